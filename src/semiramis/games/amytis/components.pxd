cimport cython


@cython.final
cdef class Box:
    cdef readonly dict components
    cdef readonly int[21] points
    cdef readonly int[22] first
    cdef readonly unsigned long long[480] variants
    @cython.locals(i=int, variant="unsigned long long")
    cdef bint shows(self, int project, unsigned long long colors) noexcept nogil
