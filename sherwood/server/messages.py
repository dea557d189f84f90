"""Everything that goes over the socket of a table, both ways. What requests carry is in `requests.py`.

web/src/wire/messages.ts is generated from both files: `python -m sherwood.server.typescript`.
"""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from sherwood.server.refusal import About, Reason, Refusal
from sherwood.server.requests import GameEvent, GameView, SeatNumber, TableInfo

Id = Annotated[str, Meta(min_length=1, max_length=40)]
Text = Annotated[str, Meta(max_length=80)]
GameOutlook = Annotated[dict[str, Any], Meta(title="GameOutlook")]
MOST_STEPS = 64
LONGEST_LINE = 300
LONGEST_WORD = 80


# ---- the socket, from you


class Chosen(Struct, kw_only=True):
    """What every choice has."""

    id: Id  # yours, of printable ASCII; the same again is the same action
    seat: SeatNumber
    version: int  # of the view in which you chose

    def __post_init__(self) -> None:
        if not (self.id.isascii() and self.id.isprintable()):  # a pattern takes ten times as long
            raise ValueError("an id is made of printable ASCII characters")


class Act(Chosen, kw_only=True, tag="act", tag_field="type", forbid_unknown_fields=True):
    """What you choose: one step, or several that are done together or not at all."""

    steps: Annotated[list[int | Text], Meta(min_length=1, max_length=MOST_STEPS)]
    # What you say with a proposal, such as a word of honour: a line of chat that is kept with it.
    words: Annotated[str, Meta(max_length=LONGEST_WORD)] = ""


class TakeBack(Chosen, kw_only=True, tag="take_back", tag_field="type", forbid_unknown_fields=True):
    """Take your last step back, as long as nobody has learned anything from it."""


class Say(Struct, kw_only=True, tag="say", tag_field="type", forbid_unknown_fields=True):
    """A line of chat: your words, or a phrase that everybody reads in their own language."""

    seat: SeatNumber
    text: Annotated[str, Meta(max_length=LONGEST_LINE)] = ""
    phrase: Annotated[str, Meta(max_length=40)] = ""
    id: Id | None = None  # yours, by which you know a refusal of it


class Look(Struct, kw_only=True, tag="look", tag_field="type", forbid_unknown_fields=True):
    """See the table from another seat of yours."""

    seat: SeatNumber
    id: Id | None = None  # yours, by which you know a refusal of it


class Mute(Struct, kw_only=True, tag="mute", tag_field="type", forbid_unknown_fields=True):
    """Read no more from a seat, or again."""

    seat: SeatNumber
    on: bool
    id: Id | None = None  # yours, by which you know a refusal of it


class Gesture(Struct, kw_only=True, tag="gesture", tag_field="type", forbid_unknown_fields=True):
    """What others see you do, and what is no part of the game.

    While you `compose`, the sand-glass stands still for a while. Where you have the last word, your hand
    can `reach` for what is talked about of a seat. You `rest` when you do neither any more.
    """

    seat: SeatNumber
    does: Literal["compose", "reach", "rest"]
    over: SeatNumber | None = None  # for whose thing you reach
    id: Id | None = None  # yours, by which you know a refusal of it


class Again(Struct, kw_only=True, tag="again", tag_field="type", forbid_unknown_fields=True):
    """Send me the newest view."""


# ---- the socket, to you


class Choice(Struct, kw_only=True):
    """Something that you may do: its number and text, where it is chosen, what it means and will do."""

    action: int
    text: str
    place: str
    verb: str
    args: list[str | int]
    outlook: GameOutlook  # what it will do, as far as you can know


class MomentView(Struct, kw_only=True):
    """The table between two steps of an action, as you saw it then."""

    view: GameView
    to_come: int  # how many of the events beside it are told after it


class View(Struct, kw_only=True, tag="view", tag_field="type"):
    """The table as you see it now."""

    version: int  # how often something changed that you could see
    view: GameView
    seat: int | None  # whose eyes; none: a spectator's
    legal: list[Choice]
    waiting_for: list[int]
    over: bool
    moments: list[MomentView]  # of the last action, before its end, in order; most have none
    events: list[GameEvent]  # since the last view on this socket
    can_take_back: bool
    deadline: float | None  # the clock of the table: when it chooses for those who are waited for


class Done(Struct, kw_only=True, tag="done", tag_field="type"):
    """Your action is done and will not be lost."""

    id: str
    version: int


class Refused(Struct, kw_only=True, tag="refused", tag_field="type"):
    """Nothing was done. The newest view follows where that helps."""

    id: str | None
    why: str
    reason: Reason
    about: About
    stale: bool  # you chose in an older view

    @classmethod
    def because(cls, refusal: Refusal, request_id: str | None = None) -> "Refused":
        """A refusal as a message."""
        reason = refusal.reason
        stale = reason is Reason.STALE
        return cls(id=request_id, why=refusal.why, reason=reason, about=refusal.about, stale=stale)


class Seating(Struct, kw_only=True, tag="table", tag_field="type"):
    """Who sits where, and how the table stands."""

    table: TableInfo


class Said(Struct, kw_only=True, tag="said", tag_field="type"):
    """A line of chat. Show it as text and as nothing else."""

    number: int
    seat: int
    text: str
    phrase: str
    at: float
    proposal: (
        int | None
    )  # with which of that seat's proposals in this game, from 1 on; none: with none


class Unsaid(Struct, kw_only=True, tag="unsaid", tag_field="type"):
    """Whoever sat there wanted to be forgotten: show none of their lines any more."""

    seat: int


class Glass(Struct, kw_only=True, tag="glass", tag_field="type"):
    """The sand-glass of the talk, where whoever has the last word waits for others."""

    seconds: float  # in a full one
    ends: float | None  # when it runs out, if it stands still until then; none: it is put away
    still_until: float  # it stands still, while somebody composes, or did so until then


class Reached(Struct, kw_only=True, tag="reached", tag_field="type"):
    """The hand of whoever has the last word is on something, or not any more."""

    seat: int
    over: int | None  # whose it is


class Moved(Struct, kw_only=True, tag="moved", tag_field="type"):
    """Another device is you as well from now on."""

    at: float


FromClient = Act | TakeBack | Say | Look | Mute | Gesture | Again
ToClient = View | Done | Refused | Seating | Said | Unsaid | Glass | Reached | Moved
decode_from_client = msgspec.json.Decoder(FromClient).decode
decode_to_client = msgspec.json.Decoder(ToClient).decode
encode = msgspec.json.Encoder().encode
