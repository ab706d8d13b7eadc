"""The command `aevum`: its parts, and how it ends when something is wrong."""

import os
import sys
from collections.abc import Sequence
from importlib.metadata import PackageNotFoundError, version
from typing import Annotated, Final

import typer
from typer.exceptions import TyperException

from aevum.cli.accounts import accounts
from aevum.cli.arena import arena
from aevum.cli.backup import backup, restore
from aevum.cli.bench import bench
from aevum.cli.coach import coach
from aevum.cli.dataset import dataset
from aevum.cli.evaluate import evaluate
from aevum.cli.fuzz import fuzz
from aevum.cli.ladder import ladder
from aevum.cli.leaderboard import leaderboard
from aevum.cli.play import play
from aevum.cli.replay import replay
from aevum.cli.review import review
from aevum.cli.rules import rules
from aevum.cli.serve import serve
from aevum.cli.simulate import simulate
from aevum.cli.site import site
from aevum.cli.tune import tune
from aevum.compiled import IS_COMPILED

WRONG_INPUT: Final = 2
INTERRUPTED: Final = 130

app: Final = typer.Typer(
    add_completion=False, rich_markup_mode=None, pretty_exceptions_enable=False
)
PLAYING: Final = (play, serve, accounts, backup, restore, site, replay, review, rules)
BOTS: Final = (simulate, arena, ladder, tune, coach)
RESEARCH: Final = (evaluate, leaderboard, dataset)
CHECKING: Final = (fuzz, bench)
for command in (*PLAYING, *BOTS, *RESEARCH, *CHECKING):
    app.command()(command)


def show_version(is_wanted: bool) -> None:
    """Print the version and whether the engine is compiled, and stop."""
    if is_wanted:
        try:
            number = version("aevum")
        except PackageNotFoundError:
            number = "from a folder that is not installed"
        typer.echo(f"aevum {number}, {'compiled' if IS_COMPILED else 'interpreted'}")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def aevum(
    context: typer.Context,
    _version: Annotated[
        bool,
        typer.Option("--version", callback=show_version, is_eager=True, help="Show the version."),
    ] = False,
) -> None:
    """Play and study four civilization board games."""
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


def run(arguments: Sequence[str]) -> int:
    """Carry out a command; whatever is wrong with it is one sentence on stderr."""
    try:
        code = app(arguments, prog_name="aevum", standalone_mode=False)
        sys.stdout.flush()
    except TyperException as error:
        return refuse(error.format_message())
    except typer.Abort:
        return INTERRUPTED
    except BrokenPipeError:
        # Whoever read the output has left; nothing is left to be flushed at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except OSError as error:
        return refuse(f"{error.strerror or error}: '{error.filename}'")
    except ValueError as error:
        return refuse(str(error))
    return code if isinstance(code, int) else 0


def refuse(sentence: str) -> int:
    """Say in one sentence what is wrong."""
    typer.echo(f"aevum: {' '.join(sentence.split())}", err=True)
    return WRONG_INPUT


def main() -> None:
    """Run the command line that this process was started with."""
    sys.exit(run(sys.argv[1:]))


if __name__ == "__main__":
    main()
