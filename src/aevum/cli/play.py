"""`aevum play`: people against bots, in the browser or in the terminal."""

from pathlib import Path
from typing import Annotated, Final

import typer

from aevum import games
from aevum.bots import bot_names, split_specs
from aevum.cli.arguments import Data, read_options
from aevum.cli.serve import Database, Port, has_display, start, tell, tell_and_show
from aevum.cli.terminal.desk import Desk
from aevum.cli.terminal.screen import open_screen
from aevum.cli.terminal.session import run
from aevum.cli.terminal.table import Seating, Table
from aevum.kernel.game import Game
from aevum.record import Record
from aevum.record.chance import new_seed
from aevum.record.sitters import LONGEST_NAME, Sitter
from aevum.record.weighing import CARES, Care
from aevum.text import Words, default_language

USUAL_GAME: Final = "tempus"
USUAL_SEATS: Final = 4
USUAL_BOT: Final = "greedy"


def play(
    game: Annotated[
        str, typer.Argument(help="The game; without it you choose in the browser.")
    ] = "",
    text: Annotated[
        bool, typer.Option("--text", help="In the terminal; the options below are for it.")
    ] = False,
    port: Port = None,
    database: Database = None,
    browser: Annotated[
        bool, typer.Option("--browser/--no-browser", help="Open the browser.")
    ] = True,
    _data: Data = None,
    seats: Annotated[
        int | None, typer.Option(help="How many seats play; 4 if the game is for so many.")
    ] = None,
    people: Annotated[
        str | None, typer.Option(help="The seats of people at this keyboard, as in 1,3; else 1.")
    ] = None,
    bots: Annotated[
        str | None,
        typer.Option(help="One bot for all other seats, or a list with commas that is repeated."),
    ] = None,
    names: Annotated[
        str | None, typer.Option(help="The names of the seats, as in Ada,Ben.")
    ] = None,
    lang: Annotated[
        str | None, typer.Option(help="en or de; without it the language of the system.")
    ] = None,
    seed: Annotated[int | None, typer.Option(help="Equal seeds give equal games.", min=0)] = None,
    option: Annotated[
        list[str] | None,
        typer.Option(help="A rule switch of the game as name=value; may be repeated."),
    ] = None,
    confirm: Annotated[
        str | None,
        typer.Option(
            help="When you are asked back before an answer: losses, if it loses something; always,"
            " if it is the last of a turn, too; never. Without this: losses."
        ),
    ] = None,
    load: Annotated[Path | None, typer.Option(help="Go on with the game in this file.")] = None,
    folder: Annotated[Path | None, typer.Option(help="Where games are kept.")] = None,
    plain: Annotated[
        bool | None,
        typer.Option(
            "--plain/--drawn",
            help="Plain sentences, good to be read aloud, or drawings and colours. Without this:"
            " plain unless the output is a terminal.",
        ),
    ] = None,
) -> None:
    """Play against bots and people, in the browser or with --text in the terminal.

    The table in the browser stands until you press Ctrl-C; all games are kept and go on at the
    next start. In the terminal answer with a number, with the notation beside it, or with a unique
    beginning of it; `help` lists the commands, and Ctrl-D leaves the table at any time.
    """
    chosen = games.game(game or USUAL_GAME)
    if not text:
        refuse_for_browser(
            seats, people, bots, names, lang, seed, option, confirm, load, folder, plain
        )
        page = f"?game={chosen.name}" if game else ""
        show = tell_and_show(page) if browser and has_display() else tell
        start(database, "127.0.0.1", port, show)
        return
    language = lang or default_language()
    Words(language)
    record = loaded(load) if load else begin(chosen, seats, seed, option or [])
    desk = Desk(
        Table(record, seating_of(record, people, bots, names)),
        open_screen(plain),
        language,
        folder or Path(typer.get_app_dir("aevum")) / "games",
    )
    desk.file = load
    desk.table.care = read_care(confirm or "losses")
    run(desk)


def refuse_for_browser(*given: object) -> None:
    """Refuse what is chosen on the page of the browser instead."""
    if any(value is not None for value in given):
        raise ValueError(
            "in the browser the table is set on its first page; --seats, --people, --bots, --names,"
            " --lang, --seed, --option, --confirm, --load, --folder, --plain and --drawn go with"
            " --text"
        )


def loaded(file: Path) -> Record:
    """Read a game from a file; one that does not replay to what it says is refused."""
    record = Record.read(file)
    record.replay()
    return record


def begin(game: Game, seats: int | None, seed: int | None, option: list[str]) -> Record:
    """Begin a new game; without a seed every game is another one."""
    if seats is None:
        seats = min(max(USUAL_SEATS, game.min_seats), game.max_seats)
    options = read_options(game, option)
    if seed is None:
        return Record.begin(game, seats, new_seed(), options, "blake2s")
    return Record.begin(game, seats, seed, options)


def seating_of(record: Record, people: str | None, bots: str | None, names: str | None) -> Seating:
    """Seat people and bots; who is not named sits where a loaded game says, else person first."""
    sat = record.sitters or [Sitter(bot=USUAL_BOT if at else "") for at in range(record.seats)]
    here = [at for at, sitter in enumerate(sat) if not sitter.bot] or [0]
    if people is not None:
        here = read_people(people, record.seats)
    known = [sitter.bot if sitter.bot in bot_names() else USUAL_BOT for sitter in sat]
    return Seating(
        record,
        here,
        split_specs(bots) if bots else [bot for at, bot in enumerate(known) if at not in here],
        read_names(names, record.seats) if names else [sitter.name for sitter in sat],
    )


def read_people(text: str, seats: int) -> list[int]:
    """Read the seats of the people, counted from one as at a table."""
    known = [str(seat + 1) for seat in range(seats)]
    wanted = [seat.strip() for seat in text.split(",")]
    for seat in wanted:
        if seat not in known:
            raise ValueError(
                f"--people: there is no seat '{seat}'; choose from: {', '.join(known)}"
            )
        if wanted.count(seat) > 1:
            raise ValueError(f"--people: seat {seat} is named twice")
    return [int(seat) - 1 for seat in wanted]


def read_care(text: str) -> Care:
    """Read when a person wants to be asked back."""
    for care in CARES:
        if care == text:
            return care
    raise ValueError(f"--confirm: '{text}' is none of: {', '.join(CARES)}")


def read_names(text: str, seats: int) -> list[str]:
    """Read the names of the first seats; the others are called by their numbers."""
    names = [name.strip() for name in text.split(",")] if text else []
    if len(names) > seats:
        raise ValueError(f"--names: {len(names)} names are too many for {seats} seats")
    for name in names:
        if not name or len(name) > LONGEST_NAME or not name.isprintable():
            raise ValueError(f"--names: a name has 1 to {LONGEST_NAME} letters, not '{name[:40]}'")
    return names
