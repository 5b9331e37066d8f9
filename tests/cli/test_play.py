"""`semiramis play`: whole games by short answers and by notation, and the other commands of the prompt."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

from semiramis.ai import tutor
from semiramis.ai.levels import LEVELS, get_level
from semiramis.ai.player import take_turn
from semiramis.cli import main, session
from semiramis.cli.game_terminal import terminal_of
from semiramis.games import get_game
from semiramis.games.game import Game, Reason, State
from semiramis.games.position_text import format_position
from semiramis.games.record import Match, Record
from semiramis.games.rng import Rng
from semiramis.testing.random_games import choose_randomly
from tests.ai.test_reasons import documented, reasons_of, turns
from tests.ai.test_tutor import middle_of_babylon
from tests.cli.conftest import Outcome
from tests.cli.test_terminal import PROGRAM, interrupt, on_a_terminal, read
from tests.games.positions import ALL_GAMES

Answer = Callable[[Game, State, int], list[str]]
Play = Callable[..., Outcome]


@pytest.fixture
def play(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Play:
    """Return a function that plays with these lines as input."""

    def play(lines: list[str], *arguments: object) -> Outcome:
        monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        code = main(["play", *map(str, arguments)])
        printed = capsys.readouterr()
        return Outcome(code, printed.out, printed.err)

    return play


def by_notation(game: Game, state: State, action: int) -> list[str]:
    return [state.format_action(action)]


def by_words(game: Game, state: State, action: int) -> list[str]:
    """Answer each question with its word."""
    actions = state.legal_actions()
    answers: list[str] = []
    while not answers or len(actions) > 1:
        question = terminal_of(game).question(state, actions)
        choice = next(choice for choice in question.choices if action in choice.actions)
        answers.append("" if choice is question.default else choice.word)
        actions = choice.actions
    return answers


def by_numbers(game: Game, state: State, action: int) -> list[str]:
    """Answer with numbers where they are offered, and several questions in one line."""
    actions = state.legal_actions()
    answers: list[str] = []
    while not answers or len(actions) > 1:
        question = terminal_of(game).question(state, actions)
        number, choice = next((n, c) for n, c in enumerate(question.choices, start=1) if action in c.actions)
        answers.append(str(number) if question.numbered else choice.word)
        actions = choice.actions
    return [" ".join(answers)]


def whole_game(name: str, players: int, seed: int, answer: Answer) -> tuple[list[str], Match]:
    """Return the input of seat 0 in a game against novices, and the match."""
    game = get_game(name)
    names = ["Player 1", *["bot:novice"] * (players - 1)]
    match, bot = Match.new(game, names, {}, seed), get_level("novice").seat(game, Rng(seed).next())
    own = Rng(5)
    lines: list[str] = []
    while not match.state.over:
        if match.state.player == 0:
            action = choose_randomly(match.state, own)
            lines += answer(game, match.state, action)
            match.play(action)
        else:
            take_turn(match, bot, 1)
    return lines, match


@pytest.mark.parametrize("answer", [by_notation, by_words, by_numbers])
@pytest.mark.parametrize(("name", "players"), [("amytis", 2), ("babylon", 3)])
def test_whole_games_are_played_by_notation_words_and_numbers(
    name: str, players: int, answer: Answer, play: Play
) -> None:
    lines, match = whole_game(name, players, 11, answer)
    outcome = play(lines, name, "--players", players, "--level", "novice", "--seed", 11)
    assert (outcome.code, outcome.err) == (0, "")
    assert f"{name}, over after {match.state.ply} actions" in outcome.out
    assert outcome.lines[-1].strip() == "The same game again: --seed 11"
    (score,) = [line.split()[1:] for line in outcome.lines if line.split()[:1] == ["score"]]
    assert score == [str(points) for points in match.state.scores()]
    assert "is no answer" not in outcome.out
    assert "is not legal" not in outcome.out


@pytest.mark.parametrize("name", ALL_GAMES)
def test_every_legal_action_can_be_reached_by_questions(name: str) -> None:
    game = ALL_GAMES[name]
    state, rng = game.new(seed=4), Rng(4)
    while not state.over:
        parts = [state.legal_actions()]
        single: list[list[int]] = []
        while parts:
            question = terminal_of(game).question(state, parts.pop())
            for choice in question.choices:
                assert question.answer(choice.word) is choice
                assert all(question.answer(word) is choice for word in choice.also)
                (single if len(choice.actions) == 1 else parts).append(choice.actions)
        assert sorted(action for (action,) in single) == sorted(state.legal_actions())
        for _ in range(5):
            if not state.over:
                state.advance(choose_randomly(state, rng))


def test_bad_answers_are_refused_in_one_line_and_earlier_answers_are_kept(play: Play, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    nonsense = [
        "",
        "nonsense",
        "z9",
        "b2 z9",
        "b2 a1 z9",
        "dig a1",
        "take 1",
        "\x1b[31m",
        "x" * 5000,
        "save",
        "project 3",
        "undo",
        "9" * 5000,
        f"take {'9' * 5000}",
        "take",
        "save ~nobody-here/game",
        "save \x00",
        "?!",
    ]
    outcome = play(
        [*nonsense, f"save {tmp_path / 'no' / 'where'}", f"save {file}"], "amytis", "--seed", 3, "--level", "novice"
    )
    assert (outcome.code, outcome.err) == (0, "")
    for message in (
        "An answer is needed here",
        "'nonsense' is no answer here.",
        "take N does the turn of hint N",
        "Save where?",
        "'project 3' is not legal: build first",
        "nothing to take back",
        "cannot write",
    ):
        assert message in outcome.out
    assert "\x1b" not in outcome.out
    assert Record.read(file).actions == []
    assert "You left after 0 actions." in outcome.out


def test_an_illegal_action_prints_its_reason(play: Play) -> None:
    outcome = play(["b2 c3", "b2 c3"], "amytis", "--seed", 3, "--level", "novice")
    assert "'b2 c3' is not legal: architect on stack (stack b2, seat 0)." in outcome.out


def test_undo_takes_back_answers_and_actions_unless_they_revealed_a_component(play: Play, tmp_path: Path) -> None:
    before, after = tmp_path / "before.json", tmp_path / "after.json"
    lines = ["1", "undo", "undo", "dug", "c4", "undo", "c5", "r0", "nw", f"save {before}", "undo", f"save {after}"]
    removed = ["a1", "a2", "a3", "a4", "b1", "b2"]
    outcome = play([*removed, "d1", *lines], "babylon", "--seed", 3, "--seat", 0, "--seat", 1)
    assert "dig d1 cannot be taken back: it turned something up." in outcome.out
    assert "Taken back: place dug c5 r0 L1 open nw" in outcome.out
    placed = Record.read(before).actions
    assert placed[-1] == "place dug c5 r0 L1 open nw"
    assert Record.read(after).actions == placed[:-1]


@pytest.mark.parametrize("name", ALL_GAMES)
def test_hints_are_printed_in_words_and_can_be_chosen(name: str, play: Play, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    outcome = play(["?", "take 1", f"save {file}"], name, "--seed", 3, "--level", "novice")
    assert "to win" in outcome.out
    assert "       · " in outcome.out
    assert "take 1 does the first one." in outcome.out
    assert f"  1  {Record.read(file).actions[0]}" in outcome.out


@pytest.fixture
def counted_tutor(monkeypatch: pytest.MonkeyPatch) -> None:
    """The tutor counts simulations instead of reading the clock."""
    monkeypatch.setattr(session, "advise", partial(tutor.advise, simulations=200))
    monkeypatch.setattr(session, "review", partial(tutor.review, simulations=400))


BLUNDER = ["dig a1", "finish none"]


@pytest.mark.usefixtures("counted_tutor")
def test_the_tutor_says_what_was_better_and_a_mistake_can_be_taken_back(play: Play) -> None:
    position = format_position(get_game("babylon"), middle_of_babylon())
    done = play([*BLUNDER, "undo", "undo", "quit"], "--position", position, "--level", "novice", "--tutor")
    before, _, after = done.out.partition("That turn lowered your chance to win from ")
    assert before.count("Find the turn that brings this: ") == 1
    better, _, again = after.partition("Your last turn is taken back")
    assert "This was better:" in better
    assert "place " in better
    assert again.count("Find the turn that brings this: ") == 1
    assert "There is nothing to take back" in again
    assert "You left after 0 actions." in again


@pytest.mark.usefixtures("counted_tutor")
def test_the_tutor_is_silent_unless_it_is_switched_on_and_for_one_person_only(play: Play) -> None:
    position = format_position(get_game("babylon"), middle_of_babylon())
    done = play([*BLUNDER, "undo", "tutor", "tutor", "quit"], "--position", position, "--level", "novice")
    assert "That turn" not in done.out
    assert "There is nothing to take back" in done.out
    _, _, switched = done.out.partition("The tutor is on.")
    assert "Find the turn that brings this: " in switched
    assert "The tutor is off." in switched
    done = play(["tutor", "quit"], "amytis", "--seat", 0, "--seat", 1)
    assert "The tutor is for one person" in done.out
    assert "the tutor is for one person" in play([], "amytis", "--seat", 0, "--seat", 1, "--tutor").err


def test_undo_discards_the_hints(play: Play) -> None:
    # They were for the position after it: taking one ended the program with an illegal action.
    lines = ["a1", "a2", "a3", "a4", "b1", "b2", "d1", "place dug c5 r0 L1 open nw", "?", "undo", "take 1"]
    outcome = play(lines, "babylon", "--seed", 3, "--seat", 0, "--seat", 1)
    assert outcome.code == 0
    assert "ask for hints with ? first" in outcome.out


@pytest.mark.parametrize("name", ALL_GAMES)
def test_every_reason_has_words(name: str) -> None:
    terminal = terminal_of(ALL_GAMES[name])
    assert set(terminal.reason_words) == set(documented(name))
    for state, turn in turns(name, 6):
        for reason in reasons_of(state, turn):
            told = terminal.describe_reason(reason)
            assert "{" not in told
            assert "_" not in told
    assert terminal.describe_reason(Reason("new", {"fact": 1})) == "new (fact 1)"


@pytest.mark.parametrize("name", ALL_GAMES)
def test_commands_print_score_rules_board_and_help(name: str, play: Play) -> None:
    game = get_game(name)
    outcome = play(["score", "rules", "help", "board", "quit"], name, "--seed", 3, "--level", "novice")
    assert outcome.code == 0
    assert f"{name}, not over after" in outcome.out
    assert all(line[:40] in outcome.out for line in terminal_of(game).reminders(game.new(seed=3).view(None)))
    assert "save FILE" in outcome.out
    assert outcome.out.count("◀ to act") == 2


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["amytis", "--level", "grandmaster"], f"there is no bot 'grandmaster'; there are random, {', '.join(LEVELS)}"),
        (["amytis", "--seat", "2"], "there is no seat 2 with 2 players; there are 0 to 1"),
        (["chess"], "there is no game 'chess'"),
        (["babylon", "--players", "5"], "babylon is for 2 to 4 players, not 5"),
    ],
)
def test_an_invalid_table_is_refused(arguments: list[str], message: str, play: Play) -> None:
    outcome = play([], *arguments)
    assert outcome.code == 2
    assert outcome.out == ""
    assert message in outcome.err


def test_two_people_can_play_at_one_keyboard(play: Play) -> None:
    outcome = play(["a1 a1", "b2 b2"], "amytis", "--seed", 3, "--seat", 0, "--seat", 1)
    assert "seat 0: Player 1 takes" in outcome.out
    assert "seat 1: Player 2 takes" in outcome.out
    assert "You left after 2 actions." in outcome.out


def test_piped_input_may_end_anywhere_and_may_be_binary() -> None:
    program = subprocess.run(
        [*PROGRAM, "play", "amytis", "--seed", "3", "--level", "novice"],
        input=b"b2 c3\n\xff\xfe\x00\n",
        capture_output=True,
        check=False,
    )
    assert (program.returncode, program.stderr) == (0, b"")
    assert b"is no answer here." in program.stdout
    assert program.stdout.endswith(b"The same game again: --seed 3\n")


def test_on_a_terminal_it_draws_in_colour_and_ends_when_interrupted() -> None:
    with on_a_terminal("play", "amytis", "--seed", "3", "--level", "novice") as (program, person):
        seen = read(person, until=b"> ")
        os.write(person, b"b2 c3\n")
        seen += read(person, until=b"seat 1: bot:novice .*> ")
        seen += interrupt(program, person)
    assert program.returncode == 130
    assert "\x1b[" in seen
    assert "builds it on c3" in seen
    assert "Traceback" not in seen


def test_a_custom_bot_plays(play: Play) -> None:
    outcome = play(["b2 c3"], "amytis", "--seed", 3, "--bot", "py:tests.ai.policies:First")
    assert (outcome.code, outcome.err) == (0, "")
    assert "seat 1: bot:py:tests.ai.policies:First takes" in outcome.out


def test_a_bot_that_fails_is_replaced_and_the_game_goes_on(play: Play) -> None:
    outcome = play(["b2 c3"], "amytis", "--seed", 3, "--level", "py:tests.ai.policies:Crashes")
    assert (outcome.code, outcome.err) == (0, "")
    said = " ".join(outcome.out.split())
    assert "failed: ZeroDivisionError: on purpose; novice plays on for it." in said
    assert "seat 1: bot:py:tests.ai.policies:Crashes takes" in outcome.out
