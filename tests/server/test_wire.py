"""The wire: views, versions, whole actions, resending, taking back, garbage."""

import json
import random
import socket
import threading
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from sherwood.client import Guest, Player
from sherwood.server.messages import Act, Done, Refused, View, decode_to_client, encode
from tests.server.company import play_on, table_with_bots, turn_of, until_version


@pytest.fixture
def player(address: str) -> Iterator[Player]:
    """Somebody whose turn it is, at a table where nobody hurries."""
    guest = Guest(address, "Robin")
    table = table_with_bots(guest, options={"first": 0}, bot_pace=600.0)
    player = guest.sit_down(table.id)
    with player:
        guest.start(table.id)
        turn_of(player)
        yield player


def test_a_view_has_all_that_can_be_done_with_number_text_and_place(player: Player) -> None:
    view = turn_of(player)
    assert view.version == 1
    assert view.waiting_for == [0]
    texts = [choice.text for choice in view.legal]
    assert "take" in texts
    assert all(choice.place for choice in view.legal)
    assert view.view["seats"][0]["hand"]
    assert view.view["seats"][1]["hand"] is None


def test_an_action_goes_by_number_or_by_text(player: Player) -> None:
    first = turn_of(player)
    assert isinstance(player.play("take"), Done)
    after = until_version(player, first.version + 1)
    assert {event["event"] for event in after.events} >= {"take"}


def test_sending_an_action_again_changes_nothing(player: Player) -> None:
    view = turn_of(player)
    act = Act(id="same", seat=0, version=view.version, steps=["take"])
    answers = [player._until_answered(act, "same") for _ in range(3)]
    assert answers == [answers[0]] * 3
    assert isinstance(answers[0], Done)
    assert player.view is not None
    assert player.view.version == view.version + 1


def test_an_action_chosen_in_an_old_view_is_refused_with_the_fresh_one(player: Player) -> None:
    old = turn_of(player)
    player.play("take")
    stale = Act(id="late", seat=0, version=old.version, steps=["take"])
    answer = player._until_answered(stale, "late")
    assert isinstance(answer, Refused)
    assert answer.stale
    fresh = player.receive(timeout=10)
    assert isinstance(fresh, View)
    assert fresh.version == old.version + 1


def test_several_steps_are_done_whole_or_not_at_all(player: Player) -> None:
    view = turn_of(player)
    refused = player.play("take", "take")
    assert isinstance(refused, Refused)
    assert not refused.stale
    again = player.receive(timeout=10)
    assert isinstance(again, View)
    assert again.version == view.version
    done = player.play("take", "pass")
    assert isinstance(done, Done)
    assert done.version == view.version + 2


def test_nobody_acts_for_another_seat(player: Player) -> None:
    act = Act(id="theft", seat=1, version=1, steps=["take"])
    answer = player._until_answered(act, "theft")
    assert isinstance(answer, Refused)
    assert answer.why == "That is not your seat."


def test_a_step_that_others_saw_cannot_be_taken_back(player: Player) -> None:
    turn_of(player)
    player.play("take")
    assert player.view is not None
    assert not player.view.can_take_back
    answer = player.take_back()
    assert isinstance(answer, Refused)


def test_whoever_comes_back_gets_the_newest_view(player: Player) -> None:
    player.play("take")
    assert player._socket is not None
    player._socket.socket.shutdown(socket.SHUT_RDWR)  # the network is gone
    again = player.receive(timeout=10)
    while not isinstance(again, View):
        again = player.receive(timeout=10)
    assert again.version == 2
    assert again.events == []


def test_a_spectator_sees_what_is_public_and_can_do_nothing(address: str, player: Player) -> None:
    watcher = Guest(address, "Watcher")
    with watcher.connect(player.table) as wire:
        view = decode_to_client(wire.recv(10))
        while not isinstance(view, View):
            view = decode_to_client(wire.recv(10))
        assert view.seat is None
        assert view.legal == []
        assert all(seat["hand"] is None for seat in view.view["seats"])
        wire.send(encode(Act(id="x", seat=0, version=1, steps=["take"])).decode())
        answer = decode_to_client(wire.recv(10))
        assert isinstance(answer, Refused)


