cimport cython

from .. cimport bits, memory
from ..rng cimport Rng
from . cimport hidden, observation
from .table cimport Table

cdef int ARCHITECTS, BOARD, BUILDS, DONE, EMPTY_STACKS, HAND, LAYER, NO_PROJECT, PALACE, PLACE_TOKEN, PLACES, PROJECTS
cdef int ROW, ROW_PLACES, ROW_SHARE, SCORE, SLOTS, STACK_HEIGHT, TAKE_DECK, TAKE_OPEN, TO_BUILD, TO_CHOOSE, TO_FAVOR
cdef int TOKENS
cdef bint INTERPRETED
cdef unsigned long long BIT[64]
cdef int LINES[8]
cdef int HAS_LINE[512]
cdef unsigned long long EVERY_LAYER[9]


# What the contract declares (deal, advance, is_legal, ...) keeps its types from there: a final class may not declare
# it again.
@cython.final
cdef class AmytisState(Table):
    cdef void become(self, AmytisState other) noexcept
    cpdef void _clear(self) noexcept nogil
    cpdef int _first_hand(self, int seat) noexcept nogil

    cdef int choices(self) noexcept nogil
    cdef int palace_choices(self) noexcept nogil
    cdef int favor_choices(self) noexcept nogil
    cdef int first_action(self) noexcept nogil
    @cython.locals(actions="int[94]", i=int, count=int)
    cpdef list legal_actions(self)

    @cython.locals(tile=int)
    cdef void build(self, int stack, int cell) noexcept nogil
    cdef void choose(self, int action) noexcept nogil
    cdef int draw(self) noexcept nogil
    cdef void take(self, int seat, int project) noexcept nogil
    cdef void complete_projects(self) noexcept nogil
    @cython.locals(line=int)
    cpdef int _line(self, int seat) noexcept nogil
    cdef void favor(self, int place) noexcept nogil
    cdef void end_turn(self) noexcept nogil


@cython.locals(copy=AmytisState)
cdef AmytisState copy_of(AmytisState state)
