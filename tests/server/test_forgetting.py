"""Somebody who wants to be forgotten is, at once, and nobody else's table is stuck for it."""

import time

import pytest

from sherwood.client import Guest, Player, RefusedError
from sherwood.server.requests import TableInfo
from tests.server.company import play_on, table_with_bots, turn_of, until_over

SOON = 10.0  # seconds
SECRET_LINE = "My father is called Locksley."


def people_at(address: str) -> tuple[Guest, Guest]:
    return Guest(address, "Robin"), Guest(address, "Marian")


def forget(guest: Guest) -> None:
    guest.ask("DELETE", "/api/me")


def until_renamed(player: Player) -> None:
    """Wait until the table and the view have the name no more."""
    give_up_at = time.monotonic() + SOON
    while "Robin" in f"{player.info} {player.view}":
        assert time.monotonic() < give_up_at, "the name is still there"
        player.receive(timeout=SOON)


def begun(robin: Guest, marian: Guest) -> TableInfo:
    """A table at which both play with bots, in a turn of Marian's."""
    table = table_with_bots(robin, people=2, options={"first": 1}, bot_pace=600.0)
    robin.sit_down(table.id, seat=0)
    marian.sit_down(table.id, seat=1)
    robin.start(table.id)
    return table


def test_in_a_game_the_name_is_gone_at_once_for_everybody_else(address: str) -> None:
    robin, marian = people_at(address)
    table = begun(robin, marian)
    with Player(marian, table.id, 1) as other:
        assert "Robin" in turn_of(other).view["names"]
        forget(robin)
        until_renamed(other)
        assert other.info is not None
        assert (other.info.seats[0].kind, other.info.seats[0].name) == ("bot", "red")
        refused = other.play("nonsense")
        assert "Robin" not in str(refused)
    assert "Robin" not in str(marian.table(table.id))
    assert "Robin" not in str(marian.ask("GET", "/api/tables"))


def test_what_somebody_said_goes_with_them(address: str) -> None:
    robin, marian = people_at(address)
    table = begun(robin, marian)
    with Player(robin, table.id, 0) as player, Player(marian, table.id, 1) as other:
        player.say(SECRET_LINE)
        other.say("And mine is not.")
        while len(other.said) < 2:
            other.receive(timeout=10)
        forget(robin)
        until_renamed(other)
        assert [line.text for line in other.said] == ["And mine is not."]
    with Player(marian, table.id, 1) as again:
        again.say("Who was that?")
        while not again.said or again.said[-1].text != "Who was that?":
            again.receive(timeout=10)
        assert SECRET_LINE not in [line.text for line in again.said]


def test_a_game_goes_to_its_end_without_who_was_forgotten(address: str) -> None:
    robin, marian = people_at(address)
    table = table_with_bots(robin, people=2, bot_pace=0.0)
    robin.sit_down(table.id, seat=0)
    with marian.sit_down(table.id, seat=1) as other:
        robin.start(table.id)
        forget(robin)
        play_on(other)
        until_over(other)
    assert "Robin" not in marian.ask("GET", f"/api/tables/{table.id}/log")


def test_whoever_sits_down_at_a_table_whose_host_was_forgotten_is_its_host(address: str) -> None:
    robin, marian = people_at(address)
    table = table_with_bots(robin)
    robin.sit_down(table.id)
    forget(robin)
    assert not marian.table(table.id).you_are_host
    marian.sit_down(table.id)
    assert marian.table(table.id).you_are_host
    marian.start(table.id)
    assert marian.table(table.id).state == "playing"


def test_a_host_who_does_not_play_passes_the_table_on_to_who_sits_there(address: str) -> None:
    robin, marian = people_at(address)
    table = table_with_bots(robin)
    marian.sit_down(table.id)
    forget(robin)
    marian.start(table.id)
    assert marian.table(table.id).state == "playing"


def test_a_host_who_only_stands_up_is_still_the_host(address: str) -> None:
    robin = Guest(address, "Robin")
    table = table_with_bots(robin)
    robin.sit_down(table.id, seat=0)
    robin.ask("DELETE", f"/api/tables/{table.id}/seats/0")
    assert robin.table(table.id).you_are_host


@pytest.mark.parametrize("when", ["during the game", "after it"])
def test_a_rematch_can_be_started_though_the_host_was_forgotten(address: str, when: str) -> None:
    robin, marian = people_at(address)
    table = table_with_bots(robin, people=2, bot_pace=0.0)
    with robin.sit_down(table.id, seat=0) as one, marian.sit_down(table.id, seat=1) as other:
        robin.start(table.id)
        if when == "during the game":
            forget(robin)
        else:
            one.close()
        play_on(other)
        until_over(other)
    if when == "after it":
        forget(robin)
    again = marian.ask("POST", f"/api/tables/{table.id}/rematch")
    assert again["you_are_host"]
    if again["seats"][0]["kind"] == "empty":
        with pytest.raises(RefusedError, match="empty seats"):
            marian.start(again["id"])
        marian.ask("PUT", f"/api/tables/{again['id']}/seats/0/bot", {"level": "random"})
    marian.start(again["id"])
    assert marian.table(again["id"]).state == "playing"
