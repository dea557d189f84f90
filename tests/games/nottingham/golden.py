"""Golden games: whole games as text files, so that any change of behaviour shows in their diff.

`python -m tests.games.nottingham.golden` writes them anew; read the diff before you believe it.
"""

import random
from collections.abc import Iterator
from pathlib import Path

import sherwood
from tests.games.nottingham.positions import play, turn_up

FOLDER = Path(__file__).with_name("playthroughs")
SEEDS = {3: 1, 4: 1, 5: 2, 7: 1}  # of the games played at random, by the number of players

EVERY_EVENT = """
red: ambush
red: keep purple
red: pass
purple: buy
yellow: offer silver
blue: offer gems
red: offer gems
purple: refuse
purple: lay 3 copper
yellow: hold
red: spring purple
yellow: buy
blue: offer gems
red: offer gems
purple: offer gold
yellow: accept purple
yellow: pass
blue: buy
red: offer gems
purple: show hand
yellow: offer pearls
blue: refuse
blue: pass
red: steal from yellow
yellow: yield
red: pass
purple: raid yellow
yellow: defend
purple: pass
yellow: rob red
red: yield
yellow: seize gems
yellow: pass
blue: raid red
red: yield
blue: seize copper
blue: pass
red: take
red: pass
purple: barter
yellow: offer silver gold
blue: offer copper
red: offer gems
purple: accept yellow
purple: lay 3 copper
yellow: hold
yellow: discard gems
yellow: discard necklace
yellow: take
yellow: task three_pairs silver pearls chest
blue: take
blue: lay 3 gems
yellow: hold
"""


def games() -> Iterator[tuple[str, sherwood.Match]]:
    """Every golden game with its name, played anew."""
    for players, seed in SEEDS.items():
        yield f"{players}_players", played_at_random(players, seed)
    yield "every_event", played_by_hand()


def played_at_random(players: int, seed: int) -> sherwood.Match:
    """A game in which all choose at random."""
    match = sherwood.new("nottingham", players=players, seed=seed)
    chance = random.Random(seed)
    while not match.over:
        seat = chance.choice(match.actors)
        match.play(seat, chance.choice(match.legal(seat)))
    return match


def played_by_hand() -> sherwood.Match:
    """A short game in which everything happens that can happen."""
    hands = [
        {"copper": 1, "gems": 2},
        {"copper": 3},
        {"silver": 2, "pearls": 2, "necklace": 2, "chest": 2},
        {"gems": 3},
    ]
    match = turn_up(
        *("gold", "copper", "copper", "copper", "silver"),
        *("gems", "pearls", "gems", "chest", "chest"),
        players=4,
        bare=True,
        sheriff=18,
        hands=hands,
        ambushes=[[], [], ["red"]],
        ambush_pile=["purple", "blue"],
    )
    return play(match, *EVERY_EVENT.strip().splitlines())


def text_of(match: sherwood.Match) -> str:
    """What stands in the file."""
    return match.log(seals=False, story=True)


if __name__ == "__main__":
    for name, match in games():
        (FOLDER / f"{name}.log").write_text(text_of(match), encoding="utf-8", newline="\n")