def test_of_two_sockets_that_race_with_one_action_one_wins(address: str) -> None:
    guest = Guest(address, "Robin")
    table = table_with_bots(guest, options={"first": 0}, bot_pace=600.0)
    with guest.sit_down(table.id) as player:
        guest.start(table.id)
        turn_of(player)
        twin = Player(guest, table.id, 0)
        with twin:
            turn_of(twin)
            answers: list[Done | Refused] = []
            threads = [
                threading.Thread(target=lambda one: answers.append(one.play("take")), args=(one,))
                for one in (player, twin)
            ]
            for thread in threads:
                thread.start()
            for thread in threads:
                thread.join(20)
        assert sorted(type(answer).__name__ for answer in answers) == ["Done", "Refused"]


def test_hot_seat_players_look_through_one_seat_at_a_time(address: str) -> None:
    guest = Guest(address, "Robin")
    table = guest.open_table(
        "nottingham", 3, bots=[None, None, "random"], hot_seat=True, bot_pace=600.0
    )
    guest.sit_down(table.id, seat=0, name="Robin")
    with guest.sit_down(table.id, seat=1, name="Marian") as player:
        guest.start(table.id)
        eyes = []
        for seat in (0, 1):
            player._socket.send(json.dumps({"type": "look", "seat": seat}))  # type: ignore[union-attr]
            view = player.receive(timeout=10)
            while not (isinstance(view, View) and view.seat == seat):
                view = player.receive(timeout=10)
            eyes.append([one["hand"] is not None for one in view.view["seats"]])
        assert eyes == [[True, False, False], [False, True, False]]


garbage = st.one_of(
    st.text(max_size=200),
    st.binary(max_size=200),
    st.recursive(
        st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
        lambda inner: (
            st.lists(inner, max_size=4)
            | st.dictionaries(
                st.sampled_from(["type", "id", "seat", "version", "steps", "text", "on"]), inner
            )
        ),
        max_leaves=12,
    ).map(json.dumps),
    st.fixed_dictionaries(
        {
            "type": st.sampled_from(["act", "take_back", "say", "look", "mute", "again"]),
            "id": st.text(max_size=50),
            "seat": st.integers(-2, 20),
            "version": st.integers(),
            "steps": st.lists(st.integers() | st.text(max_size=90), max_size=70),
        }
    ).map(json.dumps),
)


@settings(
    max_examples=150,
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)
@given(message=garbage)
def test_garbage_is_refused_and_neither_ends_the_connection_nor_changes_the_game(
    player: Player, message: str | bytes
) -> None:
    assert player._socket is not None
    player._socket.send(message)
    player._socket.send('{"type":"again"}')
    view = player.receive(timeout=10)
    while not isinstance(view, View):
        view = player.receive(timeout=10)
    assert view.version == 1
    assert view.seat == 0


def test_a_message_that_is_too_large_ends_the_connection(player: Player) -> None:
    assert player._socket is not None
    before = player._socket
    before.send("x" * 100_000)
    while player._socket is before:
        player.receive(timeout=10)


def test_a_page_of_another_site_gets_no_socket(player: Player) -> None:
    guest = player._guest
    for origin, status in (("https://evil.example", 403), (guest.server, 101)):
        try:
            with connect(
                guest.socket_address(player.table),
                additional_headers={"cookie": guest.cookie, "origin": origin},
                proxy=None,
            ):
                assert status == 101
        except InvalidStatus as refused:
            assert refused.response.status_code == status


def test_a_game_can_be_left_and_played_on_at_random_moments(address: str) -> None:
    guest = Guest(address, "Robin")
    table = table_with_bots(guest)
    luck = random.Random(3)
    with guest.sit_down(table.id) as player:
        guest.start(table.id)
        for _ in range(6):
            play_on(player, most=luck.randrange(1, 4), seed=luck.randrange(99))
            player.close()
            player._socket = None
            player.view = None
        play_on(player)
