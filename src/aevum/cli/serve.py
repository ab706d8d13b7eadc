"""`aevum serve`: the tables for everybody who reaches this machine."""

import os
import sys
import threading
import webbrowser
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import Annotated, Any, Literal, TypeAlias
from urllib.parse import urlsplit

import typer

from aevum.cli.arguments import Data
from aevum.kernel.message import Msg
from aevum.text import Words, default_language

Port: TypeAlias = Annotated[
    int | None,
    typer.Option(min=1, max=65535, help="The port; without it 8765, or the next that is free."),
]
Database: TypeAlias = Annotated[
    str | None,
    typer.Option(
        envvar="AEVUM_DATABASE",
        help="Where the tables are kept, as in sqlite:///tables.db or postgresql://name@host/aevum"
        "; else in your folder. The variable AEVUM_DATABASE says it unseen.",
    ),
]
AllowHost: TypeAlias = Annotated[
    list[str] | None,
    typer.Option(
        help="A name by which browsers may come, as in games.example.org; * for every name. "
        "Addresses, localhost and the name of this machine need not be named."
    ),
]
Limits: TypeAlias = Annotated[
    float,
    typer.Option(
        min=0,
        help="How much one address may ask for, as a multiple of what is usual; 0 without limits.",
    ),
]
KeepDays: TypeAlias = Annotated[
    int,
    typer.Option(
        min=0,
        help="After so many days a table is deleted that nobody touches, "
        "a finished game after three times as many; 0 keeps all.",
    ),
]
MostTables: TypeAlias = Annotated[
    int, typer.Option(min=1, help="No more tables than these are opened.")
]
Accounts: TypeAlias = Annotated[
    Literal["off", "open", "invite"],
    typer.Option(help="Whether people can make accounts: open to everybody, or by invitation."),
]
Mail: TypeAlias = Annotated[
    str,
    typer.Option(
        envvar="AEVUM_MAIL",
        help="Who carries letters of accounts, as in smtps://name:password@host?from=me@example.org"
        "; the variable AEVUM_MAIL says it unseen.",
    ),
]
Address: TypeAlias = Annotated[
    str,
    typer.Option(
        help="Where the pages stand for everybody, as in https://games.example.org; "
        "browsers may come by its name."
    ),
]
NearHooks: TypeAlias = Annotated[
    bool,
    typer.Option(help="Let notices go to addresses of this machine and its own network, too."),
]
Processes: TypeAlias = Annotated[
    int,
    typer.Option(
        min=1, max=64, help="So many processes serve at the port; more than one take a PostgreSQL."
    ),
]
Shared: TypeAlias = Annotated[
    bool,
    typer.Option(help="Share the PostgreSQL with servers elsewhere, each begun with --shared."),
]

Log: TypeAlias = Annotated[
    Literal["text", "json"],
    typer.Option(help="Write the log for people, or as lines of JSON with every request."),
]
Metrics: TypeAlias = Annotated[
    str,
    typer.Option(
        help="Tell Prometheus how it goes, at a port of this machine as in 9464, or at HOST:PORT."
    ),
]


def serve(
    host: Annotated[
        str, typer.Option(help="The address to serve at; 0.0.0.0 lets other machines in.")
    ] = "127.0.0.1",
    port: Port = None,
    database: Database = None,
    allow_host: AllowHost = None,
    limits: Limits = 1.0,
    keep_days: KeepDays = 365,
    most_tables: MostTables = 100_000,
    accounts: Accounts = "off",
    mail: Mail = "",
    address: Address = "",
    near_hooks: NearHooks = False,
    log: Log = "text",
    metrics: Metrics = "",
    processes: Processes = 1,
    shared: Shared = False,
    _data: Data = None,
) -> None:
    """Serve the tables of all games until you press Ctrl-C."""
    names = [host, *(allow_host or []), urlsplit(address).hostname or host]
    online = {"accounts": accounts, "mail": mail, "address": address, "near_hooks": near_hooks}
    keeping, watch = (keep_days, most_tables), (log, metrics)
    if processes > 1:
        start_several(processes, database, host, port, names, limits, keeping, online, watch)
    else:
        start(database, host, port, tell, names, limits, keeping, online, watch, is_shared=shared)


def start(
    database: str | None,
    host: str,
    port: int | None,
    when_ready: Callable[[str], None],
    names: Sequence[str] = (),
    limits: float = 1.0,
    keeping: Sequence[int] = (),
    online: Mapping[str, Any] = MappingProxyType({}),
    watch: Sequence[str] = (),
    *,
    is_shared: bool = False,
) -> None:
    """Start the server; what it is made of is loaded only now, so that other commands are fast."""
    from aevum.server import serving  # noqa: PLC0415

    policy = serving.policy_of(names, limits, keeping, online, watch)
    place = (address_of(database), host, port)
    serving.serve(*place, when_ready, tell_waiting, policy=policy, is_shared=is_shared)


def start_several(
    processes: int,
    database: str | None,
    host: str,
    port: int | None,
    names: Sequence[str],
    limits: float,
    keeping: Sequence[int],
    online: Mapping[str, Any],
    watch: Sequence[str],
) -> None:
    """Start several processes that serve at one port."""
    from aevum.server import serving, several  # noqa: PLC0415

    policy = serving.policy_of(names, limits, keeping, online, watch)
    policy = policy._replace(processes=processes)
    place = (address_of(database), host, port)
    several.serve_by(processes, *place, tell, when_waiting=tell_waiting, policy=policy)


def address_of(database: str | None) -> str:
    """Find where the tables are kept: a path is that of a file."""
    if database is None:
        return f"sqlite:///{Path(typer.get_app_dir('aevum')) / 'tables.db'}"
    return database if "://" in database else f"sqlite:///{Path(database).expanduser().resolve()}"


def tell(address: str) -> None:
    """Print where the table stands."""
    typer.echo(Words(default_language()).say(Msg("serve-address", address=address)))


def tell_waiting() -> None:
    """Say that another server has yet to let go of the tables."""
    typer.echo(Words(default_language()).say(Msg("serve-waiting")))


def tell_and_show(page: str) -> Callable[[str], None]:
    """Print where the table stands, and open it in the browser."""

    def show(address: str) -> None:
        tell(address)
        threading.Thread(target=webbrowser.open, args=(address + page,), daemon=True).start()

    return show


def has_display() -> bool:
    """Say whether a browser could be seen here."""
    if sys.platform in ("darwin", "win32"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
