"""What is told of a table in its log; since when people sit; from where a table was opened."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

TABLE = sa.ForeignKey("tables.id", ondelete="CASCADE")


def upgrade() -> None:
    """To this step."""
    op.create_table(
        "notes",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer, "sqlite"), primary_key=True, autoincrement=True),
        sa.Column(
            "table_id", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True
        ),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("event", sa.String(16), nullable=False),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.add_column("seats", sa.Column("since", sa.Float, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("origin", sa.String(32), nullable=False, server_default=""))


def downgrade() -> None:
    """Back from it."""
    op.drop_column("tables", "origin")
    op.drop_column("seats", "since")
    op.drop_table("notes")
