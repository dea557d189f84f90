"""Seatings: nobody gains by a seat, nor by who sits next."""

from collections import Counter

import pytest

from sherwood.play.contest import Contest
from sherwood.play.seatings import cyclic_orders, seatings_of

LETTERS = "abcdefgh"
sizes = pytest.mark.parametrize("players", range(2, 9))


def neighbours(bots: tuple[str, ...]) -> Counter[tuple[str, str]]:
    """How often somebody is followed by somebody else."""
    found: Counter[tuple[str, str]] = Counter()
    for seats in seatings_of(bots):
        at = {seat: bots[entry] for entry, seat in enumerate(seats)}
        found.update((at[seat], at[(seat + 1) % len(bots)]) for seat in at)
    return found


@sizes
def test_everybody_sits_on_every_seat_equally_often(players: int) -> None:
    seatings = seatings_of(tuple(LETTERS[:players]))
    for entry in range(players):
        often = Counter(seats[entry] for seats in seatings)
        assert set(often.values()) == {len(seatings) // players}


@sizes
def test_everybody_is_followed_by_everybody_else_equally_often(players: int) -> None:
    often = neighbours(tuple(LETTERS[:players]))
    assert len(often) == players * (players - 1)
    assert len(set(often.values())) == 1


def test_few_orders_are_enough() -> None:
    assert [len(cyclic_orders(players)) for players in range(2, 8)] == [1, 2, 6, 4, 10, 6]
    assert all(cyclic_orders(players)[0] == tuple(range(players)) for players in range(2, 8))


@pytest.mark.parametrize(
    ("bots", "games"),
    [("abbb", 4), ("aabb", 12), ("aabc", 12), ("abcd", 24), ("abbbb", 5), ("aabbb", 10)],
)
def test_seatings_that_look_the_same_are_not_played_twice(bots: str, games: int) -> None:
    assert len(seatings_of(tuple(bots))) == games


@pytest.mark.parametrize("bots", ["aabc", "aabbb", "aabbc", "aabbcd", "aaabcde"])
def test_equal_bots_leave_the_neighbours_of_others_in_balance(bots: str) -> None:
    """A pair is as frequent as if every order had been played."""
    often, counts = neighbours(tuple(bots)), Counter(bots)
    shares = {
        often[one, other] / (counts[one] * (counts[other] - (one == other)))
        for one in counts
        for other in counts
        if counts[one] > 1 or one != other
    }
    assert len(shares) == 1


def test_one_bot_among_others_changes_seats_as_ever() -> None:
    contest = Contest("any", ("hero", "other", "other", "other"), 10)
    assert (contest.seatings, contest.deals) == (4, 3)
    assert [contest.seat_of(0, seating) for seating in range(4)] == [0, 1, 2, 3]
    assert [contest.seat_of(1, seating) for seating in range(4)] == [1, 2, 3, 0]
