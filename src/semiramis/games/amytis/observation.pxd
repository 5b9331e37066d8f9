cimport cython

from .. cimport bits
from .table cimport Table

cdef int ARCHITECTS_AT, CITY_BUILDINGS, CITY_COLORS, CITY_HEIGHTS, COMPLETED, DONE, FAVORS_AT, FIRST_PLAYER, HAND, HANDS
cdef int NO_PROJECT, OPEN_PROJECTS, PHASE, PLACES, POINTS, PROJECTS, ROW_AT, SIDES, SIZE, SLOTS, STACK_BUILDINGS
cdef int STACK_COLORS, STACK_HEIGHT, STACK_HEIGHTS, THIRD_PROJECT, TO_ACT, TO_BUILD, TRACK, TURN_CELL, TURN_STACK
cdef int UNSEEN_PROJECTS, UNSEEN_TILES

@cython.locals(i=Py_ssize_t, acting=int)
cdef void observe(Table table, int seat, short* numbers) noexcept
@cython.locals(i=Py_ssize_t, stack=Py_ssize_t, height=Py_ssize_t, tile=Py_ssize_t)
cdef void observe_stacks(Table table, short* numbers) noexcept nogil
@cython.locals(i=Py_ssize_t)
cdef void observe_cards(Table table, short* numbers) noexcept nogil
@cython.locals(i=Py_ssize_t)
cdef void observe_seat(Table table, Py_ssize_t seat, Py_ssize_t place, short* numbers) noexcept
