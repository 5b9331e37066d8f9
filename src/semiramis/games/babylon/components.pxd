cimport cython


@cython.final
cdef class Box:
    cdef readonly dict components
    cdef readonly short[52][4] icons
    cdef readonly short[52] flower
    cdef readonly short[52] rotations
    cdef readonly short[14] tokens
    cdef readonly int[7] pieces
    cdef readonly tuple tile_names
    cdef readonly dict tile_numbers
