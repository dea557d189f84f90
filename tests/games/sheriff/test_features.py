"""Features: what a network sees does not depend on where at the table it sits."""

import re

import numpy as np
import numpy.typing as npt
import pytest

import sherwood
from sherwood.games.game import load
from sherwood.games.record import copied
from sherwood.games.seats import COLOURS
from tests.games.sheriff.positions import play, start

PLAYERS = 4
MOVES = """
purple: set aside cheese, take left, lay cheese right
yellow: draw
blue: draw
purple: load silk, load mead, close
yellow: load cheese, close
blue: load cheese, close
purple: declare bread
yellow: declare cheese
blue: declare cheese
purple: about purple, add 5 gold, add pepper, add silk from bag, promise 5 gold next round
purple: promise to pass your next bag, and open blue, offer for passing
yellow: about purple, add 1 gold, offer for opening
yellow: about blue, add 1 gold, and open no other, offer for passing
red: about purple, add 20 gold, demand
blue: about yellow, add 1 gold
red: pass purple
red: open blue
red: stop
""".strip().splitlines()


def turned(by: int) -> sherwood.Match:
    """The same position with everybody moved some seats to the left."""
    hands = [{"cheese": 6}, {"cheese": 4, "silk": 1, "mead": 1}, {"cheese": 6}, {"cheese": 6}]
    stands = [{"bread": 1}, {"pepper": 2}, {}, {"apples": 3}]
    return start(
        sheriff=by,
        hands=hands[-by:] + hands[:-by] if by else hands,
        stands=stands[-by:] + stands[:-by] if by else stands,
        draw_pile=["apples", "mead"],
        discards=[["silk"], ["bread"]],
    )


def turn(move: str, by: int) -> str:
    """A move of the player there now, about the player there now."""
    here = COLOURS[:PLAYERS]
    there = dict(zip(here, here[by:] + here[:by], strict=True))
    return re.sub("|".join(here), lambda colour: there[colour[0]], move)


def seen_by(match: sherwood.Match, seat: int) -> npt.NDArray[np.float32]:
    """What a network in this seat is given."""
    loaded = load("sheriff")
    numbers = np.zeros((1, loaded.game.FEATURES), np.float32)
    loaded.kernels.features(match.table, np.array([seat]), copied(match.table), numbers)
    seen: npt.NDArray[np.float32] = numbers[0]
    return seen


@pytest.mark.parametrize("by", [1, 2, 3])
def test_a_network_sees_the_same_from_every_seat(by: int) -> None:
    here, there = turned(0), turned(by)
    for move in MOVES:
        for seat in range(PLAYERS):
            assert (seen_by(here, seat) == seen_by(there, (seat + by) % PLAYERS)).all()
        play(here, move)
        play(there, turn(move, by))


def test_features_are_about_nought_to_one_and_say_something() -> None:
    match = turned(0)
    seen = set()
    for move in MOVES:
        play(match, move)
        for seat in range(PLAYERS):
            numbers = seen_by(match, seat)
            assert numbers.min() >= 0
            assert numbers.max() <= 2
            seen.add(numbers.tobytes())
    assert len(seen) > 2 * len(MOVES)
