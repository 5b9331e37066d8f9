"""The results of a contest in a folder. Each game is written when it ends, so that a crash loses none.

`contest.json` says what is played, `games.jsonl` has a line for each game, in the order in which they were finished.
"""

from __future__ import annotations

import json
import os
from io import BufferedRandom
from pathlib import Path
from types import TracebackType
from typing import Any

from ...games.record import UnusableFile
from .contest import BadContest, Contest, fingerprint
from .play import Result

try:
    import fcntl
except ImportError:  # Windows: a second arena is not prevented
    fcntl = None  # type: ignore[assignment]


class Journal:
    """The folder of a contest, open for one arena at a time."""

    def __init__(self, folder: Path, contest: Contest) -> None:
        self.folder = folder
        self.contest = contest
        self.results: dict[int, Result] = {}
        self._file: BufferedRandom | None = None

    def __enter__(self) -> Journal:
        """Continue a contest, or begin it. Raises if the folder belongs to another contest."""
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            self._file = (self.folder / "games.jsonl").open("a+b")
            self._lock(self._file)
            self._agree()
            self._read(self._file)
        except (OSError, ValueError) as error:
            self.close()
            if isinstance(error, BadContest):
                raise
            cause = error.strerror if isinstance(error, OSError) else error
            raise UnusableFile(f"cannot write into {self.folder}: {cause}") from error
        return self

    def __exit__(self, *_: type[BaseException] | BaseException | TracebackType | None) -> None:
        self.close()

    def close(self) -> None:
        if self._file is not None:
            self._file.close()
            self._file = None

    def add(self, result: Result) -> None:
        assert self._file is not None
        self._file.write(json.dumps(result.as_json(), ensure_ascii=False).encode() + b"\n")
        self._file.flush()
        self.results[result.number] = result

    def _lock(self, file: BufferedRandom) -> None:
        if fcntl is not None:
            try:
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError:
                raise BadContest(f"another arena is at work in {self.folder}") from None

    def _agree(self) -> None:
        wanted = {**self.contest.as_json(), "code": fingerprint()}
        path = self.folder / "contest.json"
        if not path.exists():
            write(path, json.dumps(wanted, ensure_ascii=False, indent=1) + "\n")
            return
        try:
            found = json.loads(path.read_bytes())
        except ValueError:
            found = None
        if not isinstance(found, dict):
            raise BadContest(f"{path} is no contest: name another folder with --out")
        for name, value in wanted.items():
            if found.get(name) != value:
                raise BadContest(f"{self.folder} holds another contest: {_difference(name, found.get(name), value)}")

    def _read(self, file: BufferedRandom) -> None:
        """Read the games that were played. An incomplete last line is from a crash: its game is played again."""
        file.seek(0)
        whole = 0
        for number, line in enumerate(file, 1):
            if not line.endswith(b"\n"):
                file.truncate(whole)
                break
            whole += len(line)
            try:
                result = Result.from_json(json.loads(line))
            except (ValueError, TypeError, KeyError):
                raise BadContest(f"{file.name}: line {number} is no game of a contest") from None
            self.results[result.number] = result  # a later line replaces an earlier one: the game was tried again
        file.seek(0, os.SEEK_END)


def write(path: Path, text: str) -> None:
    """Write a file atomically."""
    draft = path.with_name(f".{path.name}.draft")
    draft.write_text(text, encoding="utf-8")
    draft.replace(path)


def _difference(name: str, found: Any, wanted: Any) -> str:
    if name == "code":
        return "it was played with another version of the bots; name another folder with --out"
    return f"its {name} is {found!r}, not {wanted!r}; name another folder with --out"
