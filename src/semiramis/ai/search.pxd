cimport cython
from libc cimport math

from ..games.game cimport State
from ..games.rng cimport Rng
from .expert cimport Expert

cdef int WIDTH, MOST_NODES
cdef unsigned long long BIT[64]


@cython.final
cdef class Node:
    cdef readonly int player, count, visits
    cdef readonly double value
    cdef readonly tuple turns
    cdef readonly int[64] tried
    cdef readonly float[64] priors
    cdef readonly double[64] chances, margins
    cdef readonly dict children
    @cython.locals(n=int, total=double)
    cpdef _set_priors(self, list values, double temperature)
    @cython.locals(n=int, best=int, highest=double, explore=double, unknown=double, value=double)
    cpdef int _select(self, unsigned long long illegal, double exploration, double fpu_reduction) except -2
    cpdef void _update(self, int turn, double chance, double margin) noexcept


@cython.final
cdef class Search:
    cdef readonly Expert expert
    cdef readonly Rng rng
    cdef Rng _draws
    cdef readonly int width, simulations, nodes
    cdef readonly double[8] chances, margins
    cdef readonly State root_state
    cdef State _state, _before
    cdef bint _exact
    cdef readonly Node root
    cdef list _path, _taken
    @cython.locals(left=int)
    cdef _run(self, int simulations, object seconds)
    @cython.locals(n=int, first=int, second=int, visits=int)
    cdef int lead(self) except -1
    @cython.locals(state=State, node=Node, child=Node, path=list, taken=list, illegal="unsigned long long", turn=int,
                   key="long long", n=int)
    cdef simulate(self)
    @cython.locals(action=int)
    cdef bint play(self, tuple turn, State state) except -1
    @cython.locals(node=Node)
    cdef Node expand(self, int width)
