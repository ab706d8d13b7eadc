"""Which seat an account moved in, in which round, and whether it has given its key up."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Whoever holds a seat already has had it from the beginning; which it is its key tells."""
    with op.batch_alter_table("own_seats") as seats:
        seats.add_column(sa.Column("seat", sa.Integer, nullable=True))
        seats.add_column(sa.Column("round", sa.Integer, nullable=False, server_default="0"))
        seats.add_column(
            sa.Column("given_up", sa.Boolean, nullable=False, server_default=sa.false())
        )
