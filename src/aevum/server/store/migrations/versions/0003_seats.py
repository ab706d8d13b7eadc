"""Every browser makes the key of its seat itself, by an invitation that is claimed once."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Turn the keys of seats, which the host could work out, into invitations.

    A browser that holds such a key exchanges it for one of its own when it comes next; from then
    on the old one opens nothing.
    """
    op.add_column("tables", sa.Column("went_on", sa.String(32), nullable=False, server_default=""))
    connection = op.get_bind()
    tables = sa.table("tables", sa.column("id"), sa.column("seat_keys"))
    for name, keys in connection.execute(sa.select(tables.c.id, tables.c.seat_keys)).all():
        seats = [{"browsers": {}, "invitation": key, "salt": ""} for key in json.loads(keys)]
        written = json.dumps(seats, separators=(",", ":"))
        connection.execute(sa.update(tables).where(tables.c.id == name).values(seat_keys=written))
