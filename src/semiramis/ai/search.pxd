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
    cdef readonly dict later
    @cython.locals(n=int, total=double)
    cpdef _prefer(self, list worths, double temperature)
    @cython.locals(n=int, best=int, highest=double, explore=double, unknown=double, value=double)
    cpdef int _choose(self, unsigned long long refused, double exploration, double doubt) except -2
    cpdef void _learn(self, int turn, double chance, double margin) noexcept


@cython.final
cdef class Search:
    cdef readonly Expert expert
    cdef readonly Rng rng
    cdef readonly int width, simulations, nodes
    cdef State _root_state, _state, _before
    cdef bint _exact
    cdef Node _root
    cdef list _path, _taken
    @cython.locals(left=int)
    cdef _run(self, int simulations, object seconds)
    @cython.locals(n=int, first=int, second=int, visits=int)
    cdef int lead(self) except -1
    @cython.locals(state=State, node=Node, later=Node, path=list, taken=list, refused="unsigned long long", turn=int,
                   key="long long", n=int)
    cdef simulate(self)
    @cython.locals(action=int)
    cdef bint play(self, tuple turn, State state) except -1
    @cython.locals(node=Node)
    cdef Node grow(self, int width)
