"""A game that people play at this terminal against bots: questions, answers and commands."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from contextlib import AbstractContextManager, nullcontext
from io import TextIOWrapper
from pathlib import Path
from typing import ClassVar

from rich.console import Console, RenderableType
from rich.table import Table
from rich.text import Text

from ..ai import Hint, hint
from ..ai.levels import STAND_IN, get_level
from ..ai.player import Player, take_turn
from ..ai.policy import one_line
from ..ai.spec import SECONDS
from ..ai.tutor import advise, review
from ..games.game import GameError, IllegalAction, NotAnAction, State
from ..games.position_text import format_position
from ..games.record import Match
from ..pictures.text import parts, picture, seat_picture
from ..pictures.text.grid import LINE_STYLE
from ..pictures.text.scores import score_table, seat_name
from .arguments import UsageError
from .game_terminal import count, terminal_of
from .question import Question
from .screen import fit

HELP = {
    "?": "hints: the best turns, and why",
    "take N": "do the turn of hint N",
    "undo": "take back your last answer, or your last action of this turn if it turned nothing up",
    "tutor": "switch the tutor on or off: it names what to look for, and says what was better after a mistake",
    "board": "draw the whole table, with what there was no room for",
    "score": "the score sheet",
    "rules": "the rules that matter now",
    "save FILE": "write the game so far as a record",
    "quit": "leave the game",
    "help": "this list",
}
LONGEST = 60
"""The most characters of an answer that a message quotes."""


class Left(Exception):
    """A person left the game, or the input has ended."""


class Session:
    """A match between people at `seats` and a bot at all other seats."""

    help: ClassVar[Mapping[str, str]] = HELP
    """What can be said at any question."""

    def __init__(self, match: Match, seats: set[int], bot: Player, output: Console, tutor: bool = False) -> None:
        if sys.stdin is None:
            raise UsageError("standard input is closed")
        if isinstance(sys.stdin, TextIOWrapper) and sys.stdin.errors != "replace":
            sys.stdin.reconfigure(errors="replace")  # bytes that are not text are a wrong answer, not an error
        self.match = match
        self.terminal = terminal_of(match.game)
        self.seats = seats
        self.bot = bot
        self.output = output
        self._hints: list[Hint] = []
        """The last hints, for the current position."""
        self._streak = 0 if tutor else None
        """The number of turns without a mistake; None without the tutor."""
        self._mistake: int | None = None
        """The number of actions before the last turn of the person, if the tutor called it a mistake."""
        self.lead: RenderableType | None = None
        """Stands above the first question of each action, as the text of a lesson does."""
        self._drawn: tuple[int, int] | None = None
        """The ply and the number of answers with which a question was drawn last on a terminal."""
        self._commands: dict[str, Callable[[str], None]] = {
            "?": self._hint,
            "hint": self._hint,
            "take": self._take,
            "undo": self._undo,
            "back": self._undo,
            "board": lambda _: self.show(),
            "score": lambda _: self.output.print(score_table(self.match)),
            "rules": self._rules,
            "tutor": self._switch_tutor,
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
        """Show an animation on a terminal while a search runs."""
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
        """Let a person play a turn."""
        seat, began, before = self.state.player, len(self.match.record.actions), self.state.clone()
        if not self.output.is_terminal:
            self.show()
        self._advise()
        while not self.state.over and self.state.player == seat:
            action = self._choose()
            if len(self.match.record.actions) < began:  # the turn before was taken back
                return
            if action is not None:
                self._play(action)
                if not self.output.is_terminal and not self.state.over and self.state.player == seat:
                    self.output.print(seat_picture(self.match.game, self.state, seat, self.match.record.players))
        self._review(before, began)

    # The tutor

    def _advise(self) -> None:
        """Name one thing to look for in this turn, unless a mistake is still to be thought about."""
        if self._streak is None or self._mistake is not None:
            return
        with self._thinking("the tutor looks"):
            advice = advise(self.state, self._streak)
        if advice is not None:
            topic = self.terminal.describe_reason(advice.topic)
            self.say(Text.assemble(("Find the turn that brings this: ", "bold"), topic))

    def _review(self, before: State, began: int) -> None:
        """Say what was better than the turn that has ended, if it was a mistake."""
        self._mistake = None
        if self._streak is None or self.state.over:
            return
        after = before.clone()
        turn = [after.play(text) for text in self.match.record.actions[began:]]
        with self._thinking("the tutor looks"):
            found = review(before, turn)
        self._streak += 1
        if found is not None and found.is_mistake:
            self._streak, self._mistake = 0, began
            cost = (
                f"cost {count(round(found.lost.margin), 'point')}"
                if found.in_points
                else f"lowered your chance to win from {found.best.chance:.0%} to {found.played.chance:.0%}"
            )
            self.say(Text(f"That turn {cost}. This was better:", "bold"))
            self.output.print(self.terminal.draw_hints([found.best]))
            self.say("undo takes the whole turn back when it is your turn again.")

    def _switch_tutor(self, _: str) -> None:
        if len(self.seats) > 1:
            self.say("The tutor is for one person against the computer.")
            return
        self._streak = 0 if self._streak is None else None
        self._mistake = None
        self.say("The tutor is off." if self._streak is None else "The tutor is on.")
        self._advise()

    def _choose(self) -> int | None:
        """Ask until one action is left. Returns None if a command has changed the position."""
        ply = self.state.ply
        asked = [self.state.legal_actions()]
        while len(asked) == 1 or len(asked[-1]) > 1:
            question = self.terminal.question(self.state, asked[-1])
            text = self._read(question, len(asked))
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
        """Take several answers in one line, each to the next question."""
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

    def _read(self, question: Question, asked: int) -> str:
        prompt = Text(question.text, "bold")
        if not self.output.is_terminal:
            self.output.print(question.draw())
        elif self._drawn != (self.state.ply, asked):  # otherwise it would push away what a command has said
            self._drawn = (self.state.ply, asked)
            self._put(question.draw(), question.text, whole=asked == 1)
        if question.default:
            prompt.append(f" [{question.default.word}]", LINE_STYLE)
        return self._ask(prompt.append(" > "))

    def _put(self, words: RenderableType, prompt: str, whole: bool = True) -> None:
        """Print words with what they need of the position, as far as there is room."""
        drawn = parts(self.match.game, self.state, self.match.record.players)
        lead = self.lead if whole else None
        self.output.print(fit(self.output, drawn, words, prompt + "xxxx > ", lead, brief=not whole))

    def _ask(self, prompt: Text) -> str:
        try:
            text = self.output.input(prompt)
        except EOFError:
            self.say("")
            raise Left from None
        if not sys.stdin.isatty():
            self.say(_printable(text))  # input that is not typed is printed
        return text.strip()

    # Commands at any question

    def _is_command(self, text: str) -> bool:
        """Do a command. Returns False if the text is none."""
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
        self.say("take 1 does the first one.")

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
        if (before is None or before.player != self.state.player) and self._mistake is not None:
            self._go_back(self._mistake)
        elif before is None or before.player != self.state.player:
            self.say("There is nothing to take back: your turn begins here.")
        elif before.reveals(before.parse_action(actions[-1])):
            self.say(f"{actions[-1]} cannot be taken back: it turned something up.")
        else:
            taken = actions[-1]
            self.match.undo()
            self._hints = []
            self.say(f"Taken back: {taken}")
            if not self.output.is_terminal:
                self.output.print(seat_picture(self.match.game, self.state, before.player, self.match.record.players))

    def _go_back(self, number: int) -> None:
        """Go back to the position after this number of actions, which is before a turn of the person."""
        self.match.state = self.match.at(self.match.first_ply + number)
        del self.match.record.actions[number:]
        self._hints = []
        self._mistake = None
        self.say("Your last turn is taken back, and what the computer did after it.")

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
        lines = Table.grid(padding=(0, 1, 0, 2))
        for word, meaning in self.help.items():
            lines.add_row(Text(word, "bold", no_wrap=True), meaning)
        self.output.print(lines)
        example = self.state.format_action(self.state.legal_actions()[-1])
        self.say(
            "Anything else is an answer: a word or a number of the list, several words at once, or an action in the"
            f" notation of the rules, such as {example}. An empty line is [the default]."
        )


def _printable(text: str) -> str:
    """Return a text without control characters."""
    return "".join(letter if letter.isprintable() else ascii(letter)[1:-1] for letter in text)


def _quoted(text: str) -> str:
    """Return an answer, shortened and quoted."""
    brief = text if len(text) <= LONGEST else f"{text[:LONGEST]}..."
    return f"'{_printable(brief)}'"
