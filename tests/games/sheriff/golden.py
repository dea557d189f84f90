"""Golden games: whole games as text files, so that any change of behaviour shows in their diff.

`python -m tests.games.sheriff.golden` writes them anew; read the diff before you believe it.
"""

import random
from collections.abc import Iterator
from pathlib import Path

import sherwood
from tests.games.sheriff.positions import play, read, start

FOLDER = Path(__file__).with_name("playthroughs")
SEEDS = {3: 1, 5: 2}  # of the games played at random, by the number of players

# Purple bribes red, has blue's bag opened for it, and keeps the promises given then, but for some of
# the goods; blue breaks a word of honour; yellow promises much, and breaks it all in the last round,
# in which honest bags ruin him.
EVERYTHING_HAPPENS = """
purple: set aside bread, take left, lay bread right
yellow: draw
blue: set aside apples, set aside apples, draw, lay apples left, lay apples left
yellow: load chickens, close
purple: load silk, load silk
blue: load apples, load apples, load apples, load crossbow, close
purple: load mead, load bread, close
purple: declare bread
yellow: declare chickens
blue: declare apples
red: call
purple: about purple, add 5 gold, add silk from bag, add crossbow from bag, offer for passing
red: refuse purple's offer for purple
yellow: about purple, add 1 gold, promise not to open, offer for opening
red: about purple, add 20 gold, add mead, promise in words, demand
purple: refuse demand
blue: about purple, add 5 gold, promise in words, and pass yellow, offer for passing
blue: about blue, add 20 gold, add cheese, offer for passing, done
yellow: withdraw purple, done
purple: about purple, add 5 gold, add 5 gold, add mead
purple: add bread from bag, add silk from bag, add silk from bag, add crossbow from bag
purple: promise 5 gold next round, promise to pass your next bag, promise not to open
purple: promise in words, and open blue, offer for passing
red: pass purple
purple: about blue, add 1 gold, and open no other, offer for opening, done
red: open blue, lay crossbow right
yellow: about yellow, add chickens from bag, promise to pass your next bag
yellow: promise not to open, offer for passing
red: pass yellow
yellow: draw
blue: take left, take right, draw
red: judge purple kept, judge blue broken, draw
red: load cheese, load cheese, close
blue: load apples, close
yellow: load pepper, close
yellow: declare chickens
blue: declare apples
red: declare cheese
purple: honour red
purple: wave through red
yellow: about yellow, promise 20 gold next round, offer for passing
purple: pass yellow
purple: about blue, add 1 gold, demand
blue: accept
blue: draw
red: draw
purple: draw
purple: load bread, close
red: load cheese, load cheese, load cheese, load cheese, close
blue: load apples, close
blue: declare chickens
red: declare cheese
purple: declare bread
yellow: open red, pay pepper
yellow: open purple
yellow: stop
"""


def games() -> Iterator[tuple[str, sherwood.Match]]:
    """Every golden game with its name, played anew."""
    for players, seed in SEEDS.items():
        yield f"{players}_players", played_at_random(players, seed)
    yield "every_event", played_by_hand()


def played_at_random(players: int, seed: int) -> sherwood.Match:
    """A game in which all choose at random."""
    match = sherwood.new(
        "sheriff", players=players, seed=seed, options={"royal": True, "refill": "market"}
    )
    chance = random.Random(seed)
    while not match.over:
        seat = chance.choice(match.actors)
        match.play(seat, chance.choice(match.legal(seat)))
    return match


def played_by_hand() -> sherwood.Match:
    """The last three rounds of a game, in which everything happens that can happen.

    Blue's stand holds all cards that are not needed elsewhere, so that the draw pile runs out.
    """
    match = start(
        options={"refill": "market"},
        round=6,
        gold=[10, 30, 3, 50],
        hands=[
            {"cheese": 6},
            {"silk": 2, "mead": 1, "bread": 3},
            {"chickens": 4, "pepper": 2},
            {"apples": 5, "crossbow": 1},
        ],
        stands=[
            {"bread": 1},
            {"mead": 1, "apples": 2},
            {},
            read("37 apples 27 cheese 28 bread 19 chickens 19 pepper 19 mead 8 silk 4 crossbow"),
        ],
        draw_pile=["apples", "bread", "cheese"],
        discards=[
            ["pepper", "apples", "bread", "cheese", "apples", "silk", "silk"],
            ["chickens"],
        ],
    )
    return play(match, *EVERYTHING_HAPPENS.strip().splitlines())


def text_of(match: sherwood.Match) -> str:
    """What stands in the file."""
    return match.log(seals=False, story=True)


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name, match in games():
        (FOLDER / f"{name}.log").write_text(text_of(match), encoding="utf-8", newline="\n")
