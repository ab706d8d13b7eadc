"""Whether a database can be played on: it answers, it has the form that is needed, it is ours."""

from functools import cache
from importlib.resources import as_file, files
from typing import NamedTuple

from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError

from aevum.server.store.claim import CannotOpen
from aevum.server.store.store import Store


class Soundness(NamedTuple):
    """What a server needs of its database."""

    database: bool = False
    """It answers."""
    migrated: bool = False
    """It has the form that this version of the program knows, and no later one."""
    claim: bool = False
    """What happens is written by this server, and by no other that must not."""


@cache
def newest_form() -> str:
    """Name the form that this version of the program needs."""
    with as_file(files(__package__) / "migrations") as folder:
        config = Config()
        config.set_main_option("script_location", str(folder))
        return ScriptDirectory.from_config(config).get_current_head() or ""


def look(store: Store) -> Soundness:
    """Look whether a database can be played on; a claim that was lost is made anew."""
    try:
        with store.engine.connect() as connection:
            form = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    except SQLAlchemyError:
        return Soundness()
    try:
        with store.writing() as connection:
            connection.execute(text("SELECT 1"))
    except (SQLAlchemyError, CannotOpen):
        return Soundness(database=True, migrated=form == newest_form())
    return Soundness(database=True, migrated=form == newest_form(), claim=True)
