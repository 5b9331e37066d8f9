cimport cython

from ...games.babylon cimport apply, decorations, placements
from ...games.babylon.garden cimport Garden
from ...games.babylon.state cimport BabylonState
from .draft cimport Draft
from .evaluation cimport Evaluation
from .placement_estimates cimport PlacementEstimates

cdef int BRIDGE, DIG, DIG_ID, DUG, FINISH_DUG, FINISH_NONE, FINISH_STORED, FOUNTAIN, NO_TILE, PLACE_ID, STACKS
cdef int STATUE, STORED, PLANS, CHOICES, KEPT
cdef double NONE, PILLAR
cdef int DECORATION_KIND[419]
cdef int DECORATION_CELLS[419][2]


@cython.final
cdef class Planner:
    cdef Evaluation evaluation
    cdef readonly int width, seconds, second_width, turns
    cdef PlacementEstimates estimates, beyond
    cdef list shared
    cdef int kept, most
    cdef int[16] kept_plan, kept_length
    cdef Draft root, start, draft
    cdef Garden trial
    cdef readonly int plans
    cdef readonly int[2048][16] actions
    cdef readonly int[2048] length
    cdef readonly double[2048] worth
    cdef readonly int[2048] dig
    cdef readonly double[2048] promise
    cdef readonly int[2048] order
    cdef readonly int digs
    cdef readonly int[16] stack, tile, pillars
    cdef int found
    cdef double[64] estimate
    cdef int[64] site, rotation
    @cython.locals(dig=int, firsts=int, n=int, plan=int)
    cdef void run(self, BabylonState state) noexcept
    @cython.locals(stack=int)
    cdef void find_digs(self, BabylonState state) noexcept
    cdef void begin(self, int dig) noexcept
    cdef void add_action(self, int action) noexcept
    @cython.locals(plan=int, draft=Draft, worth=double, kept=double, keeping=double, better=int, finish=int)
    cdef void close(self, int dig, int done) noexcept
    cdef double keep(self, int tile) noexcept
    @cython.locals(actions="int[112]", draft=Draft, garden=Garden, count=int, best=int, n=int, action=int, after=double)
    cdef int best_decoration(self, double worth) noexcept
    @cython.locals(n=int, best=int, other=int, action=int)
    cdef void choose(self, int* actions, int count) noexcept
    @cython.locals(kind=int, level=int)
    cdef int points(self, int action) noexcept
    @cython.locals(tile=int, first=int, n=int, m=int, site=int, action=int)
    cdef void place(self, PlacementEstimates estimates, int dig, int source, int done) noexcept
    @cython.locals(start=Draft, garden=Garden, site=int, exchanged=int, left=int, rotation=int, singles=double,
                   estimate=double)
    cdef void find_likely(self, PlacementEstimates estimates, int tile, int width) noexcept
    @cython.locals(n=int)
    cdef void insert(self, double estimate, int site, int rotation, int width) noexcept
    @cython.locals(dig=int, decorated=int, undecorated=int)
    cdef void go_on(self, int plan) noexcept
    @cython.locals(n=int, source=int)
    cdef void go_on_after(self, int plan, int dig, int done) noexcept
    @cython.locals(n=int, m=int, same=bint, estimates=PlacementEstimates)
    cdef PlacementEstimates share_estimates(self, int plan, int dig, int done)
    @cython.locals(n=int, m=int, plan=int)
    cdef void rank(self, double* worth) noexcept
