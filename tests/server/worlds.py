"""Worlds: a worker with people at a table, where everything that leaves it is noted, in order.

What a worker sends goes through two doors: the wire of a socket, and the answers of the application.
Both are held here, beneath everything that the server itself does. A world can begin in the middle of
a game, so that two of them differ in hidden cards and in nothing else.
"""

import asyncio
import re
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from types import TracebackType
from typing import Any

import msgspec
import numpy as np
import pytest

from sherwood.games.record import Tables
from sherwood.play.head import Head
from sherwood.play.match import SPECTATOR, Match
from sherwood.server.live import deputies, house
from sherwood.server.live.caretaker import Caretaker
from sherwood.server.live.transport import EXTENSION
from sherwood.server.messages import Done, View, decode_to_client
from sherwood.server.settings import Settings
from sherwood.server.store import database, seating
from sherwood.server.store.journal import rows_after
from sherwood.server.store.schema import metadata
from sherwood.server.web.app import create
from tests.server.hourglass import A_MOMENT, Hourglass, turn_over
from tests.server.processes import GENEROUS

NAMES = ("Robin", "Marianne", "Gisborne", "Watcher")  # the last one sits nowhere
PLAYERS = 4
BOT = PLAYERS - 1  # the seat of the bot
SAYS_NO = BOT - 1  # the seat of somebody for whom the table says no
BOTS = {"nottingham": "novice", "sheriff": "nervous"}  # those who talk most readily
LONG_AFTER = 1000.0  # seconds from one scene to the next
HOST = ("127.0.0.1", 8000)
ANSWER_TIME = 5.0
SEALED = re.compile(rb'"commitment":"[0-9a-f]+"')  # it says nothing, and differs with the secret
real_init = Match.__init__


@dataclass(frozen=True)
class Sent:
    """What left the worker at once for one reader, and when."""

    at: float
    to: int
    what: tuple[bytes, ...]


class Puppet:
    """A bot that does what the script says."""

    def __init__(self, choices: dict[bytes, int]) -> None:
        self._choices = choices

    def choose(self, hidden: Tables, _seat: int, legal: Sequence[int]) -> int:
        """What the script says of a table that looks like this."""
        return self._choices.get(hidden.tobytes(), legal[0])


@dataclass
class Chair:
    """Somebody's socket, held by its wire."""

    note: Callable[..., None]
    who: int
    hear: Callable[[bytes], None] | None = None
    drained: Callable[[], None] | None = None
    events: asyncio.Queue[dict[str, Any]] = field(default_factory=asyncio.Queue)
    task: asyncio.Task[None] | None = None

    def write(self, *messages: bytes) -> bool:
        """What the server sends in one call."""
        self.note(self.who, *messages)
        return True

    async def flush(self) -> None:
        """Everything has gone out."""


