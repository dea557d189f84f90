"""The docs keep up with the code: what is public is in them, and what they say runs."""

import io
import json
import re
from contextlib import redirect_stdout
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest

import sherwood
from sherwood.games.game import load, names
from sherwood.games.shape import shape_of
from sherwood.play.head import Head
from sherwood.play.log import HEAD_LINES, NEEDED
from sherwood.play.reference import MARK, PAGES, TABLES, with_tables
from tests.docs import guide
from tests.docs.pages import (
    DOCS,
    ROOT,
    code,
    codes,
    examples,
    read,
    rows,
    section,
    without_fences,
)

every_game = pytest.mark.parametrize("name", names())
EXPECTED = re.compile(r"#\s+prints (.*)$", re.MULTILINE)

API = (DOCS / "api.md").read_text(encoding="utf-8")
README = (ROOT / "README.md").read_text(encoding="utf-8")


def part_of(page: str, name: str, what: str) -> str:
    """What a page says of one thing of one game."""
    return section(section(read(page), f"`{name}`"), f"{what} of ")


def public(thing: object) -> set[str]:
    """The attributes that anybody may use."""
    return {name for name in dir(thing) if not name.startswith("_")}


# The API


def test_everything_that_the_package_exports_is_documented() -> None:
    assert {f"sherwood.{name}" for name in sherwood.__all__} <= documented_names()


def documented_names() -> set[str]:
    """Every dotted name that stands as code in the API's page, without its arguments."""
    return {text.split("(")[0] for text in codes(without_fences(API))}


@pytest.mark.parametrize("thing", ["match", "batch"])
def test_every_public_attribute_is_documented_and_no_other(thing: str) -> None:
    made: object = sherwood.new("nottingham", players=3, seed=1)
    if thing == "batch":
        made = sherwood.Batch("nottingham", games=1, players=3)
    documented = {
        name.removeprefix(f"{thing}.")
        for name in documented_names()
        if name.startswith(f"{thing}.")
    }
    assert documented == public(made)


@pytest.mark.parametrize("part", [Head, sherwood.Verdict])
def test_every_part_of_a_head_and_a_verdict_is_documented(part: Any) -> None:
    assert {field.name for field in fields(part)} <= documented_names()
    assert {"commitment", "key", "line", "problem"} <= documented_names()


@pytest.mark.parametrize(
    "example",
    [
        pytest.param(example, id=f"{page}-{number}")
        for page, text in (("README", README), ("api", API), ("bot", read("writing-a-bot.md")))
        for number, example in enumerate(examples(text, "python"), start=1)
    ],
)
def test_the_examples_run_and_print_what_they_say(
    example: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    printed = io.StringIO()
    with redirect_stdout(printed):
        exec(compile(example, "example", "exec"), {"__name__": "example"})
    if expected := EXPECTED.findall(example):
        assert printed.getvalue().splitlines() == expected


def test_the_guide_shows_the_files_of_its_game_as_they_are() -> None:
    """`python -m tests.docs.guide` copies them into the page."""
    assert guide.shown() == guide.files()


def test_the_tutorial_names_the_whole_protocol() -> None:
    from sherwood.games.game import Game

    text = read("adding-a-game.md")
    needed = public(Game) | set(Game.__annotations__)
    assert [name for name in sorted(needed) if f"`{name}`" not in text] == []


# The notation, and tables that are made from the code


@pytest.mark.parametrize("page", PAGES)
def test_the_tables_that_are_made_from_the_code_are_not_stale(page: str) -> None:
    assert read(page) == with_tables(read(page)), "run: python -m sherwood.play.reference"


@every_game
@pytest.mark.parametrize("what", TABLES)
def test_every_table_of_a_game_stands_in_the_documentation(name: str, what: str) -> None:
    shape = shape_of(name)
    marks = [mark for page in PAGES for _, mark, _ in MARK.findall(read(page))]
    if shape:
        assert f"{what} {name}" in marks
        assert {f"part {name} {part}" for part in shape.parts} <= set(marks)


@every_game
def test_every_area_of_the_board_is_documented_and_no_other(name: str) -> None:
    documented = [code(row[0]) for row in rows(part_of("notation.md", name, "Places"))]
    assert documented == list(load(name).game.PLACES)


@every_game
def test_every_option_is_documented_with_its_default(name: str) -> None:
    documented = {
        code(row[0]): json.loads(code(row[1]))
        for row in rows(part_of("notation.md", name, "Options"))
    }
    assert documented == {option.name: option.default for option in load(name).game.OPTIONS}


@every_game
def test_every_key_of_a_position_is_documented(name: str) -> None:
    players = load(name).game.PLAYERS[0]
    with pytest.raises(sherwood.PositionError) as complaint:
        sherwood.set_up({"game": name, "players": players, "nonsense": 1})
    allowed = str(complaint.value).partition("it may have ")[2].split(", ")
    documented = [code(row[0]) for row in rows(part_of("notation.md", name, "Position"))]
    assert sorted(documented) == sorted(allowed)


@every_game
def test_the_positions_in_the_notation_can_be_set_up(name: str) -> None:
    positions = [json.loads(text) for text in examples(read("notation.md"), "json")]
    mine = [position for position in positions if position["game"] == name]
    assert mine
    for position in mine:
        assert sherwood.set_up(position, seed=1).actors


def test_the_architecture_knows_how_large_a_table_is() -> None:
    size = load("nottingham").game.TABLE.itemsize
    assert f"The table of Nottingham has {size} bytes" in read("architecture.md")


def test_every_line_of_a_logs_head_is_documented() -> None:
    documented = rows(section(read("notation.md"), "The log"))
    assert tuple(code(row[0]) for row in documented) == HEAD_LINES
    assert {code(row[0]) for row in documented if row[1] == "yes"} == set(NEEDED)


# The commands


def commands() -> dict[str, Any]:
    """The commands by their names; none while there is no such module."""
    import typer

    from sherwood.__main__ import app

    group: Any = typer.main.get_command(app)
    return dict(group.commands)


def test_every_command_is_documented_and_no_other() -> None:
    headings = re.findall(r"^## `sherwood (\w+)`$", read("commands.md"), re.MULTILINE)
    assert sorted(headings) == sorted(commands())


@pytest.mark.parametrize("command", commands())
def test_every_argument_of_a_command_is_documented_and_no_other(command: str) -> None:
    parameters = [
        parameter for parameter in commands()[command].params if "--help" not in parameter.opts
    ]
    needed = {
        next((name for name in parameter.opts if name.startswith("--")), parameter.name)
        for parameter in parameters
    }
    documented = rows(section(read("commands.md"), f"`sherwood {command}`"))
    assert {code(row[0]) for row in documented} == needed
