"""On a terminal the board that a question is about stands above it, whatever the size of the terminal."""

from __future__ import annotations

import io
from types import SimpleNamespace

import pytest
from rich.console import Console, RenderableType
from rich.text import Text

from semiramis.cli.game_terminal import terminal_of
from semiramis.cli.question import Choice, Question
from semiramis.cli.screen import fit
from semiramis.games import get_game
from semiramis.games.lessons import Lesson, lessons_of
from semiramis.games.rng import Rng
from semiramis.pictures import text
from semiramis.pictures.text import parts, picture
from semiramis.pictures.text.plain import view_lines

HEADS = {"build": "building board", "palace": "open projects", "favor": " ◀ to act"}
HEADS_OF_BABYLON = {"remove": "quarry", "dig": "quarry", "build": " ◀ to act"}


def lines_of(
    drawn: list[RenderableType],
    words: RenderableType,
    prompt: str,
    width: int = 80,
    height: int = 24,
    lead: RenderableType | None = None,
    brief: bool = False,
) -> list[str]:
    """Return what is printed above a prompt."""
    output = io.StringIO()
    console = Console(file=output, width=width, height=height, force_terminal=True, color_system=None)
    console.print(fit(console, drawn, words, prompt + "xxxx > ", lead, brief))
    return output.getvalue().rstrip("\n").split("\n")


@pytest.mark.parametrize(
    ("name", "width", "height"), [(g, w, h) for g in ("amytis", "babylon") for w, h in ((80, 24), (110, 45))]
)
def test_a_question_and_its_board_are_seen_together(name: str, width: int, height: int) -> None:
    # "From which stack?" was asked without the stacks: tables that never change stood below them.
    game, rng = get_game(name), Rng(3)
    state, terminal = game.new(seed=3), terminal_of(game)
    heads = HEADS if name == "amytis" else HEADS_OF_BABYLON
    met = set()
    while not state.over:
        actions = state.legal_actions()
        while len(actions) > 1:
            question = terminal.question(state, actions)
            lines = lines_of(parts(game, state, ["Ada", "Bob"]), question.draw(), question.text, width, height)
            assert len(lines) + 1 + len(question.text) // width <= height, question.text
            assert any(heads[state.view(None)["phase"]] in line for line in lines), question.text
            met.add(question.text.split()[0])
            actions = question.choices[rng.below(len(question.choices))].actions
        state.apply(actions[0])
    assert len(met) > 2


@pytest.mark.parametrize("name", ["amytis", "babylon"])
def test_a_step_of_a_lesson_and_its_board_are_seen_together(name: str) -> None:
    # The top of the board was scrolled away: text, board and question had 25 or 26 lines.
    game, terminal, lessons = get_game(name), terminal_of(get_game(name)), lessons_of(name)
    assert lessons is not None
    texts, asked = lessons.texts(), 0
    for chapter in lessons.chapters:
        answers: list[list[str]] = []
        while len(answers) < len(chapter.steps):
            lesson = Lesson(game, chapter, answers)
            said = texts[f"lesson-{name}-{chapter.id}-{lesson.step.id}"]
            lead = Text(f"{len(answers) + 1} of {len(chapter.steps)}  {said}")
            for action in lesson.find_actions() or [""]:
                question = Question("Enter goes on", [])
                if action:
                    question = terminal.question(lesson.state, lesson.state.legal_actions())
                drawn = parts(game, lesson.state, ["player 1 (you)", "player 2"])
                lines = lines_of(drawn, question.draw() if action else Text(), question.text, lead=lead)
                assert len(lines) + 1 + len(question.text + "xxxx > ") // 80 <= 24, (chapter.id, lesson.step.id)
                if action:
                    lesson.act(action)
                asked += 1
            answers.append(lesson.actions)
    assert asked > 10


def test_the_projects_that_a_lesson_speaks_of_are_seen() -> None:
    # "One of yours needs three pink tiles" was asked without them: they did not fit above the boards.
    game, terminal, lessons = get_game("amytis"), terminal_of(get_game("amytis")), lessons_of("amytis")
    assert lessons is not None
    chapter = next(chapter for chapter in lessons.chapters if chapter.id == "projects")
    lesson = Lesson(game, chapter, [])
    lead = Text(f"1 of 3  {lessons.texts()[f'lesson-amytis-projects-{lesson.step.id}']}")
    drawn = parts(game, lesson.state, ["player 1 (you)", "player 2"])
    question = terminal.question(lesson.state, lesson.state.legal_actions())
    first = lines_of(drawn, question.draw(), question.text, lead=lead)
    question = terminal.question(lesson.state, question.choices[-1].actions)
    second = lines_of(drawn, question.draw(), question.text, brief=True)
    for lines in (first, second):
        assert len(lines) <= 23
        assert any("projects of seat 0" in line for line in lines)


def test_the_lines_of_a_choice_begin_below_each_other() -> None:
    # The second line of a meaning began below the number.
    question = Question("?", [Choice("dug", [1], "place it where it is"), Choice("stored", [2], "or not")])
    console = Console(file=io.StringIO(), width=26, color_system=None)
    console.print(question.draw())
    assert isinstance(console.file, io.StringIO)
    lines = [line.rstrip() for line in console.file.getvalue().splitlines()]
    assert lines == ["  1  dug     place it", "             where it is", "  2  stored  or not"]


def test_all_parts_are_drawn_where_there_is_room() -> None:
    game = get_game("amytis")
    state = game.new(seed=3)
    console = Console(file=io.StringIO(), width=110, height=200, force_terminal=True, color_system=None)
    console.print(fit(console, parts(game, state, ["Ada", "Bob"]), "words", "?"))
    assert isinstance(console.file, io.StringIO)
    drawn = console.file.getvalue()
    everything = Console(file=io.StringIO(), width=110, color_system=None)
    everything.print(picture(game, state, ["Ada", "Bob"]))
    assert isinstance(everything.file, io.StringIO)
    words = set(everything.file.getvalue().split()) - {"The", "Architects", "of", "Amytis", "ply", "0,"}
    assert words - {"builds"} <= set(drawn.split())
    assert drawn.index("favour ") < drawn.index("building board") < drawn.index("words")


def test_a_game_may_draw_the_whole_position_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    # A game of another package, from before there were parts, ended with an AttributeError.
    game = get_game("amytis")
    monkeypatch.setattr(text, "pictures_of", lambda _: SimpleNamespace(picture=lambda view, components, names: "whole"))
    assert parts(game, game.new(seed=3), ["Ada", "Bob"]) == ["whole"]


def test_a_list_of_equally_long_texts_is_a_board() -> None:
    assert view_lines({"board": ["..x", "xo."], "names": ["Ada", "Bobby"], "one": ["abc"], "n": [1, 2]}) == [
        "board:",
        "  ..x",
        "  xo.",
        "names: ['Ada', 'Bobby']",
        "one: ['abc']",
        "n: [1, 2]",
    ]
