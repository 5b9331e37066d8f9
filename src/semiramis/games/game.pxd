cimport cython

from . cimport memory
from .fields cimport ReadOnly
from .rng cimport Rng, as_rng


# Exceptions pass through, since the rules of a game may be plain Python; to look for one takes a nanosecond.
cdef class State(ReadOnly):
    cdef public int players, player, ply
    cdef public bint over
    cpdef State clone(self)
    cdef void _check_ready(self) except *
    cpdef bint _has_the_box_of(self, State other) except -1
    cpdef void _deal(self, Rng rng) except *
    cpdef void _assign(self, State other) except *
    cpdef bint _is_legal(self, int action) except? -1
    cpdef int _random_action(self, Rng rng) except? -1
    cpdef void _advance(self, int action) except *
    cpdef int _points(self, int seat) except? -1
    cpdef bint _reveals(self, int action) except? -1
    cpdef list _outcomes(self, int action)
    cpdef void _turn_up(self, int action, int outcome) except *
    cpdef void _shuffle_hidden(self, Rng rng) except *
    @cython.locals(ply=int)
    cpdef int _random_playout(self, Rng rng) except? -1
    # Without the interpreter's lock, and without exceptions.
    cdef void _act(self, int action) noexcept nogil
    cdef int _fill_actions(self, int* actions) noexcept nogil
    cdef void _fill_observation(self, int seat, short* numbers) noexcept nogil
    cdef void _update_observation(self, int action, int seat, short* numbers) noexcept nogil
    cdef int _pack(self, short* place, int way) noexcept nogil
