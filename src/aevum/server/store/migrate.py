"""Bringing a database to the form that this version of the program needs."""

from importlib.resources import as_file, files
from typing import Final

from alembic import command
from alembic.config import Config
from sqlalchemy import Engine, func, select

from aevum.server.store.claim import OUR_LOCK

MIGRATING: Final = 3


def migrate(engine: Engine, to: str = "head") -> None:
    """Carry out every migration that this database has not seen yet; one process at a time."""
    with as_file(files(__package__) / "migrations") as folder, engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            connection.execute(select(func.pg_advisory_xact_lock(OUR_LOCK, MIGRATING)))
        config = Config()
        config.set_main_option("script_location", str(folder))
        config.attributes["connection"] = connection
        command.upgrade(config, to)
