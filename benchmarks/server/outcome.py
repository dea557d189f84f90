"""What one server bore, as rows of figures."""

from collections.abc import Callable
from dataclasses import dataclass

from benchmarks.server.figures import Figures, pooled
from benchmarks.server.ratio import Ratio, ratio_within

BUNCH = 4  # turns that together have moves enough to tell the slowest of a hundred


@dataclass(frozen=True)
class Row:
    """One figure of all turns together, and of each turn, or of each bunch of them."""

    name: str
    value: float
    turns: tuple[float, ...] = ()

    def times(self, theirs: "Row") -> Ratio | None:
        """How many times theirs."""
        if theirs.value <= 0:
            return None
        return ratio_within(self.value / theirs.value, self.turns, theirs.turns)


@dataclass
class Outcome:
    """What one server bore, turn by turn."""

    name: str
    full: list[Figures]  # as fast as they can
    few: list[Figures]
    many: list[Figures]
    idle_kilobytes: float
    live_kilobytes: float
    told: int  # bytes to a spectator who comes
    secrets: list[str]

    def rows(self) -> list[Row]:
        """The figures; of moves more is better, of all else less."""
        tables = self.full[0].tables
        return [
            row("moves for a second of the server's CPU", self.full, moves_for_a_second),
            row("server CPU for a move at full speed, ms", self.full, cost),
            row(f"server CPU for a move at {calm(self.few)}, ms", self.few, cost),
            row(f"server CPU for a move at {calm(self.many)}, ms", self.many, cost),
            row(f"moves a second at {tables} tables", self.full, moves_a_second),
            *delays(self.few),
            *delays(self.many),
            Row("memory of an idle table, kB", self.idle_kilobytes),
            Row("memory of a live table, kB", self.live_kilobytes),
        ]


def row(name: str, turns: list[Figures], figure: Callable[[Figures], float]) -> Row:
    """A figure of all turns and of each."""
    return Row(name, figure(pooled(turns)), tuple(figure(one) for one in turns))


def delays(turns: list[Figures]) -> list[Row]:
    """The usual delay and the longest of a hundred, for which a turn alone has too few moves."""
    seen = f"until all four see a move, {calm(turns)}"
    bunches = [pooled(turns[end - BUNCH : end]) for end in range(BUNCH, len(turns) + 1, BUNCH)]

    def longest_of(share: float) -> tuple[float, tuple[float, ...]]:
        return pooled(turns).delay(share), tuple(bunch.delay(share) for bunch in bunches)

    return [
        Row(f"{seen}, p50, ms", *longest_of(0.5)),
        Row(f"{seen}, p99, ms", *longest_of(0.99)),
    ]


def calm(turns: list[Figures]) -> str:
    """How many tables."""
    return f"{turns[0].tables} calm tables"


def moves_for_a_second(figures: Figures) -> float:
    """Of the server's processor."""
    return figures.moves / figures.processor_seconds


def moves_a_second(figures: Figures) -> float:
    """Of the clock on the wall."""
    return figures.moves / figures.seconds


def cost(figures: Figures) -> float:
    """Milliseconds of the server's processor for a move."""
    return 1000 * figures.processor_seconds / max(figures.moves, 1)
