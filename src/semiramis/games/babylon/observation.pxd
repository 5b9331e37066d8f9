cimport cython

from .. cimport bits, memory
from ..bits cimport Board
from . cimport scoring, seats
from .components cimport Box
from .garden cimport Garden
from .quarry cimport Quarry
from .state cimport BabylonState

cdef Board FULL
cdef Board BIT[64]
cdef int BELVEDERE, BRIDGES, CORNERS_AT, COVERED_BELVEDERES, DIRECTLY_BELOW, DOUBLES, DUG_FLOWER, DUG_ICONS
cdef int FIRST_PLAYER, FLOWER, FLOWERS_AT, FOOTPRINTS, FRESH, GAP_TO_GROUND, HIDDEN_STATUES, ICONS_AT, LAYERS
cdef int LEVELS_AT, NO_TILE, NO_TOKEN, OVER, PHASE, PIECES_AT, PLACED, POINTS, QUARRY_EDGES, QUARRY_FLOWERS
cdef int QUARRY_HEIGHTS, QUARRY_ICONS, REMOVALS_LEFT, ROUND, ROUNDS_LEFT, SINGLES, STACKS, STORED_FLOWER
cdef int STAIRS_ID, STORED_ICONS, SUPPLY, TABLE_SIZE, TO_ACT, TOKEN, TOKENS, UNSEEN_TILES, UNSEEN_TOKENS, WILD_USED

@cython.locals(i=int)
cdef void observe(BabylonState state, int seat, short* numbers) noexcept nogil
cdef void observe_after(BabylonState state, int action, int seat, short* numbers) noexcept nogil
@cython.locals(i=int, icon=int)
cdef void observe_tile(Box box, int tile, short* numbers, int icons, int flower, int step) noexcept nogil
@cython.locals(stack=int, height=int, tile=int, i=int)
cdef void observe_quarry(Quarry quarry, Box box, short* numbers) noexcept nogil
@cython.locals(i=int)
cdef void observe_round(BabylonState state, short* numbers) noexcept nogil
@cython.locals(players=int)
cdef void observe_seat(BabylonState state, int seat, int place, short* numbers) noexcept nogil
@cython.locals(players=int, icons=int, flower=int)
cdef void observe_storage(BabylonState state, int seat, int place, short* numbers) noexcept nogil
@cython.locals(lines="int[8]", icons=int, corners=int, i=int)
cdef void observe_garden(Garden garden, int players, int place, short* numbers) noexcept nogil
@cython.locals(flowers="unsigned long long[4]", cells=Board, i=int)
cdef void observe_flowers(Garden garden, short* numbers, int start) noexcept nogil
@cython.locals(pieces="unsigned long long[5]", i=int)
cdef void observe_pieces(Garden garden, short* numbers, int start) noexcept nogil
