cimport cython

from ..games.game cimport State
from ..games.packing cimport Packing


@cython.locals(i=int, place="int[65536]", count=int)
cpdef tuple actions(State state, int size, int before)

@cython.locals(i=int, place="short[65536]")
cpdef list observation(State state, int seat, int size, int before)

@cython.locals(packing=Packing)
cpdef int packed_size(State state)

@cython.locals(i=int, place="short[65536]", packing=Packing)
cpdef list packed(State state, int size, int before)

@cython.locals(i=int, place="short[65536]", packing=Packing)
cpdef unpack(State state, list numbers)
