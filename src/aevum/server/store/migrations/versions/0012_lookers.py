"""Which process has which table open, and how often a table was rearranged."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Nobody has a table open yet, and what is known of it is gone with the database server."""
    is_postgresql = op.get_bind().dialect.name == "postgresql"
    op.create_table(
        "lookers",
        sa.Column("process", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("note", sa.Text, nullable=False),
        prefixes=["UNLOGGED"] if is_postgresql else [],
    )
    op.create_index("lookers_table", "lookers", ["table_id"])
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sa.Column("arranged", sa.Integer, nullable=False, server_default="0"))
