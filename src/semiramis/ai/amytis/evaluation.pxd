cimport cython

from ...games cimport bits
from ...games.amytis.projects cimport Projects
from ...games.amytis.state cimport AmytisState

cdef int BOARD, EMPTY_STACKS, PLACES
cdef int LINES[8]
cdef double NEARNESS[6]
cdef double LINE_PROSPECT

@cython.locals(projects=Projects, fewest=int, i=int)
cpdef int missing(AmytisState state, int project, unsigned long long colors) noexcept
@cython.locals(promise=double, i=int, project=int)
cpdef double prospects(AmytisState state, int seat) noexcept
cpdef double worth(AmytisState state, int seat) noexcept
