from ..games.game cimport State
from . cimport rows

cdef fill_observation(State state, int seat, short[:, ::1] numbers)
