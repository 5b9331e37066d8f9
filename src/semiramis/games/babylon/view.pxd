cimport cython

from ..bits cimport Board
from . cimport apply, legal, scoring
from .garden cimport Garden
from .quarry cimport Quarry
from .state cimport BabylonState

cdef int CORNERS, DIG, LAYERS, NO_CORNER, NO_TILE, NO_TOKEN, NOTHING, STACKS, STATUE, TILES, TOKENS
cdef Board BIT[64]

@cython.locals(wild=int)
cpdef dict _view_of(BabylonState state, seat)
cdef dict options_of(BabylonState state)
cdef dict unseen_tokens(BabylonState state)
@cython.locals(names=tuple, quarry=Quarry)
cdef list unseen_tiles(BabylonState state)
cpdef str _tile_name(BabylonState state, int tile)
@cython.locals(height=int)
cpdef dict _stack_view(BabylonState state, int stack)
@cython.locals(garden=Garden, breakdown=dict)
cdef dict seat_view(BabylonState state, int seat)
@cython.locals(open_corner=int)
cpdef dict _tile_view(Garden garden, int n)
@cython.locals(ends=int)
cpdef dict _decoration_view(Garden garden, int n)
@cython.locals(tile=int)
cdef dict cell_view(Garden garden, int cell)
