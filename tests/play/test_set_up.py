"""Positions: a game from a description, and every way in which a description can be wrong."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import sherwood
from sherwood.games.game import names

POSITION: dict[str, Any] = {
    "game": "nottingham",
    "players": 4,
    "turn": 0,
    "sheriff": 0,
    "hands": [{"copper": 1, "gold": 2}, {}, {}, {}],
    "draw_pile": ["gems", "gold"],
    "discard": {"copper": 3},
    "ambush_pile": ["copper+silver", "blue"],
    "ambushes": [["purple"], [], [], []],
    "winnings": [{"chest": 1}, {}, {}, {}],
    "tasks": {"each": [], "five": [2], "four_pairs": [], "three_pairs": [0, 3]},
}


def test_a_position_is_laid_out_as_described() -> None:
    match = sherwood.set_up(POSITION, seed=7)
    view = match.view(0)
    assert match.actors == (0,)
    assert view["revealed"] == "gems"
    assert view["seats"][0]["hand"] == {"copper": 1, "gold": 2}
    assert view["seats"][0]["ambushes"] == ["purple"]
    assert [seat["cards"] for seat in view["seats"]] == [3, 0, 0, 0]
    assert view["discard"] == {"copper": 3}
    assert view["tasks"]["three_pairs"]["done"] == [0, 3]
    assert match.scores == [13 + 10, 0, 30, 10]
    assert view["draw_pile"] == 84 - 3 - 3 - 1 - 1 - 1
    assert view["ambush_pile"] == 10 - 1


def test_a_position_replays_from_its_log() -> None:
    match = sherwood.set_up(POSITION, seed=7)
    match.play(0, "take")
    assert sherwood.replay(match.log()).table.tobytes() == match.table.tobytes()


def test_what_is_not_mentioned_is_shuffled_by_the_seed() -> None:
    one, two, other = (sherwood.set_up(POSITION, seed=seed) for seed in (1, 1, 2))
    assert one.table.tobytes() == two.table.tobytes() != other.table.tobytes()


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"game": "chess"}, "game must be one of"),
        ({"players": None}, "is for 3 to 7 players"),
        ({"turn": 4}, "turn must be a number from 0 to 3, not 4"),
        ({"sheriff": 22}, "sheriff must be a number from 0 to 21, not 22"),
        ({"hands": [{}]}, "hands must be a list with one entry for each of 4 seats"),
        ({"hands": [{"ruby": 1}, {}, {}, {}]}, r"hands\[0\] has 'ruby'; there are copper"),
        ({"hands": [{"gold": -1}, {}, {}, {}]}, r"hands\[0\] has -1 of gold"),
        (
            {"hands": [{"gold": 13}, {}, {}, {}]},
            "hands\\[0\\] has 13 of gold; there are at most 12",
        ),
        ({"hands": [{"gold": 11}, {}, {}, {}]}, "it has 13 cards of gold"),
        ({"hands": ["gold", {}, {}, {}]}, r"hands\[0\] must be cards such as"),
        ({"draw_pile": {"gold": 1}}, "draw_pile must be a list of cards such as"),
        ({"draw_pile": ["blue"]}, "draw_pile has 'blue'"),
        ({"ambushes": [["red"], [], [], []]}, "red may not own the red ambush"),
        ({"ambushes": [["grey"], [], [], []]}, r"ambushes\[0\] has grey, which is not in this"),
        ({"ambush_pile": ["purple"]}, "ambush_pile has purple, which is not in this game or twice"),
        ({"ambush_pile": ["gold+copper"]}, "ambush_pile has copper.gold, which is not in this"),
        ({"tasks": {"six": []}}, "tasks are each, five"),
        ({"tasks": {"five": [1, 1]}}, "tasks.five must be at most two different seats"),
        ({"tasks": {"five": [9]}}, "tasks.five must be at most two different seats"),
        ({"weather": "fine"}, "'weather' means nothing"),
        ({"options": 3}, "options must be names with values"),
    ],
)
def test_an_impossible_position_says_where_it_is_wrong(
    change: dict[str, Any], complaint: str
) -> None:
    with pytest.raises(ValueError, match=complaint):
        sherwood.set_up({**POSITION, **change}, seed=7)


def test_a_position_in_which_the_game_is_over_is_refused() -> None:
    done = {task: [0, 1] for task in ("each", "five", "four_pairs", "three_pairs")}
    with pytest.raises(sherwood.PositionError, match="this game is over"):
        sherwood.set_up({**POSITION, "tasks": done}, seed=7)


json_values = st.recursive(
    st.none() | st.booleans() | st.integers(-5, 300) | st.text(max_size=8),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4)
    ),
    max_leaves=8,
)


@pytest.mark.parametrize("name", names())
@given(data=st.data())
@settings(max_examples=150, deadline=None)
def test_garbage_in_a_position_is_a_clear_error(name: str, data: st.DataObject) -> None:
    keys = [*POSITION, "round", "gold", "stands", "discards", "options"]
    position = {"game": name, "players": 4}
    position.update(data.draw(st.dictionaries(st.sampled_from(keys), json_values, max_size=4)))
    try:
        match = sherwood.set_up(position, seed=1)
    except ValueError as error:
        assert str(error)
    else:
        assert match.actors or match.over


@given(json_values)
def test_what_is_no_position_at_all_is_a_clear_error(value: Any) -> None:
    with pytest.raises(sherwood.PositionError):
        sherwood.set_up(value, seed=1)
