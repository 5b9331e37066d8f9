cimport cython

from ...games cimport bits
from ...games.babylon cimport decorations, scoring
from ...games.babylon.components cimport Box
from ...games.babylon.garden cimport Garden
from ...games.bits cimport Board

cdef int BRIDGE, FOUNTAIN, NO_TILE, PILLAR_STORAGE, STAIRS, STATUE, FLOWERS_FROM, STORAGE_FROM, GROUND, IN_LINE
cdef int DECORATION_SET_POINTS, DECORATION_SETS, FLOWER_SET_POINTS
cdef int MISSING, PLACES, WAITING
cdef Board SITES, NOT_A, NOT_H, NOT_AB, NOT_GH, WORD

cpdef Board around(Board board) noexcept nogil
@cython.locals(east=Board, west=Board)
cpdef Board across(Board far, Board gap) noexcept nogil


@cython.final
cdef class Evaluation:
    cdef readonly double[64] features
    cdef readonly double[16][64] weight
    cdef readonly double[16][64] singles
    cdef readonly double[16][64] tiles
    cdef Board[18] cover
    cdef Board for_three, for_four, for_any
    cdef readonly Box box
    @cython.locals(value=double)
    cdef double _expected_score(self, Garden garden, int singles, int stored, int turns) noexcept
    @cython.locals(value=double)
    cdef double of_storage(self, int singles, int stored, int turns) noexcept
    @cython.locals(value=double, n=int)
    cdef double of_garden(self, Garden garden, int turns) noexcept
    @cython.locals(value=double, n=int)
    cdef double of_flowers(self, Garden garden, int stored, int turns) noexcept
    @cython.locals(seen="int[5]", lines="int[8]", kind=int, sets=int, highest=int, in_line=Board)
    cdef void fill_garden_features(self, Garden garden) noexcept
    @cython.locals(highest=int, n=int, level=int, upper=Board, below=Board, sites=Board)
    cdef void fill_site_features(self, Garden garden) noexcept
    @cython.locals(under=Board, one=Board, two=Board, nothing=Board, hanging=Board, some=Board, allowed=Board,
                   north=Board, south=Board, north_1=Board, north_2=Board, north_4=Board, south_1=Board, south_2=Board,
                   south_4=Board)
    cdef void find_affordable_sites(self, Garden garden, int level, Board below) noexcept
    @cython.locals(carry_2=Board, digit_2=Board, digit_4=Board)
    cdef void add_sites(
        self, Board sites, Board pair_1, Board pair_2, Board pair_4, Board one, Board two
    ) noexcept
    @cython.locals(lower=Board, here=Board, room=Board, waiting=Board, ready=Board, level=int, n=int)
    cdef void fill_icon_features(self, Garden garden) noexcept
    @cython.locals(count=int)
    cdef void add_icons(self, int n, Board waiting, Board ready, int level, int highest) noexcept
    @cython.locals(flowers="int[4]", sets=int, missing=int, flower=int, wanted=bint)
    cdef void fill_flower_features(self, Garden garden, int stored) noexcept
