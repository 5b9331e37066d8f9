"""The second worker keeps the game of the last question."""

from __future__ import annotations

import json
from typing import Any

from semiramis.browser.thinker import Thinker
from semiramis.games import get_game
from semiramis.games.record import Match


def record_of(match: Match, count: int) -> dict[str, Any]:
    record: dict[str, Any] = json.loads(match.record.dumps())
    return record | {"actions": record["actions"][:count]}


def test_the_game_of_the_last_question_is_kept_only_while_it_is_the_same() -> None:
    match = Match.new(get_game("amytis"), ["Ada", "Bob"], seed=3)
    for _ in range(6):
        match.play(match.state.legal_actions()[0])
    thinker = Thinker()
    kept = thinker._follow(record_of(match, 3))
    assert thinker._follow(record_of(match, 6)) is kept
    assert kept.state == match.state
    taken_back = thinker._follow(record_of(match, 2))
    assert taken_back is not kept
    assert taken_back.state == match.at(2)
    # With other options the same actions scored as before: the options were not compared.
    first = record_of(match, 2)
    other = first | {"options": first["options"] | {"sides": first["options"]["sides"] | {"wall": "B"}}}
    sides = thinker._follow(other).state.view(None)["options"]["sides"]
    assert sides == other["options"]["sides"] != first["options"]["sides"]
