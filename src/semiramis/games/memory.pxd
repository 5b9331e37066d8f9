from libc.string cimport memcpy

from .bits cimport Board


cdef inline void copy(short* to, int at, short* source, int first, int count) noexcept nogil:
    memcpy(to + at, source + first, count * sizeof(short))


cdef inline void put(short* place, int at, Board value) noexcept nogil:
    memcpy(place + at, &value, sizeof(Board))


cdef inline Board get(short* place, int at) noexcept nogil:
    cdef Board value
    memcpy(&value, place + at, sizeof(Board))
    return value
