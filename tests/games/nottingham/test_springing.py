"""Chapter 12: springing an ambush."""

import pytest

from sherwood.games.nottingham.actions import AMBUSH_NAMES
from tests.games.nottingham.positions import (
    BLUE,
    GREY,
    PURPLE,
    RED,
    YELLOW,
    about_to_exchange,
    events,
    hand,
    lay_out,
    play,
    told,
    turn_up,
)


@pytest.mark.parametrize(
    ("ambush", "fits"),
    [
        ("copper+silver", True),
        ("copper+chest", True),
        ("pearls+gems", False),
        ("red", True),
        ("yellow", False),
    ],
)
def test_an_ambush_fits_the_kind_or_the_colour(ambush: str, fits: bool) -> None:
    """Rule 12.1."""
    match = lay_out("3 copper", hands=[{"copper": 3}], ambushes=[[], [ambush]])
    assert match.legal_texts(PURPLE) == ["hold", f"spring {ambush}"][: 2 if fits else 1]


def test_an_ambush_need_not_be_sprung() -> None:
    """Rule 12.1."""
    match = lay_out("3 copper", hands=[{"copper": 3}], ambushes=[[], ["red"]])
    match.play(PURPLE, "hold")
    assert match.view()["seats"][RED]["winnings"] == {"copper": 1}
    assert match.view(PURPLE)["seats"][PURPLE]["ambushes"] == ["red"]


def test_gold_is_only_ambushed_by_colour() -> None:
    """Rule 12.2."""
    pairs = ["copper+silver", "silver+pearls", "pearls+gems", "gems+necklace", "necklace+chest"]
    owned = [*pairs, "copper+chest", "yellow", "red"]
    match = lay_out("3 gold", hands=[{"gold": 3}], ambushes=[[], owned])
    assert match.legal_texts(PURPLE) == ["hold", "spring red"]


def test_the_owner_takes_a_card_of_the_set_and_the_victim_gets_the_gold() -> None:
    """Rule 12.3."""
    match = lay_out("4 gems", hands=[{"gems": 5}], ambushes=[[], ["red"], ["pearls+gems"]])
    match.play(PURPLE, "spring red")
    assert match.view()["laid"] == {"kind": "gems", "count": 3}
    assert hand(match, PURPLE) == {"gems": 1}
    assert hand(match, RED) == {"gems": 1, "gold": 1, "necklace": 1}


def test_a_sprung_ambush_goes_under_its_pile() -> None:
    """Rule 12.3."""
    match = lay_out("4 gems", hands=[{"gems": 4}], ambushes=[[], ["red", "yellow"]])
    match.play(PURPLE, "spring red")
    assert AMBUSH_NAMES[match.table[0].ambush_pile[0]] == "red"
    assert match.view(PURPLE)["seats"][PURPLE]["ambushes"] == ["yellow"]
    assert match.view()["ambush_pile"] == 8


def test_all_see_which_ambush_was_sprung() -> None:
    """Rule 12.3."""
    match = lay_out("3 gems", hands=[{"gems": 3}], ambushes=[[], ["pearls+gems"]])
    match.play(PURPLE, "spring pearls+gems")
    sprung = {"event": "spring", "seat": 1, "other": 0, "ambush": "pearls+gems", "kind": "gems"}
    assert told(match, "spring", YELLOW) == [sprung]


def test_with_fewer_than_three_left_the_exchange_is_off() -> None:
    """Rule 12.4."""
    match = lay_out("3 gems", hands=[{"gems": 5, "copper": 3}], ambushes=[[], ["red"]])
    match.play(PURPLE, "spring red")
    assert hand(match, RED) == {"gems": 4, "copper": 3, "gold": 1, "necklace": 1}
    assert match.view()["seats"][RED]["winnings"] == {}
    assert match.view()["discard"] == {}
    assert match.view()["track"]["sheriff"] == 0
    assert match.actors == (PURPLE,)  # neither another set nor more cards of this one
    assert events(match)[:3] == ["spring", "fail", "turn"]


def test_owners_are_asked_clockwise_from_the_left() -> None:
    """Rule 12.5."""
    ambushes = [["blue"], ["red"], ["pearls+gems"], [], ["yellow"], [], ["purple"]]
    match = turn_up("necklace", players=7, hands=[{}, {}, {"gems": 6}], ambushes=ambushes, turn=2)
    play(match, "yellow: take", "yellow: lay 6 gems")
    order: list[int] = []
    while match.view()["phase"] == "spring":
        order.extend(match.actors)
        match.play(match.actors[0], "hold")
    assert order == [4, GREY, RED, PURPLE]


