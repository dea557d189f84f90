"""What was lost is found: a worker's own notes quickly, and a seat by whoever took it and was not told."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision: str | None = "0005"


def upgrade() -> None:
    """Make room for both."""
    op.create_index(op.f("ix_seats_worker"), "seats", ["worker"], unique=False)
    op.add_column("handovers", sa.Column("taker", sa.String(length=32), nullable=True))


def downgrade() -> None:
    """Remove it."""
    op.execute("DELETE FROM handovers WHERE taker IS NOT NULL")  # or they would work again
    op.drop_column("handovers", "taker")
    op.drop_index(op.f("ix_seats_worker"), table_name="seats")
