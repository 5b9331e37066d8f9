"""`semiramis quarantine`: list the tables that cannot be read, with the reasons, or release them."""

from __future__ import annotations

import asyncio
from argparse import Namespace

from .arguments import Commands, add_command, add_repeated
from .serve import add_database, needs_server

ALL = "all"


def add_to(commands: Commands) -> None:
    parser = add_command(commands, "quarantine", run, "list the tables that cannot be read, or let them be tried again")
    what = f"try this table again, also while the server runs, '{ALL}' is every table"
    add_repeated(parser, "--release", "release", "ID", what)
    add_database(parser)


def run(arguments: Namespace) -> None:
    asyncio.run(_run(arguments.database, arguments.release))


async def _run(database: str, release: list[str]) -> None:
    with needs_server():
        from ..server.storage.inspection import inspected

    async with inspected(database) as storage:
        found = await storage.quarantined()
        if not release:
            for id, game, why in found:
                print(f"{id}  {game}  {why}")
            print(f"{len(found)} tables cannot be read")
            return
        for id in [id for id, _, _ in found] if ALL in release else release:
            print(f"{id}: {'released' if await storage.release(id) else 'not in quarantine'}")
