ctypedef unsigned long long Board

cdef extern from *:
    int __builtin_popcountll(unsigned long long) noexcept nogil
    int __builtin_ctzll(unsigned long long) noexcept nogil


cdef inline int count(Board board) noexcept nogil:
    return __builtin_popcountll(board)


cdef inline int first(Board board) noexcept nogil:
    return __builtin_ctzll(board)


cdef inline int nth(Board board, int n) noexcept nogil:
    cdef int i
    for i in range(n):
        board &= board - 1
    return first(board)


cdef inline void mark(Board board, short* numbers, int start) noexcept nogil:
    while board:
        numbers[start + first(board)] = 1
        board &= board - 1
