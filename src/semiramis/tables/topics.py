"""Listeners by topic, a table or the lobby, and the events that are sent to them."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from typing import Generic, Protocol, TypeVar


def event(name: str, data: bytes, id: int | None = None) -> bytes:
    """Return a server-sent event. Its data is JSON, which has no line breaks."""
    if id is None:
        return b"event: %s\ndata: %s\n\n" % (name.encode(), data)
    return b"id: %d\nevent: %s\ndata: %s\n\n" % (id, name.encode(), data)


class Listener(Protocol):
    """What receives the events of a topic."""

    person: str | None
    annotations: bool
    """Whether its positions have annotations."""

    def push(self, data: bytes) -> None: ...


AnyListener = TypeVar("AnyListener", bound=Listener)


class Topics(Generic[AnyListener]):
    """The listeners of each topic."""

    def __init__(self) -> None:
        self._topics: defaultdict[str, set[AnyListener]] = defaultdict(set)

    def add(self, topic: str, listener: AnyListener) -> None:
        self._topics[topic].add(listener)

    def remove(self, topic: str, listener: AnyListener) -> bool:
        """Remove a listener; return whether it was one."""
        listeners = self._topics.get(topic)
        if listeners is None or listener not in listeners:
            return False
        listeners.remove(listener)
        if not listeners:
            del self._topics[topic]
        return True

    def listeners(self, topic: str) -> Iterable[AnyListener]:
        return self._topics.get(topic, ())

    def wishes(self, topic: str) -> set[bool]:
        """Return whether listeners want annotations: True, False or both."""
        return {listener.annotations for listener in self.listeners(topic)}

    def publish(self, topic: str, data: bytes, annotations: bool | None = None) -> None:
        """Send an event to all listeners, or only to those who want annotations, or do not want them."""
        for listener in self.listeners(topic):
            if annotations is None or annotations == listener.annotations:
                listener.push(data)
