cimport cython

cdef unsigned long long WORD, STEP, MIX_1, MIX_2


@cython.final
cdef class Rng:
    cdef readonly unsigned long long word
    @cython.locals(z="unsigned long long")
    cpdef unsigned long long next(self) noexcept nogil
    cdef int _below(self, unsigned long long n) noexcept nogil


cpdef Rng as_rng(value, str name=*)
