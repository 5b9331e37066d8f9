cimport cython

from ...games cimport bits
from ...games.amytis cimport apply, legal, scoring
from ...games.amytis.components cimport Box
from ...games.amytis.state cimport AmytisState
from .evaluation cimport Evaluation, _missing, _open_lines, _tiles_to_the_end, _of_lines

cdef int ARCHITECTS, PALACE, PLACES, STACK_HEIGHT
cdef unsigned long long BIT[64]


@cython.final
cdef class Builds:
    cdef readonly Evaluation evaluation
    cdef int seat, points, favor_points, examined, palaces, favors
    cdef double[9] calm, lines, threats, architects, all_architects
    cdef int[11] missing
    cpdef void _begin(self, AmytisState state) noexcept
    cdef bint goes_on(self, AmytisState state, int stack) noexcept
    @cython.locals(evaluation=Evaluation, seat=int, own=int, others=int, empty=int, before=int, size=int, calm=double,
                   count=int)
    cdef void examine(self, AmytisState state, int stack) noexcept
    @cython.locals(evaluation=Evaluation, box=Box, seat=int, stack=int, cell=int, is_palace=bint, own=int,
                   colors="unsigned long long", kinds="unsigned long long", size=int, tile=int, points=int,
                   completed=int, hand=int, i=int, project=int, missing=int, expected=double, calm=double, total=double)
    cpdef double _value(self, AmytisState state, int action) noexcept
