cimport cython

from ..rng cimport Rng
from .quarry cimport Quarry
from .state cimport BabylonState

cdef int DIG_ID, FINISH_ID, LAYERS, REMOVE_ID, STACKS, STAIRS_ID, TOKENS

@cython.locals(quarry=Quarry)
cpdef tuple _hidden_of(BabylonState state)
cdef void redraw(BabylonState state, Rng rng) noexcept
@cython.locals(counts="int[7]", n=int, token=int, _=int)
cdef void sort_tokens(BabylonState state, int turned_up) noexcept nogil
@cython.locals(n=int, other=int, token=int)
cdef void shuffle_tokens(BabylonState state, int turned_up, Rng rng) noexcept

cdef bint reveals(BabylonState state, int action) noexcept nogil
@cython.locals(tile=int)
cdef list outcomes(BabylonState state, int action)
cdef int stack_of(int action) noexcept nogil
@cython.locals(layer=int, s=int)
cdef list tiles(Quarry quarry, int stack)
@cython.locals(unseen="int[7]", n=int, token=int)
cdef list tokens(BabylonState state)
cdef void turn_up(BabylonState state, int action, int outcome) noexcept nogil
@cython.locals(layer=int, other=int)
cdef void turn_up_tile(Quarry quarry, int stack, int tile) noexcept nogil
@cython.locals(following=int, n=int)
cdef void turn_up_token(BabylonState state, int token) noexcept nogil
