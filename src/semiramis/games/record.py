"""A game as it is stored and shared: the players, the options, the random set-up and every action.

A `Record` is what stands in a file; a `Match` is a record in play, with the position that its actions lead to.
"""

from __future__ import annotations

import json
import secrets
import unicodedata
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, NoReturn

from . import get_game
from .arguments import as_integer, as_path, brief, check_type
from .game import Game, GameError, State
from .position_text import parse_position
from .rng import Rng

FORMAT = "semiramis-record/1"
LONGEST = 4_000_000
"""The largest size of a record in bytes: hundreds of times the longest game, and still read at once."""
DEEPEST = 16
"""The deepest nesting of JSON: four times what a record needs."""

REQUIRED = {"format", "game", "players", "actions"}
OPTIONAL = {"options", "setup", "seed"}


class BadRecord(GameError):
    """A text that is not a record of a game."""

    code = "bad_record"


class UnusableFile(GameError):
    """A file that cannot be read or written."""

    code = "unusable_file"


@dataclass
class Record:
    """A game. Its options are complete and its set-up is written out; its actions were not checked."""

    game: str
    players: list[str]
    options: dict[str, Any]
    setup: dict[str, Any]
    actions: list[str] = field(default_factory=list)

    @classmethod
    def loads(cls, text: str | bytes, components: Path | str | None = None) -> Record:
        """Return the record of a JSON text. `components` is the file of another box, if one was used."""
        if not isinstance(text, str | bytes):
            raise TypeError(f"text must be a str or bytes, not {brief(text)}")
        content = _object(text)
        _check_keys(content)
        if content["format"] != FORMAT:
            raise BadRecord(f"the format of a record is {FORMAT!r}, not {brief(content['format'])}")
        if not isinstance(content["game"], str):
            raise BadRecord(f"the game is named by a text, not {brief(content['game'])}")
        game = get_game(content["game"], components)
        players = _names(content["players"])
        game.check_players(len(players))
        options = game.check_options(_nested(content.get("options", {})))
        setup = content.get("setup")
        if "seed" in content:
            setup = game.setup(game.new(len(players), options, content["seed"]))
        if not isinstance(setup, dict):
            raise BadRecord(f"the set-up is a table, not {brief(setup)}")
        return cls(game.name, players, options, setup, _actions(content["actions"]))

    @classmethod
    def read(cls, path: Path | str, components: Path | str | None = None) -> Record:
        path = as_path(path, "path")
        try:
            with path.open("rb") as file:
                text = file.read(LONGEST + 1)
        except (OSError, ValueError) as error:  # a name with a null character is a ValueError
            raise UnusableFile(f"cannot read {path}: {_cause(error)}") from error
        return cls.loads(text, components)

    def dumps(self) -> str:
        content = {
            "format": FORMAT,
            "game": self.game,
            "players": self.players,
            "options": self.options,
            "setup": self.setup,
            "actions": self.actions,
        }
        return json.dumps(content, ensure_ascii=False)

    def write(self, path: Path | str) -> None:
        """Write to a file. At any moment it has either its old content or the whole record."""
        path = as_path(path, "path")
        text = self.dumps() + "\n"
        try:
            target = path.resolve()
            if target.exists() and not target.is_file():  # a device or a pipe is written to, never replaced
                with target.open("w", encoding="utf-8") as file:
                    file.write(text)
                return
            draft = target.with_name(f".semiramis-{secrets.token_hex(8)}")
            try:
                with draft.open("x", encoding="utf-8") as file:
                    file.write(text)
                draft.replace(target)
            finally:
                draft.unlink(missing_ok=True)
        except (OSError, ValueError) as error:
            raise UnusableFile(f"cannot write {path}: {_cause(error)}") from error


class PositionRecord(Record):
    """What is known of a game that starts from a position. It has no set-up, so it cannot be stored."""

    def dumps(self) -> str:
        raise BadRecord("a game that starts from a position has no set-up, so it cannot be stored as a record")


