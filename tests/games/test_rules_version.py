"""A version of the rules stands for one way to play: another way needs another number."""

from pathlib import Path

import pytest

from sherwood.games.game import load, names
from tests.games import rules_version


@pytest.mark.parametrize("game", names())
def test_golden_games_that_change_demand_a_new_version(game: str) -> None:
    note, version = rules_version.noted()[game], load(game).game.RULES_VERSION
    assert version == note["version"], (
        f"{game} has version {version} of its rules: `python -m tests.games.rules_version`"
    )
    assert rules_version.digest(game) == note["digest"], (
        f"{game} is played otherwise than by version {version} of its rules: give it"
        f" RULES_VERSION = {version + 1}, so that nobody takes the one for the other"
    )


def test_a_version_that_was_noted_is_never_noted_otherwise(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = rules_version.NOTES.read_text(encoding="utf-8")
    notes = tmp_path / "rules.toml"
    notes.write_text(before, encoding="utf-8")
    monkeypatch.setattr(rules_version, "NOTES", notes)
    monkeypatch.setattr(rules_version, "digest", lambda _game: "another")
    rules_version.main()
    assert notes.read_text(encoding="utf-8") == before
    monkeypatch.setattr(load("sheriff").game, "RULES_VERSION", 99)
    rules_version.main()
    assert rules_version.noted()["sheriff"] == {"version": 99, "digest": "another"}
