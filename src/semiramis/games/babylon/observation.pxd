cimport cython

from .. cimport bits
from .components cimport Box
from .garden cimport Garden
from .quarry cimport Quarry
from .state cimport BabylonState

cdef int BELVEDERE, BRIDGES, CORNERS_AT, COVERED_BELVEDERES, DIRECTLY_BELOW, DOUBLES, DUG_FLOWER, DUG_ICONS
cdef int FIRST_PLAYER, FLOWER, FLOWERS_AT, FOOTPRINTS, FRESH, GAP_TO_GROUND, HIDDEN_STATUES, ICONS_AT, LAYERS
cdef int LEVELS_AT, NO_TILE, NO_TOKEN, NOTHING, OVER, PHASE, PIECES_AT, PLACED, POINTS, QUARRY_EDGES, QUARRY_FLOWERS
cdef int QUARRY_HEIGHTS, QUARRY_ICONS, REMOVALS_LEFT, ROUND, ROUNDS_LEFT, SEAT_SIZE, SINGLES, STACKS, STORED_FLOWER
cdef int STORED_ICONS, SUPPLY, TABLE_SIZE, TO_ACT, TOKEN, TOKENS, UNSEEN_TILES, UNSEEN_TOKENS, WILD_USED

@cython.locals(i=int)
cdef void observe(BabylonState state, int seat, short* numbers) noexcept
@cython.locals(i=int)
cdef void observe_tile(Box box, int tile, short* numbers, int icons, int flower, int step) noexcept nogil
@cython.locals(quarry=Quarry, stack=int, height=int, tile=int, i=int)
cdef void observe_quarry(BabylonState state, short* numbers) noexcept
@cython.locals(i=int)
cdef void observe_round(BabylonState state, short* numbers) noexcept nogil
@cython.locals(players=int, icons=int, flower=int, garden=Garden)
cdef void observe_seat(BabylonState state, int seat, int place, short* numbers) noexcept
@cython.locals(levels=int, bridges=int, flowers=int, pieces=int, kind=int, i=int)
cdef void observe_garden(Garden garden, int players, int place, short* numbers) noexcept nogil
