"""Hidden information never leaves the server: nothing that it sends or logs depends on hidden components."""

from __future__ import annotations

import base64
import json
import logging
import random
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from copy import deepcopy
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest
from prometheus_client.parser import text_string_to_metric_families

from semiramis.games import GAMES, get_game
from semiramis.games.amytis.state import AmytisState
from semiramis.games.babylon.state import BabylonState
from semiramis.games.game import IllegalAction, Reason, State
from semiramis.games.record import Match, Record
from semiramis.games.rng import Rng
from semiramis.server import metrics
from semiramis.server.bots.processes import Bots
from semiramis.server.bots.scheduler import Origin
from semiramis.server.http import guard
from semiramis.tables import presenter
from semiramis.tables.messages import (
    Error,
    GameInfo,
    Health,
    Hint,
    Hints,
    History,
    Identity,
    Outcome,
    Outcomes,
    Person,
    Position,
    SeatPlan,
    TableInfo,
    TableList,
)
from semiramis.tables.table import Change, Table
from tests.server.game_play import Party, play_to_end
from tests.server.hidden import (
    hidden_sequences,
    redrawn,
    same_history_other_setup,
    visible_history,
    with_actions,
    words,
)
from tests.server.running_server import API, BOT, Event, Exchange, RunningServer, parse_events
from tests.server.scenario import SEED, InProcessBots, Transcript, differences, run_scenario

TABLES: dict[str, list[SeatPlan]] = {"babylon": [BOT], "amytis": []}
"""The bots besides the two people."""
MOMENTS = {"babylon": [9, 45], "amytis": [9, 30]}
"""The steps up to which a scenario is repeated."""
REDRAWS = 4
"""How many set-ups each position is compared with."""


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("plies", [0, 3, 17, 40])
def test_a_redrawn_set_up_gives_the_same_views_actions_and_events(game: str, plies: int) -> None:
    """The other tests rely on this."""
    match = Match.new(get_game(game), ["Anna", "Berta"], None, 5)
    rng = Rng(plies)
    for _ in range(plies):
        match.play(match.state.random_action(rng))
    others = [redrawn(match.record, seed) for seed in range(5)]
    assert len({json.dumps(other.setup) for other in others}) == 5
    assert all(visible_history(other) == visible_history(match.record) for other in others)


@pytest.fixture(scope="module")
def scenario(tmp_path_factory: pytest.TempPathFactory) -> Callable[[str], Transcript]:
    """Return a function that runs the whole scenario of a game once for all tests."""
    spent: dict[str, Transcript] = {}

    def of(game: str) -> Transcript:
        if game not in spent:
            folder = tmp_path_factory.mktemp(game) / "server"
            spent[game] = run_scenario(folder, pytest.MonkeyPatch(), game, TABLES[game])
        return spent[game]

    return of


