"""What the table does for somebody whose time is up."""

import pytest

import sherwood
from sherwood.play.safe import safe_action
from tests.games.nottingham.positions import PURPLE, RED, YELLOW, lay_out, turn_up


def safe(match: sherwood.Match, seat: int) -> str:
    """The text of what is safe for a seat."""
    return match.describe(safe_action(match, seat))


def test_the_card_is_taken_and_the_hand_is_kept() -> None:
    """Rules 3.2, 3.3."""
    match = turn_up("pearls", hands=[{"gold": 3}, {"chest": 1}])
    assert safe(match, RED) == "take"
    match.play(RED, "take")
    assert safe(match, RED) == "pass"


def test_who_is_attacked_keeps_the_necklace() -> None:
    """Rule 8.2."""
    match = turn_up("pearls", hands=[{}, {"necklace": 1, "chest": 1}])
    match.play(RED, "rob purple")
    assert safe(match, PURPLE) == "yield"


def test_a_robber_takes_the_dearest_card() -> None:
    """Rule 6.2."""
    match = turn_up("pearls", hands=[{}, {"copper": 2, "chest": 1, "silver": 1}])
    match.play(RED, "rob purple")
    match.play(PURPLE, "yield")
    assert safe(match, RED) == "seize chest"


def test_for_the_copper_the_cheapest_card_is_offered_and_no_offer_is_taken() -> None:
    """Rules 4.1, 4.2, 4.6."""
    match = turn_up("copper", hands=[{}, {"copper": 1, "gold": 1, "chest": 1}, {"copper": 2}])
    match.play(RED, "buy")
    assert safe(match, PURPLE) == "offer gold"
    assert safe(match, YELLOW) == "show hand"
    match.play(PURPLE, "offer gold")
    match.play(YELLOW, "show hand")
    assert safe(match, RED) == "refuse"


def test_for_the_chest_one_card_is_offered_and_the_best_offer_is_taken() -> None:
    """Rules 10.1, 10.2, 10.4."""
    match = turn_up("chest", hands=[{}, {"chest": 1, "gems": 1}, {"copper": 1, "silver": 1}])
    match.play(RED, "barter")
    assert safe(match, PURPLE) == "offer gems"
    match.play(PURPLE, "offer gems")
    match.play(YELLOW, "offer copper silver")
    assert safe(match, RED) == "accept yellow"


def test_an_ambush_is_kept_that_has_not_the_own_colour() -> None:
    """Rules 9.1, 9.3."""
    for seed in range(40):
        match = sherwood.new("nottingham", players=3, seed=seed)
        while "ambush" not in match.legal_texts(match.actors[0]):
            match.play(match.actors[0], match.legal(match.actors[0])[0])
        seat = match.actors[0]
        match.play(seat, "ambush")
        assert safe_action(match, seat) in match.legal(seat)


def test_no_ambush_is_sprung() -> None:
    """Rule 12.1."""
    match = lay_out("3 copper", hands=[{"copper": 3}], ambushes=[[], ["copper+silver"]])
    assert safe(match, PURPLE) == "hold"


@pytest.mark.parametrize(("hand", "thrown"), [({"chest": 3, "silver": 9}, "silver")])
def test_the_cheapest_card_is_thrown_away(hand: dict[str, int], thrown: str) -> None:
    """Rule 15.2."""
    match = turn_up("necklace", hands=[{}, hand], sheriff=1, bare=True)
    match.play(RED, "take")
    match.play(RED, "pass")
    assert safe(match, PURPLE) == f"discard {thrown}"
