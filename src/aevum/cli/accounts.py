"""`aevum accounts`: what only whoever runs a server decides about the accounts on it."""

from typing import Annotated, Literal, TypeAlias

import typer

from aevum.cli.serve import Database, address_of

Deed: TypeAlias = Annotated[
    Literal["list", "operator", "player", "ban", "unban", "invite", "recover", "ratings"],
    typer.Argument(
        help="List all; make somebody an operator or a player again; ban or unban; "
        "make an invitation, or a link for a new password; work all ratings out anew."
    ),
]


def accounts(
    deed: Deed,
    name: Annotated[str, typer.Argument(help="Of which account.")] = "",
    database: Database = None,
) -> None:
    """Look after the accounts of a server, whether it runs or not."""
    from aevum.server.accounts import counter  # noqa: PLC0415

    for line in counter.carry_out(address_of(database), deed, name):
        typer.echo(line)
