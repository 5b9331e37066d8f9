cimport cython


@cython.final
cdef class Box:
    cdef public dict components
    cdef public short[52][4] icons
    cdef public short[52] flower
    cdef public short[52] rotations
    cdef public short[14] tokens
    cdef public int[7] pieces
    cdef public list tile_names
    cdef public dict tile_numbers
