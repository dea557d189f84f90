"""The page knows no rules: numbers, lists and limits of the rule book come from the server."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Literal, get_args, get_origin

import pytest

from sherwood.games.game import names
from sherwood.games.shape import shape_of
from sherwood.server.game_types import aliases_of

GAMES = Path(__file__).parents[2] / "web" / "src" / "games"
# What is made from the code, only for tests, or says and draws: there, a word or a number is no rule.
NO_LOGIC = re.compile(r"/types\.ts|\.test\.ts|/sample\.ts|/(art|words|rules|lesson|setup|title)/")
SCRIPT = re.compile(r"<script.*?>(.*?)</script>", re.DOTALL)
LINE_COMMENT = re.compile(r"//.*")
BLOCK_COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
TEXT = re.compile(r"'[^'\n]*'|\"[^\"\n]*\"|`[^`]*`")
NUMBER = re.compile(r"(?<![\w.#-])\d[\d_]*(?![\w.])")
NEIGHBOURS = re.compile(r"(?=['\"](\w+)['\"],\s*['\"](\w+)['\"])")
SMALL = 2  # nobody needs the rule book to count that far

# Numbers that are no rules: sizes on the screen, moments in time, how much is worth a question, or told of a game.
# The deal is computed a second time on purpose, so that the server's can be checked.
HARMLESS = {
    "nottingham/Hand.svelte": {4, 6, 2500},
    "nottingham/Map.svelte": {3, 5, 56, 110, 400},
    "nottingham/Others.svelte": {3},
    "nottingham/Sprung.svelte": {2200},
    "nottingham/actions.ts": {7},
    "nottingham/deal.ts": {3, 12},
    "nottingham/flights.ts": {3},
    "nottingham/occasions.ts": {3, 4},
    "sheriff/Composer.svelte": {5, 8, 12, 20},
    "sheriff/Drawer.svelte": {80},
    "sheriff/Tags.svelte": {4},
    "sheriff/Token.svelte": {5},
    "sheriff/Verdict.svelte": {6500},
    "sheriff/chronicle.ts": {5, 100},
    "sheriff/deal.ts": {3, 10},
    "sheriff/holding.ts": {1200},
    "sheriff/moods.ts": {8},
    "sheriff/occasions.ts": {15},
}
A_DRAWING = {"nottingham/road.ts"}


def files() -> Iterator[tuple[str, str]]:
    """Every file of a game in which the page decides anything, and its code."""
    for path in sorted([*GAMES.rglob("*.ts"), *GAMES.rglob("*.svelte")]):
        name = path.relative_to(GAMES).as_posix()
        if NO_LOGIC.search(f"/{name}"):
            continue
        text = path.read_text(encoding="utf-8")
        yield name, SCRIPT.search(text)[1] if path.suffix == ".svelte" else text  # type: ignore[index]


FILES = dict(files())
every_file = pytest.mark.parametrize("name", FILES)


def code_of(name: str) -> str:
    """The code of a file without comments."""
    return BLOCK_COMMENT.sub("", LINE_COMMENT.sub("", FILES[name]))


@every_file
def test_no_number_of_the_rule_book_stands_in_the_page(name: str) -> None:
    if name in A_DRAWING:
        return
    found = {int(number) for number in NUMBER.findall(TEXT.sub('""', code_of(name)))}
    assert {number for number in found if number > SMALL} <= HARMLESS.get(name, set())


def vocabularies() -> list[frozenset[str]]:
    """The kinds of things that each game has named. Phases are no such: they say what is drawn when."""
    shapes = filter(None, map(shape_of, names()))
    types = [item for shape in shapes for item in aliases_of(shape).items()]
    kinds = [hint for hint, name in types if get_origin(hint) is Literal and name != "Phase"]
    words = map(get_args, kinds)
    return [frozenset(some) for some in words if len(some) > SMALL]


@every_file
def test_no_list_of_a_games_words_stands_in_the_page(name: str) -> None:
    listed = NEIGHBOURS.findall(code_of(name))
    assert [pair for pair in listed if any(set(pair) <= words for words in vocabularies())] == []


@every_file
def test_no_english_is_parsed_and_no_view_is_taken_for_granted(name: str) -> None:
    code = code_of(name)
    assert "as unknown as" not in code
    assert not re.search(r"\b(?:view|event|events|line|choice)\b as [A-Z]", code)
    assert not re.search(r"\.text\.(?:startsWith|split|match)|\.test\((?:\w+\.)?text\)", code)
