cimport cython

from ..games.game cimport State

cdef int COUNT, READ, WRITE


@cython.locals(i=int, buffer="int[65536]", count=int)
cpdef tuple _actions(State state, int size, int before)

@cython.locals(i=int, buffer="short[65536]")
cpdef list _observation(State state, int seat, int size, int before)

@cython.locals(i=int, buffer="short[65536]")
cpdef list _updated_observation(State state, int action, int seat, list numbers)

cpdef _act(State state, int action)

@cython.locals(nowhere="short[1]")
cpdef int _packed_size(State state)

@cython.locals(i=int, buffer="short[65536]")
cpdef list _packed(State state, int size, int before)

@cython.locals(i=int, buffer="short[65536]")
cpdef _unpack(State state, list numbers)
