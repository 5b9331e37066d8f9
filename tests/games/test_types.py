"""All data that a game sends to clients has its declared type, and every declared member occurs."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from semiramis.ai.reasons import reasons_for
from semiramis.games.game import Game, IllegalAction, NotAnAction, State, nest
from semiramis.games.rng import Rng
from semiramis.testing.random_games import choose_randomly
from tests.games.declared_types import as_refusal, check, declared_names, fields_of
from tests.games.positions import ALL_GAMES, Start, option_variants, starts

TRIES = 25
"""Actions that are tried in each position, for the refusals."""
ENOUGH_GAMES = 2
"""Random games of each kind in which whatever is declared happens."""

RARE_REFUSALS: dict[str, dict[str, str]] = {
    "babylon": {
        "no_belvedere_left": "there are 38",
        "no_double_pillar_left": "there are 60",
        "no_piece_left": "there are 15 of each, and 38 statues",
        "space_under_a_bridge": "few bridges cross a cell with an icon that another decoration could use",
    },
    "amytis": {
        "deck_empty": "there are 8 palaces for 13 cards or more",
        "no_open_project_in_slot": "slots are filled until the deck is empty",
        "row_full": "it takes 6 lines of architects",
        "row_has_four_of_yours": "it takes 4 lines of architects",
    },
}
"""Refusals that random games need not meet, and why. The tests of the rules meet them."""
RARE_HINTS = {
    "babylon": {"decoration_set_completed": "it takes one decoration of each kind in one garden"},
    "amytis": {},
}


def babylon_text(rng: random.Random) -> str:
    cell = rng.choice("abcdefgh") + rng.choice("12345678")
    corner = rng.choice(["", "", " open nw", " open ne", " open se", " open sw"])
    return f"place {rng.choice(['dug', 'stored'])} {cell} r{rng.randrange(4)} L{rng.randrange(1, 5)}{corner}"


def amytis_text(rng: random.Random) -> str:
    return rng.choice([f"project {rng.randrange(1, 21)}", f"project empty {rng.randrange(1, 4)}"])


TEXTS: dict[str, Callable[[random.Random], str]] = {"babylon": babylon_text, "amytis": amytis_text}


def refusals(game: Game, state: State, rng: random.Random) -> Iterator[dict[str, Any]]:
    """Return the refusals of actions by number and by notation."""
    for _ in range(TRIES):
        reason = state.explain_illegal(rng.randrange(game.action_count))
        if reason is not None:
            yield as_refusal(reason)
        try:
            state.parse_action(TEXTS[game.name](rng))
        except IllegalAction as error:
            yield as_refusal(error.reason)
        except NotAnAction:
            continue
    if not state.over:
        choices = state.annotations(state.player)["choices"]
        yield from (decoration["refusal"] for decoration in choices.get("impossible_decorations", []))


def random_turn(state: State, rng: Rng) -> list[int]:
    """Actions of the current player up to the end of its turn."""
    after, turn = state.clone(), []
    while not after.over and after.player == state.player:
        turn.append(choose_randomly(after, rng))
        after.apply(turn[-1])
    return turn


@given(starts(), st.integers(0, 2**32))
def test_views_events_and_refusals_have_their_declared_types(start: Start, seed: int) -> None:
    game, state, rng = start.game, start.state(), Rng(seed)
    tries = random.Random(seed)
    check(game, "options", state.view(None)["options"])
    check(game, "setup", game.setup(state))
    while not state.over:
        check(game, "view", state.view(state.player))
        check(game, "annotations", state.annotations())
        if tries.random() < 0.2:
            check(game, "annotations", state.annotations(state.player))
            for legal in state.legal_actions():
                check(game, "action", state.describe_action(legal))
            for refusal in refusals(game, state, tries):
                check(game, "refusal", refusal)
        action = choose_randomly(state, rng)
        for event in [*state.events(action), *state.foresee(action)["events"]]:
            check(game, "event", event)
        state.advance(action)
    check(game, "view", state.view(None))
    check(game, "annotations", state.annotations(0))


@pytest.mark.parametrize("name", ALL_GAMES)
def test_the_components_are_of_their_declared_type(name: str) -> None:
    check(ALL_GAMES[name], "components", ALL_GAMES[name].components)


@pytest.mark.parametrize("name", ALL_GAMES)
def test_every_view_has_what_shared_code_reads(name: str) -> None:
    fields = fields_of(ALL_GAMES[name].types.view)
    assert {"game", "players", "seat", "options", "player", "ply", "over", "phase", "seats"} <= {*fields}


@pytest.mark.parametrize("name", ALL_GAMES)
def test_every_event_and_refusal_that_is_declared_happens(name: str) -> None:
    game, rng = ALL_GAMES[name], random.Random(1)
    events, reasons = set(), set()
    for options in option_variants(game):
        for players in game.players:
            for seed in range(ENOUGH_GAMES):
                state = game.new(players, nest(options), seed)
                while not state.over:
                    reasons |= {refusal["reason"] for refusal in refusals(game, state, rng)}
                    action = choose_randomly(state, Rng(rng.randrange(2**32)))
                    events |= {event["event"] for event in state.events(action)}
                    state.advance(action)
                reasons |= {refusal["reason"] for refusal in refusals(game, state, rng)}
    assert events == declared_names(game.types.event, "event")
    assert reasons | RARE_REFUSALS[name].keys() == declared_names(game.types.refusal, "reason")


@pytest.mark.parametrize("name", ALL_GAMES)
def test_hint_reasons_are_of_their_declared_types(name: str) -> None:
    game, rng, found = ALL_GAMES[name], Rng(1), set()
    for seed in range(4 * ENOUGH_GAMES):
        state = game.new(2, None, seed)
        while not state.over:
            turn = random_turn(state, rng)
            for reason in reasons_for(state).of(turn):
                check(game, "hint_reason", {"code": reason.code, "facts": reason.facts})
                found.add(reason.code)
            for action in turn:
                state.advance(action)
    assert found | RARE_HINTS[name].keys() == declared_names(game.types.hint_reason, "reason")
