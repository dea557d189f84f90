"""Events between workers: in memory for one, over Redis or PostgreSQL for several."""

import asyncio
import logging
from collections.abc import AsyncGenerator, Callable, Iterable

from litestar.channels import ChannelsPlugin
from litestar.channels.backends.base import ChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend

from sherwood.server.settings import MEMORY, POSTGRES
from sherwood.server.store.drivers import bring_driver

PAUSE = 1.0  # seconds before a lost connection is made again
log = logging.getLogger("sherwood.channels")


def channels_for(url: str, channel: str) -> ChannelsPlugin:
    """Channels over what the URL names."""
    return ChannelsPlugin(ReconnectingBackend(lambda: backend_for(url)), channels=[channel])


def backend_for(url: str) -> ChannelsBackend:
    """What carries the events."""
    bring_driver(url)
    scheme = url.partition("://")[0]
    if url == MEMORY:
        return MemoryChannelsBackend()
    if scheme in ("redis", "rediss"):
        return redis_backend(url)
    if scheme in POSTGRES:
        from litestar.channels.backends.psycopg import PsycoPgChannelsBackend

        return PsycoPgChannelsBackend(url)
    raise ValueError(f"channels go over {MEMORY}, redis://… or postgresql://…, not {scheme}://")


def redis_backend(url: str) -> ChannelsBackend:
    """Redis; Litestar's own backend leaves its connections open when it ends."""
    from litestar.channels.backends.redis import RedisChannelsPubSubBackend
    from redis.asyncio import Redis

    client = Redis.from_url(url)

    class Closing(RedisChannelsPubSubBackend):
        async def on_shutdown(self) -> None:
            try:
                await super().on_shutdown()
            finally:
                await client.aclose()

    return Closing(redis=client)


class ReconnectingBackend(ChannelsBackend):
    """A backend that outlives its connection. What was lost meanwhile is found as workers.py says."""

    def __init__(self, make: Callable[[], ChannelsBackend]) -> None:
        self._make = make
        self._inner = make()
        self._channels: set[str] = set()

    async def on_startup(self) -> None:
        await self._inner.on_startup()

    async def on_shutdown(self) -> None:
        try:
            await self._inner.on_shutdown()
        except Exception:  # noqa: BLE001 - it goes either way
            log.warning("the channels ended badly")

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        try:
            await self._inner.publish(data, channels)
        except Exception:  # noqa: BLE001 - the others will look into the database
            log.warning("an event could not be sent")

    async def subscribe(self, channels: Iterable[str]) -> None:
        self._channels |= set(channels)
        await self._inner.subscribe(channels)

    async def unsubscribe(self, channels: Iterable[str]) -> None:
        self._channels -= set(channels)
        await self._inner.unsubscribe(channels)

    async def stream_events(self) -> AsyncGenerator[tuple[str, bytes], None]:
        while True:
            try:
                async for event in self._inner.stream_events():
                    yield event
            except Exception:  # noqa: BLE001 - whatever it was, the cure is a new connection
                log.warning("the channels were lost")
            await asyncio.sleep(PAUSE)
            await self._renew()

    async def get_history(self, channel: str, limit: int | None = None) -> list[bytes]:
        return await self._inner.get_history(channel, limit)

    async def _renew(self) -> None:
        await self.on_shutdown()
        self._inner = self._make()
        try:
            await self._inner.on_startup()
            await self._inner.subscribe(self._channels)
        except Exception:  # noqa: BLE001 - the next round tries again
            log.warning("the channels are still away")
