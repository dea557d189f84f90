"""One table: our speed beside the peers', measured in one run, with ratios."""

import platform
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.metadata import version
from pathlib import Path
from typing import Any

from rich.console import Group
from rich.progress import track
from rich.table import Table

from benchmarks.bots import measure_bots
from benchmarks.ours import OURS, Cost, measure_costs, measure_growth, measure_starts
from benchmarks.peers import PEERS, measure
from benchmarks.speed import Missing, Speed
from sherwood.games.game import names
from sherwood.play.extras import bring

HEARTS = "hearts"
# One package that tells whether the extra is installed; not every peer exists on every system.
NEEDED = {"peers": "pettingzoo", "page": "playwright", "modules": "playwright"}


@dataclass(frozen=True)
class Report:
    """Everything that one run measured."""

    speeds: list[Speed | Missing]
    costs: list[Cost]

    def ratios(self) -> dict[str, float]:
        """How many times as fast as the peers we are."""
        measured = [speed for speed in self.speeds if isinstance(speed, Speed)]
        theirs = {(s.name, s.language): s.decisions_per_second for s in measured if not ours(s)}
        native = [speed for (_, language), speed in theirs.items() if language == "C++"]
        found = {}
        for speed in filter(ours, measured):
            name, mine = f"{speed.name}, {speed.language}", speed.decisions_per_second
            if native and speed.language == "compiled":
                found[f"{name} / OpenSpiel's fastest in C++"] = mine / max(native)
            for loop in ("Python", "Python, tuned"):
                if hearts := theirs.get((HEARTS, loop)):
                    found[f"{name} / OpenSpiel's hearts, {loop}"] = mine / hearts
        return found

    def as_record(self) -> dict[str, Any]:
        """The same for machines."""
        return {
            "machine": machine(),
            "speeds": [speed.as_record() for speed in self.speeds],
            "costs": [cost.as_record() for cost in self.costs],
            "ratios": self.ratios(),
        }

    def table(self) -> Group:
        """The same for people."""
        return Group(self.table_of_speeds(), self.table_of_costs(), self.table_of_ratios())

    def table_of_speeds(self) -> Table:
        """Decisions per second of random legal play of whole games, deal included, on one core."""
        table = Table(title="Random play of whole games on one core, decisions per second")
        for heading in ("game", "library", "loop", "players"):
            table.add_column(heading)
        table.add_column("median", justify="right")
        table.add_column("best", justify="right")
        for speed in self.speeds:
            if isinstance(speed, Missing):
                table.add_row(
                    speed.name, speed.library, speed.language, "", "missing", speed.reason
                )
                continue
            library = f"{speed.library} {speed.version}"
            rates = (speed.decisions_per_second, speed.best_decisions_per_second)
            table.add_row(
                speed.name,
                library,
                speed.language,
                str(speed.players),
                *(f"{rate:,.0f}" for rate in rates),
            )
        return table

    def table_of_costs(self) -> Table:
        """What single steps cost."""
        table = Table(title="What it costs")
        for heading in ("game", "what"):
            table.add_column(heading)
        table.add_column("cost", justify="right")
        for cost in self.costs:
            table.add_row(cost.game, cost.name, f"{cost.value:,.2f} {cost.unit}")
        return table

    def table_of_ratios(self) -> Table:
        """The point of it all."""
        table = Table(title="Ratios within this run")
        table.add_column("what")
        table.add_column("times", justify="right")
        for name, ratio in self.ratios().items():
            table.add_row(name, f"{ratio:,.1f}")
        return table


def ours(speed: Speed) -> bool:
    """Whether this is one of our games."""
    return speed.library == "sherwood"


def machine() -> dict[str, str]:
    """What it was measured on."""
    return {
        "python": platform.python_version(),
        "numba": version("numba"),
        "numpy": version("numpy"),
        "processor": processor(),
    }


def processor() -> str:
    """The name of the processor, where the system tells it."""
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
        return next(line.split(": ")[1].strip() for line in lines if "model name" in line)
    except (OSError, StopIteration, IndexError):
        return platform.processor() or platform.machine()


def run(seconds: float = 3.0, only: str = "") -> Report:
    """Measure for about so many seconds each; `only` may be "ours", "peers", "page" or "modules"."""
    for part, package in NEEDED.items():
        if only in ("", part):
            bring(package, "bench", f"measuring the {part}")
    peers = PEERS if only in ("", "peers") else ()
    games = OURS if only in ("", "ours") else ()
    speeds = [measure(peer, seconds) for peer in shown((*games, *peers), "playing")]
    costs: list[Cost] = []
    for game in shown(tuple(names()) if games else (), "looking"):
        costs += [*measure_costs(game, seconds), measure_growth(game), *measure_starts(game)]
        costs += measure_bots(game)
    if only in ("", "page"):
        from benchmarks import page  # which takes a browser

        costs += page.run()
    if only in ("", "modules"):
        from benchmarks.modules import measure_modules  # which takes Node, and a browser

        for game in shown(tuple(names()), "modules"):
            costs += measure_modules(game)
    return Report(speeds, costs)


def shown(things: tuple[Any, ...], what: str) -> Iterator[Any]:
    """Go through things with a progress bar on the error stream."""
    from rich.console import Console

    yield from track(things, description=what, console=Console(stderr=True), transient=True)
