"""`aevum site`: the tables as a folder of files that any web host can serve."""

from pathlib import Path
from typing import Annotated

import typer

from aevum.cli.arguments import Data


def site(
    folder: Annotated[Path, typer.Argument(help="The folder to write; it must be empty or ours.")],
    _data: Data = None,
) -> None:
    """Write the table as a folder of files: any web host serves it, and no server is needed."""
    from aevum.server.site.folder import write_site  # noqa: PLC0415

    files = write_site(folder)
    size = sum((folder / name).stat().st_size for name in files)
    typer.echo(f"{len(files)} files, {size / 1e6:.1f} MB in {folder}")
    typer.echo(f"To look at it here: python3 -m http.server --directory {folder}")
