cimport cython

from ...games cimport bits
from ...games.amytis.components cimport Box
from ...games.amytis.state cimport AmytisState

cdef int ARCHITECTS, PLACES, CHOOSE, FAVOR, STACK_HEIGHT
cdef int LINES[8]

@cython.locals(box=Box, fewest=int, i=int)
cpdef int _missing(AmytisState state, int project, unsigned long long colors) noexcept
@cython.locals(lowest=int, second=int, stack=int, height=int)
cpdef int _tiles_to_the_end(AmytisState state) noexcept
@cython.locals(own=int, blocked=int, count=int, n=int, line=int)
cpdef int _open_lines(AmytisState state, int seat) noexcept
cpdef double _of_lines(int count, double first, double more) noexcept


@cython.final
cdef class Evaluation:
    cdef double[6] project_share
    cdef double hand, calm, favor, project, line, more_lines, threat, more_threats, architect, all_architects
    @cython.locals(calm=double, total=double, architects=int)
    cdef double _value(self, AmytisState state, int seat) noexcept
    @cython.locals(value=double, i=int, project=int, missing=int)
    cdef double project_value(self, AmytisState state, int seat) noexcept
