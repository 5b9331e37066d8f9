cimport cython

from .. cimport bits
from ..bits cimport Board
from ..game cimport State
from ..rng cimport Rng
from . cimport decorating, scoring
from .box cimport Box
from .garden cimport Garden

cdef int BELVEDERE, BUILD, CHANGE_ICON, DIG, DIG_ID, DOUBLE, DOUBLE_FLOWER, DOUBLE_PILLAR, DUG, EXTRA_DOUBLE
cdef int EXTRA_SINGLE, FILL_BLANK, FINISH_DUG, FINISH_NONE, FINISH_STORED, LAYERS, NO_TILE, NO_TOKEN, ONE_FEWER, OVER
cdef int PILLAR_STORAGE, PLACE_ID, REMOVE, REMOVE_ID, SHAPE_IDS, SIDE, SINGLE, SINGLE_PILLAR, STACKS, STAIRS_ID
cdef int STARTING_TILE, STORED_IDS, TOKENS, UNLIMITED, UPPER_IDS
cdef Board BIT[64]
cdef int NEIGHBOURS[16][4]
cdef int SITE_CELL[49]
cdef int SITE_INDEX[64]
cdef int DECORATION_KIND[419]
cdef int DECORATION_CELLS[419][2]


# The class is not @cython.final, for Cython would then refuse the methods that override the contract's; the others are.
cdef class BabylonState(State):
    cdef public Box box
    cdef public bint directly_below, gap_to_ground, limited_supply, wild_used
    cdef public int rounds, removals, first_player, phase, removals_left, round, token, dug, placed
    cdef public short[14] tokens
    cdef public short[48] tiles
    cdef public short[16] stack_height
    cdef public int[7] supply
    cdef public Board discarded
    cdef public int[4] flower
    cdef public int[4] singles
    cdef public int[4] doubles
    cdef public int[4] stored
    cdef public list gardens
    cdef public Garden garden

    @cython.final
    cdef void allocate(self, Box box, bint directly_below, bint gap_to_ground, bint limited_supply) noexcept
    @cython.locals(stack=int, layer=int, n=int)
    cpdef void deal(self, Rng rng) noexcept
    @cython.locals(stack=int, piece=int, seat=int)
    cpdef void begin(self, int first_player) noexcept
    @cython.final
    cdef void seat_player(self, int seat) noexcept
    @cython.final
    @cython.locals(hidden="int[16]", count=int, stack=int, other=int, swapped=int, tile=int)
    cdef void shuffle_layer(self, int layer, int height, Rng rng) noexcept
    @cython.final
    @cython.locals(n=int, other=int, token=int)
    cdef void shuffle_tokens(self, int turned_up, Rng rng) noexcept
    @cython.locals(layer=int)
    cpdef void shuffle_hidden(self, Rng rng) noexcept
    @cython.locals(copy=BabylonState, garden=Garden)
    cpdef BabylonState clone(self)
    @cython.locals(seat=int, garden=Garden)
    cpdef void assign(self, BabylonState other) noexcept
    @cython.final
    cdef void assign_table(self, BabylonState other) noexcept

    cpdef int wild_token(self) noexcept
    @cython.final
    cdef int find_sites(self) noexcept nogil
    @cython.final
    @cython.locals(count=int, stack=int)
    cdef int fill_turn_actions(self, int* actions) noexcept
    @cython.locals(board=Board, count=int, n=int, action=int,
                   rotation=int, rotations_dug=int, rotations_stored=int)
    cdef int fill_actions(self, int* actions) noexcept
    cpdef int rotations(self, int tile) noexcept
    @cython.final
    @cython.locals(action=int)
    cdef int placement(self, int cell, int n) noexcept nogil
    @cython.locals(actions="int[4339]", count=int)
    cpdef list legal_actions(self)
    @cython.locals(actions="int[112]", count=int, n=int, index=int, tile=int,
                   cell=int, level=int)
    cpdef bint is_legal(self, int action) noexcept
    @cython.locals(index=int)
    cpdef int level_of(self, int action) noexcept
    @cython.locals(actions="int[112]", board=Board, count=int,
                   rotations_dug=int, rotations=int, drawn=int, rotation=int, site=int, n=int, action=int)
    cpdef int random_action(self, Rng rng) noexcept

    cpdef void advance(self, int action) noexcept
    cpdef int visible_tile(self, int stack) noexcept
    @cython.final
    @cython.locals(tile=int)
    cdef int take(self, int stack) noexcept
    @cython.final
    cdef void remove(self, int stack) noexcept
    @cython.final
    @cython.locals(pillars=int)
    cdef void dig(self, int stack) noexcept
    @cython.locals(count=int, side=int, neighbour=int)
    cpdef int edges(self, int stack) noexcept
    @cython.locals(pillars=int)
    cpdef int pillars_for(self, int stack) noexcept
    @cython.final
    @cython.locals(received=int)
    cdef void receive_singles(self, int pillars) noexcept nogil
    @cython.final
    @cython.locals(index=int, cell=int, open_corner=int, level=int)
    cdef void place(self, int action) noexcept
    @cython.final
    cdef void pay_singles(self, int pillars) noexcept nogil
    @cython.final
    @cython.locals(at_hand=int, exchanged=int)
    cdef void pay_doubles(self, int pillars) noexcept nogil
    @cython.final
    @cython.locals(kind=int, a=int, b=int)
    cdef void decorate(self, int action) noexcept
    @cython.final
    @cython.locals(surplus=int)
    cdef void finish(self, int action) noexcept
    @cython.final
    cdef void discard(self, int tile) noexcept nogil
    @cython.final
    cdef void end_round(self) noexcept nogil
    @cython.final
    cdef void begin_turn(self) noexcept nogil

    @cython.locals(lines="int[8]", totals="int[4]", seat=int)
    cpdef list scores(self)
    @cython.locals(lines="int[8]", garden=Garden)
    cpdef dict seat_breakdown(self, int seat)
