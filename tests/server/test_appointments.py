"""When the table acts for somebody: fixed before a bot thinks, by what everybody sees."""

import json
import random
import time
from collections.abc import Iterator
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest

from sherwood.games.game import scenes
from sherwood.play.head import Head
from sherwood.play.match import SPECTATOR, Match, shown_to
from sherwood.server.live import appointments
from sherwood.server.live.appointments import (
    BEAT,
    LATEST,
    LEAST,
    LONGEST,
    SHORTEST,
    Appointment,
    at_once,
    on_the_beat,
)
from sherwood.server.live.deputies import Decision
from sherwood.server.live.game import A_LOOK, PERSON, Live
from sherwood.server.live.glass import LONGER, STANDS_STILL, glass_for
from sherwood.server.live.schedule import Schedule
from sherwood.server.settings import Settings
from sherwood.server.store.journal import Row
from sherwood.server.store.tables import Seat
from sherwood.server.store.wish import Wish
from tests.games.walk import guess

PLAYERS = 4
SETTINGS = Settings(speaking_time=30.0, bot_pace=1.0)
NOON = 1_000_000.0
DECISIONS = {"pass", "open", "wave", "stop"}  # by their first words


class Clock:
    """The time of a table, which goes on when it is told."""

    def __init__(self) -> None:
        self.now = NOON

    def time(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    watch = Clock()
    monkeypatch.setattr(time, "time", watch.time)
    return watch


def taken(seat: int, bot: str | None) -> Seat:
    """A seat with a bot, or without one with a person."""
    return Seat(
        seat=seat,
        person=None if bot else f"person {seat}",
        name=f"Guest {seat}",
        bot=bot,
        stand_in=False,
        pledge="",
        contribution="",
        says_no=False,
        muted=frozenset(),
        present=True,
    )


class Place:
    """A table with people in some seats and bots in the others, and what it plans."""

    def __init__(
        self, game: str, people: tuple[int, ...], bot: str = "steady", **wish: Any
    ) -> None:
        seats = [taken(seat, None if seat in people else bot) for seat in range(PLAYERS)]
        wished = Wish(game=game, players=PLAYERS, **wish)
        self.table: Any = SimpleNamespace(seats=seats, wish=wished)
        glass = glass_for(wished, SETTINGS)
        self.live = Live(Head(game, PLAYERS, {"first": 0}, bytes(32)), wished.clock, NOON, glass)
        services: Any = SimpleNamespace(settings=SETTINGS, clock=time.time)
        self.schedule = Schedule(services, lambda _play: None, lambda _person: True)

    def moment(self, seat: int) -> Appointment:
        return self.moments()[seat]

    def moments(self) -> dict[int, Appointment]:
        wanted = self.schedule.wanted(self.table, self.live)
        return {seat: moment for seat, (_, moment) in wanted.items()}

    def play(self, seat: int, *steps: int | str) -> None:
        for step in steps:
            text = self.live.match.describe(step) if isinstance(step, int) else step
            number = self.live.sequence + 1
            self.live.advance(Row("t", number, seat, text, f"c{number}", PERSON, time.time()))

    def walk_to(self, phase: str) -> None:
        """Everybody does what is first, until this phase."""
        while self.live.match.view()["phase"] != phase:
            seat = self.live.match.actors[0]
            self.play(seat, self.live.match.legal(seat)[-1])


@pytest.fixture
def place(clock: Clock) -> Place:
    """Red, a bot, is sheriff; the bags of purple and yellow, who are people, are among those at the gate."""
    place = Place("sheriff", people=(1, 2))
    place.walk_to("gate")
    place.moments()  # it plans as soon as they lie there
    return place


def positions(place: Place, seed: int) -> Iterator[Match]:
    """A whole game at random."""
    chance = random.Random(seed)
    while not place.live.match.over:
        yield place.live.match
        seat = chance.choice(place.live.match.actors)
        place.play(seat, chance.choice(place.live.match.legal(seat)))


@pytest.mark.parametrize("game", ["nottingham", "sheriff"])
@pytest.mark.parametrize("bot_pace", [0.0, 1.0])
def test_tables_that_look_the_same_to_all_have_the_same_moments(
    game: str, bot_pace: float, clock: Clock
) -> None:
    """What only some can know is dealt anew, and nothing that the table plans changes."""
    places = [Place(game, people=(1,), bot_pace=bot_pace) for _ in range(2)]
    for count, match in enumerate(positions(places[0], seed=3)):
        clock.now += 0.25
        one, two = places
        two.live.match = match.copy()
        two.live.match.table = guess(match, match.table, SPECTATOR, count)
        two.live.versions, two.live.spoke = one.live.versions, one.live.spoke
        two.live.moments, two.live.sequence = one.live.moments, one.live.sequence
        two.live.scene, two.live.glass = one.live.scene, one.live.glass
        planned = []
        for table in places:
            random.seed(count)
            due = table.schedule.due_in(table.table, table.live)
            planned.append((table.moments(), due))
        assert planned[0] == planned[1]


@pytest.mark.parametrize("game", ["nottingham", "sheriff"])
def test_whether_people_are_shown_a_scene_follows_from_what_everybody_is_told(game: str) -> None:
    place, seen, count = Place(game, people=(1,)), 0, 0
    for match in positions(place, seed=5):
        if (version := place.live.versions[SPECTATOR]) != seen:
            news = json.loads(b"[%b]" % shown_to(SPECTATOR, match).events)
            told = {event["event"] for event in news}
            assert bool(place.live.scene) == bool(told & set(scenes(game)))
            seen, count = version, count + bool(place.live.scene)
    assert count > 0


@pytest.mark.parametrize("game", ["nottingham", "sheriff"])
def test_only_the_last_word_ends_a_talk_and_all_decisions_end_it_alike(game: str) -> None:
    ending, going_on = set(), set()
    for match in positions(Place(game, people=(1,)), seed=5):
        for seat in match.actors:
            for action in match.legal(seat):
                text = match.describe(action).split()[0]
                if Decision.of(match, seat, [action]).ends_talk(seat):
                    assert seat == match.last_word
                    ending.add(text)
                elif seat == match.last_word:
                    going_on.add(text)
    assert ending == (DECISIONS if game == "sheriff" else set())
    assert not going_on & DECISIONS or game != "sheriff"


@pytest.mark.parametrize("bot_pace", [0.0, 1.0])
def test_a_bot_waits_until_people_could_have_seen_what_happened(
    bot_pace: float, clock: Clock
) -> None:
    place = Place("nottingham", people=(0,), bot_pace=bot_pace)
    place.play(0, "take")
    clock.now += 1
    place.play(0, "pass")
    assert place.live.moments == 1
    shown = A_LOOK if bot_pace else 0.0
    assert appointments.time_to_look(place.live, bot_pace) == shown
    least = max(bot_pace * SHORTEST + shown, LEAST)
    most = max(bot_pace * LONGEST + shown, LEAST)
    assert clock.now + least <= place.moment(1).words <= clock.now + most


def test_a_bot_waits_longer_where_people_are_shown_a_scene(place: Place, clock: Clock) -> None:
    assert not place.live.scene
    place.play(0, "open purple")
    assert place.live.scene
    shown = appointments.time_to_look(place.live, 1.0)
    assert shown == place.live.moments * A_LOOK + scenes("sheriff")["open"]
    clock.now += 1
    seat = place.live.match.actors[0]
    place.play(seat, place.live.match.legal(seat)[-1])
    assert not place.live.scene


def test_hidden_steps_do_not_change_how_long_bots_wait(clock: Clock) -> None:
    place = Place("sheriff", people=(1, 2))
    place.walk_to("load")
    place.live.moments = told = 3  # as if the last thing that all saw had so many
    clock.now += 1
    place.play(1, place.live.match.legal(1)[0])  # a card goes into a bag
    assert place.live.moments == told
    place.play(1, "close")
    assert place.live.moments == 0


def test_people_who_could_speak_have_their_time_before_a_sheriff_decides(place: Place) -> None:
    moment = place.moment(0)
    assert moment.words <= time.time() + LONGEST
    assert moment.last_word == time.time() + SETTINGS.speaking_time


def test_every_proposal_gives_people_more_time_to_speak(place: Place, clock: Clock) -> None:
    clock.now += 10
    place.play(1, "about purple", "add 5 gold", "offer for passing")
    usual, longer = SETTINGS.speaking_time, LONGER * SETTINGS.speaking_time
    assert place.moment(0).last_word == NOON + usual + longer
    place.play(0, "about purple", "add 20 gold", "demand")
    assert place.moment(0).last_word == NOON + usual + 2 * longer
    place.play(3, "done")
    assert place.moment(0).last_word == NOON + usual + 2 * longer


def test_without_a_glass_a_bot_waits_for_people_as_long_as_they_like(clock: Clock) -> None:
    place = Place("sheriff", people=(1, 2), glass=0)
    place.walk_to("gate")
    assert place.moment(0).last_word > clock.now + 3600
    place.play(1, "done")
    place.play(2, "done")
    assert place.moment(0).last_word <= clock.now + LONGEST


def test_a_person_is_hurried_by_a_glass_that_the_host_wished_for_alone(clock: Clock) -> None:
    for glass, ends in ((None, None), (40.0, NOON + 40.0)):
        place = Place("sheriff", people=(0,), glass=glass)
        place.walk_to("gate")
        assert 0 not in place.moments() if ends is None else place.moment(0) == at_once(ends)


def test_the_glass_and_not_the_clock_counts_for_whoever_has_the_last_word(clock: Clock) -> None:
    place = Place("sheriff", people=(0, 1), clock=15.0, glass=40.0)
    place.walk_to("gate")
    place.live.asked = dict.fromkeys(place.live.match.actors, NOON)
    assert place.moment(0) == at_once(NOON + 40.0)
    assert place.moment(1) == at_once(NOON + 15.0)
    assert place.live.deadline == NOON + 15.0


@pytest.mark.parametrize("words", [["about purple", "add 5 gold", "offer for passing"], ["done"]])
def test_when_all_have_spoken_the_sheriff_answers_soon(
    place: Place, clock: Clock, words: list[str]
) -> None:
    clock.now += 10
    place.play(2, "done")
    place.play(1, *words)
    moment = place.moment(0)
    assert moment.words == moment.last_word
    assert clock.now + SHORTEST <= moment.words <= clock.now + LONGEST


OFFER = ("about purple", "add 1 gold", "offer for passing")  # what purple's bag is for
MEDDLE = ("about purple", "add 1 gold", "offer for opening")


def waits(place: Place, *decision: str) -> bool:
    """Whether the sheriff puts a decision off until the others could have spoken."""
    match, moment = place.live.match, place.moment(0)
    done = Decision.of(match, 0, [match.parse(text) for text in decision])
    at = moment.of(ends_talk=done.ends_talk(0, moment.answering))
    assert at in (moment.words, moment.last_word)
    return at > moment.words


@pytest.mark.parametrize(
    "answer", ["pass purple", "open purple", "refuse purple's offer for purple"]
)
def test_a_proposal_of_a_person_is_answered_soon_whatever_the_answer_is(
    place: Place, clock: Clock, answer: str
) -> None:
    clock.now += 10
    place.play(1, *OFFER)
    assert not waits(place, answer)
    moment = place.moment(0)
    assert clock.now + SHORTEST <= moment.words <= clock.now + LATEST
    assert moment.last_word > moment.words  # yellow, who may still speak, has a bag


@pytest.mark.parametrize("decision", ["open yellow", "wave through yellow", "stop"])
def test_no_answer_ends_what_it_is_not_about(place: Place, decision: str) -> None:
    place.play(1, *OFFER)
    assert waits(place, decision)


def test_a_bots_proposal_alone_hurries_nobody(place: Place) -> None:
    place.play(3, "about blue", "add 1 gold", "offer for passing")
    assert waits(place, "pass blue")
    place.play(1, *OFFER)
    assert not waits(place, "pass blue")


def test_a_sheriff_who_wants_something_waits_for_whoever_is_asked(place: Place) -> None:
    place.play(1, *OFFER)
    place.play(0, "about purple", "add 20 gold", "demand")
    assert waits(place, "pass purple")
    place.play(2, *MEDDLE)
    assert waits(place, "open purple")
    place.play(1, "refuse demand")
    assert not waits(place, "open purple")


def test_an_answer_waits_while_a_person_composes_but_not_for_long(
    place: Place, clock: Clock
) -> None:
    glass = place.live.glass
    assert glass is not None
    place.play(1, *OFFER)
    soon = place.moment(0).words
    glass.compose(2, clock.now)
    assert place.moment(0).words == clock.now + STANDS_STILL
    clock.now += 5
    glass.rest(2, clock.now)
    assert place.moment(0).words == soon


def test_nobody_waits_for_somebody_who_has_left(place: Place) -> None:
    seats = place.table.seats
    for seat in (1, 2):
        seats[seat] = replace(seats[seat], stand_in=True)
    moment = place.moment(0)
    assert moment.words == moment.last_word


def test_who_learns_has_all_the_time_in_the_world(clock: Clock) -> None:
    place = Place("sheriff", people=(1,), lesson="first")
    place.walk_to("gate")
    assert place.moment(0).last_word > clock.now + 3600


def test_a_demand_is_answered_in_time_whatever_other_bots_say(clock: Clock) -> None:
    """The owner, a bot, has one moment, whether to accept, to refuse or to offer."""
    place = Place("sheriff", people=(0,))
    place.walk_to("gate")
    for seat in (1, 2, 3):
        place.play(seat, "done")
    place.play(0, "call")
    clock.now += 20
    place.play(0, "about purple", "add 1 gold", "demand")
    demanded = clock.now
    for other in (2, 3):
        place.moments()
        clock.now += 0.8
        place.play(other, "done")
    moment = place.moment(1)
    assert moment.words == moment.last_word
    assert moment.words <= demanded + LATEST


def test_a_moment_stays_while_nobody_sees_anything_new(clock: Clock) -> None:
    place = Place("sheriff", people=(1,))
    place.walk_to("load")
    before = place.moments()
    clock.now += 0.3
    place.play(1, place.live.match.legal(1)[0])
    assert place.moments() == before


@pytest.mark.parametrize("seconds", [0.2, 2.0])
def test_a_moment_is_never_before_the_longest_thought(clock: Clock, seconds: float) -> None:
    place = Place("nottingham", people=(), bot=f"sharp:{round(1000 * seconds)}ms", bot_pace=0.0)
    assert all(moment.words > clock.now + seconds for moment in place.moments().values())


def test_at_once_still_leaves_time_to_choose(clock: Clock) -> None:
    place = Place("nottingham", people=(), bot_pace=0.0)
    assert {moment.words for moment in place.moments().values()} == {clock.now + LEAST}


def test_an_answer_that_is_late_waits_for_the_next_beat() -> None:
    assert on_the_beat(NOON, NOON - 1) == NOON
    assert on_the_beat(NOON, NOON) == NOON
    for late in (0.001, 0.03, 0.099):
        assert on_the_beat(NOON, NOON + late) == NOON + BEAT
    assert on_the_beat(NOON, NOON + 0.15) == pytest.approx(NOON + 2 * BEAT)


def test_luck_is_drawn_for_every_moment(clock: Clock) -> None:
    drawn = {appointments.bot_appointment(clock.now, 0.0, clock.now, 1.0, 0.0) for _ in range(50)}
    assert len(drawn) > 40
    assert all(clock.now + SHORTEST <= at <= clock.now + LONGEST for at in drawn)
