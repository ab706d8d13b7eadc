"""Runs the migrations on the connection that the store hands over."""

from alembic import context

from aevum.server.store import club, lookers, past, people  # noqa: F401, tables of the metadata
from aevum.server.store.database import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
