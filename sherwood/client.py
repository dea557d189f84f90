"""A small client: with it a program of yours sits down at a table.

    guest = Guest("http://localhost:8000", name="My bot")
    with guest.sit_down(table, seat=1) as player:
        for view in player.turns():
            player.play(random.choice(view.legal).action)

A lost connection is made again by itself, and an action whose answer was lost is sent again; the
server does it once. docs/wire.md tells what goes over the wire.
"""

import http.cookiejar
import secrets
import socket
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import suppress
from types import TracebackType
from typing import Any
from urllib.parse import urlsplit

import msgspec
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage
from websockets.sync.client import ClientConnection, connect

from sherwood.play.fairness import pledge_to
from sherwood.server.messages import (
    Act,
    Choice,
    Done,
    FromClient,
    Refused,
    Said,
    Say,
    Seating,
    TakeBack,
    ToClient,
    Unsaid,
    View,
    decode_to_client,
    encode,
)
from sherwood.server.requests import Problem, SeatInfo, TableInfo
from sherwood.tls import TlsContext

BYTES_OF_WORDS = 16  # by chance, so that nobody finds them from their hash
FIRST_PAUSE, LONGEST_PAUSE = 0.05, 2.0
PATIENCE = 60.0  # seconds for which a lost server is looked for
LOST = (ConnectionClosed, InvalidHandshake, InvalidMessage, OSError, EOFError)
FOR_GOOD = range(4000, 5000)  # the codes with which the server closes for a reason of ours

__all__ = [
    "Choice",
    "Done",
    "Guest",
    "Player",
    "Refused",
    "RefusedError",
    "Said",
    "SeatInfo",
    "TableInfo",
    "View",
]


class RefusedError(Exception):
    """The server said no, and why; the reason is a word of docs/wire.md."""

    def __init__(self, why: str, reason: str = "") -> None:
        super().__init__(why)
        self.reason = reason


class Link(ClientConnection):
    """A connection that ends when it is closed, also over TLS.

    Its reader may be waiting for the rest of something that is not for us, as of a ticket for the next
    time. Closing alone would leave it there, and whoever waits for the reader would wait for ever.
    """

    def close_socket(self) -> None:
        """Wake the reader first."""
        with suppress(OSError):
            self.socket.shutdown(socket.SHUT_RDWR)
        super().close_socket()


class Guest:
    """Somebody at a server."""

    def __init__(self, server: str, name: str, language: str = "en") -> None:
        parts = urlsplit(server)
        self.server = f"{parts.scheme}://{parts.netloc}"
        self._cookies = http.cookiejar.CookieJar()
        cookies = urllib.request.HTTPCookieProcessor(self._cookies)
        self._opener = urllib.request.build_opener(cookies)
        self.words: dict[str, str] = {}  # for shuffles, by the pledges to them
        self.ask("PUT", "/api/me", {"name": name, "language": language})
        self.name = name

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        """A request to the server, and its answer."""
        data = None if body is None else msgspec.json.encode(body)
        headers = {"content-type": "application/json"} if data is not None else {}
        request = urllib.request.Request(  # noqa: S310 - the address is the caller's
            self.server + path, data, headers, method=method
        )
        try:
            with self._opener.open(request, timeout=PATIENCE) as answer:
                content = answer.read()
                is_json = "json" in answer.headers["content-type"]
        except urllib.error.HTTPError as error:
            with error:
                raise refused_by(error.read()) from None
        return msgspec.json.decode(content) if is_json else content.decode()

    def open_table(self, game: str, players: int, **wish: Any) -> TableInfo:
        """Open a table; you are its host."""
        if "sit" in wish:
            wish["sit"] = {"pledge": self._pledge(), **wish["sit"]}
        return self._table("POST", "", {"game": game, "players": players, **wish})

    def table(self, table: str) -> TableInfo:
        """How a table stands."""
        return self._table("GET", f"/{table}")

    def sit_down(
        self, table: str, seat: int | None = None, words: str = "", **how: Any
    ) -> "Player":
        """Take a seat, the first empty one if none is named, and be there."""
        if seat is None:
            empty = [one.seat for one in self.table(table).seats if one.kind == "empty"]
            seat = empty[0] if empty else 0
        how = {"name": self.name, "pledge": self._pledge(words), **how}
        self._table("PUT", f"/{table}/seats/{seat}", how)
        return Player(self, table, seat)

    def _pledge(self, words: str = "") -> str:
        """Choose words for the shuffle, and give away no more than their hash for now."""
        words = words or secrets.token_hex(BYTES_OF_WORDS)
        pledge = pledge_to(words)
        self.words[pledge] = words
        return pledge

    def show_words(self, table: TableInfo) -> TableInfo:
        """When everybody's pledges are known, show the words behind ours."""
        for seat in table.seats:
            owed = seat.yours and seat.words is None and self.words.get(seat.pledge or "")
            if table.state == "dealing" and owed:
                place = f"/{table.id}/seats/{seat.seat}/words"
                with suppress(RefusedError):  # it is too late, and the deal went on without them
                    return self._table("PUT", place, {"words": owed})
        return table

    def start(self, table: str) -> TableInfo:
        """Start the game, as the host."""
        return self._table("POST", f"/{table}/start")

    def connect(self, table: str) -> ClientConnection:
        """A socket at a table."""
        return connect(
            self.socket_address(table),
            additional_headers={"cookie": self.cookie},
            compression=None,
            create_connection=Link,
            max_queue=None,  # somebody who has not read everything can still leave at once
            proxy=None,
            ssl=TlsContext() if self.server.startswith("https") else None,
        )

    def socket_address(self, table: str) -> str:
        """Where a table's socket is."""
        return self.server.replace("http", "ws", 1) + f"/api/tables/{table}/socket"

    @property
    def cookie(self) -> str:
        """By which the server knows you."""
        return "; ".join(f"{one.name}={one.value}" for one in self._cookies)

    def _table(self, method: str, path: str, body: Any = None) -> TableInfo:
        answer = self.ask(method, f"/api/tables{path}", body)
        return self.show_words(msgspec.convert(answer, TableInfo))


