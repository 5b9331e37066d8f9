cimport cython

from . cimport memory
from .bits cimport Board

cdef int WIDE


@cython.final
cdef class Packing:
    cdef short* place
    cdef public int at
    cdef bint writes, reads
    cdef void count(self) noexcept nogil
    cdef void write(self, short* place) noexcept nogil
    cdef void read(self, short* place) noexcept nogil
    cdef Board number(self, Board value) noexcept nogil
    cdef void numbers(self, short* values, int count) noexcept nogil
    @cython.locals(i=int)
    cdef void boards(self, Board* values, int count) noexcept nogil
