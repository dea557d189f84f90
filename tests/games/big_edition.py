"""Prints how a game with large figures ends: `python -m tests.games.big_edition`.

Run compiled and interpreted (NUMBA_DISABLE_JIT=1), the output must be the same.
"""

import random
import sys
import warnings

import sherwood
from sherwood.games.game import load
from sherwood.games.options import settle_options
from tests.games.walk import walk

LARGEST_PENALTY = 100  # fits into the 8 bits of its field; the sum of two does not


def main() -> None:
    """One game of Sheriff at random, with penalties as high as can be."""
    warnings.simplefilter("error")
    figures = settle_options(load("sheriff").game.OPTIONS, {}, 3)["edition"]
    figures["penalties"] = dict.fromkeys(figures["penalties"], LARGEST_PENALTY)
    match = sherwood.new("sheriff", players=3, seed=0, options={"edition": figures})
    for _ in walk(match, random.Random(0)):
        pass
    sys.stdout.write(match.log())


if __name__ == "__main__":
    main()
