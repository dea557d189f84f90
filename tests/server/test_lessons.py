"""Lessons: known deals in which a newcomer is led through the first turns."""

import random
from pathlib import Path

import pytest

import sherwood
from sherwood.bots.roster import names_for
from sherwood.client import Guest, Player, RefusedError
from sherwood.games.game import names
from sherwood.games.seats import COLOURS
from sherwood.play.fairness import pledge_to
from sherwood.play.lesson import Lesson, LessonError, find_lesson, lessons, read
from sherwood.play.match import Match
from sherwood.server.live import deputies
from sherwood.server.messages import Done
from tests.server.company import until_over

EVERY = [
    pytest.param(lesson, id=f"{game}-{lesson.name}") for game in names() for lesson in lessons(game)
]
SHOWN = {
    "nottingham": {
        "take",
        "attack",
        "seize",
        "lay",
        "win",
        "march",
        "favour",
        "defend",
        "buy",
        "purchase",
        "keep",
        "spring",
        "fail",
        "barter",
        "accept",
        "task",
        "over",
    },
    "sheriff": {
        "take",
        "lay",
        "load",
        "close",
        "declare",
        "open",
        "gold",
        "offer_for_passing",
        "promise_pass",
        "pass",
        "face_down",
        "reveal",
        "keep_pass",
        "turn_up",
        "over",
    },
}


def eager_bots(lesson: Lesson, match: Match) -> bool:
    """Let one bot act who would cut the learner off nothing; whether there was one."""
    for seat in match.actors:
        if seat == lesson.seat:
            continue
        decision = deputies.decide(match, seat, lesson.bots[seat], lesson)
        waits = lesson.seat in match.actors and decision.ends_talk(seat)
        if decision.steps and not waits:
            for step in decision.steps:
                match.play(seat, step)
            return True
    return False


def keep_to_it(player: Player, step: str) -> None:
    """Do a step as soon as it can be done, and again where a bot came between."""
    while True:
        if player.view is None or step not in [choice.text for choice in player.view.legal]:
            player.receive(timeout=30)
        elif isinstance(player.play(step), Done):
            return


@pytest.mark.parametrize("game", names())
def test_every_game_has_a_first_lesson(game: str) -> None:
    assert find_lesson(game, "first") is not None
    assert find_lesson(game, "nothing") is None
    assert find_lesson("chess", "first") is None


@pytest.mark.parametrize("lesson", EVERY)
def test_a_lesson_can_be_played_line_by_line(lesson: Lesson) -> None:
    match = lesson.begin()
    told = set()
    for line in lesson.lines:
        colour, _, action = line.partition(": ")
        match.play(COLOURS.index(colour), action)
        told |= {event["event"] for event in match.view(lesson.seat)["news"]}
    if lesson.name == "first":
        assert told >= SHOWN[lesson.game]
    assert all(level in ("", *names_for(lesson.game)) for level in lesson.bots)


@pytest.mark.parametrize("lesson", EVERY)
def test_while_the_learner_keeps_to_the_lines_so_do_the_bots(lesson: Lesson) -> None:
    match = lesson.begin()
    for step in lesson.steps(lesson.seat):
        while eager_bots(lesson, match):
            pass
        match.play(lesson.seat, step)
    for seat in range(lesson.players):
        done = [match.describe(action) for actor, action in match.actions if actor == seat]
        assert done == lesson.steps(seat)[: len(done)]


@pytest.mark.parametrize("luck", range(12))
@pytest.mark.parametrize("lesson", EVERY)
def test_a_lesson_can_be_played_as_slowly_or_hastily_as_one_likes(
    lesson: Lesson, luck: int
) -> None:
    """At 0 the learner is always faster than the bots, and else by chance."""
    match, chance = lesson.begin(), random.Random(luck)
    for step in lesson.steps(lesson.seat):
        while step not in match.legal_texts(lesson.seat) or (luck and chance.random() < 0.5):
            if not eager_bots(lesson, match):
                break
        assert step in match.legal_texts(lesson.seat), f"everybody waits at {match.actions[-1]}"
        match.play(lesson.seat, step)


@pytest.mark.parametrize("lesson", EVERY)
def test_who_leaves_the_lines_plays_on_against_bots_that_do_the_same_each_time(
    lesson: Lesson,
) -> None:
    logs = set()
    for _ in range(2):
        match = lesson.begin()
        while len(match.actions) < 150 and not match.over:
            if not eager_bots(lesson, match):
                match.play(lesson.seat, match.legal(lesson.seat)[-1])
        logs.add(match.log())
    assert len(logs) == 1


@pytest.mark.parametrize("game", names())
def test_a_lesson_is_opened_by_its_name_and_played(address: str, game: str) -> None:
    guest = Guest(address, "Robin")
    info = next(one for one in guest.ask("GET", "/api/games") if one["name"] == game)
    lesson = next(one for one in info["lessons"] if one["name"] == "first")
    sit = {"name": "Much", "pledge": pledge_to("words that change nothing")}
    wish = {"lesson": "first", "sit": sit, "start": True, "open": True}
    table = guest.open_table(game, 5, **wish)
    assert (table.lesson, table.state, table.open) == ("first", "playing", False)
    assert [seat.yours for seat in table.seats] == [
        seat == lesson["seat"] for seat in range(lesson["players"])
    ]
    assert len({seat.name for seat in table.seats}) == lesson["players"]
    with guest.sit_down(table.id, seat=lesson["seat"]) as player:
        for step in lesson["steps"]:
            keep_to_it(player, step)
    found = find_lesson(game, "first")
    assert found is not None
    story = guest.ask("GET", f"/api/tables/{table.id}/story?seat={lesson['seat']}")
    told = {event["event"] for told in story["told"] for event in told["events"]}
    assert told >= SHOWN[game]
    proof = guest.ask("GET", f"/api/tables/{table.id}/fairness")
    assert proof["lesson"] == "first"


def test_the_log_of_a_lesson_is_right(address: str) -> None:
    guest = Guest(address, "Robin")
    table = guest.open_table(
        "nottingham", 3, lesson="first", sit={"name": "Robin"}, start=True, bot_pace=0.0
    )
    with guest.sit_down(table.id, seat=0) as player:
        for view in player.turns():
            player.play(view.legal[0].action)
        until_over(player)
    log = guest.ask("GET", f"/api/tables/{table.id}/log")
    assert sherwood.verify(log).right
    again = guest.ask("POST", f"/api/tables/{table.id}/rematch")
    assert (again["lesson"], again["commitment"]) == ("first", table.commitment)


def test_a_lesson_keeps_its_bots_and_there_is_no_other(address: str) -> None:
    guest = Guest(address, "Robin")
    table = guest.open_table("nottingham", 3, lesson="first")
    with pytest.raises(RefusedError):
        guest.ask("PUT", f"/api/tables/{table.id}/seats/0/bot", {"level": "random"})
    with pytest.raises(RefusedError) as refused:
        guest.open_table("nottingham", 3, lesson="last")
    assert refused.value.reason == "unknown_lesson"


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("bots = ['']\n", "needs position"),
        ("bots = ['', '']\nposition = {}\n", "exactly one seat"),
        ("bots = ['']\nposition = {}\nmusic = true\n", "music means nothing"),
    ],
)
def test_a_lesson_that_makes_no_sense_is_refused(tmp_path: Path, text: str, says: str) -> None:
    file = tmp_path / "wrong.toml"
    file.write_text(text)
    with pytest.raises(LessonError, match=says):
        read(file, "nottingham")