class Match:
    """A game that is played: `game`, its rules; `record`, the set-up and the actions so far; `state`, the position.

    A loop over it gives every position, the first one included.
    """

    def __init__(self, game: Game, record: Record, first: State | None = None) -> None:
        """Play the actions of a record, from its set-up or from a given first position."""
        check_type(game, Game, "game")
        check_type(record, Record, "record")
        self.game = game
        self.is_recorded = first is None
        """Whether `record` is all of the game. One that starts from a position has no set-up and cannot be stored."""
        self._first = game.start(len(record.players), record.options, record.setup) if first is None else first.clone()
        self.state: State = self._first.clone()
        self.record = type(record)(record.game, record.players, record.options, record.setup)
        for action in record.actions:
            self.play(action)

    @classmethod
    def new(
        cls, game: Game | str, players: Sequence[str], options: Mapping[str, Any] | None = None, seed: int | None = None
    ) -> Match:
        """Return a new game with a random set-up between players of these names; the same seed gives the same.

        `game` is a game or its name.
        """
        if isinstance(game, str):
            game = get_game(game)
        check_type(game, Game, "game")
        if isinstance(players, str | bytes) or not isinstance(players, Sequence):
            raise TypeError(f"players must be a list of names, not {brief(players)}")
        names = _names(list(players))
        state = game.new(len(names), options, seed)
        return cls(game, Record(game.name, names, game.check_options(options), game.setup(state)))

    @classmethod
    def of(cls, record: Record, components: Path | str | None = None) -> Match:
        """Return the game of a record after all its actions. Raises an error for the first one that is not legal."""
        check_type(record, Record, "record")
        return cls(get_game(record.game, components), record)

    @classmethod
    def from_position(cls, game: Game, players: Sequence[str], state: State) -> Match:
        """Return a game that starts from a position, between players of these names."""
        check_type(state, State, "state")
        return cls(game, PositionRecord(game.name, _names(list(players)), state.view(None)["options"], {}), state)

    @classmethod
    def from_text(cls, game: Game, players: Sequence[str], position: str, seed: int) -> Match:
        """Return a game that starts from a position as text. What is hidden is drawn with the seed."""
        check_type(game, Game, "game")
        return cls.from_position(game, players, parse_position(game, position, Rng(seed)))

    @property
    def first_ply(self) -> int:
        """The ply of the first position: 0 unless the game starts from a position."""
        return self._first.ply

    def copy(self) -> Match:
        """Return another match at the same point, which is played on by itself."""
        return Match(self.game, self.record, None if self.is_recorded else self._first)

    def restart(self) -> Match:
        """Return the same game before its first action."""
        return Match(self.game, replace(self.record, actions=[]), None if self.is_recorded else self._first)

    def play(self, action: str | int, seat: int | None = None) -> int:
        """Do an action, in notation or by its id, and record it. Returns its id. `seat` is as in `State.play`."""
        text = action if isinstance(action, str) else self.state.format_action(action)
        played = self.state.play(text, seat)
        self.record.actions.append(text)
        return played

    def undo(self) -> int:
        """Take back the last action. Returns its id. Raises `BadRecord` if there is none.

        Also one that turned something up: it will turn up the same again, so players may not take it back.
        """
        if not self.record.actions:
            raise BadRecord("there is no action to take back")
        before = self.at(self.state.ply - 1)
        action = before.parse_action(self.record.actions.pop())
        self.state = before
        return action

    def __repr__(self) -> str:
        """For example `<Match of Ada, Bob: chess, 2 players, ply 12, seat 1 to act>`."""
        return f"<Match of {', '.join(self.record.players)}: {repr(self.state)[1:]}"

    def svg(self) -> str:
        """Return a picture of the position as SVG, with the players' names. Notebooks show it."""
        return self.state.svg([name or f"seat {seat}" for seat, name in enumerate(self.record.players)])

    def _repr_svg_(self) -> str:
        return self.svg()

    def at(self, ply: int) -> State:
        """Return the position of a ply."""
        first, last = self._first.ply, self._first.ply + len(self.record.actions)
        number = as_integer(ply, "ply")
        if not first <= number <= last:
            raise BadRecord(f"the game has plies {first} to {last}, not {brief(ply)}")
        state = self._first.clone()
        for action in self.record.actions[: number - first]:
            state.play(action)
        return state

    def __iter__(self) -> Iterator[State]:
        """Yield a copy of every position of the game, from the first to the last."""
        state = self._first.clone()
        yield state.clone()
        for action in self.record.actions:
            state.play(action)
            yield state.clone()


