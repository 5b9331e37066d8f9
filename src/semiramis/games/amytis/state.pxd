cimport cython

from .. cimport memory
from ..game cimport State
from .components cimport Box

cdef int HAND, OVER
cdef bint INTERPRETED


# What the contract declares (_deal, _advance, _is_legal, ...) keeps its types from there: a final class may not
# declare it again.
@cython.final
cdef class AmytisState(State):
    cdef public Box box
    cdef public unsigned long long[2] colors, kinds
    cdef public short phase, first_player, second_player_projects, stack, empty, deck_size
    cdef public short[2] architects
    cdef public short[6] sides
    cdef public short[48] tiles
    cdef public short[9] stack_size
    cdef public short[2][20] built
    cdef public short[2] built_size
    cdef public short[2][9] heights
    cdef public short[20] deck
    cdef public short[3] open
    cdef public short[2][11] hand, completed
    cdef public short[2] hand_size, completed_size, track, favors, row

    cdef void allocate(self) noexcept
    @cython.locals(at=int, seat=int)
    cdef int transfer(self, AmytisState other, short* place, int way) noexcept nogil
    @cython.locals(building=int)
    cdef bint is_set_up_like(self, AmytisState other) noexcept
    @cython.locals(actions="int[94]", i=int, count=int)
    cpdef list legal_actions(self)


@cython.locals(copy=AmytisState)
cdef AmytisState copy_of(AmytisState state)


# Below the class, since these use it.
from . cimport apply, hidden, legal, observation, scoring, setup
