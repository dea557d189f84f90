"""The test vectors of docs/fairness.json: `python -m tests.play.vectors` writes them."""

import json
from pathlib import Path
from typing import Any

import numpy as np

import sherwood
from sherwood.games.dice import WORDS_IN_BLOCK, secret_from_seed
from sherwood.play.fairness import commitment_to, mix_key, pledge_to
from tests.games.cup import block_of, cup, mix, throw

PLACE = Path(__file__).parents[2] / "docs" / "fairness.json"
SEED = 1
KEY = secret_from_seed(SEED)
MANY_SIDES, THROWN_AGAIN = 2_096_129, 6259  # of this block, the first word has to be thrown again
WORDS = ("acorn 00ff", "Übermut und Müßiggang", "", "🦌 hart")
DEALS: tuple[tuple[str, int, dict[str, Any]], ...] = (
    ("nottingham", 3, {}),
    ("nottingham", 7, {"first": 4}),
    ("sheriff", 3, {"royal": True}),
    ("sheriff", 4, {"hand": 7, "left_out": True}),
    ("sheriff", 5, {"first": 2}),
)


def hashes() -> dict[str, Any]:
    """A secret and some words, and what follows from them."""
    return {
        "secret": KEY.hex(),
        "commitment": commitment_to(KEY),
        "contributions": list(WORDS),
        "pledges": [pledge_to(words) if words else "" for words in WORDS],
        "key": mix_key(KEY, WORDS).hex(),
    }


def block(stream: int, number: int) -> dict[str, Any]:
    """One block of the cipher."""
    out = np.zeros(WORDS_IN_BLOCK, np.int64)
    block_of(cup(SEED), stream, number, out)
    return {"stream": stream, "block": number, "words": [f"{word:08x}" for word in out.tolist()]}


def throws(stream: int, sides: int, first_block: int = 0) -> dict[str, Any]:
    """Successive throws, from some block of a stream on."""
    table = cup(SEED)
    table["rolls"][0, stream] = first_block
    thrown = [int(throw(table, stream, sides)) for _ in range(8)]
    return {"stream": stream, "first_block": first_block, "sides": sides, "thrown": thrown}


def shuffle(stream: int, count: int) -> dict[str, Any]:
    """The places from 0 on, shuffled."""
    cards = np.arange(count)
    mix(cup(SEED), stream, cards)
    return {"stream": stream, "cards": count, "shuffled": cards.tolist()}


def deal(game: str, players: int, options: dict[str, Any]) -> dict[str, Any]:
    """Everybody's first hand in a game, and the head that decides it."""
    match = sherwood.new(game, players, seed=SEED, options=options)
    settled = match.head.options
    return {
        "game": game,
        "players": players,
        "options": {name: value for name, value in settled.items() if name != "edition"},
        "edition": settled["edition"],
        "key": match.head.key.hex(),
        "hands": [match.view(seat)["seats"][seat]["hand"] for seat in range(players)],
    }


def vectors() -> dict[str, Any]:
    """All of them."""
    return {
        "key": KEY.hex(),
        "hashes": [hashes()],
        "blocks": [block(0, 0), block(1, 0), block(4, 3)],
        "throws": [throws(0, 4), throws(4, 9), throws(2, MANY_SIDES, THROWN_AGAIN)],
        "shuffles": [shuffle(1, 5), shuffle(1, 84)],
        "deals": [deal(*one) for one in DEALS],
    }


def as_text(value: Any) -> str:
    """A value in one line."""
    return json.dumps(value, ensure_ascii=False)


def made() -> str:
    """The file as it should be, a vector on each line."""
    parts = [
        f"{as_text(name)}: [\n  " + ",\n  ".join(map(as_text, value)) + "\n ]"
        if isinstance(value, list)
        else f"{as_text(name)}: {as_text(value)}"
        for name, value in vectors().items()
    ]
    return "{\n " + ",\n ".join(parts) + "\n}\n"


def shown() -> str:
    """The few that docs/fairness.md shows."""
    mixed, blocks, dealt = hashes(), block(1, 0)["words"], deal(*DEALS[0])
    return "\n".join(
        (
            f"key                            {KEY.hex()}",
            f"commitment to it as a secret   {mixed['commitment']}",
            f"pledge to '{WORDS[0]}'         {mixed['pledges'][0]}",
            f"stream 1, block 0              {' '.join(blocks[:6])} …",
            f"stream 0, four sides           {' '.join(map(str, throws(0, 4)['thrown']))}",
            f"0 1 2 3 4, shuffled, stream 1  {' '.join(map(str, shuffle(1, 5)['shuffled']))}",
            f"key of that secret, no words   {dealt['key']}",
            f"Nottingham for three with it   {'; '.join(map(counted, dealt['hands']))}",
        )
    )


def counted(hand: dict[str, int]) -> str:
    """A hand in words."""
    return ", ".join(f"{count} {card}" for card, count in hand.items())


if __name__ == "__main__":
    PLACE.write_text(made(), encoding="utf-8")
