"""The table of two servers says what was measured. Nothing is timed."""

import asyncio
import io
import json
import random

from rich.console import Console

from benchmarks.server.load import PEOPLE, Figures, Guest, Load, Sight, Table, pooled
from benchmarks.server.report import Outcome, Report


def outcome(name: str, cost: float, secrets: list[str]) -> Outcome:
    delays = [0.001 * number for number in range(1, 101)]
    full = Figures(2, 1000, 1.0, cost, delays, 0.0)
    calm = Figures(3, 1000, 1.0, cost, delays, 0.0)
    return Outcome(name, full, full, calm, 1.0, 2.0, 1234, secrets)


def test_a_table_shows_both_servers_and_what_they_tell() -> None:
    report = Report([outcome("theirs", 0.6, ["the seed"]), outcome("ours", 0.2, [])])
    rows = report.outcomes[1].rows()
    assert rows["moves for a second of the server's CPU"] == 5000
    assert rows["until all four see a move, 3 calm tables, p99, ms"] == 100
    console = Console(width=120, record=True, file=io.StringIO())
    console.print(report.table())
    text = console.export_text()
    assert "3.00" in text  # times the moves
    assert "the seed" in text
    assert "nothing" in text
    assert json.loads(json.dumps(report.as_record()))["servers"][0]["server"] == "theirs"


def test_a_move_is_timed_until_all_have_seen_it_though_somebody_thinks() -> None:
    async def story() -> Load:
        load = Load(0.001, random.Random(1))  # they think for minutes
        table = Table(load)
        people = [Scripted(choices=[1] * (seat < 2)) for seat in range(PEOPLE)]
        playing = [
            asyncio.create_task(Guest(person, seat, table).play())
            for seat, person in enumerate(people)
        ]
        for person in people:
            person.views.put_nowait(1)
        await asyncio.sleep(0)
        table.send()
        for person in people:
            person.views.put_nowait(2)
        await asyncio.sleep(0.01)
        for task in playing:
            task.cancel()
        return load

    assert len(asyncio.run(story()).delays) == 1


class Scripted:
    """Somebody who sees what a test shows."""

    def __init__(self, choices: list[int]) -> None:
        self.moves = 0
        self.views: asyncio.Queue[int] = asyncio.Queue()
        self._choices = choices

    async def look(self) -> Sight:
        return Sight(await self.views.get(), self._choices)

    async def choose(self, _sight: Sight, _choice: int) -> None:
        raise AssertionError("nobody has thought for so long")

    async def close(self) -> None: ...


def test_who_is_missing_is_told() -> None:
    report = Report([outcome("ours", 0.2, [])], "npm is not installed")
    console = Console(width=120, record=True, file=io.StringIO())
    console.print(report.table())
    assert "npm is not installed" in console.export_text()


def test_rounds_are_pooled() -> None:
    first = Figures(4, 100, 2.0, 1.0, [0.001, 0.004], 50.0)
    second = Figures(4, 300, 2.0, 1.0, [0.002], 70.0)
    assert pooled([first, second]) == Figures(4, 400, 4.0, 2.0, [0.001, 0.002, 0.004], 50.0)
