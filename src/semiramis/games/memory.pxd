from libc.string cimport memcpy

from .bits cimport Board


cdef inline Board number(short* place, int at, int way, Board value) noexcept nogil:
    if way == 1:
        memcpy(place + at, &value, sizeof(Board))
    elif way == 2:
        memcpy(&value, place + at, sizeof(Board))
    return value


cdef inline int numbers(short* place, int at, int way, short* values, int count) noexcept nogil:
    if way == 1:
        memcpy(place + at, values, count * sizeof(short))
    elif way == 2:
        memcpy(values, place + at, count * sizeof(short))
    return at + count


cdef inline int boards(short* place, int at, int way, Board* values, int count) noexcept nogil:
    if way == 1:
        memcpy(place + at, values, count * sizeof(Board))
    elif way == 2:
        memcpy(values, place + at, count * sizeof(Board))
    return at + 4 * count
