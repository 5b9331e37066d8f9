cimport cython

from ...games.babylon cimport apply, placements
from ...games.babylon.garden cimport Garden
from ...games.babylon.state cimport BabylonState

cdef int DUG, NO_TILE, NO_TOKEN, PLACE_ID


@cython.final
cdef class Draft:
    cdef readonly Garden garden
    cdef readonly int[1] singles, doubles
    cdef readonly int dug, stored, token
    cdef readonly int[7] supply
    @cython.locals(garden=Garden)
    cdef void begin(self, BabylonState state, int seat, int token) noexcept
    cdef void assign(self, Draft other) noexcept nogil
    cdef void dig(self, int tile, int pillars) noexcept nogil
    cdef void act(self, int action) noexcept nogil
    cdef void place(self, int action) noexcept nogil
    cdef void decorate(self, int action) noexcept nogil
