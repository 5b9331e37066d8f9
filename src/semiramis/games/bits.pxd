ctypedef unsigned long long Board

cdef extern from *:
    int __builtin_popcountll(unsigned long long) noexcept nogil
    int __builtin_ctzll(unsigned long long) noexcept nogil


cdef inline int count(Board board) noexcept nogil:
    return __builtin_popcountll(board)


cdef inline int first(Board board) noexcept nogil:
    return __builtin_ctzll(board)
