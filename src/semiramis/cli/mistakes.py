"""`semiramis mistakes`: the mistakes of finished games, tried again in the terminal."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Mapping
from pathlib import Path
from typing import ClassVar

from rich.console import Console
from rich.text import Text

from ..ai.levels import STAND_IN, get_level
from ..ai.report import TurnReport, is_solved, report_actions
from ..games.game import State
from ..games.record import Match, Record
from .arguments import Commands, add_command, whole
from .report import analyse
from .session import HELP, Left, Session
from .terminal import console


class Skipped(Exception):
    """The person goes on with the next mistake."""


def add_to(commands: Commands) -> None:
    parser = add_command(commands, "mistakes", run, "try the mistakes of finished games again, in the terminal")
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE", help="a record")
    parser.add_argument("--seat", type=whole(0, 9), metavar="N", help="only those of this seat (default: of all)")
    parser.add_argument("--simulations", type=whole(1), metavar="N", help="for each turn")


def run(arguments: Namespace) -> None:
    output, tried = console(), 0
    try:
        for path in arguments.files:
            match = Match.of(Record.read(path))
            report = analyse(match, arguments.simulations)
            for turn in report.turns:
                if turn.is_mistake and arguments.seat in (None, turn.seat):
                    tried += 1
                    MistakeSession(match, turn, arguments.simulations, output).run()
    except Left:
        return
    output.print("There are no more mistakes." if tried else "There are no mistakes.")


class MistakeSession(Session):
    """A turn that was a mistake: the same questions and commands as in a game, until it is solved."""

    help: ClassVar[Mapping[str, str]] = {
        "hint": "what to look for, and then the better turn",
        "skip": "go on with the next mistake",
        **{word: HELP[word] for word in ("board", "score", "rules", "quit", "help")},
    }

    def __init__(self, match: Match, turn: TurnReport, simulations: int | None, output: Console) -> None:
        self.before: State = match.at(turn.ply)
        position = Match.from_position(match.game, list(match.record.players), self.before)
        super().__init__(position, {turn.seat}, get_level(STAND_IN).seat(match.game, 0), output)
        self.turn = turn
        self.simulations = simulations
        self._hinted = False
        self._commands |= {"hint": self._look, "?": self._look, "skip": self._skip, "undo": self._again}
        for word in ("take", "save", "tutor", "back"):
            del self._commands[word]

    def run(self) -> None:
        turn = self.turn
        self.show()
        self.say(
            f"Played: {'; '.join(turn.played)}. The chance to win fell from {turn.chance_best:.0%} to "
            f"{turn.chance:.0%}. Find a better turn; hint helps, skip goes on."
        )
        try:
            while not self._try():
                self._again("")
        except Skipped:
            pass
        self._solution()

    def _try(self) -> bool:
        """Let the person play the turn; return whether it is good enough."""
        state, actions = self.before.clone(), list[str]()
        while not state.over and state.player == self.turn.seat:
            action = self._choose()
            if action is None:  # the turn was begun again
                state, actions = self.state, []
                continue
            actions.append(self.state.format_action(action))
            self._play(action)
            state = self.state
        with self._thinking("the turn is judged"):
            found = report_actions(self.before, actions, self.simulations)
        solved = actions == self.turn.best or is_solved(found)
        cost = f"it loses {found.lost_chance:.0%}"
        self.say(Text("Well done.", "bold green") if solved else Text(f"Not yet: {cost}.", "yellow"))
        return solved

    def _again(self, _: str) -> None:
        self._drawn = None
        self.match = self.match.restart()

    def _look(self, _: str) -> None:
        new = [reason for reason in self.turn.reasons if reason not in self.turn.reasons_played]
        if new and not self._hinted:
            self._hinted = True
            self.say(f"Find the turn that brings this: {self.terminal.describe_reason(new[0])}")
        else:
            self._solution()

    def _solution(self) -> None:
        self.say(Text.assemble("Better: ", ("; ".join(self.turn.best), "bold")))
        for reason in self.turn.reasons:
            self.say(f"  · {self.terminal.describe_reason(reason)}")

    def _skip(self, _: str) -> None:
        raise Skipped
