"""The checks that the change at hand calls for, interpreted, within a minute and a half."""

import subprocess
import time
from pathlib import PurePosixPath
from typing import Final

from checks.everything import GAMES, INTERPRETED, PYTHON, client_sources, pytest, python_sources
from checks.parts import ROOT, Part, cores

SECONDS: Final = 70
"""After so many seconds no further test begins, so that there is a verdict after ninety."""

SLOW: Final = ("cli", "docs", "project", "server")
"""The folders whose tests start processes."""

AREAS: Final = {
    "src/aevum/kernel": ("kernel", "laws", "tempus"),
    "src/aevum/games/common": ("kernel", "tables", "tempus"),
    "src/aevum/compiled.py": ("project",),
    "src/aevum/lot": ("rl",),
    "src/aevum/research": ("cli",),
    "checks": ("project",),
    "docs": ("docs", "laws/test_clauses.py", "project/test_sources.py"),
    **{f"src/aevum/games/{game}": (game,) for game in GAMES},
    **{
        f"src/aevum/{name}": (name,)
        for name in ("arena", "bots", "cli", "laws", "record", "rl", "server", "text", "tuning")
    },
}
"""The tests that show what a folder of sources does."""


def git(*arguments: str) -> list[str]:
    """Ask git; no lines if it cannot answer."""
    asked = ["git", *arguments]
    answer = subprocess.run(asked, cwd=ROOT, capture_output=True, text=True, check=False)
    return answer.stdout.splitlines() if answer.returncode == 0 else []


def changed_files() -> list[str]:
    """List what differs from where this branch left the main one; if nothing does, from before."""
    bases = [git("merge-base", "HEAD", name) for name in ("origin/main", "main")]
    base = next(filter(None, bases), ["HEAD"])[0]
    new = git("ls-files", "--others", "--exclude-standard")
    return git("diff", "--name-only", base) + new or git("diff", "--name-only", "HEAD~1")


def tests_of(path: str) -> list[str]:
    """Name the places in tests/ that a changed file calls for."""
    file = PurePosixPath(path)
    if file.parts[0] == "tests" and file.name.startswith("test_"):
        return [path.removeprefix("tests/")]
    if file.parts[0] == "tests":
        folder = file.parts[1] if len(file.parts) > 2 else "kit"
        return {"kit": ["kernel", "laws", "tempus"], "records": ["record"]}.get(folder, [folder])
    found = [place for area, places in AREAS.items() if within(path, area) for place in places]
    if file.suffix == ".ftl":
        found.append("text")
    if len(file.parts) == 1 and file.suffix in (".py", ".toml", ".lock"):
        found.append("project")
    return found


def within(path: str, area: str) -> bool:
    """Say whether a file is in a folder, or is that file."""
    return path == area or path.startswith(f"{area}/")


def places_of(changed: list[str]) -> list[str]:
    """Name the places in tests/ that a change calls for: changed files first, slow folders last."""
    named = dict.fromkeys(place for path in changed for place in tests_of(path))
    there = [place for place in named if is_quick(place)]
    return sorted(there, key=lambda place: (not place.endswith(".py"), place in SLOW))


def is_quick(place: str) -> bool:
    """Say whether a place is there and needs no browser."""
    needs_browser = within(place, "browser") or within(place, "site")
    return (ROOT / "tests" / place).exists() and not needs_browser


def quick_tests(name: str, *options: str) -> Part:
    """Run tests interpreted on all cores until one fails or the time is up."""
    part = Part(name, [], variables={"AEVUM_COMPILED": INTERPRETED})
    limits = [
        f"-n{cores()}",
        "--maxfail=1",
        f"--until={time.time() + SECONDS}",
        "-rfE",
        "-m",
        "not costly",
    ]
    part.commands = [[PYTHON, *pytest(part), *limits, *options]]
    return part


def quick() -> tuple[list[Part], list[str]]:
    """List the parts that the change at hand calls for, and say what they do not look at."""
    changed = changed_files()
    places = places_of(changed)
    parts = python_sources([]) if any(path.endswith((".py", ".toml")) for path in changed) else []
    if places:
        parts.append(quick_tests("tests", *(f"tests/{place}" for place in places)))
    games = [game for game in GAMES if game in places]
    if games:
        kept = ["tests/laws", "tests/record/test_kept_games.py", "-k", " or ".join(games)]
        parts.append(quick_tests("laws and kept games", *kept))
    if any(within(path, "client") for path in changed):
        parts += client_sources(PYTHON, [])
    return parts, remarks(changed, places)


def remarks(changed: list[str], places: list[str]) -> list[str]:
    """Say what was looked at and what was not."""
    folders = {path.parent.name for path in ROOT.glob("tests/*/test_*.py")}
    untouched = ", ".join(sorted(folders - set(places) - {"browser"}))
    return [
        f"looked at: {len(changed)} changed files; tests of {', '.join(places) or 'nothing'}",
        "not looked at: compiled mode, coverage, the browser, costly tests, and the tests of",
        f"  {untouched}",
    ]
