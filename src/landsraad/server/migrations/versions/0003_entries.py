"""Moves become the entries of a journal, to which taking back is added as an entry; tables get a version."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """To this step."""
    op.rename_table("moves", "entries")
    op.add_column("entries", sa.Column("back", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("version", sa.Integer, nullable=False, server_default="0"))


def downgrade() -> None:
    """There is no way back: without such entries, what was taken back would count."""
    raise NotImplementedError("a journal in which something was taken back cannot be told in moves alone")
