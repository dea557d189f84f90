"""What Prometheus is told."""

import asyncio
import logging
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from prometheus_client.parser import text_string_to_metric_families

from sherwood.client import Guest
from sherwood.server.metrics import REQUESTS
from sherwood.server.settings import Settings
from sherwood.server.web.guard import Guard
from tests.server.company import play_on, table_with_bots
from tests.server.processes import METRICS, Server, ask_for_metrics, here, turned_away

Samples = dict[tuple[str, str], float]


def samples_of(address: str) -> Samples:
    """What a server tells about actions, by its name and its one label."""
    families = text_string_to_metric_families(ask_for_metrics(address))
    return {
        (sample.name, "".join(sample.labels.values())): sample.value
        for family in families
        for sample in family.samples
        if family.name.startswith(("sherwood_action", "sherwood_refusals"))
    }


@pytest.fixture
def alone(tmp_path: Path) -> Iterator[str]:
    """A server in a process of its own, so that nothing else is counted."""
    server = Server(tmp_path, bot_pace=0.0)
    try:
        yield server.start().address
    finally:
        server.kill()


def test_actions_are_counted_by_who_chose_them_and_how_long_they_took(alone: str) -> None:
    guest = Guest(alone, "Robin")
    table = table_with_bots(guest)
    before = samples_of(alone)
    with guest.sit_down(table.id) as player:
        guest.start(table.id)
        done = play_on(player, most=5)
    after = samples_of(alone)
    more = {key: value - before.get(key, 0.0) for key, value in after.items()}
    stale = more.get(("sherwood_refusals_total", "true"), 0.0)  # a bot may be faster than the guest
    assert more["sherwood_actions_total", "person"] == done == 5
    assert more["sherwood_actions_total", "bot"] > 0
    assert more["sherwood_actions_total", "clock"] == 0
    assert more["sherwood_action_seconds_count", ""] == done + stale
    bounds = [value for (name, _), value in more.items() if name.endswith("_bucket")]
    assert bounds == sorted(bounds)
    assert bounds[-1] == done + stale


def test_nobody_else_is_told(address: str, tmp_path: Path) -> None:
    for token in ("", "Bearer", METRICS[:-1]):
        with turned_away(404):
            ask_for_metrics(address, token)
    with here(tmp_path, metrics_token="") as closed:
        for token in ("", METRICS):
            with turned_away(404):
                ask_for_metrics(closed, token)


async def answer_nothing(_scope: Any, _receive: Any, send: Any) -> None:
    await send({"type": "http.response.start", "status": 405, "headers": []})


async def drop(*_: object) -> None:
    pass


def ask_by(method: str) -> None:
    """A request by some method, which our outermost layer lets through."""
    guard = Guard(answer_nothing, Settings())
    scope = {"type": "http", "method": method, "path": "/", "headers": [(b"host", b"localhost")]}
    asyncio.run(guard(scope, drop, drop))


def methods_counted() -> set[str]:
    return {sample.labels["method"] for family in REQUESTS.collect() for sample in family.samples}


def test_methods_that_a_visitor_invents_are_counted_as_one_and_fill_no_log(
    caplog: pytest.LogCaptureFixture,
) -> None:
    ask_by("DELETE")
    known = methods_counted() | {"other"}
    assert "DELETE" in known
    with caplog.at_level(logging.INFO, "sherwood.requests"):
        for number in range(20):
            ask_by(f"INVENTED{number}" + "X" * 1000)
    assert methods_counted() == known
    assert {record.__dict__["method"] for record in caplog.records} == {"other"}
