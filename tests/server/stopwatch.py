"""Measuring when bots answer: what they did, in which public situation, and after how long.

A moment may depend on what everybody sees. So answers are compared only with others that were given
in the same public situation, and by their order in it, which no single hiccup of a machine upsets.
"""

import math
import threading
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence, Set
from dataclasses import dataclass, replace
from pathlib import Path

from sherwood.games.sheriff.table import LEGAL, LOAD, MARKET
from sherwood.play.eyes import Eyes
from sherwood.play.match import SPECTATOR, Match
from sherwood.play.safe import no_for
from sherwood.server.live.appointments import LATEST, LEAST, LONGEST, SHORTEST, to_answer
from sherwood.server.live.deputies import Decision
from sherwood.server.live.game import BOT, Live
from sherwood.server.live.glass import GlassRule, glass_for
from sherwood.server.settings import Settings
from sherwood.server.store import tables
from sherwood.server.store.journal import Row, rows_after
from tests.server.processes import here, looking_into

MANY_STEPS = 3
LATE = 2  # how much a bot was put off at most
SURE = 0.0001  # how unlikely a difference must be before we call it one; there are dozens
FEW = 5  # of either kind are needed to compare
MOST_EVENINGS = 5  # on which the same parties play, until every answer was heard often enough


@dataclass(frozen=True)
class Deed:
    """What a bot did at once, and how long everybody waited for it by the server's clock."""

    bot: str
    situation: tuple[object, ...]  # what everybody knew before it
    traits: frozenset[str]  # what it did, in a word, and what nobody else knew
    waited: float

    @property
    def is_late(self) -> bool:
        """Whether it was put off for so long that the wait counts only from when it was due."""
        return bool(self.situation[-1] == LATE)

    @property
    def is_under_glass(self) -> bool:
        """Whether it was put off until the sand-glass had run out, from when on the wait counts."""
        return bool(self.situation[-2])


class Story:
    """A game told again from its log, with what everybody could note of it."""

    def __init__(self, table: tables.StoredTable, pace: float, glass: GlassRule | None) -> None:
        self._table, self._pace = table, pace
        self.match = Match(table.head)
        self._eyes = Eyes(self.match, SPECTATOR)
        self._seen_at = table.beginning
        self._asked = dict.fromkeys(self.match.actors, table.beginning)
        self._spoke = dict.fromkeys(range(table.wish.players), table.beginning)
        self._first = dict.fromkeys(self.match.actors, 0)
        self._live = Live(table.head, None, table.beginning, glass)  # for its glass

    def deeds(self, rows: Sequence[Row]) -> Iterator[Deed]:
        """Everything that the table did for somebody, and all could see."""
        for act in acts(rows):
            deed = self._deed(act) if self._is_acted_for(act[0]) else None
            if self._go_on(act) and deed is not None:
                yield deed

    def _is_acted_for(self, row: Row) -> bool:
        """Whether this comes from a bot, or is an answer of somebody who lets the table say no."""
        says_no = self._table.seats[row.seat].says_no
        return row.chosen_by == BOT or (says_no and no_for(self.match, row.seat) is not None)

    def _deed(self, act: Sequence[Row]) -> Deed:
        match, seat = self.match, act[0].seat
        steps = [match.parse(row.text) for row in act]
        decision = Decision.of(match, seat, steps)
        answering = to_answer(self._live, seat, self._asked_first(seat), self._people())
        waits = decision.ends_talk(seat, answering) and self._people_may_speak(seat)
        bot = self._table.seats[seat].bot
        phase = int(match.table["phase"][0])
        hurry, since = self._hurry(seat) if bot else (0, self._seen_at)
        return Deed(
            bot or "",
            (match.head.game, bot is None, phase, match.last_word == seat, answering, waits, hurry),
            frozenset(self._traits(act, phase)),
            act[0].at - (self._end_of_talk() if waits else since),
        )

    def _hurry(self, seat: int) -> tuple[int, float]:
        """How much a bot has been put off by others already, and from when on it can answer."""
        latest = max([self._asked.get(seat, self._seen_at), *self._heard()]) + LATEST * self._pace
        if latest > self._seen_at + LONGEST * self._pace:
            return 0, self._seen_at
        if latest > self._seen_at + SHORTEST * self._pace:
            return 1, self._seen_at
        return LATE, max(latest, self._seen_at + LEAST)

    def _traits(self, act: Sequence[Row], phase: int) -> Iterator[str]:
        match, seat = self.match, act[0].seat
        yield act[-1].text.split()[0]
        if len(match.legal(seat)) == 1:
            yield "without a choice"
        if len(act) > MANY_STEPS:
            yield "composed"
        if match.head.game == "sheriff":
            cards, bag = match.table["hands"][0, seat], match.table["bags"][0, seat]
            if cards[LEGAL:].sum() + bag[LEGAL:].sum():
                yield "smuggler"
            said = int(match.table["declared"][0, seat])
            true = bag[said] if said >= 0 else bag[:LEGAL].max()
            if phase not in (MARKET, LOAD) and bag.sum() > true:
                yield "liar"

    def _go_on(self, act: Sequence[Row]) -> bool:
        """Do it; whether everybody saw something."""
        before, actors, seat = self._eyes.version, self.match.actors, act[0].seat
        for row in act:
            self.match.play(row.seat, row.text)
            self._eyes.look(self.match)
            self._live.advance(row)
        if self._eyes.version == before:
            return False
        self._seen_at = self._spoke[seat] = act[-1].at
        heard = [actor for actor in self.match.actors if actor not in actors or actor == seat]
        self._asked = {actor: self._asked.get(actor, self._seen_at) for actor in self.match.actors}
        self._first = {
            actor: self._first.get(actor, self._live.sequence) for actor in self.match.actors
        }
        self._asked.update(dict.fromkeys(heard, self._seen_at))
        self._first.update(dict.fromkeys(heard, self._live.sequence))
        return True

    def _end_of_talk(self) -> float:
        """When the glass runs out for which a bot waits."""
        assert self._live.glass is not None
        assert self._live.glass.ends is not None
        return self._live.glass.ends

    def _people(self) -> list[int]:
        return [row.seat for row in self._table.seats if row.person]

    def _heard(self) -> list[float]:
        return [self._spoke[seat] for seat in self._people()]

    def _asked_since(self, seat: int) -> float:
        """Since when a seat is asked, or when it was last heard."""
        return max(self._spoke[seat], self._asked.get(seat, self._seen_at))

    def _asked_first(self, seat: int) -> int:
        """The same, by the number in the log."""
        return max(self._live.spoke[seat].sequence, self._first.get(seat, self._live.sequence))

    def _people_may_speak(self, seat: int) -> bool:
        asked = [person for person in self._people() if person in self.match.actors]
        return any(self._spoke[person] <= self._asked_since(seat) for person in asked)


