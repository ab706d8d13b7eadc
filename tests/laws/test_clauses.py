"""Each clause of the rules is cited by at least one test."""

import ast
import re
from pathlib import Path

import pytest

import aevum

ROOT = Path(__file__).parent.parent.parent
LOSS = re.compile(r'Loss\(\s*"([^"]*)"')
CLAUSE = re.compile(r"\*\*([A-Z]\d+(?:\.\d+){0,2})\*\*")


def clauses_of(game: str, language: str = "") -> list[str]:
    """List the numbered clauses in the rules of a game."""
    text = (ROOT / "docs" / "rules" / f"{game}{language}.md").read_text()
    return CLAUSE.findall(text)


def losses_of(game: str) -> Path:
    """Find the source that names what an answer loses; a game that loses nothing has none."""
    return Path(aevum.__file__).parent / "games" / game / "losses.py"


def citations(game: str) -> set[str]:
    """Collect the clauses that the decorators of a game's tests cite."""
    cited: set[str] = set()
    for path in (ROOT / "tests" / game).glob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                cited.update(cited_by(node))
    return cited


def cited_by(test: ast.FunctionDef) -> set[str]:
    """Read the clauses that one test cites."""
    return {
        argument.value
        for call in test.decorator_list
        if isinstance(call, ast.Call)
        and isinstance(call.func, ast.Name)
        and call.func.id == "clause"
        for argument in call.args
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
    }


@pytest.mark.parametrize("game", aevum.game_names())
def test_each_clause_is_cited_by_a_test(game: str) -> None:
    cited = citations(game)

    missing = [name for name in clauses_of(game) if name not in cited]

    assert missing == []


@pytest.mark.parametrize("game", aevum.game_names())
def test_each_citation_names_a_clause(game: str) -> None:
    unknown = citations(game) - set(clauses_of(game))

    assert unknown == set()


@pytest.mark.parametrize("game", aevum.game_names())
def test_both_languages_have_the_same_clauses(game: str) -> None:
    english, german = clauses_of(game), clauses_of(game, ".de")

    assert english == german


@pytest.mark.parametrize("game", [name for name in aevum.game_names() if losses_of(name).exists()])
def test_each_loss_that_is_told_has_its_clause_and_its_test(game: str) -> None:
    told = LOSS.findall(losses_of(game).read_text())
    tests = ast.parse((ROOT / "tests" / game / "test_losses.py").read_text())
    cited = {
        clause
        for node in ast.walk(tests)
        if isinstance(node, ast.FunctionDef)
        for clause in cited_by(node)
    }

    assert told
    assert set(told) <= set(clauses_of(game)) & cited
