cimport cython

from .. cimport bits
from ..bits cimport Board
from ..rng cimport Rng
from . cimport decorations, hidden, observation
from .garden cimport Garden
from .quarry cimport Quarry
from .table cimport Table

cdef int BELVEDERE, BUILD, CHANGE_ICON, DIG, DIG_ID, DOUBLE, DOUBLE_FLOWER, DOUBLE_PILLAR, DUG, EXTRA_DOUBLE
cdef int EXTRA_SINGLE, FILL_BLANK, FINISH_DUG, FINISH_NONE, FINISH_STORED, LAYERS, NO_TILE, NO_TOKEN, ONE_FEWER, OVER
cdef int PILLAR_STORAGE, PLACE_ID, REMOVE, REMOVE_ID, SHAPE_IDS, SINGLE, SINGLE_PILLAR, STACKS, STAIRS_ID
cdef int STORED_IDS, UPPER_IDS
cdef Board BIT[64]
cdef int SITE_CELL[49]
cdef int SITE_INDEX[64]
cdef int DECORATION_KIND[419]
cdef int DECORATION_CELLS[419][2]


# What the contract declares (deal, advance, is_legal, ...) keeps its types from there: a final class may not declare
# it again.
@cython.final
cdef class BabylonState(Table):
    cpdef int wild_token(self) noexcept nogil
    cdef int find_sites(self) noexcept nogil
    @cython.locals(count=int, stack=int)
    cdef int fill_turn_actions(self, int* actions) noexcept nogil
    cpdef int _rotations(self, int tile) noexcept nogil
    @cython.locals(action=int)
    cdef int placement(self, int cell, int n) noexcept nogil
    @cython.locals(actions="int[4339]", count=int, n=int)
    cpdef list legal_actions(self)
    @cython.locals(actions="int[112]", count=int, n=int)
    cdef bint is_turn_action(self, int action) noexcept nogil
    @cython.locals(index=int, tile=int, cell=int, level=int)
    cdef bint is_placement(self, int action) noexcept nogil
    cpdef int _level_of(self, int action) noexcept nogil
    @cython.locals(actions="int[112]", count=int, rotations_dug=int, rotations=int, drawn=int, rotation=int, site=int,
                   n=int, here=int, action=int)
    cdef int draw(self, Rng rng) noexcept

    cdef void remove(self, int stack) noexcept
    @cython.locals(pillars=int)
    cdef void dig(self, int stack) noexcept nogil
    @cython.locals(pillars=int)
    cpdef int _pillars_for(self, int stack) noexcept nogil
    @cython.locals(received=int)
    cdef void receive_singles(self, int pillars) noexcept nogil
    @cython.locals(index=int, cell=int, open_corner=int, level=int)
    cdef void place(self, int action) noexcept nogil
    cdef void pay_singles(self, int pillars) noexcept nogil
    @cython.locals(at_hand=int, exchanged=int)
    cdef void pay_doubles(self, int pillars) noexcept nogil
    @cython.locals(kind=int, a=int, b=int)
    cdef void decorate(self, int action) noexcept nogil
    @cython.locals(surplus=int)
    cdef void finish(self, int action) noexcept
    cdef void discard(self, int tile) noexcept nogil
    cdef void end_round(self) noexcept nogil
    cdef void begin_turn(self) noexcept nogil


@cython.locals(copy=BabylonState, garden=Garden)
cdef BabylonState copy_of(BabylonState state)
