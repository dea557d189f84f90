"""A contest: who plays what in an arena, how often, and from which seed."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from sherwood.games.options import settle_options
from sherwood.play.seatings import seatings_of
from sherwood.play.warm import ready


@dataclass(frozen=True)
class Contest:
    """Entries that play the same deals with every seating."""

    game: str
    bots: tuple[str, ...]
    games: int
    options: Mapping[str, Any] = field(default_factory=dict)
    seed: int = 0

    @property
    def players(self) -> int:
        """One for each entry."""
        return len(self.bots)

    @property
    def seatings(self) -> int:
        """How many games belong to a deal."""
        return len(seatings_of(self.bots))

    @property
    def deals(self) -> int:
        """Every deal is played once with each seating, so games come in that number."""
        return -(-self.games // self.seatings)

    def seat_of(self, entry: int, seating: int) -> int:
        """Where an entry sits."""
        return seatings_of(self.bots)[seating][entry]


def new_contest(
    game: str,
    bots: tuple[str, ...],
    games: int,
    players: int | None = None,
    options: Mapping[str, Any] | None = None,
    seed: int = 0,
) -> Contest:
    """A contest whose entries, options and number of players are possible.

    With more players than bots, the last bot fills the seats that are left.
    """
    allowed = ready(game).game.PLAYERS
    wanted = len(bots) if players is None else players
    if not bots or wanted not in allowed or len(bots) > wanted:
        raise ValueError(
            f"{game} is for {allowed[0]} to {allowed[-1]} players; "
            f"{len(bots)} bots for {wanted} seats do not fit"
        )
    if games < 1:
        raise ValueError(f"an arena needs at least one game, not {games}")
    entries = bots + bots[-1:] * (wanted - len(bots))
    settled = settle_options(ready(game).game.OPTIONS, dict(options or {}), wanted)
    return Contest(game, entries, games, settled, seed)
