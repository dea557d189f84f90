"""A game as a worker holds it: versions, hidden steps, taking back, clocks."""

import random

import pytest

from sherwood.bots.roster import names_for
from sherwood.games.game import names
from sherwood.play.head import Head
from sherwood.play.match import SPECTATOR
from sherwood.server.live.deputies import decide
from sherwood.server.live.game import MOST_REMEMBERED, PERSON, Live
from sherwood.server.messages import View, decode_to_client, encode
from sherwood.server.store.journal import TAKE_BACK, Row

PLAYERS = 3


def row(live: Live, seat: int, text: str, at: float = 0.0, by: str = PERSON) -> Row:
    sequence = live.sequence + 1
    return Row("table", sequence, seat, text, f"{seat}-{sequence}", by, at)


def seen(live: Live, eyes: int) -> View:
    view = decode_to_client(live.view(eyes))
    assert isinstance(view, View)
    return view


@pytest.fixture
def loading() -> Live:
    """A game of Sheriff in which the merchants load their bags."""
    live = Live(Head("sheriff", PLAYERS, {}, bytes(32)), 10.0, 0.0)
    luck = random.Random(4)
    while len(live.match.actors) < 2:
        seat = live.match.actors[0]
        live.advance(row(live, seat, luck.choice(live.match.legal_texts(seat))))
    assert any(text.startswith("load") for text in live.match.legal_texts(live.match.actors[0]))
    return live


def first_load(live: Live, seat: int) -> str:
    return next(text for text in live.match.legal_texts(seat) if text.startswith("load"))


def test_hidden_steps_of_others_are_not_counted_and_not_shown(loading: Live) -> None:
    seat, other = loading.match.actors[:2]
    before = {eyes: loading.versions[eyes] for eyes in loading.everybody}
    views = {eyes: loading.view(eyes) for eyes in (other, SPECTATOR)}
    saw = loading.advance(row(loading, seat, first_load(loading, seat)))
    assert saw == {seat}
    assert loading.versions[seat] == before[seat] + 1
    assert all(loading.versions[eyes] == before[eyes] for eyes in before if eyes != seat)
    assert {eyes: loading.view(eyes) for eyes in (other, SPECTATOR)} == views


def test_how_often_others_act_cannot_be_told_from_what_is_remembered(loading: Live) -> None:
    seat, other = loading.match.actors[:2]
    mine = row(loading, seat, first_load(loading, seat))
    loading.advance(mine)
    answer = loading.done(seat, mine.request_id)
    assert answer is not None
    for _ in range(MOST_REMEMBERED):
        loading.advance(row(loading, other, first_load(loading, other)))
        loading.advance(row(loading, other, TAKE_BACK))
    assert loading.done(seat, mine.request_id) == answer
    assert loading.done(other, mine.request_id) is None


def test_a_step_from_which_nobody_learned_is_taken_back(loading: Live) -> None:
    seat, other = loading.match.actors[:2]
    hand = seen(loading, seat).view
    others = loading.versions[other]
    loading.advance(row(loading, seat, first_load(loading, seat)))
    assert seen(loading, seat).can_take_back
    assert not seen(loading, other).can_take_back
    loading.advance(row(loading, other, first_load(loading, other)))
    assert loading.advance(row(loading, seat, TAKE_BACK)) == {seat}
    assert seen(loading, seat).view == hand
    assert not seen(loading, seat).can_take_back
    assert loading.versions[other] == others + 1
    assert seen(loading, other).can_take_back


def test_what_everybody_saw_is_not_taken_back(loading: Live) -> None:
    seat = loading.match.actors[0]
    loading.advance(row(loading, seat, first_load(loading, seat)))
    loading.advance(row(loading, seat, "close"))
    assert not seen(loading, seat).can_take_back


def test_hidden_steps_neither_stop_nor_restart_a_clock(loading: Live) -> None:
    seat = loading.match.actors[0]
    before = loading.deadline
    loading.advance(row(loading, seat, first_load(loading, seat), at=7.0))
    assert loading.deadline == before


