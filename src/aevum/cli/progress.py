"""How far a long piece of work has come: on a terminal, and never in a pipe."""

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn


def progress_bar(*, is_counted: bool = True, is_quiet: bool = False) -> Progress:
    """Make a bar on stderr that goes away when the work is done; it may count what is done."""
    console = Console(stderr=True)
    columns = [TextColumn("{task.description}"), BarColumn()]
    columns += [MofNCompleteColumn()] if is_counted else []
    return Progress(
        *columns,
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=is_quiet or not console.is_terminal,
    )
