cimport cython

from ...games cimport bits
from ...games.amytis.components cimport Box
from ...games.amytis.state cimport AmytisState

cdef int ARCHITECTS, PLACES, CHOOSE, FAVOR
cdef int LINES[8]
cdef double NEARNESS[6]
cdef double ALL_ARCHITECTS, ARCHITECT, CALM, FAVOR_WORTH, HAND, LINE, MORE_LINES, MORE_THREATS, PROJECT, THREAT

@cython.locals(box=Box, fewest=int, i=int)
cpdef int _missing(AmytisState state, int project, unsigned long long colors) noexcept
@cython.locals(lowest=int, second=int, stack=int, height=int)
cpdef int _tiles_to_the_end(AmytisState state) noexcept
@cython.locals(own=int, barred=int, count=int, n=int, line=int)
cpdef int _open_lines(AmytisState state, int seat) noexcept
@cython.locals(promise=double, i=int, project=int)
cdef double hopes(AmytisState state, int seat) noexcept
@cython.locals(calm=double, total=double, architects=int)
cpdef double _worth(AmytisState state, int seat) noexcept
cdef double of_lines(int count, double first, double more) noexcept
