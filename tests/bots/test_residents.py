"""The residents: bots are persons of the town, and everybody is one person."""

from typing import get_args

import pytest

from sherwood.bots.faces import Looks, parts_of_faces
from sherwood.bots.folders import folders
from sherwood.bots.residents import (
    TRAVELLER,
    company_for,
    name_for,
    residents_for,
    residents_in,
)
from sherwood.bots.roster import names_for, usual_for
from sherwood.games.game import load, names
from sherwood.play.text import skeleton
from sherwood.server.requests import Language

MOST_LETTERS = 70  # of a line on a card


def test_nobody_lives_twice_in_the_town_or_looks_like_another() -> None:
    everybody = [one for folder in folders() for one in residents_in(folder)]
    assert len({skeleton(one.name) for one in everybody}) == len(everybody) >= 20
    assert len({one.looks for one in everybody}) == len(everybody)


@pytest.mark.parametrize("game", names())
def test_everybody_has_a_face_that_can_be_drawn_and_a_short_line(game: str) -> None:
    parts = parts_of_faces()
    assert [*parts] == [*Looks._fields]
    for one in residents_for(game):
        assert all(part in parts[name] for name, part in one.looks._asdict().items()), one.name
        assert {*one.says} == {*get_args(Language)}, one.name
        for line in one.says.values():
            assert line.startswith(f"{one.name}, "), line
            assert line.endswith("."), line
            assert len(line) <= MOST_LETTERS, line


@pytest.mark.parametrize("game", names())
def test_whoever_comes_unasked_is_somebody_of_the_town(game: str) -> None:
    at_home = {one.bot for one in residents_for(game)} - {TRAVELLER}
    assert company_for(game)[0] == usual_for(game)
    assert {*company_for(game)} <= at_home <= {*names_for(game)}


@pytest.mark.parametrize("game", names())
def test_at_a_table_of_one_bot_all_are_different_persons(game: str) -> None:
    own = {one.name for one in residents_for(game) if one.bot == usual_for(game)}
    for bot in names_for(game):
        called: list[str] = ["Cecily"]  # a person who is called so
        for _ in range(load(game).game.PLAYERS[-1]):
            called.append(name_for(game, bot, called, "a table"))
        assert len({skeleton(name) for name in called}) == len(called)
        if bot == usual_for(game):
            assert {*called[1:5]} <= own  # four neighbours are residents, not relatives


def test_a_name_depends_on_the_table_and_on_who_sits_there() -> None:
    met = {name_for("sheriff", "steady", [], f"table {number}") for number in range(60)}
    assert met == {one.name for one in residents_for("sheriff") if one.bot == "steady"}
    assert {name_for("sheriff", "bold", [], str(number)) for number in range(9)} == {"Tuck", "Maud"}
    assert name_for("sheriff", "bold", ["TUCK", "maud"], "") in ("Tuck II", "Maud II")
    assert name_for("sheriff", "sharp:100", [], "") in ("Marian", "Gilbert")


def test_a_bot_without_residents_is_a_traveller_and_no_table_is_too_large() -> None:
    away = [one.name for one in residents_for("sheriff") if one.bot == TRAVELLER]
    called: list[str] = []
    for _ in range(40):
        called.append(name_for("sheriff", "fixed_price", called, "a table"))
    assert called[:3] == away
    assert len({*called}) == 40
