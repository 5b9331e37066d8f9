"""The refusal of what only a server can do."""

from __future__ import annotations

from ..tables.refusals import Refusal

STATUS = 501


class NeedsServer(Refusal):
    """A request that needs other people, and so a server."""

    def __init__(self, message: str) -> None:
        super().__init__("needs_server", message)

    @property
    def status(self) -> int:
        return STATUS
