ctypedef unsigned long long Board

# The compiler's own functions where it has them: they become one instruction. SEMIRAMIS_PORTABLE_BITS takes plain C
# instead; a test compiles it so, since none of the compilers here would.
cdef extern from *:
    """
    #ifndef SEMIRAMIS_BITS
    #define SEMIRAMIS_BITS

    #if defined(SEMIRAMIS_PORTABLE_BITS)
    #define SEMIRAMIS_PLAIN_COUNT
    #define SEMIRAMIS_PLAIN_FIRST
    #elif defined(__GNUC__) || defined(__clang__)
    #define semiramis_count(board) __builtin_popcountll(board)
    #define semiramis_first(board) __builtin_ctzll(board)
    #elif defined(_MSC_VER) && (defined(_M_X64) || defined(_M_ARM64))
    #include <intrin.h>
    #if defined(_M_X64)
    #define semiramis_count(board) ((int) __popcnt64(board))
    #else
    #define SEMIRAMIS_PLAIN_COUNT
    #endif
    static __inline int semiramis_first(unsigned long long board) {
        unsigned long found;
        _BitScanForward64(&found, board);
        return (int) found;
    }
    #else
    #define SEMIRAMIS_PLAIN_COUNT
    #define SEMIRAMIS_PLAIN_FIRST
    #endif

    #if defined(_MSC_VER)
    #define SEMIRAMIS_INLINE static __inline
    #else
    #define SEMIRAMIS_INLINE static inline
    #endif

    #if defined(SEMIRAMIS_PLAIN_COUNT)
    SEMIRAMIS_INLINE int semiramis_count(unsigned long long board) {
        board -= (board >> 1) & 0x5555555555555555ULL;
        board = (board & 0x3333333333333333ULL) + ((board >> 2) & 0x3333333333333333ULL);
        board = (board + (board >> 4)) & 0x0f0f0f0f0f0f0f0fULL;
        return (int) ((board * 0x0101010101010101ULL) >> 56);
    }
    #endif

    #if defined(SEMIRAMIS_PLAIN_FIRST)
    SEMIRAMIS_INLINE int semiramis_first(unsigned long long board) {
        return semiramis_count((board & (0ULL - board)) - 1);
    }
    #endif

    #endif
    """
    int semiramis_count(unsigned long long) noexcept nogil
    int semiramis_first(unsigned long long) noexcept nogil


cdef inline int count(Board board) noexcept nogil:
    return semiramis_count(board)


cdef inline int first(Board board) noexcept nogil:
    return semiramis_first(board)


cdef inline int nth(Board board, int n) noexcept nogil:
    cdef int i
    for i in range(n):
        board &= board - 1
    return first(board)


cdef inline void mark(Board board, short* numbers, int start) noexcept nogil:
    while board:
        numbers[start + first(board)] = 1
        board &= board - 1
