"""The engine as one archive of modules, with the tables that were loaded, for a browser."""

import os
from collections.abc import Iterator
from hashlib import sha256
from io import BytesIO
from pathlib import Path
from typing import Final
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

PACKAGE: Final = Path(__file__).parents[2]
FOLDERS: Final = ("kernel", "games", "bots", "coach", "record", "server")
"""What a table is made of; commands, laws and research stay at home."""
LEFT_OUT: Final = frozenset(("_native", "parts", "migrations", "text", "__pycache__"))
"""Sentences are read by the page itself."""
KINDS: Final = (".py", ".csv", ".json", ".aevum")
LONG_AGO: Final = (1980, 1, 1, 0, 0, 0)
"""The same files make the same archive, whenever it is written."""


def files() -> Iterator[Path]:
    """List the files of the engine, in their order."""
    yield from sorted(PACKAGE.glob("*.py"))
    for folder in FOLDERS:
        for path in sorted((PACKAGE / folder).rglob("*")):
            parts = set(path.relative_to(PACKAGE).parts)
            if path.suffix in KINDS and not parts & LEFT_OUT:
                yield path


def content_of(path: Path) -> bytes:
    """Read a file; a corrected table stands in the place of the printed one."""
    own = os.environ.get("AEVUM_TABLES", "")
    if own and path.suffix == ".csv" and path.parent.name == "data":
        corrected = Path(own) / path.parents[1].name / path.name
        if corrected.is_file():
            return corrected.read_bytes()
    return path.read_bytes()


def engine_archive(bytecode: Path) -> bytes:
    """Write the engine; a module is translated if that was done from exactly this source."""
    held = BytesIO()
    with ZipFile(held, "w") as archive:
        for path in files():
            name = path.relative_to(PACKAGE.parent).as_posix()
            content = content_of(path)
            mark = sha256(content + f"\n{name}".encode()).hexdigest()
            translated = bytecode / f"{mark}.pyc"
            if path.suffix == ".py" and translated.is_file():
                name, content = f"{name}c", translated.read_bytes()
            archive.writestr(ZipInfo(name, LONG_AGO), content, ZIP_DEFLATED)
    return held.getvalue()
