"""Bots at a match, for the tests."""

import numpy as np

from sherwood.bots import roster
from sherwood.games.dice import WORDS_IN_KEY
from sherwood.games.game import names
from sherwood.play.agent import Agent
from sherwood.play.match import Match

FAST = [(game, bot) for game in names() for bot in roster.names_for(game) if bot != "sharp"]


def next_seat(match: Match) -> int:
    """Whom a program asks first."""
    return int(match._next)


def play(match: Match, bots: list[Agent]) -> Match:
    """A whole game between bots; every choice must be legal, or the match refuses it."""
    while not match.over:
        seat = next_seat(match)
        match.play(seat, bots[seat].choose(match.hidden(seat), seat, match.legal(seat)))
    return match


def hire(game: str, names: list[str], luck: int = 0) -> list[Agent]:
    """A bot for every seat."""
    return [roster.hire(name, game, luck + seat) for seat, name in enumerate(names)]


def another_like(match: Match, seat: int) -> Match:
    """A match whose table looks the same to a seat, and may be another one."""
    other = match.copy()
    key = np.full((1, WORDS_IN_KEY), len(match.actions), np.uint32)
    other._kernels.guess(other.table, seat, key)
    return other
