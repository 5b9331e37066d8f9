from ..games.game cimport State
from ..games.rng cimport Rng


cdef class Expert:
    cdef public int players, pace, breadth
    cdef public double temperature, exploration, doubt
    cdef public bint exact
    cdef public list turns, worths
    cdef public double[4] chances, margins
    cdef State _after
    cpdef propose(self, State state, int most, Rng rng)
    cpdef judge(self, State state, Rng rng)
    cpdef count(self, State state)
    cpdef long long sight(self, State state) noexcept
    cpdef int reserve(self, State state, int seat) except -1
