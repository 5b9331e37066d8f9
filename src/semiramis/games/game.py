"""The contract: all that opponents, servers, environments and tools know of a game.

A `Game` is what lies in the box and what the players agree on before they start; a `State` is a position of it.
Actions are whole numbers from a fixed space of `Game.action_count`; people read and write them in the notation of
the rules. Neither game has private information: what is hidden is hidden from everybody.

The public methods of a `State` check their arguments: a wrong one raises `TypeError` or a `GameError`, and the position
stays as it was. They call the rules of the game, the methods of the same name with an underscore (`points` calls
`_points`), which trust their arguments: compiled code calls these directly, at C speed.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path
from typing import Any, ClassVar, Self, TypedDict, TypeVar

from .arguments import as_integer, as_plain, brief, check_type, integer_or_none
from .features import Feature
from .fields import ReadOnly
from .rng import SEEDS, Rng
from .types import Annotations, Components, Declared, Event, GameTypes, View

LARGEST = 2**31 - 1
"""The largest number that the compiled rules can be asked about."""


AnyState = TypeVar("AnyState", bound="State")


class GameError(ValueError):
    """What was asked for cannot be; the message is one line for the person who asked, `code` is for programs."""

    code = "game_error"


class UnknownGame(GameError):
    code = "unknown_game"


class BadSetup(GameError):
    """Players, options, a seed, components or a set-up that the game cannot be started with."""

    code = "bad_setup"


class NotAnAction(GameError):
    """A text that is no action of the game in any position."""

    code = "not_an_action"

    def __init__(self, text: str, state: State) -> None:
        super().__init__(f"ply {state.ply}: {text!r} is not an action of this game")


class IllegalAction(GameError):
    """An action of the game that the rules do not allow in this position."""

    code = "illegal_action"

    def __init__(self, action: str, reason: Reason, state: State) -> None:
        super().__init__(f"ply {state.ply}: {action!r} is not legal: {reason}")
        self.reason = reason


class NotYourTurn(GameError):
    code = "not_your_turn"

    def __init__(self, action: str, seat: int, state: State) -> None:
        turn = "the game is over" if state.over else f"it is seat {state.player}'s turn"
        super().__init__(f"ply {state.ply}: seat {brief(seat)} cannot play {action!r}: {turn}")


@dataclass(frozen=True)
class Reason:
    """Why an action is not legal: a stable code, and the facts that a person needs to understand it."""

    code: str
    facts: Mapping[str, Any] = field(default_factory=dict)

    @classmethod
    def of(cls, declared: Declared) -> Reason:
        """A reason as a game declares it in its types, with its code beside the facts."""
        facts = dict(declared)
        return cls(facts.pop("reason"), facts)

    def __str__(self) -> str:
        words = self.code.replace("_", " ")
        facts = ", ".join(f"{name} {value}" for name, value in self.facts.items())
        return f"{words} ({facts})" if facts else words


@dataclass(frozen=True)
class Option:
    """A choice that the table makes before the game. A dotted name is nested in a record: `sides.garden`."""

    name: str
    values: tuple[str | int | bool, ...]
    default: str | int | bool

    def check(self, value: object) -> str | int | bool:
        value = as_plain(value)
        integer = integer_or_none(value)
        value = value if integer is None else integer
        for allowed in self.values:
            if type(value) is type(allowed) and value == allowed:  # True == 1 is no number of projects
                return allowed
        allowed_values = ", ".join(str(v).lower() if isinstance(v, bool) else str(v) for v in self.values)
        raise BadSetup(f"option {self.name} is one of {allowed_values}, not {brief(value)}")


class Foreseen(TypedDict):
    """What would come of an action, as far as everybody can tell."""

    events: list[Event]
    """Those of `State.events`, without what would be turned up, and whatever follows from that."""
    points: dict[str, int]
    """By how much each score line of whoever acts would change, if it would."""


class Game(ABC):
    """A game: declared first (players, options, actions, score lines), then started."""

    name: str
    players: range
    """How many can play."""
    options: tuple[Option, ...]
    action_count: int
    """Action ids are 0 to this, exclusive."""
    outcome_count: int
    """The ids of what an action may turn up are 0 to this, exclusive."""
    longest: int
    """No game has more actions than this."""
    score_lines: tuple[str, ...]
    """The lines of a breakdown that add up to the score, in the order in which they are told."""
    tie_breakers: tuple[str, ...] = ()
    """The lines of a breakdown that are no points but decide a tie; the smallest wins."""
    components: Components
    """What lies in the box, JSON-able."""
    types: GameTypes = GameTypes()
    """The types of its views, events, reasons and annotations; by default they may contain anything."""
    parts: ClassVar[Mapping[str, str]] = {}
    """What other packages have for this game, each as `module` or `module:attribute`; loaded when it is needed.

    `docs/new-game.md` lists the names. For a part that is missing there is one that works for every game.
    """

    @abstractmethod
    def __init__(self, components: Path | str | None = None) -> None:
        """With the components of this edition, or with those of a file."""

    @abstractmethod
    def start(self, players: int, options: Mapping[str, Any] | None, setup: object) -> State:
        """The first position of a game with the set-up of a record."""

    @abstractmethod
    def setup(self, state: State) -> dict[str, Any]:
        """All that chance decided before the first action, as in a record. Only for a state at ply 0."""

    @abstractmethod
    def features(self, players: int) -> tuple[Feature, ...]:
        """What an observation consists of, in the order in which its numbers lie one after the other."""

    @abstractmethod
    def _blank(self, players: int, options: Mapping[str, Any]) -> State:
        """What `blank` returns, for players and options that were checked; `options` are complete."""

    def blank(self, players: int, options: Mapping[str, Any] | None) -> State:
        """A state whose `deal` gives a game."""
        return self._blank(self.check_players(players), self.check_options(options))

    def new(self, players: int | None = None, options: Mapping[str, Any] | None = None, seed: int = 0) -> State:
        """The first position of a game that chance sets up; the same from the same seed."""
        number = integer_or_none(seed)
        if number is None or not 0 <= number < SEEDS:
            raise BadSetup(f"a seed is a whole number from 0 to 2^64 - 1, not {brief(seed)}")
        count = self.players.start if players is None else self.check_players(players)
        state = self._blank(count, self.check_options(options))
        state.deal(Rng(number))
        return state

    def check_players(self, players: int) -> int:
        count = integer_or_none(players)
        if count is None or count not in self.players:
            raise BadSetup(f"{self.name} is for {_from_to(self.players)} players, not {brief(players)}")
        return count

    def check_options(self, given: object) -> dict[str, Any]:
        """The options with the default for each that is not given, nested as in a record."""
        if given is not None and not isinstance(given, Mapping):
            raise BadSetup(f"options are a table of names and values, not {brief(given)}")
        flat = flatten(given or {})
        known = {option.name: option for option in self.options}
        for name in flat:
            if name not in known:
                raise BadSetup(f"{self.name} has no option {name}; it has {', '.join(known)}")
        return nest({n: o.check(flat[n]) if n in flat else o.default for n, o in known.items()})


def check_names(table: object, names: Sequence[str], what: str) -> Mapping[str, Any]:
    """A part of a set-up that is a table, if it has just these names."""
    if not isinstance(table, Mapping):
        raise BadSetup(f"{what} is a table of {', '.join(names)}, not {brief(table)}")
    for name in names:
        if name not in table:
            raise BadSetup(f"{what} without {name}")
    for name in table:
        if name not in names:
            raise BadSetup(f"{what} has no {name!r}; it has {', '.join(names)}")
    return table


def check_first_player(seat: object, players: int) -> int:
    number = integer_or_none(seat)
    if number is None or not 0 <= number < players:
        raise BadSetup(f"first_player is a seat from 0 to {players - 1}, not {brief(seat)}")
    return number


def check_at_start(state: object, kind: type[AnyState]) -> AnyState:
    """A state, if it is a position of this kind before the first action."""
    if not isinstance(state, kind):
        raise TypeError(f"state must be a {kind.__name__}, not {brief(state)}")
    if state.ply:
        raise BadSetup(f"only a game that has not begun has a set-up: this one is at ply {state.ply}")
    return state


def _from_to(numbers: range) -> str:
    return str(numbers.start) if len(numbers) == 1 else f"{numbers.start} to {numbers.stop - 1}"


def flatten(options: Mapping[str, Any], prefix: str = "") -> dict[str, Any]:
    """`{"sides": {"wall": "B"}}` as `{"sides.wall": "B"}`."""
    flat: dict[str, Any] = {}
    for name, value in options.items():
        inner = flatten(value, f"{prefix}{name}.") if isinstance(value, Mapping) else {f"{prefix}{name}": value}
        for key in inner:
            if key in flat:
                raise BadSetup(f"option {key} is given twice")
        flat |= inner
    return flat


def nest(flat: Mapping[str, Any]) -> dict[str, Any]:
    """The inverse of `flatten`."""
    nested: dict[str, Any] = {}
    for name, value in flat.items():
        *folders, last = name.split(".")
        inner = nested
        for folder in folders:
            inner = inner.setdefault(folder, {})
        inner[last] = value
    return nested


class State(ReadOnly):
    """A position.

    `players` is how many play, `player` the seat to act (-1 when the game is over), `ply` the number of actions so far.
    Fields are read-only: actions change a position.
    """

    game = ""
    """The name of the game; each game sets its own."""
    _assignable = frozenset(["player", "ply", "over"])

    def __init__(self, players: int) -> None:
        if getattr(self, "players", 0):
            raise TypeError(f"__init__: this {type(self).__name__} is initialised already")
        if as_integer(players, "players") < 1:
            raise GameError(f"players must be 1 or more, not {brief(players)}")
        self.players = players
        self.player = 0
        self.ply = 0
        self.over = False

    # For everybody. These methods check their arguments.

    def deal(self, rng: Rng) -> None:
        """Set up a new game at random, with this state's players and options."""
        self._check_ready()
        check_type(rng, Rng, "rng")
        self._deal(rng)

    def assign(self, other: Self) -> None:
        """Become a copy of another position of the same game, players, options and components; faster than `clone`."""
        self._check_ready()
        if type(other) is not type(self):
            raise TypeError(f"other must be a {type(self).__name__}, not {brief(other)}")
        if other.players != self.players:
            raise GameError(f"other must be a position with {self.players} players, not {other.players}")
        if not self._has_the_box_of(other):
            raise GameError("other must be a position with the same options and components")
        self._assign(other)

    def fill_actions(self, actions: list[int]) -> int:
        """Write the legal actions into a list or array that has room for `Game.action_count`; return how many."""
        legal = self.legal_actions()
        try:
            if len(actions) < len(legal):
                raise GameError(f"actions has room for {len(actions)} integers, but {len(legal)} actions are legal")
            for n, action in enumerate(legal):
                actions[n] = action
        except (TypeError, OverflowError):
            raise TypeError(f"actions must be a list or array of integers, not {brief(actions)}") from None
        return len(legal)

    def is_legal(self, action: int) -> bool:
        """Whether this is a legal action; any integer may be asked about."""
        self._check_ready()
        number = as_integer(action, "action")
        return bool(-LARGEST <= number <= LARGEST and self._is_legal(number))

    def random_action(self, rng: Rng) -> int:
        """One of the legal actions, each as likely as the other. The game must not be over."""
        self._check_ready()
        check_type(rng, Rng, "rng")
        if self.over:
            raise GameError("random_action: the game is over, so no action is legal")
        return self._random_action(rng)

    def apply(self, action: int) -> None:
        """Do an action, or raise `IllegalAction` and leave everything as it was."""
        self._advance(self._check_action(action))

    def advance(self, action: int) -> None:
        """The same as `apply`. Compiled code calls `_advance`, which does not check."""
        self._advance(self._check_action(action))

    def play(self, text: str, seat: int | None = None) -> int:
        """Do the action of this notation, and return its id; if a seat is given, only on its turn."""
        self._check_ready()
        check_type(text, str, "text")
        if seat is not None and (as_integer(seat, "seat") != self.player or self.over):
            raise NotYourTurn(text, seat, self)
        action = self._parse_action(text)
        self.apply(action)
        return action

    def points(self, seat: int) -> int:
        """A seat's score if the game ended now: the running score of the table may tell less."""
        return self._points(self._check_seat(seat))

    def reveals(self, action: int) -> bool:
        """Whether this legal action turns up something that was hidden: a tile, a token, a card.

        Also the last one, of which everybody could have told what it is. What was turned up cannot be taken back.
        """
        return bool(self._reveals(self._check_action(action)))

    def outcomes(self, action: int) -> list[tuple[int, int]]:
        """What this legal action may turn up, for all that anybody can know: ids, ascending, each with its ways.

        All ways are equally likely, so the chance of an outcome is its share of them. An action that reveals has at
        least one outcome, any other none. An id is a kind of thing, a tile, a token or a card: only the action tells
        which of them.
        """
        return self._outcomes(self._check_action(action))

    def turn_up(self, action: int, outcome: int) -> None:
        """Have this legal action turn up one of its `outcomes` when it is done next.

        Nothing that is seen changes. Of what is hidden, the thing that is to be turned up changes places with the one
        that would have been; `shuffle_hidden` before makes sure that nobody knows how the others lie.
        """
        number = self._check_action(action)
        self._turn_up(number, self._check_outcome(number, outcome))

    def format_outcome(self, action: int, outcome: int) -> str:
        """What one of the `outcomes` of a legal action is called."""
        number = self._check_action(action)
        return self._format_outcome(number, self._check_outcome(number, outcome))

    def shuffle_hidden(self, rng: Rng) -> None:
        """Redraw at random what nobody can know, without changing what anybody sees.

        The outcome depends on what is seen and on `rng` alone: how things lay before has no part in it, so that
        whoever thinks about a position after this cannot have known.
        """
        self._check_ready()
        check_type(rng, Rng, "rng")
        self._shuffle_hidden(rng)

    def random_playout(self, rng: Rng) -> int:
        """Play to the end at random; return how many actions it took."""
        self._check_ready()
        check_type(rng, Rng, "rng")
        return self._random_playout(rng)

    def view(self, seat: int | None) -> View:
        """All that a seat (None: a spectator) may see and nothing that is hidden, JSON-able."""
        self._check_ready()
        return dict(self._view(None if seat is None else self._check_seat(seat)))

    def events(self, action: int) -> list[Event]:
        """What a spectator would see happen if this legal action were done now, in order. The state stays as it is.

        It tells what the action turns up, a tile or a card: show it to nobody before the action is done.
        """
        return [dict(event) for event in self._events(self._check_action(action))]

    def annotations(self, seat: int | None = None) -> Annotations:
        """Facts derived from what a seat (None: a spectator) sees, for clients that know no rules, JSON-able.

        The current player's contain facts about its legal actions. A game need not have any.
        """
        self._check_ready()
        return dict(self._annotations(None if seat is None else self._check_seat(seat)))

    def foresee(self, action: int) -> Foreseen:
        """What anybody can tell of this legal action before it is done: nothing that is hidden has a part in it."""
        return self._foresee(self._check_action(action))

    def explain_illegal(self, action: int) -> Reason | None:
        """Why an action of the action space is not legal here; None if it is."""
        return self._explain_illegal(self._check_id(action))

    def format_action(self, action: int) -> str:
        """An action of the action space in the notation of the rules, as it reads in this position."""
        return self._format_action(self._check_id(action))

    def parse_action(self, text: str) -> int:
        """The inverse of `format_action`: the id need not be legal.

        Raises `NotAnAction`, or `IllegalAction` for an action that has no id in this position.
        """
        self._check_ready()
        check_type(text, str, "text")
        return self._parse_action(text)

    def legal_notations(self) -> list[str]:
        """The legal actions in notation, sorted by code point, as records tell them."""
        return sorted([self._format_action(action) for action in self.legal_actions()])

    @property
    def components(self) -> dict[str, Any]:
        """What is in the box that this game is played with: `Game.components`."""
        self._check_ready()
        return self._components()

    def __repr__(self) -> str:
        """For example `<chess, 2 players, ply 12, seat 1 to act>`."""
        if not getattr(self, "players", 0):
            return f"<{type(self).__name__} made without __init__>"
        turn = "over" if self.over else f"seat {self.player} to act"
        return f"<{self.game}, {self.players} players, ply {self.ply}, {turn}>"

    def __str__(self) -> str:
        """A picture of the position as text, without colours, at most 80 letters wide."""
        if not getattr(self, "players", 0):
            return repr(self)
        # Pictures are a layer above the games: they are imported only when a picture is wanted.
        text = import_module("...pictures.text", __name__)
        return str(text.plain_picture(self))

    def __eq__(self, other: object) -> bool:
        """Whether both are the same position: everything seen and hidden, the options and the components."""
        if other is self:
            return True
        if not isinstance(other, State) or type(other) is not type(self):
            return NotImplemented
        if not getattr(self, "players", 0) or not getattr(other, "players", 0):
            return False
        return bool(
            self._view(None) == other._view(None)
            and self._hidden() == other._hidden()
            and self._components() == other._components()
        )

    __hash__ = None  # type: ignore[assignment]  # a position changes

    def __copy__(self) -> Self:
        return self.clone()

    def __deepcopy__(self, memo: object) -> Self:
        return self.clone()

    def __reduce__(self) -> str:
        raise TypeError("a position cannot be pickled: a game travels as its record")

    # The checks.

    def _check_ready(self) -> None:
        """Compiled, the objects of a state that `__new__` made alone are None, and to use them is a crash."""
        if not self.players:
            raise TypeError(f"__init__: this {type(self).__name__} was made without it")

    def _has_the_box_of(self, other: Self) -> bool:
        """Whether another position of the same type and number of players has the same options and components."""
        return True

    def _sizes(self) -> tuple[int, int] | None:
        """How many actions and how many numbers of an observation compiled rules may write; None for plain Python."""
        return None

    def _check_id(self, action: Any) -> int:
        """An integer that the rules can be asked about; they know which of these are actions."""
        self._check_ready()
        number = as_integer(action, "action")
        if not -LARGEST <= number <= LARGEST:
            raise NotAnAction(brief(number), self)
        return number

    def _check_action(self, action: Any) -> int:
        """The id of a legal action."""
        number = self._check_id(action)
        if not self._is_legal(number):
            reason = self._explain_illegal(number)
            assert reason is not None, f"action {number} is neither legal nor explained"
            raise IllegalAction(self._format_action(number), reason, self)
        return number

    def _check_outcome(self, action: int, outcome: Any) -> int:
        number = as_integer(outcome, "outcome")
        for known, _ in self._outcomes(action):
            if known == number:
                return number
        raise GameError(f"outcome must be one of the outcomes of {self._format_action(action)!r}, not {brief(outcome)}")

    def _check_seat(self, seat: Any) -> int:
        self._check_ready()
        number = as_integer(seat, "seat")
        if not 0 <= number < self.players:
            raise GameError(f"seat must be from 0 to {self.players - 1}, not {brief(seat)}")
        return number

    # The rules of a game. They are called with arguments that were checked.

    def legal_actions(self) -> list[int]:
        """The legal actions; none when the game is over."""
        raise NotImplementedError

    def clone(self) -> Self:
        """A copy that shares nothing that changes."""
        raise NotImplementedError

    def scores(self) -> list[int]:
        """Each seat's running score as the table shows it; the final score when the game is over."""
        raise NotImplementedError

    def breakdown(self) -> list[dict[str, int]]:
        """For each seat the points of each scoring line (and the tie-breakers) if the game ended now."""
        raise NotImplementedError

    def winners(self) -> list[int]:
        """The seats that share the victory; none before the game is over."""
        raise NotImplementedError

    def _deal(self, rng: Rng) -> None:
        raise NotImplementedError

    def _assign(self, other: Self) -> None:
        raise NotImplementedError

    def _is_legal(self, action: int) -> bool:
        """Of any number from -LARGEST to LARGEST."""
        raise NotImplementedError

    def _random_action(self, rng: Rng) -> int:
        raise NotImplementedError

    def _advance(self, action: int) -> None:
        raise NotImplementedError

    def _points(self, seat: int) -> int:
        raise NotImplementedError

    def _reveals(self, action: int) -> bool:
        raise NotImplementedError

    def _outcomes(self, action: int) -> list[tuple[int, int]]:
        raise NotImplementedError

    def _turn_up(self, action: int, outcome: int) -> None:
        raise NotImplementedError

    def _format_outcome(self, action: int, outcome: int) -> str:
        raise NotImplementedError

    def _shuffle_hidden(self, rng: Rng) -> None:
        raise NotImplementedError

    def _random_playout(self, rng: Rng) -> int:
        ply = self.ply
        while not self.over:
            self._advance(self._random_action(rng))
        return self.ply - ply

    def _view(self, seat: int | None) -> Declared:
        raise NotImplementedError

    def _components(self) -> dict[str, Any]:
        return {}

    def _hidden(self) -> object:
        """What is hidden and may still be turned up, in a form that can be compared; None if nothing is."""
        return None

    def _events(self, action: int) -> Sequence[Declared]:
        raise NotImplementedError

    def _annotations(self, seat: int | None) -> Declared:
        return {}

    def _foresee(self, action: int) -> Foreseen:
        raise NotImplementedError

    def _explain_illegal(self, action: int) -> Reason | None:
        """Raises `NotAnAction` for a number outside the action space."""
        raise NotImplementedError

    def _format_action(self, action: int) -> str:
        """Raises `NotAnAction` for a number outside the action space."""
        raise NotImplementedError

    def _parse_action(self, text: str) -> int:
        raise NotImplementedError

    # What compiled code alone calls, with places in memory: `envs.Batch` and `envs.numbers.observe` are for Python.

    def _fill_actions(self, actions: list[int]) -> int:
        """Write the legal actions, in the order of `legal_actions`, into a buffer that holds `Game.action_count`."""
        raise NotImplementedError

    def _fill_observation(self, seat: int, numbers: list[int]) -> None:
        """Write the numbers of `Game.features` as a seat observes them: its own things first, then clockwise.

        They tell what `view` tells, as far as it matters for what is to come, and nothing that is hidden.
        """
        raise NotImplementedError

    def _pack(self, place: list[int], way: int) -> int:
        """Lay down each number that changes in a game, the hidden ones too, or take it up again: see `memory.py`.

        Returns how many short numbers a place has to hold. What was laid down can be taken up by any state of the same
        game, players, options and components.
        """
        raise NotImplementedError
