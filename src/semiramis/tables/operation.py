"""What an operation of the API is, and the decorators that add one to the list of all.

The signature of its function says what it takes: the parameters of the path and of the query with their limits, and the
body; and what it returns. The docstring is its description, the name of the function its id.
"""

from __future__ import annotations

import inspect
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import Annotated, Any, TypeVar

import msgspec
from msgspec import Meta

from .messages import whole
from .refusals import Refusal

Run = Callable[..., Awaitable[object]]
AnyRun = TypeVar("AnyRun", bound=Run)

ID = "[A-Za-z0-9_-]{1,40}"
TableId = Annotated[str, Meta(pattern=whole(ID), description="The id of a table")]
GameName = Annotated[str, Meta(pattern=whole(ID), description="The name of a game")]
ChapterName = Annotated[str, Meta(pattern=whole(ID), description="The id of a chapter")]
Language = Annotated[str, Meta(pattern=whole("[a-z]{2,3}"), description="The code of a language")]
WithAnnotations = Annotated[
    bool, Meta(description="Whether positions have annotations, for a client that knows no rules")
]


@dataclass(frozen=True)
class Operation:
    """An operation: how it is asked for, what it takes and returns, and the function that answers it."""

    method: str
    path: str
    """With the parameters in braces."""
    tag: str
    summary: str
    run: Run
    """Gets the caller, the parameters by their names and, if there is one, the body; returns a message, or JSON."""
    parameters: Mapping[str, inspect.Parameter]
    """The parameters of the path, and then those of the query, which have defaults."""
    body: Any
    """The type of the body; None if there is none."""
    answer: Any
    """The type of the answer; None if it has no content."""
    identified: bool
    """Whether an identity is required."""
    refusals: tuple[int, ...]
    """The statuses of refusals, beside those that every request may get."""
    price: Callable[[Any], float]
    """What it costs beside the 1 of every request, given the body: about milliseconds. A host may have limits."""
    creates: bool
    """Whether it creates something: a request with an idempotency key is carried out once."""
    needs_server: bool
    """Whether only a server can answer: it is about other people, or computes for long."""
    largest_body: int | None
    """In bytes, if it is larger than others."""

    @property
    def id(self) -> str:
        return self.run.__name__

    @property
    def status(self) -> int:
        """The status of the answer."""
        return 204 if self.answer is None else 201 if self.creates else 200

    def read(self, texts: Mapping[str, str], content: bytes) -> dict[str, Any]:
        """Return what the function takes, given the texts of the parameters and the body; raise `Refusal`.

        For a host without a library that reads requests.
        """
        subject = "the body"
        try:
            taken = {} if self.body is None else {"body": msgspec.json.decode(content, type=self.body)}
            for subject, parameter in self.parameters.items():
                if subject in texts:
                    taken[subject] = msgspec.convert(texts[subject], parameter.annotation, strict=False)
        except (msgspec.DecodeError, RecursionError) as error:
            raise Refusal("bad_request", f"{subject} cannot be read: {error}") from None
        return taken


OPERATIONS: list[Operation] = []
"""All operations, when `operations` has been imported."""


def operation(
    route: str,
    tag: str,
    summary: str,
    *,
    answer: Any = ...,
    identified: bool = False,
    refusals: tuple[int, ...] = (),
    price: float | Callable[[Any], float] = 0,
    creates: bool = False,
    needs_server: bool = False,
    largest_body: int | None = None,
) -> Callable[[AnyRun], AnyRun]:
    """Add a function to the operations. `answer` is the type of an answer that it returns as JSON."""
    method, path = route.split(" ")

    def add(run: AnyRun) -> AnyRun:
        signature = inspect.signature(run, eval_str=True)
        _, *parameters = signature.parameters.values()  # the first one is the caller
        OPERATIONS.append(
            Operation(
                method,
                path,
                tag,
                summary,
                run,
                {each.name: each for each in parameters if each.name != "body"},
                next((each.annotation for each in parameters if each.name == "body"), None),
                signature.return_annotation if answer is ... else answer,
                identified,
                refusals,
                price if callable(price) else lambda _: price,
                creates,
                needs_server,
                largest_body,
            )
        )
        return run

    return add


def at_table(action: str, tag: str, summary: str, *refusals: int, **more: Any) -> Callable[[AnyRun], AnyRun]:
    """Add an operation that a person does at a table."""
    route = f"POST /tables/{{id}}/{action}"
    return operation(route, tag, summary, identified=True, refusals=(401, 404, 409, *refusals), **more)
