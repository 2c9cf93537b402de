"""Who wants to be called, by which ways, and which calls are due; the codes that bring a profile back."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """To this step."""
    op.create_table(
        "profiles",
        sa.Column("holder", sa.String(64), primary_key=True),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("zone", sa.String(64), nullable=False),
        sa.Column("quiet_from", sa.Integer, nullable=True),
        sa.Column("quiet_to", sa.Integer, nullable=True),
        sa.Column("turn", sa.Boolean, nullable=False),
        sa.Column("over", sa.Boolean, nullable=False),
        sa.Column("invited", sa.Boolean, nullable=False),
    )
    op.create_table(
        "recoveries",
        sa.Column("holder", sa.String(64), primary_key=True),
        sa.Column("code", sa.String(64), nullable=False, unique=True),
        sa.Column("sealed", sa.String(64), nullable=False),
    )
    op.create_table(
        "ways",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("holder", sa.String(64), nullable=False, index=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("stop", sa.String(64), nullable=False, unique=True),
        sa.Column("confirm", sa.String(64), nullable=True, unique=True),
        sa.Column("failed", sa.Integer, nullable=False),
        sa.Column("made", sa.Float, nullable=False),
    )
    op.create_table(
        "calls",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(8), primary_key=True),
        sa.Column("moment", sa.String(40), nullable=False),
        sa.Column("due", sa.Float, nullable=True),
        sa.Column("sent", sa.Integer, nullable=False),
    )
    op.create_index("calls_due", "calls", ["due"])


def downgrade() -> None:
    """Back from it."""
    for name in ("calls", "ways", "recoveries", "profiles"):
        op.drop_table(name)
