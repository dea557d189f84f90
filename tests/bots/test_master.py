"""The bot that has learned: by a network alone, or thinking ahead with it."""

import json
import shutil
import time
from collections import Counter
from pathlib import Path

import numpy as np
import pytest

import sherwood
from sherwood.bots import fingerprint, model, roster
from sherwood.bots.every_game import master
from sherwood.bots.folders import place_of
from sherwood.bots.guided import GuidedSearch
from sherwood.bots.networks import networked
from sherwood.bots.scholar import Scholar
from sherwood.bots.search import FEWEST_WORLDS
from sherwood.bots.trials import exploit
from sherwood.games.game import names
from sherwood.play.match import Match
from tests.bots.playing import another_like, hire, next_seat, play

LEARNED = [game for game in names() if model.has_model(game)]
every_learned_game = pytest.mark.parametrize("game", LEARNED)


def open_question(game: str) -> tuple[Match, int]:
    """A decision at which the network hesitates."""
    match, bots = sherwood.new(game, 4, 3), hire(game, ["steady"] * 4)
    while True:
        seat = next_seat(match)
        liked = Scholar(game, 1).preferences(match.hidden(seat), seat)
        if len(liked) > 2 and liked[0].chance < 0.7:
            return match, seat
        match.play(seat, bots[seat].choose(match.hidden(seat), seat, match.legal(seat)))


def test_it_is_offered_where_a_network_has_learned_the_game() -> None:
    assert "nottingham" in LEARNED
    for game in names():
        assert ("master" in roster.names_for(game)) == (game in LEARNED)


@every_learned_game
def test_the_network_is_small_and_says_how_it_was_made(game: str) -> None:
    folder = place_of(game) / model.FOLDER
    assert sum(file.stat().st_size for file in folder.iterdir()) <= model.MOST_BYTES
    facts = model.facts_in(folder)
    assert facts["game"] == game
    assert facts["cpu_hours"] > 0
    assert {"command", "seed", "layers", "rounds", "decisions"} <= set(facts)
    for line in facts["evaluation"]["lines"]:
        assert line["win_share"] - line["interval"] > line["par"]


@every_learned_game
def test_it_wins_again_what_its_model_says(game: str) -> None:
    """About: these are few games of other deals."""
    from sherwood.bots.hall import play_deals
    from sherwood.play.arena import entries_of
    from sherwood.play.contest import new_contest
    from sherwood.play.series import run

    facts = model.facts_in(place_of(game) / model.FOLDER)
    said = next(line for line in facts["evaluation"]["lines"] if line["players"] == 4)
    contest = new_contest(game, ("master", "steady"), 600, 4, seed=exploit.seed_of(game, 1, "test"))
    entry = entries_of(contest, run(contest, play_deals))[0]
    assert abs(entry.win_share - said["win_share"]) < 1.5 * (entry.interval + said["interval"])


@every_learned_game
@pytest.mark.parametrize("name", ["master", "master:24"])
def test_it_chooses_the_same_at_tables_that_look_the_same(game: str, name: str) -> None:
    match, bots = sherwood.new(game, 4, 5), hire(game, ["steady"] * 4)
    bot = roster.hire(name, game, 7)
    for _ in range(40):
        seat = next_seat(match)
        other = another_like(match, seat)
        choice = bot.choose(match.hidden(seat), seat, match.legal(seat))
        assert choice in match.legal(seat)
        assert bot.choose(other.hidden(seat), seat, other.legal(seat)) == choice
        match.play(seat, bots[seat].choose(match.hidden(seat), seat, match.legal(seat)))


@every_learned_game
def test_it_plays_whole_games_beside_others(game: str) -> None:
    assert play(sherwood.new(game, 3, 1), hire(game, ["master:2", "master", "novice"])).over


