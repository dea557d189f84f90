"""What is said with a proposal is kept with it."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision: str | None = "0006"


def upgrade() -> None:
    """Make room for it."""
    op.add_column("chat", sa.Column("proposal", sa.Integer(), nullable=True))


def downgrade() -> None:
    """Remove it; the lines stay."""
    op.drop_column("chat", "proposal")