@pytest.mark.parametrize("clock", [None, 10.0])
def test_who_is_waited_for_is_known_with_and_without_a_clock(clock: float | None) -> None:
    live = Live(Head("sheriff", PLAYERS, {}, bytes(32)), clock, 0.0)
    luck = random.Random(2)
    for at in range(1, 200):
        seat = luck.choice(live.match.actors)
        live.advance(row(live, seat, luck.choice(live.match.legal_texts(seat)), float(at)))
        for eyes in live.everybody:
            view = seen(live, eyes)
            assert view.waiting_for == list(live.match.actors)
            assert (view.deadline is None) == (clock is None or not live.match.actors)
        if live.match.over:
            break
        if clock is not None:
            assert live.asked.keys() == set(live.match.actors)


def test_whoever_replays_the_log_counts_the_same() -> None:
    live = Live(Head("sheriff", PLAYERS, {}, bytes(32)), None, 0.0)
    rows = []
    luck = random.Random(9)
    for _ in range(120):
        seat = luck.choice(live.match.actors)
        rows.append(row(live, seat, luck.choice(live.match.legal_texts(seat))))
        live.advance(rows[-1])
    again = Live(live.match.head, None, 0.0)
    for one in rows:
        again.advance(one)
    assert [again.versions[eyes] for eyes in again.everybody] == [
        live.versions[eyes] for eyes in live.everybody
    ]
    assert again.match.table.tobytes() == live.match.table.tobytes()


def test_a_bot_does_its_hidden_steps_at_once_with_the_next_that_all_see(loading: Live) -> None:
    seat = loading.match.actors[0]
    for level in (*names_for("sheriff"), None):
        match = loading.match.copy()
        steps = decide(match, seat, level).steps
        assert match.describe(steps[-1]) == "close"
        assert all(match.describe(step).startswith("load") for step in steps[:-1])


@pytest.mark.parametrize("clock", [None, 30.0])
@pytest.mark.parametrize("game", names())
def test_a_view_is_put_together_as_the_encoder_would(game: str, clock: float | None) -> None:
    live = Live(Head(game, PLAYERS, {}, bytes(32)), clock, 0.0)
    live.audience.listen(set(live.everybody))
    luck = random.Random(4)
    while not live.match.over:
        seat = luck.choice(live.match.actors)
        saw = live.advance(row(live, seat, luck.choice(live.match.legal_texts(seat))))
        shown = live.views()
        assert shown.keys() == saw
        for eyes in saw:
            with_events = decode_to_client(shown[eyes])
            assert isinstance(with_events, View)
            assert encode(with_events) == shown[eyes]
            assert with_events.events == live.match.view(eyes)["news"]
        for eyes in live.everybody:
            view = seen(live, eyes)
            assert encode(view) == live.view(eyes)
            legal = live.match.legal(eyes) if eyes in live.match.actors else []
            assert [choice.action for choice in view.legal] == legal
            assert view.seat == (None if eyes == SPECTATOR else eyes)
    assert view.over


@pytest.mark.parametrize("game", names())
def test_steps_that_are_shown_together_are_told_together(game: str) -> None:
    live = Live(Head(game, PLAYERS, {}, bytes(32)), None, 0.0)
    live.audience.listen(set(live.everybody))
    luck = random.Random(6)
    while not live.match.over:
        told: dict[int, list[object]] = {eyes: [] for eyes in live.everybody}
        saw: set[int] = set()
        for _ in range(luck.randrange(1, 4)):
            if live.match.over:
                break
            seat = luck.choice(live.match.actors)
            seen_by = live.advance(row(live, seat, luck.choice(live.match.legal_texts(seat))))
            saw |= seen_by
            for eyes in seen_by:
                told[eyes] += live.match.view(eyes)["news"]
        shown = live.views()
        assert shown.keys() == saw
        for eyes, message in shown.items():
            view = decode_to_client(message)
            assert isinstance(view, View)
            assert view.events == told[eyes]
            assert {**view.view, "news": None} == {**live.match.view(eyes), "news": None}
            assert view.version == live.versions[eyes]
    assert not live.views()


def test_a_step_taken_back_tells_nothing(loading: Live) -> None:
    loading.audience.listen(set(loading.everybody))
    seat = loading.match.actors[0]
    loading.advance(row(loading, seat, first_load(loading, seat)))
    loading.views()
    loading.advance(row(loading, seat, TAKE_BACK))
    view = decode_to_client(loading.views()[seat])
    assert isinstance(view, View)
    assert view.events == []
