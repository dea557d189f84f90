"""Time does not leak in Sheriff either: when a bot acts tells nothing about its cards or its bag."""

import threading
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import pytest

from sherwood.bots.every_game import sharp
from sherwood.games.sheriff.table import LEGAL, LOAD, MARKET
from sherwood.play.eyes import Eyes
from sherwood.play.match import SPECTATOR, Match
from sherwood.server import tables
from sherwood.server.client import Guest
from sherwood.server.journal import Row, rows_after
from tests.server.processes import here, looking_into
from tests.server.test_timing import chance_of_difference, watch

PACE = 0.03
THOUGHT = 0.05  # seconds of who thinks
MANY_STEPS = 3
BOTS = (["steady"] * 3, ["sharp", "sharp", "steady"], ["bold", "honest", "steady"])
SURE = 0.0005  # how unlikely a difference must be before we call it one; there are several
FEW = 8  # of either kind are enough to compare


@dataclass(frozen=True)
class Deed:
    """What a bot did at once, and how long it took before everybody's eyes."""

    bot: str
    public: tuple[object, ...]  # what everybody knew of it
    smuggler: bool  # there was contraband in its hand or bag
    liar: bool  # its bag was not what was said of it
    composed: bool  # it took many steps, of which others saw only the last
    took: float
    waited: float  # by the clock of the server, from when everybody saw that it was asked


SECRETS = ("smuggler", "liar", "composed")


def timed_game(address: str, bots: list[str], recorded: list[tuple[str, dict[int, float]]]) -> None:
    """A game among bots, before somebody with a stopwatch."""
    guest = Guest(address, "Watcher")
    table = guest.open_table("sheriff", len(bots), bots=bots, bot_pace=PACE, chat=False)
    arrivals: dict[int, float] = {}
    stopwatch = threading.Thread(target=watch, args=(guest, table.id, arrivals))
    stopwatch.start()
    guest.start(table.id)
    stopwatch.join(60)
    recorded.append((table.id, arrivals))


def acts(rows: list[Row]) -> Iterator[list[Row]]:
    """The rows of each choice."""
    together: list[Row] = []
    for row in rows:
        if together and together[-1].chosen != row.chosen:
            yield together
            together = []
        together.append(row)
    yield together


def deeds(table: tables.Table, rows: list[Row], arrivals: dict[int, float]) -> Iterator[Deed]:
    """All that was done in a game and can be timed."""
    match = Match(table.head)
    eyes, asked_at = Eyes(match, SPECTATOR), table.beginning
    for act in acts(rows):
        seat, before, actors = act[0].seat, eyes.version, len(match.actors)
        phase = int(match.table["phase"][0])
        for row in act:
            match.play(row.seat, row.text)
            eyes.look(match)
        if before in arrivals and eyes.version in arrivals and eyes.version > before:
            cards, bags = match.table["hands"][0, seat], match.table["bags"][0, seat]
            said = int(match.table["declared"][0, seat])
            yield Deed(
                bot=table.bots[seat],
                public=(phase, act[-1].text.split()[0], actors),
                smuggler=bool(cards[LEGAL:].sum() + bags[LEGAL:].sum()),
                liar=phase not in (MARKET, LOAD) and bool(bags.sum() > max(0, bags[said])),
                composed=len(act) > MANY_STEPS,
                took=arrivals[eyes.version] - arrivals[before],
                waited=act[0].at - asked_at,
            )
        if eyes.version > before:
            asked_at = act[-1].at


def split(found: list[Deed], secret: str) -> tuple[list[float], list[float]]:
    """The times with a secret and without, less what is usual for what everybody knew."""
    alike: dict[object, list[Deed]] = defaultdict(list)
    for deed in found:
        alike[deed.public].append(deed)
    having: tuple[list[float], list[float]] = [], []
    for group in alike.values():
        usual = float(np.median([deed.took for deed in group]))
        if len({getattr(deed, secret) for deed in group}) > 1:
            for deed in group:
                having[not getattr(deed, secret)].append(deed.took - usual)
    return having


@pytest.mark.slow
def test_what_a_bot_hides_cannot_be_told_from_the_time_it_takes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sharp, "SECONDS", THOUGHT)
    recorded: list[tuple[str, dict[int, float]]] = []
    with here(tmp_path) as address:
        games = [
            threading.Thread(target=timed_game, args=(address, list(bots), recorded))
            for bots in BOTS
        ]
        for game in games:
            game.start()
        for game in games:
            game.join()
    assert len(recorded) == len(BOTS)
    found: list[Deed] = []
    with looking_into(f"sqlite:///{tmp_path / 'tables.sqlite'}") as link:
        for table, arrivals in recorded:
            found += deeds(tables.load(link, table), rows_after(link, table, 0), arrivals)
    waited = [deed.waited for deed in found if deed.bot == "sharp"]
    assert min(waited) > 0.9 * THOUGHT  # never as soon as an answer is found
    compared = set()
    for thinks in (True, False):
        those = [deed for deed in found if (deed.bot == "sharp") == thinks]
        for secret in SECRETS:
            having, lacking = split(those, secret)
            if min(len(having), len(lacking)) >= FEW:
                compared.add((thinks, secret))
                assert chance_of_difference(having, lacking) > SURE, (thinks, secret)
                late = [took + PACE for took in having]
                assert chance_of_difference(late, lacking) < 0.05  # it would have been noticed
    assert compared >= {(False, "smuggler"), (False, "liar"), (True, "smuggler")}
