"""A table may be open to everybody who reaches the server."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Keep whether free seats are offered to everybody; so far none were."""
    is_public = sa.Column("is_public", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("tables", is_public)
    op.create_index("tables_public", "tables", ["is_public", "changed"])
