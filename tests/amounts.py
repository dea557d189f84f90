"""How much is tried: enough in `make test`, and what is repeated for certainty in `make soak`."""

import os

SOAKING = "SHERWOOD_SOAK" in os.environ


def amount(usually: int, soaking: int) -> int:
    """How often something is tried."""
    return soaking if SOAKING else usually
