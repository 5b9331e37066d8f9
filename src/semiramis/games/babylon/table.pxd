cimport cython

from .. cimport memory
from ..bits cimport Board
from ..game cimport State
from ..rng cimport Rng
from . cimport scoring
from .components cimport Box
from .garden cimport Garden
from .quarry cimport Quarry

cdef int DIG, NO_TILE, NO_TOKEN, OVER, REMOVE, STARTING_TILE, TOKENS, UNLIMITED


cdef class Table(State):
    cdef public Box box
    cdef public bint directly_below, gap_to_ground, limited_supply, covered_belvederes, wild_used
    cdef public int rounds, removals, first_player, phase, removals_left, round, token, dug, placed
    cdef public short[14] tokens
    cdef public int[7] supply
    cdef public Board discarded
    cdef public int[4] flower, singles, doubles, stored
    cdef public Quarry quarry
    cdef public tuple gardens
    cdef public Garden garden

    cdef void allocate(self) noexcept
    cdef bint is_set_up_like(self, Table other) noexcept
    @cython.locals(piece=int, seat=int)
    cpdef void _begin(self, int first_player) noexcept
    cdef void seat_player(self, int seat) noexcept
    @cython.locals(n=int, other=int, token=int)
    cdef void shuffle_tokens(self, int turned_up, Rng rng) noexcept
    @cython.locals(counts="int[7]", n=int, token=int, _=int)
    cdef void sort_tokens(self, int turned_up) noexcept nogil
    @cython.locals(seat=int, garden=Garden)
    cdef void become(self, Table other) noexcept
    cdef void assign_table(self, Table other) noexcept
    @cython.locals(at=int, seat=int, piece=int, garden=Garden)
    cdef int pack_all(self, short* place, int way) noexcept
    cdef void find_garden(self) noexcept

    @cython.locals(lines="int[8]", garden=Garden)
    cdef int garden_points(self, int seat) noexcept
    @cython.locals(seat=int)
    cpdef list scores(self)
    @cython.locals(lines="int[8]", garden=Garden)
    cpdef dict _seat_breakdown(self, int seat)
