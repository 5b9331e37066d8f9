cimport cython

from ..games.game cimport State
from ..games.rng cimport Rng
from . cimport rows

cdef int COUNT, MANY, NO_PLAYER, READ, WRITE


@cython.final
cdef class Batch:
    cdef readonly object game, options, observations, masks, players, rewards, scores, finished, truncated
    cdef readonly int n, seats
    cdef readonly bint autoreset
    cdef int _actions
    cdef bint _plain, _busy
    cdef object _all, _seal
    cdef Rng _sampler
    cdef list _dealers, _deals, _states
    cdef int[:, ::1] _legal
    cdef int[::1] _counts
    cdef short[:, ::1] _observations, _scores
    cdef signed char[:, ::1] _masks
    cdef signed char[::1] _players, _observers
    cdef float[:, ::1] _rewards
    cdef unsigned char[::1] _finished
    cdef _seed(self, unsigned long long seed)
    cdef enter(self)
    @cython.locals(i=int, row=int, seat=int)
    cdef restart(self, long long[::1] chosen)
    @cython.locals(seat=int)
    cdef void clear(self, int row) noexcept nogil
    @cython.locals(i=int, wrong=int)
    cdef int advance(self, long long[::1] actions, long long[::1] chosen) except -1
    @cython.locals(i=int, row=int)
    cdef advance_plain(self, long long[::1] actions, long long[::1] chosen)
    @cython.locals(i=int, wrong=int)
    cdef int advance_unlocked(self, long long[::1] actions, long long[::1] chosen) noexcept nogil
    @cython.locals(i=int, row=int, action="long long")
    cdef int first_illegal(self, long long[::1] actions, long long[::1] chosen) noexcept nogil
    @cython.locals(row=int)
    cdef void clear_finished(self) noexcept nogil
    @cython.locals(player=int, observer=int)
    cdef void visit(self, State state, int row, int action) noexcept nogil
    @cython.locals(i=int, count=int, legal="int*", mask="signed char*")
    cdef void mark(self, State state, int row) noexcept nogil
    @cython.locals(i=int, count=int, legal="int*", mask="signed char*")
    cdef void clear_mask(self, int row) noexcept nogil
    @cython.locals(seat=int, state=State)
    cdef finish(self, int row)
    @cython.locals(state=State, player=int)
    cdef put(self, int row)
    @cython.locals(i=int, numbers=list, legal=list)
    cdef put_plain(self, int row, int observer)
    cdef deal(self, int row)
    @cython.locals(nowhere="short[:, ::1]", state=State)
    cdef int packed_size(self)
    @cython.locals(table="short[:, ::1]", state=State)
    cdef pack(self, int row, object positions, int place, int way)
    @cython.locals(row=int)
    cdef void draw(self, long long[::1] actions) noexcept nogil


# Below the class, since this uses it.
from . cimport unlocked
