"""Sets of cells as the bits of one 64-bit number: cell a1 is bit 0, h8 bit 63.

Not compiled: compiled modules take the machine's own instructions from `bits.pxd` instead.
"""


def count(board: int) -> int:
    """How many cells the board has."""
    return board.bit_count()


def first(board: int) -> int:
    """The lowest cell of a board that is not empty."""
    return (board & -board).bit_length() - 1


def nth(board: int, n: int) -> int:
    """The n-th cell of a board, from 0."""
    for _ in range(n):
        board &= board - 1
    return first(board)


def mark(board: int, numbers: list[int], start: int) -> None:
    """Make the numbers of a board's cells 1, in a plane of numbers that starts there."""
    while board:
        numbers[start + first(board)] = 1
        board &= board - 1
