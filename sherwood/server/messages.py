"""Everything that goes over the wire, both ways.

web/src/wire/messages.ts is generated from this file: `python -m sherwood.server.typescript`.
"""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from sherwood.server.refusal import About, Reason, Refusal

Name = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"\S")]
Level = Annotated[str, Meta(max_length=40)]
Id = Annotated[str, Meta(min_length=1, max_length=40)]
Text = Annotated[str, Meta(max_length=80)]
Seconds = Annotated[float, Meta(ge=0, le=86_400)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Language = Literal["de", "en", "it"]
MOST_STEPS = 64
LONGEST_LINE = 300


# ---- people and games


class Me(Struct, kw_only=True):
    """Who you are here."""

    known: bool  # false: you have not said your name yet
    name: str
    language: Language


class NewMe(Struct, kw_only=True, forbid_unknown_fields=True):
    """What you want to be called, and which language you read."""

    name: Name
    language: Language = "en"


class OptionInfo(Struct, kw_only=True):
    """Something that can be chosen before a game starts."""

    name: str
    default: Any
    says: str


class LessonInfo(Struct, kw_only=True):
    """A game with a known deal, for a newcomer."""

    name: str
    players: int
    seat: int  # where the learner sits
    steps: list[str]  # what the learner is led to do, in order


class GameInfo(Struct, kw_only=True):
    """A game that can be played here."""

    name: str
    least: int
    most: int
    options: list[OptionInfo]
    bots: list[str]
    lessons: list[LessonInfo]
    figures: dict[str, Any]  # the printed numbers of the edition in the box


class Phrase(Struct, kw_only=True):
    """Something that can be said in every language."""

    phrase: str
    text: str


# ---- tables


class SitDown(Struct, kw_only=True, forbid_unknown_fields=True):
    """Take a seat, or change how you sit there; what is left out stays as it is."""

    name: Name
    contribution: Annotated[str, Meta(max_length=200)] | None = None  # words for a fair shuffle
    says_no: bool | None = None  # the table says no for you when no is all that you could say


class NewTable(Struct, kw_only=True, forbid_unknown_fields=True):
    """A table as its host wants it."""

    game: Annotated[str, Meta(max_length=40)]
    players: Annotated[int, Meta(ge=1, le=16)]
    options: dict[str, Any] = {}
    bots: Annotated[list[Level | None], Meta(max_length=16)] = []  # a level for each seat, or none
    clock: Annotated[float, Meta(ge=1, le=86_400)] | None = None  # seconds for a decision
    open: bool = False  # in the list for everybody; otherwise by link alone
    spectators: bool = True  # whether others may watch what is public
    chat: bool = True
    hot_seat: bool = False  # several people on one device
    grace: Seconds | None = None  # until a bot stands in; none: what the server says
    bot_pace: Seconds | None = None
    lesson: Annotated[str, Meta(max_length=40)] | None = None  # it fixes seats, bots and options
    sit: SitDown | None = None  # take the first seat without a bot at once
    start: bool = False  # begin at once, with bots in all seats that are left


class AddBot(Struct, kw_only=True, forbid_unknown_fields=True):
    """Let a bot take a seat."""

    level: Level


class SeatInfo(Struct, kw_only=True):
    """A seat and who sits there."""

    seat: int
    colour: str
    kind: Literal["empty", "person", "bot"]
    name: str
    bot: str | None
    yours: bool
    present: bool  # the person is connected
    stand_in: bool  # a bot plays until the person is back
    contribution: str | None  # your words for the shuffle, in a seat of yours
    says_no: bool | None  # likewise


class TableInfo(Struct, kw_only=True):
    """A table as everybody sees it who has its link."""

    id: str
    game: str
    players: int
    options: dict[str, Any]
    clock: float | None
    open: bool
    spectators: bool
    chat: bool
    hot_seat: bool
    state: Literal["waiting", "playing", "over"]
    you_are_host: bool
    seats: list[SeatInfo]
    commitment: str
    lesson: str | None
    created_at: float
    started_at: float | None
    ended_at: float | None
    previous: str | None
    rematch: str | None


class Fairness(Struct, kw_only=True):
    """The proof of a fair shuffle; the secret and the key are told when the game is over."""

    commitment: str
    contributions: list[str]
    secret: str | None
    key: str | None
    lesson: str | None  # then the cards were laid for the learner, and anybody can know them


class ReplayStep(Struct, kw_only=True):
    """One action of a finished game, and what was seen then."""

    seat: int | None  # none: the start
    text: str
    view: dict[str, Any]
    events: list[dict[str, Any]]


class Replay(Struct, kw_only=True):
    """A stretch of a finished game."""

    length: int
    start: int
    steps: list[ReplayStep]


class Told(Struct, kw_only=True):
    """What one change told."""

    version: int
    at: float
    events: list[dict[str, Any]]


class Story(Struct, kw_only=True):
    """A stretch of what one pair of eyes has seen so far."""

    version: int  # the newest; 0: the game has not started
    told: list[Told]
    next: int | None  # the version to go on with; none: that was all


class Problem(Struct, kw_only=True):
    """What was wrong, for a program and for a person to read."""

    status: int
    why: str
    reason: Reason
    about: About  # what the reason is about, as a name or some colours

    @classmethod
    def of(cls, refusal: Refusal) -> "Problem":
        """A refusal as an answer."""
        reason = refusal.reason
        return cls(status=reason.status, why=refusal.why, reason=reason, about=refusal.about)


# ---- the socket, from you


class Act(Struct, kw_only=True, tag="act", tag_field="type", forbid_unknown_fields=True):
    """What you choose: one step, or several that are done together or not at all."""

    id: Id  # yours; the same again is the same action
    seat: SeatNumber
    version: int  # of the view in which you chose
    steps: Annotated[list[int | Text], Meta(min_length=1, max_length=MOST_STEPS)]


class TakeBack(Struct, kw_only=True, tag="take_back", tag_field="type", forbid_unknown_fields=True):
    """Take your last step back, as long as nobody has learned anything from it."""

    id: Id
    seat: SeatNumber
    version: int


class Say(Struct, kw_only=True, tag="say", tag_field="type", forbid_unknown_fields=True):
    """A line of chat: your words, or a phrase that everybody reads in their own language."""

    seat: SeatNumber
    text: Annotated[str, Meta(max_length=LONGEST_LINE)] = ""
    phrase: Annotated[str, Meta(max_length=40)] = ""


class Look(Struct, kw_only=True, tag="look", tag_field="type", forbid_unknown_fields=True):
    """See the table from another seat of yours."""

    seat: SeatNumber


class Mute(Struct, kw_only=True, tag="mute", tag_field="type", forbid_unknown_fields=True):
    """Read no more from a seat, or again."""

    seat: SeatNumber
    on: bool


class Again(Struct, kw_only=True, tag="again", tag_field="type", forbid_unknown_fields=True):
    """Send me the newest view."""


# ---- the socket, to you


class Choice(Struct, kw_only=True):
    """Something that you may do: its number, its text, and where on the board it is chosen."""

    action: int
    text: str
    place: str


class View(Struct, kw_only=True, tag="view", tag_field="type"):
    """The table as you see it now."""

    version: int  # how often something changed that you could see
    view: dict[str, Any]
    seat: int | None  # whose eyes; none: a spectator's
    legal: list[Choice]
    waiting_for: list[int]
    over: bool
    events: list[dict[str, Any]]  # since the last view on this socket
    can_take_back: bool
    deadline: float | None  # the clock of the table: when it chooses for who is waited for


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
    def because(cls, refusal: Refusal, chosen: str | None = None) -> "Refused":
        """A refusal as a message."""
        reason = refusal.reason
        stale = reason is Reason.STALE
        return cls(id=chosen, why=refusal.why, reason=reason, about=refusal.about, stale=stale)


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


FromClient = Act | TakeBack | Say | Look | Mute | Again
ToClient = View | Done | Refused | Seating | Said
REST = (
    Me,
    NewMe,
    GameInfo,
    Phrase,
    NewTable,
    SitDown,
    AddBot,
    TableInfo,
    Fairness,
    Replay,
    Story,
    Problem,
)

decode_from_client = msgspec.json.Decoder(FromClient).decode
decode_to_client = msgspec.json.Decoder(ToClient).decode
encode = msgspec.json.Encoder().encode
