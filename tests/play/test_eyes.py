"""Everybody looks at once, and sees just what each would see alone."""

import random

import numpy as np
import pytest

from sherwood.games.game import names
from sherwood.play.eyes import Audience, Eyes
from sherwood.play.head import Head
from sherwood.play.match import SPECTATOR, Match

STEPS = 150
NEWS = "news"  # from this field on a table tells what just happened


def lying(match: Match, seat: int) -> list[bytes]:
    """What a seat sees on the table, apart from the news."""
    hidden = match.hidden(seat)
    fields = match.game.TABLE.names or ()
    return [hidden[name].tobytes() for name in fields[: fields.index(NEWS)]]


@pytest.mark.parametrize("game", names())
def test_versions_count_what_each_hidden_table_shows(game: str) -> None:
    luck = random.Random(5)
    match = Match(Head(game, 4, {}, bytes(32)))
    audience, alone = Audience(match), Eyes(match, SPECTATOR)
    seen = {seat: lying(match, seat) for seat in audience.everybody}
    for _ in range(STEPS):
        if match.over:
            break
        seat = luck.choice(match.actors)
        match = match.copy()
        match.play(seat, luck.choice(match.legal(seat)))
        now = {seat: lying(match, seat) for seat in audience.everybody}
        told = {seat for seat in now if match.hidden(seat)["news_count"][0]}
        saw, _ = audience.look(match)
        assert saw == told | {seat for seat in now if now[seat] != seen[seat]}
        assert alone.look(match) == (SPECTATOR in saw)
        seen = now
    assert alone.version == audience.versions[SPECTATOR]


@pytest.mark.parametrize("game", names())
def test_a_step_that_its_own_seat_alone_sees_changes_what_lies_before_it(game: str) -> None:
    """So that it counts once when it is done and once when it is taken back."""
    luck = random.Random(7)
    match = Match(Head(game, 4, {}, bytes(32)))
    audience = Audience(match)
    for _ in range(4 * STEPS):
        if match.over:
            break
        seat = luck.choice(match.actors)
        before = lying(match, seat)
        match = match.copy()
        match.play(seat, luck.choice(match.legal(seat)))
        saw, _ = audience.look(match)
        assert seat in saw
        assert saw > {seat} or lying(match, seat) != before


@pytest.mark.parametrize("game", names())
def test_a_copy_knows_the_same_choices_as_a_fresh_look(game: str) -> None:
    luck = random.Random(6)
    match = Match(Head(game, 4, {}, bytes(32)))
    notes = np.zeros(1, match._kernels.NOTES)
    for _ in range(STEPS):
        if match.over:
            break
        match = match.copy()
        for seat in range(match.players):
            count = match._kernels.legal(match.table, seat, notes)
            assert match.legal(seat) == notes["actions"][0, :count].tolist()
        seat = luck.choice(match.actors)
        before = match.copy()
        match.play(seat, luck.choice(match.legal(seat)))
        assert before.table.tobytes() != match.table.tobytes()
