"""Prints the digests of some random games: `python -m tests.games.digests nottingham`.

Run compiled, interpreted (NUMBA_DISABLE_JIT=1) and bounds-checked (NUMBA_BOUNDSCHECK=1), the
output must be the same.
"""

import hashlib
import random
import sys
import warnings

from tests.games.walk import TABLES, features, guess, hide, new_match, walk

FEW = 40  # actions between two looks at everything


def digest(name: str, players: int, variant: int) -> str:
    """One game, with all that can be computed from its tables."""
    seen = hashlib.sha256()
    match = new_match(name, players, variant, seed=players)
    for count, (seat, action) in enumerate(walk(match, random.Random(players))):
        seen.update(match.table.tobytes() + bytes([seat, action % 256]))
        if count % FEW == 0:
            seen.update(hide(match, match.table, seat).tobytes())
            seen.update(guess(match, match.table, seat, count).tobytes())
            seen.update(features(match, match.table, seat))
            seen.update(repr(match.view(seat)).encode())
    seen.update(repr((match.scores, match.winners)).encode())
    return seen.hexdigest()


def main(wanted: str) -> None:
    """The digests of one game's tables."""
    warnings.simplefilter("error")
    for name, players, variant in TABLES:
        if name == wanted:
            sys.stdout.write(f"{name} {players} {variant} {digest(name, players, variant)}\n")


if __name__ == "__main__":
    main(sys.argv[1])
