"""A match from Python: what may be called, and what happens to garbage."""

import random
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import sherwood
from sherwood.games.game import load, names
from sherwood.play.match import SPECTATOR

anything = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(),
    st.floats(allow_nan=True),
    st.text(),
    st.binary(),
    st.lists(st.integers(), max_size=3),
)


def test_a_new_match_waits_for_its_first_player() -> None:
    match = sherwood.new("nottingham", players=4, seed=7, options={"first": 2})
    assert match.actors == (2,)
    assert match.legal_texts(2)[0] == "take"
    assert match.view(2)["revealed"] is not None
    assert not match.over


def test_the_same_seed_gives_the_same_cards_and_another_seed_others() -> None:
    one, two = (sherwood.new("nottingham", players=4, seed=7) for _ in range(2))
    other = sherwood.new("nottingham", players=4, seed=8)
    assert one.table.tobytes() == two.table.tobytes() != other.table.tobytes()


def test_without_a_seed_no_two_games_are_alike() -> None:
    one, two = (sherwood.new("nottingham", players=3) for _ in range(2))
    assert one.head.secret != two.head.secret


def test_a_seed_of_bytes_is_the_secret_itself() -> None:
    match = sherwood.new("nottingham", players=3, seed=bytes(range(32)))
    assert match.head.secret == bytes(range(32))


def test_every_contribution_changes_the_cards() -> None:
    words = [("a", "b", "c"), ("a", "b", "d"), ("a", "bc", ""), ()]
    tables = {
        sherwood.new("nottingham", players=3, seed=1, contributions=said).table.tobytes()
        for said in words
    }
    assert len(tables) == len(words)


def test_an_action_may_be_a_number_or_a_text() -> None:
    one, two = (sherwood.new("nottingham", players=3, seed=1, options={"first": 0}) for _ in "ab")
    one.play(0, "Take")
    two.play(0, two.parse("take"))
    assert one.table.tobytes() == two.table.tobytes()


def test_an_illegal_action_says_what_was_wrong() -> None:
    match = sherwood.new(
        "nottingham", players=3, seed=1, options={"first": 0}, names=("Ann", "Bo", "Cy")
    )
    complaints = {
        (1, "take"): "Bo cannot 'take' now: the table waits for Ann",
        (0, "yield"): "Ann cannot 'yield' now; possible are 'take'",
        (0, "dance"): "no action is called 'dance'; they begin with take, buy",
        (0, "rob"): "no action is called 'rob'; there are 'rob red', 'rob purple'",
        (3, "take"): "there is no seat 3; they go from 0 to 2",
        (0, 100_000): "there is no action 100000",
        (0, None): "an action is a number or a text, not None",
    }
    for (seat, action), complaint in complaints.items():
        with pytest.raises(sherwood.IllegalAction, match=complaint.replace("?", r"\?")):
            match.play(seat, action)  # type: ignore[arg-type]
    assert match.actions == []


@pytest.mark.parametrize("name", names())
def test_after_the_end_nobody_may_act(name: str) -> None:
    match = sherwood.new(name, players=4, seed=1)
    chance = random.Random(1)
    while not match.over:
        seat = match.actors[-1]
        match.play(seat, chance.choice(match.legal(seat)))
    with pytest.raises(sherwood.IllegalAction, match="the game is over"):
        match.play(0, 0)
    assert max(match.scores) == match.scores[match.winners[0]]


def test_views_are_asked_for_by_seats_that_there_are() -> None:
    match = sherwood.new("nottingham", players=3, seed=1)
    assert [match.view(seat)["seat"] for seat in (2, -1)] == [2, None]
    with pytest.raises(sherwood.IllegalAction, match="there is no seat 3"):
        match.view(3)


@pytest.mark.parametrize("name", names())
def test_a_guessed_match_offers_what_its_own_cards_allow(name: str) -> None:
    luck = random.Random(4)
    match = sherwood.new(name, load(name).game.PLAYERS[0], seed=4)
    for world in range(60):
        if match.over:
            break
        guessed = match.guessed(SPECTATOR, world.to_bytes(32, "big"))
        for seat in guessed.actors:
            for action in guessed.legal(seat):
                guessed.copy().play(seat, action)
        match.play(match.actors[0], luck.choice(match.legal(match.actors[0])))


def test_a_copy_is_played_on_independently() -> None:
    match = sherwood.new("nottingham", players=3, seed=1)
    before = match.table.tobytes()
    twin = match.copy()
    twin.play(twin.actors[0], "take")
    assert match.table.tobytes() == before
    assert match.actions == []
    assert len(twin.actions) == 1


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        ({"game": "chess"}, "there is no game called 'chess'"),
        ({"players": 2}, "nottingham is for 3 to 7 players, not 2"),
        ({"players": 8}, "nottingham is for 3 to 7 players, not 8"),
        ({"players": True}, "nottingham is for 3 to 7 players, not True"),
        ({"players": "four"}, "nottingham is for 3 to 7 players, not 'four'"),
        ({"seed": "seven"}, "a seed is a whole number or 32 bytes"),
        ({"seed": b"short"}, "a seed in bytes has 32 of them, not 5"),
        ({"options": {"colour": 1}}, "there is no option 'colour'; there are edition, first"),
        ({"options": {"memory": 1}}, "option 'memory': it is true or false, not 1"),
        ({"options": {"first": 4}}, "option 'first': it is \"random\" or a seat from 0 to 3"),
        ({"options": {"edition": 4}}, "option 'edition': the edition is figures by their names"),
        ({"names": ["Ann"]}, "4 players need 4 names, not 1"),
    ],
)
def test_a_wrong_argument_gets_a_clear_error(arguments: dict[str, Any], complaint: str) -> None:
    good: dict[str, Any] = {"game": "nottingham", "players": 4, "seed": 1}
    with pytest.raises((ValueError, TypeError), match=complaint):
        sherwood.new(**{**good, **arguments})


@pytest.mark.parametrize("name", names())
@given(seat=anything, action=anything)
@settings(max_examples=200, deadline=None)
def test_garbage_never_changes_a_match(name: str, seat: Any, action: Any) -> None:
    match = sherwood.new(name, players=4, seed=5)
    before = match.table.tobytes()
    try:
        match.play(seat, action)
    except sherwood.IllegalAction as error:
        assert str(error)
        assert match.table.tobytes() == before
        assert match.actions == []
    else:
        assert match.actions == [(seat, match.actions[0][1])]


@pytest.mark.parametrize("name", names())
@given(text=st.text(max_size=80))
def test_a_text_that_is_no_action_is_a_value_error(name: str, text: str) -> None:
    game = load(name).game
    try:
        assert 0 <= game.parse(text) < game.ACTIONS
    except ValueError as error:
        assert str(error)


def test_numpy_numbers_are_numbers() -> None:
    match = sherwood.new("nottingham", players=3, seed=1)
    seat = np.int64(match.actors[0])
    match.play(seat, np.int16(match.legal(int(seat))[0]))  # type: ignore[arg-type]
    assert match.actions[0][0] == seat
