"""Parties for the tests of losses: people at a table, who note what was acknowledged."""

import random
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass, field

from sherwood.client import Guest, Player
from sherwood.play.match import Match
from sherwood.server.messages import Done
from sherwood.server.settings import Settings
from sherwood.server.store import tables
from sherwood.server.store.journal import TAKE_BACK, rows_after
from tests.server.company import begin
from tests.server.processes import looking_into

NAMES = ("Robin", "Marianne")


@dataclass
class Party:
    """Two people at one table with two bots, who note what was acknowledged."""

    table: str
    players: list[Player]
    acknowledged: list[tuple[int, str]] = field(default_factory=list)
    failures: list[BaseException] = field(default_factory=list)
    threads: list[threading.Thread] = field(default_factory=list)

    def play(self) -> None:
        for player in self.players:
            thread = threading.Thread(target=self._play, args=(player,), daemon=True)
            self.threads.append(thread)
            thread.start()

    def _play(self, player: Player) -> None:
        luck = random.Random(player.seat)
        try:
            with player:
                for view in player.turns():
                    step = luck.choice(view.legal).text
                    answer = player.play(step)
                    if isinstance(answer, Done):
                        self.acknowledged.append((player.seat, answer.id))
                    time.sleep(0.01)
        except BaseException as failure:  # noqa: BLE001 - the test looks at it
            self.failures.append(failure)

    @property
    def over(self) -> bool:
        return not any(thread.is_alive() for thread in self.threads)


def gather(addresses: list[str]) -> Party:
    """A party whose players come by the given addresses."""
    guests = [Guest(address, name) for address, name in zip(addresses, NAMES, strict=True)]
    table = guests[0].open_table(
        "nottingham", 4, bots=[None, None, "random", "random"], bot_pace=0.02, grace=600.0
    )
    players = [guest.sit_down(table.id, seat=seat) for seat, guest in enumerate(guests)]
    begin(table.id, *guests)
    party = Party(table.id, players)
    party.play()
    return party


def check(party: Party, database: str) -> None:
    """Every acknowledged action is there once, and the game is sound."""
    acknowledged = set(party.acknowledged)  # before looking: they play on
    with looking_into(Settings(database=database).database_url) as connection:
        rows = rows_after(connection, party.table, 0)
        table = tables.load(connection, party.table)
    assert [row.sequence for row in rows] == list(range(1, len(rows) + 1))
    written = [(row.seat, row.request_id) for row in rows if row.text != TAKE_BACK]
    assert len(set(written)) == len(written)
    assert acknowledged <= set(written)
    match = Match(table.head)
    for row in rows:
        match.play(row.seat, row.text)


def harass(harm: Callable[[], None], addresses: list[str], database: str, times: int) -> int:
    """While games are played, do some harm again and again; how many actions were acknowledged."""
    luck = random.Random(times)
    acknowledged, harmed = 0, 0
    while harmed < times:
        party = gather(addresses)
        while harmed < times and not party.over:
            time.sleep(luck.uniform(0.1, 0.8))
            harm()
            harmed += 1
            before = len(party.acknowledged)
            give_up_at = time.monotonic() + 60
            while len(party.acknowledged) <= before and not party.over:
                assert time.monotonic() < give_up_at, "nobody came back"
                assert not party.failures, party.failures
                time.sleep(0.02)
            check(party, database)
        for thread in party.threads:
            thread.join(60)
        assert party.over, "the game did not come to its end"
        assert not party.failures, party.failures
        check(party, database)
        acknowledged += len(party.acknowledged)
    return acknowledged
