"""Whether hints are given at a table, and what the coach has found in games that are over."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """No table that was opened before gives hints."""
    op.add_column(
        "tables", sa.Column("hints", sa.Boolean, nullable=False, server_default=sa.false())
    )
    op.create_table(
        "reviews",
        sa.Column(
            "table_id",
            sa.String(32),
            sa.ForeignKey("tables.id", ondelete="CASCADE"),
            primary_key=True,
        ),
        sa.Column("engine", sa.String(64), nullable=False),
        sa.Column("is_done", sa.Boolean, nullable=False),
        sa.Column("payload", sa.LargeBinary, nullable=False),
    )
