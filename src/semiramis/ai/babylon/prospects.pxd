cimport cython

from ...games.babylon.garden cimport Garden
from ...games.babylon.state cimport BabylonState
from .draft cimport Draft
from .planner cimport Digs, Planner, Plans

cdef int BELVEDERE, EXTENSIONS, KEPT, LATE, LATE_EXTENSIONS, MOST_LEAF_DIGS, MOST_PROSPECTS, PIECES, SINGLE_PILLAR
cdef double UNKNOWN
cdef unsigned long long MIX, WORD
cdef unsigned long long BIT[64]


@cython.final
cdef class Prospect:
    cdef double[364] value, guess
    cdef dict turns


@cython.final
cdef class Prospects:
    cdef Planner planner
    cdef Digs digs
    cdef dict known
    cdef int count, best
    cdef int[16] chosen
    @cython.locals(planner=Planner, key="unsigned long long", prospect=Prospect, is_surveyed=bint, digs=Digs, dig=int,
                   number=int, first=int, n=int)
    cdef Prospect look(
        self, BabylonState state, int seat, int turns_left, bint has_token, int most, unsigned long long taken
    )
    @cython.locals(prospect=Prospect, digs=Digs, dig=int, n=int, value=double, highest=double)
    cdef double find_best(self, BabylonState state, int seat, int turns_left, unsigned long long taken) except? -1
    @cython.locals(digs=Digs, guess=double, n=int, other=int)
    cdef void choose(self, Prospect prospect, int dig, int most) noexcept
    @cython.locals(plans=Plans, last=double, n=int, i=int, plan=int)
    cdef list best_turns(self, int first)
    @cython.locals(found="unsigned long long", place="unsigned long long", garden=Garden, piece=int, n=int)
    cdef unsigned long long key(self, Draft draft, int turns_left) noexcept


cdef unsigned long long mix(unsigned long long number) noexcept nogil
