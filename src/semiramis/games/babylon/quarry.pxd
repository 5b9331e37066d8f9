cimport cython

from .. cimport bits, memory
from ..bits cimport Board
from ..fields cimport ReadOnly
from ..rng cimport Rng

cdef int LAYERS, SIDE, STACKS
cdef Board BIT[64]
cdef int NEIGHBOURS[16][4]


@cython.final
cdef class Quarry(ReadOnly):
    cdef public short[48] tiles
    cdef public short[16] height
    cpdef void _assign(self, Quarry other) noexcept nogil
    cdef int transfer(self, Quarry other, short* place, int at, int way) noexcept nogil
    @cython.locals(stack=int, layer=int)
    cdef void deal(self, Rng rng) noexcept
    @cython.locals(stack=int)
    cdef void fill_up(self) noexcept nogil
    @cython.locals(layer=int)
    cdef void shuffle_hidden(self, Rng rng) noexcept
    @cython.locals(tiles=Board, stack=int)
    cdef void sort_layer(self, int layer, int height) noexcept nogil
    @cython.locals(shuffled="int[16]", count=int, stack=int, other=int, tile=int)
    cdef void shuffle_layer(self, int layer, int height, Rng rng) noexcept
    cpdef int _visible_tile(self, int stack) noexcept nogil
    @cython.locals(tile=int)
    cdef int take(self, int stack) noexcept nogil
    @cython.locals(stack=int)
    cdef void fill_edges(self, short* numbers, int at) noexcept nogil
    @cython.locals(count=int, side=int, neighbour=int)
    cpdef int _edges(self, int stack) noexcept nogil
