"""`semiramis learn`: the lessons of a game, in the terminal."""

from __future__ import annotations

import json
import secrets
from argparse import Namespace
from collections.abc import Mapping
from contextlib import suppress
from typing import ClassVar

from rich.console import Console
from rich.panel import Panel
from rich.text import Text

from ..ai.levels import STAND_IN, get_level
from ..ai.player import Player
from ..games import get_game
from ..games.game import Game
from ..games.lessons import Chapter, Lesson, Lessons, lessons_of
from ..games.record import Match
from ..games.rng import SEEDS
from ..pictures.text import seat_picture
from ..pictures.text.scores import seat_name
from .arguments import Commands, UsageError, add_command, add_game, data_folder
from .game_terminal import terminal_of
from .session import HELP, Left, Session
from .terminal import console

MISSES = 2
"""After this number of misses an action is shown."""
ROOMY = 30
"""From this height on a terminal has room for a frame."""
OWN_HELP = {
    "show": "an action that does what the lesson asks for",
    "again": "begin this step again",
    "skip": "go on with the next chapter",
}


class Skipped(Exception):
    """The person skips the rest of a chapter."""


class Again(Exception):
    """The person begins a step again."""


def add_to(commands: Commands) -> None:
    parser = add_command(commands, "learn", run, "learn a game by playing it, in the terminal")
    add_game(parser)
    parser.add_argument("--chapter", metavar="NAME", help="begin with this chapter instead of the first one not done")
    parser.add_argument("--list", action="store_true", help="list the chapters, and which of them are done")


def run(arguments: Namespace) -> None:
    game = get_game(arguments.game)
    lessons = lessons_of(game.name)
    if lessons is None:
        raise UsageError(f"{game.name} has no lessons")
    course = Course(game, lessons, console())
    if arguments.list:
        course.list_chapters()
    else:
        course.run(lessons.chapter(arguments.chapter) if arguments.chapter else course.next_chapter())


class Course:
    """The lessons of a game for a person at this terminal."""

    def __init__(self, game: Game, lessons: Lessons, output: Console) -> None:
        self.game = game
        self.lessons = lessons
        self.output = output
        self.texts = lessons.texts()
        self.done = Progress()

    def title(self, chapter: Chapter) -> str:
        return self.texts[f"lesson-{self.game.name}-{chapter.id}"]

    def next_chapter(self) -> Chapter:
        """Return the first chapter that is not done; the first one if all are."""
        done = self.done.of(self.game.name)
        return next((chapter for chapter in self.lessons.chapters if chapter.id not in done), self.lessons.chapters[0])

    def list_chapters(self) -> None:
        done = self.done.of(self.game.name)
        width = max(len(chapter.id) for chapter in self.lessons.chapters)
        for chapter in self.lessons.chapters:
            mark = "done" if chapter.id in done else ""
            self.output.print(f"{chapter.id:{width}}  {mark:4}  {self.title(chapter)}")

    def run(self, first: Chapter) -> None:
        """Teach the chapters from this one on, until the person leaves."""
        chapters = self.lessons.chapters
        try:
            for chapter in chapters[chapters.index(first) :]:
                self.output.rule(Text(self.title(chapter), "bold"))
                try:
                    if chapter.level:
                        self.play(chapter)
                    else:
                        self.teach(chapter)
                except Skipped:
                    continue
                self.done.add(self.game.name, chapter.id)
        except Left:
            self.output.print(f"semiramis learn {self.game.name} goes on from here.")

    def teach(self, chapter: Chapter) -> None:
        answers: list[list[str]] = []
        while len(answers) < len(chapter.steps):
            lesson = Lesson(self.game, chapter, answers)
            step = LessonSession(lesson, answers, self.output)
            text = self.texts[f"lesson-{self.game.name}-{chapter.id}-{lesson.step.id}"]
            step.watch()
            title = f"{len(answers) + 1} of {len(chapter.steps)}"
            if self.output.is_terminal:
                low = Text.assemble((f"{title}  ", "bold"), text)
                step.lead = low if self.output.height < ROOMY else Panel(Text(text), title=title)
            else:
                step.draw()
                self.output.print(Panel(Text(text), title=title, width=80))
            answers.append(step.do(text) if lesson.step.goal else step.read())

    def play(self, chapter: Chapter) -> None:
        """Play the whole game at the end of the lessons."""
        names = ["Player 1", *[f"bot:{chapter.level}"] * (self.game.players.start - 1)]
        match = Match.new(self.game, names, None, secrets.randbelow(SEEDS))
        session = Session(match, {0}, opponent(chapter.level, self.game), self.output, tutor=True)
        session.run()
        if not match.state.over:
            raise Left


