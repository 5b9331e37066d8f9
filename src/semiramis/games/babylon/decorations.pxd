cimport cython

from .. cimport bits
from ..bits cimport Board
from .garden cimport Garden

cdef int BLANK, STAIRS, FOUNTAIN, BRIDGE, STATUE, CHANGE_ICON, FILL_BLANK, STATUE_ID
cdef Board FULL
cdef Board BIT[64]
cdef Board CROSS[64]
cdef int STEP[5][2]
cdef int PAIR_ID[5][2][64]
cdef Board PAIR_ROOM[5][2]

cpdef Board _wild_spaces(Garden garden, int kind, int token) noexcept nogil
@cython.locals(count=int, kind=int, direction=int, step=int, cell=int, fresh=Board,
               shown=Board, wild=Board, pairs=Board,
               spaces=Board)
cdef int fill_decorations(Garden garden, int* actions, int* supply, int token) noexcept nogil
@cython.locals(level=int, other=int, between=int)
cdef bint is_pair(Garden garden, int kind, int a, int b) noexcept nogil
@cython.locals(standing=Board, lines=Board)
cdef Board aligned(Garden garden) noexcept nogil
cdef bint needs_wild(Garden garden, int kind, int a, int b) noexcept nogil
@cython.locals(between=int, n=int)
cpdef void _decorate(Garden garden, int kind, int a, int b) noexcept nogil
