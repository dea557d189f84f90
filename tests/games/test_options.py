"""Options may come from a stranger: they are modest figures and words, and name no file."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import sherwood
from sherwood.games.game import load, names
from sherwood.games.options import LONGEST_WORD, NO, YES_OR_NO, Option, settle_options
from tests.opening import hostile_names, opened_files

PLAYERS = 4
EVERY = [(name, option) for name in names() for option in load(name).game.OPTIONS]
every_option = pytest.mark.parametrize(
    ("game", "option"), EVERY, ids=[f"{game}-{option.name}" for game, option in EVERY]
)


def settled(game: str, **chosen: Any) -> dict[str, Any]:
    return settle_options(load(game).game.OPTIONS, chosen, PLAYERS)


def dressed_up(value: Any, name: str) -> Iterator[Any]:
    """A name, bare and in every place where a value of its kind has something."""
    yield from (name, [name], {"path": name}, {"edition": name}, {name: 1}, Path(name))
    parts = value.items() if isinstance(value, dict) else []
    for part, figures in parts:
        yield {**value, part: name}
        if isinstance(figures, dict):
            for figure, printed in figures.items():
                disguise = [name] * len(printed) if isinstance(printed, list) else name
                yield {**value, part: {**figures, figure: disguise}}


@every_option
def test_no_option_of_any_game_opens_a_file(tmp_path: Path, game: str, option: Option) -> None:
    usual, tried = settled(game)[option.name], 0
    for name in hostile_names(tmp_path):
        assert len(name) <= LONGEST_WORD
        for value in dressed_up(usual, name):
            with opened_files() as opened, pytest.raises(ValueError, match="option"):
                settled(game, **{option.name: value})
            assert opened == []
            tried += 1
    assert tried >= 42


@every_option
def test_what_is_said_of_a_name_does_not_tell_whether_there_is_such_a_file(
    tmp_path: Path, game: str, option: Option
) -> None:
    said = set()
    for name in hostile_names(tmp_path):
        with pytest.raises(ValueError, match=option.name) as caught:
            settled(game, **{option.name: name})
        said.add(str(caught.value).replace(name, "…"))
    assert len(said) == 1


def test_the_witness_sees_a_file_that_is_opened(tmp_path: Path) -> None:
    foreign = hostile_names(tmp_path)[2]
    with opened_files() as opened, pytest.raises(sherwood.EditionError):
        sherwood.new("nottingham", players=3, options={"edition": foreign})
    assert foreign in opened


DEEP: Any = 1
for _ in range(100_000):
    DEEP = [DEEP]
TOO_MUCH = {
    "deep": (DEEP, "levels deep"),
    "many": ([1] * 100_000, "at most 300 figures"),
    "wide": ({str(number): {} for number in range(400)}, "at most 300 figures"),
    "a long word": ("x" * 60_000, "at most 200 letters"),
    "a long name": ({"x" * 60_000: 1}, "at most 200 letters"),
    "a large figure": (10**4000, "figures of at most"),
    "a low figure": (-(10**4000), "figures of at most"),
    "neither figure nor word": (b"bytes", "not a bytes"),
}


@every_option
@pytest.mark.parametrize(("value", "says"), TOO_MUCH.values(), ids=TOO_MUCH.keys())
def test_too_much_is_refused_before_a_game_looks_at_it(
    game: str, option: Option, value: Any, says: str
) -> None:
    with pytest.raises(ValueError, match=says) as caught:
        settled(game, **{option.name: value})
    assert len(str(caught.value)) < 100


def test_an_option_that_there_is_not_is_not_looked_at_either() -> None:
    with pytest.raises(ValueError, match="at most 200 letters"):
        settled("nottingham", **{"x" * 60_000: 1})


@pytest.mark.parametrize("game", names())
def test_there_is_room_for_the_largest_edition(game: str) -> None:
    usual = settled(game)
    assert settled(game, **usual) == usual
    if game == "nottingham":
        usual["edition"]["track"]["numbers"] = [100] * 40
        assert settled(game, **usual) == usual


@pytest.mark.parametrize("value", [float("nan"), float("inf"), -0.0, 1e308])
@every_option
def test_no_option_takes_a_fraction(game: str, option: Option, value: float) -> None:
    with pytest.raises(ValueError, match=option.name):
        settled(game, **{option.name: value})


@every_option
def test_an_option_has_its_choices_and_nothing_else(game: str, option: Option) -> None:
    assert (option.check is None) == bool(option.choices)
    values = option.values(PLAYERS)
    assert [settled(game, **{option.name: value})[option.name] for value in values] == list(values)
    if option.choices:
        assert option.default in values
        strangers: list[Any] = [-1, PLAYERS + 90, 1.0, "nothing", [values[0]], {}]
        for stranger in strangers:
            with pytest.raises(ValueError, match=f"option {option.name!r}: it is "):
                settled(game, **{option.name: stranger})


@every_option
def test_what_is_printed_is_one_of_the_choices(game: str, option: Option) -> None:
    assert option.printed is None or 0 <= option.printed < len(option.choices)


@pytest.mark.parametrize(
    ("option", "told"),
    [
        (Option("a", NO, "", YES_OR_NO), "true or false"),
        (Option("a", "random", "", ("random",), seats=True), '"random" or a seat from 0 to 3'),
        (Option("a", 3, "", (*range(21), "any")), 'a number from 0 to 20 or "any"'),
        (Option("a", None, "", (None, 6, 7)), "null or 6 or 7"),
        (Option("a", 1, "", (1, 2, 4, 8)), "1 or 2 or 4 or 8"),
    ],
)
def test_a_complaint_tells_what_there_is_to_choose(option: Option, told: str) -> None:
    with pytest.raises(ValueError, match=f"^option 'a': it is {told}, not 99$"):
        settle_options((option,), {"a": 99}, PLAYERS)


def test_a_number_is_no_yes_and_a_yes_is_no_number() -> None:
    for option, value in ((Option("a", NO, "", YES_OR_NO), 1), (Option("a", 1, "", (0, 1)), True)):
        with pytest.raises(ValueError, match="not "):
            settle_options((option,), {"a": value}, PLAYERS)
