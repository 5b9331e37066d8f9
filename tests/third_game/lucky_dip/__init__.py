"""Lucky dip: a third game, as small as one can be that has everything the contract knows. Plain Python.

The cards 1 to 7 (or 9) lie face down. On your turn, draw the top card and keep it; or, once in the game, throw one of
your cards away; or, once and if the table agreed on it, pass. When the last card is drawn, cards count what is printed
on them, and two in a row count 3 more. Of those with most points, who passed less has won.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, ClassVar, Self

from semiramis.games import memory
from semiramis.games.features import Feature
from semiramis.games.game import (
    BadPosition,
    BadSetup,
    Foreseen,
    Game,
    Option,
    Reason,
    State,
    check_at_start,
    check_names,
)
from semiramis.games.positions import ViewPart
from semiramis.games.rng import Rng

HIGHEST = 9
DRAW, PASS, THROW = 0, 1, 1
"""Actions; to throw away card n is THROW + n."""
RUN = 3


class DipState(State):
    """A position: the deck, the players' cards, and what each has done that can be done only once."""

    game = "dip"
    action_count = THROW + HIGHEST + 1
    tie_breakers = ("passed",)

    def __init__(self, players: int, highest: int, passing: bool) -> None:
        super().__init__(players)
        self.highest = highest
        self.passing = passing
        self.deck: list[int] = []
        self.hands: list[list[int]] = []
        self.thrown: list[int] = []
        self.passed: list[int] = []
        self.begin(list(range(1, highest + 1)))

    def begin(self, deck: list[int]) -> None:
        """The top of the deck is its last card."""
        self.deck = deck
        self.hands = [[] for _ in range(self.players)]
        self.thrown = [0] * self.players
        self.passed = [0] * self.players
        self.player = self.ply = 0
        self.over = False

    def _has_the_box_of(self, other: Self) -> bool:
        return (self.highest, self.passing) == (other.highest, other.passing)

    def _deal(self, rng: Rng) -> None:
        self.begin(shuffled(list(range(1, self.highest + 1)), rng))

    def clone(self) -> Self:
        copy = type(self)(self.players, self.highest, self.passing)
        copy._assign(self)
        return copy

    def _assign(self, other: Self) -> None:
        self.deck = other.deck[:]
        self.hands = [hand[:] for hand in other.hands]
        self.thrown, self.passed = other.thrown[:], other.passed[:]
        self.player, self.ply, self.over = other.player, other.ply, other.over

    def _explain_illegal(self, action: int) -> Reason | None:
        if self.over:
            return Reason("game_over")
        if action == PASS and not self.passing:
            return Reason("no_passing")
        if action == PASS and self.passed[self.player]:
            return Reason("passed_already")
        if action > THROW and self.thrown[self.player]:
            return Reason("thrown_already", {"card": self.thrown[self.player]})
        if action > THROW and action - THROW not in self.hands[self.player]:
            return Reason("not_your_card", {"card": action - THROW})
        return None

    def _advance(self, action: int) -> None:
        if action == DRAW:
            self.hands[self.player].append(self.deck.pop())
        elif action == PASS:
            self.passed[self.player] = 1
        else:
            self.thrown[self.player] = action - THROW
            self.hands[self.player].remove(action - THROW)
        self.ply += 1
        self.over = not self.deck
        self.player = -1 if self.over else (self.player + 1) % self.players

    def breakdown(self) -> list[dict[str, int]]:
        runs = [sum(card + 1 in hand for card in hand) for hand in self.hands]
        return [
            {"cards": sum(self.hands[seat]), "runs": RUN * runs[seat], "passed": self.passed[seat]}
            for seat in range(self.players)
        ]

    def _reveals(self, action: int) -> bool:
        return action == DRAW

    def _outcomes(self, action: int) -> list[tuple[int, int]]:
        return [(card, 1) for card in sorted(self.deck)] if action == DRAW else []

    def _turn_up(self, action: int, outcome: int) -> None:
        there = self.deck.index(outcome)
        self.deck[there], self.deck[-1] = self.deck[-1], outcome

    def _format_outcome(self, action: int, outcome: int) -> str:
        return f"card {outcome}"

    def _shuffle_hidden(self, rng: Rng) -> None:
        self.deck = shuffled(sorted(self.deck), rng)

    def _view(self, seat: int | None) -> dict[str, Any]:
        points, breakdown = self.scores(), self.breakdown()
        return {
            "game": self.game,
            "players": self.players,
            "options": {"highest": self.highest, "rules": {"passing": self.passing}},
            "seat": seat,
            "player": None if self.over else self.player,
            "ply": self.ply,
            "over": self.over,
            "left": len(self.deck),
            "seats": [
                {
                    "hand": self.hands[n][:],
                    "thrown": self.thrown[n],
                    "passed": bool(self.passed[n]),
                    "score": points[n],
                    "breakdown": breakdown[n],
                }
                for n in range(self.players)
            ],
        }

    def _hidden(self) -> object:
        return self.deck

    def _events(self, before: Self, action: int) -> list[dict[str, Any]]:
        if action == PASS:
            return [{"event": "passed", "seat": before.player}]
        if action > THROW:
            return [{"event": "thrown", "seat": before.player, "card": action - THROW}]
        over = [{"event": "game_over"}] if self.over else []
        return [{"event": "drawn", "seat": before.player, "card": before.deck[-1]}, *over]

    def _foresee(self, action: int) -> Foreseen:
        if action == DRAW:
            return {"events": [{"event": "drawn", "seat": self.player, "card": None}], "points": {}}
        return super()._foresee(action)

    def _format_action(self, action: int) -> str:
        return f"throw {action - THROW}" if action > THROW else ("draw", "pass")[action]

    def _pack(self, place: list[int], way: int) -> int:
        self.player = memory.number(place, 0, way, self.player)
        self.ply = memory.number(place, 4, way, self.ply)
        self.over = bool(memory.number(place, 8, way, self.over))
        at = memory.numbers(place, 12, way, self.thrown, self.players)
        at = memory.numbers(place, at, way, self.passed, self.players)
        # A pile is as long as it was: its length first.
        for pile in (self.deck, *self.hands):
            pile[:] = (pile + [0] * HIGHEST)[: memory.number(place, at, way, len(pile))]
            memory.numbers(place, at + 4, way, pile, len(pile))
            at += 4 + HIGHEST
        return at

    def _fill_observation(self, seat: int, numbers: list[int]) -> None:
        """Where each card is: 0 unknown, 1 in the seat's hand, 2 in the next one, ...; then deck, passes and throws."""
        for card in range(1, HIGHEST + 1):
            numbers[card - 1] = next((n + 1 for n in range(self.players) if card in self.hand_of(seat, n)), 0)
        numbers[HIGHEST] = len(self.deck)
        for n in range(self.players):
            other = (seat + n) % self.players
            numbers[HIGHEST + 1 + 2 * n] = self.passed[other]
            numbers[HIGHEST + 2 + 2 * n] = self.thrown[other]

    def hand_of(self, seat: int, clockwise: int) -> list[int]:
        return self.hands[(seat + clockwise) % self.players]


