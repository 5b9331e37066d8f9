from ..games.fields cimport ReadOnly
from ..games.game cimport State
from ..games.rng cimport Rng


cdef class Expert(ReadOnly):
    cdef public int players, pace, simulations_to_judge, breadth
    cdef public double temperature, exploration, fpu_reduction
    cdef public bint exact
    cdef public list turns, values
    cdef public double[8] chances, margins
    cdef State _after
    cpdef _propose(self, State state, int most, Rng rng)
    cpdef _evaluate(self, State state, Rng rng)
    cpdef _count(self, State state)
    cpdef long long _outcome_key(self, State state) noexcept
    cpdef int _reserve(self, State state, int seat) except -1
