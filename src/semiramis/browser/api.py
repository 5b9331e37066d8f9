"""The requests of the client, answered as the server's routes answer them (`server/routes`)."""

from __future__ import annotations

import re
import secrets
import traceback
from collections.abc import Awaitable, Callable, Mapping
from typing import Any
from urllib.parse import parse_qsl, unquote, urlsplit

import msgspec

from ..games.game import GameError
from ..tables import seating, takeback
from ..tables.game_messages import game_messages
from ..tables.lessons import lesson_message, lesson_outcomes, list_chapters
from ..tables.messages import (
    Act,
    AskHints,
    AskLesson,
    AskTurn,
    Consent,
    Foresee,
    ForeseeInLesson,
    GameRecord,
    GoBack,
    Identity,
    NewPerson,
    NewTable,
    Person,
    SeatPlan,
    TableInfo,
    TableList,
)
from ..tables.names import clean_name
from ..tables.presenter import (
    PAGE,
    encode,
    history_json,
    list_message,
    outcomes_message,
    position_at,
    position_json,
    read_page,
    table_message,
)
from ..tables.record import read_record
from ..tables.refusals import NeedsServer, Refusal
from ..tables.table import Change, Table
from .service import BrowserService

CREATED = 201
ALL = 1_000_000
"""A ply after which nothing has been missed."""
MOST_LISTED = 100
USUALLY_LISTED = 50


class Request:
    """A request and the person who sends it."""

    def __init__(self, service: BrowserService, query: Mapping[str, str], body: str | None) -> None:
        self.service = service
        self.query = query
        self._body = body

    @property
    def person(self) -> Person:
        """The person, where an identity is required."""
        person = self.service.storage.person
        if person is None:
            raise Refusal("no_identity", "an identity is required: POST /api/v1/people with a name returns a token")
        return person

    @property
    def id(self) -> str | None:
        person = self.service.storage.person
        return None if person is None else person.id

    @property
    def annotations(self) -> bool:
        return self.flag("annotations")

    def flag(self, name: str) -> bool:
        return self.query.get(name, "").lower() in ("true", "1")

    def number(self, name: str, default: int, most: int) -> int:
        text = self.query.get(name)
        if text is None:
            return default
        if not text.isdecimal() or int(text) > most:
            raise Refusal("bad_request", f"{name}: a whole number up to {most} is expected")
        return int(text)

    def read(self, type: Any) -> Any:
        """Return the body as a message of this type."""
        if self._body is None:
            raise Refusal("bad_request", "a body is needed")
        try:
            return msgspec.json.decode(self._body, type=type)
        except msgspec.DecodeError as error:
            raise Refusal("bad_request", f"the body cannot be read: {error}") from None
        except RecursionError:
            raise Refusal("bad_request", "the body cannot be read: it is nested too deep") from None

    def content(self) -> bytes:
        return (self._body or "").encode()

    async def change(self, id: str, decide: Callable[[Table, Person, float], Change]) -> Table:
        """Change a table as the person; `decide` gets the table, the person and the time."""
        person = self.person
        return await self.service.change(id, lambda table: decide(table, person, self.service.now()))

    def tell(self, table: Table) -> TableInfo:
        return table_message(table, self.id)

    def tell_position(self, table: Table) -> bytes:
        return position_json(table, self.id, self.annotations)


# People.


def enter(request: Request) -> Identity:
    wish: NewPerson = request.read(NewPerson)
    person = Person(secrets.token_urlsafe(9), clean_name(wish.name))
    request.service.storage.save_person(person)
    return Identity(person.id, person.name, "")  # there is nobody else here, so there is no secret


def me(request: Request) -> Person:
    return request.person


def rename_me(request: Request) -> Person:
    wish: NewPerson = request.read(NewPerson)
    person = Person(request.person.id, clean_name(wish.name))
    request.service.storage.save_person(person)
    return person


# Games and lessons.


def games(request: Request) -> object:
    return game_messages(request.service.opponents)


def lessons(request: Request, game: str) -> object:
    return list_chapters(game)


def lesson(request: Request, game: str, chapter: str) -> object:
    return lesson_message(game, chapter, request.read(AskLesson))[0]


def foresee_in_lesson(request: Request, game: str, chapter: str) -> object:
    return lesson_outcomes(game, chapter, request.read(ForeseeInLesson))


# Tables.


