cimport cython

from .. cimport bits
from . cimport legal, scoring
from .state cimport AmytisState

cdef int ARCHITECTS, BUILD, BUILDS, CHOOSE, EMPTY_STACKS, FAVOR, LAYER, NO_PROJECT, OVER, PALACE, PLACE_TOKEN, PLACES, ROW
cdef int SCORE, STACK_HEIGHT, TAKE_DECK, TAKE_OPEN
cdef unsigned long long BIT[64]
cdef int LINES[8]
cdef int HAS_LINE[512]
cdef unsigned long long EVERY_LAYER[9]

cdef void advance(AmytisState state, int action) noexcept nogil
@cython.locals(seat=int, tile=int)
cdef void build(AmytisState state, int stack, int cell) noexcept nogil
cdef void add_tile(AmytisState state, int seat, int tile, int cell) noexcept nogil
@cython.locals(seat=int, slot=int)
cdef void choose(AmytisState state, int action) noexcept nogil
cdef int draw_project(AmytisState state) noexcept nogil
cdef void take_project(AmytisState state, int seat, int project) noexcept nogil
@cython.locals(seat=int, kept=int, i=int, project=int)
cdef void complete_projects(AmytisState state) noexcept nogil
@cython.locals(line=int)
cpdef int _completed_line(AmytisState state, int seat) noexcept nogil
@cython.locals(seat=int)
cdef void place_token(AmytisState state, int place) noexcept nogil
cdef void end_turn(AmytisState state) noexcept nogil
@cython.locals(architects=int)
cdef void take_back_architects(AmytisState state) noexcept nogil
