"""Prints what every bot of a game chooses at some tables: `python -m tests.bots.choices sheriff`.

Run compiled and interpreted (NUMBA_DISABLE_JIT=1), the output must be the same.
"""

import random
import sys
import warnings

import sherwood
from sherwood.bots import roster
from sherwood.games.game import load
from tests.bots.playing import next_seat
from tests.games.counting import counting_of

FEW = 9  # decisions between two looks at what the bots would do
LONG = 72  # decisions are enough of a game
SHARP = "sharp:1"
ONCE = 60  # when it is asked
OFTEN = 0.9  # a steady bot leads the way


def choices(game: str, players: int, variant: int) -> list[str]:
    """The beginning of a game that a steady bot leads, with what all bots would do on the way."""
    chance = random.Random(players + variant)
    match = sherwood.new(game, players, seed=variant, options=counting_of(game).VARIANTS[variant])
    bots = {name: roster.hire(name, game, 3) for name in roster.makers_in(game)}
    bots[SHARP] = roster.hire(SHARP, game, 3)
    lines: list[str] = []
    for count in range(LONG):
        seat = next_seat(match)
        hidden, legal = match.hidden(seat), match.legal(seat)
        asked = [name for name in bots if name != SHARP] if count % FEW == 0 else []
        for name in [*asked, *([SHARP] if count == ONCE else [])]:
            action = bots[name].choose(hidden, seat, legal)
            lines.append(f"{count} {seat} {name}: {match.describe(action)}")
        lead = bots["steady"].choose(hidden, seat, legal)
        match.play(seat, lead if chance.random() < OFTEN else chance.choice(legal))
    return lines


def main(game: str) -> None:
    """Every variant of a game, each with one number of players."""
    warnings.simplefilter("error")
    sizes = load(game).game.PLAYERS
    for variant in range(len(counting_of(game).VARIANTS)):
        players = sizes[variant % len(sizes)]
        sys.stdout.write(
            f"{game} {players} {variant}\n" + "\n".join(choices(game, players, variant))
        )
        sys.stdout.write("\n")


if __name__ == "__main__":
    main(sys.argv[1])
