"""Run by Alembic: applies the migrations on the connection of the server."""

from alembic import context

context.configure(connection=context.config.attributes["connection"])
with context.begin_transaction():
    context.run_migrations()
