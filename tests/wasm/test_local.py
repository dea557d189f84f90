"""Games on a device: what the page's own worker plays is what native code plays, and leaves as a log."""

import json
import os
import random
import subprocess
from typing import Any

import numpy as np
import pytest

import sherwood
from sherwood.bots.search import Search
from sherwood.games.edition import EditionError
from sherwood.games.figures import Figure, Figures
from sherwood.games.game import load, names
from sherwood.games.options import Option, settle_options
from sherwood.play.verify import verify
from tests.wasm.games import edition_of, games_of, some_value, with_figure
from tests.wasm.targets import HERE, NODE, PATIENCE, Built

pytestmark = pytest.mark.slow
every_game = pytest.mark.parametrize("name", names())
LEVELS = ("novice", "steady", "random", "sharp:30")
WORLDS = (10, 60)
SEARCHES = 12
EDITIONS = 200


def asked_of_node(built: Built, **asked: Any) -> dict[str, Any]:
    """What Node answers that has a game's module."""
    ran = subprocess.run(
        [str(NODE), str(HERE / "local.js"), str(built.code), str(built.manifest)],
        input=json.dumps({"games": [], "searches": [], "editions": [], **asked}).encode(),
        env={**os.environ, "NODE_NO_WARNINGS": "1"},
        capture_output=True,
        check=False,
        timeout=PATIENCE,
    )
    assert ran.returncode == 0, ran.stderr.decode()
    answer: dict[str, Any] = json.loads(ran.stdout)
    return answer


@every_game
def test_a_game_on_a_device_leaves_a_log_that_is_right(
    name: str, modules: dict[str, Built]
) -> None:
    wished = [
        {
            "players": played.players,
            "options": played.options,
            "edition": played.edition,
            "secret": bytes([number] * 32).hex(),
            "level": level,
        }
        for number, (played, level) in enumerate(zip(games_of(name, 4), LEVELS, strict=True))
    ]
    for wish, played in zip(
        wished, asked_of_node(modules[name], games=wished)["games"], strict=True
    ):
        verdict = verify(played["log"])
        assert verdict.right, f"{wish}: line {verdict.line}: {verdict.says}"
        match = sherwood.replay(played["log"])
        assert match.over
        assert played["log"] == match.log()  # the same text, byte for byte
        expected = match.view()
        assert expected.pop("news") is not None
        assert played["view"] == expected
        assert expected["sheet"]
        assert played["told"] > 0


@every_game
def test_a_page_refuses_the_editions_that_a_server_refuses(
    name: str, modules: dict[str, Built]
) -> None:
    """Of a part as a whole, such as all copies, a server complains; the page names its first figure."""
    chance, game = random.Random(name), load(name).game
    tried = [changed_edition(name, chance) for _ in range(EDITIONS)]
    refused = [complaint(game.OPTIONS, edition) for edition in tried]
    assert 0 < refused.count(None) < EDITIONS
    named = asked_of_node(modules[name], editions=tried)["editions"]
    for edition, ours, theirs in zip(tried, refused, named, strict=True):
        assert (ours is None) == (theirs is None), edition
        assert ours is None or theirs.startswith(ours), edition


def changed_edition(name: str, chance: random.Random) -> Figures:
    """An edition with a figure of some value, possible or not."""
    figure = chance.choice(load(name).game.FIGURES)
    part, known = figure.names
    figures = edition_of(name, chance)
    if chance.random() < 0.1:
        known = chance.choice(["lanterns", known])
        del figures[part][figure.names[1]]
    values = [some_value(figure, chance), -1, 101, 2.5, True, None, "gold", [], [1, 1], ["gold"]]
    return with_figure(figures, Figure(f"{part}.{known}"), chance.choice(values))


def complaint(options: tuple[Option, ...], edition: Figures) -> str | None:
    """The figure that a server names; None: it takes the edition."""
    try:
        settle_options(options, {"edition": edition}, 3)
    except EditionError as error:
        return error.figure
    return None


@every_game
def test_a_search_in_the_page_finds_what_a_native_one_finds(
    name: str, modules: dict[str, Built]
) -> None:
    asked: list[dict[str, Any]] = []
    expected: list[dict[str, Any]] = []
    dice = random.Random(name)
    match = sherwood.new(name, load(name).game.PLAYERS[0], 7)
    while len(asked) < SEARCHES and not match.over:
        seat = dice.choice(match.actors)
        if len(match.legal(seat)) > 1 and dice.random() < 0.3:
            hidden, worlds = match.hidden(seat), dice.choice(WORLDS)
            search = Search(name, hidden, seat, len(asked))
            search.through(worlds)
            action, course = search.best()
            left = search.candidates["action"].tolist()
            expected.append(
                {"action": action, "course": course, "worlds": search.worlds, "left": left}
            )
            digits = hidden.view(np.uint8).tobytes().hex()
            asked.append({"hidden": digits, "seat": seat, "seed": len(asked), "worlds": worlds})
        match.play(seat, dice.choice(match.legal(seat)))
    assert len(asked) == SEARCHES
    assert asked_of_node(modules[name], searches=asked)["searches"] == expected
