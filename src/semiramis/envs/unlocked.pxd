from cpython.object cimport PyObject

from ..games.game cimport State
from .batch cimport Batch

cdef extern from "Python.h":
    PyObject* PyList_GET_ITEM(PyObject* things, Py_ssize_t n) noexcept nogil


cdef inline int advance(Batch batch, long long[::1] actions, long long[::1] chosen) noexcept:
    with nogil:
        return batch.advance_unlocked(actions, chosen)


cdef inline void draw(Batch batch, long long[::1] actions) noexcept:
    with nogil:
        batch.draw(actions)


# The reference is not counted, which would need the lock: the list keeps the state, and nothing changes the list.
cdef inline void visit(Batch batch, int row, int action) noexcept nogil:
    batch.visit(<State>PyList_GET_ITEM(<PyObject*>batch._states, row), row, action)
