"""Golden games: replayed, they come out the same, word for word."""

from pathlib import Path

import pytest

import sherwood
from sherwood.games.sheriff.news import EVENTS
from tests.games.sheriff import golden

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
    finished = golden.played_by_hand()
    match = sherwood.Match(finished.head)
    happened = seen_by_anybody(match)
    for seat, action in finished.actions:
        match.play(seat, action)
        happened |= seen_by_anybody(match)
    assert happened == set(EVENTS)


def seen_by_anybody(match: sherwood.Match) -> set[str]:
    """What the last action led to, the secret things too."""
    return {event["event"] for seat in range(-1, 4) for event in match.view(seat)["news"]}


def test_every_event_can_be_told_to_everybody() -> None:
    finished = golden.played_by_hand()
    match = sherwood.Match(finished.head)
    for seat, action in finished.actions:
        match.play(seat, action)
        for viewer in range(-1, 4):
            for event in match.view(viewer)["news"]:
                sentence = match.game.tell(event, match.names, viewer)
                assert sentence.endswith((".", "?"))
                assert "{" not in sentence


def test_golden_games_stay_small() -> None:
    assert sum(file.stat().st_size for file in FILES) < LARGEST
