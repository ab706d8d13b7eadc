"""Bringing a database to the form that this version of the program needs."""

from importlib.resources import as_file, files

from alembic import command
from alembic.config import Config
from sqlalchemy import Engine


def migrate(engine: Engine, to: str = "head") -> None:
    """Carry out every migration that this database has not seen yet."""
    with as_file(files(__package__) / "migrations") as folder, engine.begin() as connection:
        config = Config()
        config.set_main_option("script_location", str(folder))
        config.attributes["connection"] = connection
        command.upgrade(config, to)
