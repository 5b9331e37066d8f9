"""Alembic runs this: the steps are applied on the connection that the server gives."""

from alembic import context

context.configure(connection=context.config.attributes["connection"])
with context.begin_transaction():
    context.run_migrations()
