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

# Purple bribes red and keeps the promises given for it; red breaks the promise that blue has paid
# for; yellow promises much, and breaks it all in the last round, in which honest bags ruin him.
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
red: inspect purple
purple: add 5 gold, add silk from bag, add crossbow from bag, offer for passing
yellow: add 1 gold, promise not to open, offer for opening
red: add 20 gold, add mead, promise in words, demand
blue: add 5 gold, ask to pass my next bag, promise in words, offer for passing
yellow: withdraw, done
purple: add 5 gold, add 5 gold, add mead, add silk from bag, add silk from bag, add bread from bag
purple: promise 5 gold next round, promise to pass your next bag, offer for passing, done
red: pass
red: inspect blue
purple: add 1 gold, offer for opening
blue: add 20 gold, add cheese, offer for passing
red: open, lay crossbow right
red: inspect yellow
red: add 1 gold, promise not to open, demand
yellow: accept
yellow: draw
blue: take left, take right, draw
red: draw
red: load cheese, load cheese, close
blue: load apples, close
yellow: load pepper, close
yellow: declare chickens
blue: declare apples
red: declare cheese
purple: honour red
purple: inspect red, pass
purple: inspect yellow
blue: add 5 gold, offer for opening
yellow: promise 20 gold next round, promise not to open, offer for passing
purple: pass
purple: inspect blue
blue: done
purple: wave through
blue: draw
red: draw
purple: draw
purple: load bread, close
red: load cheese, load cheese, load cheese, load cheese, close
blue: load apples, close
blue: declare chickens
red: declare cheese
purple: declare bread
yellow: inspect red, open, pay chickens, pay pepper
yellow: inspect purple, open
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
