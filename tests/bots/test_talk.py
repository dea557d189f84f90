"""Small talk: in every language, now and then, and about nothing that is hidden."""

import importlib.util
from itertools import pairwise
from pathlib import Path

import pytest

import sherwood
import sherwood.bots.sheriff.talk
from sherwood.bots.roster import names_for
from sherwood.bots.talk import BREATH, REST, Occasion, SmallTalk, View, key_of, phrasebook_of
from sherwood.games.game import names
from sherwood.games.nottingham.actions import KIND_NAMES
from sherwood.games.sheriff.actions import GOOD_NAMES
from sherwood.play.match import SPECTATOR, Match
from sherwood.server.live.phrases import offered, phrases, say_in
from sherwood.server.web.games import game_info
from tests.bots.playing import another_like, hire, next_seat

CAST = {0: "bold", 1: "nervous", 2: "greedy", 3: "honest"}
Lines = list[tuple[int, int, str]]


def overheard(match: Match, seed: str, *, other_worlds: bool = False) -> Lines:
    """What is said in a whole game: after how many events, by whom, and which phrase."""
    talk, heard, lines = SmallTalk(match.head.game, CAST, seed), 0, []
    bots = hire(match.head.game, ["steady"] * 4)
    while not match.over:
        seat = next_seat(match)
        match.play(seat, bots[seat].choose(match.hidden(seat), seat, match.legal(seat)))
        seen = another_like(match, SPECTATOR) if other_worlds else match
        view = seen.view(SPECTATOR) | {"peek": peeked(seen)}
        heard += len(view["news"])
        line = talk.hear(view)
        if line is not None:
            lines.append((heard, *line))
    return lines


def peeked(match: Match) -> int:
    """Something about the cards in a hand; no phrasebook reads it."""
    return len(str(match.view(0)["seats"][0]["hand"]))


@pytest.mark.parametrize("game", ["nottingham", "sheriff"])
def test_bots_talk_and_never_chatter(game: str) -> None:
    lines = overheard(sherwood.new(game, 4, 5), "a table")
    keys = [key_of(phrase) for _, _, phrase in lines]
    assert len(set(keys)) == len(keys) >= 5
    for seat in CAST:
        moments = [heard for heard, speaker, _ in lines if speaker == seat]
        assert all(later - earlier >= REST for earlier, later in pairwise(moments))
    moments = [heard for heard, _, _ in lines]
    assert all(later - earlier >= BREATH for earlier, later in pairwise(moments))


@pytest.mark.parametrize(("game", "seed"), [("nottingham", 5), ("sheriff", 5), ("sheriff", 6)])
def test_talk_is_the_same_wherever_the_public_events_are(game: str, seed: int) -> None:
    first = overheard(sherwood.new(game, 4, seed), "a table")
    assert overheard(sherwood.new(game, 4, seed), "a table", other_worlds=True) == first
    assert overheard(sherwood.new(game, 4, seed), "another table") != first


def test_talk_that_knew_a_hand_would_be_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    def knowing(now: View, before: View) -> list[Occasion]:
        del before
        return [Occasion(("declare",), now["peek"] % 4, None, {"declared": "apples", "count": 1})]

    monkeypatch.setattr(sherwood.bots.sheriff.talk, "occasions", knowing)
    first = overheard(sherwood.new("sheriff", 4, 5), "a table")
    assert overheard(sherwood.new("sheriff", 4, 5), "a table", other_worlds=True) != first


@pytest.mark.parametrize("game", names())
def test_every_line_is_there_in_every_language_and_people_are_not_offered_it(game: str) -> None:
    book = phrasebook_of(game)
    assert book is not None
    said = [book.LINES, *book.OWN_LINES.values()]
    keys = {key for lines in said for choices in lines.values() for key in choices}
    assert keys == set(book.SMALL_TALK)
    assert not keys & set(offered(game))
    for texts in (*book.SMALL_TALK.values(), *offered(game).values(), *book.NOUNS.values()):
        assert set(texts) == {"de", "en", "it"}
    assert not {phrase.phrase for phrase in phrases("en", game)} & keys


@pytest.mark.parametrize("game", names())
def test_only_bots_that_there_are_have_lines_of_their_own(game: str) -> None:
    book = phrasebook_of(game)
    assert book is not None
    assert {*book.OWN_LINES, *book.READILY} <= set(names_for(game))


def test_where_nobody_has_written_lines_bots_are_silent() -> None:
    talk = SmallTalk("bridge", CAST, "a table")
    assert all(talk.hear({"news": [{"event": "over"}] * REST}) is None for _ in range(20))
    assert say_in("en", "luck", "bridge") == "Good luck!"


def test_a_phrase_of_one_game_is_offered_there_alone() -> None:
    assert "honest" in offered("sheriff")
    assert "honest" not in offered("nottingham")


def test_no_line_speaks_of_cards() -> None:
    goods = {name.rstrip("s") for name in (*GOOD_NAMES, *KIND_NAMES)} - {"gold"}
    for game in names():
        book = phrasebook_of(game)
        assert book is not None
        for texts in book.SMALL_TALK.values():
            words = texts["en"].lower()
            assert not [good for good in goods if good.replace("_", " ") in words]


def test_what_visitors_ask_about_a_game_is_looked_for_on_the_disk_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    before = phrases("en", "sheriff"), names_for("sheriff"), game_info("sheriff").facts

    def refuse(place: Path) -> bool:
        raise AssertionError(f"looked for {place}")

    monkeypatch.setattr(Path, "is_file", refuse)
    monkeypatch.setattr(importlib.util, "find_spec", refuse)
    assert (phrases("en", "sheriff"), names_for("sheriff"), game_info("sheriff").facts) == before
    assert phrases("en", "../sheriff") == phrases("en", "")
