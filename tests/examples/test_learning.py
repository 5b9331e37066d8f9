"""The learner of examples/: it learns, keeps what it learned, and its policy plays by the rules."""

from __future__ import annotations

import importlib
import subprocess
import sys
from functools import partial
from pathlib import Path
from types import ModuleType

import pytest

from semiramis.ai.arena.play import play
from semiramis.ai.spec import BadSpec, check_spec
from semiramis.envs.numbers import observe
from semiramis.games import get_game
from semiramis.games.rng import Rng
from tests.ai.arena.contests import contest

pytestmark = pytest.mark.slow

EXAMPLES = Path(__file__).parents[2] / "examples"


def example(name: str) -> ModuleType:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sys, "path", [str(EXAMPLES), *sys.path])
        return importlib.import_module(name)


@pytest.fixture(scope="module")
def recipe() -> ModuleType:
    return example("train_amytis")


@pytest.fixture(scope="module")
def learned(recipe: ModuleType, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a policy that has had ten short lessons."""
    folder = tmp_path_factory.mktemp("learned") / "policy"
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(recipe, "train", partial(recipe.train, games=64, exam=200))
        recipe.main(["--lessons", "10", "--out", str(folder)])
    return folder


def spec(folder: Path, name: str, monkeypatch: pytest.MonkeyPatch) -> str:
    """The bot of a policy, loaded anew."""
    monkeypatch.setenv("LEARNED_AMYTIS", str(folder))
    monkeypatch.setattr(sys, "path", list(sys.path))
    file = EXAMPLES / "learned_amytis.py"
    monkeypatch.delitem(sys.modules, f"py:{file}", raising=False)
    return f"py:{file}:{name}"


def test_ten_short_lessons_are_enough_to_beat_a_random_player(learned: Path) -> None:
    first, last = [line.split(",") for line in (learned / "curve.csv").read_text().splitlines()[1:]]
    assert (first[0], float(first[1]) < 0.5) == ("0", True)
    assert int(last[0]) > 500
    assert float(last[1]) > 0.65
    assert float(last[2]) > 3


@pytest.mark.parametrize("name", ["Learned", "LookingAhead"])
def test_its_policy_plays_in_the_arena(learned: Path, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    bot = spec(learned, name, monkeypatch)
    played = [play(contest(bot, "random"), number) for number in range(10)]
    assert not [result.failure for result in played if result.failure]
    assert sum(bot in [result.seats[seat] for seat in result.winners] for result in played) >= 6


INTERRUPTED = """
import signal
import sys
from functools import partial
import train_amytis

def learn(*lesson, learn=train_amytis.learn):
    learn(*lesson)
    lessons.append(lesson)
    if len(lessons) == 3:
        signal.raise_signal(signal.SIGINT)

lessons = []
train_amytis.learn = learn
train_amytis.train = partial(train_amytis.train, games=16, exam=20)
sys.exit(train_amytis.main(["--lessons", "1000", "--out", sys.argv[1]]))
"""


def test_what_was_learned_is_kept_when_the_training_is_interrupted(tmp_path: Path) -> None:
    # Ctrl-C was a traceback and an empty folder.
    folder = tmp_path / "policy"
    command = [sys.executable, "-c", INTERRUPTED, str(folder)]
    ended = subprocess.run(command, capture_output=True, text=True, cwd=EXAMPLES, check=False)
    assert (ended.returncode, ended.stderr) == (130, "")
    assert "Stopped after 3 of 1,000 lessons" in ended.stdout
    assert f"the policy is in {folder}" in ended.stdout
    assert (folder / "policy.npz").stat().st_size > 0
    assert len((folder / "curve.csv").read_text().splitlines()) == 3
    assert (folder / "curve.svg").exists()


def test_what_was_learned_before_is_not_written_over(
    learned: Path, recipe: ModuleType, capsys: pytest.CaptureFixture[str]
) -> None:
    before = (learned / "policy.npz").read_bytes()
    with pytest.raises(SystemExit):
        recipe.main(["--out", str(learned)])
    assert "File exists; give another one with --out" in capsys.readouterr().err
    assert (learned / "policy.npz").read_bytes() == before


@pytest.mark.parametrize("name", ["Learned", "LookingAhead"])
def test_a_policy_that_cannot_play_says_why(
    learned: Path, name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(BadSpec, match="ValueError: it has learned amytis and nothing else"):
        check_spec(spec(learned, name, monkeypatch), get_game("babylon"))
    with pytest.raises(BadSpec, match=r"let examples/train_amytis\.py learn it"):
        check_spec(spec(tmp_path, name, monkeypatch), get_game("amytis"))


def test_a_program_observes_in_what_it_is_told_what_a_policy_observes() -> None:
    by_line = example("learned_by_line")
    game = get_game("amytis")
    sides = {f"sides.{building}": "B" for building in ("palace", "wall")}
    for options in ({}, sides | {"second_player_projects": 3}):
        state, rng = game.new(options=options, seed=5), Rng(5)
        while not state.over:
            view = state.view(state.player)
            assert by_line.read(view).tolist() == observe(game, state, state.player).tolist()
            for text in state.legal_notations():
                assert by_line.number(text, view) == state.parse_action(text)
            state.apply(state.random_action(rng))


def test_the_program_plays_as_the_policy_does(learned: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    imported = spec(learned, "Learned", monkeypatch)
    program = f"cmd:{sys.executable} {EXAMPLES / 'learned_by_line.py'}"
    games = [play(contest(bot, "random", seconds=60.0), 0) for bot in (imported, program)]
    assert [game.failure for game in games] == [None, None]
    assert games[0].record["actions"] == games[1].record["actions"]
