"""What a table is asked to do, and what it answers."""

import asyncio
from collections.abc import Callable, Sequence

import msgspec

from sherwood.server.live.deputies import Decision
from sherwood.server.live.sitting import Sitting
from sherwood.server.messages import Done, Refused
from sherwood.server.store.journal import Row

Answer = Done | Refused


class Play(msgspec.Struct, frozen=True):
    """Do some steps of a seat, whole or not at all; without steps, take its last one back."""

    seat: int
    request_id: str  # of whoever chose it: the same again is the same action
    version: int  # of the view in which it was chosen
    steps: Sequence[int | str] | None
    by: str  # a person, a bot, or the clock
    answer: Callable[[Answer], None]  # called once, when it is durable or refused
    asker: Sitting | None = None  # who is sent the view and the answer together
    decision: Decision | None = None  # of a deputy, who has tried the steps already
    words: str = ""  # said with the proposal that the steps end with
    is_due: bool = False  # its moment has come, so it is not kept any longer


class FromWorker(msgspec.Struct, frozen=True):
    """Go on with rows that another worker wrote."""

    rows: Sequence[Row]


class Reload(msgspec.Struct, frozen=True):
    """Read again who sits where."""

    tell_others: bool
    done: asyncio.Future[None]


class CatchUp(msgspec.Struct, frozen=True):
    """Read what was written in the meantime."""

    done: asyncio.Future[None]


class End(msgspec.Struct, frozen=True):
    """Note that the game is over."""


Command = Play | FromWorker | Reload | CatchUp | End