class World(Hourglass):
    """One worker, the people who are there, and all that they were sent."""

    def __init__(self, folder: Path) -> None:
        super().__init__()
        self.beginning: Tables | None = None  # how the cards lie when a game begins
        self.choices: dict[bytes, int] = {}  # what the bot does, by what it sees
        self.sent: list[Sent] = []
        self.versions: dict[int, int] = {}  # of the newest view of each seat
        self.undurable: list[str] = []  # what was called done and was not written
        self.table = ""
        self._cookies: dict[int, bytes] = {}
        self._chairs: dict[int, Chair] = {}
        folder.mkdir()
        settings = Settings(
            database=f"sqlite:///{folder / 'tables.sqlite'}",
            answer_time=ANSWER_TIME,
            speaking_time=0.0,
            **GENEROUS,  # type: ignore[arg-type] # limits are whole numbers, and the token is a word
        )
        self._app = create(settings)
        inner: Any = self._app.app
        self.house: house.House = inner.state.house
        self._running = self.house.running()

    def __enter__(self) -> "World":
        self.run_until_complete(self._running.__aenter__())
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.run_until_complete(self._running.__aexit__(None, None, None))
        self.run_until_complete(self.shutdown_asyncgens())
        self.close()

    async def _introduce(self) -> None:
        """Everybody says their name."""
        for who, name in zip((*range(BOT), SPECTATOR), NAMES, strict=True):
            if who not in self._cookies:
                headers = await self.ask(who, "PUT", "/api/me", {"name": name})
                self._cookies[who] = headers[b"set-cookie"].partition(b";")[0]

    # ---- a game

    async def gather(self, game: str, number: int, wish: dict[str, Any]) -> None:
        """A fresh table long after the last one, and everybody at it. What came before is forgotten."""
        self.now, self.table = LONG_AFTER * number, f"scene{number:011d}"
        await asyncio.sleep(A_MOMENT)
        await self._introduce()
        self.versions.clear()
        self.sent.clear()
        bots = [*[None] * BOT, BOTS[game]]
        body = {"game": game, "players": PLAYERS, "bots": bots, "bot_pace": 1.0, **wish}
        await self.ask(0, "POST", "/api/tables", body)
        for who in (*range(BOT), SPECTATOR):
            await self.come(who)

    async def disperse(self) -> None:
        """Everybody goes."""
        for who in tuple(self._chairs):
            await self.go(who)

    async def come(self, who: int, table: str = "") -> None:
        """Connect to the table, or try another one."""
        chair = Chair(self._note, who)
        if not table:
            self._chairs[who] = chair
        chair.events.put_nowait({"type": "websocket.connect"})
        scope = self._scope(who, "websocket", f"/api/tables/{table or self.table}/socket")
        scope |= {"subprotocols": [], "extensions": {EXTENSION: chair}}

        async def send(event: dict[str, Any]) -> None:
            if event["type"] == "websocket.close":
                self._note(who, msgspec.json.encode(event))

        chair.task = asyncio.create_task(self._app(scope, chair.events.get, send))
        await asyncio.sleep(A_MOMENT)

    async def go(self, who: int) -> None:
        """Lose the connection."""
        chair = self._chairs.pop(who)
        chair.events.put_nowait({"type": "websocket.disconnect", "code": 1001})
        assert chair.task is not None
        with suppress(asyncio.CancelledError):
            await chair.task
        await asyncio.sleep(A_MOMENT)

    async def forget(self, who: int) -> None:
        """Somebody's token is revoked."""
        await self.ask(who, "DELETE", "/api/me")
        del self._cookies[who]

    async def say(self, who: int, message: bytes) -> None:
        """Send a message, and wait until all that comes of it has come."""
        chair = self._chairs[who]
        if chair.hear is not None:
            chair.hear(message)
        await asyncio.sleep(A_MOMENT)

    async def ask(
        self, who: int, method: str, path: str, body: object = None
    ) -> dict[bytes, bytes]:
        """A request; its answer is noted as it was sent. The headers of it."""
        path, _, query = path.partition("?")
        scope = self._scope(who, "http", path) | {"method": method, "query_string": query.encode()}
        content = b"" if body is None else msgspec.json.encode(body)
        events = [{"type": "http.request", "body": content, "more_body": False}]
        answer: list[dict[str, Any]] = []

        async def receive() -> dict[str, Any]:
            return events.pop() if events else {"type": "http.disconnect"}

        async def send(event: dict[str, Any]) -> None:
            answer.append(event)

        await self._app(scope, receive, send)
        started = answer[0]
        headers = {key.lower(): value for key, value in started["headers"]}
        text = b"".join(event.get("body", b"") for event in answer[1:])
        told = [b"%b: %b" % header for header in started["headers"]]
        self._note(who, b"%d %b" % (started["status"], path.encode()), *told, text)
        await asyncio.sleep(A_MOMENT)
        return headers

    def _scope(self, who: int, kind: str, path: str) -> dict[str, Any]:
        headers = [(b"host", b"%b:%d" % (HOST[0].encode(), HOST[1]))]
        headers += [(b"content-type", b"application/json")]
        if who in self._cookies:
            headers.append((b"cookie", self._cookies[who]))
        return {
            "type": kind,
            "asgi": {"version": "3.0", "spec_version": "2.3"},
            "http_version": "1.1",
            "scheme": "http" if kind == "http" else "ws",
            "path": path,
            "raw_path": path.encode(),
            "root_path": "",
            "query_string": b"",
            "headers": headers,
            "client": (HOST[0], 50_000 + who),
            "server": HOST,
            "extensions": {},
            "state": {},
        }

    # ---- what is noted

    def _note(self, who: int, *messages: bytes) -> None:
        """Something leaves the worker."""
        self.sent.append(Sent(self.now, who, tuple(SEALED.sub(b"", one) for one in messages)))
        for message in messages:
            if message.startswith((b'{"type":"view"', b'{"type":"done"')):
                self._look_at(who, decode_to_client(message))

    def _look_at(self, who: int, message: object) -> None:
        if isinstance(message, View):
            self.versions[who] = message.version
        elif isinstance(message, Done):
            with self.house.database.engine.connect() as connection:
                written = {row.request_id for row in rows_after(connection, self.table, 0)}
            self.undurable += {message.id} - written


def begin_in_the_middle(match: Match, head: Head) -> None:
    """A match begins as its world does."""
    real_init(match, head)
    world = asyncio._get_running_loop()
    if isinstance(world, World) and world.beginning is not None:
        match.table = np.array(world.beginning)


def hire_puppets(*_arguments: object) -> Puppet:
    """Every bot of a world does what its script says."""
    world = asyncio.get_running_loop()
    assert isinstance(world, World)
    return Puppet(world.choices)


async def nobody_looks(_caretaker: Caretaker) -> None:
    """Nothing is done at tables that people have left."""


def id_of_the_scene() -> str:
    """A table's id, the same in both worlds; bots talk by it."""
    world = asyncio.get_running_loop()
    assert isinstance(world, World)
    return world.table


def make_worlds_possible(patch: pytest.MonkeyPatch) -> None:
    """Prepare this process for worlds."""
    turn_over(patch)
    patch.setattr(Match, "__init__", begin_in_the_middle)
    patch.setattr(seating, "new_id", id_of_the_scene)
    patch.setattr(deputies, "hire", hire_puppets)
    patch.setattr(database, "bring_up_to_date", metadata.create_all)
    patch.setattr(house, "rehearse", lambda: None)
    patch.setattr(Caretaker, "look", nobody_looks)  # scenes before this one are over
    patch.setattr(house, "tune_garbage_collection", lambda: None)
