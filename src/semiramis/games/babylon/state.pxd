cimport cython

from .. cimport memory
from ..bits cimport Board
from ..game cimport State
from .components cimport Box
from .garden cimport Garden
from .quarry cimport Quarry

cdef int NO_TILE, NO_TOKEN, OVER, SEAT_SIZE, TABLE_SIZE
cdef bint INTERPRETED


# What the contract declares (_deal, _advance, _is_legal, ...) keeps its types from there: a final class may not
# declare it again.
@cython.final
@cython.no_gc  # see seats.pxd
cdef class BabylonState(State):
    cdef public Box box
    cdef public bint directly_below, gap_to_ground, limited_supply, covered_belvederes, wild_used
    cdef public int rounds, removals, first_player, phase, removals_left, round, token, dug, placed
    cdef public short[14] tokens
    cdef public int[7] supply
    cdef public Board discarded
    cdef public int[4] flower, singles, doubles, stored
    cdef public Quarry quarry
    cdef public tuple gardens
    cdef public Garden garden, seen

    cdef void allocate(self) noexcept
    @cython.locals(at=int, seat=int)
    cdef int transfer(self, BabylonState other, short* place, int way) noexcept nogil
    @cython.locals(at=int)
    cdef int transfer_all_but_gardens(self, BabylonState other, short* place, int way) noexcept nogil
    cdef bint is_set_up_like(self, BabylonState other) noexcept
    @cython.locals(actions="int[4339]", count=int, n=int)
    cpdef list legal_actions(self)
    @cython.locals(seat=int)
    cpdef list scores(self)


@cython.locals(copy=BabylonState, garden=Garden)
cdef BabylonState copy_of(BabylonState state)


# Below the class, since these use it.
from . cimport apply, hidden, legal, observation, scoring, seats, setup
