"""What workers tell each other: the events of their tables, over a channel that all of them hear.

Where an event is lost, the rounds of each worker find what it told of in the database: actions, lines of
chat and somebody who was forgotten at once, who sits where within a few rounds.
"""

import logging
from collections.abc import Callable

import msgspec
from litestar.channels import ChannelsPlugin

from sherwood.server.live.events import EVENTS, Bus, Event

CHANNEL = "sherwood_tables"
log = logging.getLogger("sherwood.workers")


class Envelope(msgspec.Struct, array_like=True):
    """An event, and the worker where it happened."""

    worker: str
    event: Event


encode_envelope = msgspec.json.Encoder().encode
decode_envelope = msgspec.json.Decoder(Envelope).decode


class Workers:
    """The other workers, as one of them knows them."""

    def __init__(self, channels: ChannelsPlugin, worker: str) -> None:
        self._channels = channels
        self._worker = worker

    def tell_of(self, bus: Bus) -> None:
        """Tell them of everything that is published here from now on."""
        bus.subscribe(self._tell, *EVENTS)

    def _tell(self, event: Event) -> None:
        self._channels.publish(encode_envelope(Envelope(self._worker, event)), CHANNEL)

    async def listen(self, hear: Callable[[Event], None]) -> None:
        """Hear, until cancelled, what happens at the others."""
        async with self._channels.start_subscription([CHANNEL]) as subscriber:
            async for message in subscriber.iter_events():
                try:
                    envelope = decode_envelope(message)
                except msgspec.DecodeError:  # of a worker of another version
                    log.warning("an event was not understood")
                    continue
                if envelope.worker != self._worker:
                    hear(envelope.event)
