"""Formats of the log: lines of text for people, or of JSON for programs."""

from __future__ import annotations

import logging
import sys
from datetime import UTC, datetime

import msgspec

STANDARD = set(vars(logging.LogRecord("", 0, "", 0, "", (), None))) | {
    "message",
    "asctime",
    "taskName",
    "color_message",
}


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line = {
            **facts(record),
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            line["exception"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line, enc_hook=str).decode()


class TextLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        details = " ".join(f"{name}={value}" for name, value in facts(record).items())
        time = f"{datetime.fromtimestamp(record.created):%H:%M:%S}"
        line = printable(f"{time} {record.levelname.lower():7} {record.getMessage()} {details}".rstrip())
        if record.exc_info:
            # Indented, so that text in an exception cannot look like a line of the log.
            line = "\n    ".join([line, *map(printable, self.formatException(record.exc_info).split("\n"))])
        return line


def printable(text: str) -> str:
    """Return a text on one line, with control characters escaped: the path of a request may contain anything."""
    if text.isprintable():
        return text
    return "".join(
        letter if letter.isprintable() else letter.encode("unicode_escape").decode("ascii") for letter in text
    )


def facts(record: logging.LogRecord) -> dict[str, object]:
    return {name: value for name, value in vars(record).items() if name not in STANDARD}


def set_up(kind: str) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if kind == "json" else TextLines())
    logging.basicConfig(level=logging.INFO, handlers=[handler], force=True)
    logging.getLogger("alembic").setLevel(logging.WARNING)
    logging.getLogger("uvicorn.error").setLevel(logging.CRITICAL)  # a failed start is reported in one line
