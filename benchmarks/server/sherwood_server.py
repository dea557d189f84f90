"""Our server, with SQLite and every move durable, as people's clients speak to it."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from itertools import count
from pathlib import Path

import msgspec
from websockets.asyncio.client import connect

from benchmarks.server.line import Line
from benchmarks.server.person import PEOPLE, Person, Sight, Sights
from benchmarks.server.process import Process
from sherwood.client import Guest
from sherwood.play.fairness import mix_key
from tests.server.processes import Server

GAME = "nottingham"


class Choice(msgspec.Struct):
    """What the driver needs of a choice."""

    action: int


class View(msgspec.Struct, tag="view", tag_field="type"):
    """What the driver needs of a view."""

    version: int
    legal: list[Choice]
    over: bool


ids = count(1)  # of all actions, by whomever
decode = msgspec.json.Decoder(View).decode


class Player(Line):
    """Somebody at a table of ours."""

    def __init__(self, seat: int) -> None:
        super().__init__()
        self._seat = seat
        self.sights = Sights()
        self.moves = 0

    def hear(self, message: bytes) -> None:
        if message.startswith(b'{"type":"view"'):
            view = decode(message)
            choices = [one.action for one in view.legal]
            self.sights.show(Sight(view.version, choices, view.over))
        else:
            self.moves += message.startswith(b'{"type":"done"')

    def choose(self, sight: Sight, choice: int) -> None:
        self.say(
            b'{"type":"act","id":"%012x","seat":%d,"version":%d,"steps":[%d]}'
            % (next(ids), self._seat, sight.version, choice)
        )


class Sherwood:
    """A server of ours."""

    name = "Sherwood"

    def __init__(self, server: Server, database: Path) -> None:
        self._address = server.address
        self._database = database
        self._guests = [Guest(server.address, f"Guest {seat}") for seat in range(PEOPLE)]
        self.process = Process(server.pid)

    def kilobytes(self) -> float:
        return self.process.kilobytes

    def open_table(self) -> str:
        table = self._guests[0].open_table(GAME, PEOPLE).id
        for seat, guest in enumerate(self._guests):
            guest.ask("PUT", f"/api/tables/{table}/seats/{seat}", {"name": f"Guest {seat}"})
        self._guests[0].start(table)
        return table

    async def sit(self, table: str, seat: int) -> Person:
        guest = self._guests[seat]
        address, headers = guest.socket_address(table), {"cookie": guest.cookie}
        return await Player(seat).connect(address, headers)

    async def told_to_a_spectator(self, table: str) -> bytes:
        """Everything that somebody receives who only watches, when they come."""
        watcher = Guest(self._address, "Watcher")
        place = watcher.socket_address(table)
        async with connect(
            place, additional_headers={"cookie": watcher.cookie}, proxy=None
        ) as wire:
            told = b""
            while b'"type":"view"' not in told:
                told += await wire.recv(decode=False)
        return told

    def secrets_in(self, told: bytes, table: str) -> list[str]:
        """Which secrets of a game are in what somebody was told."""
        with closing(sqlite3.connect(self._database)) as link:
            secret = link.execute("SELECT secret FROM tables WHERE id = ?", [table]).fetchone()[0]
        key = mix_key(secret, [""] * PEOPLE)
        named = {"the secret": secret.hex().encode(), "the key": key.hex().encode()}
        found = [name for name, text in named.items() if text in told]
        view = msgspec.json.decode(told[told.index(b'{"type":"view"') :])["view"]
        if isinstance(view["draw_pile"], list) or any(seat["hand"] for seat in view["seats"]):
            found.append("cards")
        return found


@contextmanager
def sherwood(folder: Path) -> Iterator[Sherwood]:
    """A server of ours, until it is stopped."""
    server = Server(folder).start()
    try:
        yield Sherwood(server, folder / "tables.sqlite")
    finally:
        server.stop()
