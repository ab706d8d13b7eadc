"""From which generator a table draws, and whether somebody may know its seed."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Tables drew from sfc32 with a seed of 32 bits, which can be found from what it drew."""
    op.add_column(
        "tables", sa.Column("chance", sa.String(16), nullable=False, server_default="sfc32")
    )
    op.add_column(
        "tables", sa.Column("open_seed", sa.Boolean, nullable=False, server_default=sa.true())
    )
