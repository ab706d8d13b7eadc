"""The modules of the game import each other in one direction only.

Compiled modules that import each other in a circle find each other's constants missing.
"""

import ast
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

from aevum.games import inner_sea

FOLDER = Path(inner_sea.__file__).parent
PACKAGE = inner_sea.__name__


def imports_of(path: Path) -> set[str]:
    """List the modules of this game that a module imports, in its functions too."""
    tree = ast.parse(path.read_text("utf-8"))
    names = [node.module or "" for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
    return {name for name in names if name.startswith(f"{PACKAGE}.")}


def all_imports() -> dict[str, set[str]]:
    """List what every module of this game imports."""
    return {
        ".".join([PACKAGE, *path.relative_to(FOLDER).with_suffix("").parts]): imports_of(path)
        for path in FOLDER.rglob("*.py")
    }


def test_no_modules_import_each_other_in_a_circle() -> None:
    order = list(TopologicalSorter(all_imports()).static_order())

    assert order.index(f"{PACKAGE}.state") < order.index(f"{PACKAGE}.growth.phase")


def test_a_circle_would_be_found() -> None:
    circle = {**all_imports(), f"{PACKAGE}.ids": {f"{PACKAGE}.state"}}

    with pytest.raises(CycleError):
        TopologicalSorter(circle).prepare()
