"""Games on a Dask cluster. Its workers need this package in this version, and the programs that play."""

from __future__ import annotations

from concurrent.futures import CancelledError, Future
from contextlib import ExitStack
from typing import TYPE_CHECKING, Any, Self

from ...games.game import GameError
from .contest import Contest, fingerprint
from .play import Result, is_in_python, unplayed
from .pool import play_apart
from .worker import play_json

if TYPE_CHECKING:
    from distributed import Client

SECONDS = 10
"""The timeout for the connection to the scheduler, in seconds."""


class NoCluster(GameError):
    """A cluster that cannot be reached or used."""

    code = "no_cluster"


class Cluster:
    """The workers of a Dask cluster."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.slots = 1
        self._client: Client | None = None
        self._exit = ExitStack()

    def __enter__(self) -> Self:
        try:
            import distributed
        except ImportError:
            raise NoCluster("a Dask cluster needs the extra 'dask': pip install 'semiramis[dask]'") from None
        with self._exit:
            try:
                client = distributed.Client(self.address, timeout=SECONDS, set_as_default=False)  # type: ignore[no-untyped-call]
                self._exit.enter_context(client)
                versions: dict[str, Any] = client.run(fingerprint, on_error="return")
            except (OSError, ValueError, TimeoutError) as error:
                raise NoCluster(f"cannot reach a Dask scheduler at {self.address}: {error}") from None
            self._check(versions)
            threads: dict[str, int] = client.nthreads()  # type: ignore[no-untyped-call]
            self.slots = 2 * sum(threads.values())  # so that no worker waits for the network
            self._client = client
            self._exit = self._exit.pop_all()
        return self

    def __exit__(self, *_: object) -> None:
        self._exit.close()

    def _check(self, versions: dict[str, Any]) -> None:
        if not versions:
            raise NoCluster(f"the Dask cluster at {self.address} has no workers")
        for worker, version in versions.items():
            if isinstance(version, BaseException):
                raise NoCluster(f"the Dask worker {worker} cannot play: {version}")
            if version != fingerprint():
                raise NoCluster(f"the Dask worker {worker} has another version of the bots")

    def submit(self, contest: Contest, number: int) -> Future[Result]:
        assert self._client is not None
        play = play_apart if is_in_python(contest) else play_json
        asked = self._client.submit(play, contest.as_json(), number, pure=False)
        answer: Future[Result] = Future()
        asked.add_done_callback(  # type: ignore[no-untyped-call]
            lambda done: self._answer(done, answer, contest, number)
        )
        return answer

    def _answer(self, done: Any, answer: Future[Result], contest: Contest, number: int) -> None:
        try:
            answer.set_result(Result.from_json(done.result()))
        except (CancelledError, OSError):
            answer.set_exception(NoCluster(f"the Dask scheduler at {self.address} is gone"))
        except Exception as error:  # of the game, or the workers that played it were killed
            answer.set_result(unplayed(contest, number, f"{type(error).__name__}: {error}"))
