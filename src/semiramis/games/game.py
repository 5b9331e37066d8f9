"""The contract: everything that opponents, servers, environments and tools know about a game.

A `Game` is the contents of the box and the options that the players choose; a `State` is a position of a game.
Actions are whole numbers from a fixed space of `Game.action_count`; people read and write them in the notation of
the rules. The games have no private information: what is hidden is hidden from all players.

The public methods of a `State` check their arguments: a wrong one raises `TypeError` or a `GameError`, and the position
stays as it was. They call the methods of the same name with an underscore (`points` calls `_points`), which are the
rules of the game and trust their arguments. Compiled code calls these directly, at C speed.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from hashlib import blake2b
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, Self, TypedDict, TypeVar

from . import memory
from .arguments import as_integer, as_plain, brief, check_type, integer_or_none
from .features import Feature
from .fields import ReadOnly, fields_of, restore
from .rng import SEEDS, Rng, as_rng
from .types import Action, Annotations, Components, Declared, Event, GameTypes, View

if TYPE_CHECKING:
    from .position_text import PositionFields
    from .positions import ViewPart

LARGEST = 2**31 - 1
"""The largest number that can be passed to the compiled rules."""

NO_LINES: tuple[str, ...] = ()

AnyState = TypeVar("AnyState", bound="State")


class GameError(ValueError):
    """A request that cannot be fulfilled. The message is one line for people, `code` is for programs."""

    code = "game_error"


class UnknownGame(GameError):
    code = "unknown_game"


class BadSetup(GameError):
    """Players, options, a seed, components or a set-up with which the game cannot start."""

    code = "bad_setup"


class BadPosition(GameError):
    """A view, or a position as text, that no position of the game has."""

    code = "bad_position"


class NotAnAction(GameError):
    """A text that is not an action of the game in any position."""

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
        """Return a reason as a game declares it in its types, with its code beside the facts."""
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


@dataclass(frozen=True)
class Step:
    """What an action did."""

    events: list[Event]
    """What a spectator saw happen, in order."""
    reveals: bool
    """Whether it turned up something hidden: such an action cannot be taken back."""


class Foreseen(TypedDict):
    """The certain results of an action: those that do not depend on anything hidden."""

    events: list[Event]
    """Those of `State.events`, without what is turned up and what follows from that."""
    points: dict[str, int]
    """The change of each score line of the current player, if it changes."""


class Game(ABC):
    """A game: its declaration (players, options, actions, score lines), and how it starts."""

    name: str
    players: range
    """The numbers of players."""
    options: tuple[Option, ...] = ()
    action_count: int
    """Action ids are 0 to `action_count - 1`."""
    outcome_count: int = 0
    """The ids of outcomes, things that an action may turn up, are 0 to `outcome_count - 1`."""
    longest: int
    """The largest number of actions of a game."""
    score_lines: tuple[str, ...]
    """The lines of a breakdown that add up to the score, in the order in which they are shown."""
    tie_breakers: tuple[str, ...] = ()
    """The lines of a breakdown that are not points but decide a tie; the smallest wins."""
    components: Components
    """The contents of the box, JSON-able."""
    types: GameTypes = GameTypes()
    """The types of its views, events, reasons and annotations; by default they may contain anything."""
    position_fields: PositionFields | None = None
    """How a position is written as one line of text; None: as JSON."""
    parts: ClassVar[Mapping[str, str]] = {}
    """What other packages have for this game, each as `module` or `module:attribute`; loaded when it is needed.

    `docs/new-game.md` lists the names. For a part that is missing there is one that works for every game.
    """

    def __init__(self, components: Path | str | None = None) -> None:
        """Use the components of this edition, or those of a file. By default there are none."""
        if components is not None:
            raise BadSetup(f"{self.name} has no components that a file could replace")
        self.components = {}

    def start(self, players: int, options: Mapping[str, Any] | None, setup: object) -> State:
        """Return the first position of a game with the set-up of a record. By default nothing in it is random."""
        state = self.blank(players, options)
        check_names(setup, (), "a set-up")
        state.deal(Rng(0))
        return state

    def setup(self, state: State) -> dict[str, Any]:
        """Return everything that was random before the first action, as in a record. Only for a state at ply 0."""
        check_at_start(state, type(self.blank(self.players.start, None)))
        return {}

    @abstractmethod
    def features(self, players: int) -> tuple[Feature, ...]:
        """Return the features of an observation, in the order of its numbers."""

    @abstractmethod
    def _blank(self, players: int, options: Mapping[str, Any]) -> State:
        """Return what `blank` returns. Players and options were checked, and `options` are complete."""

    def blank(self, players: int, options: Mapping[str, Any] | None) -> State:
        """Return a state that is not dealt yet: its `deal` starts a game."""
        return self._blank(self.check_players(players), self.check_options(options))

    def new(
        self, players: int | None = None, options: Mapping[str, Any] | None = None, seed: int | None = None
    ) -> State:
        """Return the first position of a game with a random set-up.

        The same seed gives the same position; without one, it is different every time.
        """
        number = integer_or_none(seed)
        if seed is not None and (number is None or not 0 <= number < SEEDS):
            raise BadSetup(f"a seed is a whole number from 0 to 2^64 - 1, not {brief(seed)}")
        count = self.players.start if players is None else self.check_players(players)
        state = self._blank(count, self.check_options(options))
        state.deal(number)
        return state

    def __reduce_ex__(self, protocol: Any) -> Any:
        from .registry import GAMES, get_game  # it imports this module

        if self.name in GAMES and get_game(self.name) is self:
            return get_game, (self.name,)  # an equal game would make positions that are not of the same box
        return super().__reduce_ex__(protocol)

    def from_view(self, view: View, rng: Rng | int | None = None) -> State:
        """Return a position that has this view. What is hidden is drawn at random from all that it may be.

        Raises `BadPosition`, with the field, if no position has this view.
        """
        from . import positions  # it imports this module

        return positions.build(self, view, rng)

    def _from_view(self, view: ViewPart) -> State:
        """Return a position that has this view; hidden things may lie in any order, since they are shuffled afterwards.

        The view was not checked. Raises a `GameError` for one from which no position can be built.
        """
        raise BadPosition(f"{self.name} builds no positions from views")

    def check_players(self, players: int) -> int:
        count = integer_or_none(players)
        if count is None or count not in self.players:
            raise BadSetup(f"{self.name} is for {_from_to(self.players)} players, not {brief(players)}")
        return count

    def check_options(self, given: object) -> dict[str, Any]:
        """Return the options, nested as in a record. An option that is not given has its default."""
        if given is not None and not isinstance(given, Mapping):
            raise BadSetup(f"options are a table of names and values, not {brief(given)}")
        flat = flatten(given or {})
        known = {option.name: option for option in self.options}
        for name in flat:
            if name not in known:
                raise BadSetup(f"{self.name} has no option {name}; it has {', '.join(known) or 'none'}")
        return nest({n: o.check(flat[n]) if n in flat else o.default for n, o in known.items()})


def check_names(table: object, names: Sequence[str], what: str) -> Mapping[str, Any]:
    """Return a part of a set-up. Raises `BadSetup` if it is not a mapping with exactly these names."""
    if not isinstance(table, Mapping):
        raise BadSetup(f"{what} is a table of {', '.join(names)}, not {brief(table)}")
    for name in names:
        if name not in table:
            raise BadSetup(f"{what} without {name}")
    for name in table:
        if name not in names:
            raise BadSetup(f"{what} has no {name!r}; it has {', '.join(names) or 'nothing'}")
    return table


def check_first_player(seat: object, players: int) -> int:
    number = integer_or_none(seat)
    if number is None or not 0 <= number < players:
        raise BadSetup(f"first_player is a seat from 0 to {players - 1}, not {brief(seat)}")
    return number


def check_at_start(state: object, kind: type[AnyState]) -> AnyState:
    """Return the state. Raises an error if it is not a position of this kind before the first action."""
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
    """Return the inverse of `flatten`."""
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

    `players` is the number of players, `player` the seat of the current player (-1 when the game is over), `ply` the
    number of actions so far, `over` whether the game is over. Fields are read-only: actions change a position.

    What tells hidden things: the result of `do`, `apply`, `events` and `advance` for an action that `reveals`; `clone`,
    `==`, pickles and `key(hidden=True)`, which contain them; `random_playout`, which plays with them. `shuffle_hidden`
    on a clone forgets them. Nothing else depends on them.
    """

    game = ""
    """The name of the game; each game sets its own."""
    action_count = 0
    """`Game.action_count`, for the defaults of the methods below; 0 for a game that has its own of each."""
    tie_breakers = NO_LINES
    """`Game.tie_breakers`, for the same."""
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

    # The public methods. They check their arguments.

    def deal(self, rng: Rng | int | None = None) -> None:
        """Set up a new game at random, with this state's players and options."""
        self._check_ready()
        self._deal(as_rng(rng))

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
        """Write the legal actions into a list or array that holds `Game.action_count`. Returns how many there are."""
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
        """Return whether this is a legal action. Any integer is allowed."""
        self._check_ready()
        number = as_integer(action, "action")
        return bool(-LARGEST <= number <= LARGEST and self._is_legal(number))

    def random_action(self, rng: Rng | int | None = None) -> int:
        """Return a legal action, each with the same probability. Raises `GameError` if the game is over."""
        self._check_ready()
        stream = as_rng(rng)
        if self.over:
            raise GameError("random_action: the game is over, so no action is legal")
        return self._random_action(stream)

    def do(self, action: int) -> Step:
        """Do a legal action as `apply` does, and return what happened."""
        number = self._check_action(action)
        before, reveals = self.clone(), bool(self._reveals(number))
        self._advance(number)
        return Step([dict(event) for event in self._events(before, number)], reveals)

    def apply(self, action: int) -> None:
        """Do an action. Raises `IllegalAction` and changes nothing if it is not legal."""
        self._advance(self._check_action(action))

    def advance(self, action: int) -> None:
        """Do the same as `apply`. Compiled code calls `_advance`, which does not check."""
        self._advance(self._check_action(action))

    def play(self, text: str, seat: int | None = None) -> int:
        """Do an action in notation and return its id. If a seat is given, it must be its turn."""
        self._check_ready()
        check_type(text, str, "text")
        if seat is not None and (as_integer(seat, "seat") != self.player or self.over):
            raise NotYourTurn(text, seat, self)
        action = self._parse_action(text)
        self.apply(action)
        return action

    def points(self, seat: int) -> int:
        """Return the score of a seat if the game ended now. It may be more than the running score of `scores`."""
        return self._points(self._check_seat(seat))

    def reveals(self, action: int) -> bool:
        """Return whether this legal action turns up something hidden: a tile, a token, a card.

        It does even if only one is left, so that all players know what it is. Such an action cannot be taken back.
        """
        return bool(self._reveals(self._check_action(action)))

    def outcomes(self, action: int) -> list[tuple[int, int]]:
        """Return what this legal action may turn up: ids in ascending order, each with its number of ways.

        All ways are equally likely, so the probability of an outcome is its share of all ways. An action that reveals
        something has at least one outcome, other actions have none. An id is the number of a tile, a token or a card;
        which of these depends on the action.
        """
        return self._outcomes(self._check_action(action))

    def turn_up(self, action: int, outcome: int) -> None:
        """Arrange what is hidden so that this legal action turns up one of its `outcomes`.

        Nothing visible changes. The thing to be turned up swaps places with the one that would have been turned up.
        Call `shuffle_hidden` first if the order of the others must not be known.
        """
        number = self._check_action(action)
        self._turn_up(number, self._check_outcome(number, outcome))

    def format_outcome(self, action: int, outcome: int) -> str:
        """Return the name of one of the `outcomes` of a legal action."""
        number = self._check_action(action)
        return self._format_outcome(number, self._check_outcome(number, outcome))

    def shuffle_hidden(self, rng: Rng | int | None = None) -> None:
        """Redraw at random what is hidden. Nothing visible changes.

        The result depends only on what is visible and on `rng`, not on how the hidden things lay before. A search that
        starts from the result therefore cannot know them.
        """
        self._check_ready()
        self._shuffle_hidden(as_rng(rng))

    def random_playout(self, rng: Rng | int | None = None) -> int:
        """Play to the end at random. Returns the number of actions."""
        self._check_ready()
        return self._random_playout(as_rng(rng))

    def view(self, seat: int | None) -> View:
        """Return everything that a seat (None: a spectator) may see and nothing hidden, JSON-able."""
        self._check_ready()
        return dict(self._view(None if seat is None else self._check_seat(seat)))

    def events(self, action: int) -> list[Event]:
        """Return the events of `do` for this legal action. The state does not change.

        They contain what the action turns up: do not show them before the action is done.
        """
        self._check_ready()
        return self.clone().do(action).events

    def annotations(self, seat: int | None = None) -> Annotations:
        """Return facts derived from what a seat (None: a spectator) sees, for clients that know no rules, JSON-able.

        The current player's contain facts about its legal actions. A game need not have any.
        """
        self._check_ready()
        return dict(self._annotations(None if seat is None else self._check_seat(seat)))

    def describe_action(self, action: int) -> Action | None:
        """Return what this legal action does, for clients that do not parse its notation, JSON-able.

        It does not depend on anything hidden. None if the game declares no such type.
        """
        described = self._describe_action(self._check_action(action))
        return None if described is None else dict(described)

    def foresee(self, action: int) -> Foreseen:
        """Return the certain results of this legal action. They do not depend on anything hidden."""
        return self._foresee(self._check_action(action))

    def explain_illegal(self, action: int) -> Reason | None:
        """Return why an action of the action space is not legal in this position; None if it is legal."""
        return self._explain_illegal(self._check_id(action))

    def format_action(self, action: int) -> str:
        """Return the notation of an action of the action space in this position."""
        return self._format_action(self._check_id(action))

    def parse_action(self, text: str) -> int:
        """Return the id of an action in notation. It need not be legal.

        Raises `NotAnAction`, or `IllegalAction` for an action that has no id in this position.
        """
        self._check_ready()
        check_type(text, str, "text")
        return self._parse_action(text)

    def legal_notations(self) -> list[str]:
        """Return the legal actions in the notation of records, sorted by code point."""
        return sorted([self._format_action(action) for action in self.legal_actions()])

    @property
    def components(self) -> dict[str, Any]:
        """The contents of the box of this game: `Game.components`."""
        self._check_ready()
        return self._components()

    def __repr__(self) -> str:
        """For example `<chess, 2 players, ply 12, seat 1 to act>`."""
        if not getattr(self, "players", 0):
            return f"<{type(self).__name__} made without __init__>"
        turn = "over" if self.over else f"seat {self.player} to act"
        return f"<{self.game}, {self.players} players, ply {self.ply}, {turn}>"

    def __str__(self) -> str:
        """Return a picture of the position as text, without colours, at most 80 letters wide."""
        if not getattr(self, "players", 0):
            return repr(self)
        # Pictures are a layer above the games: they are imported only when a picture is wanted.
        text = import_module("...pictures.text", __name__)
        return str(text.plain_picture(self))

    def svg(self, names: Sequence[str] | None = None) -> str:
        """Return a picture of the position as SVG, as a spectator sees it. Notebooks show it."""
        self._check_ready()
        image = import_module("...pictures.image", __name__)
        return str(image.svg(self, names))

    def _repr_svg_(self) -> str | None:
        return self.svg() if getattr(self, "players", 0) else None

    def __eq__(self, other: object) -> bool:
        """Return whether both are the same position: everything seen and hidden, the options and the components."""
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

    def __reduce__(self) -> Any:
        self._check_ready()
        return restore, (type(self), fields_of(self, "components"))

    def key(self, hidden: bool = False) -> bytes:
        """Return 16 bytes that stand for this position among those of the same game, options and components.

        For transposition tables: two ways to a position give the same key. It is made of all that is visible and
        matters for the rest of the game, and of nothing hidden. With `hidden`, positions in which different things are
        hidden have different keys, so do not show such a key to a player.
        """
        self._check_ready()
        sizes = self._sizes()
        if sizes is None:
            digest = blake2b(repr(self._view(None)).encode(), digest_size=16)
        else:
            seen = bytearray(2 * sizes[1])
            self._fill_observation(0, memory.shorts(seen))
            digest = blake2b(seen, digest_size=16)
            digest.update(str(self.player).encode())  # an observation need not tell whose turn it is
        if hidden:
            digest.update(repr(self._hidden()).encode())
        return digest.digest()

    # The checks.

    def _check_ready(self) -> None:
        """Raise `TypeError` if `__init__` was not called: the objects of a compiled state would be None, and crash."""
        if not self.players:
            raise TypeError(f"__init__: this {type(self).__name__} was made without it")

    def _has_the_box_of(self, other: Self) -> bool:
        """Return whether another position of this type and number of players has the same options and components."""
        return True

    def _sizes(self) -> tuple[int, int] | None:
        """Return the most actions and numbers of an observation that compiled rules may write; None if not compiled."""
        return None

    def _check_id(self, action: Any) -> int:
        """Return the integer. Raises an error if it cannot be passed to the rules; it need not be an action.

        With an `action_count` it is an action, so that the rules need not check it.
        """
        self._check_ready()
        number = as_integer(action, "action")
        if not -LARGEST <= number <= LARGEST or (self.action_count and not 0 <= number < self.action_count):
            raise NotAnAction(brief(number), self)
        return number

    def _check_action(self, action: Any) -> int:
        """Return the id of a legal action. Raises an error for any other."""
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

    # The rules of a game. Their arguments were checked.

    def legal_actions(self) -> list[int]:
        """Return the ids of the legal actions; none when the game is over."""
        return [action for action in range(self.action_count) if self._explain_illegal(action) is None]

    def clone(self) -> Self:
        """Return a copy of this position."""
        raise NotImplementedError

    def scores(self) -> list[int]:
        """Return the running score of each seat, or the final score when the game is over."""
        return [self._points(seat) for seat in range(self.players)]

    def breakdown(self) -> list[dict[str, int]]:
        """Return for each seat the points of each score line, and the tie-breakers, if the game ended now."""
        raise NotImplementedError

    def winners(self) -> list[int]:
        """Return the seats that share the victory; none before the game is over."""
        ties = [[-lines[name] for name in self.tie_breakers] for lines in self.breakdown()]
        ranks = [(self._points(seat), ties[seat]) for seat in range(self.players)]
        return [seat for seat in range(self.players) if self.over and ranks[seat] == max(ranks)]

    def _deal(self, rng: Rng) -> None:
        raise NotImplementedError

    def _assign(self, other: Self) -> None:
        raise NotImplementedError

    def _is_legal(self, action: int) -> bool:
        """Return whether an action is legal; it is any number from -LARGEST to LARGEST."""
        return 0 <= action < self.action_count and self._explain_illegal(action) is None

    def _random_action(self, rng: Rng) -> int:
        legal = self.legal_actions()
        return int(legal[rng.below(len(legal))])

    def _advance(self, action: int) -> None:
        raise NotImplementedError

    def _points(self, seat: int) -> int:
        lines = self.breakdown()[seat]
        return sum([lines[name] for name in lines if name not in self.tie_breakers])

    def _reveals(self, action: int) -> bool:
        return False

    def _outcomes(self, action: int) -> list[tuple[int, int]]:
        return []

    def _turn_up(self, action: int, outcome: int) -> None:
        raise NotImplementedError

    def _format_outcome(self, action: int, outcome: int) -> str:
        raise NotImplementedError

    def _shuffle_hidden(self, rng: Rng) -> None:
        """By default nothing is hidden."""

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
        """Return what is hidden and may still be turned up, in a form that can be compared; None if nothing."""
        return None

    def _events(self, before: Self, action: int) -> Sequence[Declared]:
        """Return what happened when this action led from another position to this one."""
        raise NotImplementedError

    def _annotations(self, seat: int | None) -> Declared:
        return {}

    def _describe_action(self, action: int) -> Declared | None:
        return None

    def _foresee(self, action: int) -> Foreseen:
        """By default everything that happens; for games in which no action reveals anything."""
        after = self.clone()
        after._advance(action)
        before, then = self.breakdown()[self.player], after.breakdown()[self.player]
        lines = [name for name in before if name not in self.tie_breakers and then[name] != before[name]]
        events = [dict(event) for event in after._events(self, action)]
        return {"events": events, "points": {name: then[name] - before[name] for name in lines}}

    def _explain_illegal(self, action: int) -> Reason | None:
        """Return why an action is illegal. Raises `NotAnAction` outside the action space if `action_count` is 0."""
        raise NotImplementedError

    def _format_action(self, action: int) -> str:
        """As `_explain_illegal`, it need not check its argument if there is an `action_count`."""
        raise NotImplementedError

    def _parse_action(self, text: str) -> int:
        for action in range(self.action_count):
            if self._format_action(action) == text:
                return action
        raise NotAnAction(text, self)

    # Called by compiled code only, with addresses in memory and without the interpreter's lock, so they cannot raise.
    # `envs.Batch` and `envs.numbers.observe` are for Python.

    def _act(self, action: int) -> None:
        """Do what `_advance` does."""

    def _fill_actions(self, actions: list[int]) -> int:
        """Write the legal actions, in the order of `legal_actions`, into a buffer that holds `Game.action_count`."""
        return 0

    def _fill_observation(self, seat: int, numbers: list[int]) -> None:
        """Write the numbers of `Game.features` as a seat observes them: the seat itself first, then clockwise.

        They contain what `view` contains, as far as it matters for the rest of the game, and nothing hidden.
        """

    def _update_observation(self, action: int, seat: int, numbers: list[int]) -> None:
        """Write what `_fill_observation` writes; faster, if a game can do that.

        The numbers are those of this seat before its last action, which was this one, and it is its turn again.
        """
        self._fill_observation(seat, numbers)

    def _pack(self, place: list[int], way: int) -> int:
        """Write all numbers that change in a game, also hidden ones, to a place, or read them: see `memory.py`.

        Returns how many short numbers the place must hold. Any state of the same game, players, options and components
        can read the place.
        """
        return 0
