cimport cython
from libc cimport math

from ...games cimport bits
from ...games.amytis cimport scoring
from ...games.amytis.state cimport AmytisState
from .evaluation cimport _missing, _open_lines, _tiles_to_the_end

cdef int PALACE, RESIDENCE, TOKENS
cdef double START

cpdef double _early(AmytisState state) noexcept


@cython.final
cdef class Lead:
    cdef public double[16] first, last
    cdef readonly double[16] terms
    cdef public double first_scale, last_scale
    cdef readonly double lead, chance
    @cython.locals(n=int, seat=int, sign=double, favors=int, i=int, project=int, missing=int, terms="double*")
    cdef void fill_terms(self, AmytisState state) noexcept
    @cython.locals(early=double, late=double, lead=double, n=int)
    cpdef void _estimate(self, AmytisState state) noexcept
