"""Chapter 15: when the draw pile runs out. Field 5 has the number 2, field 20 too."""

from collections import Counter

from sherwood.games.nottingham.edition import check_edition
from sherwood.games.nottingham.table import FIELDS
from tests.games.nottingham.positions import (
    ONE_OF_EACH,
    PURPLE,
    RED,
    YELLOW,
    about_to_exchange,
    events,
    hand,
    play,
    turn_up,
)


def test_the_discards_are_shuffled_when_a_card_is_to_be_turned_up() -> None:
    """Rule 15.1."""
    match = turn_up(bare=True, discard={"gold": 3, "gems": 2})
    assert events(match) == ["turn", "reshuffle", "reveal"]
    assert match.view()["discard"] == {}
    assert match.view()["draw_pile"] == 4
    assert match.view()["track"]["sheriff"] == 0


def test_the_order_of_the_discards_is_chance() -> None:
    """Rule 15.1."""
    match = turn_up(bare=True, discard={"copper": 9, "silver": 9, "chest": 9})
    pile = match.table[0].pile[:26].tolist()
    assert pile != sorted(pile)
    assert Counter(pile).keys() == {0, 1, 6}


def test_the_discards_are_shuffled_when_a_favour_needs_a_card() -> None:
    """Rule 15.1."""
    match = about_to_exchange("copper", bare=True, hands=[{"gems": 4}], discard={"gold": 1})
    match.play(RED, "lay 4 gems")
    assert events(match)[3:6] == ["favour", "reshuffle", "favour"]


def test_the_discards_lie_while_the_pile_has_cards() -> None:
    """Rule 15.1."""
    match = turn_up("copper", "silver", bare=True, discard={"gold": 3})
    assert match.view()["discard"] == {"gold": 3}


def test_without_discards_hands_are_cut_down_to_the_number() -> None:
    """Rule 15.2."""
    hands = [{"copper": 2}, {"gold": 2, "gems": 2}, {"chest": 3}]
    match = turn_up(bare=True, sheriff=5, hands=hands)
    assert match.view()["phase"] == "discard"
    assert match.legal_texts(PURPLE) == ["discard gold", "discard gems"]
    play(match, "purple: discard gold", "purple: discard gems", "yellow: discard chest")
    assert hand(match, PURPLE) == {"gold": 1, "gems": 1}
    assert hand(match, YELLOW) == {"chest": 2}
    assert events(match) == ["discard", "march", "reshuffle", "reveal"]


def test_then_the_sheriff_moves_without_favour() -> None:
    """Rule 15.3."""
    match = turn_up(bare=True, sheriff=5, hands=[{}, {}, {"chest": 5}])
    for _ in range(3):
        match.play(YELLOW, "discard chest")
    assert match.view()["track"]["sheriff"] == 6
    assert [seat["cards"] for seat in match.view()["seats"]] == [0, 0, 2]
    assert match.view()["revealed"] == "chest"
    assert match.actors == (RED,)


def test_discarding_may_end_the_game() -> None:
    """Rules 15.3, 16.1."""
    match = turn_up(bare=True, sheriff=21, hands=[{"chest": 9}])
    match.play(RED, "discard chest")
    assert match.over
    assert events(match) == ["discard", "march", "over"]


def test_discarding_goes_clockwise_from_the_active_player_card_by_card() -> None:
    """Rule 15.4."""
    hands = [{"copper": 3}, {"gold": 4}, {}, {"gems": 4}]
    match = turn_up(players=4, bare=True, sheriff=5, hands=hands, turn=3)
    order = []
    while match.view()["phase"] == "discard":
        (seat,) = match.actors
        order.append(seat)
        match.play(seat, match.legal(seat)[0])
    assert order == [3, 3, 0, 1, 1]
    assert match.actors == (3,)


def test_nobody_discards_while_the_sheriff_is_in_the_city() -> None:
    """Rule 15.5."""
    match = turn_up(bare=True, hands=[{"copper": 9}, {"gold": 3}])
    assert match.view()["track"]["sheriff"] == 1
    assert events(match) == ["turn", "march"]
    assert match.actors == (RED,)  # he goes on to the first field, whose number is three


def test_it_repeats_until_there_is_a_card() -> None:
    """Rule 15.6."""
    match = turn_up(bare=True, sheriff=2, hands=[{"copper": 3}])  # 5, then 4, 6 and 2
    assert events(match) == ["turn", "march", "march", "march"]
    assert match.view()["track"]["sheriff"] == 5
    match.play(RED, "discard copper")
    assert match.view()["revealed"] == "copper"
    assert match.view()["track"]["sheriff"] == 6


def test_the_longest_walk_is_told_to_its_end() -> None:
    """Rule 15.6."""
    figures = check_edition(None, 7)
    figures["track"]["numbers"] = [100] * FIELDS
    six = {kind: 1 for kind in ONE_OF_EACH if kind != "necklace"}
    match = about_to_exchange(players=7, bare=True, hands=[six], options={"edition": figures})
    match.play(RED, "task each")  # seven discards, drawn by seven favours
    assert events(match).count("march") == FIELDS + 1
    assert events(match)[-1] == "over"


def test_it_repeats_until_the_sheriff_is_back_in_the_city() -> None:
    """Rules 15.6, 16.1."""
    match = turn_up(bare=True)
    assert match.over
    assert events(match) == ["turn", *["march"] * 22, "over"]
