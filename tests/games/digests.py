"""Prints the digests of some random games: `python -m tests.games.digests nottingham`.

Run compiled, interpreted (NUMBA_DISABLE_JIT=1) and bounds-checked (NUMBA_BOUNDSCHECK=1), the
output must be the same.
"""

import hashlib
import random
import sys
import warnings
from itertools import islice

from sherwood.play.safe import safe_action
from tests.amounts import amount
from tests.games.walk import TABLES, features, guess, hide, new_match, walk

SOME = 5  # actions between two looks at moments
FEW = 40  # actions between two looks at everything
LONGEST = amount(300, soaking=1_000_000)  # actions of a game, which take long interpreted


def digest(name: str, players: int, variant: int) -> str:
    """One game or its beginning, with all that can be computed from its tables."""
    seen = hashlib.sha256()
    match = new_match(name, players, variant, seed=players)
    for count, (seat, action) in enumerate(islice(walk(match, random.Random(players)), LONGEST)):
        seen.update(match.table.tobytes() + bytes([seat, action % 256]))
        if count % FEW == 0:
            seen.update(hide(match, match.table, seat).tobytes())
            seen.update(guess(match, match.table, seat, count).tobytes())
            seen.update(features(match, match.table, seat))
            seen.update(repr((safe_action(match, seat), match.last_word, match.talks)).encode())
            seen.update(match.written(seat))
        if count % SOME == 0:
            after = match.copy()
            after.play(seat, action)
            seen.update(match.film(seat, action, after.moments).tobytes())
    seen.update(repr((match.scores, match.winners)).encode())
    return seen.hexdigest()


def main(wanted: str) -> None:
    """The digests of one game's tables: of every fifth, or when soaking of all."""
    warnings.simplefilter("error")
    tables = [table for table in TABLES if table[0] == wanted]
    for name, players, variant in tables[:: amount(usually=5, soaking=1)]:
        sys.stdout.write(f"{name} {players} {variant} {digest(name, players, variant)}\n")


if __name__ == "__main__":
    main(sys.argv[1])
