"""Chapter 10: chest, the barter."""

import sherwood
from tests.games.nottingham.positions import (
    PURPLE,
    RED,
    YELLOW,
    Cards,
    events,
    hand,
    play,
    turn_up,
)


def bartering(*hands: Cards) -> sherwood.Match:
    """Red barters the chest with the others, who have these hands."""
    match = turn_up("chest", players=len(hands) + 1, hands=[{}, *hands])
    match.play(RED, "barter")
    return match


def test_the_offers_go_round_from_the_left() -> None:
    """Rule 10.1."""
    match = bartering(*[{"gold": 1}] * 6)
    order: list[int] = []
    while match.view()["phase"] == "barter":
        order.extend(match.actors)
        match.play(match.actors[0], "offer gold")
    assert order == [1, 2, 3, 4, 5, 6]
    assert match.actors == (RED,)


def bids(match: sherwood.Match) -> list[tuple[int, str]]:
    """What the view says of the others' offers."""
    return [(bid["seat"], bid["state"]) for bid in match.view()["bids"]]


def test_a_view_says_in_turn_who_has_offered_and_who_is_still_to_come() -> None:
    """Rule 10.1."""
    match = bartering({"gold": 1}, {"chest": 1}, {}, {"gems": 1})
    assert bids(match) == [(1, "awaited"), (2, "later"), (3, "no_cards"), (4, "later")]
    play(match, "purple: offer gold", "yellow: show hand")
    assert bids(match) == [(1, "open"), (2, "nothing"), (3, "no_cards"), (4, "awaited")]
    match.play(4, "offer gems")
    assert bids(match) == [(1, "open"), (2, "nothing"), (3, "no_cards"), (4, "open")]
    match.play(RED, "accept purple")
    assert bids(match) == []


def test_one_or_two_cards_are_offered() -> None:
    """Rule 10.1."""
    match = bartering({"gold": 2, "gems": 1}, {"copper": 1})
    offers = ["offer gold", "offer gems", "offer gold gold", "offer gold gems"]
    assert match.legal_texts(PURPLE) == offers


def test_offers_for_the_chest_lie_face_up_at_once() -> None:
    """Rule 10.1."""
    match = play(bartering({"gold": 1, "gems": 1}, {"copper": 1}), "purple: offer gems gold")
    assert match.view(YELLOW)["seats"][PURPLE]["offer"] == ["gold", "gems"]


def test_a_chest_cannot_be_offered() -> None:
    """Rule 10.2."""
    assert bartering({"chest": 2, "gold": 1}, {}).legal_texts(PURPLE) == ["offer gold"]


def test_who_has_only_chests_shows_the_hand_and_offers_nothing() -> None:
    """Rule 10.3."""
    match = bartering({"chest": 2}, {"gold": 1})
    assert match.legal_texts(PURPLE) == ["show hand"]
    match.play(PURPLE, "show hand")
    for viewer in (RED, YELLOW, -1):
        assert match.view(viewer)["seats"][PURPLE]["hand"] == {"chest": 2}
    match.play(YELLOW, "offer gold")
    assert match.legal_texts(RED) == ["accept yellow"]


def test_who_has_no_card_is_passed_over() -> None:
    """Rule 10.3."""
    assert bartering({}, {"gold": 1}, {"gold": 1}).actors == (YELLOW,)


def test_one_offer_must_be_accepted_and_its_owner_gets_the_chest() -> None:
    """Rule 10.4."""
    match = bartering({"gold": 1, "gems": 1}, {"copper": 1})
    play(match, "purple: offer gold gems", "yellow: offer copper")
    assert match.legal_texts(RED) == ["accept purple", "accept yellow"]
    match.play(RED, "accept purple")
    assert hand(match, RED) == {"gold": 1, "gems": 1}
    assert hand(match, PURPLE) == {"chest": 1}


def test_offers_that_were_not_accepted_go_back() -> None:
    """Rule 10.5."""
    match = bartering({"gold": 2, "gems": 1}, {"copper": 1})
    play(match, "purple: offer gold gold", "yellow: offer copper", "red: accept yellow")
    assert hand(match, PURPLE) == {"gold": 2, "gems": 1}
    assert [seat["offer"] for seat in match.view()["seats"]] == [[], [], []]


def test_if_nobody_could_offer_the_chest_is_taken() -> None:
    """Rule 10.6."""
    match = play(bartering({"chest": 1}, {"chest": 2}), "purple: show hand", "yellow: show hand")
    assert hand(match, RED) == {"chest": 1}
    assert events(match) == ["show_hand", "take"]
    assert match.view()["phase"] == "exchange"
