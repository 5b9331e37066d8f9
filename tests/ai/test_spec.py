"""The specs of bots: levels, programs, and imported policies."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Any

import pytest

from semiramis.ai import search_bot
from semiramis.ai.arena.play import play
from semiramis.ai.greedy import Greedy
from semiramis.ai.levels import LEVELS
from semiramis.ai.search import Search
from semiramis.ai.search_bot import SearchBot
from semiramis.ai.spec import BadSpec, Command, check_spec, read_spec, split_label
from semiramis.games import get_game
from semiramis.games.rng import Rng
from tests.ai import policies
from tests.ai.arena.contests import contest, timeless


@pytest.fixture(autouse=True)
def _restored_path(monkeypatch: pytest.MonkeyPatch) -> None:
    """Restore `sys.path`, to which loading a policy adds its folder."""
    monkeypatch.setattr(sys, "path", list(sys.path))


AMYTIS = get_game("amytis")
MODULE = "py:tests.ai.policies:First"
FILE = f"py:{Path(policies.__file__)}:First"


@pytest.mark.parametrize(
    "spec", ["random", *LEVELS, "greedy@0.5", "master@nodes=20", "cmd:cat", "cmd:sh -c 'cat | cat'", MODULE, FILE]
)
def test_bots_are_named_by_their_specs(spec: str) -> None:
    assert check_spec(spec, AMYTIS) == read_spec(spec).name == spec


@pytest.mark.parametrize(
    ("spec", "why"),
    [
        ("best", "there is no bot 'best'; there are random, carrier,"),
        ("", "there is no bot ''"),
        ("master@", "after @ comes a share"),
        ("master@0", "after @ comes a share"),
        ("master@much", "after @ comes a share"),
        ("master@1000", "after @ comes a share"),
        ("master@nodes=0", "after @nodes= comes a whole number up to 10,000,000"),
        ("master@nodes=1e3", "after @nodes= comes a whole number"),
        ("master@nodes=", "after @nodes= comes a whole number"),
        ("novice@nodes=20", "this bot does not search"),
        ("random@0.5", "there is no bot 'random@0.5'"),
        ("cmd:", "cmd: needs a command"),
        ("cmd:   ", "cmd: needs a command"),
        ("cmd:sh 'x", "is no command: no closing quotation"),
        ("cmd:/nowhere/bot", "there is no program '/nowhere/bot' that can be run"),
        ("cmd:cat\n", "one line of text"),
        ("py:", "a bot in Python is py:package.module:Name or py:folder/file.py:Name"),
        ("py:tests.ai.policies", "a bot in Python is"),
        ("py::First", "a bot in Python is"),
        ("py:tests.ai.policies:", "a bot in Python is"),
        ("py:tests.ai.policies:a b", "a bot in Python is"),
        ("py:nowhere:First", "'py:nowhere:First': there is no module nowhere"),
        ("py:tests.nowhere:First", "there is no module tests.nowhere"),
        ("py:.policies:First", ".policies cannot be imported: TypeError: "),
        ("py:/nowhere/bot.py:First", "there is no file /nowhere/bot.py"),
        ("py:tests.ai.policies:Second", "there is no Second in tests.ai.policies"),
        ("py:tests.ai.policies:ANSWER", "ANSWER in tests.ai.policies is neither a Bot nor a function that makes one"),
        ("py:tests.ai.policies:no_bot", "no_bot in tests.ai.policies makes no semiramis.ai.bot.Bot, but: Amytis"),
        ("py:tests.ai.policies:Unfinished", "Unfinished in tests.ai.policies cannot be made for amytis: TypeError: "),
    ],
)
def test_an_invalid_bot_is_refused(spec: str, why: str) -> None:
    with pytest.raises(BadSpec, match=re.escape(why)) as refused:
        check_spec(spec, AMYTIS)
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize(
    ("source", "why"),
    [
        ("1 / 0", "ZeroDivisionError: division by zero"),
        ("import sys\nsys.exit(3)", "SystemExit: 3"),
        ("import no_such_library", "ModuleNotFoundError: No module named 'no_such_library'"),
        ("def (", "SyntaxError: invalid syntax"),
    ],
)
@pytest.mark.parametrize("by_file", [False, True])
def test_an_import_error_of_a_bot_is_reported_in_one_line(
    source: str, why: str, by_file: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "broken_bot.py"
    file.write_text(source)
    where = str(file) if by_file else "broken_bot"
    monkeypatch.chdir(tmp_path)
    for _ in range(2):  # the second time, too
        with pytest.raises(BadSpec, match=re.escape(f"{where} cannot be imported: {why}")) as refused:
            check_spec(f"py:{where}:Bot", AMYTIS)
        assert "\n" not in str(refused.value)


def test_a_policy_may_name_its_game() -> None:
    spec = "py:tests.ai.policies:amytis_alone"
    assert check_spec(spec, AMYTIS)
    with pytest.raises(BadSpec, match="cannot be made for babylon: ValueError: it never learned this game"):
        check_spec(spec, get_game("babylon"))


def test_a_policy_file_may_import_its_neighbours_and_shadows_no_module(tmp_path: Path) -> None:
    (tmp_path / "beside_it.py").write_text("from tests.ai.policies import First\n")
    (tmp_path / "json.py").write_text("from beside_it import First\n")
    check_spec(f"py:{tmp_path / 'json.py'}:First", AMYTIS)
    import json

    assert json.loads("1") == 1


def test_a_policy_plays_in_the_arena_the_same_from_a_module_and_from_a_file() -> None:
    from_module, from_file = play(contest(MODULE, "random"), 0), play(contest(FILE, "random"), 0)
    assert from_module.failure is None
    assert timeless(from_module)["record"]["actions"] == timeless(from_file)["record"]["actions"]


def test_a_failing_policy_loses() -> None:
    played = play(contest("py:tests.ai.policies:Crashes", "random"), 0)
    assert played.failure is not None
    assert played.failure.reason == "ZeroDivisionError: on purpose"
    assert played.winners == [1]


def test_a_program_or_policy_of_another_machine_is_not_checked_here() -> None:
    assert isinstance(read_spec("cmd:/nowhere/bot"), Command)
    assert read_spec("py:nowhere:Bot")


def test_a_level_can_be_limited_to_a_part_of_its_time() -> None:
    level = read_spec("master@0.2")
    assert not isinstance(level, Command)
    bot = level.bot(AMYTIS)
    assert isinstance(bot, SearchBot)
    assert bot.seconds == pytest.approx(0.3)


def test_a_level_can_be_limited_to_a_number_of_simulations(monkeypatch: pytest.MonkeyPatch) -> None:
    searches: list[Search] = []

    def search(*arguments: Any) -> Search:
        searches.append(Search(*arguments))
        return searches[-1]

    monkeypatch.setattr(search_bot, "Search", search)
    state = AMYTIS.new(seed=1)
    turns = []
    for seconds in (1000.0, 1e-9):  # the clock does not matter
        bot = read_spec("master@nodes=70").bot(AMYTIS)  # type: ignore[union-attr]
        bot.limit(seconds)
        turns.append(bot.play(state, Rng(1)))
    assert turns[0] == turns[1]
    assert [search.simulations for search in searches] == [70, 70]
    greedy = read_spec("greedy@nodes=70").bot(AMYTIS)  # type: ignore[union-attr]
    assert isinstance(greedy, Greedy)
    assert greedy.positions == 70


def test_the_equals_sign_of_a_number_of_simulations_ends_no_label() -> None:
    assert split_label("master@nodes=2000") == ("", "master@nodes=2000")
    assert split_label("strong=master@nodes=2000") == ("strong", "master@nodes=2000")
