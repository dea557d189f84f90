"""How much a server bears: moves for each second of its processor, and how soon all have seen one.

    python -m benchmarks.server_load --tables 100 --seconds 10
    python -m benchmarks.server_load --tables 500 --rate 1

Every table has four people. Whoever is to act chooses at random; a move is counted when all four
have its view. The server runs in a process of its own, on SQLite, and every move is durable.
"""

import argparse
import asyncio
import json
import os
import random
import secrets
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from sherwood.server.client import Guest
from tests.server.processes import Server

PEOPLE = 4
TICKS = os.sysconf("SC_CLK_TCK")


class Choice(msgspec.Struct):
    """What the driver needs of a choice."""

    action: int


class View(msgspec.Struct, tag="view", tag_field="type"):
    """What the driver needs of a view."""

    version: int
    legal: list[Choice]
    over: bool


class Other(msgspec.Struct, tag="done", tag_field="type"):
    """An answer."""


class Refused(msgspec.Struct, tag="refused", tag_field="type"):
    """A refusal."""


class Seating(msgspec.Struct, tag="table", tag_field="type"):
    """Who sits where."""


decode = msgspec.json.Decoder(View | Other | Refused | Seating).decode


@dataclass
class Load:
    """What was measured."""

    rate: float
    going: bool = True
    moves: int = 0
    delays: list[float] = field(default_factory=list)


@dataclass
class Table:
    """One table: when a move was sent, and who has seen it."""

    load: Load
    sent: dict[int, float] = field(default_factory=dict)
    seen: dict[int, int] = field(default_factory=dict)

    def see(self, version: int) -> None:
        """Somebody has a view."""
        self.seen[version] = self.seen.get(version, 0) + 1
        if self.seen[version] == PEOPLE and version in self.sent:
            self.load.moves += 1
            self.load.delays.append(time.perf_counter() - self.sent.pop(version))


async def play(socket: ClientConnection, seat: int, table: Table, luck: random.Random) -> None:
    """One person."""
    acted = 0
    while table.load.going:
        view = decode(await socket.recv())
        if not isinstance(view, View):
            continue
        if view.version > acted:
            table.see(view.version)
        if view.over:
            return
        if view.legal and view.version > acted:
            if table.load.rate:
                await asyncio.sleep(luck.expovariate(table.load.rate))
            acted = view.version
            table.sent.setdefault(view.version + 1, time.perf_counter())
            act = {
                "type": "act",
                "id": secrets.token_hex(6),
                "seat": seat,
                "version": view.version,
                "steps": [luck.choice(view.legal).action],
            }
            await socket.send(json.dumps(act))


def processor_seconds(pid: int) -> float:
    """What a process has used so far."""
    parts = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(parts[11]) + int(parts[12])) / TICKS


def memory(pid: int) -> int:
    """Kilobytes that a process has in memory."""
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS"))


async def measure(
    address: str, pid: int, tables: int, rate: float, seconds: float
) -> dict[str, object]:
    """Fill the tables, let them play, and count."""
    guests = [Guest(address, f"Guest {seat}") for seat in range(PEOPLE)]
    before = memory(pid)
    sockets: list[tuple[list[ClientConnection], str]] = []
    for _ in range(tables):
        table = guests[0].open_table("nottingham", PEOPLE).id
        wires = []
        for seat, guest in enumerate(guests):
            words = {"name": f"Guest {seat}"}
            guest.ask("PUT", f"/api/tables/{table}/seats/{seat}", words)
            wires.append(
                await connect(
                    guest.socket_address(table),
                    additional_headers={"cookie": guest.cookie},
                    compression=None,
                    proxy=None,
                    max_queue=None,
                    ping_interval=None,
                )
            )
        guests[0].start(table)
        sockets.append((wires, table))
    after = memory(pid)
    load = Load(rate)
    luck = random.Random(1)
    people = [
        asyncio.create_task(play(wire, seat, table, luck))
        for wires, _ in sockets
        for table in [Table(load)]
        for seat, wire in enumerate(wires)
    ]
    await asyncio.sleep(1.0)
    load.moves, load.delays[:] = 0, []
    started, used = time.perf_counter(), processor_seconds(pid)
    await asyncio.sleep(seconds)
    took, used = time.perf_counter() - started, processor_seconds(pid) - used
    load.going = False
    for person in people:
        person.cancel()
    delays = sorted(load.delays)
    return {
        "tables": tables,
        "moves_per_second": round(load.moves / took, 1),
        "server_milliseconds_per_move": round(1000 * used / max(load.moves, 1), 3),
        "p50_milliseconds": round(1000 * delays[len(delays) // 2], 1),
        "p99_milliseconds": round(1000 * delays[int(len(delays) * 0.99)], 1),
        "kilobytes_per_live_table": round((after - before) / tables, 1),
    }


def main() -> None:
    """Measure once, and print the figures as JSON."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--rate", type=float, default=0.0, help="moves a second; 0: all they can")
    parser.add_argument("--seconds", type=float, default=10.0)
    wish = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder)).start()
        try:
            figures = asyncio.run(
                measure(server.address, server.pid, wish.tables, wish.rate, wish.seconds)
            )
        finally:
            server.stop()
    print(json.dumps(figures))


if __name__ == "__main__":
    main()
