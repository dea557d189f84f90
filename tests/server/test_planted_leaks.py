"""Leaks that are planted are caught, each by the same comparison that finds none in the server."""

from collections.abc import Sequence
from functools import cache
from itertools import islice
from pathlib import Path

import pytest

from tests.server import planted, test_timing, test_timing_of_sheriff
from tests.server.planted import Plant
from tests.server.scripts import Scene, Writer
from tests.server.stopwatch import SURE, differences
from tests.server.twins import twins

SEED, SCENES = 7, 48
LEAKS: dict[str, tuple[str, Plant]] = {
    "a bit of another hand in a view": ("nottingham", planted.bit_in_a_view),
    "moments that count hidden cards": ("nottingham", planted.moments_by_hidden_cards),
    "the order in which seats are served": ("nottingham", planted.order_of_serving),
    "a bot that is slower with contraband": ("sheriff", planted.slower_with_contraband),
    "a bot that is slower with a choice": ("nottingham", planted.slower_with_a_choice),
    "a refusal that counts others' choices": ("nottingham", planted.refusal_that_counts),
    "bots that talk of what only they saw": ("sheriff", planted.talk_of_private_events),
    "a key that is told from the start": ("nottingham", planted.key_from_the_start),
    "the length of the log in a figure": ("sheriff", planted.length_of_the_log),
    "a clock that hidden steps restart": ("sheriff", planted.clock_of_hidden_steps),
    "the story of any seat": ("sheriff", planted.story_of_any_seat),
    "the log before the end": ("nottingham", planted.log_before_the_end),
    "a no that comes at once": ("nottingham", planted.no_at_once),
    "the server's secret before the end": ("nottingham", planted.secret_before_the_end),
    "a player's view for a spectator": ("nottingham", planted.first_view_of_another),
    "looking before deciding": ("sheriff", planted.steps_on_the_real_table),
    "a fresh view for every hidden step": ("sheriff", planted.views_for_hidden_steps),
    "a table shown to all for what one sets": ("nottingham", planted.table_for_everybody),
    "who lets the table say no": ("nottingham", planted.who_says_no),
    "a goodbye with a secret": ("nottingham", planted.goodbye_with_a_secret),
    "a refusal that numbers the log": ("sheriff", planted.refusal_of_a_stale_choice),
    "a refusal that takes longer": ("nottingham", planted.refusal_that_takes_time),
}


@cache
def scenes(game: str) -> Sequence[Scene]:
    """The first scenes of one game, written once; those that tell most come first."""
    found = list(islice(Writer(game, SEED).scenes(), SCENES))
    return sorted(found, key=lambda scene: not scene.is_uneven)


@pytest.mark.slow
@pytest.mark.parametrize("leak", LEAKS)
def test_a_planted_leak_is_caught(
    leak: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, plant = LEAKS[leak]
    with twins(tmp_path) as both:
        plant(monkeypatch)
        assert both.first_difference(scenes(game)) is not None


@pytest.mark.slow
def test_what_is_called_done_before_it_is_written_is_caught(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with twins(tmp_path) as both:
        planted.done_too_early(monkeypatch)
        both.first_difference(scenes("nottingham")[:3])
        assert both.undurable()


@pytest.mark.soak
def test_a_stopwatch_tells_who_had_a_choice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    planted.slower_with_a_choice(monkeypatch)
    deeds = [deed for deed in test_timing.measured(tmp_path) if deed.bot]
    assert differences(deeds, test_timing.PACE)["without a choice"] < SURE


@pytest.mark.soak
def test_a_stopwatch_tells_who_holds_contraband(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    planted.slower_with_contraband(monkeypatch)
    deeds = test_timing_of_sheriff.measured(tmp_path, test_timing_of_sheriff.PARTIES)
    assert differences(deeds, test_timing_of_sheriff.PACE)["smuggler"] < SURE
