"""Finished games keep their results, and tables know when somebody has to look after them.

Games that ended before have no results yet; workers replay them one by one while they run. Games that
people had left before have nothing due: they rest until somebody comes back.
"""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision: str | None = "0003"


def upgrade() -> None:
    """Make room for both."""
    op.create_table(
        "results",
        sa.Column("table", sa.String(length=32), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("person", sa.String(length=32), nullable=True),
        sa.Column("points", sa.Integer(), nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"]),
        sa.PrimaryKeyConstraint("table", "seat"),
    )
    op.create_index(op.f("ix_results_person"), "results", ["person"], unique=False)
    op.add_column("tables", sa.Column("due_at", sa.Float(), nullable=True))
    op.create_index(op.f("ix_tables_due_at"), "tables", ["due_at"], unique=False)


def downgrade() -> None:
    """Remove it."""
    op.drop_index(op.f("ix_tables_due_at"), table_name="tables")
    op.drop_column("tables", "due_at")
    op.drop_index(op.f("ix_results_person"), table_name="results")
    op.drop_table("results")
