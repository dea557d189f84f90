"""One game being played: who may act, what they may choose, what they see, and what was done."""

import json
from array import array
from dataclasses import replace
from functools import cache, lru_cache
from typing import Any

import numpy as np

from sherwood.games import sight
from sherwood.games.blank import blank
from sherwood.games.dice import key_from_bytes
from sherwood.games.game import proposals, scenes
from sherwood.games.record import Bytes, Tables, copied
from sherwood.games.seats import COLOURS
from sherwood.play.head import Head, settled
from sherwood.play.paper import FIRST, GOING_ON, Written, as_view, opening_of, paper
from sherwood.play.warm import ready

SPECTATOR = sight.SPECTATOR
ALL_SEATS = 0xFF
MOST_SHOWN = 12  # choices in an error message
BYTES_OF_ACTION = 2
ALIGNED = 16  # bytes


class IllegalAction(ValueError):
    """An action that may not be done now. It says why, and nothing has changed."""


class Match:
    """A game of one table, from its head and the actions so far."""

    __slots__ = (
        "_actors",
        "_cells",
        "_count",
        "_done",
        "_ending",
        "_kernels",
        "_laid",
        "_next",
        "_notes",
        "_opening",
        "game",
        "head",
        "players",
        "table_bytes",
    )

    def __init__(self, head: Head) -> None:
        loaded = ready(head.game)
        self.game, self._kernels = loaded.game, loaded.kernels
        self.head = settled(head)
        self.players = head.players
        self._done = array("H")  # seat and action in turn: copied much faster than a list
        table = blank_table(head.game, head.players, json.dumps(self.head.options))
        key = key_from_bytes(head.key)
        if head.position is None:
            self._kernels.setup(table, key)
        else:
            self.game.place(table, head.position, key)
        self._opening = opening_of(self.head, GOING_ON)
        self._ending: bytes | None = None  # the same at the end, when somebody has asked for it
        self._cells: bytearray
        self._laid: Tables | None
        self.table = table

    @property
    def table(self) -> Tables:
        """Everything that lies on the table, secrets included."""
        if self._laid is None:
            self._laid = self.table_bytes.view(self.game.TABLE)
        return self._laid

    @table.setter
    def table(self, table: Tables) -> None:
        size = rounded_up(self.game.TABLE.itemsize)
        self._lay(bytearray(size + self._kernels.NOTES.itemsize))
        self.table_bytes[:] = table.view(np.uint8)
        self._look(self._kernels.look(self.table_bytes, self._notes))

    def _lay(self, cells: bytearray) -> None:
        """The table and the scratch pad beside it are one piece of memory, so that a copy is one.

        A copy by NumPy lets go of the interpreter's lock, and then has to wait for it.
        """
        both, size = np.frombuffer(cells, np.uint8), self.game.TABLE.itemsize
        self._cells, self._laid = cells, None  # the record is made where it is needed
        self.table_bytes: Bytes = both[:size]
        self._notes: Bytes = both[rounded_up(size) :]

    def _look(self, around: int) -> None:
        """Take in what a look around told: who may act, who is next, and that seat's actions."""
        self._actors = around & ALL_SEATS
        self._next = around >> self._kernels.SEAT_BITS & ALL_SEATS
        self._count = around >> self._kernels.COUNT_BITS

    def copy(self) -> "Match":
        """The same match, to be played on independently."""
        twin = object.__new__(Match)
        twin.game, twin._kernels, twin.head = self.game, self._kernels, self.head
        twin.players, twin._opening, twin._ending = self.players, self._opening, None
        twin._actors, twin._next, twin._count = self._actors, self._next, self._count
        twin._done = self._done[:]
        twin._lay(self._cells[:])
        return twin

    @property
    def actions(self) -> list[tuple[int, int]]:
        """What was done, by whom and in order."""
        return list(zip(self._done[::2], self._done[1::2], strict=True))

    @property
    def last_actor(self) -> int:
        """Who did something last."""
        return self._done[-2]

    @property
    def last_action(self) -> int:
        """What was done last."""
        return self._done[-1]

    @property
    def names(self) -> tuple[str, ...]:
        """What the players are called: by their names, or by their colours."""
        return self.head.names or COLOURS[: self.players]

    def rename(self, names: tuple[str, ...]) -> None:
        """Call the players otherwise from now on; nothing else depends on their names."""
        self.head = settled(replace(self.head, names=names))
        self._opening, self._ending = opening_of(self.head, GOING_ON), None

    @property
    def actors(self) -> tuple[int, ...]:
        """The seats that may act now; several at once where the rules say so."""
        return seats_of(self._actors)

    @property
    def next_seat(self) -> int | None:
        """Of those who may act, the one to ask first where nobody hurries; None at the end.

        At the gate, for one, those are the merchants, so that the sheriff does not decide
        before anybody could speak.
        """
        return self._next if self._actors else None

    def quiet(self, seat: int, action: int | str) -> bool:
        """Whether a legal step shows its seat nothing new, so that others can be chosen with it."""
        number = self._number(action)
        return bool(self._kernels.quiet(self.hidden(seat), self._checked(seat), number))

    @property
    def last_word(self) -> int | None:
        """Who may end what the others could still say, as the sheriff at the gate; None: nobody."""
        seat: int = self._kernels.last_word(self.table)
        return seat if seat >= 0 else None

    @property
    def talks(self) -> int:
        """What can still be talked about, as flags: whoever has the last word ends one after another."""
        return int(self._kernels.talks(self.table))

    def proposed(self, seat: int) -> int:
        """What of that a seat has proposed something about that stands there unanswered, as flags."""
        return int(self._kernels.proposed(self.table, seat))

    def legal(self, seat: int) -> list[int]:
        """The actions that a seat may choose from now."""
        if seat == self._next:
            return noted(self._notes, self._count)
        notes = np.zeros(1, self._kernels.NOTES)
        count = self._kernels.legal(self.table, self._checked(seat), notes)
        return noted(notes.view(np.uint8), count)

    def legal_texts(self, seat: int) -> list[str]:
        """The legal actions of a seat, as texts."""
        return [self.describe(action) for action in self.legal(seat)]

    def describe(self, action: int) -> str:
        """The text of an action."""
        return self.game.describe(action)

    def parse(self, text: str) -> int:
        """The action of a text."""
        return self.game.parse(text)

    def play(self, seat: int, action: int | str) -> None:
        """Do what a seat has chosen. An IllegalAction leaves the match untouched."""
        number = self._number(action)
        seat = self._checked(seat)
        outcome = self._kernels.play(self.table_bytes, seat, number, self._notes)
        if outcome < 0:
            self._look(self._kernels.look(self.table_bytes, self._notes))
            raise IllegalAction(self._complaint(outcome, seat, number))
        self._look(outcome)
        self._done.extend((seat, number))

    @property
    def moments(self) -> int:
        """How many moments the last action had between its steps."""
        return int(self.table_bytes[ready(self.head.game).writing.MOMENTS])

    @property
    def scene(self) -> float:
        """For how many seconds people are shown the last action on the board; 0.0: it is no scene."""
        return scenes(self.head.game).get(self.game.meaning_of(self.last_action).verb, 0.0)

    @property
    def is_proposal(self) -> bool:
        """Whether the last action proposes something to others."""
        return self.game.meaning_of(self.last_action).verb in proposals(self.head.game)

    def film(self, seat: int, action: int, moments: int) -> Bytes:
        """The table at so many moments of an action that is done next, as bytes."""
        reel = np.zeros((moments, len(self.table_bytes)), np.uint8)
        ready(self.head.game).writing.film(self.table_bytes, seat, action, reel)
        return reel

    def hidden(self, seat: int) -> Tables:
        """The table as a seat knows it: what bots and views start from."""
        hidden = copied(self.table)
        self._kernels.hide(hidden, self._checked(seat, SPECTATOR))
        return hidden

    def guessed(self, seat: int, key: bytes) -> "Match":
        """The match as it might be for all that a seat knows: the unknown is dealt anew."""
        twin, table = self.copy(), copied(self.table)
        keys = key_from_bytes(key).reshape(1, -1)
        self._kernels.guess(table, self._checked(seat, SPECTATOR), keys)
        twin.table = table  # with other cards, others have other choices
        return twin

    def view(self, seat: int = SPECTATOR) -> dict[str, Any]:
        """What a seat sees, as JSON. Without a seat: what a spectator sees."""
        return as_view(self.opening, self._shown_to(seat))

    def written(self, seat: int = SPECTATOR) -> bytes:
        """The same as a part of JSON, as it was written from a table hidden from the seat."""
        return self._shown_to(seat).text

    def _shown_to(self, seat: int) -> Written:
        return shown_to(self._checked(seat, SPECTATOR), self)

    @property
    def opening(self) -> bytes:
        """How everybody's view begins: with what the head says, and how the game has ended."""
        if self._actors:
            return self._opening
        if self._ending is None:
            self._ending = opening_of(self.head, ending_of(self))
        return self._ending

    def news(self) -> list[dict[str, Any]]:
        """The events of the last action, as one who sees everything would tell them."""
        events: list[dict[str, Any]] = json.loads(b"[%b]" % laid_open(self).events)
        return events

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._actors == 0

    @property
    def scores(self) -> list[int]:
        """The points of every seat so far."""
        points = np.zeros(self.players, np.int64)
        self._kernels.scores(self.table, points)
        return [int(score) for score in points]

    @property
    def winners(self) -> list[int]:
        """The seats that have won; nobody before the end."""
        points = np.zeros(self.players, np.int64)
        return list(seats_of(self._kernels.winners(self.table, points))) if self.over else []

    def log(self, *, seals: bool = True, story: bool = False) -> str:
        """The match as a text that a person can read and a program can replay."""
        from sherwood.play.log import write

        return write(self, seals=seals, story=story)

    def _checked(self, seat: int, lowest: int = 0) -> int:
        """A seat of this table."""
        if type(seat) is int and lowest <= seat < self.players:
            return seat
        if isinstance(seat, bool) or not isinstance(seat, int | np.integer):
            raise IllegalAction(f"a seat is a number from 0 to {self.players - 1}, not {seat!r}")
        if not lowest <= seat < self.players:
            raise IllegalAction(f"there is no seat {seat}; they go from 0 to {self.players - 1}")
        return int(seat)

    def _number(self, action: int | str) -> int:
        """The number of an action given as number or text."""
        if type(action) is int and 0 <= action < self.game.ACTIONS:
            return action
        if isinstance(action, str):
            try:
                return self.game.parse(action)
            except ValueError as error:
                raise IllegalAction(str(error)) from None
        if isinstance(action, bool) or not isinstance(action, int | np.integer):
            raise IllegalAction(f"an action is a number or a text, not {action!r}")
        if not 0 <= action < self.game.ACTIONS:
            raise IllegalAction(
                f"there is no action {action}; they go from 0 to {self.game.ACTIONS - 1}"
            )
        return int(action)

    def _complaint(self, outcome: int, seat: int, action: int) -> str:
        """Why a seat cannot do an action now."""
        if outcome == self._kernels.GAME_OVER:
            return "the game is over"
        wish = f"{self.names[seat]} cannot '{self.describe(action)}' now"
        if outcome == self._kernels.NOT_YOUR_TURN:
            waited_for = " and ".join(self.names[actor] for actor in self.actors)
            return f"{wish}: the table waits for {waited_for}"
        choices = [f"'{text}'" for text in self.legal_texts(seat)]
        shown = ", ".join(choices[:MOST_SHOWN])
        more = f" and {len(choices) - MOST_SHOWN} more" if len(choices) > MOST_SHOWN else ""
        return f"{wish}; possible are {shown}{more}"


