cimport cython

from .state cimport BabylonState

cdef int ACTIONS, FINISH_ID, NO_CORNER, PLACE_ID
cdef dict FIXED_NOTATION, PLACEMENTS
cdef list AROUND_LEVEL

cpdef str _format_action(BabylonState state, action)
@cython.locals(text=str, before=str, after=str)
cdef str format_placement(int action, int level)
@cython.locals(texts=list, action=int)
cpdef list _legal_notations(BabylonState state)