@every_learned_game
def test_a_search_tries_what_the_network_likes_and_takes_that_without_time(game: str) -> None:
    match, seat = open_question(game)
    hidden = match.hidden(seat)
    liked = Scholar(game, 1).preferences(hidden, seat)
    assert sum(one.chance for one in liked) == pytest.approx(1.0)
    search = GuidedSearch(Scholar(game, 1), game, hidden, seat, 1)
    first = Scholar(game, 1).choice(hidden, seat)
    assert search.best() == first
    if not networked(game).menu.MIXED:
        assert first == (liked[0].action, liked[0].course)
    search.through(FEWEST_WORLDS)
    thoughts = search.thoughts()
    assert {one.action for one in thoughts} <= {one.action for one in liked}
    assert all(one.value is not None and -0.2 <= one.value <= 1.2 for one in thoughts)


@every_learned_game
def test_told_how_long_it_thinks_so_long_and_else_not_at_all(game: str) -> None:
    assert roster.thinking_time("master") == 0.0
    assert roster.thinking_time("master:200ms") == 0.2
    match, seat = open_question(game)
    hidden, legal = match.hidden(seat), match.legal(seat)
    bot = master.Bot(1)
    bot.choose(hidden, seat, legal)
    assert bot.thoughts == []
    before = time.perf_counter()
    bot.linger(before + 60, hidden, seat)
    assert time.perf_counter() < before + 30
    thinking = master.Bot(1, worlds=30)
    choice = thinking.choose(hidden, seat, legal)
    assert [one.action for one in thinking.thoughts if one.chosen] == [choice]


@pytest.mark.parametrize("game", [game for game in LEARNED if networked(game).menu.MIXED])
def test_a_mixed_choice_is_drawn_as_often_as_the_network_likes_it(game: str) -> None:
    match, seat = open_question(game)
    hidden, drawn = match.hidden(seat), 400
    counts = Counter(Scholar(game, luck).choice(hidden, seat) for luck in range(drawn))
    for one in Scholar(game, 1).preferences(hidden, seat)[:3]:
        seen = counts[one.action, one.course] / drawn
        assert abs(seen - one.chance) < 4 * (one.chance * (1 - one.chance) / drawn) ** 0.5 + 0.01


def lay_model(place: Path, game: str, **changed: object) -> None:
    """A copy of a model with other facts."""
    shutil.copytree(place_of(game) / model.FOLDER, place)
    facts = model.facts_in(place) | changed
    (place / model.FACTS).write_text(json.dumps(facts), encoding="utf-8")


def test_one_that_learned_by_other_rules_is_refused_and_not_offered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lay_model(tmp_path / "nottingham" / model.FOLDER, "nottingham", fits="other")
    monkeypatch.setattr(model, "place_of", lambda game: tmp_path / game)
    model.trouble_with.cache_clear()
    try:
        assert not model.has_model("nottingham")
        assert "master" not in roster.names_for("nottingham")
        with pytest.raises(ValueError, match="learned by other rules or features than these"):
            roster.hire("master", "nottingham", 0)
        with pytest.raises(ValueError, match="no network has learned bridge yet"):
            roster.checked("master", "bridge")
    finally:
        model.trouble_with.cache_clear()


def test_a_model_that_cannot_be_read_is_said_to_be_none(tmp_path: Path) -> None:
    lay_model(tmp_path / "small", "nottingham", layers=[3, 128, 64, 284])
    with pytest.raises(ValueError, match="no network of the size that it says"):
        model.read_model(tmp_path / "small")
    lay_model(tmp_path / "torn", "nottingham")
    (tmp_path / "torn" / model.NUMBERS).write_bytes(b"torn")
    with pytest.raises(ValueError, match="has no network that can be read"):
        model.read_model(tmp_path / "torn")


def test_rounding_is_all_that_keeping_changes(tmp_path: Path) -> None:
    kept = model.model_of("nottingham")
    net = kept.brain.nets[0]
    model.write_model(tmp_path, net, kept.brain.rows, kept.facts)
    again = model.read_model(tmp_path).brain
    assert np.array_equal(again.nets[0], net)
    assert np.array_equal(again.rows, kept.brain.rows)


def test_comments_and_sentences_do_not_make_other_features(tmp_path: Path) -> None:
    file = tmp_path / "features.py"
    codes = []
    for text in ('"""One."""\nx = 1  # so\n', '"""Two."""\n\nx = 1\n', "x = 2\n"):
        file.write_text(text, encoding="utf-8")
        codes.append(fingerprint.code_of(file))
    assert codes[0] == codes[1] != codes[2]