def refused_by(answer: bytes) -> RefusedError:
    """What an answer that says no means."""
    try:
        problem = msgspec.json.decode(answer, type=Problem)
    except msgspec.DecodeError:
        return RefusedError(answer.decode(errors="replace"))
    return RefusedError(problem.why, problem.reason.value)


class Player:
    """Somebody in a seat, connected until it is closed."""

    def __init__(self, guest: Guest, table: str, seat: int) -> None:
        self._guest = guest
        self._socket: ClientConnection | None = None
        self.table = table
        self.seat = seat
        self.view: View | None = None
        self.info: TableInfo | None = None
        self.said: list[Said] = []

    def __enter__(self) -> "Player":
        self._connect()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def close(self) -> None:
        """Leave; the seat stays yours."""
        if self._socket is not None:
            self._socket.close()

    def turns(self) -> Iterator[View]:
        """The view, every time that it is for you to act, until the game is over."""
        while self.view is None or not self.view.over:
            view = self.view
            if view is not None and self.seat in view.waiting_for and view.legal:
                yield view
                if self.view is not view:
                    continue
            self.receive()

    def play(self, *steps: int | str, words: str = "") -> Done | Refused:
        """Do some steps whole or not at all; the answer comes when they are safe.

        With a proposal you can say a sentence, such as your word of honour.
        """
        version = self.view.version if self.view else 0
        chosen = secrets.token_hex(8)
        return self._until_answered(
            Act(id=chosen, seat=self.seat, version=version, steps=list(steps), words=words),
            chosen,
        )

    def take_back(self) -> Done | Refused:
        """Take your last step back."""
        version = self.view.version if self.view else 0
        chosen = secrets.token_hex(8)
        return self._until_answered(TakeBack(id=chosen, seat=self.seat, version=version), chosen)

    def say(self, text: str = "", phrase: str = "") -> None:
        """Say something to all at the table."""
        self._send(Say(seat=self.seat, text=text, phrase=phrase, id=secrets.token_hex(8)))

    def receive(self, timeout: float | None = None) -> ToClient:
        """The next message; the view and the rest are noted."""
        while True:
            try:
                if self._socket is None:
                    self._connect()
                assert self._socket is not None
                message: ToClient = decode_to_client(self._socket.recv(timeout))
            except LOST as error:
                self._lost(error)
                continue
            self._note(message)
            return message

    def _note(self, message: ToClient) -> None:
        if isinstance(message, View):
            self.view = message
        elif isinstance(message, Seating):
            self.info = message.table
            self._guest.show_words(message.table)
        elif isinstance(message, Said):
            self.said.append(message)
        elif isinstance(message, Unsaid):
            self.said = [line for line in self.said if line.seat != message.seat]

    def _until_answered(self, wish: Act | TakeBack, chosen: str) -> Done | Refused:
        """Send a wish, again after every lost connection, until there is an answer."""
        sent_on = None
        while True:
            if self._socket is None or sent_on is not self._socket:
                self._send(wish)
                sent_on = self._socket
            message = self.receive()
            if isinstance(message, Done | Refused) and message.id in (chosen, None):
                if isinstance(message, Done):
                    self._wait_for(message.version)
                return message

    def _wait_for(self, version: int) -> None:
        """The view that belongs to an answer."""
        while self.view is None or self.view.version < version:
            self.receive()

    def _send(self, wish: FromClient) -> None:
        while True:
            try:
                if self._socket is None:
                    self._connect()
                assert self._socket is not None
                self._socket.send(encode(wish).decode())
            except LOST as error:
                self._lost(error)
            else:
                return

    def _lost(self, error: BaseException) -> None:
        """The connection is gone; for good if the server said so."""
        if isinstance(error, TimeoutError):
            raise error
        self._socket = None
        if isinstance(error, ConnectionClosed) and error.rcvd and error.rcvd.code in FOR_GOOD:
            raise RefusedError(error.rcvd.reason) from error

    def _connect(self) -> None:
        """Connect, and while the server is away try again."""
        give_up_at = time.monotonic() + PATIENCE
        pause = FIRST_PAUSE
        while True:
            try:
                self._socket = self._guest.connect(self.table).__enter__()
            except LOST:
                if time.monotonic() > give_up_at:
                    raise
                time.sleep(pause)
                pause = min(2 * pause, LONGEST_PAUSE)
            else:
                return
