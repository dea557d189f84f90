"""Small talk: in every language, now and then, and about nothing that is hidden."""

import importlib.util
from itertools import pairwise
from pathlib import Path

import pytest

import sherwood
from sherwood.bots.roster import names_for
from sherwood.bots.talk import REST, SmallTalk, phrasebook_of
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
        news = seen.view(SPECTATOR)["news"]
        heard += len(news)
        line = talk.hear(news)
        if line is not None:
            lines.append((heard, *line))
    return lines


@pytest.mark.parametrize("game", ["nottingham", "sheriff"])
def test_bots_talk_and_never_chatter(game: str) -> None:
    lines = overheard(sherwood.new(game, 4, 5), "a table")
    assert len({phrase for _, _, phrase in lines}) >= 5
    for seat in CAST:
        moments = [heard for heard, speaker, _ in lines if speaker == seat]
        assert all(later - earlier >= REST for earlier, later in pairwise(moments))


def test_talk_is_the_same_wherever_the_public_events_are() -> None:
    first = overheard(sherwood.new("sheriff", 4, 5), "a table")
    assert overheard(sherwood.new("sheriff", 4, 5), "a table", other_worlds=True) == first
    assert overheard(sherwood.new("sheriff", 4, 5), "another table") != first


@pytest.mark.parametrize("game", names())
def test_every_line_is_there_in_every_language_and_people_are_not_offered_it(game: str) -> None:
    book = phrasebook_of(game)
    assert book is not None
    said = [book.LINES, *book.OWN_LINES.values()]
    keys = {key for lines in said for choices in lines.values() for key in choices}
    assert keys == set(book.SMALL_TALK)
    assert not keys & set(offered(game))
    for key in (*keys, *offered(game)):
        assert all(say_in(language, key, game) for language in ("de", "en", "it"))
    assert not {phrase.phrase for phrase in phrases("en", game)} & keys


@pytest.mark.parametrize("game", names())
def test_only_bots_that_there_are_have_lines_of_their_own(game: str) -> None:
    book = phrasebook_of(game)
    assert book is not None
    assert {*book.OWN_LINES, *book.READILY} <= set(names_for(game))


def test_where_nobody_has_written_lines_bots_are_silent() -> None:
    talk = SmallTalk("bridge", CAST, "a table")
    assert all(talk.hear([{"event": "over"}] * REST) is None for _ in range(20))
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


def test_a_caught_liar_and_a_wronged_merchant_say_different_things() -> None:
    opened = {"event": "open", "seat": 2, "other": 0}
    for news, lines in (
        ([opened, {"event": "reveal", "seat": 0}], ("fair_cop", "worth_a_try", "next_time")),
        ([opened, {"event": "to_stand", "seat": 0}], ("told_you", "compensation")),
    ):
        said = set()
        for seed in range(60):
            talk = SmallTalk("sheriff", {0: "bold"}, str(seed))
            talk.hear([{"event": "done", "seat": 1}] * REST)
            said.add(talk.hear(news))
        assert {line[1] for line in said if line} == set(lines)


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