def laid_open(match: Match) -> Written:
    """All that lies on the table and all that just happened, as a part of JSON.

    Of a game that goes on nobody gets this: a match tells its own program all news with it, and pages
    lay open what they read from a finished log.
    """
    return shown_to(sight.OPEN, match)


def shown_to(viewer: int, match: Match) -> Written:
    """What a viewer sees, as parts of JSON."""
    sheet = paper(match.head.game)
    ready(match.head.game).writing.show(match.table_bytes, viewer, sheet.bytes)
    return sheet.read(FIRST)[0]


def ending_of(match: Match) -> dict[str, Any]:
    """How a match has ended: the score sheet, and what decided."""
    sheet = paper(match.head.game)
    ready(match.head.game).writing.end(match.table_bytes, sheet.bytes)
    ending: dict[str, Any] = json.loads(b"{" + sheet.read(FIRST)[0].sight)
    return ending


def blank_table(game: str, players: int, options: str) -> Tables:
    """A table with nothing on it but the edition and the options, given as JSON."""
    return copied(laid_blank(game, players, options))


@lru_cache
def laid_blank(game: str, players: int, options: str) -> Tables:
    """The same, laid once and kept, since it takes longer than playing a whole game."""
    return blank(ready(game).game, players, json.loads(options))


@cache
def rounded_up(size: int) -> int:
    """To where something else may begin."""
    return -(-size // ALIGNED) * ALIGNED


def noted(notes: Bytes, count: int) -> list[int]:
    """So many actions from a scratch pad, where they stand first."""
    return memoryview(notes.data)[: count * BYTES_OF_ACTION].cast("h").tolist()


@cache
def seats_of(flags: int, first: int = 0) -> tuple[int, ...]:
    """The seats whose flags are set, counted from the first."""
    return tuple(first + at for at in range(flags.bit_length()) if flags >> at & 1)
