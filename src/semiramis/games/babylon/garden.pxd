cimport cython

from .. cimport bits, memory
from ..bits cimport Board
from .box cimport Box

cdef Board FULL, SITES
cdef int BELVEDERE, NO_TILE, NO_CORNER, NOTHING, SINGLE, DOUBLE, STATUE_PILLAR, STATUE
cdef Board BIT[64]
cdef int OFFSET[4]


@cython.final
cdef class Garden:
    cdef public Box box
    cdef public bint directly_below, gap_to_ground, covered_belvederes
    cdef public short[64] top
    cdef public short[64] tile_on
    cdef public short[64] span
    cdef public Board[18] at_level
    cdef public Board[5] icons
    cdef public Board[4] corners
    cdef public Board free, spanned, fresh, footprints, statues, hidden_statues, belvederes
    cdef public int highest, tiles, decorations
    cdef public Board[90] sites
    cdef public short[16] tile
    cdef public short[16] tile_cell
    cdef public short[16] tile_level
    cdef public short[16] tile_rotation
    cdef public short[16] tile_open
    cdef public short[64] tile_supports
    cdef public short[64] decoration
    cdef public short[64] decoration_a
    cdef public short[64] decoration_b
    cdef public short[64] level_a
    cdef public short[64] level_b

    cdef void allocate(self) noexcept
    @cython.locals(copy=Garden)
    cpdef Garden clone(self)
    @cython.locals(cell=int, level=int, icon=int, corner=int)
    cpdef void clear(self) noexcept nogil
    cpdef void assign(self, Garden other) noexcept nogil
    cdef int pack(self, short* place, int at, int way) noexcept nogil
    @cython.locals(too_many="int[5]", j=int, exchanged=int, remaining=int, count=int, level=int, row=int, shape=int,
                   below=Board, allowed=Board, under=Board, on_singles=Board, on_doubles=Board, carrying=Board,
                   hanging=Board, nw=Board, ne=Board, se=Board, sw=Board)
    cpdef int find_sites(self, int singles, int doubles, int exchanges, bint belvedere_left) noexcept nogil
    @cython.locals(nw=Board, ne=Board, se=Board, sw=Board)
    cdef void remove_same_footprints(self, int row) noexcept nogil
    @cython.locals(singles="unsigned long long[6]", s1=Board, s2=Board, s3=Board, s4=Board, d1=Board, d2=Board,
                   d3=Board, d4=Board, here=Board, dear=Board, shape=int, corner=int)
    cdef void remove_too_dear(self, int row, Board on_singles,
                              Board on_doubles, int* too_many) noexcept nogil
    cpdef int highest_of(self, int cell) noexcept nogil
    cpdef int support(self, int cell, int level) noexcept nogil
    @cython.locals(count=int, corner=int)
    cpdef int count_pillars(self, int cell, int level, int open_corner, int kind) noexcept nogil
    @cython.locals(number=int, corner=int, here=int, icon=int, other=int, support=int, bit=Board)
    cpdef void place(self, int tile, int cell, int rotation, int level, int open_corner) noexcept nogil
    @cython.locals(n=int)
    cdef void forget_statue(self, int cell) noexcept nogil
    cpdef void end_turn(self) noexcept nogil
    @cython.locals(corner=int, here=int)
    cpdef bint is_new(self, int n) noexcept nogil
    @cython.locals(icon=int)
    cpdef str icon_on(self, int cell)
    @cython.locals(level=int, n=int, on_a=bint, on_b=bint)
    cpdef str piece_on(self, int cell)
