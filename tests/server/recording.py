"""Whole games with every frame recorded, as it came over the wire."""

import asyncio
import random
import secrets
import urllib.request
from dataclasses import dataclass, field
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from sherwood.client import Guest
from sherwood.server.messages import Act, View, decode_to_client, encode
from sherwood.server.web.story import MOST_VERSIONS
from tests.server.company import NAMES, begin

SPECTATOR = -1


@dataclass
class Recording:
    """A game, and what everybody received."""

    table: str
    commitment: str
    guests: dict[int, Guest] = field(default_factory=dict)
    frames: dict[int, list[bytes]] = field(default_factory=dict)
    answers: dict[tuple[int, str], bytes] = field(default_factory=dict)  # by seat and path

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
    people = dict(zip((*range(players), SPECTATOR), (*guests, watcher), strict=True))
    recording = Recording(table.id, table.commitment, people)
    sockets = [await open_socket(guest, table.id) for guest in (*guests, watcher)]
    begin(table.id, *guests)
    await asyncio.gather(
        *(
            follow(socket, seat, recording.frames.setdefault(seat, []), random.Random(seed + seat))
            for seat, socket in zip(people, sockets, strict=True)
        )
    )
    return recording


def look_back(recording: Recording, every: int) -> None:
    """Note what everybody is told of the game so far, and how some moments of it looked."""
    for seat, guest in recording.guests.items():
        newest = recording.views(seat)[-1][1].version
        moments = [f"moments/{version}" for version in range(1, newest + 1, every)]
        stories = [f"story?start={start}" for start in range(1, newest + 1, MOST_VERSIONS)]
        for path in (*moments, *stories):
            place = f"{guest.server}/api/tables/{recording.table}/{path}"
            eyes = "&" if "?" in path else "?"
            request = urllib.request.Request(
                f"{place}{eyes}seat={seat}", headers={"cookie": guest.cookie}
            )
            with urllib.request.urlopen(request, timeout=30) as answer:
                recording.answers[seat, path] = answer.read()


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
