"""One table: what our server bears beside boardgame.io's, measured in one run.

python -m benchmarks.server
"""

import argparse
import asyncio
import json
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from benchmarks.server.boardgame_io import BoardgameIo, Missing, boardgame_io
from benchmarks.server.load import Figures, measure, pooled
from benchmarks.server.sherwood_server import Sherwood, sherwood

FEW, MANY = 100, 500
ROUNDS = 3
LEISURELY = 1.0  # moves a second at each table
AnyServer = BoardgameIo | Sherwood


@dataclass
class Outcome:
    """What one server bore."""

    name: str
    full: Figures  # as fast as they can
    few: Figures
    many: Figures
    idle_kilobytes: float
    live_kilobytes: float
    told: int  # bytes to a spectator who comes
    secrets: list[str]

    def rows(self) -> dict[str, float]:
        """The figures by their names; of moves more is better, of all else less."""
        return {
            "moves for a second of the server's CPU": 1000 / self.full.milliseconds_per_move,
            "server CPU for a move at full speed, ms": self.full.milliseconds_per_move,
            f"server CPU for a move at {self.few.tables} calm tables, ms": self.few.milliseconds_per_move,
            f"server CPU for a move at {self.many.tables} calm tables, ms": self.many.milliseconds_per_move,
            f"moves a second at {self.full.tables} tables": self.full.moves_per_second,
            f"until all four see a move, {self.few.tables} calm tables, p50, ms": self.few.delay(
                0.5
            ),
            f"until all four see a move, {self.few.tables} calm tables, p99, ms": self.few.delay(
                0.99
            ),
            f"until all four see a move, {self.many.tables} calm tables, p50, ms": self.many.delay(
                0.5
            ),
            f"until all four see a move, {self.many.tables} calm tables, p99, ms": self.many.delay(
                0.99
            ),
            "memory of an idle table, kB": self.idle_kilobytes,
            "memory of a live table, kB": self.live_kilobytes,
        }


@dataclass
class Report:
    """Everything that one run measured."""

    outcomes: list[Outcome] = field(default_factory=list)
    missing: str = ""

    def as_record(self) -> dict[str, Any]:
        """For machines."""
        servers = [
            {
                "server": one.name,
                "figures": {name: round(value, 3) for name, value in one.rows().items()},
                "bytes_to_a_spectator": one.told,
                "secrets_to_a_spectator": one.secrets,
            }
            for one in self.outcomes
        ]
        return {"servers": servers, "missing": self.missing}

    def table(self) -> Table:
        """For people."""
        names = [one.name for one in self.outcomes]
        shown = Table(title="Tables for four with hidden hands, served side by side", min_width=60)
        shown.add_column("what")
        for name in (*names, "ours / theirs"):
            shown.add_column(name, justify="right")
        rows = [one.rows() for one in self.outcomes]
        for what in rows[0]:
            values = [row[what] for row in rows]
            shown.add_row(what, *(f"{value:,.2f}" for value in values), ratio(values))
        told = [f"{one.told:,}" for one in self.outcomes]
        secrets = [", ".join(one.secrets) or "nothing" for one in self.outcomes]
        shown.add_row("bytes to a spectator who comes", *told, "")
        shown.add_row("secrets among them", *secrets, "")
        if self.missing:
            shown.caption = f"boardgame.io was not measured: {self.missing}"
        return shown


def ratio(values: list[float]) -> str:
    """The last figure by the first, where there are two."""
    theirs, ours = values[0], values[-1]
    return f"{ours / theirs:.2f}" if len(values) > 1 and theirs > 0 else ""


class Trial:
    """One server while it is being measured."""

    def __init__(self, server: AnyServer, few: int, many: int) -> None:
        self._server, self._few, self._many = server, few, many
        before = server.kilobytes()
        self._calm_tables = self._open(many)
        self._idle_kilobytes = (server.kilobytes() - before) / many
        self._full: list[Figures] = []
        self._calm: list[Figures] = []
        self._crowd: list[Figures] = []

    def play(self, seconds: float) -> None:
        """One round: as fast as they can, and then calmly at few tables and at many."""
        calm = self._calm_tables
        self._full.append(self._measure(self._open(self._few), 0.0, seconds, "in a hurry"))
        self._calm.append(self._measure(calm[: self._few], LEISURELY, seconds, "calm"))
        self._crowd.append(self._measure(calm, LEISURELY, seconds, "calm"))

    def outcome(self) -> Outcome:
        """All rounds together."""
        told = asyncio.run(self._server.told_to_a_spectator(self._calm_tables[-1]))
        return Outcome(
            self._server.name,
            pooled(self._full),
            pooled(self._calm),
            pooled(self._crowd),
            self._idle_kilobytes,
            self._crowd[0].kilobytes / self._many,
            len(told),
            self._server.secrets_in(told, self._calm_tables[-1]),
        )

    def _open(self, count: int) -> list[str]:
        with telling(f"{self._server.name}: opening {count} tables"):
            return [self._server.open_table() for _ in range(count)]

    def _measure(self, tables: list[str], rate: float, seconds: float, how: str) -> Figures:
        with telling(f"{self._server.name}: {len(tables)} tables, {how}"):
            return asyncio.run(measure(self._server, tables, rate, seconds))


def run(seconds: float, few: int = FEW, many: int = MANY, rounds: int = ROUNDS) -> Report:
    """Measure both, in turn, since a machine is not as quick at one moment as at another."""
    report = Report()
    with ExitStack() as servers:
        trials: list[Trial] = []
        try:
            trials.append(Trial(servers.enter_context(boardgame_io()), few, many))
        except Missing as why:
            report.missing = str(why)
        folder = Path(servers.enter_context(tempfile.TemporaryDirectory()))
        trials.append(Trial(servers.enter_context(sherwood(folder)), few, many))
        for _ in range(rounds):
            for trial in trials:
                trial.play(seconds)
        report.outcomes = [trial.outcome() for trial in trials]
    return report


@contextmanager
def telling(what: str) -> Iterator[None]:
    """Say on the error stream what takes so long."""
    with Console(stderr=True).status(what):
        yield


def main() -> None:
    """Measure once, and print the figures."""
    parser = argparse.ArgumentParser(description="Our server beside boardgame.io's, in one run.")
    parser.add_argument("--seconds", type=float, default=5.0, help="of every measurement")
    parser.add_argument("--rounds", type=int, default=ROUNDS, help="in which both take turns")
    parser.add_argument("--tables", type=int, nargs=2, default=[FEW, MANY], help="few and many")
    parser.add_argument("--json", action="store_true", help="the result for machines")
    wish = parser.parse_args()
    few, many = wish.tables
    report = run(wish.seconds, few, many, wish.rounds)
    if wish.json:
        print(json.dumps(report.as_record()))
    else:
        Console().print(report.table())
