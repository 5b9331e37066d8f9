cimport cython

from ..rng cimport Rng
from . cimport apply, hidden
from .state cimport AmytisState

cdef int BUILD, HAND, PLACES, PROJECTS, SLOTS, STACK_HEIGHT

@cython.locals(i=int, slot=int, seat=int, _=int)
cdef void deal(AmytisState state, Rng rng) noexcept
@cython.locals(stack=int, seat=int, cell=int)
cdef void clear(AmytisState state) noexcept nogil
cdef int count_first_hand(AmytisState state, int seat) noexcept nogil
