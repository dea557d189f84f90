"""Golden games: replayed, they come out the same, word for word."""

from pathlib import Path

import pytest

import sherwood
from sherwood.games.nottingham.news import EVENTS
from tests.games.nottingham import golden
from tests.games.nottingham.positions import events

FILES = sorted(golden.FOLDER.glob("*.log"))
LARGEST = 200_000  # bytes of all of them together


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_golden_game_replays_word_for_word(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    match = sherwood.replay(text)
    assert match.over
    assert golden.text_of(match) == text


def test_the_files_are_those_that_the_script_writes() -> None:
    played = {name: golden.text_of(match) for name, match in golden.games()}
    assert {file.stem: file.read_text(encoding="utf-8") for file in FILES} == played


def test_the_game_played_by_hand_has_every_kind_of_event() -> None:
    text = (golden.FOLDER / "every_event.log").read_text(encoding="utf-8")
    finished = sherwood.replay(text)
    match = sherwood.Match(finished.head)
    happened = set(events(match))
    for seat, action in finished.actions:
        match.play(seat, action)
        happened |= {event for eyes in range(match.players) for event in events(match, eyes)}
    assert happened == set(EVENTS)


def test_golden_games_stay_small() -> None:
    assert sum(file.stat().st_size for file in FILES) < LARGEST
