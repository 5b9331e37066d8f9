cimport cython

from .. cimport bits
from ..bits cimport Board
from .garden cimport Garden

cdef int PLACE_ID, SHAPE_IDS, STORED_IDS, UPPER_IDS
cdef Board BIT[64]
cdef int SITE_CELL[49]
cdef int SITE_INDEX[64]

@cython.locals(action=int)
cpdef int _encode(Garden garden, int source, int cell, int rotation, int level, int shape) noexcept nogil
@cython.locals(below=Board, lower=Board, board=Board, shape=int, cell=int, first=int, rotation=int)
cdef int fill_level(Garden garden, int level, int rotations_dug, int rotations_stored, int* actions,
                    int count) noexcept nogil
cpdef int _source_of(int action) noexcept nogil
cpdef int _cell_of(int action) noexcept nogil
cpdef int _rotation_of(int action) noexcept nogil
cpdef int _shape_of(int action) noexcept nogil
cpdef int _height_of(int action) noexcept nogil
cpdef int _level_of(Garden garden, int action) noexcept nogil
