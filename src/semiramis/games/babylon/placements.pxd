cimport cython

from .garden cimport Garden

cdef int PLACE_ID, SHAPE_IDS, STORED_IDS, UPPER_IDS
cdef int SITE_CELL[49]
cdef int SITE_INDEX[64]

@cython.locals(action=int)
cpdef int _encode(Garden garden, int source, int cell, int rotation, int level, int shape) noexcept nogil
cpdef int _source_of(int action) noexcept nogil
cpdef int _cell_of(int action) noexcept nogil
cpdef int _rotation_of(int action) noexcept nogil
cpdef int _shape_of(int action) noexcept nogil
cpdef int _height_of(int action) noexcept nogil
cpdef int _level_of(Garden garden, int action) noexcept nogil
