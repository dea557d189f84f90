"""Time does not leak: from when an answer comes, nobody can tell whether one could have reacted."""

import time
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from sherwood.client import Guest, Player
from sherwood.server.live import deputies
from sherwood.server.live.deputies import Decision
from tests.server.company import until_over
from tests.server.stopwatch import SURE, Deed, deeds_of, differences, until_heard

PACE, ANSWER = 0.04, 0.05
BOTS = (["random"] * 3, ["steady"] * 3, ["novice", "steady", "random"], ["novice"] * 3) * 2
ANSWERS = {
    "accept",
    "ambush",
    "barter",
    "buy",
    "defend",
    "hold",
    "lay",
    "pass",
    "raid",
    "refuse",
    "rob",
    "spring",
    "steal",
    "take",
    "task",
    "yield",
}


def play_slowly(player: Player) -> None:
    """Play, but let the table answer whatever one is asked out of turn."""
    for view in player.turns():
        texts = [choice.text for choice in view.legal]
        if not {"hold", "yield"} & set(texts):
            player.play(texts[0])
    until_over(player)


def timed_game(address: str, others: list[str]) -> str:
    """A game of three bots and somebody for whom the table says no."""
    guest = Guest(address, "Robin")
    table = guest.open_table("nottingham", 4, bots=[None, *others], bot_pace=PACE, chat=False)
    with guest.sit_down(table.id, says_no=True) as player:
        guest.start(table.id)
        play_slowly(player)
    return table.id


def measured(folder: Path) -> list[Deed]:
    """What the table did for bots and for people in games of all these."""
    games = [partial(timed_game, others=list(bots)) for bots in BOTS]
    return deeds_of(folder, games, PACE, answer_time=ANSWER)


@pytest.mark.slow
def test_neither_what_somebody_answers_nor_what_they_could_have_answered_shows_in_the_time(
    tmp_path: Path,
) -> None:
    traits = ANSWERS | {"without a choice"}
    deeds = until_heard(measured, tmp_path, PACE, bots=traits, people=traits - ANSWERS)
    of_bots = differences([deed for deed in deeds if deed.bot], PACE)
    of_people = differences([deed for deed in deeds if not deed.bot], PACE)
    for found in (of_bots, of_people):
        assert {trait: chance for trait, chance in found.items() if chance < SURE} == {}
    assert set(of_bots) >= traits
    assert set(of_people) >= traits - ANSWERS


@pytest.mark.slow
@pytest.mark.parametrize("answer", ["defend", pytest.param("spring", marks=pytest.mark.soak)])
def test_a_bot_that_hesitates_before_an_answer_is_caught(
    answer: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    decide = deputies.decide

    def decide_slowly(match: Any, seat: int, *others: Any) -> Decision:
        decision = decide(match, seat, *others)
        if match.describe(decision.steps[-1]).startswith(answer):
            time.sleep(4 * PACE)
        return decision

    monkeypatch.setattr(deputies, "decide", decide_slowly)
    deeds = until_heard(measured, tmp_path, PACE, bots={answer})
    assert differences([deed for deed in deeds if deed.bot], PACE)[answer] < SURE
