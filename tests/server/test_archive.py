"""What an open replay shows."""

import random
from collections.abc import Iterator

import pytest

from sherwood.games.game import names
from sherwood.play.match import SPECTATOR, Head, Match
from sherwood.server.archive import SEEN_BY_ONE, all_open

GAMES = 6


def moments(game: str) -> Iterator[Match]:
    """Some games, played at random."""
    for number in range(GAMES):
        match, luck = Match(Head(game, 4, {}, bytes([number]) * 32)), random.Random(number)
        while not match.over:
            yield match
            seat = luck.choice(match.actors)
            match.play(seat, luck.choice(match.legal(seat)))
        yield match


@pytest.mark.parametrize("game", names())
def test_an_open_replay_shows_what_lies_before_everybody_and_what_only_one_sees(game: str) -> None:
    opened = set()
    for match in moments(game):
        shown, public = all_open(match), match.view(SPECTATOR)
        assert shown.keys() == public.keys()
        assert shown["seat"] is None
        for seat in range(match.players):
            own = match.view(seat)
            assert shown["seats"][seat] == own["seats"][seat]
            if "points" in own:
                assert shown["points"][seat] == own["points"][seat]
            if seat == match.next_seat:
                assert all(shown[key] == own[key] for key in SEEN_BY_ONE if key in own)
        opened |= {key for key in SEEN_BY_ONE if key in shown and shown[key] != public[key]}
    assert opened == set(SEEN_BY_ONE) & shown.keys()
