"""The story so far: what was told before, for somebody who comes back."""

import random

import pytest

from sherwood.client import Guest, RefusedError
from sherwood.play.head import Head
from sherwood.play.match import SPECTATOR
from sherwood.server.live.game import Live
from sherwood.server.refusal import Refusal
from sherwood.server.store.journal import TAKE_BACK, Row
from sherwood.server.web.story import look_back, tell
from tests.server.company import play_on, table_with_bots
from tests.server.test_live import first_load, row

PLAYERS = 3


HEAD = Head("sheriff", PLAYERS, {}, bytes(32))
STARTED = 5.0


@pytest.fixture
def loading() -> tuple[Live, list[Row]]:
    """A game of Sheriff in which the merchants load their bags, and its log."""
    live = Live(HEAD, None, STARTED)
    luck = random.Random(4)
    rows = []
    while len(live.match.actors) < 2:
        seat = live.match.actors[0]
        rows.append(row(live, seat, luck.choice(live.match.legal_texts(seat)), at=7.0))
        live.advance(rows[-1])
    return live, rows


def versions(rows: list[Row], seat: int) -> list[int]:
    return [told.version for told in tell(HEAD, STARTED, rows, seat, 1).told]


def test_how_a_game_began_is_told_as_well() -> None:
    head = Head("nottingham", PLAYERS, {}, bytes(32))
    told = tell(head, STARTED, [], SPECTATOR, 1).told
    assert [event["event"] for event in told[0].events] == ["turn", "reveal"]


def test_private_steps_are_told_to_their_seat_alone(
    loading: tuple[Live, list[Row]],
) -> None:
    live, rows = loading
    before = {eyes: versions(rows, eyes) for eyes in live.everybody}
    seat = live.match.actors[0]
    rows.append(row(live, seat, first_load(live, seat)))
    live.advance(rows[-1])
    for eyes in live.everybody:
        later = versions(rows, eyes)
        assert later == (before[eyes] + [live.versions[seat]] if eyes == seat else before[eyes])


def test_a_step_that_was_taken_back_is_not_told(
    loading: tuple[Live, list[Row]],
) -> None:
    live, rows = loading
    seat, other = live.match.actors[:2]
    before = versions(rows, seat)
    for actor, text in (
        (seat, first_load(live, seat)),
        (other, first_load(live, other)),
        (seat, TAKE_BACK),
        (seat, first_load(live, seat)),
    ):
        rows.append(row(live, actor, text))
        live.advance(rows[-1])
    story = tell(HEAD, STARTED, rows, seat, 1)
    assert [told.version for told in story.told] == [*before, live.versions[seat]]
    assert story.version == live.versions[seat] == before[-1] + 3
    assert look_back(HEAD, rows, seat, before[-1] + 2).events == []


def test_the_story_and_its_moments_are_what_came_over_the_socket(address: str) -> None:
    guest = Guest(address, "Robin")
    table = table_with_bots(guest)
    with guest.sit_down(table.id) as player:
        guest.start(table.id)
        luck = random.Random(1)
        for view in player.turns():
            if view.version > 30:
                break
            player.play(luck.choice(view.legal).action)
        newest = player.view
        assert newest is not None
    story = guest.ask("GET", f"/api/tables/{table.id}/story?seat=0")
    events = {told["version"]: told["events"] for told in story["told"]}
    assert list(events) == list(range(1, story["version"] + 1))
    moment = guest.ask("GET", f"/api/tables/{table.id}/moments/{newest.version}?seat=0")
    assert moment["view"] == newest.view
    assert moment["events"] == events[newest.version]
    assert moment["legal"] == []
    later = guest.ask("GET", f"/api/tables/{table.id}/story?seat=0&start=20")
    told = story["told"][19:]
    assert told
    assert later["told"][: len(told)] == told  # bots may have gone on


def test_nobody_hears_the_story_of_anothers_seat(address: str) -> None:
    robin, marian = Guest(address, "Robin"), Guest(address, "Marian")
    table = table_with_bots(robin)
    private = table_with_bots(robin, spectators=False)
    assert robin.ask("GET", f"/api/tables/{table.id}/story")["told"] == []
    for one in (table, private):
        with robin.sit_down(one.id) as player:
            robin.start(one.id)
            play_on(player, most=2)
    for path in ("story", "moments/1"):
        for who, place, reason in (
            (marian, f"{table.id}/{path}?seat=0", "not_your_seat"),
            (robin, f"{table.id}/{path}?seat=1", "not_your_seat"),
            (robin, f"{table.id}/{path}?seat=9", "unknown_seat"),
            (marian, f"{private.id}/{path}", "players_only"),
        ):
            with pytest.raises(RefusedError) as refused:
                who.ask("GET", f"/api/tables/{place}")
            assert refused.value.reason == reason
        marian.ask("GET", f"/api/tables/{table.id}/{path}")
        marian.ask("GET", f"/api/tables/{table.id}/{path}?seat=-1")
        robin.ask("GET", f"/api/tables/{private.id}/{path}")
    with pytest.raises(RefusedError) as refused:
        robin.ask("GET", f"/api/tables/{table.id}/moments/9999?seat=0")
    assert refused.value.reason == "unknown_moment"


def test_a_moment_that_nobody_has_seen_yet_is_refused() -> None:
    assert look_back(HEAD, [], SPECTATOR, 1).version == 1
    with pytest.raises(Refusal, match="up to 1"):
        look_back(HEAD, [], SPECTATOR, 2)