class Dip(Game):
    name = "dip"
    players = range(2, 4)
    options = (Option("highest", (7, HIGHEST), 7), Option("rules.passing", (False, True), False))
    action_count = DipState.action_count
    outcome_count = HIGHEST + 1
    longest = HIGHEST + 3 + 3
    score_lines = ("cards", "runs")
    tie_breakers = DipState.tie_breakers
    state_class = DipState
    parts: ClassVar[Mapping[str, str]] = {"lessons": f"{__name__}.lessons:LESSONS", "board": f"{__name__}:board.js"}

    def __init__(self, components: Path | str | None = None) -> None:
        self.components = {"cards": list(range(1, HIGHEST + 1))}

    def _blank(self, players: int, options: Mapping[str, Any]) -> DipState:
        return self.state_class(players, options["highest"], options["rules"]["passing"])

    def features(self, players: int) -> tuple[Feature, ...]:
        self.check_players(players)
        return (
            Feature("cards", (HIGHEST,), players),
            Feature("left", (), HIGHEST),
            Feature("done", (players, 2), HIGHEST),
        )

    def start(self, players: int, options: Mapping[str, Any] | None, setup: object) -> DipState:
        state = self._blank(self.check_players(players), self.check_options(options))
        deck = check_names(setup, ("deck",), "a set-up")["deck"]
        if not isinstance(deck, list) or sorted(deck) != sorted(state.deck):
            raise BadSetup(f"the deck has the cards 1 to {state.highest}, not {deck!r}")
        state.begin(deck[:])
        return state

    def setup(self, state: State) -> dict[str, Any]:
        state = check_at_start(state, DipState)
        return {"deck": state.deck[:]}

    def _from_view(self, view: ViewPart) -> DipState:
        seats = view["seats"].items(2, 3)
        state = self._blank(len(seats), self.check_options(view["options"].value))
        state.hands = [[card.number(1, state.highest) for card in seat["hand"].items(0, HIGHEST)] for seat in seats]
        state.thrown = [seat["thrown"].number(0, state.highest) for seat in seats]
        state.passed = [int(seat["passed"].flag()) for seat in seats]
        thrown = [card for card in state.thrown if card]
        drawn = [*thrown, *(card for hand in state.hands for card in hand)]
        state.deck = [card for card in range(1, state.highest + 1) if card not in drawn]
        if len(drawn) + len(state.deck) != state.highest or (any(state.passed) and not state.passing):
            raise BadPosition("seats: a card is in two places, or a player passed where that is not allowed")
        state.ply = len(drawn) + len(thrown) + sum(state.passed)
        state.over = not state.deck
        state.player = -1 if state.over else state.ply % state.players
        return state


def shuffled(cards: list[int], rng: Rng) -> list[int]:
    return [cards.pop(rng.below(len(cards))) for _ in range(len(cards))]
