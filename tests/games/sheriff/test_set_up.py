"""Chapters 2 and 3: set-up, and the round."""

import pytest

import sherwood
from tests.games.sheriff.positions import BLUE, PURPLE, RED, at_the_gate, play, start


def test_six_cards_each_and_two_open_piles_of_five() -> None:
    """Rule 2.1."""
    view = sherwood.new("sheriff", players=5, seed=1).view()
    assert [player["cards"] for player in view["seats"]] == [6] * 5
    assert [len(pile) for pile in view["discards"].values()] == [5, 5]
    assert view["draw_pile"] == 204 - 30 - 10


def test_everybody_may_look_through_the_discard_piles() -> None:
    """Rule 2.2."""
    match = start(discards=[["silk", "apples", "bread"], ["cheese"]])
    for seat in range(-1, 4):
        piles = match.view(seat)["discards"]
        assert piles == {"left": ["silk", "apples", "bread"], "right": ["cheese"]}


def test_the_first_sheriff_is_drawn_by_lot_or_chosen() -> None:
    """Rule 2.3."""
    drawn = {sherwood.new("sheriff", players=4, seed=s).view()["sheriff"] for s in range(40)}
    assert drawn == {0, 1, 2, 3}
    for first in range(4):
        match = sherwood.new("sheriff", players=4, seed=1, options={"first": first})
        assert match.view()["sheriff"] == first
        assert match.actors == ((first + 1) % 4,)


def test_a_full_hand_can_be_seven() -> None:
    """Rule 2.4."""
    match = sherwood.new("sheriff", players=4, seed=1, options={"hand": 7, "first": 0})
    assert match.view()["seats"][PURPLE]["cards"] == 7
    good = next(iter(match.view(PURPLE)["seats"][PURPLE]["hand"]))
    play(match, f"purple: set aside {good}", "purple: take left")
    assert match.view()["seats"][PURPLE]["cards"] == 7


def test_ten_cards_can_be_left_out_unseen() -> None:
    """Rule 2.5."""
    match = sherwood.new("sheriff", players=4, seed=1, options={"left_out": True})
    assert match.view()["left_out"] == 10
    assert match.view()["draw_pile"] == 204 - 24 - 10 - 10
    for seat in range(-1, 4):
        assert match.hidden(seat)[0].left_out.tolist() == [-1] * 10


def test_the_sheriff_takes_no_part_in_market_loading_and_declaring() -> None:
    """Rule 3.1."""
    match = start(hands=[{"cheese": 6}] * 4)
    seen = set()
    while match.view()["phase"] != "gate":
        assert RED not in match.actors
        seen.add(match.view()["phase"])
        seat = match.actors[0]
        texts = match.legal_texts(seat)
        match.play(seat, next(text for text in ("close", "draw", texts[0]) if text in texts))
    assert seen == {"market", "load", "declare"}
    assert RED in match.actors


def test_the_office_moves_left() -> None:
    """Rule 3.2."""
    match = play(at_the_gate(round=3, sheriff=0), "red: stop")
    view = match.view()
    assert (view["round"], view["sheriff"], view["phase"]) == (4, PURPLE, "market")
    assert match.actors == (2,)


@pytest.mark.parametrize(("players", "rounds"), [(3, 9), (4, 8), (5, 10)])
def test_everybody_is_sheriff_twice_or_with_three_players_three_times(
    players: int, rounds: int
) -> None:
    """Rule 3.3."""
    match = at_the_gate(players=players, round=rounds)
    assert match.view()["rounds"] == rounds
    assert not match.over
    play(match, "red: stop")
    assert match.over
    earlier = play(at_the_gate(players=players, round=rounds - 1), "red: stop")
    assert not earlier.over


def test_the_last_seat_hands_the_office_to_the_first() -> None:
    """Rule 3.2."""
    match = start(sheriff=BLUE, hands=[{"cheese": 6}] * 4)
    for seat in (0, 1, 2):
        match.play(seat, "draw")
    for seat in (0, 1, 2):
        match.play(seat, "load cheese")
        match.play(seat, "close")
    for seat in (0, 1, 2):
        match.play(seat, "declare cheese")
    match.play(BLUE, "stop")
    assert match.view()["sheriff"] == RED
