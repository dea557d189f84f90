"""Schemathesis asks everything that the OpenAPI allows, and much that it does not."""

import contextlib
from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode

from sherwood.client import Guest
from tests.amounts import amount
from tests.server.company import table_with_bots
from tests.server.processes import here

SERVER_ERROR = 500
SCHEMA = "/api/schema/openapi.json"


@pytest.fixture(scope="module")
def fuzzed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with here(tmp_path_factory.mktemp("fuzzed")) as address:
        yield address


@pytest.mark.slow
@pytest.mark.parametrize("mode", list(GenerationMode), ids=lambda mode: mode.value)
def test_no_request_breaks_the_server(fuzzed: str, mode: GenerationMode) -> None:
    guest = Guest(fuzzed, "Robin")
    table_with_bots(guest, open=True)
    schema = schemathesis.openapi.from_url(fuzzed + SCHEMA)
    asked = set()
    found: Any
    for found in schema.get_all_operations():
        operation = found.ok()
        asked.add(operation.path)

        @settings(
            max_examples=amount(10, soaking=100),
            deadline=None,
            phases=[Phase.explicit, Phase.generate],
            suppress_health_check=list(HealthCheck),
        )
        @given(case=operation.as_strategy(generation_mode=mode))
        def ask(case: Any) -> None:
            if case.method != "DELETE" or case.path != "/api/me":
                case.headers = {**(case.headers or {}), "cookie": guest.cookie}
            answer = case.call()
            assert answer.status_code < SERVER_ERROR, (case, answer.text)
            assert b"Traceback" not in answer.content

        with contextlib.suppress(Unsatisfiable):  # where nothing can be asked wrongly
            ask()
    assert "/api/tables/{table_id}/seats/{seat}" in asked


def test_the_schema_names_everything_that_is_not_live(fuzzed: str) -> None:
    paths = Guest(fuzzed, "Robin").ask("GET", SCHEMA)["paths"]
    assert {"/api/me", "/api/games", "/api/tables", "/api/tables/{table_id}/log"} <= set(paths)


def test_the_games_come_with_the_printed_numbers_of_their_boxes(fuzzed: str) -> None:
    games = {game["name"]: game for game in Guest(fuzzed, "Robin").ask("GET", "/api/games")}
    assert games["nottingham"]["figures"]["values"]["chest"] == 13
    assert games["sheriff"]["figures"]["kings"]["apples"] == 20
