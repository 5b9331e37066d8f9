cimport cython

from ...games.babylon.state cimport BabylonState
from ...games.game cimport State
from ...games.rng cimport Rng
from ..expert cimport Expert
from .evaluation cimport Evaluation
from .planner cimport Digs, Planner
from .prospects cimport Prospect, Prospects

cdef int BUILD, DIG, DIG_ID, MOST_DIGS, PILLAR_STORAGE, REMOVE, REMOVE_ID
cdef unsigned long long BIT[64]


@cython.final
cdef class BabylonExpert(Expert):
    cdef public Evaluation evaluation
    cdef public Planner planner, last_planner
    cdef public Prospects prospects
    cdef double[8] expected
    cdef int[8] turns_left
    cdef propose_removals(self, BabylonState state, int most)
    cdef pick(self, Planner planner, int most)
    @cython.locals(prospects=Prospects, prospect=Prospect, digs=Digs, dig=int, n=int, better=int, value=double)
    cdef pick_prospects(self, BabylonState state, int most)
    @cython.locals(prospects=Prospects, n=int, seat=int, value=double, taken="unsigned long long")
    cdef look_ahead(self, BabylonState state)
    cdef double _expected_score(self, BabylonState state, int seat) noexcept


cpdef int _turns_to_go(BabylonState state, int seat) noexcept
