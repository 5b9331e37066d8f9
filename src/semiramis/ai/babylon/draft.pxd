cimport cython

from ...games.babylon cimport decorations
from ...games.babylon.garden cimport Garden
from ...games.babylon.state cimport BabylonState

cdef int BELVEDERE, DOUBLE, DOUBLE_PILLAR, NO_TILE, NO_TOKEN, PLACE_ID, SHAPE_IDS, SINGLE, SINGLE_PILLAR, STORED_IDS
cdef int UPPER_IDS
cdef int SITE_CELL[49]
cdef int SITE_INDEX[64]
cdef int DECORATION_KIND[419]
cdef int DECORATION_CELLS[419][2]


@cython.final
cdef class Draft:
    cdef readonly Garden garden
    cdef readonly int singles, doubles, dug, stored, token
    cdef readonly int[7] supply
    cdef void begin(self, BabylonState state) noexcept
    cdef void assign(self, Draft other) noexcept nogil
    @cython.locals(received=int)
    cdef void dig(self, int tile, int pillars) noexcept nogil
    cdef void act(self, int action) noexcept nogil
    @cython.locals(index=int, cell=int, open_corner=int, level=int, doubles=int, exchanged=int)
    cdef void place(self, int action) noexcept nogil
    @cython.locals(kind=int, a=int, b=int)
    cdef void decorate(self, int action) noexcept nogil
    @cython.locals(action=int)
    cdef int placement(self, int source, int cell, int rotation, int level, int shape) noexcept nogil
