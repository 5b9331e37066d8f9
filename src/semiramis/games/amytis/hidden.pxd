cimport cython

from .. cimport bits
from ..rng cimport Rng
from .state cimport AmytisState

cdef int BUILDS, PLACES, STACK_HEIGHT, TAKE_DECK
cdef unsigned long long BIT[64]

cdef bint is_unseen(AmytisState state, int place) noexcept nogil

cpdef tuple _hidden_of(AmytisState state)

cdef void redraw(AmytisState state, Rng rng) noexcept
@cython.locals(n=int, cards="unsigned long long")
cdef void sort_deck(AmytisState state) noexcept nogil
@cython.locals(unseen="int[48]", copies="int[24]", place=int, tile=int, count=int, i=int, j=int, n=int, _=int)
cdef void redraw_tiles(AmytisState state, Rng rng) noexcept
cdef void shuffle(short* things, int count, Rng rng) noexcept

cdef bint reveals(AmytisState state, int action) noexcept nogil
@cython.locals(n=int)
cdef list outcomes(AmytisState state, int action)
@cython.locals(unseen="int[24]", place=int, tile=int)
cdef list tiles(AmytisState state)
cdef void turn_up(AmytisState state, int action, int outcome) noexcept nogil
@cython.locals(under=int, place=int)
cdef void turn_up_tile(AmytisState state, int stack, int tile) noexcept nogil
@cython.locals(top=int, place=int)
cdef void turn_up_project(AmytisState state, int project) noexcept nogil
