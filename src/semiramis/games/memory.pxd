from cpython.bytearray cimport PyByteArray_AS_STRING
from libc.string cimport memcpy, memset

from .bits cimport Board

# As in memory.py.
cdef enum:
    COUNT = 0
    WRITE = 1
    READ = 2
    COPY = 3


cdef inline Board number(short* place, int at, int way, Board value, Board other) noexcept nogil:
    if way == COPY:
        return other
    if way == WRITE:
        memcpy(place + at, &value, sizeof(Board))
    elif way == READ:
        memcpy(&value, place + at, sizeof(Board))
    return value


cdef inline int numbers(short* place, int at, int way, short* values, int count, short* others) noexcept nogil:
    if way == COPY:
        memcpy(values, others, count * sizeof(short))
    elif way == WRITE:
        memcpy(place + at, values, count * sizeof(short))
    elif way == READ:
        memcpy(values, place + at, count * sizeof(short))
    return at + count


cdef inline int integers(short* place, int at, int way, int* values, int count, int* others) noexcept nogil:
    if way == COPY:
        memcpy(values, others, count * sizeof(int))
    elif way == WRITE:
        memcpy(place + at, values, count * sizeof(int))
    elif way == READ:
        memcpy(values, place + at, count * sizeof(int))
    return at + 2 * count


cdef inline int boards(short* place, int at, int way, Board* values, int count, Board* others) noexcept nogil:
    if way == COPY:
        memcpy(values, others, count * sizeof(Board))
    elif way == WRITE:
        memcpy(place + at, values, count * sizeof(Board))
    elif way == READ:
        memcpy(values, place + at, count * sizeof(Board))
    return at + 4 * count


cdef inline void clear(short* place, int at, int count) noexcept nogil:
    memset(place + at, 0, count * sizeof(short))


cdef inline void copy(short* place, int at, short* values, int count) noexcept nogil:
    memcpy(place + at, values, count * sizeof(short))


cdef inline short* shorts(bytearray place) noexcept:
    return <short*> PyByteArray_AS_STRING(place)