class LessonSession(Session):
    """A step of a lesson: the same questions and commands as in a game, until its goal is met."""

    help: ClassVar[Mapping[str, str]] = {
        **OWN_HELP,
        **{word: HELP[word] for word in ("board", "score", "rules", "quit", "help")},
    }

    def __init__(self, lesson: Lesson, answers: list[list[str]], output: Console) -> None:
        names = [f"player {seat + 1}" for seat in range(lesson.state.players)]
        names[lesson.seat] += " (you)"
        super().__init__(
            Match.from_position(lesson.game, names, lesson.state),
            {lesson.seat},
            opponent(STAND_IN, lesson.game),
            output,
        )
        self.lesson = lesson
        self.answers = answers
        self._shows = False
        """Whether an action is shown when the step has begun again."""
        self._commands |= {"show": self._show_action, "again": self._again, "undo": self._again, "skip": self._skip}
        for word in ("?", "hint", "take", "save", "tutor"):
            del self._commands[word]

    def watch(self) -> None:
        """Tell what the other players do before the step."""
        for state, text in self.lesson.moves:
            done = terminal_of(self.lesson.game).describe_action(state, state.parse_action(text))
            self.say(Text.assemble((f"{seat_name(state.player, self.match.record.players)} ", "bold"), done))

    def draw(self) -> None:
        """Draw the whole board where it is new to the person; otherwise their own part of it."""
        if self.lesson.step.position or self.lesson.moves:
            self.show()
        else:
            self.output.print(seat_picture(self.match.game, self.state, self.lesson.seat, self.match.record.players))

    def read(self) -> list[str]:
        """Wait for an empty line, which ends a step without a goal."""
        if self.output.is_terminal:
            self._put(Text(), "Enter goes on")
        while True:
            text = self._ask(Text("Enter goes on > ", "bold"))
            if not text:
                return []
            with suppress(Again):  # there is nothing to do again
                if not self._is_command(text):
                    self.say("Press Enter to go on; help lists what can be said.")

    def do(self, text: str) -> list[str]:
        """Ask for actions until they meet the goal, and return them."""
        misses = 0
        while True:
            self._restart()
            if misses >= MISSES or self._shows:
                self._shows = False
                self._show_action("")
            with suppress(Again):
                self._try()
                if self.lesson.is_met:
                    self.say(Text("Well done.", "bold green"))
                    return self.lesson.actions
                misses += 1
                self.say(Text(f"That was allowed, but it is not what this step is about. {text}", "yellow"))

    def _restart(self) -> None:
        """Go back to the beginning of the step."""
        self._drawn = None
        self.match = self.match.restart()
        self.lesson = Lesson(self.lesson.game, self.lesson.chapter, self.answers)

    def _try(self) -> None:
        while not self.lesson.is_met and not self.lesson.is_missed:
            action = self._choose()
            if action is not None:
                self.lesson.act(self.state.format_action(action))
                self._play(action)

    def _show_action(self, _: str) -> None:
        found = self.lesson.find_actions()
        if not found and self.lesson.actions:
            self.say("After what you did, this step can no longer be done. It begins again.")
            self._shows = True
            raise Again
        state = self.lesson.state.clone()
        for text in found:
            action = state.parse_action(text)
            done = self.terminal.describe_action(state, action)
            self.say(Text.assemble("For example: ", (text, "bold"), f" ({done})"))
            state.apply(action)

    def _again(self, _: str) -> None:
        raise Again

    def _skip(self, _: str) -> None:
        raise Skipped


class Progress:
    """The chapters that are done, in a file of the person's data folder."""

    def __init__(self) -> None:
        self.path = data_folder() / "lessons.json"
        self._done: dict[str, list[str]] = {}
        with suppress(OSError, ValueError):  # without the file, or with one that cannot be read, nothing is done
            content = json.loads(self.path.read_text(encoding="utf-8"))
            if isinstance(content, dict):
                self._done = {game: list(done) for game, done in content.items() if isinstance(done, list)}

    def of(self, game: str) -> list[str]:
        return self._done.get(game, [])

    def add(self, game: str, chapter: str) -> None:
        if chapter not in self.of(game):
            self._done.setdefault(game, []).append(chapter)
        with suppress(OSError):  # the lesson goes on where nothing can be written
            self.path.parent.mkdir(parents=True, exist_ok=True)
            draft = self.path.with_suffix(".new")
            draft.write_text(json.dumps(self._done), encoding="utf-8")
            draft.replace(self.path)


def opponent(level: str, game: Game) -> Player:
    return get_level(level).seat(game, secrets.randbelow(SEEDS))
