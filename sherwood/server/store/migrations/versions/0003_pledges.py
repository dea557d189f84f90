"""Words for the shuffle are pledged before they are shown."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision: str | None = "0002"


def upgrade() -> None:
    """Add the pledges; words that were given in the open for games to come are forgotten."""
    op.add_column(
        "seats", sa.Column("pledge", sa.String(length=64), nullable=False, server_default="")
    )
    seats, tables = (
        sa.table("seats", *map(sa.column, ("table", "contribution"))),
        sa.table("tables", *map(sa.column, ("id", "state"))),
    )
    waiting = sa.select(tables.c.id).where(tables.c.state == "waiting")
    op.execute(sa.update(seats).where(seats.c.table.in_(waiting)).values(contribution=""))


def downgrade() -> None:
    """Remove them."""
    op.drop_column("seats", "pledge")
