cimport cython

from .state cimport AmytisState

cdef int BUILDS, PLACES, STACK_HEIGHT

@cython.locals(n=int)
cpdef list outcomes(AmytisState state, int action)
@cython.locals(unseen="int[24]", place=int, tile=int)
cdef list tiles(AmytisState state)
cpdef void turn_up(AmytisState state, int action, int outcome) noexcept
@cython.locals(under=int, place=int)
cdef void turn_up_tile(AmytisState state, int stack, int tile) noexcept nogil
@cython.locals(top=int, place=int)
cdef void turn_up_project(AmytisState state, int project) noexcept nogil
