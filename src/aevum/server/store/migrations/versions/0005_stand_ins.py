"""A table may agree how long an answer is waited for; then a bot stands in."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Keep how many minutes were agreed, 0 for ever, and for whom bots stand in."""
    patience = sa.Column("patience", sa.Integer, nullable=False, server_default="0")
    stand_ins = sa.Column("stand_ins", sa.Text, nullable=False, server_default="[]")
    op.add_column("tables", patience)
    op.add_column("tables", stand_ins)
    op.create_index("tables_patience", "tables", ["patience"])
