cimport cython
from libc cimport math

from ...games.amytis.state cimport AmytisState
from ...games.game cimport State
from ...games.rng cimport Rng
from ..expert cimport Expert
from .builds cimport Builds
from .evaluation cimport Evaluation
from .lead cimport Lead

cdef dict TURNS
cdef int MOST_TURNS, ROLLOUT_ACTIONS, ROLLOUT_CHOICES, BUILD, BUILDS, PLACES
cdef double LEAD_SCALE
cdef unsigned long long BIT[64]


cdef tuple turn_of(int code)


@cython.final
cdef class AmytisExpert(Expert):
    cdef readonly Evaluation evaluation
    cdef readonly Lead lead
    cdef Builds _builds
    cdef AmytisState _after_first, _after_second, _after_third, _rollout, _trial
    cdef int total
    cdef double[4096] found
    cdef int[4096] codes
    @cython.locals(actions="int[94]", count=int, n=int, action=int, code=int, after=AmytisState, builds=bint)
    cdef find_turns(self, AmytisState state, int seat, int begun, int depth)
    cdef void add(self, double value, int code) noexcept
    @cython.locals(gap=int, start=int, n=int, value=double, code=int, other=double)
    cdef void sort(self) noexcept
    @cython.locals(game=AmytisState, actions=int, lead=double, won=double, chance=double)
    cdef roll_out(self, AmytisState state, Rng rng)
    @cython.locals(seat=int, best=int, highest=double, trial=AmytisState, action=int, value=double,
                   builds=bint, tried=int)
    cdef play_quickly(self, AmytisState game, Rng rng)
