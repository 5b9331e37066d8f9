cimport cython

from ..games.game cimport State
from ..games.rng cimport Rng
from . cimport rows

cdef int COUNT, READ, WRITE


@cython.final
cdef class Batch:
    cdef readonly object game, observations, masks, players, rewards, scores, finished
    cdef readonly int n
    cdef int _actions
    cdef State _state
    cdef Rng _sampler
    cdef list _dealers, _states
    cdef int[:, ::1] _legal
    cdef int[::1] _counts
    cdef short[:, ::1] _positions, _observations, _scores
    cdef signed char[:, ::1] _masks
    cdef signed char[::1] _players
    cdef float[:, ::1] _rewards
    cdef unsigned char[::1] _finished
    cdef _seed(self, unsigned long long seed)
    @cython.locals(row=int, seat=int)
    cdef restart(self)
    @cython.locals(row=int, action="long long")
    cdef int first_illegal(self, long long[::1] actions)
    @cython.locals(row=int, seat=int)
    cdef advance(self, long long[::1] actions)
    @cython.locals(seat=int)
    cdef finish(self, int row)
    @cython.locals(dealer=Rng)
    cdef deal(self, int row)
    @cython.locals(nowhere="short[:, ::1]")
    cdef int packed_size(self, State state)
    cdef void take(self, int row) except *
    @cython.locals(player=int, i=int, legal="int*", mask="signed char*")
    cdef void put(self, int row) except *
    @cython.locals(i=int, numbers=list, legal=list)
    cdef void put_plain(self, int row) except *
    @cython.locals(row=int)
    cdef draw(self, long long[::1] actions)
