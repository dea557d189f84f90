"""Whole games with every frame recorded, as it came over the wire."""

import asyncio
import random
import secrets
from dataclasses import dataclass, field
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from sherwood.server.client import Guest
from sherwood.server.messages import Act, View, decode_to_client, encode
from tests.server.company import NAMES

SPECTATOR = -1


@dataclass
class Recording:
    """A game, and what everybody received."""

    table: str
    commitment: str
    frames: dict[int, list[bytes]] = field(default_factory=dict)

    def views(self, seat: int) -> list[tuple[bytes, View]]:
        """The views among a seat's frames."""
        found = [(frame, decode_to_client(frame)) for frame in self.frames[seat]]
        return [(frame, message) for frame, message in found if isinstance(message, View)]


async def record(address: str, game: str, players: int, seed: int, **wish: Any) -> Recording:
    """People play a whole game at random, with somebody watching; all that they receive."""
    guests = [Guest(address, name) for name in NAMES[:players]]
    watcher = Guest(address, "Watcher")
    table = guests[0].open_table(game, players, **wish)
    for seat, guest in enumerate(guests):
        guest.sit_down(table.id, seat=seat)
    recording = Recording(table.id, table.commitment)
    sockets = [await open_socket(guest, table.id) for guest in (*guests, watcher)]
    guests[0].start(table.id)
    await asyncio.gather(
        *(
            follow(socket, seat, recording.frames.setdefault(seat, []), random.Random(seed + seat))
            for seat, socket in zip((*range(players), SPECTATOR), sockets, strict=True)
        )
    )
    return recording


async def open_socket(guest: Guest, table: str) -> ClientConnection:
    """A raw socket at a table."""
    return await connect(
        guest.socket_address(table),
        additional_headers={"cookie": guest.cookie},
        compression=None,
        proxy=None,
        max_queue=None,
    )


async def follow(
    socket: ClientConnection, seat: int, frames: list[bytes], luck: random.Random
) -> None:
    """Note every frame, and act whenever it is for this seat to act, until the game is over."""
    async with socket:
        while True:
            frame = await asyncio.wait_for(socket.recv(decode=False), 60)
            frames.append(frame)
            message = decode_to_client(frame)
            if isinstance(message, View):
                if message.over:
                    return
                if message.legal and seat in message.waiting_for:
                    step = luck.choice(message.legal).action
                    chosen = secrets.token_hex(6)
                    version = message.version
                    act = Act(id=chosen, seat=seat, version=version, steps=[step])
                    await socket.send(encode(act).decode())
