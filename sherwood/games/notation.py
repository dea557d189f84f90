"""The text of every action of a game, the way back from text to number, and what it means.

A game declares its actions by patterns. `rob {seat}` is one text for each seat, and means the verb
`rob` with that seat as its argument. A program reads verb and arguments, and never the text.
"""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import chain, product
from typing import Any, NamedTuple, get_args

from sherwood.games.block import Block
from sherwood.games.seats import COLOURS

LONGEST = 60  # how much of a text an error message repeats
SLOT = re.compile(r"\{(\w+)\}")


class Meaning(NamedTuple):
    """An action taken apart."""

    verb: str
    args: tuple[str | int, ...]


@dataclass(frozen=True)
class Slot:
    """What can stand at a place of a pattern: texts, and the arguments that each of them means."""

    name: str  # as the documentation writes it
    type: Any  # of the arguments
    texts: tuple[str, ...]
    args: tuple[tuple[str | int, ...], ...]


@dataclass(frozen=True)
class Saying:
    """The actions of one pattern."""

    pattern: str
    place: str
    verb: str
    slots: dict[str, Slot]  # in the order of the arguments
    says: str  # who says it, and when


def one_of(name: str, words: Any) -> Slot:
    """One of the words of a type."""
    texts = get_args(words)
    return Slot(f"<{name}>", words, texts, tuple((text,) for text in texts))


def just(word: str, words: Any) -> Slot:
    """One word of a type, and no other."""
    return Slot(word, words, (word,), ((word,),))


def phrases(name: str, words: Any, *texts: str) -> Slot:
    """One of the words of a type, each in a text of its own."""
    return Slot(f"<{name}>", words, texts, tuple((word,) for word in get_args(words)))


def several(name: str, words: Any, choices: Iterable[Sequence[str]]) -> Slot:
    """Several words of a type at once."""
    groups = tuple(map(tuple, choices))
    return Slot(name, words, tuple(map(" ".join, groups)), groups)


def numbers(name: str, values: Sequence[int]) -> Slot:
    """One of some numbers."""
    return Slot(f"<{name}>", int, tuple(map(str, values)), tuple((value,) for value in values))


def seats(count: int) -> Slot:
    """A seat: its colour in the text, its number as the argument."""
    return Slot("<colour>", int, COLOURS[:count], tuple((seat,) for seat in range(count)))


class Notation:
    """Numbers given out in order, each to one text."""

    def __init__(self) -> None:
        self.sayings: list[Saying] = []
        self._texts: list[str] = []
        self._places: list[str] = []
        self._meanings: list[Meaning] = []
        self._numbers: dict[tuple[str, ...], int] = {}

    def __len__(self) -> int:
        return len(self._texts)

    def add(self, pattern: str, *, at: str, verb: str = "", says: str = "", **slots: Slot) -> Block:
        """Give the next numbers to the texts of a pattern; the block of those numbers.

        The last slot changes fastest. Actions are chosen `at` a place: an area of the board, and the
        things there that one points at. Without a verb, it is what stands before the first slot.
        """
        first = len(self._texts)
        verb = verb or "_".join(pattern.partition("{")[0].split())
        order = SLOT.findall(pattern)
        for chosen in product(*(range(len(slot.texts)) for slot in slots.values())):
            which = dict(zip(slots, chosen, strict=True))
            texts = {name: slots[name].texts[number] for name, number in which.items()}
            args = chain.from_iterable(slots[name].args[which[name]] for name in order)
            self._give(pattern.format(**texts), at.format(**texts), Meaning(verb, tuple(args)))
        in_order = {name: slots[name] for name in order}
        self.sayings.append(Saying(pattern, at, verb, in_order, says))
        return Block(first, len(self._texts) - first)

    def add_one(
        self, pattern: str, *, at: str, verb: str = "", says: str = "", **slots: Slot
    ) -> int:
        """Give the next number to a pattern with one text; that number."""
        return self.add(pattern, at=at, verb=verb, says=says, **slots).first

    def _give(self, text: str, place: str, meaning: Meaning) -> None:
        self._numbers[read(text)] = len(self._texts)
        self._texts.append(text)
        self._places.append(place)
        self._meanings.append(meaning)

    def describe(self, action: int) -> str:
        """The text of an action."""
        return self._texts[self._checked(action)]

    def place_of(self, action: int) -> str:
        """Where on the board an action is chosen."""
        return self._places[self._checked(action)]

    def meaning_of(self, action: int) -> Meaning:
        """The verb of an action and its arguments."""
        return self._meanings[self._checked(action)]

    def parse(self, text: str) -> int:
        """The action of a text. Case, spaces and the order of what follows the verb are free."""
        if not isinstance(text, str):
            raise ValueError(f"an action is a number or a text, not {text!r}")
        action = self._numbers.get(read(text))
        if action is None:
            raise ValueError(self._complaint(text))
        return action

    def _checked(self, action: int) -> int:
        if not 0 <= action < len(self._texts):
            raise ValueError(f"there is no action {action}; they go from 0 to {len(self) - 1}")
        return action

    def _complaint(self, text: str) -> str:
        words = read(text)
        alike = [known for known in self._texts if words and known.split()[0] == words[0]]
        if not alike:
            verbs = dict.fromkeys(known.split()[0] for known in self._texts)
            return f"no action is called {shortened(text)}; they begin with {', '.join(verbs)}"
        examples = ", ".join(f"'{known}'" for known in alike[:3])
        return f"no action is called {shortened(text)}; there are {examples} and the like"


def read(text: str) -> tuple[str, ...]:
    """The words of a text, the verb first and the others sorted; a+b is b+a."""
    verb, *others = text.lower().split() or [""]
    return (verb, *sorted("+".join(sorted(other.split("+"))) for other in others))


def shortened(text: str) -> str:
    """A text in quotes, cut where it is too long for a message."""
    return repr(text if len(text) <= LONGEST else text[:LONGEST] + "…")
