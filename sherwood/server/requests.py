"""What requests bring and answers carry: people, games, tables, seats, replays.

What goes over the socket of a table is in `messages.py`. Both are in web/src/wire/messages.ts, which is
generated: `python -m sherwood.server.typescript`.
"""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from sherwood.bots.faces import Beard, Brows, Build, Dye, Hair, Hat, Mark, Nose
from sherwood.play.text import LONGEST_NAME, LONGEST_WORDS, check_words, tidy_name
from sherwood.server.refusal import About, Reason, Refusal

Name = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME, pattern=r"\S")]
Level = Annotated[str, Meta(max_length=40)]
Pledge = Annotated[str, Meta(max_length=64, pattern=r"^[0-9a-f]{64}$")]
Seconds = Annotated[float, Meta(ge=0, le=86_400)]
HIGHEST_SEAT = 15  # more than any game has: a table refuses by itself what it does not have
SeatNumber = Annotated[int, Meta(ge=0, le=HIGHEST_SEAT)]
# What games show, as their own types have it (sherwood/games/<game>/shape.py).
GameView = Annotated[dict[str, Any], Meta(title="GameView")]
GameEvent = Annotated[dict[str, Any], Meta(title="GameEvent")]
Language = Literal["de", "en", "it"]
DIGITS = 6  # of a code that are secret; four before them may say which code is meant


# ---- people and games


class Me(Struct, kw_only=True):
    """Who you are here."""

    known: bool  # false: you have not said your name yet
    name: str
    language: Language
    moved_at: float | None  # when another device became you last


class NewMe(Struct, kw_only=True, forbid_unknown_fields=True):
    """What you want to be called, and which language you read."""

    name: Name
    language: Language = "en"

    def __post_init__(self) -> None:
        self.name = tidy_name(self.name)


class OptionInfo(Struct, kw_only=True):
    """Something that can be chosen before a game starts."""

    name: str
    default: Any
    says: str
    choices: list[Any]  # its values; none: it has figures, as an edition has
    seats: bool  # whether every seat of the table is a value, too
    printed: int | None  # which of the choices the printed rules have
    for_people: Any  # its default where people play without a clock; none: the same


class PresetInfo(Struct, kw_only=True):
    """Options that belong together, chosen by one name."""

    name: str
    says: str
    options: dict[str, Any]  # all others are as they are by default


class LessonInfo(Struct, kw_only=True):
    """A game with a known deal, for a newcomer."""

    name: str
    players: int
    seat: int  # where the learner sits
    steps: list[str]  # what the learner is led to do, in order


class FaceInfo(Struct, kw_only=True):
    """How somebody looks, by the parts of a face."""

    hat: Hat
    hair: Hair
    beard: Beard
    brows: Brows
    nose: Nose
    build: Build
    mark: Mark
    dress: Dye
    cloth: Dye  # of the hat
    mane: Dye  # of hair and beard


class ResidentInfo(Struct, kw_only=True):
    """A person of the town, who is one of the bots. A relative has the same name and a numeral."""

    name: str
    bot: str  # empty: a traveller, who may be any bot that has no residents
    face: FaceInfo
    says: dict[Language, str]  # who that is, in a line


class GameInfo(Struct, kw_only=True):
    """A game that can be played here."""

    name: str
    least: int
    most: int
    options: list[OptionInfo]
    presets: list[PresetInfo]
    bots: list[str]
    served: list[str]  # of the bots those that only a server has: no page plays them by itself
    strengths: list[str]  # of the bots those that one chooses among, the weakest first
    company: list[str]  # of the bots those of the usual strength, who come where nobody was asked
    residents: list[ResidentInfo]  # who the bots are
    lessons: list[LessonInfo]
    figures: dict[str, Any]  # the printed numbers of the edition in the box
    facts: dict[str, Any]  # what else the rule book says and no view repeats
    talks: bool  # whether people bargain before somebody decides, under a sand-glass


class Clock(Struct, kw_only=True):
    """What the server's clock says."""

    now: float  # in seconds, as deadlines are


class Phrase(Struct, kw_only=True):
    """Something that can be said in every language."""

    phrase: str
    text: str


