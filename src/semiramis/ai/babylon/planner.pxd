cimport cython

from ...games.babylon cimport apply, decorations, legal, placements, scoring
from ...games.babylon.garden cimport Garden
from ...games.babylon.state cimport BabylonState
from .draft cimport Draft
from .evaluation cimport Evaluation
from .placement_estimates cimport BestPlacements, PlacementEstimates

cdef int BUILD, DIG_ID, DUG, FINISH_DUG, FINISH_NONE, FINISH_STORED, NO_TILE, NO_TOKEN, PLACE_ID, STACKS
cdef int STORED, MOST_PLANS, MOST_DECORATIONS, CACHED_ESTIMATES
cdef double IMPOSSIBLE, PILLAR_VALUE
cdef int DECORATION_KIND[419]
cdef int DECORATION_CELLS[419][2]


@cython.final
cdef class Plans:
    cdef readonly int count
    cdef readonly int[2048][16] actions
    cdef readonly int[2048] length, dig, order
    cdef readonly double[2048] value, extended_value
    cdef void add_action(self, int action) noexcept
    @cython.locals(n=int)
    cdef void begin_like(self, int plan, int length) noexcept
    @cython.locals(n=int)
    cdef bint begins_alike(self, int plan, int other, int length) noexcept
    @cython.locals(n=int, m=int)
    cdef void sort(self, double* values, int first) noexcept


@cython.final
cdef class Digs:
    cdef readonly int count, most_pillars
    cdef readonly int[16] stack, tile, pillars
    @cython.locals(stack=int, own=bint)
    cdef void find(self, BabylonState state, int seat, bint has_token) noexcept


@cython.final
cdef class Planner:
    cdef Evaluation evaluation
    cdef readonly int width, extensions, second_width, turns_left
    cdef readonly Plans plans
    cdef readonly Digs digs
    cdef double start_value
    cdef PlacementEstimates estimates, second_estimates
    cdef list cache
    cdef int cached
    cdef int[16] cached_plan, cached_length
    cdef Draft root, start, draft
    cdef Garden trial
    cdef void run(self, BabylonState state) noexcept
    cdef void begin(self, BabylonState state, int seat, int turns_left, bint has_token) noexcept
    cdef void survey(self) noexcept
    @cython.locals(first=int, dig=int, n=int, plan=int)
    cdef void plan(self, int first_dig, int digs) noexcept
    @cython.locals(start=Draft, evaluation=Evaluation, best=BestPlacements, guess=double, kept=double)
    cdef double guess(self, int dig) noexcept
    cdef void start_with(self, int dig) noexcept
    @cython.locals(plans=Plans, plan=int, draft=Draft, value=double, kept=double, best_kept=double, best=int,
                   finish=int, pillars=int)
    cdef void finish_plan(self, int dig, int length) noexcept
    @cython.locals(flowers=double)
    cdef double value_of_storing(self, int tile) noexcept
    @cython.locals(actions="int[112]", draft=Draft, garden=Garden, count=int, best=int, n=int, action=int, after=double)
    cdef int best_decoration(self, double value) noexcept
    @cython.locals(n=int, best=int, other=int, action=int)
    cdef void move_best_to_front(self, int* actions, int count) noexcept
    @cython.locals(kind=int, level=int, other_level=int)
    cdef int points(self, int action) noexcept
    @cython.locals(tile=int, first=int, n=int, site=int, action=int, best=BestPlacements)
    cdef void add_placements(self, PlacementEstimates estimates, int dig, int source, int length) noexcept
    @cython.locals(decorated=int, undecorated=int)
    cdef void extend(self, int plan) noexcept
    @cython.locals(dig=int, n=int)
    cdef void extend_after(self, int plan, int length) noexcept
    @cython.locals(n=int, estimates=PlacementEstimates, singles=int)
    cdef PlacementEstimates estimate_once(self, int plan, int dig, int length)
