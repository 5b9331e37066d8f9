"""`check_game` accepts the third game, and finds each broken promise of the contract."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from semiramis.games import GAMES, get_game
from semiramis.games.rng import Rng
from semiramis.testing import BrokenPromise, check_game, legality
from semiramis.testing.check import PROMISES, starts
from tests.testing.broken_games import BROKEN_GAMES, Members
from tests.third_game.lucky_dip import THROW, Dip


def test_a_third_game_needs_nothing_but_the_contract() -> None:
    check_game(Dip())


@pytest.mark.parametrize("game", [Dip(), *map(get_game, GAMES)], ids=lambda game: game.name)
def test_check_game_combines_every_number_of_players_with_every_option_value(game: Any) -> None:
    met = {
        (start.players, option.name, value)
        for start in starts(game, 1, Rng(0))
        for option in game.options
        for value in option.values
        if start.game.check_options(start.options) == start.options and value_of(start.options, option.name) == value
    }
    assert met == {(p, option.name, value) for p in game.players for option in game.options for value in option.values}


def value_of(options: dict[str, Any], name: str) -> Any:
    for part in name.split("."):
        options = options[part]
    return options


def test_the_same_seed_checks_the_same_games() -> None:
    one, two, other = ([(start.seed, start.options) for start in starts(Dip(), 4, Rng(seed))] for seed in (1, 1, 2))
    assert one == two != other


def name_of(promise: Callable[..., None]) -> str:
    return f"{promise.__module__.rsplit('.', 1)[-1]}.{promise.__name__}"


@pytest.mark.parametrize(
    ("promise", "members"), BROKEN_GAMES, ids=[f"{name_of(promise)}-{n}" for n, (promise, _) in enumerate(BROKEN_GAMES)]
)
def test_a_game_that_breaks_a_promise_fails_with_this_promise(promise: Callable[..., None], members: Members) -> None:
    with pytest.raises(BrokenPromise) as broken:
        check_game(type("Broken", (Dip,), members)())
    assert broken.value.promise == " ".join((promise.__doc__ or "").split())


def test_every_promise_has_a_broken_game() -> None:
    assert {name_of(promise) for promise, _ in BROKEN_GAMES} == {name_of(promise) for promise in PROMISES}


def test_a_broken_promise_is_reported_with_players_options_seed_and_action() -> None:
    (members,) = [members for promise, members in BROKEN_GAMES if promise.__name__ == "foresees_what_happens"]
    with pytest.raises(BrokenPromise) as broken:
        check_game(type("Broken", (Dip,), members)(), seed=3)
    promised, seen, where = str(broken.value).split("\n")
    assert promised == f"dip breaks a promise: {broken.value.promise}"
    card = re.fullmatch(r"seen: foreseen are the points \{\}, not \{'cards': -(\d)\}", seen)
    assert card
    assert re.fullmatch(
        r'with: [23] players, options \{"highest": [79], "rules": \{"passing": (true|false)\}\}, seed \d+, ply \d+, '
        rf"action {THROW + int(card[1])} 'throw {card[1]}'",
        where,
    )
    assert isinstance(broken.value, AssertionError)


PAGE = Path(__file__).parents[2] / "docs" / "testing.md"


def test_the_page_lists_every_promise() -> None:
    listed = re.findall(r"^- (.*)$", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
    assert sorted(listed) == sorted(" ".join((promise.__doc__ or "").split()) for promise in PROMISES)


def test_the_page_shows_the_message_of_a_broken_promise() -> None:
    _, broken = re.findall(r"```text\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    (members, _) = [members for promise, members in BROKEN_GAMES if promise is legality.lists_legal_actions]
    with pytest.raises(BrokenPromise) as raised:
        check_game(type("Broken", (Dip,), members)())
    assert f"{raised.value}\n" == broken
