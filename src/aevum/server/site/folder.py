"""The folder of files that a table without a server is: `aevum site` writes it.

Every file but the page, its icons and its service has a hash of its content or a version in its
name, so hosts and browsers may keep it for ever, and pages of two versions never mix.
"""

import shutil
from collections.abc import Iterator
from hashlib import sha256
from html import escape
from pathlib import Path
from typing import Final

from msgspec import Struct
from msgspec.json import encode

from aevum import games
from aevum.server import protocol
from aevum.server.lesson import find_lesson, why_no_lesson
from aevum.server.rules import rules_page
from aevum.server.shelf import cards, catalogue, tables_of
from aevum.server.site.engine import engine_archive
from aevum.text import languages

PARTS: Final = Path(__file__).parent / "parts"
PAGE: Final = "index.html"
SERVICE: Final = "service.js"
NO_PARTS: Final = '<meta name="site-parts" content="{}">'
"""Where the page wants to know what the folder is made of."""

MARK: Final = "aevum-site.txt"
"""A folder with this file was written here, and may be written anew."""
HASH_LENGTH: Final = 12


class Parts(Struct):
    """What the page has to know of the folder (`client/src/house/site/parts.ts`)."""

    api: str
    pyodide: str
    engine: str
    wheels: list[str]
    sizes: dict[str, int]
    mark: str


def short_hash(content: bytes) -> str:
    """Sum a content up."""
    return sha256(content).hexdigest()[:HASH_LENGTH]


def write_site(folder: Path) -> list[str]:
    """Write the folder, and name its files; what else lies in a folder is never touched."""
    if not (PARTS / "client" / PAGE).is_file():
        raise ValueError("what a site is made of has not been built; run: python3 dev.py site")
    make_room(folder)
    shutil.copytree(PARTS / "client", folder, dirs_exist_ok=True)
    parts = write_parts(folder)
    write_page(folder, parts)
    written = (path for path in folder.rglob("*") if path.is_file())
    files = sorted(path.relative_to(folder).as_posix() for path in written)
    write_service(folder, files)
    (folder / MARK).write_text("This folder was written by `aevum site`.\n")
    return files


def make_room(folder: Path) -> None:
    """Make the folder, or empty one that was written before."""
    if folder.is_dir() and any(folder.iterdir()):
        if not (folder / MARK).is_file():
            raise ValueError(f"'{folder}' holds other files; choose a folder that is empty")
        shutil.rmtree(folder)
    folder.mkdir(parents=True, exist_ok=True)


def write_parts(folder: Path) -> Parts:
    """Lay interpreter, engine, wheels and answers into the folder."""
    pyodide = f"pyodide-{(PARTS / 'version').read_text()}"
    shutil.copytree(PARTS / "pyodide", folder / pyodide)
    engine = engine_archive(PARTS / "bytecode")
    engine_name = f"engine-{short_hash(engine)}.zip"
    (folder / engine_name).write_bytes(engine)
    wheels = sorted(path.name for path in (PARTS / "wheels").iterdir())
    for name in wheels:
        shutil.copyfile(PARTS / "wheels" / name, folder / name)
    large = [*(f"{pyodide}/{path.name}" for path in (folder / pyodide).iterdir())]
    sizes = {name: (folder / name).stat().st_size for name in (*large, engine_name, *wheels)}
    return Parts(write_answers(folder), pyodide, engine_name, wheels, sizes, protocol.mark())


def answers() -> Iterator[tuple[str, bytes]]:
    """Write what is always answered alike, each with the place of its file."""
    yield "games.json", encode(cards())
    for lang in languages():
        yield f"text/{lang}.ftl", catalogue(lang).encode()
    for name in games.game_names():
        yield f"games/{name}/tables.json", encode(tables_of(games.game(name)))
        if why_no_lesson(name) is None:
            yield f"lessons/{name}.json", encode(find_lesson(name).course())
        for lang in languages():
            yield f"text/{lang}/{name}.ftl", catalogue(lang, name).encode()
            yield f"rules/{name}/{lang}.json", encode(rules_page(name, lang))


def write_answers(folder: Path) -> str:
    """Lay what is always answered alike into a folder of its own; return its name."""
    written = list(answers())
    name = f"api-{short_hash(encode([(place, short_hash(text)) for place, text in written]))}"
    for place, text in written:
        file = folder / name / place
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(text)
    return name


def write_page(folder: Path, parts: Parts) -> None:
    """Tell the page what the folder is made of."""
    page = (folder / PAGE).read_text("utf-8")
    assert NO_PARTS in page, "the page has no place for the parts"
    known = NO_PARTS.replace("{}", escape(encode(parts).decode()))
    (folder / PAGE).write_text(page.replace(NO_PARTS, known), "utf-8")


def write_service(folder: Path, files: list[str]) -> None:
    """Tell the service what to keep; a change of any file is a new version."""
    kept = ["", *(name for name in files if name not in (PAGE, SERVICE))]
    contents = [(name, short_hash((folder / (name or PAGE)).read_bytes())) for name in kept]
    site = encode({"version": short_hash(encode(contents)), "files": kept}).decode()
    service = folder / SERVICE
    service.write_text(f"const SITE = {site};\n{service.read_text('utf-8')}", "utf-8")
