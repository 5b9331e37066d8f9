cimport cython

from ...games cimport bits
from ...games.babylon cimport decorations, scoring
from ...games.babylon.components cimport Box
from ...games.babylon.garden cimport Garden
from ...games.bits cimport Board

cdef int BRIDGE, FOUNTAIN, NO_TILE, PILLAR_STORAGE, STAIRS, STATUE, FLOWERS_FROM, STORAGE_FROM, GROUND, IN_LINE
cdef int MISSING, PLACES, WAITING
cdef Board SITES, NOT_A, NOT_H, NOT_AB, NOT_GH, WORD
cdef int OFFSET[4]

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
    @cython.locals(worth=double)
    cdef double _expect(self, Garden garden, int singles, int stored, int turns) noexcept
    @cython.locals(worth=double)
    cdef double of_storage(self, int singles, int stored, int turns) noexcept
    @cython.locals(worth=double, n=int)
    cdef double of_garden(self, Garden garden, int turns) noexcept
    @cython.locals(worth=double, n=int)
    cdef double of_flowers(self, Garden garden, int stored, int turns) noexcept
    @cython.locals(seen="int[5]", points=int, n=int, kind=int, sets=int, highest=int, lines=Board)
    cdef void look(self, Garden garden) noexcept
    @cython.locals(highest=int, n=int, level=int, upper=Board, below=Board, sites=Board)
    cdef void look_at_sites(self, Garden garden) noexcept
    @cython.locals(under=Board, one=Board, two=Board, nothing=Board, hanging=Board, some=Board,
                   allowed=Board, sites=Board, digit_1=Board, digit_2=Board, digit_4=Board, here=Board, carry=Board,
                   opened=int, corner=int)
    cdef void climb(self, Garden garden, int level, Board below) noexcept
    @cython.locals(lower=Board, here=Board, room=Board, waiting=Board, ready=Board, level=int, n=int)
    cdef void look_at_icons(self, Garden garden) noexcept
    @cython.locals(count=int)
    cdef void add_icons(self, int n, Board waiting, Board ready, int level, int highest) noexcept
    @cython.locals(flowers="int[4]", n=int, sets=int, missing=int, flower=int, wanted=bint)
    cdef void look_at_flowers(self, Garden garden, int stored) noexcept
