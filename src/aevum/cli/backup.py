"""`aevum backup` and `aevum restore`: all that a server keeps, as one file, and back again."""

from pathlib import Path
from typing import Annotated

import typer

from aevum.cli.serve import Database, address_of
from aevum.kernel.message import Msg
from aevum.text import Words, default_language


def backup(
    file: Annotated[Path, typer.Argument(help="The file to write; it must not be there yet.")],
    database: Database = None,
) -> None:
    """Write all tables and accounts into one file, while the server plays on."""
    from aevum.server.store.backup import back_up  # noqa: PLC0415

    tell("backup-written", back_up(address_of(database), file), file)


def restore(
    file: Annotated[Path, typer.Argument(help="What `aevum backup` wrote.")],
    database: Database = None,
) -> None:
    """Put a backup into a database in which nothing is yet, of either kind."""
    from aevum.server.store.backup import restore as put_back  # noqa: PLC0415

    tell("backup-restored", put_back(file, address_of(database)), file)


def tell(key: str, tables: int, file: Path) -> None:
    """Say how many tables there were."""
    typer.echo(Words(default_language()).say(Msg(key, n=tables, file=str(file))))
