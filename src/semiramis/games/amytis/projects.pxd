cimport cython


@cython.final
cdef class Projects:
    cdef public int[21] points
    cdef public int[22] first
    cdef public unsigned long long[480] variants
    @cython.locals(i=int, variant="unsigned long long")
    cdef bint shows(self, int project, unsigned long long colors) noexcept nogil
