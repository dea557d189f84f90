"""The sand-glass of a talk: everybody sees it, proposals make it longer, and it stands still while a person composes."""

from contextlib import suppress
from pathlib import Path
from typing import Any, Literal, TypeVar

import pytest

from sherwood.client import Guest, Player
from sherwood.server.limits import RateLimits
from sherwood.server.live.glass import LONGER, MOST, STANDS_STILL, GlassRule, SandGlass
from sherwood.server.messages import Gesture, Glass, Reached, Refused, ToClient, View
from sherwood.server.refusal import Reason
from sherwood.server.settings import Settings
from tests.server.processes import here

Message = TypeVar("Message")
NOON, FULL = 1_000.0, 20.0
FEW = 3.0  # seconds
ONE, TWO = 0b010, 0b100  # what is talked about
QUICKLY = {"speaking_time": 60.0, "bot_pace": 0.0}
PATIENCE = 20.0
A_MOMENT = 0.02
SLACK = 3.0  # seconds that a busy machine may take


@pytest.fixture
def glass() -> SandGlass:
    """One that has just been turned, as two things are talked about."""
    glass = SandGlass(GlassRule(FULL))
    glass.see(0, ONE | TWO, NOON, proposed=False)
    return glass


def test_it_runs_from_when_there_is_something_to_talk_about(glass: SandGlass) -> None:
    assert glass.ends == NOON + FULL
    glass.see(ONE | TWO, ONE | TWO, NOON + 5, proposed=False)
    assert glass.ends == NOON + FULL


def test_it_is_turned_for_each_thing_or_once_for_all_of_them(glass: SandGlass) -> None:
    glass.see(ONE | TWO, TWO, NOON + 5, proposed=False)
    assert glass.ends == NOON + 5 + FULL
    once = SandGlass(GlassRule(FULL, once=True))
    once.see(0, ONE | TWO, NOON, proposed=False)
    once.see(ONE | TWO, TWO, NOON + 5, proposed=False)
    assert once.ends == NOON + FULL
    once.see(TWO, 0, NOON + 6, proposed=False)
    assert once.ends is None


def test_proposals_make_it_longer_and_never_endless(glass: SandGlass) -> None:
    glass.see(ONE, ONE, NOON + 1, proposed=True)
    assert glass.ends == NOON + FULL + LONGER * FULL
    for _ in range(100):
        glass.see(ONE, ONE, NOON + 2, proposed=True)
    assert glass.ends == NOON + MOST * FULL


def test_it_stands_still_for_as_long_as_somebody_composes(glass: SandGlass) -> None:
    glass.compose(1, NOON + 5)
    assert glass.told().still_until == NOON + 5 + STANDS_STILL
    glass.compose(2, NOON + 6)
    glass.rest(1, NOON + 7)
    glass.rest(2, NOON + 9)
    assert glass.ends == NOON + FULL + 4
    assert glass.told().still_until == NOON + 9
    glass.rest(2, NOON + 11)
    assert glass.ends == NOON + FULL + 4


def test_it_stands_still_for_so_many_seconds_in_all_and_no_longer(glass: SandGlass) -> None:
    glass.compose(1, NOON + 1)
    glass.rest(1, NOON + 1 + STANDS_STILL / 2)
    glass.compose(1, NOON + 15)
    glass.rest(1, NOON + 100)
    assert glass.ends == NOON + FULL + STANDS_STILL
    glass.compose(1, NOON + 30)
    assert glass.ends == NOON + FULL + STANDS_STILL


def test_it_begins_to_run_when_all_have_seen_what_happened(glass: SandGlass) -> None:
    glass.see(ONE | TWO, TWO, NOON + 50, proposed=False)  # what happened is shown until then
    glass.compose(1, NOON + 45)
    glass.rest(1, NOON + 52)
    assert glass.ends == NOON + 50 + FULL + 2


def test_after_it_has_run_out_nobody_stops_it(glass: SandGlass) -> None:
    glass.compose(1, NOON + FULL + 1)
    assert glass.ends == NOON + FULL


# ---- at a table


class Ears:
    """All that somebody is told, in order."""

    def __init__(self, player: Player) -> None:
        self.player, self.at = player, 0
        self.told: list[ToClient] = []
        note = player._note

        def take_down(message: ToClient) -> None:
            self.told.append(message)
            note(message)

        player._note = take_down  # type: ignore[method-assign]

    def next(self, kind: type[Message]) -> Message:
        """The next message of a kind, among those that were not asked for yet."""
        while True:
            while self.at == len(self.told):
                self.player.receive(PATIENCE)
            self.at += 1
            if isinstance(found := self.told[self.at - 1], kind):
                return found

    def next_event(self, name: str) -> dict[str, Any]:
        """The next event of a name."""
        while True:
            for event in self.next(View).events:
                if event["event"] == name:
                    return event


def to_the_gate(*players: Player) -> None:
    """Everybody does what stands last in the list, until the bags are at the gate."""
    while not all(player.view and player.view.view["phase"] == "gate" for player in players):
        for player in players:
            with suppress(TimeoutError):
                player.receive(A_MOMENT)
            view = player.view
            if view and player.seat in view.waiting_for and view.view["phase"] != "gate":
                player.play(view.legal[-1].text)


def send(
    player: Player, does: Literal["compose", "reach", "rest"], over: int | None = None
) -> None:
    """Make a gesture."""
    player._send(Gesture(seat=player.seat, does=does, over=over))


@pytest.mark.slow
def test_all_see_the_glass_and_the_hand_and_the_sheriffs_time_runs_out(tmp_path: Path) -> None:
    with here(tmp_path, **QUICKLY) as address:
        robin, marian = Guest(address, "Robin"), Guest(address, "Marian")
        wish = {"glass": FEW, "options": {"first": 0}, "bots": [None, None, "random"]}
        table = robin.open_table("sheriff", 3, **wish)
        assert (table.glass, table.glass_once) == (FEW, False)
        with (
            robin.sit_down(table.id, seat=0) as sheriff,
            marian.sit_down(table.id, seat=1) as owner,
        ):
            ears = Ears(owner)
            robin.start(table.id)
            to_the_gate(sheriff, owner)
            told = ears.next(Glass)
            assert told.seconds == FEW
            assert told.ends is not None
            send(owner, "compose")
            assert ears.next(Glass).ends == pytest.approx(told.ends + STANDS_STILL)
            send(owner, "rest")
            ends = ears.next(Glass).ends
            assert ends is not None
            assert told.ends <= ends < told.ends + SLACK
            send(owner, "reach", 1)  # who has not the last word has no hand there
            send(sheriff, "reach", 1)
            assert ears.next(Reached) == Reached(seat=0, over=1)
            send(sheriff, "rest")
            assert ears.next(Reached) == Reached(seat=0, over=None)
            assert ears.next_event("wave")["seat"] == sheriff.seat


@pytest.mark.slow
def test_gestures_are_made_from_ones_own_seat(tmp_path: Path) -> None:
    with here(tmp_path, **QUICKLY) as address:
        robin = Guest(address, "Robin")
        table = robin.open_table("sheriff", 3, bots=[None, "random", "random"])
        with robin.sit_down(table.id, seat=0) as player:
            robin.start(table.id)
            player._send(Gesture(seat=1, does="compose"))
            ears = Ears(player)
            assert ears.next(Refused).reason is Reason.NOT_YOUR_SEAT


def test_of_too_many_gestures_the_rest_is_not_seen() -> None:
    quota = RateLimits(Settings()).of("somebody")
    assert [quota.allows_gesture() for _ in range(61)] == [True] * 60 + [False]
