"""People can take their seats to another device, a lost seat gets a new link, and watchers are counted."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision: str | None = "0004"


def upgrade() -> None:
    """Make room for all three."""
    op.create_table(
        "handovers",
        sa.Column("secret", sa.String(length=64), nullable=False),
        sa.Column("table", sa.String(length=32), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("mark", sa.String(length=4), nullable=True),
        sa.Column("code", sa.String(length=64), nullable=True),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.Column("expires_at", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"]),
        sa.PrimaryKeyConstraint("secret"),
        sa.UniqueConstraint("mark"),
    )
    op.create_index(op.f("ix_handovers_table"), "handovers", ["table"], unique=False)
    op.create_index(op.f("ix_handovers_person"), "handovers", ["person"], unique=False)
    op.create_table(
        "watching",
        sa.Column("table", sa.String(length=32), nullable=False),
        sa.Column("worker", sa.String(length=32), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"]),
        sa.PrimaryKeyConstraint("table", "worker"),
    )
    op.add_column("people", sa.Column("moved_at", sa.Float(), nullable=True))
    op.add_column("seats", sa.Column("new_link", sa.String(length=8), nullable=True))
    op.add_column("seats", sa.Column("former", sa.String(length=32), nullable=True))


def downgrade() -> None:
    """Remove it."""
    op.drop_column("seats", "former")
    op.drop_column("seats", "new_link")
    op.drop_column("people", "moved_at")
    op.drop_table("watching")
    op.drop_index(op.f("ix_handovers_person"), table_name="handovers")
    op.drop_index(op.f("ix_handovers_table"), table_name="handovers")
    op.drop_table("handovers")
