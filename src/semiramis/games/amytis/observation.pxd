cimport cython

from .. cimport bits, memory
from . cimport scoring
from .state cimport AmytisState

cdef int ARCHITECTS_AT, CITY_BUILDINGS, CITY_COLORS, CITY_HEIGHTS, COMPLETED, OVER, FAVORS_AT, FIRST_PLAYER, HAND, HANDS
cdef int NO_PROJECT, OPEN_PROJECTS, PHASE, PLACES, POINTS, PROJECTS, ROW_AT, SIDES, SIZE, SLOTS, STACK_BUILDINGS
cdef int STACK_COLORS, STACK_HEIGHT, STACK_HEIGHTS, THIRD_PROJECT, TO_ACT, BUILD, TRACK, TURN_CELL, TURN_STACK
cdef int UNSEEN_PROJECTS, UNSEEN_TILES

@cython.locals(i=Py_ssize_t, acting=int)
cdef void observe(AmytisState state, int seat, short* numbers) noexcept nogil
@cython.locals(i=Py_ssize_t, stack=Py_ssize_t, height=Py_ssize_t, tile=Py_ssize_t)
cdef void observe_stacks(AmytisState state, short* numbers) noexcept nogil
@cython.locals(i=Py_ssize_t)
cdef void observe_cards(AmytisState state, short* numbers) noexcept nogil
@cython.locals(i=Py_ssize_t)
cdef void observe_seat(AmytisState state, Py_ssize_t seat, Py_ssize_t place, short* numbers) noexcept nogil
