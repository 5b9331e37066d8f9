cimport cython
from libc cimport math

from ...games.amytis.state cimport AmytisState
from ...games.game cimport State
from ...games.rng cimport Rng
from ..expert cimport Expert
from .evaluation cimport Evaluation

cdef int IDEAS, PLACES, STACK_HEIGHT
cdef long long SIGHTS
cdef double SPREAD


@cython.final
cdef class AmytisExpert(Expert):
    cdef readonly Evaluation evaluation
    cdef AmytisState _one, _two, _three
    cdef public list found
    @cython.locals(actions="int[94]", count=int, n=int, after=AmytisState, turn=tuple)
    cdef look(self, AmytisState state, int seat, tuple way, int depth)
    @cython.locals(seen="long long", stack=int, height=int, top=int, slot=int, seat=int)
    cdef long long see(self, AmytisState state) noexcept
    @cython.locals(game=AmytisState, mine=int, other=int, ahead=int, won=double, chance=double)
    cdef play_out(self, AmytisState state, Rng rng)
    @cython.locals(seat=int, best=int, most=double, tried=AmytisState, n=int, action=int, value=double)
    cdef play_quickly(self, AmytisState game, Rng rng)
