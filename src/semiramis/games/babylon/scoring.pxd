cimport cython

from .. cimport bits
from . cimport seats
from .garden cimport Garden
from .state cimport BabylonState

cdef int STAIRS, FOUNTAIN, BRIDGE, NO_CORNER, NOTHING, STATUE
cdef int BELVEDERE_POINTS, DECORATION_SET_POINTS, FLOWER_SET_POINTS, HIGHEST_LEVEL_POINTS
cdef int LEVEL_POINTS_EACH[5]
cdef int STATUES, FOUNTAINS, BRIDGES, STAIRCASES, DECORATION_SETS, FLOWER_SETS, BELVEDERES, HIGHEST_LEVEL

@cython.locals(decorations="int[5]", flowers="int[4]")
cdef int fill_lines(Garden garden, int* lines) noexcept nogil
@cython.locals(n=int, kind=int, points=int, sets=int, total=int)
cdef int fill_lines_without_flowers(Garden garden, int* lines, int* decorations) noexcept nogil
cpdef int _decoration_points(int kind, int level, int other_level) noexcept nogil
@cython.locals(n=int)
cdef int count_flowers(Garden garden, int* flowers) noexcept nogil
@cython.locals(on_a=bint)
cpdef bint _is_decoration_seen(Garden garden, int n) noexcept nogil
@cython.locals(count=int, n=int)
cdef int count_belvederes(Garden garden) noexcept nogil
@cython.locals(cell=int)
cpdef bint _is_tile_seen(Garden garden, int n) noexcept nogil
@cython.locals(lines="int[8]")
cdef int points(BabylonState state, int seat) noexcept nogil
@cython.locals(lines="int[8]", garden=Garden, line=int)
cpdef dict _seat_breakdown(BabylonState state, int seat)
cdef int visible_pits(Garden garden) noexcept nogil
@cython.locals(seat=int)
cdef list winners(BabylonState state)