def _object(text: str | bytes) -> dict[str, Any]:
    """Return the JSON object of a text. It is read strictly: what two programs may read differently is refused."""
    if len(text) > LONGEST:
        raise BadRecord(f"a record has at most {LONGEST} bytes")
    try:
        decoded = text if isinstance(text, str) else text.decode("utf-8")
        content = json.loads(decoded, object_pairs_hook=_unique, parse_constant=_no_constant)
    except RecursionError:
        raise BadRecord("not a record: nested too deep") from None
    except UnicodeDecodeError as error:
        raise BadRecord(f"not a record: byte {error.start} is not UTF-8") from None
    except json.JSONDecodeError as error:
        raise BadRecord(f"not valid JSON: line {error.lineno}, column {error.colno}: {error.msg}") from None
    except GameError:
        raise
    except ValueError:  # what else json.loads refuses: a number of more digits than Python converts
        raise BadRecord("not a record: a number is too long") from None
    if not isinstance(content, dict):
        raise BadRecord("a record is a JSON object")
    if _depth(content) > DEEPEST:
        raise BadRecord("not a record: nested too deep")
    return content


def _unique(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    content: dict[str, Any] = {}
    for name, value in pairs:
        if name in content:
            raise BadRecord(f"not a record: {brief(name)} stands twice in one object")
        content[name] = value
    return content


def _no_constant(name: str) -> NoReturn:
    raise BadRecord(f"not valid JSON: {name} is no JSON number")


def _depth(content: object) -> int:
    """Return how deep lists and objects are nested. Without recursion, which a hostile record would exhaust."""
    depth, level = 0, [content]
    while level and depth <= DEEPEST:
        insides = [
            outer.values() if isinstance(outer, dict) else outer for outer in level if isinstance(outer, dict | list)
        ]
        level = [inner for inside in insides for inner in inside]
        depth += 1
    return depth


def _check_keys(content: dict[str, Any]) -> None:
    for key in sorted(REQUIRED - content.keys()):
        raise BadRecord(f"a record needs {key!r}")
    for key in sorted(content.keys() - REQUIRED - OPTIONAL):
        raise BadRecord(f"a record has no {brief(key)}")
    if ("setup" in content) == ("seed" in content):
        raise BadRecord("a record needs either 'setup' or 'seed'")


def _names(players: object) -> list[str]:
    if not isinstance(players, list):
        raise BadRecord(f"players are a list of names, not {brief(players)}")
    for name in players:
        if not is_line(name):
            raise BadRecord(f"a player's name is one line of text, not {brief(name)}")
    return players


def is_line(name: object) -> bool:
    """Return whether this can be a player's name."""
    return isinstance(name, str) and not any(unicodedata.category(letter) in ("Cc", "Cs") for letter in name)


def _nested(options: object) -> dict[str, Any]:
    if not isinstance(options, dict):
        raise BadRecord(f"options are a table of names and values, not {brief(options)}")
    for name in options:
        if "." in name:  # it could contradict the same option in its table
            raise BadRecord(f"options of a record are nested: {brief(name)} is written as a table in a table")
    return options


def _actions(actions: object) -> list[str]:
    if not isinstance(actions, list):
        raise BadRecord(f"actions are a list of texts, not {brief(actions)}")
    for ply, action in enumerate(actions):
        if not isinstance(action, str):
            raise BadRecord(f"ply {ply}: {brief(action)} is not an action: it is no text")
    return actions


def _cause(error: OSError | ValueError) -> str:
    return error.strerror or str(error) if isinstance(error, OSError) else str(error)
