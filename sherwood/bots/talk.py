"""Small talk: what a bot says to what everybody has just seen.

It follows from what a spectator sees, the bots' characters and a seed, and from nothing else: no bot
ever says a word about cards that are hidden. Each says at most one line in several events, two never
speak at once, and at one table no line is heard twice. What there is to say about a game is in the file
`talk.py` of its folder; in a game without one, bots are silent. The page has the same for games on a
device, in `web/src/local/smalltalk.ts`, and a test compares what is said.
"""

import hashlib
from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Any, NamedTuple, Protocol, cast

from sherwood.bots.folders import has_part, part_of
from sherwood.bots.lines import GAP, Lines, Texts, Things, phrase_with

REST = 6  # events that a bot is silent after a line
BREATH = 3  # events that all are silent after anybody's, so that each is read
DOER, VICTIM, WITNESS = "doer", "victim", "witness"
RESERVED = 0.2  # how readily somebody speaks who is not named here or by the game
READILY = {"pupil": 0.4, "novice": 0.35, "apprentice": 0.3, "sharp": 0.15, "master": 0.1}
TALK, NEWS = "talk", "news"
WORD, SIDES = 4, 2**32  # bytes of a die, and how many faces that makes
OFTENER = 2  # how much rather a bot says a line of its own

Event = Mapping[str, Any]
News = Sequence[Event]
View = Mapping[str, Any]
"""What a spectator sees."""
NOTHING: Things = MappingProxyType({})


class Occasion(NamedTuple):
    """Something to talk about: what happened, who did it, and to whom."""

    events: tuple[str, ...]  # what can be said of it, the most telling first
    doer: int | None
    victim: int | None
    things: Things = NOTHING  # what there is to name


class Phrasebook(Protocol):
    """What can be said about one game. A module is a phrasebook."""

    READILY: Mapping[str, float]  # how readily each character speaks
    LINES: Lines  # what any bot may say
    OWN_LINES: Mapping[str, Lines]  # what a character says besides
    SMALL_TALK: Texts  # all these lines; people are not offered them
    PHRASES: Texts  # what people are offered to say, besides what fits every game
    NOUNS: Texts  # the things that lines speak of

    @staticmethod
    def occasions(now: View, before: View) -> Sequence[Occasion]:
        """What there is to talk about after an action, what matters most first."""
        ...


def phrasebook_of(game: str) -> Phrasebook | None:
    """What can be said about a game; None where nobody has written that yet."""
    return cast(Phrasebook, part_of(game, TALK)) if has_part(game, TALK) else None


class SmallTalk:
    """The bots of one table, listening."""

    def __init__(self, game: str, bots: Mapping[int, str], seed: str) -> None:
        self._book, self._seed = phrasebook_of(game), seed
        self._bots = {seat: name.partition(":")[0] for seat, name in bots.items()}
        self._heard = 0
        self._since = BREATH  # how many events since anybody spoke last
        self._quiet = dict.fromkeys(bots, 0)  # how many events since a bot spoke last
        self._said: set[str] = set()
        self._before: View | None = None

    def hear(self, view: View) -> tuple[int, str] | None:
        """What is said to what a spectator now sees: by which seat, and which phrase."""
        news: News = view[NEWS]
        before, self._before = self._before or view, view
        self._heard += len(news)
        self._since += len(news)
        for seat in self._quiet:
            self._quiet[seat] += len(news)
        if self._book is None or not news or self._since < BREATH:
            return None
        replies = (self._reply(self._book, one) for one in self._book.occasions(view, before))
        return next((reply for reply in replies if reply is not None), None)

    def _reply(self, book: Phrasebook, found: Occasion) -> tuple[int, str] | None:
        """The line of the bot that is most eager to speak, if one is."""
        eager: list[tuple[float, int, str]] = []
        for seat, name in self._bots.items():
            first, second = self._dice(seat)
            choices = self._choices(book, name, found, role_of(seat, found))
            chance = first / readiness_of(book, name)
            if choices and self._quiet[seat] >= REST and chance < 1.0:
                eager.append((chance, seat, choices[int(second * len(choices))]))
        if not eager:
            return None
        _, seat, phrase = min(eager)
        self._quiet[seat] = self._since = 0
        self._said.add(key_of(phrase))
        return seat, phrase

    def _choices(self, book: Phrasebook, name: str, found: Occasion, role: str) -> list[str]:
        """What a bot can say that nobody has said yet, about the most telling side of it."""
        for event in found.events:
            keys = [key for key in lines_of(book, name, event, role) if key not in self._said]
            filled = [phrase_with(key, book.SMALL_TALK, found.things) for key in keys]
            if phrases := [phrase for phrase in filled if phrase is not None]:
                return phrases
        return []

    def _dice(self, seat: int) -> tuple[float, float]:
        """Two numbers below one. They come from a hash that pages have, too."""
        digest = hashlib.sha256(f"{self._seed} {seat} {self._heard}".encode()).digest()
        first, second = (int.from_bytes(digest[at : at + WORD], "big") for at in (0, WORD))
        return first / SIDES, second / SIDES


def key_of(phrase: str) -> str:
    """Which phrase it is, whatever it is filled with."""
    return phrase.partition(GAP)[0]


def lines_of(book: Phrasebook, name: str, event: str, role: str) -> Iterator[str]:
    """What a bot may say: its own lines, more than once, and what any may."""
    own = book.OWN_LINES.get(name, {})
    for _ in range(OFTENER):
        yield from own.get((event, role), ())
    yield from book.LINES.get((event, role), ())


def readiness_of(book: Phrasebook, name: str) -> float:
    """How readily a bot speaks."""
    return book.READILY.get(name, READILY.get(name, RESERVED))


def role_of(seat: int, found: Occasion) -> str:
    """What part a seat had in it."""
    if seat == found.doer:
        return DOER
    return VICTIM if seat == found.victim else WITNESS
