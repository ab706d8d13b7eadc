"""The folder of files: complete, the same whenever it is written, and nobody else's is touched."""

import json
import re
from io import BytesIO
from pathlib import Path
from zipfile import ZipFile

import pytest

from aevum.server.site import folder as folders
from aevum.server.site.engine import PACKAGE, engine_archive
from aevum.server.site.folder import MARK, PAGE, PARTS, SERVICE, write_site
from tests.site.host import Host

BYTECODE = PARTS / "bytecode"


def archive() -> ZipFile:
    """Write the engine and open it."""
    return ZipFile(BytesIO(engine_archive(BYTECODE)))


def test_the_engine_is_the_same_whenever_it_is_written() -> None:
    assert engine_archive(BYTECODE) == engine_archive(BYTECODE)


def test_every_module_is_translated_and_every_table_is_there() -> None:
    names = archive().namelist()
    tables = [f"aevum/{path.relative_to(PACKAGE)}" for path in PACKAGE.glob("games/*/data/*.csv")]

    assert [name for name in names if name.endswith(".py")] == []
    assert set(tables) - set(names) == set()
    assert tables != []


def test_a_module_that_was_not_translated_goes_along_as_it_is(tmp_path: Path) -> None:
    names = ZipFile(BytesIO(engine_archive(tmp_path))).namelist()

    assert "aevum/server/site/desk.py" in names


def test_a_corrected_table_stands_in_the_place_of_the_printed_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "tempus").mkdir()
    (tmp_path / "tempus" / "cards.csv").write_text("corrected")
    monkeypatch.setenv("AEVUM_TABLES", str(tmp_path))

    assert archive().read("aevum/games/tempus/data/cards.csv") == b"corrected"


def test_a_folder_that_holds_other_files_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "diary.txt").write_text("Dear diary")

    with pytest.raises(ValueError, match="holds other files"):
        write_site(tmp_path)

    assert [path.name for path in tmp_path.iterdir()] == ["diary.txt"]


def test_a_folder_of_ours_is_written_anew(tmp_path: Path) -> None:
    (tmp_path / MARK).touch()
    (tmp_path / "old.js").touch()

    files = write_site(tmp_path)

    assert "old.js" not in files
    assert not (tmp_path / "old.js").exists()


def test_without_its_parts_nothing_is_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(folders, "PARTS", tmp_path / "nowhere")

    with pytest.raises(ValueError, match=r"python3 dev\.py site"):
        write_site(tmp_path / "site")

    assert list(tmp_path.iterdir()) == []


def test_the_service_keeps_every_file(host: Host) -> None:
    first = (host.site / SERVICE).read_text().splitlines()[0]
    site = json.loads(first.removeprefix("const SITE = ").removesuffix(";"))
    there = {
        path.relative_to(host.site).as_posix() for path in host.site.rglob("*") if path.is_file()
    }

    assert set(site["files"]) == there - {PAGE, SERVICE, MARK} | {""}


def test_the_page_names_nothing_outside_its_folder(host: Host) -> None:
    page = (host.site / PAGE).read_text()

    assert re.findall(r'(?:src|href)="(?!\./)[^"]*"', page) == []
