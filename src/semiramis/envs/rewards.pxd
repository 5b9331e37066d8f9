from ..games.game cimport State

cpdef list rewards(State state)
