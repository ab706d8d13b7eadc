"""Where the files of the project are."""

from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[2]
PACKAGE: Final = ROOT / "src" / "aevum"

FOLDERS: Final = (".ci", ".github", "bench", "checks", "client", "docs", "src", "tests")
MADE: Final = frozenset(
    ("__pycache__", "_native", "parts", "static", "node_modules", ".mypy_cache")
)
"""Folders that tools fill; nobody writes in them."""


def written_files() -> list[Path]:
    """List every file of the project that somebody wrote or that is committed as written."""
    files = [path for path in ROOT.iterdir() if path.is_file() and path.name[0] != "."]
    for folder in FOLDERS:
        files += [path for path in (ROOT / folder).rglob("*") if path.is_file()]
    return sorted(path for path in files if not MADE & set(path.relative_to(ROOT).parts))
