"""What networks learn Nottingham from: tables of these kinds, with these bots at them."""

from typing import Any

# Players, options, and how often. Tables of four are what most is measured at.
TABLES: tuple[tuple[int, dict[str, Any], float], ...] = (
    (3, {}, 2),
    (4, {}, 4),
    (5, {}, 2),
    (6, {}, 1),
    (7, {}, 1),
)
# What once gained something against steady, and two who play otherwise, keep a network from
# learning steady by heart.
RIVALS = (
    ("steady", 8),
    ("steady+barter*0.5+rungs.4*0.5", 1),
    ("steady+ambush*2", 1),
    ("steady+spite*4", 1),
)
