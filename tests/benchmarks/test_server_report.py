"""The table of two servers says what was measured. Nothing is timed."""

import io
import json

import pytest
from rich.console import Console

pytest.importorskip("picows", reason="picows is installed by `make .venv/bench`")

from benchmarks.server.figures import Figures, pooled
from benchmarks.server.outcome import BUNCH, Outcome
from benchmarks.server.ratio import Ratio, ratio_within
from benchmarks.server.report import Report
from benchmarks.server.versions import versions

MOVES = "moves for a second of the server's CPU"


def outcome(name: str, costs: list[float], secrets: list[str]) -> Outcome:
    delays = [0.001 * number for number in range(1, 101)]
    full = [Figures(2, 1000, 1.0, cost, delays) for cost in costs]
    calm = [Figures(3, 1000, 1.0, cost, delays) for cost in costs]
    return Outcome(name, full, full, calm, 1.0, 2.0, 1234, secrets)


def shown(report: Report) -> str:
    console = Console(width=160, record=True, file=io.StringIO())
    console.print(report.table())
    return console.export_text()


def test_a_table_shows_both_servers_and_what_they_tell() -> None:
    theirs = outcome("theirs", [0.6, 0.8], ["the seed"])
    report = Report([theirs, outcome("ours", [0.2, 0.2], [])], versions={"Node": "v1"})
    rows = {row.name: row.value for row in report.outcomes[1].rows()}
    assert rows[MOVES] == 5000
    assert rows["until all four see a move, 3 calm tables, p99, ms"] == pytest.approx(100)
    text = shown(report)
    assert "3.50 ±" in text  # times the moves
    assert "the seed" in text
    assert "nothing" in text
    assert "Node v1" in text


def test_machines_get_the_same() -> None:
    report = Report([outcome("theirs", [0.6, 0.8], []), outcome("ours", [0.2, 0.2], [])])
    record = json.loads(json.dumps(report.as_record()))
    assert [one["server"] for one in record["servers"]] == ["theirs", "ours"]
    ratio = report.ratios()[MOVES]
    assert record["ours_by_theirs"][MOVES] == {"ratio": ratio.value, "within": ratio.within}
    assert record["ours_by_theirs"]["memory of a live table, kB"] == {"ratio": 1.0, "within": None}


def test_who_is_missing_is_told() -> None:
    report = Report([outcome("ours", [0.2], [])], "npm is not installed")
    assert "npm is not installed" in shown(report)
    assert report.ratios() == {}


def test_how_sure_delays_are_follows_from_bunches_of_turns() -> None:
    def figures(longest: float) -> Figures:
        return Figures(3, 100, 1.0, 0.1, [0.001] * 99 + [longest])

    def outcome_of(*longest: float) -> Outcome:
        calm = [figures(one) for one in longest for _ in range(BUNCH)]
        return Outcome("server", calm, calm, calm, 1.0, 2.0, 1234, [])

    slowest = "until all four see a move, 3 calm tables, p99, ms"
    uneven = (0.01, 0.03, 0.02)
    alike = Report([outcome_of(*uneven), outcome_of(*uneven)])
    assert alike.ratios()[slowest] == Ratio(1.0, 0.0)
    unsure = Report([outcome_of(*uneven), outcome_of(0.02, 0.02, 0.02)]).ratios()[slowest].within
    assert unsure is not None
    assert unsure > 0.5
    one_bunch = Report([outcome_of(0.01), outcome_of(0.02)]).ratios()[slowest]
    assert one_bunch == Ratio(2.0)


def test_turns_are_pooled() -> None:
    first = Figures(4, 100, 2.0, 1.0, [0.001, 0.004])
    second = Figures(4, 300, 2.0, 1.0, [0.002])
    assert pooled([first, second]) == Figures(4, 400, 4.0, 2.0, [0.001, 0.002, 0.004])


def test_a_ratio_is_sure_where_a_machine_is_slow_for_both() -> None:
    ours, theirs = [2.0, 1.0, 4.0, 3.0], [1.0, 0.5, 2.0, 1.5]
    assert ratio_within(2.0, ours, theirs) == Ratio(2.0, 0.0)


def test_a_ratio_is_as_sure_as_student_says() -> None:
    few = ratio_within(1.0, [1.1, 1 / 1.1, 1.0], [1.0, 1.0, 1.0])
    assert few.within == pytest.approx(4.303 * 0.09531 / 3**0.5, rel=1e-3)
    assert str(few) == "1.00 ± 0.24"
    many = ratio_within(2.0, [1.1, 1 / 1.1] * 10, [1.0] * 20)
    assert many.within == pytest.approx(2 * 2.093 * 0.09531 / 19**0.5, rel=5e-3)


def test_one_turn_says_nothing_of_how_sure_it_is_nor_does_one_without_moves() -> None:
    assert ratio_within(2.0, [2.0], [1.0]) == Ratio(2.0)
    assert ratio_within(2.0, [2.0, 0.0], [1.0, 1.0]) == Ratio(2.0)
    assert str(Ratio(2.0)) == "2.00"


def test_the_python_is_told() -> None:
    assert versions()["Python"].startswith("3.")