async def list_tables(request: Request) -> TableList:
    if not request.flag("mine"):
        return TableList([], None)  # no table is public
    query, limit = request.query, max(1, request.number("limit", USUALLY_LISTED, MOST_LISTED))
    before = query.get("before")
    if before is not None and not re.fullmatch(PAGE, before):
        raise Refusal("bad_request", "before: the `next` of another page is expected")
    found = await request.service.tables.list_tables(
        request.person.id, query.get("status"), query.get("game"), read_page(before), limit + 1
    )
    return list_message(found, limit)


async def create_table(request: Request) -> TableInfo:
    return request.tell(await request.service.create(request.read(NewTable), request.person))


async def show_table(request: Request, id: str) -> TableInfo:
    return request.tell(await request.service.table(id))


async def set_seat(request: Request, id: str, number: str) -> TableInfo:
    plan: SeatPlan = request.read(SeatPlan)
    request.service.check_seat(plan)
    opponents = request.service.opponents
    return request.tell(
        await request.change(
            id, lambda table, person, _: seating.set_seat(table, person.id, int(number), plan, opponents)
        )
    )


async def leave(request: Request, id: str) -> TableInfo:
    return request.tell(await request.change(id, lambda table, person, _: seating.leave(table, person.id)))


async def start(request: Request, id: str) -> TableInfo:
    return request.tell(await request.change(id, lambda table, person, now: seating.start(table, person.id, now)))


async def resign(request: Request, id: str) -> TableInfo:
    return request.tell(await request.change(id, lambda table, person, now: table.resign(person.id, now)))


async def come_back(request: Request, id: str) -> TableInfo:
    return request.tell(await request.change(id, lambda table, person, _: table.come_back(person.id)))


async def rematch(request: Request, id: str) -> TableInfo:
    return request.tell(await request.service.rematch(id, request.person))


# Play.


async def position(request: Request, id: str) -> bytes:
    return request.tell_position(await request.service.table(id))


async def earlier_position(request: Request, id: str, ply: str) -> object:
    return position_at((await request.service.table(id)), int(ply), request.annotations)


async def history(request: Request, id: str) -> bytes:
    return history_json(await request.service.table(id))


async def act(request: Request, id: str) -> bytes:
    wish: Act = request.read(Act)
    return request.tell_position(await request.change(id, lambda table, person, now: table.act(person.id, wish, now)))


async def ask_turn(request: Request, id: str) -> TableInfo:
    wish: AskTurn = request.read(AskTurn)
    return request.tell(await request.change(id, lambda table, person, _: table.ask_turn(person.id, wish)))


async def foresee(request: Request, id: str) -> object:
    wish: Foresee = request.read(Foresee)
    return outcomes_message((await request.service.table(id)), request.person.id, wish)


async def hints(request: Request, id: str) -> bytes:
    wish: AskHints = request.read(AskHints)
    return await request.service.hint_service.hints(id, request.person.id, wish)


async def undo(request: Request, id: str) -> bytes:
    wish: GoBack = request.read(GoBack)
    return request.tell_position(
        await request.change(id, lambda table, person, _: takeback.undo(table, person.id, wish.ply))
    )


async def ask_takeback(request: Request, id: str) -> TableInfo:
    wish: GoBack = request.read(GoBack)
    return request.tell(
        await request.change(id, lambda table, person, now: takeback.ask_takeback(table, person.id, wish.ply, now))
    )


async def answer_takeback(request: Request, id: str) -> TableInfo:
    wish: Consent = request.read(Consent)
    return request.tell(
        await request.change(id, lambda table, person, now: takeback.answer_takeback(table, person.id, wish, now))
    )


# Records.


async def export_record(request: Request, id: str) -> bytes:
    return (await request.service.table(id)).record().dumps().encode()


async def import_record(request: Request) -> TableInfo:
    request.read(GameRecord)
    return request.tell(await request.service.add_record(read_record(request.content()), request.person))


async def needs_server(request: Request, *_: str) -> object:
    raise NeedsServer("other people and the tutor need a server")


