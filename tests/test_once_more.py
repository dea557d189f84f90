"""What failed is tried once more where it can be an accident, and nowhere else."""

import json
from pathlib import Path

import pytest

from tests import once_more


@pytest.fixture
def tried(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """What pytest is asked for; it says that everything passes but what is called broken."""
    asked: list[list[str]] = []

    def run(arguments: list[str]) -> int:
        asked.append(arguments)
        return int(any("broken" in argument for argument in arguments))

    monkeypatch.setattr(once_more, "FAILED", tmp_path / "lastfailed")
    monkeypatch.setattr(pytest, "main", run)
    return asked


def fail(*tests: str) -> None:
    once_more.FAILED.write_text(json.dumps(dict.fromkeys(tests, True)), encoding="utf-8")


def test_a_race_is_told(tried: list[list[str]], capsys: pytest.CaptureFixture[str]) -> None:
    fail("tests/one.py::test_race")
    assert once_more.main() == 0
    assert tried == [["-n", "0", "tests/one.py::test_race"]]
    assert "RACES" in capsys.readouterr().err


def test_what_fails_again_is_broken(tried: list[list[str]]) -> None:
    fail("tests/one.py::test_race", "tests/one.py::test_broken")
    assert once_more.main() == 1
    assert len(tried) == 1


def test_many_failures_are_no_accident(tried: list[list[str]]) -> None:
    fail(*(f"tests/one.py::test_{number}" for number in range(once_more.FEW + 1)))
    assert once_more.main() == 1
    assert tried == []


def test_nothing_passes_where_nobody_knows_what_failed(tried: list[list[str]]) -> None:
    assert once_more.main() == 1
    assert tried == []
