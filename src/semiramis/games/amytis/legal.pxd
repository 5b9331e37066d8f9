cimport cython

from .. cimport bits
from ..rng cimport Rng
from .state cimport AmytisState

cdef int BOARD, BUILD, CHOOSE, FAVOR, NO_PROJECT, PALACE, PLACE_TOKEN, PLACES, ROW, ROW_PLACES, ROW_SHARE, SCORE, SLOTS
cdef int TAKE_DECK, TAKE_OPEN, TOKENS
cdef unsigned long long BIT[64]

cdef int choices(AmytisState state) noexcept nogil
cdef int stack_choices(AmytisState state) noexcept nogil
@cython.locals(found=int, slot=int)
cdef int palace_choices(AmytisState state) noexcept nogil
@cython.locals(seat=int, free=int)
cdef int favor_choices(AmytisState state) noexcept nogil
cdef int first_action(AmytisState state) noexcept nogil
@cython.locals(count=int, left=int, choice=int, cell=int)
cdef int fill_actions(AmytisState state, int* actions) noexcept nogil
@cython.locals(choice=int)
cdef bint is_legal(AmytisState state, int action) noexcept nogil
@cython.locals(left=int, count=int, drawn=int)
cdef int random_action(AmytisState state, Rng rng) noexcept