def test_an_owner_of_several_is_asked_again_after_springing_one() -> None:
    """Rule 12.5."""
    owned = ["gems+necklace", "red", "pearls+gems", "copper+chest"]
    match = lay_out("6 gems", hands=[{"gems": 6}], ambushes=[[], owned, ["purple"]])
    match.play(PURPLE, "spring red")
    assert match.legal_texts(PURPLE) == ["hold", "spring gems+necklace", "spring pearls+gems"]
    match.play(PURPLE, "spring pearls+gems")
    assert match.actors == (PURPLE,)
    match.play(PURPLE, "hold")
    assert match.actors == (YELLOW,)
    assert hand(match, PURPLE) == {"gems": 2}
    assert hand(match, RED) == {"gold": 2, "necklace": 1}


def test_who_has_sprung_the_last_one_is_not_asked_again() -> None:
    """Rule 12.5."""
    match = lay_out("6 gems", hands=[{"gems": 6}], ambushes=[[], ["red"], ["purple"]])
    match.play(PURPLE, "spring red")
    assert match.actors == (YELLOW,)


def test_several_owners_may_ambush_the_same_set() -> None:
    """Rule 12.5."""
    ambushes = [[], ["red"], ["pearls+gems"], ["gems+necklace"]]
    match = lay_out("6 gems", players=4, hands=[{"gems": 6}], ambushes=ambushes)
    play(match, "purple: spring red", "yellow: spring pearls+gems", "blue: spring gems+necklace")
    assert all(hand(match, seat)["gems"] >= 1 for seat in (PURPLE, YELLOW, BLUE))
    assert match.view()["seats"][RED]["winnings"] == {"gems": 1}
    assert match.view()["discard"] == {"gems": 2}


def test_nobody_is_asked_once_fewer_than_three_are_left() -> None:
    """Rule 12.5."""
    ambushes = [[], ["pearls+gems", "gems+necklace"], ["red"]]
    match = lay_out("3 gems", hands=[{"gems": 3}], ambushes=ambushes)
    match.play(PURPLE, "spring pearls+gems")
    assert match.view()["active"] == PURPLE
    assert match.view(YELLOW)["seats"][YELLOW]["ambushes"] == ["red"]


def test_every_owner_is_asked_whether_or_not_it_fits() -> None:
    """Rule 12.6."""
    fitting = lay_out("3 copper", hands=[{"copper": 3}], ambushes=[[], ["red"]])
    useless = lay_out("3 copper", hands=[{"copper": 3}], ambushes=[[], ["yellow"]])
    assert useless.actors == fitting.actors == (PURPLE,)
    assert useless.legal_texts(PURPLE) == ["hold"]
    for viewer in (RED, YELLOW, -1):
        assert useless.view(viewer) == fitting.view(viewer)


def test_where_nobody_owns_an_ambush_nobody_is_asked() -> None:
    """Rule 12.6."""
    match = lay_out("3 copper", hands=[{"copper": 3}])
    assert "win" in events(match)


def test_the_active_player_springs_no_ambush() -> None:
    """Rule 12.7."""
    match = lay_out("3 copper", hands=[{"copper": 3}], ambushes=[["copper+silver"]])
    assert "hold" not in events(match)
    assert match.view()["seats"][RED]["winnings"] == {"copper": 1}


def test_an_ambush_can_be_sprung_from_the_next_turn_on() -> None:
    """Rule 12.7."""
    match = turn_up("gold", "necklace", hands=[{}, {"gems": 3}], ambush_pile=["purple", "red"])
    play(match, "red: ambush", "red: keep purple", "red: pass", "purple: take")
    match.play(PURPLE, "lay 3 gems")
    assert match.legal_texts(RED) == ["hold", "spring purple"]


def test_the_gold_of_an_ambush_joins_a_set_of_gold_too_late() -> None:
    """Rules 12.3, 12.4."""
    match = about_to_exchange(hands=[{"gold": 4}], ambushes=[[], ["red"]])
    play(match, "red: lay 3 gold", "purple: spring red")
    assert hand(match, RED) == {"gold": 4, "necklace": 1}
    assert hand(match, PURPLE) == {"gold": 1}
    assert match.view()["track"]["sheriff"] == 0
