cimport cython

from .. cimport bits
from ..game cimport State
from .components cimport Box

cdef int BOARD, CORNER, CORNER_HEIGHT, CORNER_POINTS, CORNERS, DONE, EDGE, GARDEN, HAND, LAYER, MARKET, PALACE, PLACES
cdef int PROJECT_FAVOR, PROJECT_FAVOR_POINTS, RESIDENCE, STAIRS, STAIRS_POINTS, WALL
cdef unsigned long long BIT[64]
cdef int POINTS_EACH[12]
cdef int CORNER_WALL_POINTS[5]
cdef int STACK_POINTS[4]
cdef int ROW_POINTS[5]


cdef class Table(State):
    cdef public Box box
    cdef public unsigned long long[2] colors, kinds
    cdef public short phase, first_player, second_player_projects, stack, empty, deck_size
    cdef public short[2] architects
    cdef public short[6] sides
    cdef public short[48] tiles
    cdef public short[9] stack_size
    cdef public short[2][20] built
    cdef public short[2] built_size
    cdef public short[2][9] heights
    cdef public short[20] deck
    cdef public short[3] open
    cdef public short[2][11] hand, completed
    cdef public short[2] hand_size, completed_size, track, favors, row

    cdef void allocate(self) noexcept
    @cython.locals(building=int)
    cdef bint is_set_up_like(self, Table other) noexcept
    cdef int building_points(self, int seat) noexcept nogil
    cdef int building_count(self, int seat) noexcept nogil
    cdef int visible(self, int seat, int building) noexcept nogil
    cdef int stacks_of(self, int seat, int height) noexcept nogil
    cdef int project_points(self, int seat) noexcept nogil
    cdef int favor_points(self, int seat) noexcept nogil
    cdef bint is_stairs(self, int seat, int cell, int step) noexcept nogil
