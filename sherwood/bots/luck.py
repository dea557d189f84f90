"""A bot's chance: it comes from the bot's seed and what the bot sees, and from nothing else.

So the same bot at the same table chooses the same, also when a game was saved in between.
"""

import hashlib
from random import Random

from sherwood.games.record import Tables


def luck(seed: int, hidden: Tables, seat: int) -> Random:
    """The dice of a bot for one decision."""
    sight = hashlib.blake2b(f"{seed} {seat} ".encode() + hidden.tobytes(), digest_size=16)
    return Random(int.from_bytes(sight.digest(), "little"))  # noqa: S311 - nobody is outwitted here
