cdef inline short* shorts(short[:, ::1] table, Py_ssize_t row) noexcept nogil:
    return &table[row, 0]


cdef inline int* integers(int[:, ::1] table, Py_ssize_t row) noexcept nogil:
    return &table[row, 0]


cdef inline signed char* flags(signed char[:, ::1] table, Py_ssize_t row) noexcept nogil:
    return &table[row, 0]
