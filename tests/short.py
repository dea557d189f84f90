"""Boxes with which a game is over soon, for tests that want its end and not its length."""

from copy import deepcopy
from typing import Any

import sherwood

CHANGES: dict[str, dict[str, dict[str, Any]]] = {
    "nottingham": {"track": {"numbers": [3, 5, 4]}},
    "sheriff": {"terms": {"three": 1, "four": 1, "five": 1}},
}


def short_edition(game: str) -> dict[str, Any]:
    """All its figures."""
    figures: dict[str, Any] = deepcopy(sherwood.new(game, 3, 0).head.options["edition"])
    for part, changes in CHANGES[game].items():
        figures[part].update(changes)
    return figures


def short_link(game: str) -> str:
    """As they stand in a link to a new table."""
    return ";".join(
        f"{part}.{name}:{','.join(map(str, value)) if isinstance(value, list) else value}"
        for part, changes in CHANGES[game].items()
        for name, value in changes.items()
    )
