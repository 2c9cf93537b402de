"""Who has given a game up: it stays among their games."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """To this step."""
    op.add_column("notes", sa.Column("holder", sa.String(64), nullable=False, server_default=""))
    op.create_index("notes_holder", "notes", ["holder"])


def downgrade() -> None:
    """Back from it."""
    op.drop_index("notes_holder", "notes")
    op.drop_column("notes", "holder")
