"""Bots on a device say what they say on a server: the same occasions, the same lines, in the same words."""

import itertools
import json
import os
import subprocess
from typing import Any

import msgspec
import pytest

import sherwood
from sherwood.bots.roster import names_for
from sherwood.bots.talk import NEWS, Occasion, SmallTalk, phrasebook_of
from sherwood.games.game import load, names
from sherwood.play.match import SPECTATOR, Match
from sherwood.server.live.phrases import say_in
from sherwood.server.web.talkbooks import talk_books, talk_texts
from tests.bots.playing import hire, next_seat
from tests.wasm.targets import HERE, NODE, PATIENCE, Built

pytestmark = pytest.mark.slow
every_game = pytest.mark.parametrize("name", names())
GAMES = 18
LANGUAGES = ("de", "en", "it")
SLOW = ("sharp", "master")
RARE = {"broken_again", "crown_lost", "lapse"}  # in no few games


def cast_of(name: str, number: int, players: int) -> list[str]:
    """Who sits at the table: all that are quick, in turns."""
    quick = [bot for bot in names_for(name) if bot not in SLOW]
    return list(itertools.islice(itertools.cycle(quick), number, number + players))


def played(name: str, number: int) -> tuple[Match, list[str], list[tuple[int, str]]]:
    """The beginning of a game, who plays it, and all that is done."""
    sizes = load(name).game.PLAYERS
    players = sizes[number % len(sizes)]
    cast = cast_of(name, number, players)
    match = sherwood.new(name, players, number)
    bots, done = hire(name, cast, number), []
    while not match.over:
        seat = next_seat(match)
        action = bots[seat].choose(match.hidden(seat), seat, match.legal(seat))
        done.append((seat, match.describe(action)))
        match.play(seat, action)
    return sherwood.new(name, players, number), cast, done


def asked(match: Match, cast: list[str], done: list[tuple[int, str]]) -> dict[str, Any]:
    """The same for the page."""
    head = match.head
    options = {name: value for name, value in head.options.items() if name != "edition"}
    return {
        "players": head.players,
        "options": options,
        "secret": head.secret.hex(),
        "names": list(head.names),
        "bots": cast,
        "seed": seed_of(cast),
        "actions": done,
    }


def seed_of(cast: list[str]) -> str:
    """By which they talk: not ASCII alone."""
    return f"Tisch {len(cast)} für {cast[0]}"


def heard_by_the_page(built: Built, name: str, games: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """What a page makes of games."""
    texts = {language: talk_texts(language)[name] for language in LANGUAGES}
    given = {"book": talk_books()[name], "texts": texts, "games": games}
    ran = subprocess.run(
        [str(NODE), str(HERE / "talk.js"), str(built.code), str(built.manifest)],
        input=msgspec.json.encode(given),
        env={**os.environ, "NODE_NO_WARNINGS": "1"},
        capture_output=True,
        check=False,
        timeout=PATIENCE,
    )
    assert ran.returncode == 0, ran.stderr.decode()
    answer: list[dict[str, Any]] = json.loads(ran.stdout)
    return answer


def as_record(found: Occasion) -> dict[str, Any]:
    """As the page has it."""
    record = found._asdict()
    return record | {"events": list(found.events), "things": dict(found.things)}


@every_game
def test_a_page_finds_and_says_what_a_server_finds_and_says(
    name: str, modules: dict[str, Built]
) -> None:
    book = phrasebook_of(name)
    assert book is not None
    games = [played(name, number) for number in range(GAMES)]
    answers = heard_by_the_page(modules[name], name, [asked(*game) for game in games])
    met: set[str] = set()
    lines = 0
    for (match, cast, done), answer in zip(games, answers, strict=True):
        assert answer["over"]
        talk = SmallTalk(name, dict(enumerate(cast)), seed_of(cast))
        found = {one["row"]: one["occasions"] for one in answer["found"]}
        said = {one["row"]: one for one in answer["said"]}
        before, last = None, match.view(SPECTATOR)
        for row, (seat, text) in enumerate(done):
            match.play(seat, text)
            now = match.view(SPECTATOR)
            if row not in found:  # nobody saw anything of it
                assert now | {NEWS: None} == last | {NEWS: None}
                continue
            topics = book.occasions(now, before or now) if now[NEWS] else []
            assert found[row] == [as_record(one) for one in topics]
            met.update(event for one in topics for event in one.events)
            line = talk.hear(now)
            assert_same(line, said.pop(row, None), name)
            lines += line is not None
            before = last = now
        assert not said
    assert lines > 20 * GAMES
    written = {event for said_by in (book.LINES, *book.OWN_LINES.values()) for event, _ in said_by}
    unmet = {event for event in written - met if not event.startswith("caught_")}
    assert unmet <= RARE, unmet


def assert_same(line: tuple[int, str] | None, said: dict[str, Any] | None, name: str) -> None:
    """The same bot says the same, in the same words."""
    assert (line is None) == (said is None)
    if line is None or said is None:
        return
    assert line == (said["seat"], said["phrase"])
    words = {language: say_in(language, line[1], name) for language in LANGUAGES}
    assert all(words.values())
    assert words == said["texts"]
