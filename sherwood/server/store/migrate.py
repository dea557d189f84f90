"""Bringing a database up to date with Alembic."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine, text

FOLDER = Path(__file__).parent / "migrations"
ONE_AT_A_TIME = 5_081_942  # the number of PostgreSQL's lock for migrations; any would do


def bring_up_to_date(engine: Engine) -> None:
    """Run the migrations that are missing. Workers that start together do it one after another."""
    with engine.begin() as connection:
        if connection.dialect.name == "postgresql":
            connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": ONE_AT_A_TIME})
        command.upgrade(configuration(connection), "head")


def configuration(connection: Connection) -> Config:
    """What Alembic wants to know."""
    config = Config()
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    config.attributes["connection"] = connection
    return config
