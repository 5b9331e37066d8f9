"""Positions from views.

A view may come from anywhere: a file, a request, a text that a person wrote. `ViewPart` reads it and trusts nothing.
The view of the position that a game builds is compared with the given one before the position is returned.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from .arguments import brief, integer_or_none
from .game import BadPosition, Game, GameError, State
from .rng import Rng, as_rng


class ViewPart:
    """A part of a view that was not checked yet, and its place for messages: `seats[0].tiles[2].cell`.

    The methods return what they are asked for, or raise `BadPosition`.
    """

    def __init__(self, value: object, place: str = "") -> None:
        self.value = value
        self.place = place

    def __getitem__(self, name: str) -> ViewPart:
        table = self.table()
        place = f"{self.place}.{name}" if self.place else name
        if name not in table:
            raise BadPosition(f"the view has no {place}")
        return ViewPart(table[name], place)

    def table(self) -> Mapping[str, object]:
        if not isinstance(self.value, Mapping):
            raise self.wrong("is a table of names and values")
        return self.value

    def items(self, least: int, most: int) -> list[ViewPart]:
        """Return the members of a list that has `least` to `most`."""
        if not isinstance(self.value, list) or not least <= len(self.value) <= most:
            count = str(least) if least == most else f"{least} to {most}"
            raise self.wrong(f"is a list of {count}")
        return [ViewPart(value, f"{self.place}[{n}]") for n, value in enumerate(self.value)]

    def number(self, least: int, most: int) -> int:
        number = integer_or_none(self.value)
        if number is None or not least <= number <= most:
            raise self.wrong(f"is a whole number from {least} to {most}")
        return number

    def number_of(self, names: Sequence[str | None], what: str = "a known name") -> int:
        """Return the index of this name in a list of names."""
        if not isinstance(self.value, str | None) or self.value not in names:
            raise self.wrong(f"is {what}")
        return names.index(self.value)

    def flag(self) -> bool:
        if not isinstance(self.value, bool):
            raise self.wrong("is true or false")
        return self.value

    def is_none(self) -> bool:
        return self.value is None

    def wrong(self, what: str) -> BadPosition:
        return BadPosition(f"{self.place or 'the view'} {what}, not {brief(self.value)}")


def build(game: Game, view: object, rng: Rng | int | None, is_complete: bool = True) -> State:
    """Return the position of a view. If it is not complete, it has at least what the game needs to build one."""
    rng = as_rng(rng)
    part = ViewPart(view)
    table = part.table()
    if "game" in table:
        part["game"].number_of([game.name], game.name)
    try:
        state = game._from_view(part)
    except BadPosition:
        raise
    except GameError as error:  # players or options that the game does not have
        raise BadPosition(str(error)) from None
    except RecursionError:
        raise BadPosition("the view is nested too deep") from None
    state.shuffle_hidden(rng)
    seat = None if table.get("seat") is None else part["seat"].number(0, state.players - 1)
    check_agreement(part, state.view(seat), is_complete)
    return state


def check_agreement(given: ViewPart, built: object, is_complete: bool) -> None:
    """Raise `BadPosition`, with the place, if a given view differs from the view of the position built from it."""
    if isinstance(built, Mapping):
        table = given.table()
        for name in table:
            if name not in built:
                raise BadPosition(f"{given.place or 'the view'} has no {brief(name)} in such a position")
        for name in built:
            if is_complete or name in table:
                check_agreement(given[name], built[name], is_complete)
    elif isinstance(built, list):
        for part, value in zip(given.items(len(built), len(built)), built, strict=True):
            check_agreement(part, value, is_complete)
    elif type(given.value) is not type(built) or given.value != built:
        raise given.wrong(f"is {brief(built)} in such a position")