@pytest.mark.parametrize("game", GAMES)
def test_the_sent_bytes_do_not_depend_on_hidden_components(
    game: str, scenario: Callable[[str], Transcript], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Repeat a scenario up to a step, with other components hidden that were not revealed by then."""
    whole = scenario(game)
    for steps in MOMENTS[game]:
        moment = whole.moments[steps - 1]
        other = same_history_other_setup(with_actions(whole.record, moment.line), moment.taken_back)
        again = run_scenario(tmp_path / str(steps), monkeypatch, game, TABLES[game], steps=steps, setup=other.setup)
        assert again.moments == whole.moments[:steps]
        assert differences(whole, again) == []


@pytest.mark.parametrize("game", GAMES)
def test_all_answers_follow_from_visible_information(game: str, scenario: Callable[[str], Transcript]) -> None:
    whole = scenario(game)
    statuses = {exchange.status for exchange in whole.exchanges}
    assert statuses >= {200, 201, 400, 401, 403, 404, 409}
    assert len(whole.moments[-1].taken_back) >= 2
    assert unexplained_contents(whole) == []


def test_all_answers_of_a_game_with_worker_bots_follow_from_visible_information(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    transcript = run_scenario(tmp_path / "server", monkeypatch, "babylon", [BOT, BOT], steps=8, thinking=Bots(1))
    assert unexplained_contents(transcript) == []


# What may be sent.

FORBIDDEN = {"setup", "seed", "deck", "tokens", "quarry", "stacks", "hands", "state", "record"}
ANSWERS: list[tuple[str, str, Any]] = [
    ("POST", r"/people", Identity),
    ("GET", r"/me", Person),
    ("GET", r"/games", list[GameInfo]),
    ("GET", r"/tables(\?.*)?", TableList),
    ("GET", r"/tables/\w+/position(s/\d+)?", Position),
    ("POST", r"/tables/\w+/(actions|undo)", Position),
    ("POST", r"/tables/\w+/outcomes", Outcomes),
    ("POST", r"/tables/\w+/hints", Hints),
    ("GET", r"/tables/\w+/actions", History),
    ("POST", r"/tables(/\w+/(join|start|takeback|takeback/answer))?", TableInfo),
    ("GET", r"/tables/\w+", TableInfo),
]


def unexplained_contents(transcript: Transcript) -> list[str]:
    """Return the contents sent before the end of the game that do not follow from visible information."""
    known = Known(transcript.record, [*transcript.moments[-1].taken_back, transcript.record.actions])
    found = []
    for exchange in transcript.exchanges:
        where = f"{exchange.method} {exchange.path}"
        found += [f"{where}: {problem}" for problem in known.problems(exchange)]
    return found + [f"log: {problem}" for problem in known.betrayals("\n".join(transcript.logs))]


class Known:
    """The visible information of each position of a game, including those that were taken back."""

    def __init__(self, record: Record, lines: list[list[str]]) -> None:
        self._record = record
        self._lines = lines
        self._positions: dict[tuple[str, ...], list[tuple[Any, ...]]] = {}
        self._checked: set[bytes] = set()
        self._orders = hidden_sequences(record)
        seed = SEED.to_bytes(8)
        self._seeds = [str(SEED), seed.hex(), seed.hex().upper(), base64.b64encode(seed).decode().rstrip("=")]

    def betrayals(self, text: str) -> list[str]:
        in_words = words(text)
        found = [order for order in self._orders if order in in_words] + [seed for seed in self._seeds if seed in text]
        return [f"{what} is hidden" for what in found]

    def problems(self, exchange: Exchange) -> Iterator[str]:
        yield from self.betrayals(repr(exchange.headers))
        if exchange.body in self._checked:
            return
        self._checked.add(exchange.body)
        yield from self.betrayals(exchange.body.decode())
        if exchange.path == "/api":  # a document, the same before any game
            return
        if (exchange.header("content-type") or "").startswith("text/event-stream"):
            for event in parse_events([exchange.body]):
                if event is not None:
                    yield from self._of_event(event)
        else:
            yield from self._of_body(exchange.body, kind_of(exchange))

    def _of_event(self, event: Event) -> Iterator[str]:
        if event.name == "turn":
            assert json.loads(event.data).keys() == {"ply", "legal"}
        elif event.name == "table":
            yield from self._of_body(event.data, TableInfo)
        elif event.name != "reconnect":
            yield from self._of_body(event.data, Position)

    def _of_body(self, body: bytes, kind: Any) -> Iterator[str]:
        content = json.loads(body)
        told = msgspec.json.decode(body, type=kind)
        if msgspec.to_builtins(told) != content:
            yield f"more than a {kind.__name__}: {body!r}"
        if isinstance(told, Position):
            yield from self._of_position(told)
        elif isinstance(told, Outcomes):
            if not any(self._follows(told, line) for line in self._lines):
                yield f"outcomes at ply {told.ply} that do not follow from what was seen: {told.outcomes}"
        elif isinstance(told, History):
            for done in told.actions:
                if any(done.events != events for _, _, events in self._seen(told.undone, done.ply)):
                    yield f"events that are not those of ply {done.ply}: {done.events}"
        elif kind != list[GameInfo]:  # which has what lies in the box
            yield from (f"{key} is sent" for key in FORBIDDEN & set(keys(content)))

    def _of_position(self, told: Position) -> Iterator[str]:
        for view, legal, events in self._seen(told.undone, told.ply):
            expected = view if told.player is not None else {**view, "player": None}  # after a resignation
            if told.view != expected:
                yield f"a view of ply {told.ply} that does not follow from what was seen: {told.view}"
            if told.last is not None and told.last.events != events:
                yield f"events at ply {told.ply} that do not follow from what was seen: {told.last.events}"
            if told.legal not in (None, legal):
                yield f"legal actions at ply {told.ply} that do not follow from what was seen: {told.legal}"

    def _follows(self, told: Outcomes, line: list[str]) -> bool:
        """Return whether the outcomes are those of this line of actions for all redraws of the hidden components."""
        if len(line) < told.ply:
            return False
        record = with_actions(self._record, line[: told.ply])
        states = [Match.of(redrawn(record, seed)).state for seed in range(REDRAWS)]
        actions = [outcome.action for outcome in told.outcomes]
        return all([presenter.outcome_of(state, action) for action in actions] == told.outcomes for state in states)

    def _seen(self, undone: int, ply: int) -> list[tuple[Any, ...]]:
        """Return view, legal actions and last events of a position, for several redraws of the hidden components."""
        line = tuple(self._lines[undone][:ply])
        assert len(line) == ply
        if line not in self._positions:
            record = with_actions(self._record, line)
            self._positions[line] = [newest(redrawn(record, seed)) for seed in range(REDRAWS)]
        return self._positions[line]


def newest(record: Record) -> tuple[Any, ...]:
    state = Match.of(with_actions(record, record.actions[:-1])).state
    events = None
    for text in record.actions[-1:]:
        action = state.parse_action(text)
        events = state.events(action)
        state.apply(action)
    return state.view(None), state.legal_notations(), events


def kind_of(exchange: Exchange) -> Any:
    if exchange.status >= 400:
        return Error
    if exchange.path == "/health":
        return Health
    path = exchange.path.removeprefix(API)
    return next(kind for method, pattern, kind in ANSWERS if method == exchange.method and re.fullmatch(pattern, path))


def keys(content: object) -> Iterator[str]:
    if isinstance(content, Mapping):
        yield from content
        for value in content.values():
            yield from keys(value)
    elif isinstance(content, list):
        for value in content:
            yield from keys(value)


# The checks above must be able to fail: each of them is run with a leak.

Leak = Callable[[pytest.MonkeyPatch], None]


def hidden_parts(state: State) -> list[int]:
    if isinstance(state, BabylonState):
        return [*state.quarry.tiles, *state.tokens]
    assert isinstance(state, AmytisState)
    return [*state.tiles, *state.deck]


def leak_into_views(
    patch: pytest.MonkeyPatch, add_hidden: Callable[[dict[str, Any], list[int]], dict[str, Any]]
) -> None:
    """Add hidden information to all views."""
    commit, tell = Table.commit, Position
    hidden: list[int] = []

    def commit_and_keep_hidden(self: Table, change: Change, revision: int, now: float) -> None:
        commit(self, change, revision, now)
        if self.match is not None:
            hidden[:] = hidden_parts(self.match.state)

    def reveal_hidden(**facts: Any) -> Position:
        view = facts["view"]
        view = msgspec.json.decode(view) if isinstance(view, msgspec.Raw) else view
        return tell(**facts | {"view": add_hidden(view, hidden)})

    patch.setattr(Table, "commit", commit_and_keep_hidden)
    patch.setattr(presenter, "Position", reveal_hidden)


def leak_in_a_view(patch: pytest.MonkeyPatch) -> None:
    """Views contain the lowest tile of the first stack."""
    leak_into_views(patch, lambda view, hidden: view | {"lowest": hidden[0]})


def leak_in_an_order(patch: pytest.MonkeyPatch) -> None:
    """Unseen tiles are listed in an order that depends on the hidden components."""
    leak_into_views(
        patch, lambda view, hidden: view | {"unseen_tiles": shuffle_by_hidden(view["unseen_tiles"], hidden)}
    )


def shuffle_by_hidden(unseen: Iterable[str], hidden: list[int]) -> list[str]:
    tiles = list(unseen)
    random.Random(str(hidden)).shuffle(tiles)
    return tiles


def leak_in_a_refusal(patch: pytest.MonkeyPatch) -> None:
    explain = IllegalAction.__init__

    def explain_with_hidden(self: IllegalAction, action: str, reason: Reason, state: State) -> None:
        explain(self, action, Reason(reason.code, {**reason.facts, "seen": sum(hidden_parts(state)[:7])}), state)

    patch.setattr(IllegalAction, "__init__", explain_with_hidden)


def leak_in_an_outcome(patch: pytest.MonkeyPatch) -> None:
    """Outcomes contain the events that reveal a component."""
    honest = presenter.outcome_of

    def reveal_hidden(state: State, text: str) -> Outcome:
        outcome = honest(state, text)
        if outcome.refused is None:
            outcome.events = state.events(state.parse_action(text))
        return outcome

    patch.setattr(presenter, "outcome_of", reveal_hidden)


def leak_in_a_hint(patch: pytest.MonkeyPatch) -> None:
    """Hints depend on the hidden components."""
    honest = InProcessBots.hints

    async def reveal_hidden(self: InProcessBots, record: bytes, origin: Origin) -> list[Hint]:
        seen = hidden_parts(Match.of(Record.loads(record)).state)
        return [msgspec.structs.replace(hint, margin=float(seen[0])) for hint in await honest(self, record, origin)]

    patch.setattr(InProcessBots, "hints", reveal_hidden)


def leak_in_a_log(patch: pytest.MonkeyPatch) -> None:
    commit = Table.commit

    def commit_and_log(self: Table, change: Change, revision: int, now: float) -> None:
        commit(self, change, revision, now)
        if self.match is not None:
            logging.getLogger("semiramis").info("changed", extra={"lowest": hidden_parts(self.match.state)[0:45:5]})

    patch.setattr(Table, "commit", commit_and_log)


def leak_in_a_header(patch: pytest.MonkeyPatch) -> None:
    commit, headers = Table.commit, guard.HEADERS

    def commit_with_a_tag(self: Table, change: Change, revision: int, now: float) -> None:
        commit(self, change, revision, now)
        if self.match is not None:
            patch.setattr(guard, "HEADERS", [*headers, (b"etag", b"%d" % hash(tuple(hidden_parts(self.match.state))))])

    patch.setattr(Table, "commit", commit_with_a_tag)


@pytest.mark.parametrize(
    ("leak", "game"),
    [
        (leak_in_a_view, "babylon"),
        (leak_in_an_order, "babylon"),
        (leak_in_a_refusal, "amytis"),
        (leak_in_an_outcome, "babylon"),
        (leak_in_a_hint, "amytis"),
        (leak_in_a_log, "amytis"),
        (leak_in_a_header, "amytis"),
    ],
)
def test_comparing_the_bytes_finds_a_leak(
    leak: Leak, game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    steps = 5
    leak(monkeypatch)
    record = Match.new(get_game(game), ["Anna", "Berta", "bot"][: 2 + len(TABLES[game])], None, SEED).record
    one = run_scenario(tmp_path / "one", monkeypatch, game, TABLES[game], steps=steps, setup=record.setup)
    moment = one.moments[-1]
    other = same_history_other_setup(with_actions(record, moment.line), moment.taken_back)
    two = run_scenario(tmp_path / "two", monkeypatch, game, TABLES[game], steps=steps, setup=other.setup)
    assert differences(one, two) != []


@pytest.mark.parametrize("game", GAMES)
def test_checking_the_answers_finds_a_leak(game: str, scenario: Callable[[str], Transcript]) -> None:
    whole = scenario(game)
    number = next(n for n, exchange in enumerate(whole.exchanges) if exchange.path.endswith("/position"))
    position = json.loads(whole.exchanges[number].body)
    stacks = "quarry" if game == "babylon" else "stacks"
    lowest = {name: stack[0] for name, stack in whole.record.setup[stacks].items()}
    name = next(name for name, stack in position["view"][stacks].items() if stack["top"] != lowest[name])
    seen_through, with_setup = deepcopy(position), {**position, "setup": whole.record.setup}
    seen_through["view"][stacks][name]["top"] = lowest[name]
    for body in (seen_through, with_setup, {**position, "seed": SEED}):
        assert unexplained_contents(with_body(whole, number, json.dumps(body).encode())) != []
    assert unexplained_contents(with_body(whole, number, json.dumps(position).encode())) == []
    for logged in (f"seed={SEED}", f"deal {whole.record.setup}", f"next {SEED:x}"):
        assert unexplained_contents(replace(whole, exchanges=[], logs=[*whole.logs, logged])) != []


def with_body(transcript: Transcript, number: int, body: bytes) -> Transcript:
    """Return a transcript of one exchange with another body."""
    return replace(transcript, exchanges=[replace(transcript.exchanges[number], body=body)])


def test_metrics_contain_no_ids_names_or_tokens(server: RunningServer) -> None:
    party = Party(server, "amytis", 2)
    play_to_end(party, random.Random(1))
    figures = party[0].http.get("/metrics").raise_for_status().text
    labels = [
        (name, value)
        for family in text_string_to_metric_families(figures)
        for sample in family.samples
        for name, value in sample.labels.items()
        if not family.name.startswith("python_info")
    ]
    allowed = {"method", "status", "code", "game", "by", "reason", "level", "lane", "task", "le"}
    # Also labels that nothing in this process has used yet: which ones have, depends on the tests before.
    declared = {name for metric in vars(metrics).values() for name in getattr(metric, "_labelnames", ())}
    assert "task" in declared
    assert {name for name, _ in labels} | declared <= allowed
    private = {party.id, *(person.id for person in party.people), *(person.token for person in party.people)}
    assert not private & {value for _, value in labels}
    assert all(re.fullmatch(r"[A-Za-z_]{1,30}|\+Inf|[0-9.]+", value) for _, value in labels)
