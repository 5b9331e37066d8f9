"""The migration of a database to the newest version, at the start of the server."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import Connection, inspect, text

from .errors import UnusableDatabase

MIGRATIONS = Path(__file__).parent / "migrations"
NEWEST = max(path.name[:4] for path in (MIGRATIONS / "versions").glob("[0-9]*.py"))
ADVISORY_LOCK = 0x53454D49  # one of several processes that start at once migrates


def migrate(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":
        # A migration may take long, also that of another process.
        for timeout in ("statement_timeout", "lock_timeout"):
            connection.execute(text(f"SET LOCAL {timeout} = 0"))
        connection.execute(text(f"SELECT pg_advisory_xact_lock({ADVISORY_LOCK})"))
    found = version(connection)
    if found == NEWEST:  # Alembic is not imported: that takes a quarter of the time of a start
        return
    if found is not None and found > NEWEST:
        raise UnusableDatabase(f"the database is of a newer version ({found}) than this program ({NEWEST})")
    if found is None and inspect(connection).get_table_names():
        raise UnusableDatabase("the database is not empty and does not belong to this program")
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def version(connection: Connection) -> str | None:
    if not inspect(connection).has_table("alembic_version"):
        return None
    found = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return None if found is None else str(found)
