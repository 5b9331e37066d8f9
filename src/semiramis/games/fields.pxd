cdef class ReadOnly:
    pass
