"""Sets of cells as the bits of one 64-bit number: cell a1 is bit 0, h8 bit 63.

Not compiled: compiled modules take the machine's own instructions from `bits.pxd` instead.
"""


def count(board: int) -> int:
    """Return the number of cells of a board."""
    return board.bit_count()


def first(board: int) -> int:
    """Return the lowest cell of a board. It must not be empty."""
    return (board & -board).bit_length() - 1


def nth(board: int, n: int) -> int:
    """Return the n-th cell of a board, from 0."""
    for _ in range(n):
        board &= board - 1
    return first(board)


def spread(board: int, count: int, numbers: list[int], start: int) -> None:
    """Write the first `count` cells of a board as numbers, 1 for a cell of the board and 0 for the others."""
    for i in range(count):
        numbers[start + i] = board >> i & 1
