cimport cython

from ..games.game cimport State
from . cimport rows

cdef fill_observation(State state, int seat, short[:, ::1] numbers)
@cython.locals(i=int)
cdef fill_mask(State state, int[:, ::1] legal, signed char[:, ::1] mask)
cpdef list rewards(State state)
