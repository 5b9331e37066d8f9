"""The process in which games of the arena are played: `python -m semiramis.ai.arena.worker`.

One JSON line in, one JSON line out, until standard input ends:

    {"contest": {...}, "number": 17}
    {"number": 17, "seats": ["master", "greedy"], "winners": [0], ...}

If a bot of yours in Python plays, lines `{"pending": {...}, "seconds": 10.0}` come before each turn: the result of the
game if the process ends now, and the time limit of the turn.
"""

from __future__ import annotations

import contextlib
import json
import signal
import sys
from typing import Any

from ..process_exit import exit_now, exit_with_parent
from .contest import Contest
from .play import Result, play


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the arena handles it and ends its workers
    signal.signal(signal.SIGTERM, exit_now)
    exit_with_parent()
    answers = sys.stdout

    def say(content: dict[str, Any]) -> None:
        print(json.dumps(content), file=answers, flush=True)

    def expect(pending: Result | None, seconds: float) -> None:
        say({"pending": None if pending is None else pending.as_json(), "seconds": seconds})

    with contextlib.redirect_stdout(sys.stderr):  # the prints of a bot are not answers
        for line in sys.stdin:
            request = json.loads(line)
            played = play(Contest.from_json(request["contest"]), request["number"], expect)
            say(played.as_json())


def play_json(contest: dict[str, Any], number: int) -> dict[str, Any]:
    """Play a game; contest and result as JSON, to send them between processes and machines."""
    return play(Contest.from_json(contest), number).as_json()


if __name__ == "__main__":
    main()
