cimport cython

from ...games cimport bits
from ...games.amytis.projects cimport Projects
from ...games.amytis.state cimport AmytisState

cdef int ARCHITECTS, PLACES, TO_CHOOSE, TO_FAVOR
cdef int LINES[8]
cdef double NEARNESS[6]
cdef double HURRY[11]
cdef double FAVOR, PROJECT, TWO_IN_LINE, THREAT

@cython.locals(projects=Projects, fewest=int, i=int)
cpdef int missing(AmytisState state, int project, unsigned long long colors) noexcept
@cython.locals(lowest=int, second=int, stack=int, height=int)
cpdef int tiles_to_the_end(AmytisState state) noexcept
@cython.locals(own=int, barred=int, count=int, n=int, line=int)
cpdef int open_lines(AmytisState state, int seat) noexcept
@cython.locals(promise=double, i=int, project=int)
cpdef double promises(AmytisState state, int seat) noexcept
@cython.locals(hurry=double, total=double)
cpdef double worth(AmytisState state, int seat) noexcept
