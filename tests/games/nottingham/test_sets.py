"""Chapter 11: exchanging a set."""

from tests.games.nottingham.positions import (
    PURPLE,
    RED,
    about_to_exchange,
    events,
    hand,
    lay_out,
)


def test_a_set_is_three_or_more_cards_of_one_kind() -> None:
    """Rule 11.1."""
    match = about_to_exchange(hands=[{"copper": 4, "silver": 1, "gems": 3}])
    assert match.legal_texts(RED) == ["pass", "lay 3 copper", "lay 4 copper", "lay 3 gems"]


def test_all_twelve_cards_of_a_kind_may_be_laid() -> None:
    """Rule 11.1."""
    match = lay_out("12 copper", hands=[{"copper": 12}])
    assert match.view()["discard"] == {"copper": 11}


def test_a_set_lies_open_while_it_may_be_ambushed() -> None:
    """Rules 11.1, 11.2."""
    match = lay_out("3 copper", hands=[{"copper": 4}], ambushes=[[], ["red"]])
    assert match.view()["laid"] == {"kind": "copper", "count": 3}
    assert hand(match, RED) == {"copper": 1, "necklace": 1}
    assert match.actors == (PURPLE,)


def test_one_card_of_the_set_is_won_and_the_others_are_discarded() -> None:
    """Rule 11.3."""
    match = lay_out("4 gems", hands=[{"gems": 5}])
    assert match.view()["seats"][RED]["winnings"] == {"gems": 1}
    assert match.view()["discard"] == {"gems": 3}
    assert match.view()["laid"] is None
    assert match.scores == [11, 0, 0]


def test_a_set_that_keeps_three_cards_in_an_ambush_counts() -> None:
    """Rules 11.2, 11.3."""
    match = lay_out("4 gems", hands=[{"gems": 4}], ambushes=[[], ["red"]])
    match.play(PURPLE, "spring red")
    assert match.view()["seats"][RED]["winnings"] == {"gems": 1}
    assert match.view()["discard"] == {"gems": 2}
    assert "win" in events(match)