class LaidLesson(Struct, kw_only=True):
    """A lesson as a page plays it by itself: the table on which it begins, and what everybody does."""

    bots: list[str]  # the level of each seat; empty: the learner
    options: dict[str, Any]
    lines: list[str]  # `colour: action`, in order
    secret: str
    position: dict[str, Any]
    table: str  # in base64


class Catalogue(Struct, kw_only=True):
    """What a page has to know that plays without a server; it is a file beside the modules."""

    games: list[GameInfo]
    phrases: dict[str, dict[str, list[Phrase]]]  # by game and language
    lessons: dict[str, dict[str, LaidLesson]]  # by game and name
    colours: list[str]  # of the seats, in order
    pace: float  # seconds that a bot takes for a decision
    patience: float  # seconds that people have to speak before a bot ends the talk
    answer_time: float  # seconds after which the table says no for those who let it


class TalkBook(Struct, kw_only=True):
    """What bots can say at a table of one game, and who says what: for a page that plays without a server."""

    lines: dict[str, dict[str, list[str]]]  # by what happened and by the speaker's part in it
    own: dict[str, dict[str, dict[str, list[str]]]]  # the same by character, besides
    gaps: dict[str, list[str]]  # what a line speaks of, in its order, where it speaks of anything
    readily: dict[str, float]  # how readily each bot speaks
    rest: int  # events that a bot is silent after a line
    breath: int  # and all after anybody's
    oftener: int  # how much rather a bot says a line of its own


class TalkTexts(Struct, kw_only=True):
    """The same in one language."""

    lines: dict[str, str]
    nouns: dict[str, str]  # the things that lines speak of


# ---- tables


class SitDown(Struct, kw_only=True, forbid_unknown_fields=True):
    """Take a seat, or change how you sit there; what is left out stays as it is."""

    name: Name
    pledge: Pledge | None = None  # to your words for the shuffle, which you show at the start
    says_no: bool | None = None  # the table says no for you when no is all that you could say

    def __post_init__(self) -> None:
        self.name = tidy_name(self.name)


class NewTable(Struct, kw_only=True, forbid_unknown_fields=True):
    """A table as its host wants it."""

    game: Annotated[str, Meta(max_length=40)]
    players: Annotated[int, Meta(ge=1, le=16)]
    preset: Annotated[str, Meta(max_length=40)] | None = None  # what `options` do not say
    options: dict[str, Any] = {}
    bots: Annotated[list[Level | None], Meta(max_length=16)] = []  # a level for each seat, or none
    clock: Annotated[float, Meta(ge=1, le=86_400)] | None = None  # seconds for a decision
    # Seconds in the sand-glass of a talk. 0: none, nobody is hurried. None: it hurries bots alone.
    glass: Annotated[float, Meta(ge=0, le=86_400)] | None = None
    glass_once: bool = False  # one for the whole talk, not for each thing that is talked about
    open: bool = False  # in the list for everybody; otherwise by link alone
    spectators: bool = True  # whether others may watch what is public
    chat: bool = True
    hot_seat: bool = False  # several people on one device
    grace: Seconds | None = None  # until a bot stands in; none: what the server says
    bot_pace: Seconds | None = None
    lesson: Annotated[str, Meta(max_length=40)] | None = None  # it fixes seats, bots and options
    sit: SitDown | None = None  # take the first seat without a bot at once
    start: bool = False  # begin at once, with bots in all seats that are left


class ShowWords(Struct, kw_only=True, forbid_unknown_fields=True):
    """The words that you pledged, once the game begins and everybody's pledges are known."""

    words: Annotated[str, Meta(min_length=1, max_length=LONGEST_WORDS)]

    def __post_init__(self) -> None:
        check_words(self.words)


class AddBot(Struct, kw_only=True, forbid_unknown_fields=True):
    """Let a bot take a seat."""

    level: Level


