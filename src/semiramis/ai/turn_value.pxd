cimport cython

from ..games.game cimport State

cdef int LARGEST

@cython.locals(least=int, action=int, guess=State)
cpdef int _least_points(State after, list guesses, turn, int seat) except? -1
