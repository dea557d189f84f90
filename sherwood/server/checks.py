"""What is tried before a server starts, so that what cannot work is said in one sentence."""

import asyncio
import time

from alembic.util import CommandError
from litestar.channels.backends.base import ChannelsBackend
from sqlalchemy.exc import SQLAlchemyError

from sherwood.server.live.channels import backend_for
from sherwood.server.port import listen_at
from sherwood.server.settings import MEMORY, Settings
from sherwood.server.store import database
from sherwood.server.store.migrate import bring_up_to_date

GREETING = "sherwood_greeting"  # a channel on which nobody listens
PAUSE = 0.5  # seconds until something is tried again that may just be starting


def check(settings: Settings) -> None:
    """Settings that cannot work are refused before anything starts."""
    if settings.workers > 1 and settings.channels == MEMORY:
        raise ValueError(
            f"{settings.workers} workers need channels that all of them hear: "
            "--channels redis://… or postgresql://…"
        )
    listen_at(settings.host, settings.port, fixed=True).close()
    check_services(settings)


def check_services(settings: Settings) -> None:
    """The database and the channels, as far as they are needed, are there."""
    try_database(settings.database_url)
    if settings.channels != MEMORY:
        asyncio.run(try_channels(settings.channels))


def try_database(url: str) -> None:
    """Open the database and bring it up to date, or say why that cannot be."""
    place = database.read_place(url)
    try:
        engine = database.engine_for(url, patience=database.TO_MIGRATE)
        try:
            if place.get_backend_name() == "sqlite":
                bring_up_to_date(engine)
            else:
                database.patiently(lambda: bring_up_to_date(engine))  # it may just be starting
        finally:
            engine.dispose()
    except (SQLAlchemyError, database.DatabaseAway, CommandError, ImportError, OSError) as error:
        shown = place.render_as_string(hide_password=True)
        raise ValueError(f"the database {shown} cannot be used: {database.said(error)}") from None


async def try_channels(url: str) -> None:
    """Say something on the channels, or say why that cannot be."""
    try:
        backend = backend_for(url)
    except ImportError as error:
        raise ValueError(f"the channels cannot be used: {error}") from None
    give_up_at = time.monotonic() + database.LONGEST_OUTAGE
    while True:
        try:
            async with asyncio.timeout(database.LONGEST_OUTAGE):
                await greet(backend)
        except Exception as error:  # noqa: BLE001 - whatever it was, it is said
            if time.monotonic() > give_up_at:
                scheme = url.partition("://")[0]
                raise ValueError(
                    f"the channels {scheme}://… cannot be used: {database.said(error)}"
                ) from None
        else:
            return
        await asyncio.sleep(PAUSE)


async def greet(backend: ChannelsBackend) -> None:
    """Open the channels, say something and close them again."""
    await backend.on_startup()
    try:
        await backend.publish(b"", [GREETING])
    finally:
        await backend.on_shutdown()
