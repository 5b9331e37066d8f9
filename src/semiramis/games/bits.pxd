from libc.string cimport memcpy

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


# The bits of each byte as numbers: to copy eight of them is faster than to find those that are set.
cdef extern from *:
    """
    #define SEMIRAMIS_BYTE(b) {b & 1, b >> 1 & 1, b >> 2 & 1, b >> 3 & 1, b >> 4 & 1, b >> 5 & 1, b >> 6 & 1, b >> 7}
    #define SEMIRAMIS_4(b) SEMIRAMIS_BYTE((b)), SEMIRAMIS_BYTE((b + 1)), SEMIRAMIS_BYTE((b + 2)), SEMIRAMIS_BYTE((b + 3))
    #define SEMIRAMIS_16(b) SEMIRAMIS_4(b), SEMIRAMIS_4(b + 4), SEMIRAMIS_4(b + 8), SEMIRAMIS_4(b + 12)
    #define SEMIRAMIS_64(b) SEMIRAMIS_16(b), SEMIRAMIS_16(b + 16), SEMIRAMIS_16(b + 32), SEMIRAMIS_16(b + 48)
    static const short semiramis_bits[256][8] = {
        SEMIRAMIS_64(0), SEMIRAMIS_64(64), SEMIRAMIS_64(128), SEMIRAMIS_64(192)
    };
    """
    const short semiramis_bits[256][8]


cdef inline void spread(Board board, int count, short* numbers, int start) noexcept nogil:
    cdef int i = 0
    while i + 8 <= count:
        memcpy(numbers + start + i, semiramis_bits[(board >> i) & 255], 8 * sizeof(short))
        i += 8
    if i < count:
        memcpy(numbers + start + i, semiramis_bits[(board >> i) & 255], (count - i) * sizeof(short))
