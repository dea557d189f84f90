"""Time does not leak in Sheriff: when a bot acts tells nothing about its cards or its choice."""

import time
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from sherwood.bots.every_game import sharp
from sherwood.games.sheriff.table import LEGAL
from sherwood.server.live import deputies
from sherwood.server.live.deputies import Decision
from tests.server.haggler import haggled_game
from tests.server.stopwatch import SURE, Deed, deeds_of, differences, until_heard

PACE, SPEAKING_TIME = 0.06, 0.3
THOUGHT = 0.05  # seconds that a bot thinks
PARTIES: list[list[str | None]] = [
    [None, "steady", None, "bold"],
    [None, None, "honest", "nervous"],
    ["greedy", None, "steady"],
    [None, "novice", "always_lying", None],
    [None, "steady", "nervous", "greedy"],
    [None, "bold", "always_lying"],
    [None, "nervous", "novice", "bold"],
    [None, None, "nervous", "novice"],
]
THINKERS: list[list[str | None]] = [["sharp", None, "sharp"]]
ANSWERS = {"set", "take", "draw", "accept", "refuse", "done", "offer", "demand", "pass", "open"}
SECRETS = {"smuggler", "liar", "composed"}


def measured(folder: Path, parties: list[list[str | None]]) -> list[Deed]:
    """What the table did for bots in games of all these parties."""
    games = [
        partial(haggled_game, bots=party, luck=luck, bot_pace=PACE)
        for luck, party in enumerate(parties)
    ]
    return deeds_of(folder, games, PACE, speaking_time=SPEAKING_TIME)


@pytest.mark.slow
def test_what_a_bot_hides_or_chooses_cannot_be_told_from_the_time_it_takes(tmp_path: Path) -> None:
    evening = partial(measured, parties=PARTIES)
    found = differences(until_heard(evening, tmp_path, PACE, bots=ANSWERS | SECRETS), PACE)
    assert {trait: chance for trait, chance in found.items() if chance < SURE} == {}
    assert set(found) >= ANSWERS | SECRETS


@pytest.mark.slow
def test_who_thinks_ahead_never_answers_when_the_answer_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sharp.Bot, "seconds", THOUGHT)
    evening = partial(measured, parties=THINKERS)
    heard = until_heard(evening, tmp_path, PACE, bots={"smuggler"})
    deeds = [deed for deed in heard if deed.bot == "sharp"]
    soon = [deed.waited for deed in deeds if not (deed.is_late or deed.is_under_glass)]
    assert min(soon) > 0.9 * THOUGHT
    found = differences(deeds, PACE)
    assert {trait: chance for trait, chance in found.items() if chance < SURE} == {}
    assert set(found) >= {"smuggler"}


def reluctant(why: str) -> Any:
    """Bots that take longer to say something, as one did before it accepted; or with a bad conscience."""
    decide = deputies.decide

    def decide_slowly(match: Any, seat: int, *others: Any) -> Decision:
        decision = decide(match, seat, *others)
        said = match.describe(decision.steps[-1]) if decision.steps else ""
        if said.startswith(why) or (why == "smuggler" and is_smuggler(match, seat)):
            time.sleep(4 * PACE)
        return decision

    return decide_slowly


def is_smuggler(match: Any, seat: int) -> bool:
    """Whether somebody has contraband in the hand or in the bag."""
    if match.head.game != "sheriff":  # a server rehearses every game before it opens
        return False
    cards, bag = match.table["hands"][0, seat], match.table["bags"][0, seat]
    return bool(cards[LEGAL:].sum() + bag[LEGAL:].sum())


@pytest.mark.slow
@pytest.mark.parametrize(
    "why", ["smuggler", *(pytest.param(one, marks=pytest.mark.soak) for one in ("accept", "open"))]
)
def test_a_bot_that_hesitates_over_its_bag_or_an_answer_is_caught(
    why: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(deputies, "decide", reluctant(why))
    evening = partial(measured, parties=PARTIES)
    assert differences(until_heard(evening, tmp_path, PACE, bots={why}), PACE)[why] < SURE
