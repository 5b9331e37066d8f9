cimport cython

from . cimport placements
from .state cimport BabylonState

cdef int ACTION_COUNT, FINISH_ID, NO_CORNER, PLACE_ID
cdef dict FIXED_NOTATION, PLACEMENTS

cpdef str _format_action(BabylonState state, action)
@cython.locals(text=str)
cdef str format_placement(int action, int level)
@cython.locals(texts=list, action=int)
cpdef list _legal_notations(BabylonState state)
