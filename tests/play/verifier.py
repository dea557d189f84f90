"""Checks a log's shuffle with nothing but docs/fairness.md: no line here knows Sherwood's code.

python tests/play/verifier.py game.log
"""

import hashlib
import json
import struct
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

WORD = 2**32
START = (0x61707865, 0x3320646E, 0x79622D32, 0x6B206574)
COLUMNS = ((0, 4, 8, 12), (1, 5, 9, 13), (2, 6, 10, 14), (3, 7, 11, 15))
DIAGONALS = ((0, 5, 10, 15), (1, 6, 11, 12), (2, 7, 8, 13), (3, 4, 9, 14))
FIRST, DECK = 0, 1
KINDS = ("copper", "silver", "gold", "pearls", "gems", "necklace", "chest")
GOODS = ("apples", "cheese", "bread", "chickens", "pepper", "mead", "silk", "crossbow")
ROYAL = ("green_apples", "golden_apples", "gouda", "bleu", "rye", "pumpernickel", "rooster")


def sha(title: str, *parts: bytes) -> str:
    return hashlib.sha256(title.encode() + b"\n" + b"".join(parts)).hexdigest()


def pledge_of(words: str) -> str:
    return sha("sherwood words 1", words.encode())


def commitment_of(secret: str) -> str:
    return sha("sherwood commitment 1", bytes.fromhex(secret))


def key_of(secret: str, contributions: list[str]) -> str:
    said = [words.encode() for words in contributions]
    parts = [struct.pack("<Q", len(words)) + words for words in said]
    return sha("sherwood key 1", bytes.fromhex(secret), *parts)


def turned(word: int, bits: int) -> int:
    return (word << bits | word >> (32 - bits)) % WORD


def stir(words: list[int], a: int, b: int, c: int, d: int) -> None:
    for first, second in ((16, 12), (8, 7)):
        words[a] = (words[a] + words[b]) % WORD
        words[d] = turned(words[d] ^ words[a], first)
        words[c] = (words[c] + words[d]) % WORD
        words[b] = turned(words[b] ^ words[c], second)


def block(key: str, stream: int, number: int) -> list[int]:
    start = [*START, *struct.unpack("<8I", bytes.fromhex(key)), number, 0, stream, 0]
    words = list(start)
    for _ in range(4):
        for four in (*COLUMNS, *DIAGONALS):
            stir(words, *four)
    return [(word + first) % WORD for word, first in zip(words, start, strict=True)]


class Chance:
    """The streams of one key."""

    def __init__(self, key: str) -> None:
        self.key = key
        self.used: Counter[int] = Counter()

    def words(self, stream: int) -> Iterator[int]:
        while True:
            number = self.used[stream]
            self.used[stream] += 1
            yield from block(self.key, stream, number)

    def below(self, sides: int, words: Iterator[int]) -> int:
        while True:
            product = next(words) * sides
            if product % WORD >= WORD % sides:
                return product // WORD

    def throw(self, stream: int, sides: int) -> int:
        return self.below(sides, self.words(stream))

    def shuffle(self, stream: int, cards: list[Any]) -> None:
        words = self.words(stream)
        for last in range(len(cards) - 1, 0, -1):
            other = self.below(last + 1, words)
            cards[last], cards[other] = cards[other], cards[last]


def deal(game: str, players: int, options: Any, edition: Any, key: str) -> list[dict[str, int]]:
    """Everybody's first hand."""
    chance = Chance(key)
    deck = nottingham_deck() if game == "nottingham" else sheriff_deck(players, options, edition)
    chance.shuffle(DECK, deck)
    if options.get("left_out"):
        del deck[-10:]
    first = options["first"]
    begins = chance.throw(FIRST, players) if first == "random" else first
    each, seat = (3, begins) if game == "nottingham" else (hand_size(options, edition), begins + 1)
    hands: list[Counter[str]] = [Counter() for _ in range(players)]
    for number in range(each * players):
        hands[(seat + number) % players][deck.pop()] += 1
    return [dict(hand) for hand in hands]


def nottingham_deck() -> list[str]:
    return [kind for kind in KINDS for _ in range(12)]


def sheriff_deck(players: int, options: Any, edition: Any) -> list[str]:
    goods = (*GOODS, *ROYAL) if options["royal"] else GOODS
    fewer = edition["left_out_with_three"] if players == 3 else dict.fromkeys(goods, 0)
    return [good for good in goods for _ in range(edition["copies"][good] - fewer[good])]


def hand_size(options: Any, edition: Any) -> int:
    return int(edition["start"]["hand"] if options["hand"] is None else options["hand"])


def check(log: str) -> list[dict[str, int]]:
    """Everybody's first hand in a log whose shuffle was fair; any other is a ValueError."""
    lines = log.split("\nseal: ", maxsplit=1)[0].split("\n")
    head = dict(line.split(": ", 1) for line in lines[1:])
    contributions = json.loads(head.get("contributions", "[]"))
    pledges = json.loads(head.get("pledges", "[]"))
    if commitment_of(head["secret"]) != head["commitment"]:
        raise ValueError("the secret is not the one that was committed to")
    for pledge, words in zip(pledges, contributions, strict=bool(pledges)):
        if words and pledge_of(words) != pledge:
            raise ValueError("the words are not those that were pledged")
    if key_of(head["secret"], contributions) != head["key"]:
        raise ValueError("the key does not follow")
    options, edition = json.loads(head["options"]), json.loads(head["edition"])
    return deal(head["game"], json.loads(head["players"]), options, edition, head["key"])


if __name__ == "__main__":
    print(check(Path(sys.argv[1]).read_text(encoding="utf-8")))  # noqa: T201 - that is its purpose
