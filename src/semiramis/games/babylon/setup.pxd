cimport cython

from ..rng cimport Rng
from . cimport apply, hidden
from .components cimport Box
from .state cimport BabylonState

cdef int DIG, LAYERS, NO_TILE, NO_TOKEN, REMOVE, STACKS, STARTING_TILE, TOKENS, UNLIMITED

@cython.locals(n=int)
cdef void deal(BabylonState state, Rng rng) noexcept
@cython.locals(piece=int, seat=int)
cdef void begin(BabylonState state, int first_player) noexcept
