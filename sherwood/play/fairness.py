"""A deck that nobody chose.

Before a game its host publishes the hash of a secret: the commitment. Every player publishes the
hash of some words: a pledge. Only when all of these are known are the words shown, and the key of
all chance is the hash of the secret and the words. So nobody could choose their part after seeing
another's, not even a host who plays. After the game the secret is shown, and anybody can compute
commitment, pledges and key again.
"""

import hashlib
from collections.abc import Sequence


def commitment_to(secret: bytes) -> str:
    """What is published before the game."""
    return hashlib.sha256(b"sherwood commitment 1\n" + secret).hexdigest()


def pledge_to(words: str) -> str:
    """What a player publishes before anybody shows their words."""
    return hashlib.sha256(b"sherwood words 1\n" + words.encode()).hexdigest()


def mix_key(secret: bytes, contributions: Sequence[str]) -> bytes:
    """The key of all chance, from the host's secret and every player's words, in seat order."""
    mixed = hashlib.sha256(b"sherwood key 1\n" + secret)
    for words in contributions:
        said = words.encode()
        mixed.update(len(said).to_bytes(8, "little") + said)
    return mixed.digest()
