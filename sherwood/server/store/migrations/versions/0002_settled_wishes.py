"""Everything that decides a game is kept with it.

Tables that were opened before kept only what their hosts had chosen, and no version of the rules.
All of them were opened by the first version, so as long as that is the one that is here, what was
not chosen is filled in now. A table whose options cannot be settled, since its edition was a file
that anybody may have changed since, or since the rules that are here are others, gets the version
0, which no server has: its game is refused in a sentence, and nothing of it is lost.
"""

from typing import Any

import msgspec
import sqlalchemy as sa
from alembic import op

from sherwood.games.game import load, names
from sherwood.games.options import settle_options

revision = "0002"
down_revision: str | None = "0001"

FIRST_RULES, UNKNOWN_RULES = 1, 0
tables = sa.table("tables", sa.column("id", sa.String), sa.column("settings", sa.Text))


def upgrade() -> None:
    """Settle what was not, and find a host's tables without reading all that there ever were."""
    op.create_index(op.f("ix_tables_host"), "tables", ["host"], unique=False)
    rewrite(settled)


def downgrade() -> None:
    """Forget the version; settled options are options too."""
    rewrite(without_version)
    op.drop_index(op.f("ix_tables_host"), table_name="tables")


def rewrite(how: Any) -> None:
    """Write the settings of all tables anew."""
    connection = op.get_bind()
    for table in connection.execute(sa.select(tables.c.id)).scalars().all():
        mine = tables.c.id == table
        before = connection.execute(sa.select(tables.c.settings).where(mine)).scalar_one()
        after = msgspec.json.encode(how(msgspec.json.decode(before))).decode()
        connection.execute(sa.update(tables).where(mine).values(settings=after))


def settled(settings: dict[str, Any]) -> dict[str, Any]:
    """Settings with all options and the version of the rules."""
    game = load(settings["game"]).game if settings["game"] in names() else None
    if game is None or game.RULES_VERSION != FIRST_RULES:
        return {**settings, "rules": UNKNOWN_RULES}
    try:
        options = settle_options(game.OPTIONS, settings["options"], settings["players"])
    except ValueError:
        return {**settings, "rules": UNKNOWN_RULES}
    return {**settings, "options": options, "rules": FIRST_RULES}


def without_version(settings: dict[str, Any]) -> dict[str, Any]:
    """Settings as they were before there were versions."""
    return {name: value for name, value in settings.items() if name != "rules"}
