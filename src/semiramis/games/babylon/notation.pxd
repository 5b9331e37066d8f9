cimport cython

from .state cimport BabylonState

cdef int ACTIONS, FINISH_ID, NO_CORNER, PLACE_ID
cdef dict FIXED_NOTATION
cdef list AROUND_LEVEL

@cython.locals(before=str, after=str)
cpdef str format_action(BabylonState state, action)
