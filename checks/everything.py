"""Every check there is; docs/testing.md tells which part proves what, and in which mode."""

import sys
from collections.abc import Sequence
from typing import Final

from checks.parts import ROOT, Part

BIN: Final = ROOT / ".venv" / "bin"
PYTHON: Final = str(BIN / "python")
INTERPRETED, COMPILED = "0", "1"

GAMES: Final = sorted(path.parent.name for path in ROOT.glob("src/aevum/games/*/game.py"))
ENGINE: Final = ("bots", "kernel", "laws", "learning", "record", "tables")
"""The folders of tests that show the engine below the games."""
KEPT_GAMES: Final = "tests/record/test_kept_games.py"
LOOKS: Final = ("axe", "boards", "galleries")
PLAY: Final = ("guide", "keyboard_game", "whole_game")
"""Two lots of the files in tests/browser, which are parts of their own."""


def tests(name: str, mode: str, places: Sequence[str], needs: Sequence[Part]) -> Part:
    """Run some tests in one process and one mode."""
    part = Part(name, [], needs, {"AEVUM_COMPILED": mode})
    part.commands = [[PYTHON, *pytest(part), *places]]
    return part


def traced(name: str, places: Sequence[str], needs: Sequence[Part]) -> Part:
    """Run some tests interpreted, and write down the lines they reach."""
    part = Part(name, [], needs, {"AEVUM_COMPILED": INTERPRETED})
    trace = ["-m", "coverage", "run", f"--data-file={part.file('coverage')}"]
    part.commands = [[PYTHON, *trace, *pytest(part), *places]]
    return part


def pytest(part: Part) -> list[str]:
    """Say how the tests of a part are run."""
    return ["-m", "pytest", "-q", f"--junitxml={part.file('xml')}"]


def all_but(folder: str, *places: str) -> list[str]:
    """Name all tests in a folder that are not in one of these places."""
    return [folder, *(f"--ignore={folder}/{place}" for place in places)]


def browser_files(lot: Sequence[str]) -> list[str]:
    """Name the files of a lot of browser tests."""
    return [f"tests/browser/test_{name}.py" for name in lot]


def setting_up() -> tuple[Part, Part]:
    """Set up to run, and then to test."""
    to_run = Part("set-up to run", [[sys.executable, "dev.py", "set-up"]])
    return to_run, Part("set-up to test", [[sys.executable, "dev.py", "set-up", "test"]], [to_run])


def client(has_node: bool, to_test: Part) -> list[Part]:
    """Build the pages of the table and check their sources, at once where the system has a node."""
    python = sys.executable if has_node else PYTHON
    build = [python, "build_client.py"]
    pages = Part("client, pages", [build])
    if not has_node:
        pages.commands = [[sys.executable, "dev.py", "set-up", "node"], build]
        pages.needs = [to_test]
    return [pages, *client_sources(python, [pages])]


def site_parts(pages: Part, to_test: Part) -> Part:
    """Build what a table without a server is made of."""
    return Part("site, parts", [[PYTHON, "build_site.py"]], [pages, to_test])


def python_sources(needs: Sequence[Part]) -> list[Part]:
    """Look at the sources in Python without running them."""
    ruff = str(BIN / "ruff")
    style = [[ruff, "format", "--check", "--quiet", "."], [ruff, "check", "--quiet", "."]]
    return [Part("format and lint", style, needs), Part("types", [[str(BIN / "mypy")]], needs)]


def client_sources(python: str, needs: Sequence[Part]) -> list[Part]:
    """Look at the sources of the client, and run their own tests."""
    asked = {"types": "check", "lint": "lint", "tests": "test"}
    return [
        Part(f"client, {name}", [[python, "build_client.py", task]], needs)
        for name, task in asked.items()
    ]


def interpreted(needs: Sequence[Part]) -> list[Part]:
    """Show the rules and the engine interpreted, and that these tests reach nearly every line."""
    engine = [f"tests/{folder}" for folder in ENGINE]
    cheap = ["-m", "not costly", f"--ignore={KEPT_GAMES}"]
    parts = [traced("engine, interpreted", [*cheap, *engine], needs)]
    for game in sorted(GAMES, key=count_files, reverse=True):
        rules = ["-m", "not costly", f"tests/{game}"]
        parts.append(traced(f"rules of {game}, interpreted", rules, needs))
    coverage = [PYTHON, "-m", "coverage"]
    data = f"--data-file={parts[0].file('coverage').with_name('all.coverage')}"
    files = [str(part.file("coverage")) for part in parts]
    gather = [*coverage, "combine", "--quiet", "--keep", data, *files]
    kept = tests("kept games, interpreted", INTERPRETED, [KEPT_GAMES], needs)
    return [kept, *parts, Part("coverage", [gather, [*coverage, "report", data]], parts)]


def count_files(folder: str) -> int:
    """Count the files of tests in a folder: the shortest part comes last, so that no core idles."""
    return len(list(ROOT.glob(f"tests/{folder}/test_*.py")))


def once(mode: str, needs: Sequence[Part]) -> list[Part]:
    """Show all but the rules in one mode, compiled where that is possible, with the costly tests.

    That the rules are the same in both modes is shown by the laws, game by game.
    """
    suffix = "compiled" if mode == COMPILED else "interpreted"
    apart = (*GAMES, "browser", "cli", "laws", "server", "site")
    whole_games = ["-m", "costly", *(f"tests/{game}" for game in GAMES)]
    return [
        tests(f"laws, {suffix}", mode, ["tests/laws"], needs),
        tests(f"games at length, {suffix}", mode, whole_games, needs),
        tests(f"server, {suffix}", mode, ["tests/server"], needs),
        tests(f"command line, {suffix}", mode, ["tests/cli"], needs),
        tests(f"all else, {suffix}", mode, all_but("tests", *apart), needs),
    ]


def browser(mode: str, program: str, needs: Sequence[Part]) -> list[Part]:
    """Show the table in a browser."""
    apart = [f"test_{name}.py" for name in (*LOOKS, *PLAY)]
    parts = [
        tests("browser, games", mode, browser_files(PLAY), needs),
        tests("browser, looks", mode, browser_files(LOOKS), needs),
        tests("browser, all else", mode, all_but("tests/browser", *apart), needs),
        tests("without a server", mode, ["tests/site"], needs),
    ]
    for part in parts:
        part.variables["AEVUM_BROWSER"] = program
    return parts


def everything(lacking: str, program: str, has_node: bool) -> tuple[list[Part], list[str]]:
    """List all parts, those that others need and then the longest first, and what is left out."""
    to_run, to_test = setting_up()
    pages, *client_checks = client(has_node, to_test)
    compiling = Part("compile", [[PYTHON, "compile.py"]], [to_run], {"AEVUM_COMPILED": INTERPRETED})
    compiled = [] if lacking else [compiling]
    mode = INTERPRETED if lacking else COMPILED
    site = site_parts(pages, to_test)
    needs = [to_test, pages, site, *compiled]
    parts = [to_run, pages, *compiled, to_test, site, *client_checks, *python_sources([to_test])]
    parts += browser(mode, program, needs) if program else []
    parts += [*once(mode, needs), *interpreted([to_test])]
    return parts, left_out(lacking, program)


def left_out(lacking: str, program: str) -> list[str]:
    """Say what cannot be checked on this machine."""
    lines = []
    if lacking:
        lines.append(f"{'compiled mode':<36} LEFT OUT: compiling needs {lacking}")
    if not program:
        lines.append(f"{'browser':<36} LEFT OUT: AEVUM_BROWSER may say where a Chromium is")
    return lines
