cimport cython

from .. cimport bits
from . cimport hidden
from .state cimport AmytisState

cdef int ARCHITECTS, EMPTY_STACKS, NO_PROJECT, PLACES, ROW, STACK_HEIGHT, CHOOSE, FAVOR, TOKENS
cdef unsigned long long BIT[64]

cpdef dict _view_of(AmytisState state, seat)
cdef bint is_last_turn(AmytisState state)
cpdef tuple _last_built(AmytisState state, int seat)
cdef dict turn_view(AmytisState state)
@cython.locals(height=int)
cpdef str _top(AmytisState state, int stack)
@cython.locals(seat=int)
cdef seat_on(short* places, int place)
cdef dict stack_views(AmytisState state)
@cython.locals(tile=int)
cdef dict unseen_tiles(AmytisState state)
cdef dict favors_view(AmytisState state)
@cython.locals(city=dict, n=int, tile=int, cell=int)
cdef dict seat_view(AmytisState state, int seat)
