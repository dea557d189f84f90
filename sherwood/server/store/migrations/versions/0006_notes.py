"""A worker finds what it has noted of who is here without reading every seat that there ever was."""

from alembic import op

revision = "0006"
down_revision: str | None = "0005"


def upgrade() -> None:
    """Make it quick to find."""
    op.create_index(op.f("ix_seats_worker"), "seats", ["worker"], unique=False)


def downgrade() -> None:
    """Remove it."""
    op.drop_index(op.f("ix_seats_worker"), table_name="seats")
