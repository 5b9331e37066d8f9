cimport cython

from .. cimport bits
from ..rng cimport Rng
from .table cimport Table

cdef int BUILDS, PLACES, STACK_HEIGHT
cdef unsigned long long BIT[64]

cdef bint is_unseen(Table table, int place) noexcept nogil

cpdef tuple _hidden_of(Table table)

cdef void redraw(Table table, Rng rng) noexcept
@cython.locals(n=int, cards="unsigned long long")
cdef void sort_deck(Table table) noexcept nogil
@cython.locals(unseen="int[48]", copies="int[24]", place=int, tile=int, count=int, i=int, j=int, n=int, _=int)
cdef void redraw_tiles(Table table, Rng rng) noexcept
cdef void shuffle(short* things, int count, Rng rng) noexcept

@cython.locals(n=int)
cdef list outcomes(Table table, int action)
@cython.locals(unseen="int[24]", place=int, tile=int)
cdef list tiles(Table table)
cdef void turn_up(Table table, int action, int outcome) noexcept nogil
@cython.locals(under=int, place=int)
cdef void turn_up_tile(Table table, int stack, int tile) noexcept nogil
@cython.locals(top=int, place=int)
cdef void turn_up_project(Table table, int project) noexcept nogil
