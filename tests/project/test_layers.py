"""The layers: who may import whom, and how large the kernel may grow."""

import ast
import sys
from pathlib import Path

import pytest

from tests.project.tree import PACKAGE

BELOW_SERVICES = {"compiled", "games", "kernel"}
SERVICES = {"bots", "coach", "laws", "record", "text"}
BELOW_FACES = BELOW_SERVICES | SERVICES
MAY_IMPORT = {
    "compiled": set[str](),
    "kernel": set[str](),
    "games": {"compiled", "kernel"},
    "bots": BELOW_SERVICES,
    "record": BELOW_SERVICES,
    "text": BELOW_SERVICES,
    # A broken law is told as a record, and that a state can be recorded is a law; another one
    # binds the bots.
    "laws": BELOW_SERVICES | {"bots", "record"},
    # An agent is a bot from outside, asked in sentences; those that have learned read as learners
    # do, and only they load what that takes.
    "agents": BELOW_SERVICES | {"bots", "rl", "text"},
    "arena": BELOW_SERVICES | {"agents", "bots"},
    "coach": BELOW_SERVICES | {"bots", "record"},
    "lot": BELOW_SERVICES,
    "selfplay": BELOW_SERVICES | {"arena", "bots"},
    "tuning": BELOW_SERVICES | {"bots"},
    # A bot of one's own is run by the wish of whoever types its name, never by the server.
    "cli": BELOW_FACES | {"agents", "arena", "selfplay", "tuning"},
    "research": BELOW_FACES,
    # Learners bring their own packages, which nobody else is to need.
    "rl": BELOW_FACES | {"lot"},
    "server": BELOW_FACES,
}
"""What each part of the package may import beside itself."""

THE_DOORS = (
    (("cli", "accounts"), ("server", "accounts", "counter")),
    (("cli", "backup"), ("server", "store", "backup")),
    (("cli", "serve"), ("server", "serving")),
    (("cli", "serve"), ("server", "several")),
    (("cli", "site"), ("server", "site", "folder")),
)
"""Faces never import each other, but for four doors: the commands that start the server, look after
its accounts and back its tables up, and the one that writes the tables without one."""

ENGINE = ("kernel", "games", "compiled")
ONLY_FOR_THE_COMPILER = {"librt", "mypy_extensions"}

IN_A_BROWSER = (("server", "site", "desk"), ("server", "site", "thinker"))
"""What a page without a server begins with; all that they import runs in a browser."""

NOT_IN_A_BROWSER = {
    "concurrent",
    "fcntl",
    "multiprocessing",
    "selectors",
    "signal",
    "socket",
    "sqlite3",
    "ssl",
    "subprocess",
    "threading",
}
MODULES = sorted(path for path in PACKAGE.rglob("*.py") if path != PACKAGE / "__init__.py")


def place(path: Path) -> tuple[str, ...]:
    """Spell a file as the parts of its module's name below the package."""
    return path.relative_to(PACKAGE).with_suffix("").parts


def imports(path: Path) -> set[str]:
    """Name every module that a file imports, wherever in the file it does."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        if isinstance(node, ast.ImportFrom):
            assert node.module is not None, "imports are absolute"
            found |= {module_of(node.module, alias.name) for alias in node.names}
    return found


def module_of(source: str, name: str) -> str:
    """Name the module behind `from source import name`, where the name may be a module itself."""
    inner = PACKAGE.parent / source.replace(".", "/") / name
    is_module = inner.is_dir() or inner.with_suffix(".py").is_file()
    return f"{source}.{name}" if is_module else source


def parts_imported(path: Path) -> set[tuple[str, ...]]:
    """Name what a file imports of this package, as parts below it; the whole package is ()."""
    return {tuple(name.split(".")[1:]) for name in imports(path) if name.split(".")[0] == "aevum"}


def may_import(path: Path, target: tuple[str, ...]) -> bool:
    """Say whether a file may import a module of this package."""
    here = place(path)
    if target[:1] == here[:1]:
        return here[0] != "games" or target[1:2] in ((), ("common",), here[1:2])
    if (here, target) in THE_DOORS:
        return True
    if not target or target[0] not in MAY_IMPORT[here[0]]:
        return False
    # A service knows a game only by its name and by what every game can do.
    return here[0] not in SERVICES or target[0] != "games" or target[1:2] in ((), ("common",))


@pytest.mark.parametrize("path", MODULES, ids=lambda path: "/".join(place(path)))
def test_a_module_imports_nothing_from_above_or_beside_it(path: Path) -> None:
    assert [target for target in parts_imported(path) if not may_import(path, target)] == []


@pytest.mark.parametrize(
    "path",
    [path for path in MODULES if place(path)[0] in ENGINE],
    ids=lambda path: "/".join(place(path)),
)
def test_the_engine_needs_nothing_but_the_standard_library(path: Path) -> None:
    roots = {name.split(".")[0] for name in imports(path)}

    assert roots - sys.stdlib_module_names - ONLY_FOR_THE_COMPILER <= {"aevum"}


def test_the_kernel_stays_under_a_thousand_lines() -> None:
    kernel = [path for path in MODULES if place(path)[0] == "kernel"]

    assert sum(len(path.read_text().splitlines()) for path in kernel) < 1000


def needed_by(path: Path, found: set[Path]) -> set[Path]:
    """Gather a module, its packages, and everything of ours that they import."""
    if path in found:
        return found
    found.add(path)
    packages = [PACKAGE.joinpath(*place(path)[:n], "__init__.py") for n in range(len(place(path)))]
    imported = [PACKAGE.joinpath(*part) for part in parts_imported(path) if part]
    modules = [one.with_suffix(".py") for one in imported] + [
        one / "__init__.py" for one in imported
    ]
    for one in (*packages, *modules):
        if one.is_file():
            needed_by(one, found)
    return found


def in_a_browser() -> set[Path]:
    """Gather every module that runs in a browser, all games included."""
    found: set[Path] = set()
    for part in IN_A_BROWSER:
        needed_by(PACKAGE.joinpath(*part).with_suffix(".py"), found)
    for path in MODULES:
        if place(path)[0] == "games":
            needed_by(path, found)
    return found


def test_tables_without_a_server_need_no_database_socket_or_process() -> None:
    roots = {name.split(".")[0] for path in in_a_browser() for name in imports(path)}

    assert roots & NOT_IN_A_BROWSER == set()
    assert roots - sys.stdlib_module_names - ONLY_FOR_THE_COMPILER == {"aevum", "msgspec"}


@pytest.mark.parametrize("name", ["table", "room", "hall", "visitor", "store/kept"])
def test_what_a_server_and_a_browser_share_is_one(name: str) -> None:
    assert PACKAGE / "server" / f"{name}.py" in in_a_browser()
