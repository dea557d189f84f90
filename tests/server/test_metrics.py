"""What Prometheus is told."""

from pathlib import Path
from urllib.error import HTTPError

import pytest
from prometheus_client.parser import text_string_to_metric_families

from sherwood.server.client import Guest
from tests.server.company import play_on, table_with_bots
from tests.server.processes import METRICS, ask_for_metrics, here

Samples = dict[tuple[str, str], float]


def samples_of(address: str) -> Samples:
    """What a server tells about actions, by its name and its one label."""
    families = text_string_to_metric_families(ask_for_metrics(address))
    return {
        (sample.name, "".join(sample.labels.values())): sample.value
        for family in families
        for sample in family.samples
        if family.name.startswith("sherwood_action")
    }


def test_actions_are_counted_by_who_chose_them_and_how_long_they_took(address: str) -> None:
    guest = Guest(address, "Robin")
    table = table_with_bots(guest)
    before = samples_of(address)
    with guest.sit_down(table.id) as player:
        guest.start(table.id)
        done = play_on(player, most=5)
    after = samples_of(address)
    more = {key: value - before[key] for key, value in after.items()}
    assert more["sherwood_actions_total", "person"] == done == 5
    assert more["sherwood_actions_total", "bot"] > 0
    assert more["sherwood_actions_total", "clock"] == 0
    assert more["sherwood_action_seconds_count", ""] == done
    bounds = [value for (name, _), value in more.items() if name.endswith("_bucket")]
    assert bounds == sorted(bounds)
    assert bounds[-1] == done


def test_nobody_else_is_told(address: str, tmp_path: Path) -> None:
    for token in ("", "Bearer", METRICS[:-1]):
        with pytest.raises(HTTPError, match="404"):
            ask_for_metrics(address, token)
    with here(tmp_path, metrics_token="") as closed:
        for token in ("", METRICS):
            with pytest.raises(HTTPError, match="404"):
                ask_for_metrics(closed, token)
