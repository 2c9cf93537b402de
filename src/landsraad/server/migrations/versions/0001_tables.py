"""Tables, seats, moves, snapshots, chat, uploaded records."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """To this step."""
    op.create_table(
        "tables",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("code", sa.String(16), nullable=False, unique=True),
        sa.Column("host", sa.String(64), nullable=False),
        sa.Column("phase", sa.String(8), nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("setup", sa.Text, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("seed", sa.Text, nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("base", sa.Integer, nullable=False),
        sa.Column("paused", sa.Boolean, nullable=False),
        sa.Column("rematch", sa.String(16), nullable=True),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("changed", sa.Float, nullable=False),
        sa.Column("wake", sa.Float, nullable=True),
        sa.Column("result", sa.Text, nullable=True),
    )
    op.create_index("tables_listed", "tables", ["listed", "phase", "created"])
    op.create_index("tables_wake", "tables", ["wake"])
    op.create_table(
        "seats",
        sa.Column("table_id", _table(), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("bot", sa.String(20), nullable=False),
        sa.Column("holder", sa.String(64), nullable=False),
        sa.Column("ready", sa.Boolean, nullable=False),
        _key(),
    )
    op.create_index("seats_holder", "seats", ["holder"])
    op.create_table(
        "moves",
        sa.Column("table_id", _table(), primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("action", sa.String(80), nullable=False),
        sa.Column("spent", sa.Integer, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        _key(),
    )
    op.create_table(
        "snapshots",
        sa.Column("table_id", _table(), primary_key=True),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("state", sa.Text, nullable=False),
        _key(),
    )
    op.create_table(
        "chat",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer, "sqlite"), primary_key=True, autoincrement=True),
        sa.Column("table_id", _table(), nullable=False),
        sa.Column("seat", sa.Integer, nullable=True),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        _key(),
    )
    op.create_index("ix_chat_table_id", "chat", ["table_id"])
    op.create_table(
        "uploads",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("record", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )


def _table() -> sa.String:
    return sa.String(16)


def _key() -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint(["table_id"], ["tables.id"], ondelete="CASCADE")


def downgrade() -> None:
    """Back to nothing."""
    for name in ("uploads", "chat", "snapshots", "moves", "seats", "tables"):
        op.drop_table(name)
