"""Chapter 4: copper, the buy."""

import pytest

import sherwood
from tests.games.nottingham.positions import (
    BLUE,
    PURPLE,
    RED,
    YELLOW,
    Cards,
    events,
    hand,
    play,
    turn_up,
)


def buying(*hands: Cards) -> sherwood.Match:
    """Red wants to buy from the others, who have these hands."""
    match = turn_up("copper", players=len(hands) + 1, hands=[{}, *hands])
    match.play(RED, "buy")
    return match


def test_every_other_player_lays_a_card_face_down_in_any_order() -> None:
    """Rule 4.1."""
    match = buying({"gold": 1}, {"gems": 1}, {"chest": 1})
    assert list(match.actors) == [PURPLE, YELLOW, BLUE]
    play(match, "blue: offer chest", "purple: offer gold")
    assert list(match.actors) == [YELLOW]


def test_exactly_one_card_is_offered() -> None:
    """Rule 4.1."""
    match = buying({"gold": 2, "gems": 1}, {"gems": 1})
    assert match.legal_texts(PURPLE) == ["offer gold", "offer gems"]


def test_an_offer_lies_face_down_until_all_lie_there() -> None:
    """Rules 4.1, 4.4."""
    match = play(buying({"gold": 1}, {"gems": 1}), "purple: offer gold")
    for viewer in (RED, YELLOW, -1):
        assert match.view(viewer)["seats"][PURPLE]["offer"] == []
        assert match.view(viewer)["news"] == [{"event": "lay_offer", "seat": PURPLE, "kind": None}]
    assert match.view(PURPLE)["seats"][PURPLE]["offer"] == ["gold"]


def test_a_view_says_which_offers_are_awaited_and_nothing_of_what_lies_face_down() -> None:
    """Rules 4.1, 4.4."""
    match = buying({"gold": 1}, {"copper": 1}, {"gems": 1})
    play(match, "purple: offer gold", "yellow: show hand")
    for viewer in (RED, PURPLE, BLUE, -1):
        states = [bid["state"] for bid in match.view(viewer)["bids"]]
        assert states == ["face_down", "face_down", "awaited"]
    match.play(BLUE, "offer gems")
    assert [bid["state"] for bid in match.view()["bids"]] == ["open", "nothing", "open"]


def test_copper_cannot_be_offered() -> None:
    """Rule 4.2."""
    match = buying({"copper": 2, "gold": 1}, {"gems": 1})
    assert match.legal_texts(PURPLE) == ["offer gold"]
    with pytest.raises(sherwood.IllegalAction, match="possible are 'offer gold'"):
        match.play(PURPLE, "offer copper")


def test_who_has_only_copper_shows_the_hand_when_the_offers_are_turned_up() -> None:
    """Rule 4.3."""
    match = buying({"copper": 2}, {"gems": 1})
    assert match.legal_texts(PURPLE) == ["show hand"]
    match.play(PURPLE, "show hand")
    assert match.view(YELLOW)["seats"][PURPLE]["hand"] is None
    match.play(YELLOW, "offer gems")
    assert match.view(YELLOW)["seats"][PURPLE]["hand"] == {"copper": 2}
    assert match.legal_texts(RED) == ["accept yellow", "refuse"]


def test_nobody_can_tell_a_hand_of_copper_from_an_offer_before() -> None:
    """Rule 4.3."""
    copper = play(buying({"copper": 1}, {"gems": 1}), "purple: show hand")
    gold = play(buying({"gold": 1}, {"gems": 1}), "purple: offer gold")
    for viewer in (RED, YELLOW, -1):
        assert copper.view(viewer) == gold.view(viewer)


def test_who_has_no_card_is_not_asked() -> None:
    """Rule 4.3."""
    assert buying({}, {"gems": 1}).actors == (YELLOW,)


def test_all_offers_are_turned_up_together() -> None:
    """Rule 4.4."""
    match = play(buying({"gold": 1}, {"gems": 1}), "yellow: offer gems", "purple: offer gold")
    assert events(match) == ["lay_offer", "turn_up", "turn_up"]
    assert [seat["offer"] for seat in match.view()["seats"]] == [[], ["gold"], ["gems"]]


def test_the_buyer_takes_an_offer_and_its_owner_gets_the_copper() -> None:
    """Rule 4.5."""
    match = play(buying({"gold": 1}, {"gems": 1}), "yellow: offer gems", "purple: offer gold")
    assert match.legal_texts(RED) == ["accept purple", "accept yellow", "refuse"]
    match.play(RED, "accept yellow")
    assert (hand(match, RED), hand(match, YELLOW)) == ({"gems": 1}, {"copper": 1})
    assert match.view()["revealed"] is None


def test_the_buyer_may_refuse_all_and_take_the_copper() -> None:
    """Rule 4.6."""
    match = play(buying({"gold": 1}, {}), "purple: offer gold", "red: refuse")
    assert (hand(match, RED), hand(match, PURPLE)) == ({"copper": 1}, {"gold": 1})
    assert match.view()["phase"] == "exchange"


def test_offers_that_were_not_chosen_go_back() -> None:
    """Rule 4.7."""
    match = buying({"gold": 1, "chest": 1}, {"gems": 1})
    play(match, "purple: offer gold", "yellow: offer gems", "red: accept yellow")
    assert hand(match, PURPLE) == {"gold": 1, "chest": 1}
    assert [seat["offer"] for seat in match.view()["seats"]] == [[], [], []]


def test_if_nobody_could_offer_the_buyer_takes_the_copper() -> None:
    """Rule 4.8."""
    match = play(buying({"copper": 2}, {"copper": 1}), "yellow: show hand", "purple: show hand")
    assert hand(match, RED) == {"copper": 1}
    assert events(match) == ["lay_offer", "show_hand", "show_hand", "take"]
    assert match.view()["phase"] == "exchange"


def test_seven_players_buy_and_sell() -> None:
    """Rules 4.1, 4.5."""
    match = buying(*[{"gold": 1}] * 6)
    for seat in (6, 1, 5, 2, 4, 3):
        match.play(seat, "offer gold")
    match.play(RED, "accept grey")
    assert [len(hand(match, seat)) for seat in range(7)] == [1] * 7
    assert hand(match, 6) == {"copper": 1}
