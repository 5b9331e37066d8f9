"""A game that people play at this terminal against bots: questions, answers and commands."""

from __future__ import annotations

import sys
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from io import TextIOWrapper
from pathlib import Path

from rich.console import Console
from rich.table import Table
from rich.text import Text

from ..ai import Hint, hint
from ..ai.levels import get_level
from ..ai.player import Player, take_turn
from ..ai.policy import one_line
from ..ai.spec import SECONDS
from ..games.game import GameError, IllegalAction, NotAnAction, State
from ..games.position_text import format_position
from ..games.record import Match
from ..pictures.text import picture, seat_picture
from ..pictures.text.grid import LINE_STYLE
from ..pictures.text.scores import score_table, seat_name
from .arguments import UsageError
from .game_terminal import count, terminal_of
from .question import Question

HELP = {
    "?": "hints: the best turns, and why",
    "take N": "do the turn of hint N",
    "undo": "take back your last answer, or your last action of this turn if it turned nothing up",
    "board": "draw the position again",
    "score": "the score sheet",
    "rules": "the rules that matter now",
    "save FILE": "write the game so far as a record",
    "quit": "leave the game",
    "help": "this list",
}
STAND_IN = "novice"
"""The level that plays for a bot that failed."""
LONGEST = 60
"""The most characters of an answer that a message quotes."""


class Left(Exception):
    """A person left the game, or the input has ended."""


