cimport cython

from ..bits cimport Board
from . cimport decorations, placements, seats
from .garden cimport Garden
from .state cimport BabylonState

cdef int BELVEDERE, BUILD, DIG, DIG_ID, DOUBLE, DOUBLE_FLOWER, DOUBLE_PILLAR, DUG, EXTRA_DOUBLE, EXTRA_SINGLE, FINISH_DUG
cdef int FINISH_NONE, NO_CORNER, NO_TILE, ONE_FEWER, OVER, PILLAR_STORAGE, PLACE_ID, REMOVE_ID, SINGLE, SINGLE_PILLAR
cdef int STAIRS_ID
cdef Board BIT[64]
cdef int DECORATION_KIND[419]
cdef int DECORATION_CELLS[419][2]

cdef void advance(BabylonState state, int action) noexcept nogil
cdef void remove(BabylonState state, int stack) noexcept nogil
cdef void seat_player(BabylonState state, int seat) noexcept nogil
@cython.locals(pillars=int)
cdef void dig(BabylonState state, int stack) noexcept nogil
@cython.locals(pillars=int)
cpdef int _pillars_for(BabylonState state, int stack) noexcept nogil
@cython.locals(received=int)
cdef void receive_singles(int pillars, int* singles, int seat, int* supply) noexcept nogil
@cython.locals(seat=int)
cdef void place(BabylonState state, int action) noexcept nogil
@cython.locals(cell=int, level=int, open_corner=int)
cdef void place_tile(Garden garden, int tile, int action, int* singles, int* doubles, int seat, int* supply) noexcept nogil
@cython.locals(own=int, exchanged=int)
cdef void pay_doubles(int pillars, int* singles, int* doubles, int seat, int* supply) noexcept nogil
cdef void decorate(BabylonState state, int action) noexcept nogil
@cython.locals(kind=int, a=int, b=int, is_wild=bint)
cdef bint place_decoration(Garden garden, int action, int* supply) noexcept nogil
@cython.locals(seat=int)
cdef void finish(BabylonState state, int action) noexcept nogil
cdef void discard(BabylonState state, int tile) noexcept nogil
@cython.locals(seat=int, surplus=int)
cdef void return_pillars(BabylonState state) noexcept nogil
cdef void end_round(BabylonState state) noexcept nogil
cdef void begin_turn(BabylonState state) noexcept nogil