Handler = Callable[..., object | Awaitable[object]]
TABLE = "/tables/([^/]+)"
LESSONS = "/games/([^/]+)/lessons"
ROUTES: list[tuple[str, str, Handler]] = [
    ("POST", "/people", enter),
    ("GET", "/me", me),
    ("PATCH", "/me", rename_me),
    ("GET", "/games", games),
    ("GET", LESSONS, lessons),
    ("POST", f"{LESSONS}/([^/]+)", lesson),
    ("POST", f"{LESSONS}/([^/]+)/outcomes", foresee_in_lesson),
    ("GET", "/tables", list_tables),
    ("POST", "/tables", create_table),
    ("GET", TABLE, show_table),
    ("PUT", f"{TABLE}/seats/([0-9])", set_seat),
    ("POST", f"{TABLE}/join", needs_server),
    ("POST", f"{TABLE}/requests", needs_server),
    ("POST", f"{TABLE}/requests/answer", needs_server),
    ("POST", f"{TABLE}/leave", leave),
    ("POST", f"{TABLE}/start", start),
    ("POST", f"{TABLE}/resign", resign),
    ("POST", f"{TABLE}/return", come_back),
    ("POST", f"{TABLE}/rematch", rematch),
    ("GET", f"{TABLE}/position", position),
    ("GET", f"{TABLE}/positions/([0-9]{{1,7}})", earlier_position),
    ("GET", f"{TABLE}/actions", history),
    ("POST", f"{TABLE}/actions", act),
    ("POST", f"{TABLE}/turn", ask_turn),
    ("POST", f"{TABLE}/outcomes", foresee),
    ("POST", f"{TABLE}/hints", hints),
    ("POST", f"{TABLE}/advice", needs_server),
    ("POST", f"{TABLE}/review", needs_server),
    ("POST", f"{TABLE}/undo", undo),
    ("POST", f"{TABLE}/takeback", ask_takeback),
    ("POST", f"{TABLE}/takeback/answer", answer_takeback),
    ("GET", f"{TABLE}/record", export_record),
    ("POST", "/records", import_record),
]
STATUS: dict[Handler, int] = {enter: CREATED, create_table: CREATED, import_record: CREATED}
"""Of answers that are not simply 200."""
EVENTS = re.compile(f"{TABLE}/events")

Receive = Callable[[str, str, int | None], None]
"""Gets the name, the data and, for a position, the ply of an event."""


class Api:
    def __init__(self, service: BrowserService) -> None:
        self._service = service

    async def request(self, method: str, path: str, body: str | None = None) -> list[int | str]:
        """Answer a request: the status and the text. The path has the query, and begins after `api/v1`."""
        try:
            status, content = await self._answer(method, path, body)
        except Refusal as refusal:
            status, content = refusal.status, refusal.to_error()
        except GameError as error:
            refused = Refusal.of(error)
            status, content = refused.status, refused.to_error()
        except Exception:
            traceback.print_exc()  # in the console of the browser
            refused = Refusal("server_error", "an error of the engine")
            status, content = refused.status, refused.to_error()
        return [status, (content if isinstance(content, bytes) else encode(content)).decode()]

    async def _answer(self, method: str, path: str, body: str | None) -> tuple[int, object]:
        where = urlsplit(path)
        request = Request(self._service, dict(parse_qsl(where.query)), body)
        methods = set()
        for known, pattern, handler in ROUTES:
            found = re.fullmatch(pattern, where.path)
            if found is None:
                continue
            methods.add(known)
            if known == method:
                answer = handler(request, *map(unquote, found.groups()))
                return STATUS.get(handler, 200), await answer if isinstance(answer, Awaitable) else answer
        if methods:
            raise Refusal("method_not_allowed", "Method Not Allowed")
        raise Refusal("not_found", "Not Found")

    def subscribe(self, path: str, receive: Receive) -> Callable[[], None]:
        """Send the events of a table or of the lobby to a function, until the returned function is called.

        Where there is no such table, `reconnect` is sent, so that the client tries again, as after a refused stream.
        """
        where = urlsplit(path)
        found = EVENTS.fullmatch(where.path)
        if found is None:  # the lobby: no table is public
            return _stop_nothing
        request = Request(self._service, dict(parse_qsl(where.query)), None)
        try:
            seen = request.number("after", ALL, ALL)
            return self._service.listen(
                unquote(found[1]), request.id, seen, request.annotations, lambda data: send_events(data, receive)
            )
        except Refusal:
            receive("reconnect", "{}", None)
            return _stop_nothing


def _stop_nothing() -> None:
    pass


def send_events(data: bytes, receive: Receive) -> None:
    """Send server-sent events to a function, one by one."""
    for block in data.decode().split("\n\n")[:-1]:
        fields = dict(line.split(": ", 1) for line in block.split("\n"))
        receive(fields["event"], fields["data"], int(fields["id"]) if "id" in fields else None)
