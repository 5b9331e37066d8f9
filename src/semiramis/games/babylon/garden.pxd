cimport cython

from .. cimport bits, memory
from ..bits cimport Board
from ..fields cimport ReadOnly
from .components cimport Box

cdef Board FULL, SITES
cdef int BELVEDERE, NO_TILE, NO_CORNER, NOTHING, SINGLE, DOUBLE, STATUE_PILLAR, STATUE
cdef bint INTERPRETED
cdef Board BIT[64]
cdef int OFFSET[4]


@cython.final
@cython.no_gc  # see seats.pxd
cdef class Garden(ReadOnly):
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
    cdef void clear(self) noexcept nogil
    cdef void assign(self, Garden other) noexcept nogil
    cdef int transfer(self, Garden other, short* place, int at, int way) noexcept nogil
    @cython.locals(too_many="int[5]", count=int, level=int, row=int, shape=int, inside_the_garden=Board,
                   same_four_cells=Board, allowed=Board, below_the_level=Board, one_level_below=Board,
                   two_levels_below=Board, single_carries=Board, double_carries=Board, statue_carries=Board,
                   may_hang=Board, nw=Board, ne=Board, se=Board, sw=Board)
    cpdef int _find_sites(self, int singles, int doubles, int exchanges, bint belvedere_left) noexcept nogil
    @cython.locals(nw=Board, ne=Board, se=Board, sw=Board)
    cdef void remove_same_footprints(self, int row) noexcept nogil
    @cython.locals(singles="unsigned long long[6]", s1=Board, s2=Board, s3=Board, s4=Board, d1=Board, d2=Board,
                   d3=Board, d4=Board, here=Board, dear=Board, shape=int, corner=int)
    cdef void remove_too_dear(self, int row, Board single_carries, Board double_carries, int* too_many) noexcept nogil
    cpdef int _highest_of(self, int cell) noexcept nogil
    cpdef int _support(self, int cell, int level) noexcept nogil
    @cython.locals(count=int, corner=int)
    cpdef int _count_pillars(self, int cell, int level, int open_corner, int kind) noexcept nogil
    @cython.locals(number=int, corner=int, here=int, icon=int, other=int, support=int, bit=Board)
    cdef void place(self, int tile, int cell, int rotation, int level, int open_corner) noexcept nogil
    @cython.locals(count=int, n=int)
    cdef int count_last_supports(self, int kind) noexcept nogil
    @cython.locals(n=int)
    cdef void forget_statue(self, int cell) noexcept nogil
    cpdef void _end_turn(self) noexcept nogil
    cpdef void _set_fresh(self, Board cells) noexcept nogil
    @cython.locals(corner=int, here=int)
    cdef bint is_new(self, int n) noexcept nogil
    @cython.locals(icon=int)
    cpdef str icon_on(self, int cell)
    @cython.locals(level=int, n=int, on_a=bint, on_b=bint)
    cpdef str piece_on(self, int cell)


@cython.locals(j=int, exchanged=int, remaining=int)
cdef void limit_singles(int singles, int doubles, int exchanges, int* too_many) noexcept nogil
cdef void check_cell(int cell) except *