class Session:
    """A match between people at `seats` and a bot at all other seats."""

    def __init__(self, match: Match, seats: set[int], bot: Player, output: Console) -> None:
        if sys.stdin is None:
            raise UsageError("standard input is closed")
        if isinstance(sys.stdin, TextIOWrapper):
            sys.stdin.reconfigure(errors="replace")  # bytes that are not text are a wrong answer, not an error
        self.match = match
        self.terminal = terminal_of(match.game)
        self.seats = seats
        self.bot = bot
        self.output = output
        self._hints: list[Hint] = []
        """The last hints, for the current position."""
        self._commands: dict[str, Callable[[str], None]] = {
            "?": self._hint,
            "hint": self._hint,
            "take": self._take,
            "undo": self._undo,
            "back": self._undo,
            "board": lambda _: self.show(),
            "score": lambda _: self.output.print(score_table(self.match)),
            "rules": self._rules,
            "save": self._save,
            "help": self._help,
        }

    @property
    def state(self) -> State:
        return self.match.state

    def say(self, text: str | Text) -> None:
        self.output.print(text)

    def run(self) -> None:
        """Play to the end, or until a person leaves."""
        self.say("Type an answer or an action in notation; ? for hints, help for all that can be said.")
        if not self.match.is_recorded:
            self.say("This game starts from a position: it has no record and cannot be saved.")
        try:
            while not self.state.over:
                if self.state.player in self.seats:
                    self._person()
                else:
                    self._bot()
        except KeyboardInterrupt:
            self.say("")
            raise
        except Left:
            self.say(f"You left after {count(len(self.match.record.actions), 'action')}.")
            return
        self.show()
        self.say("")
        self.output.print(score_table(self.match))

    def show(self) -> None:
        self.say("")
        self.output.print(picture(self.match.game, self.state, self.match.record.players))
        self.say("")

    def _play(self, action: int) -> None:
        seat, done = self.state.player, self.terminal.describe_action(self.state, action)
        self.match.play(action)
        self._hints = []
        self.say(Text.assemble((f"{seat_name(seat, self.match.record.players)} ", "bold"), done))

    def _thinking(self, text: str) -> AbstractContextManager[object]:
        """Shows an animation on a terminal while a search runs."""
        return self.output.status(text) if self.output.is_terminal else nullcontext()

    # The computer's turn

    def _bot(self) -> None:
        name = seat_name(self.state.player, self.match.record.players)
        rehearsal = self.match.copy()
        try:
            with self._thinking(f"{name} thinks"):
                take_turn(rehearsal, self.bot, SECONDS)
        except Exception as error:  # an error of a bot does not end the game
            self.say(f"{name} failed: {_printable(one_line(error))}; {STAND_IN} plays on for it.")
            self.bot = get_level(STAND_IN).seat(self.match.game, self.state.ply)
            return
        for action in rehearsal.record.actions[len(self.match.record.actions) :]:
            self._play(self.state.parse_action(action))

    # A person's turn

    def _person(self) -> None:
        """One turn of a person."""
        seat = self.state.player
        self.show()
        while not self.state.over and self.state.player == seat:
            action = self._choose()
            if action is not None:
                self._play(action)
                if not self.state.over and self.state.player == seat:
                    self.output.print(seat_picture(self.match.game, self.state, seat, self.match.record.players))

    def _choose(self) -> int | None:
        """Ask until one action is left. Returns None if a command has changed the position."""
        ply = self.state.ply
        asked = [self.state.legal_actions()]
        while len(asked) == 1 or len(asked[-1]) > 1:
            question = self.terminal.question(self.state, asked[-1])
            text = self._read(question)
            if text.casefold() in ("undo", "back") and len(asked) > 1:
                asked.pop()
            elif self._is_command(text):
                if self.state.ply != ply:
                    return None
            else:
                self._answer(" ".join(text.split()), question, asked)
        return asked[-1][0]

    def _answer(self, text: str, question: Question, asked: list[list[int]]) -> None:
        """Append the actions that are left after an answer to `asked`, or print why it is not an answer."""
        if not text:
            if question.default:
                asked.append(question.default.actions)
            else:
                self.say("An answer is needed here; help lists what can be said.")
            return
        choice = question.answer(text)
        if choice is not None:
            asked.append(choice.actions)
            return
        try:
            action = self.state.parse_action(text)
            reason = self.state.explain_illegal(action)
        except IllegalAction as error:
            reason = error.reason
        except NotAnAction:
            self._answer_words(text, question, asked)
            return
        if reason is None:
            asked.append([action])
        else:
            self.say(f"{_quoted(text)} is not legal: {reason}.")

    def _answer_words(self, text: str, question: Question, asked: list[list[int]]) -> None:
        """Several answers in one line, each to the next question."""
        first, _, rest = text.partition(" ")
        choice = question.answer(first)
        if choice is None or not rest.strip():
            self.say(f"{_quoted(text)} is no answer here.")
            return
        asked.append(choice.actions)
        if len(choice.actions) > 1:
            answered = len(asked)
            self._answer(rest.strip(), self.terminal.question(self.state, choice.actions), asked)
            if len(asked) == answered:  # the rest is not an answer, so the first word does not count either
                asked.pop()
        else:
            asked.pop()
            self.say(f"{_quoted(text)} is no answer here: {first} is all there is to say.")

    def _read(self, question: Question) -> str:
        self.output.print(question.draw())
        prompt = Text(question.text, "bold")
        if question.default:
            prompt.append(f" [{question.default.word}]", LINE_STYLE)
        try:
            text = self.output.input(prompt.append(" > "))
        except EOFError:
            self.say("")
            raise Left from None
        if not sys.stdin.isatty():
            self.say(_printable(text))  # input that is not typed is printed
        return text.strip()

    # Commands at any question

    def _is_command(self, text: str) -> bool:
        """Whether a text is a command; if so, it is done."""
        word, _, rest = text.partition(" ")
        word, rest = word.casefold(), rest.strip()
        if word in ("quit", "exit") and not rest:
            raise Left
        if word not in self._commands or (rest and word not in ("save", "take")):
            return False
        self._commands[word](rest)
        return True

    def _hint(self, _: str) -> None:
        with self._thinking("thinking"):
            self._hints = hint(self.state)
        self.output.print(self.terminal.draw_hints(self._hints))

    def _take(self, number: str) -> None:
        hints = {str(n): hint for n, hint in enumerate(self._hints, start=1)}
        if number not in hints:
            self.say("take N does the turn of hint N: ask for hints with ? first.")
            return
        for notation in hints[number].turn:
            self._play(self.state.parse_action(notation))

    def _undo(self, _: str) -> None:
        actions = self.match.record.actions
        before = self.match.at(self.state.ply - 1) if actions else None
        if before is None or before.player != self.state.player:
            self.say("There is nothing to take back: your turn begins here.")
        elif before.reveals(before.parse_action(actions[-1])):
            self.say(f"{actions[-1]} cannot be taken back: it turned something up.")
        else:
            taken = actions.pop()
            self.match.state = before
            self._hints = []
            self.say(f"Taken back: {taken}")
            self.output.print(seat_picture(self.match.game, before, before.player, self.match.record.players))

    def _rules(self, _: str) -> None:
        lines = Table.grid(padding=(0, 1, 0, 2))
        for line in self.terminal.reminders(self.state.view(None)):
            lines.add_row("·", line)
        self.output.print(lines)

    def _save(self, file: str) -> None:
        if not file:
            self.say("Save where? save FILE")
            return
        if not self.match.is_recorded:
            self.say("This game has no record. Its position as text:")
            self.output.print(format_position(self.match.game, self.state), soft_wrap=True, markup=False)
            return
        try:
            self.match.record.write(Path(file).expanduser())
        except (GameError, RuntimeError) as error:  # `~user` of an unknown user is a RuntimeError
            self.say(_printable(str(error)))
        else:
            self.say(f"Saved: {file} ({count(self.state.ply, 'action')}; semiramis show {file} draws it)")

    def _help(self, _: str) -> None:
        for word, meaning in HELP.items():
            self.say(Text.assemble((f"  {word:10}", "bold"), meaning))
        example = self.state.format_action(self.state.legal_actions()[-1])
        self.say("Anything else is an answer: a word or a number of the list, several words at once, or an action in")
        self.say(f"the notation of the rules, such as {example}. An empty line is [the default].")


def _printable(text: str) -> str:
    """A text without control characters."""
    return "".join(letter if letter.isprintable() else ascii(letter)[1:-1] for letter in text)


def _quoted(text: str) -> str:
    """An answer, shortened and quoted."""
    brief = text if len(text) <= LONGEST else f"{text[:LONGEST]}..."
    return f"'{_printable(brief)}'"
