"""Broken versions of the third game: each replaces members so that one promise of the contract is broken."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from semiramis.games.features import Feature
from semiramis.games.game import BadPosition, IllegalAction, Option, Reason, State
from semiramis.games.position_text import Codec, Field, PositionFields
from semiramis.games.rng import Rng
from semiramis.testing import (
    actions,
    chance,
    copies,
    declaration,
    legality,
    numbers,
    positions,
    scoring,
    setup,
    views,
)
from tests.third_game.lucky_dip import DRAW, HIGHEST, PASS, THROW, Dip, DipState, shuffled

Members = dict[str, Any]


def state(**methods: Any) -> Members:
    kind = type(f"BrokenState{len(globals())}", (DipState,), {"__module__": __name__, **methods})
    globals()[kind.__name__] = kind  # so that its positions can be pickled
    return {"state_class": kind}


def changing(name: str, change: Callable[..., Any]) -> Members:
    """Replace the result of a method by `change(self, result, *given)`."""
    method = getattr(DipState, name)
    return state(**{name: lambda self, *given: change(self, method(self, *given), *given)})


def after(name: str, do: Callable[..., Any]) -> Members:
    """Let a method do something more."""

    def do_and_return_result(self: DipState, result: Any, *given: Any) -> Any:
        do(self, *given)
        return result

    return changing(name, do_and_return_result)


def set_to(name: str, value: Any) -> Callable[..., None]:
    return lambda self, *_: setattr(self, name, value)


def swap_two_cards(self: Dip, state: State) -> Members:
    first, second, *others = Dip.setup(self, state)["deck"]
    return {"deck": [second, first, *others]}


def share_the_deck(self: DipState, other: DipState) -> None:
    self.deck = other.deck


def clone_without_assign(self: DipState) -> DipState:
    copy = type(self)(self.players, self.highest, self.passing)
    DipState._assign(copy, self)
    return copy


def deal_and_keep_thrown_cards(self: DipState, rng: Rng) -> None:
    thrown = self.thrown
    DipState._deal(self, rng)
    self.thrown = thrown


def reverse_deck_if_illegal(self: DipState, action: int) -> None:
    if not self._is_legal(action) and len(self.deck) > 1:
        self.deck.reverse()
    DipState.apply(self, action)


def ignore_illegal_action(self: DipState, action: int) -> None:
    with suppress(IllegalAction):
        DipState.apply(self, action)


def draw_instead(self: DipState, action: int) -> None:
    DipState.apply(self, action)
    if action == PASS and not self.over:
        self.hands[0].append(self.deck.pop(0))
        self.over = not self.deck
        self.player = -1 if self.over else self.player


def play_without_seat_check(self: DipState, text: str, seat: int | None = None) -> int:
    return DipState.play(self, text)


def draw_if_no_seat_is_given(self: DipState, text: str, seat: int | None = None) -> int:
    return DipState.play(self, "draw" if seat is None else text, seat)


def write_with_object_id(self: DipState, action: int) -> str:
    return f"{DipState._format_action(self, action)} by {id(self)}"


def read_with_object_id(self: DipState, text: str) -> int:
    by = f" by {id(self)}"
    return DipState._parse_action(self, text.removesuffix(by) if text.endswith(by) else f"{text}?")


def show_own_hand_only(self: DipState, view: Members, seat: int | None) -> Members:
    return view if seat is None else view | {"hands": self.hands[seat]}


def observe_top_card(self: DipState, seat: int, place: list[int]) -> None:
    place[0] = min(self.players, self.deck[-1] if self.deck else 0)


def go_on_after_a_throw(self: DipState, action: int) -> None:
    seat = self.player
    DipState._advance(self, action)
    if action > THROW and not self.over:
        self.player = seat


def observe_only_the_cards(self: DipState, action: int, seat: int, numbers: list[int]) -> None:
    before = numbers[HIGHEST:]
    self._fill_observation(seat, numbers)
    numbers[HIGHEST:] = before


def act_without_counting(self: DipState, action: int) -> None:
    self._advance(action)
    self.ply -= 1


def pack_without_thrown_cards(self: DipState, place: list[int], way: int) -> int:
    thrown = self.thrown[:]
    size = DipState._pack(self, place, way)
    self.thrown = thrown
    return size


def overweight_first_outcome(self: DipState, outcomes: list[tuple[int, int]], action: int) -> list[tuple[int, int]]:
    return [(outcome, 1 if n else 100) for n, (outcome, _) in enumerate(outcomes)]


def foresee_the_card(self: DipState, foreseen: Members, action: int) -> Members:
    return foreseen | {"points": {"cards": self.deck[-1]}} if action == DRAW else foreseen


def keep_the_player_at_the_end(self: DipState, action: int) -> None:
    if self.over:
        self.player = 0


TWO_LINES = Codec(lambda value: f"{value}\n", lambda text: [])


def replace_invalid_view_by_new_game(self: Dip, view: Members, rng: Rng) -> State:
    try:
        return Dip.from_view(self, view, rng)
    except BadPosition:
        return self.new()


def return_0_for_unknown_seat(self: DipState, seat: int) -> int:
    return DipState.points(self, seat) if type(seat) is int and 0 <= seat < self.players else 0


def look_seat_up_in_dict(self: DipState, seat: int) -> int:
    return DipState.points(self, {n: n for n in range(self.players)}[seat])


def crash_if_seat_is_unknown(self: DipState, seat: int | None) -> Members:
    if type(seat) is int and not 0 <= seat < self.players:
        os.kill(os.getpid(), signal.SIGKILL)  # as a segmentation fault does, but without a report of it
    return DipState.view(self, seat)


def convert_action_to_int(self: DipState, action: int) -> None:
    DipState.apply(self, int(action))


def deal_without_rng(self: DipState, rng: Rng | None) -> None:
    DipState.deal(self, rng or Rng(0))


BROKEN_GAMES: list[tuple[Callable[..., None], Members]] = [
    (declaration.names_itself, {"name": "Lucky Dip"}),
    (declaration.counts_its_players, {"players": range(2, 6, 2)}),
    (declaration.counts_its_players, {"check_players": lambda self, players: players}),
    (declaration.counts_its_actions, {"action_count": 0}),
    (declaration.counts_its_actions, {"longest": 2**31}),
    (declaration.counts_its_actions, {"outcome_count": -1}),
    (declaration.names_its_options, {"options": (Option("highest", (7, 9), 8), Dip.options[1])}),
    (declaration.names_its_options, {"options": (Dip.options[0], Dip.options[0])}),
    (declaration.completes_options, {"check_options": lambda *_: {"highest": 7, "rules": {"passing": False}}}),
    (declaration.refuses_what_is_no_seed, {"new": lambda self, players=None, options=None, seed=0: Dip().new(players)}),
    (declaration.names_its_score_lines, {"score_lines": ("cards", "passed")}),
    (declaration.tells_its_components, {"__init__": set_to("components", {"cards": (1, 2)})}),
    (declaration.declares_features, {"features": lambda self, players: Dip.features(self, players) * 2}),
    (setup.names_its_game, state(game="other")),
    (declaration.agrees_with_its_positions, state(tie_breakers=("cards",))),
    (declaration.agrees_with_its_positions, state(action_count=1)),
    (setup.starts_at_ply_0, after("_deal", lambda self, rng: self._advance(DRAW))),
    (
        setup.starts_the_same_from_the_same_seed,
        after("_deal", lambda self, rng: self._shuffle_hidden(Rng(id(self)))),
    ),
    (setup.starts_differently_from_other_seeds, state(_deal=lambda self, rng: DipState._deal(self, Rng(1)))),
    (setup.ends, {"longest": 6}),
    (setup.ends, after("_advance", lambda self, action: setattr(self, "ply", self.ply + 1))),
    (setup.tells_its_setup, {"setup": swap_two_cards}),
    (setup.tells_its_setup, {"setup": lambda self, state: {"deck": tuple(Dip.setup(self, state)["deck"])}}),
    (setup.tells_its_setup_at_the_start_alone, {"setup": lambda self, state: {"deck": state.deck[:]}}),
    (
        setup.refuses_what_is_no_setup,
        {"start": lambda self, p, o, setup: Dip.start(self, p, o, {"deck": setup["deck"]})},
    ),
    (setup.travels_as_its_record, state(play=draw_if_no_seat_is_given)),
    (setup.plays_out, state(random_playout=lambda self, rng: DipState.random_playout(self, rng) - 1)),
    (legality.has_a_player, after("_advance", keep_the_player_at_the_end)),
    (legality.lists_legal_actions, changing("legal_actions", lambda self, legal: legal * 2)),
    (legality.lists_legal_actions, changing("legal_actions", lambda self, legal: legal or [DRAW])),
    (legality.knows_what_is_legal, changing("_is_legal", lambda self, legal, action: legal or action == PASS)),
    (
        legality.explains_what_is_not_legal,
        changing("_explain_illegal", lambda self, reason, a: reason and Reason("No!")),
    ),
    (legality.draws_legal_actions, state(_random_action=lambda self, rng: self.legal_actions()[0])),
    (legality.draws_legal_actions, after("_random_action", lambda self, rng: self.passed.__setitem__(0, 1))),
    (scoring.adds_up, changing("_points", lambda self, points, seat: points + 1)),
    (scoring.shows_scores, changing("scores", lambda self, scores: [0 for _ in scores])),
    (scoring.names_winners, state(winners=lambda self: [0] if self.over else [])),
    (scoring.names_winners, changing("winners", lambda self, winners: winners or [0])),
    (copies.clones, state(clone=lambda self: self)),
    (copies.clones, after("_assign", share_the_deck)),
    (copies.writes_like_its_clone, state(_format_action=write_with_object_id, _parse_action=read_with_object_id)),
    (copies.assigns, state(clone=clone_without_assign, _assign=share_the_deck)),
    (copies.deals_anew, state(_deal=deal_and_keep_thrown_cards)),
    (copies.is_pickled, state(__reduce__=lambda self: (DipState, (2, 7, True)))),
    (actions.goes_on, state(apply=draw_instead)),
    (actions.keeps_turns, state(play=play_without_seat_check)),
    (actions.refuses_what_is_not_legal, state(apply=reverse_deck_if_illegal)),
    (actions.refuses_what_is_not_legal, state(apply=ignore_illegal_action)),
    (actions.refuses_what_is_no_action, state(_check_id=lambda self, action: action)),
    (actions.writes_what_it_reads, changing("_parse_action", lambda self, action, text: min(action, THROW + 8))),
    (actions.lists_legal_notations, changing("legal_notations", lambda self, notations: notations[::-1])),
    (actions.reads_no_nonsense, state(_parse_action=lambda self, text: DipState._parse_action(self, text or "draw"))),
    (views.shows_all_the_same, changing("_view", show_own_hand_only)),
    (views.shows_what_every_game_has, changing("_view", lambda self, view, seat: view | {"over": True})),
    (views.hides, after("_shuffle_hidden", lambda self, rng: self.deck.pop())),
    (
        views.forgets_how_it_lay,
        state(_shuffle_hidden=lambda self, rng: setattr(self, "deck", shuffled(self.deck, rng))),
    ),
    (views.tells_what_happens, after("_events", lambda self, before, action: self.deck.insert(0, self.deck.pop()))),
    (views.tells_what_happens, changing("_events", lambda self, events, before, action: [*events, {"seat": 0}])),
    (views.tells_what_it_reveals, state(_reveals=lambda self, action: True)),
    (views.foresees_nothing_hidden, state(_reveals=lambda self, action: False)),
    (views.foresees_nothing_hidden, changing("_foresee", foresee_the_card)),
    (views.foresees_what_happens, changing("_foresee", lambda self, foreseen, action: foreseen | {"points": {}})),
    (positions.compares, state(_hidden=lambda self: None)),
    (
        positions.is_built_from_its_view,
        {"from_view": lambda self, view, rng: Dip.from_view(self, view, Rng(0))},
    ),
    (positions.refuses_what_is_no_view, {"from_view": replace_invalid_view_by_new_game}),
    (positions.is_written_in_one_line, {"position_fields": PositionFields((), ())}),
    (positions.is_written_in_one_line, {"position_fields": PositionFields((), (Field("hand", "hand", TWO_LINES),))}),
    (chance.lists_outcomes, changing("_outcomes", lambda self, outcomes, action: outcomes[::-1])),
    (chance.lists_outcomes, state(_outcomes=lambda self, action: [(card, 1) for card in range(1, 10)])),
    (chance.turns_up_an_outcome, state(_turn_up=lambda self, action, outcome: None)),
    (chance.draws_outcomes, changing("_outcomes", lambda self, outcomes, action: outcomes[:1])),
    (chance.draws_outcomes, state(_shuffle_hidden=lambda self, rng: self.deck.sort())),
    (chance.draws_outcomes, changing("_outcomes", overweight_first_outcome)),
    (numbers.observes, {"features": lambda self, players: Dip.features(self, players)[:-1]}),
    (numbers.observes, {"features": lambda self, players: (*Dip.features(self, players), Feature("more", (), 1))}),
    (numbers.observes, after("_fill_observation", lambda self, seat, place: place.__setitem__(0, 9))),
    (numbers.observes_nothing_hidden, after("_fill_observation", observe_top_card)),
    (numbers.fills_a_buffer, changing("fill_actions", lambda self, count, buffer: count - 1)),
    (
        numbers.updates_an_observation,
        state(_advance=go_on_after_a_throw, _update_observation=observe_only_the_cards),
    ),
    (numbers.acts, state(_act=act_without_counting)),
    (numbers.packs, changing("_pack", lambda self, size, place, way: size // 2)),
    (numbers.packs, state(_pack=pack_without_thrown_cards)),
]
UNSAFE = [
    state(points=return_0_for_unknown_seat),
    state(points=look_seat_up_in_dict),
    state(view=crash_if_seat_is_unknown),
    state(apply=convert_action_to_int),
    state(deal=deal_without_rng),
]
"""Their public methods trust an argument: the tests of hostile arguments must find them."""