class SetPace(Struct, kw_only=True, forbid_unknown_fields=True):
    """How fast the bots of a table play from now on."""

    bot_pace: Seconds | None  # none: what the server says


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
    pledge: str | None  # to words for the shuffle
    words: str | None  # the words themselves, when they have been shown
    says_no: bool | None  # in a seat of yours
    new_link: Literal["given", "taken"] | None  # to the seat of somebody who was gone
    was_yours: bool  # until somebody took it by its new link
    points: int | None  # once the game is over, for those who may see it again
    place: int | None  # the same; 1: won


class TableInfo(Struct, kw_only=True):
    """A table as everybody sees it who has its link."""

    id: str
    game: str
    players: int
    options: dict[str, Any]
    clock: float | None
    glass: float | None  # seconds in the sand-glass; 0: none; none: it hurries bots alone
    glass_once: bool  # one for the whole talk, not for each thing that is talked about
    open: bool
    spectators: bool
    chat: bool
    hot_seat: bool
    bot_pace: float | None  # seconds that bots take for a decision; none: what the server says
    state: Literal["waiting", "dealing", "playing", "over"]  # dealing: show your words
    you_are_host: bool
    host: int | None  # where the host sits
    seats: list[SeatInfo]
    commitment: str
    lesson: str | None
    created_at: float
    started_at: float | None
    ended_at: float | None
    previous: str | None
    rematch: str | None
    watching: int  # people who are connected and do not sit there


class Handover(Struct, kw_only=True):
    """How another device gets a seat; it works once."""

    secret: str  # of a link: /seat#secret
    code: str | None  # to be typed; the last six digits are secret. None: there is only the link
    seconds: float  # for which it works


class Claim(Struct, kw_only=True, forbid_unknown_fields=True):
    """What somebody brings from another device: the secret of a link, or a code."""

    secret: Annotated[str, Meta(min_length=1, max_length=64)] | None = None
    code: Annotated[str, Meta(max_length=10, pattern=r"^([0-9]{4})?[0-9]{6}$")] | None = None
    table: Annotated[str, Meta(max_length=32)] | None = None  # where six digits alone were typed
    # Drawn by a device that is nobody yet: with the same one it is answered again, once it has taken over.
    request_id: Annotated[str, Meta(min_length=22, max_length=40)] | None = None

    def __post_init__(self) -> None:
        if (self.secret is None) == (self.code is None):
            raise ValueError("a claim has either a secret or a code")
        if self.code is not None and len(self.code) == DIGITS and self.table is None:
            raise ValueError("six digits alone need a table")


class Claimed(Struct, kw_only=True):
    """Who a device is when it takes what it claims."""

    name: str
    tables: int  # at which they sit and which are not over
    table: str  # where the way there was opened
    seat: int | None  # a lost seat with a new link; none: it is all that the person has


class TakenOver(Struct, kw_only=True):
    """Who you are from now on, and where to go."""

    me: Me
    table: str


class Fairness(Struct, kw_only=True):
    """The proof of a fair shuffle; the secret and the key are told when the game is over."""

    commitment: str
    pledges: list[str]  # of each seat; empty: it has no words
    contributions: list[str]  # empty though there is a pledge: the words were withheld
    secret: str | None
    key: str | None
    lesson: str | None  # then the cards were laid for the learner, and anybody can know them


class ReplayStep(Struct, kw_only=True):
    """One action of a finished game, and what was seen then."""

    seat: int | None  # none: the start
    text: str
    view: GameView
    events: list[GameEvent]


class Words(Struct, kw_only=True):
    """What somebody said with a proposal. Show it as text and as nothing else."""

    seat: int
    proposal: int  # which of that seat's in this game, from 1 on
    text: str


class Replay(Struct, kw_only=True):
    """A stretch of a finished game."""

    length: int
    start: int
    steps: list[ReplayStep]


class Told(Struct, kw_only=True):
    """What one change told."""

    version: int
    at: float
    events: list[GameEvent]


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


REST = (
    Me,
    NewMe,
    GameInfo,
    Clock,
    Phrase,
    Catalogue,
    TalkBook,
    TalkTexts,
    NewTable,
    SitDown,
    ShowWords,
    AddBot,
    SetPace,
    TableInfo,
    Handover,
    Claim,
    Claimed,
    TakenOver,
    Fairness,
    Replay,
    Words,
    Story,
    Problem,
)
