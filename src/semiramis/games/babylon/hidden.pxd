cimport cython

from .quarry cimport Quarry
from .table cimport Table

cdef int DIG_ID, FINISH_ID, LAYERS, REMOVE_ID, STACKS, TOKENS

@cython.locals(quarry=Quarry)
cpdef tuple _hidden_of(Table table)
@cython.locals(tile=int)
cdef list outcomes(Table table, int action)
cdef int stack_of(int action) noexcept nogil
@cython.locals(layer=int, s=int)
cdef list tiles(Quarry quarry, int stack)
@cython.locals(unseen="int[7]", n=int, token=int)
cdef list tokens(Table table)
cdef void turn_up(Table table, int action, int outcome) noexcept nogil
@cython.locals(layer=int, other=int)
cdef void turn_up_tile(Quarry quarry, int stack, int tile) noexcept nogil
@cython.locals(following=int, n=int)
cdef void turn_up_token(Table table, int token) noexcept nogil