def told(table: tables.StoredTable, pace: float, settings: dict[str, float]) -> Story:
    """The story of a table at a server with these settings."""
    usual = Settings(**settings)  # type: ignore[arg-type] # seconds, all of them
    return Story(table, pace, glass_for(table.wish, usual))


def acts(rows: Sequence[Row]) -> Iterator[list[Row]]:
    """The rows of each choice."""
    together: list[Row] = []
    for row in rows:
        if together and (together[-1].request_id, together[-1].seat) != (row.request_id, row.seat):
            yield together
            together = []
        together.append(row)
    yield together


def chance_of_difference(deeds: Sequence[Deed], has: Callable[[Deed], bool]) -> float:
    """How likely it is that those with something came so early or late by luck alone.

    This is Wilcoxon's test of ranks, added up over the public situations.
    """
    alike: dict[object, list[Deed]] = defaultdict(list)
    for deed in deeds:
        alike[deed.situation].append(deed)
    beyond = variance = 0.0
    for group in alike.values():
        group.sort(key=lambda deed: deed.waited)
        ranks = [rank for rank, deed in enumerate(group, start=1) if has(deed)]
        many, all_of_them = len(ranks), len(group)
        beyond += sum(ranks) - many * (all_of_them + 1) / 2
        variance += many * (all_of_them - many) * (all_of_them + 1) / 12
    return math.erfc(abs(beyond) / math.sqrt(2 * variance)) if variance else 1.0


def differences(deeds: Sequence[Deed], pace: float) -> dict[str, float]:
    """For each trait that can be measured, how likely what was seen is without a dependence.

    It can be measured if somebody with this trait who took a pace longer would be noticed.
    """
    found = {}
    for trait in sorted(frozenset().union(*(deed.traits for deed in deeds))):
        having = sum(trait in deed.traits for deed in deeds)
        late = [
            replace(deed, waited=deed.waited + pace) if trait in deed.traits else deed
            for deed in deeds
        ]

        def has(deed: Deed, trait: str = trait) -> bool:
            return trait in deed.traits

        if having >= FEW and chance_of_difference(late, has) < SURE:
            found[trait] = chance_of_difference(deeds, has)
    return found


def deeds_of(
    folder: Path, parties: Sequence[Callable[[str], str]], pace: float, **settings: float
) -> list[Deed]:
    """What the table did for bots and people in games side by side, each at a server's address."""
    played: list[str] = []
    with here(folder, **settings) as address:
        games = [
            threading.Thread(target=lambda play=play: played.append(play(address)))
            for play in parties
        ]
        for game in games:
            game.start()
        for game in games:
            game.join()
    assert len(played) == len(parties)
    found: list[Deed] = []
    with looking_into(f"sqlite:///{folder / 'tables.sqlite'}") as connection:
        for table in played:
            story = told(tables.load(connection, table), pace, settings)
            found += story.deeds(rows_after(connection, table, 0))
    return found


def until_heard(
    evening: Callable[[Path], list[Deed]],
    folder: Path,
    pace: float,
    *,
    bots: Set[str],
    people: Set[str] = frozenset(),
) -> list[Deed]:
    """The deeds of as many evenings as it takes to measure these traits: some are rare."""
    deeds: list[Deed] = []
    for number in range(MOST_EVENINGS):
        place = folder / str(number)
        place.mkdir()
        deeds += evening(place)
        of_bots, of_people = (
            differences([deed for deed in deeds if bool(deed.bot) is is_bot], pace)
            for is_bot in (True, False)
        )
        if set(of_bots) >= bots and set(of_people) >= people:
            break
    return deeds
