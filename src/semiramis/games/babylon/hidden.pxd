cimport cython

from .quarry cimport Quarry
from .state cimport BabylonState

cdef int DIG_ID, FINISH_ID, LAYERS, REMOVE_ID, STACKS, TOKENS

@cython.locals(tile=int)
cpdef list outcomes(BabylonState state, int action)
cdef int stack_of(int action) noexcept nogil
@cython.locals(layer=int, s=int)
cdef list tiles(Quarry quarry, int stack)
@cython.locals(unseen="int[7]", n=int, token=int)
cdef list tokens(BabylonState state)
cpdef void turn_up(BabylonState state, int action, int outcome) noexcept
@cython.locals(layer=int, other=int)
cdef void turn_up_tile(Quarry quarry, int stack, int tile) noexcept nogil
@cython.locals(following=int, n=int)
cdef void turn_up_token(BabylonState state, int token) noexcept nogil
