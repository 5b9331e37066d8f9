cimport cython

from .. cimport bits
from ..bits cimport Board
from ..rng cimport Rng
from . cimport decorations, placements
from .garden cimport Garden
from .state cimport BabylonState

cdef int ACTION_COUNT, BELVEDERE, BUILD, CHANGE_ICON, DIG, DIG_ID, DOUBLE_PILLAR, DUG, FILL_BLANK, FINISH_DUG
cdef int FINISH_NONE, FINISH_STORED, LAYERS, NO_TILE, NO_TOKEN, PLACE_ID, REMOVE, REMOVE_ID, SHAPES, STACKS, STORED
cdef Board BIT[64]

@cython.locals(count=int, rotations_dug=int, rotations_stored=int, level=int)
cdef int fill_actions(BabylonState state, int* actions) noexcept nogil
@cython.locals(count=int, stack=int)
cdef int fill_turn_actions(BabylonState state, int* actions) noexcept nogil
cpdef int _wild_token(BabylonState state) noexcept nogil
cdef int find_sites(BabylonState state) noexcept nogil
cpdef int _count_rotations(BabylonState state, int tile) noexcept nogil
cdef bint is_legal(BabylonState state, int action) noexcept
@cython.locals(actions="int[112]", count=int, n=int)
cdef bint is_turn_action(BabylonState state, int action) noexcept nogil
@cython.locals(garden=Garden, tile=int, level=int, board=Board)
cdef bint is_placement(BabylonState state, int action) noexcept
@cython.locals(actions="int[112]", count=int, rotations_dug=int, rotations=int, drawn=int, rotation=int, site=int,
               n=int, here=int, cell=int, level=int, shape=int)
cdef int random_action(BabylonState state, Rng rng) noexcept
