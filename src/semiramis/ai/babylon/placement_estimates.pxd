cimport cython

from ...games cimport bits
from ...games.babylon cimport decorations, scoring
from ...games.babylon.garden cimport Garden
from ...games.bits cimport Board
from .draft cimport Draft
from .evaluation cimport Evaluation, across, around

cdef int BELVEDERE, BLANK, BRIDGE, CHANGE_ICON, DOUBLE, DOUBLE_PILLAR, FILL_BLANK, FOUNTAIN, SINGLE, STAIRS
cdef int PILLAR_STORAGE
cdef double ROUNDING
cdef int STARTING_TILE, STATUE, MOST_SITES, WAITING
cdef Board BIT[64]
cdef int OFFSET[4]
cdef Board FOOTPRINT[64]


@cython.final
cdef class BestPlacements:
    cdef int count
    cdef double[64] estimate
    cdef int[64] site, rotation
    @cython.locals(n=int)
    cdef void insert(self, double estimate, int site, int rotation, int width) noexcept


@cython.final
cdef class PlacementEstimates:
    cdef Evaluation evaluation
    cdef Garden trial
    cdef bint coarse
    cdef int[64] similar
    cdef BestPlacements best
    cdef readonly int sites, turns
    cdef int[512] cell, level, shape, singles, doubles
    cdef double[512] base_value, most
    cdef double[512][20] icon_value
    @cython.locals(garden=Garden, exchanges=int, lined=Board, level=int, shape=int, board=Board, cell=int, n=int)
    cdef void run(self, Draft draft, int singles, int turns) noexcept
    @cython.locals(n=int, icon=int)
    cdef void add(self, Garden garden, int cell, int level, int shape, int turns) noexcept
    @cython.locals(covered=Board, room=Board, free=Board, same=Board, steps_up=Board, steps_down=Board,
                   fountains=Board, bridges=Board, beside=Board, across_room=Board, bit=Board, lower=int, corner=int, n=int,
                   weight="double*", value="double*", waiting="double[3]", kind=int, most=double)
    cdef void fill_icon_values(self, Garden garden, int cell, int level, Board lined, int turns) noexcept
    @cython.locals(best=BestPlacements, icons="short*", rotations=int, site=int, exchanged=int, left=int,
                   rotation=int, singles=double, estimate=double)
    cdef BestPlacements find_best(self, Draft draft, int tile, int width)
    @cython.locals(value="double*", total=double, wild=double, here=double, corner=int, icon=int, other=int)
    cdef double estimate(self, int site, short* icons, int rotation, int token) noexcept
