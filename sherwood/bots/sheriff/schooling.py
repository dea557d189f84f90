"""What networks learn Sheriff of Nottingham from: tables of these kinds, with these bots at them."""

from typing import Any

# Players, options, and how often. Tables of four are what most is measured at.
TABLES: tuple[tuple[int, dict[str, Any], float], ...] = (
    (3, {}, 2),
    (4, {}, 4),
    (5, {}, 2),
    (4, {"royal": True}, 1),
)
# Whoever plays against one bot alone forgets how to haggle with others. So everybody comes who is
# bold, timid or new to the game, and whoever once gained something against steady.
RIVALS: tuple[tuple[str, float], ...] = (
    ("steady", 8),
    ("greedy", 1),
    ("nervous", 1),
    ("bold", 1),
    ("honest", 1),
    ("apprentice", 0.7),
    ("novice", 0.7),
    ("pupil", 0.6),
    ("steady+goodwill*0+yields*0.5", 1),
    ("steady+opens=10", 1),
)
