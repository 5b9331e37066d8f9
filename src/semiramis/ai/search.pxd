cimport cython
from libc cimport math

from ..games.game cimport State
from ..games.rng cimport Rng
from .expert cimport Expert

cdef int WIDTH, MOST_NODES
cdef unsigned long long BIT[64]


@cython.final
cdef class Node:
    cdef public int player, count, visits
    cdef public double value
    cdef public list turns
    cdef public int[64] tried
    cdef public float[64] priors
    cdef public double[64] chances, margins
    cdef public dict later
    @cython.locals(n=int, total=double)
    cpdef prefer(self, list worths, double temperature)
    @cython.locals(n=int, best=int, highest=double, explore=double, unknown=double, value=double)
    cpdef int choose(self, unsigned long long refused, double exploration, double doubt) except -2
    cpdef void learn(self, int turn, double chance, double margin) noexcept


@cython.final
cdef class Search:
    cdef public Expert expert
    cdef public Rng rng
    cdef public int width, simulations, nodes
    cdef State _root_state, _state, _before
    cdef Node _root
    cdef list _path, _taken
    @cython.locals(left=int)
    cpdef run(self, int simulations, object seconds=*)
    @cython.locals(n=int, first=int, second=int, visits=int)
    cpdef int lead(self) except -1
    @cython.locals(state=State, node=Node, later=Node, path=list, taken=list, refused="unsigned long long", turn=int,
                   key="long long", n=int)
    cpdef simulate(self)
    @cython.locals(action=int)
    cdef bint play(self, tuple turn, State state) except -1
    @cython.locals(node=Node)
    cdef Node grow(self, int width)
