from .garden cimport Garden
from .state cimport BabylonState

# Cython changes references to objects only with the interpreter's lock, since other threads may count references to
# the same objects. A garden belongs to one position, which only one thread uses, and the garbage collector does not
# look at them (no_gc). So this counts without the lock.
cdef extern from *:
    """
    #define SEMIRAMIS_REFER(reference, gardens, seat) do { \\
        PyObject *last = (PyObject *)(reference), *next = PyTuple_GET_ITEM(gardens, seat); \\
        Py_INCREF(next); \\
        memcpy(&(reference), &next, sizeof next); \\
        Py_DECREF(last); \\
    } while (0)
    """
    void refer "SEMIRAMIS_REFER"(Garden reference, tuple gardens, int seat) noexcept nogil


cdef inline void sit_down(BabylonState state, int seat) noexcept nogil:
    refer(state.garden, state.gardens, seat)


cdef inline void look_at(BabylonState state, int seat) noexcept nogil:
    refer(state.seen, state.gardens, seat)
