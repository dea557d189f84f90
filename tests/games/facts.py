"""A table as plain numbers and lists, for tests that count what lies on it."""

from types import SimpleNamespace
from typing import Any

import numpy as np

from sherwood.games.record import Tables


def unpack(tables: Tables) -> Any:
    """The first table, field by field."""
    names = tables.dtype.names or ()
    facts = {
        name: fact.tolist() if isinstance(fact, np.ndarray) else fact
        for name, fact in zip(names, tables.item(0), strict=True)
    }
    return SimpleNamespace(**facts)
