"""The report of a contest: as JSON, in Markdown, as a picture."""

from __future__ import annotations

import json
from pathlib import Path
from xml.etree import ElementTree

import pytest

from semiramis.ai.arena.play import Failure, Result
from semiramis.ai.arena.report import footnotes, write_report
from semiramis.ai.arena.sprt import Trial
from semiramis.ai.arena.standings import Standings
from tests.ai.arena.contests import contest, result

AWKWARD = 'cmd:./a|b <i> & "c"'


def games() -> dict[int, Result]:
    """Three deals: two victories for `random`, a shared one, a failure and an incomplete deal."""
    bots = ("random", AWKWARD)
    return {
        0: result(0, bots, [0], [12, 4]),
        1: result(1, bots[::-1], [1], [3, 9]),
        2: result(2, bots, [0, 1], [7, 7]),
        3: result(3, bots[::-1], [1], failure=Failure(0, "it did | not")),
        4: result(4, bots, [1]),
    }


@pytest.fixture
def standings() -> Standings:
    return Standings(contest("random", AWKWARD), games())


def test_standings_are_the_sums_of_whole_deals(standings: Standings) -> None:
    mine, other = standings.bots["random"], standings.bots[AWKWARD]
    assert standings.games == 4
    assert (mine.games, mine.wins, mine.shared, mine.losses, mine.failures) == (4, 3, 1, 0, 0)
    assert (other.games, other.wins, other.shared, other.losses, other.failures) == (4, 0, 1, 3, 1)
    assert mine.deals == [1.0, 0.75]
    assert mine.score.value == 0.875
    assert mine.margins == [8, 6, 0]  # not of the game that was not played to its end
    assert other.margin == pytest.approx(-14 / 3)
    assert mine.seconds_a_turn == 0.5
    assert mine.longest == 1.0
    assert standings.failures() == {(AWKWARD, "it did | not"): 1}


def test_intervals_of_few_deals_come_with_a_warning(standings: Standings) -> None:
    warning = "Warning: with fewer than 10 deals intervals are rough, and those of Elo too narrow. Play more games."
    assert warning in footnotes(standings, None)
    many = {number: result(number, ("random", AWKWARD), [0]) for number in range(20)}
    assert warning not in footnotes(Standings(contest("random", AWKWARD), many), None)


def test_a_deal_with_an_unplayable_game_does_not_count() -> None:
    played = games() | {1: result(1, (AWKWARD, "random"), [], failure=Failure(None, "crashed"))}
    assert Standings(contest("random", AWKWARD), played).games == 2


def test_the_margin_is_the_one_to_the_best_of_the_others() -> None:
    of = contest("a", "b", "b", game="babylon", players=3)
    played = {n: result(n, of.pairing(n).seats, [0], [20, 15, 18]) for n in range(3)}
    standing = Standings(of, played).bots["a"]
    assert sorted(standing.margins) == [-5, -2, 2]


def test_the_report_is_written(standings: Standings, tmp_path: Path) -> None:
    trial = Trial(standings.contest, 0, 30)
    trial.look(games())
    write_report(tmp_path, standings, standings.elo(), trial)
    told = json.loads((tmp_path / "results.json").read_text())
    assert told["games"] == 4
    assert [bot["bot"] for bot in told["bots"]] == ["random", AWKWARD]
    assert told["bots"][0]["score"]["value"] == 0.875
    assert told["bots"][1]["failures"] == 1
    assert told["failures"] == [{"bot": AWKWARD, "reason": "it did | not", "games": 1}]
    assert told["sprt"]["stronger"] is None
    lines = (tmp_path / "results.md").read_text().splitlines()
    assert lines[0] == "# amytis, 2 players: 4 games on 2 deals"
    table = [line for line in lines if line.startswith("|")]
    cells = [[cell.strip() for cell in line.replace("\\|", "").split("|")[1:-1]] for line in table]
    assert {len(row) for row in cells} == {12}
    assert cells[2][:6] == ["random", "4", "3", "1", "0", "87.5 %"]
    assert any("failed in 1 game: it did \\| not" in line for line in lines)
    assert any(line.startswith("Sequential test: not decided yet (LLR ") for line in lines)
    picture = ElementTree.parse(tmp_path / "results.svg").getroot()
    texts = [element.text for element in picture.iter("{http://www.w3.org/2000/svg}text")]
    assert texts[0] == "amytis, 2 players: 4 games on 2 deals"
    assert {"random", AWKWARD} <= set(texts)
