cimport cython

from .. cimport bits
from .state cimport AmytisState

cdef int BOARD, CORNER, CORNER_HEIGHT, CORNER_POINTS, CORNERS, EDGE, GARDEN, LAYER, MARKET, PALACE, PLACES
cdef int PROJECT_FAVOR_POINTS, RESIDENCE, STAIRS, STAIRS_POINTS, WALL
cdef unsigned long long BIT[64]
cdef int POINTS_EACH[12]
cdef int CORNER_WALL_POINTS[5]
cdef int STACK_POINTS[4]
cdef int ROW_POINTS[5]

@cython.locals(building=int, count=int)
cdef int building_points(AmytisState state, int seat) noexcept nogil
@cython.locals(last=int, tile=int, building=int, side_b=int, height=int, same=int, own=int)
cpdef int _building_count(AmytisState state, int seat) noexcept nogil
cdef int walls_of(AmytisState state, int seat) noexcept nogil
@cython.locals(kinds=int, kind=int)
cdef int residences_of(AmytisState state, int seat) noexcept nogil
cdef int visible(AmytisState state, int seat, int building) noexcept nogil
@cython.locals(count=int, cell=int)
cdef int stacks_of(AmytisState state, int seat, int height) noexcept nogil
@cython.locals(points=int, i=int)
cdef int project_points(AmytisState state, int seat) noexcept nogil
@cython.locals(points=int, favors=int)
cdef int favor_points(AmytisState state, int seat) noexcept nogil
@cython.locals(points=int, i=int, cell=int)
cpdef int _place_points(AmytisState state, int seat, int place) noexcept nogil
@cython.locals(start=int, end=int)
cdef bint is_stairs(AmytisState state, int seat, int cell, int step) noexcept nogil
cdef int points(AmytisState state, int seat) noexcept nogil
cpdef dict _seat_breakdown(AmytisState state, int seat)
@cython.locals(best=int, seat=int)
cdef list winners(AmytisState state)
