"""Time does not leak: from when an answer comes, nobody can tell whether one could have reacted."""

import threading
import time
from pathlib import Path

import numpy as np
import pytest

from sherwood.play.match import Match
from sherwood.play.safe import no_for
from sherwood.server import tables
from sherwood.server.client import Guest, Player
from sherwood.server.journal import Row, rows_after
from sherwood.server.messages import View, decode_to_client
from tests.server.company import until_over
from tests.server.processes import here, looking_into

GAMES = 4
PACE, ANSWER = 0.03, 0.04
SHUFFLES = 4000
SURE = 0.001  # how unlikely a difference must be before we call it one


def watch(guest: Guest, table: str, arrivals: dict[int, float]) -> None:
    """A spectator with a stopwatch."""
    with guest.connect(table) as socket:
        while True:
            view = decode_to_client(socket.recv(60))
            if isinstance(view, View):
                arrivals.setdefault(view.version, time.perf_counter())
                if view.over:
                    return


def play_slowly(player: Player) -> None:
    """Play, but let the table answer whatever one is asked out of turn."""
    for view in player.turns():
        texts = [choice.text for choice in view.legal]
        if not {"hold", "yield"} & set(texts):
            player.play(texts[0])
        else:
            player.receive(timeout=30)
    until_over(player)


def timed_game(address: str) -> tuple[str, dict[int, float]]:
    """A game of three bots and somebody for whom the table says no; when each view came."""
    guest = Guest(address, "Robin")
    bots = [None, "random", "random", "random"]
    table = guest.open_table("nottingham", 4, bots=bots, bot_pace=PACE)
    arrivals: dict[int, float] = {}
    with guest.sit_down(table.id, says_no=True) as player:
        stopwatch = threading.Thread(target=watch, args=(guest, table.id, arrivals))
        stopwatch.start()
        guest.start(table.id)
        play_slowly(player)
        stopwatch.join(30)
    return table.id, arrivals


def answers(
    table: tables.Table, rows: list[Row], arrivals: dict[int, float]
) -> list[tuple[bool, bool, float]]:
    """Of every answer to a question: by a bot?, could they have reacted?, and how long it took."""
    match = Match(table.head)
    found = []
    for row in rows:
        asked = no_for(match, row.seat) is not None
        could = len(match.legal(row.seat)) > 1
        match.play(row.seat, row.text)
        version = row.sequence + 1  # everything is public in this game
        if asked and version in arrivals and version - 1 in arrivals:
            took = arrivals[version] - arrivals[version - 1]
            found.append((row.seat != 0, could, took))
    return found


def chance_of_difference(could: list[float], could_not: list[float]) -> float:
    """How likely a difference of the medians this large is, if there is none."""
    luck = np.random.default_rng(1)
    both = np.array([*could, *could_not])
    seen = abs(np.median(could) - np.median(could_not))
    larger = 0
    for _ in range(SHUFFLES):
        luck.shuffle(both)
        larger += abs(np.median(both[: len(could)]) - np.median(both[len(could) :])) >= seen
    return (larger + 1) / (SHUFFLES + 1)


@pytest.mark.slow
def test_whether_somebody_could_have_reacted_cannot_be_told_from_the_time(tmp_path: Path) -> None:
    taken: list[tuple[bool, bool, float]] = []
    with here(tmp_path, answer_time=ANSWER) as address:
        recorded = [timed_game(address) for _ in range(GAMES)]
    with looking_into(f"sqlite:///{tmp_path / 'tables.sqlite'}") as link:
        for table, arrivals in recorded:
            taken += answers(tables.load(link, table), rows_after(link, table, 0), arrivals)
    compared = 0
    for by_bot in (True, False):
        could = [took for bot, able, took in taken if bot == by_bot and able]
        could_not = [took for bot, able, took in taken if bot == by_bot and not able]
        if min(len(could), len(could_not)) >= 8:
            compared += 1
            assert chance_of_difference(could, could_not) > SURE
            late = [took + PACE for took in could]
            assert chance_of_difference(late, could_not) < 0.05  # it would have been noticed
    assert compared
