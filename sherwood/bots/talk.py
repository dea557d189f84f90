"""Small talk: what a bot says to what everybody has just seen.

It follows from the public events, the bots' characters and a seed, and from nothing else: no bot
ever says a word about cards that are hidden. Each says at most one line in several events, and two
never speak at once. What there is to say about a game is in the file `talk.py` of its folder; in a
game without one, bots are silent.
"""

import hashlib
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, NamedTuple, Protocol, cast

from sherwood.bots.folders import has_part, part_of

REST = 6  # events that a bot is silent after a line
DOER, VICTIM, WITNESS = "doer", "victim", "witness"
RESERVED = 0.2  # how readily somebody speaks who is not named here or by the game
READILY = {"novice": 0.35, "sharp": 0.15}
TALK = "talk"

Event = Mapping[str, Any]
News = Sequence[Event]
Lines = Mapping[tuple[str, str], tuple[str, ...]]
"""What can be said, by what happened and by the speaker's part in it."""
Texts = Mapping[str, Mapping[str, str]]
"""Phrases, each in every language."""


class Occasion(NamedTuple):
    """Something to talk about: what happened, who did it, and to whom."""

    event: str
    doer: int | None
    victim: int | None


class Phrasebook(Protocol):
    """What can be said about one game. A module is a phrasebook."""

    READILY: Mapping[str, float]  # how readily each character speaks
    LINES: Lines  # what any bot may say
    OWN_LINES: Mapping[str, Lines]  # what a character says besides
    SMALL_TALK: Texts  # all these lines; people are not offered them
    PHRASES: Texts  # what people are offered to say, besides what fits every game

    @staticmethod
    def occasion(news: News) -> Occasion | None:
        """What there is to talk about in the public events of one action."""
        ...


def phrasebook_of(game: str) -> Phrasebook | None:
    """What can be said about a game; None where nobody has written that yet."""
    return cast(Phrasebook, part_of(game, TALK)) if has_part(game, TALK) else None


def spoken_of(news: News, lines: Lines) -> Occasion | None:
    """The first event about which something can be said."""
    known = {event for event, _ in lines}
    for event in news:
        if event["event"] in known:
            return Occasion(str(event["event"]), event.get("seat"), event.get("other"))
    return None


class SmallTalk:
    """The bots of one table, listening."""

    def __init__(self, game: str, bots: Mapping[int, str], seed: str) -> None:
        self._book, self._seed = phrasebook_of(game), seed
        self._bots = {seat: name.partition(":")[0] for seat, name in bots.items()}
        self._heard = 0
        self._quiet = dict.fromkeys(bots, 0)  # how many events since a bot spoke last

    def hear(self, news: News) -> tuple[int, str] | None:
        """What is said to the public events of one action: by which seat, and which phrase."""
        self._heard += len(news)
        for seat in self._quiet:
            self._quiet[seat] += len(news)
        found = self._book.occasion(news) if self._book is not None else None
        return None if self._book is None or found is None else self._reply(self._book, found)

    def _reply(self, book: Phrasebook, found: Occasion) -> tuple[int, str] | None:
        """The line of the bot that is most eager to speak, if one is."""
        eager: list[tuple[float, int, str]] = []
        for seat, name in self._bots.items():
            dice = self._dice(seat)
            choices = lines_of(book, name, found.event, role_of(seat, found))
            chance = dice.random() / readiness_of(book, name)
            if choices and self._quiet[seat] >= REST and chance < 1.0:
                eager.append((chance, seat, dice.choice(choices)))
        if not eager:
            return None
        _, seat, phrase = min(eager)
        self._quiet[seat] = 0
        return seat, phrase

    def _dice(self, seat: int) -> Random:
        words = f"{self._seed} {seat} {self._heard}".encode()
        digest = hashlib.blake2b(words, digest_size=8).digest()
        return Random(int.from_bytes(digest, "little"))  # noqa: S311 - it is only talk


def lines_of(book: Phrasebook, name: str, event: str, role: str) -> tuple[str, ...]:
    """What a bot may say: what any may, and its own lines."""
    own = book.OWN_LINES.get(name, {})
    return book.LINES.get((event, role), ()) + own.get((event, role), ())


def readiness_of(book: Phrasebook, name: str) -> float:
    """How readily a bot speaks."""
    return book.READILY.get(name, READILY.get(name, RESERVED))


def role_of(seat: int, found: Occasion) -> str:
    """What part a seat had in it."""
    if seat == found.doer:
        return DOER
    return VICTIM if seat == found.victim else WITNESS
