cimport cython

from .rng cimport Rng


cdef class State:
    cdef public int players, player, ply
    cdef public bint over
    cpdef void deal(self, Rng rng) noexcept
    cpdef State clone(self)
    cpdef assign(self, State other)
    cdef int pack(self, short* place, int way) noexcept
    cdef int fill_actions(self, int* actions) noexcept
    cdef void fill_observation(self, int seat, short* numbers) noexcept
    cpdef bint is_legal(self, int action) noexcept
    cpdef int random_action(self, Rng rng) noexcept
    cpdef void advance(self, int action) noexcept
    cpdef int points(self, int seat) noexcept
    cpdef bint reveals(self, int action) noexcept
    cpdef list outcomes(self, int action)
    cpdef void turn_up(self, int action, int outcome) noexcept
    cpdef void shuffle_hidden(self, Rng rng) noexcept
    @cython.locals(ply=int)
    cpdef int random_playout(self, Rng rng) noexcept
