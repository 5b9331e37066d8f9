cimport cython

from ...games.babylon.state cimport BabylonState
from ...games.game cimport State
from ...games.rng cimport Rng
from ..expert cimport Expert
from .evaluation cimport Evaluation
from .planner cimport Planner

cdef int PILLAR_STORAGE, REMOVE, REMOVE_ID


@cython.final
cdef class BabylonExpert(Expert):
    cdef public Evaluation evaluation
    cdef public Planner planner, last_planner
    cdef propose_removals(self, BabylonState state, int most)
    cdef pick(self, Planner planner, int most)
    cdef double _expected_score(self, BabylonState state, int seat) noexcept


cpdef int _turns_to_go(BabylonState state, int seat) noexcept
