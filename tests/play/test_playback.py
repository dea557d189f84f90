"""Finished games once more: anybody's eyes, or everything open, and never before the end."""

import random
from collections.abc import Iterator

import numpy as np
import pytest

from sherwood.games.game import load, names
from sherwood.games.sight import OPEN, SPECTATOR
from sherwood.play.head import Head
from sherwood.play.match import IllegalAction, Match
from sherwood.play.playback import Playback

GAMES = 3
every_game = pytest.mark.parametrize("game", names())


def finished(game: str, number: int) -> Match:
    """A game played at random to its end."""
    players = load(game).game.PLAYERS[-1]
    match, luck = Match(Head(game, players, {}, bytes([number]) * 32)), random.Random(number)
    while not match.over:
        seat = luck.choice(match.actors)
        match.play(seat, luck.choice(match.legal(seat)))
    return match


def moments(match: Match) -> Iterator[tuple[Match, Playback]]:
    """Every moment of a game, played again and played back."""
    again, playback = Match(match.head), Playback(match)
    yield again, playback
    for seat, action in match.actions:
        again.play(seat, action)
        assert playback.step() == (seat, match.describe(action))
        yield again, playback


@every_game
def test_a_playback_shows_what_everybody_saw(game: str) -> None:
    match = finished(game, 0)
    assert len(Playback(match)) == len(match.actions) + 1
    for again, playback in moments(match):
        for seat in range(SPECTATOR, match.players):
            assert playback.view(seat) == again.view(seat)


@every_game
def test_an_open_view_shows_what_lies_before_everybody(game: str) -> None:
    for number in range(GAMES):
        for again, playback in moments(finished(game, number)):
            shown = playback.open_view()
            assert shown.keys() == again.view().keys()
            assert shown["seat"] is None
            for seat in range(again.players):
                assert shown["seats"][seat] == again.view(seat)["seats"][seat]


@every_game
def test_an_open_view_tells_what_anybody_heard(game: str) -> None:
    for again, playback in moments(finished(game, 1)):
        told = playback.open_view()["news"]
        assert told == again.news()
        for seat in range(SPECTATOR, again.players):
            heard = again.view(seat)["news"]
            assert all(event in told for event in heard if None not in event.values())
            assert len(heard) <= len(told)


@every_game
def test_a_game_that_goes_on_is_never_laid_open(game: str) -> None:
    match = Match(Head(game, 4, {}, bytes(32)))
    with pytest.raises(ValueError, match="when it is over"):
        Playback(match)
    for look in (match.view, match.written, match.hidden):
        with pytest.raises(IllegalAction, match="no seat -2"):
            look(OPEN)


@every_game
def test_whatever_is_hidden_from_the_open_viewer_is_hidden_as_from_a_spectator(game: str) -> None:
    match = Match(Head(game, 4, {}, bytes(32)))
    tables = np.repeat(match.table, 2)
    for number, viewer in enumerate((OPEN, SPECTATOR)):
        load(game).kernels.hide(tables[number : number + 1], viewer)
    assert tables[:1].tobytes() == tables[1:].tobytes()
