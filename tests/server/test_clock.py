"""Deadlines and the clock that they are told by."""

import time

from sherwood.client import Guest

SLACK = 2.0  # seconds that a busy machine may take for an answer
CLOCK = 60.0


def test_the_clock_is_that_of_the_deadlines(address: str) -> None:
    guest = Guest(address, "Robin")
    bots = [None, "random", "random"]
    table = guest.open_table("nottingham", 3, bots=bots, clock=CLOCK, options={"first": 0})
    with guest.sit_down(table.id, seat=0) as player:
        guest.start(table.id)
        view = next(player.turns())
        left = view.deadline - guest.ask("GET", "/api/clock")["now"]
    assert CLOCK - SLACK < left <= CLOCK


def test_the_clock_tells_the_time_and_nothing_else(address: str) -> None:
    before = time.time()
    told = Guest(address, "Robin").ask("GET", "/api/clock")
    assert list(told) == ["now"]
    assert before <= told["now"] <= time.time()
