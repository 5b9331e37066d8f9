"""Who sends a request, and what an operation asks of the host that answers it."""

from __future__ import annotations

from collections.abc import Callable

from .messages import Advice, AskAdvice, AskReview, Identity, Person, Review, TableInfo
from .presenter import table_message
from .refusals import Refusal
from .service import TableService
from .submissions import Submission
from .table import Change, Table


class Caller:
    """The person who sends a request, and the service of the tables. A host adds its people, and limits if it has any.

    Methods that raise `NotImplementedError` are called only by operations that need a server.
    """

    def __init__(self, service: TableService, visitor: Person | None) -> None:
        self.service = service
        self.visitor = visitor
        """The person; None if the request has no identity."""
        self.content = b""
        """The body of a request that creates something."""
        self.submission: Submission | None = None
        """Such a request, if it has an idempotency key."""
        self.file_name: str | None = None
        """The name of a file with the answer, set by an operation whose answer is to be kept in one."""

    @property
    def person(self) -> Person:
        """The person, where an identity is required."""
        if self.visitor is None:
            raise Refusal("no_identity", "an identity is required: POST /api/v1/people with a name returns a token")
        return self.visitor

    @property
    def id(self) -> str | None:
        return None if self.visitor is None else self.visitor.id

    async def change(self, id: str, decide: Callable[[Table, Person, float], Change]) -> Table:
        """Change a table as the caller; `decide` gets the table, the person and the time."""
        person = self.person
        return await self.service.change(id, lambda table: decide(table, person, self.service.now()))

    async def change_and_show(self, id: str, decide: Callable[[Table, Person, float], Change]) -> TableInfo:
        """Change a table as the caller, and return what the caller sees of it."""
        return self.show(await self.change(id, decide))

    def show(self, table: Table) -> TableInfo:
        """Return what the caller sees of a table."""
        return table_message(table, self.id)

    # Limits: a host without limits charges nothing.

    def pay(self, price: float) -> None:
        """Charge what takes longer than an ordinary request, which costs 1."""

    def charge(self, price: float) -> None:
        """Charge what has been done already, so that it counts against the next requests."""

    async def take_table(self, record: bool = False) -> None:
        """Charge a new table or an imported record; refuse it if the person has too many."""

    def take_report(self) -> None:
        """Charge a report that is begun; refuse it if there are too many."""

    def find_address(self, person: str) -> str | None:
        """Return the last known address of a person; None if it does not count, because there are no limits."""
        return None

    # People and the tutor.

    async def enter(self, name: str) -> Identity:
        """Create an identity, or return the one that the same request has created."""
        raise NotImplementedError

    async def rename(self, name: str) -> Person:
        raise NotImplementedError

    async def forget(self) -> None:
        """Delete the identity, if there is one."""
        raise NotImplementedError

    async def is_known(self, person: str) -> bool:
        """Whether there is a person with this id."""
        raise NotImplementedError

    async def advise(self, id: str, asked: AskAdvice) -> Advice:
        raise NotImplementedError

    async def review(self, id: str, asked: AskReview) -> Review:
        raise NotImplementedError
