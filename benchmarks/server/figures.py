"""What was counted in a turn, and in many."""

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class Figures:
    """What was counted."""

    tables: int
    moves: int
    seconds: float
    processor_seconds: float
    delays: list[float]  # sorted

    def delay(self, share: float) -> float:
        """Milliseconds from a move until all have seen it, for this share of the moves."""
        return 1000 * self.delays[int(len(self.delays) * share)] if self.delays else 0.0


def pooled(turns: Sequence[Figures]) -> Figures:
    """Several turns of the same kind as one."""
    return Figures(
        turns[0].tables,
        sum(one.moves for one in turns),
        sum(one.seconds for one in turns),
        sum(one.processor_seconds for one in turns),
        sorted(delay for one in turns for delay in one.delays),
    )
