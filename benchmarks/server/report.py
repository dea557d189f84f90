"""One table: what our server bears beside boardgame.io's, measured in one run.

python -m benchmarks.server

Both are full of people all the time, and take turns of a second: one plays, the other rests. A run
takes between five and six minutes.
"""

import argparse
import json
import tempfile
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import uvloop
from rich.console import Console
from rich.table import Table

from benchmarks.server.boardgame_io import Missing, boardgame_io
from benchmarks.server.outcome import Outcome
from benchmarks.server.person import Server
from benchmarks.server.ratio import Ratio
from benchmarks.server.sherwood_server import sherwood
from benchmarks.server.trial import Plan, compare
from benchmarks.server.versions import versions

FEW, MANY = 100, 500
TURNS, TURN = 12, 1.0


@dataclass
class Report:
    """Everything that one run measured."""

    outcomes: list[Outcome] = field(default_factory=list)
    missing: str = ""
    versions: dict[str, str] = field(default_factory=dict)

    def ratios(self) -> dict[str, Ratio]:
        """Ours by theirs, where there are two, and how sure that is."""
        theirs, ours = self.outcomes[0], self.outcomes[-1]
        if ours is theirs:
            return {}
        pairs = zip(ours.rows(), theirs.rows(), strict=True)
        found = {mine.name: mine.times(other) for mine, other in pairs}
        return {name: ratio for name, ratio in found.items() if ratio}

    def as_record(self) -> dict[str, Any]:
        """The figures, to be written as JSON."""
        servers = [
            {
                "server": one.name,
                "figures": {row.name: round(row.value, 3) for row in one.rows()},
                "bytes_to_a_spectator": one.told,
                "secrets_to_a_spectator": one.secrets,
            }
            for one in self.outcomes
        ]
        ratios = {
            name: {"ratio": ratio.value, "within": ratio.within}
            for name, ratio in self.ratios().items()
        }
        return {
            "servers": servers,
            "ours_by_theirs": ratios,
            "versions": self.versions,
            "missing": self.missing,
        }

    def table(self) -> Table:
        """The figures as a table for people."""
        shown = Table(title="Tables for four with hidden hands, served side by side", min_width=60)
        shown.add_column("what")
        for name in (*(one.name for one in self.outcomes), "ours / theirs"):
            shown.add_column(name, justify="right")
        ratios = self.ratios()
        for rows in zip(*(one.rows() for one in self.outcomes), strict=True):
            what = rows[0].name
            shown.add_row(what, *(f"{row.value:,.2f}" for row in rows), str(ratios.get(what, "")))
        told = [f"{one.told:,}" for one in self.outcomes]
        secrets = [", ".join(one.secrets) or "nothing" for one in self.outcomes]
        shown.add_row("bytes to a spectator who comes", *told, "")
        shown.add_row("secrets among them", *secrets, "")
        shown.caption = "; ".join(f"{name} {version}" for name, version in self.versions.items())
        if self.missing:
            shown.caption += f"\nboardgame.io was not measured: {self.missing}"
        return shown


def run(plan: Plan) -> Report:
    """Start both servers, and compare them."""
    report = Report(versions=versions())
    with ExitStack() as running:
        servers: list[Server] = []
        try:
            servers.append(running.enter_context(boardgame_io()))
        except Missing as why:
            report.missing = str(why)
        folder = Path(running.enter_context(tempfile.TemporaryDirectory()))
        servers.append(running.enter_context(sherwood(folder)))
        report.outcomes = uvloop.run(compare(servers, plan))
    return report


def main() -> None:
    """Measure once, and print the figures."""
    parser = argparse.ArgumentParser(description="Our server beside boardgame.io's, in one run.")
    parser.add_argument("--turns", type=int, default=TURNS, help="of each, in each situation")
    parser.add_argument("--turn", type=float, default=TURN, help="seconds that count in a turn")
    parser.add_argument("--tables", type=int, nargs=2, default=[FEW, MANY], help="few and many")
    parser.add_argument("--json", action="store_true", help="the result for machines")
    wish = parser.parse_args()
    few, many = wish.tables
    report = run(Plan(few, many, wish.turns, wish.turn))
    if wish.json:
        print(json.dumps(report.as_record()))
    else:
        Console().print(report.table())
