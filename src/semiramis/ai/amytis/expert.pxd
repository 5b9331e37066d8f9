cimport cython
from libc cimport math

from ...games.amytis.state cimport AmytisState
from ...games.game cimport State
from ...games.rng cimport Rng
from ..expert cimport Expert
from .evaluation cimport Evaluation

cdef int ROLLOUT_ACTIONS, PLACES, STACK_HEIGHT
cdef long long HASH_PRIME
cdef double LEAD_SCALE


@cython.final
cdef class AmytisExpert(Expert):
    cdef readonly Evaluation evaluation
    cdef AmytisState _after_first, _after_second, _after_third, _rollout, _trial
    cdef public list found
    @cython.locals(actions="int[94]", count=int, n=int, after=AmytisState, turn=tuple)
    cdef find_turns(self, AmytisState state, int seat, tuple begun, int depth)
    @cython.locals(key="long long", stack=int, height=int, top=int, slot=int, seat=int)
    cdef long long hash_visible(self, AmytisState state) noexcept
    @cython.locals(game=AmytisState, lead=int, won=double, chance=double)
    cdef roll_out(self, AmytisState state, Rng rng)
    @cython.locals(seat=int, best=int, highest=double, trial=AmytisState, n=int, action=int, value=double)
    cdef play_quickly(self, AmytisState game, Rng rng)
