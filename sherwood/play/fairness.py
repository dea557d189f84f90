"""A deck that nobody chose.

Before a game its host publishes the hash of a secret: the commitment. Then every player adds some
words. The key of all chance is the hash of the secret and those words, so the host could not
choose it after seeing them, nor the players before. After the game the secret is shown, and
anybody can compute commitment and key again.
"""

import hashlib
from collections.abc import Sequence


def commitment_to(secret: bytes) -> str:
    """What is published before the game."""
    return hashlib.sha256(b"sherwood commitment 1\n" + secret).hexdigest()


def mix_key(secret: bytes, contributions: Sequence[str]) -> bytes:
    """The key of all chance, from the host's secret and every player's words, in seat order."""
    mixed = hashlib.sha256(b"sherwood key 1\n" + secret)
    for words in contributions:
        said = words.encode()
        mixed.update(len(said).to_bytes(8, "little") + said)
    return mixed.digest()
