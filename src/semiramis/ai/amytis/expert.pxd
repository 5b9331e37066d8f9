cimport cython
from libc cimport math

from ...games.amytis.state cimport AmytisState
from ...games.game cimport State
from ...games.rng cimport Rng
from ..expert cimport Expert
from .evaluation cimport worth

cdef int BUILDS, IDEAS, PLACES, STACK_HEIGHT, TO_BUILD
cdef long long SIGHTS
cdef double SPREAD


@cython.final
cdef class AmytisExpert(Expert):
    cdef AmytisState _one, _two, _three
    cdef public list found
    cdef public int ideas, ideas2
    cdef public double winning, spread
    @cython.locals(actions="int[94]", count=int, n=int, after=AmytisState, turn=tuple)
    cdef look(self, AmytisState state, int seat, tuple way, int depth)
    @cython.locals(seen="long long", stack=int, height=int, top=int, slot=int, seat=int)
    cdef long long see(self, AmytisState state) noexcept
    @cython.locals(game=AmytisState, mine=int, other=int, ahead=int, won=double, chance=double)
    cdef play_out(self, AmytisState state, Rng rng)
    @cython.locals(seat=int, best=int, most=double, tried=AmytisState, n=int, action=int, value=double, ideas=int)
    cdef play_quickly(self, AmytisState game, Rng rng)
