"""Chapter 9: gold, the ambush."""

import pytest

import sherwood
from sherwood.games.nottingham.actions import AMBUSH_NAMES
from tests.games.nottingham.positions import PURPLE, RED, YELLOW, hand, play, turn_up


def looking(*pile: str, players: int = 3) -> sherwood.Match:
    """Red looks at the top two ambush cards."""
    match = turn_up("gold", players=players, hands=[{"gems": 1}], ambush_pile=list(pile))
    match.play(RED, "ambush")
    return match


def test_the_top_two_ambush_cards_are_looked_at_in_secret() -> None:
    """Rule 9.1."""
    match = looking("blue", "copper+silver", players=4)
    assert match.view(RED)["looked_at"] == ["blue", "copper+silver"]
    for viewer in (PURPLE, YELLOW, -1):
        assert match.view(viewer)["looked_at"] == []
    assert match.legal_texts(RED) == ["keep blue", "keep copper+silver"]


def test_one_is_laid_face_down_and_the_other_goes_under_the_pile() -> None:
    """Rule 9.2."""
    match = looking("purple", "copper+silver")
    match.play(RED, "keep purple")
    assert match.view(RED)["seats"][RED]["ambushes"] == ["purple"]
    assert match.view(PURPLE)["seats"][RED]["ambushes"] == [None]
    assert AMBUSH_NAMES[match.table[0].ambush_pile[0]] == "copper+silver"
    assert match.view()["ambush_pile"] == 8


def test_the_own_colour_may_not_be_kept() -> None:
    """Rule 9.3."""
    match = looking("red", "copper+silver")
    assert match.legal_texts(RED) == ["keep copper+silver"]
    with pytest.raises(sherwood.IllegalAction):
        match.play(RED, "keep red")


def test_ambush_and_gold_do_not_count_as_cards_in_the_hand() -> None:
    """Rule 9.4."""
    match = play(looking("purple", "yellow"), "red: keep yellow")
    assert hand(match, RED) == {"gems": 1}
    assert match.view()["seats"][RED]["cards"] == 1
    assert match.view()["revealed"] is None


def test_an_ambush_is_worth_nothing() -> None:
    """Rule 9.4."""
    match = turn_up("copper", ambushes=[["purple", "yellow"]])
    assert match.scores == [0, 0, 0]


def test_a_player_may_have_several_ambushes() -> None:
    """Rule 9.5."""
    match = turn_up("gold", ambushes=[["yellow", "pearls+gems"]], ambush_pile=["purple"])
    match.play(RED, "ambush")
    match.play(RED, "keep purple")
    assert match.view(RED)["seats"][RED]["ambushes"] == ["yellow", "pearls+gems", "purple"]
    assert match.view(PURPLE)["seats"][RED]["ambushes"] == [None, None, None]


@pytest.mark.parametrize(
    ("left", "choices"), [(0, ["take"]), (1, ["take"]), (2, ["take", "ambush"])]
)
def test_the_action_needs_two_cards_in_the_ambush_pile(left: int, choices: list[str]) -> None:
    """Rule 9.6."""
    pairs = ["copper+silver", "silver+pearls", "pearls+gems", "gems+necklace", "necklace+chest"]
    others = ["copper+chest", "purple"]
    owned = [["yellow"], [*pairs, "red"], others[left:]]
    match = turn_up("gold", ambushes=owned)
    assert match.view()["ambush_pile"] == left
    assert match.legal_texts(RED) == choices
