"""What is told of a sheriff's thoughts when a game is over: it is why he did what he did."""

from collections import Counter
from collections.abc import Iterator

import numpy as np

import sherwood
from sherwood.bots.minds import mind_of
from sherwood.bots.sheriff.characters import CHARACTERS
from sherwood.games.record import Tables, copied
from sherwood.games.sheriff import actions
from sherwood.games.sheriff.table import FOR_PASSING, SEATS
from sherwood.play.match import Match
from tests.bots.playing import another_like, hire, next_seat

GAME, PLAYERS, GAMES = "sheriff", 4, 12
IN_KIND = ("deal_goods_count", "deal_bag_count", "deal_later", "deal_promises")
DECISIONS = {actions.OPEN[bag]: ("open", bag) for bag in range(PLAYERS)} | {
    actions.PASS[bag]: ("pass", bag) for bag in range(PLAYERS)
}
DECIDED = -1.0


def judged(table: Tables, seat: int, bag: int) -> tuple[float, float] | None:
    """How likely a steady bot in a seat takes a bag for false, and what gold would pass it."""
    mind = mind_of(GAME)
    beliefs, weights = np.zeros(1, mind.mind.BELIEFS), mind.weights(CHARACTERS["steady"])
    if not mind.kernels.judge(copied(table), seat, bag, weights, beliefs):
        return None
    return float(beliefs["lie"][0]), float(beliefs["enough"][0])


def decisions() -> Iterator[tuple[Match, str, int]]:
    """What steady sheriffs decide in some games: the match before, the decision, whose bag."""
    for seed in range(GAMES):
        match, bots = sherwood.new(GAME, PLAYERS, seed), hire(GAME, ["steady"] * PLAYERS)
        while not match.over:
            seat = next_seat(match)
            action = bots[seat].choose(match.hidden(seat), seat, match.legal(seat))
            if action in DECISIONS:
                yield match, *DECISIONS[action]
            match.play(seat, action)


def gold_for_passing(table: Tables, bag: int) -> int | None:
    """All gold that is offered for a bag; None where something else is, too."""
    gold = 0
    for seat in range(PLAYERS):
        deal = seat * SEATS + bag
        if table["sides"][0, deal] == FOR_PASSING:
            if any(table[field][0, deal] for field in IN_KIND):
                return None
            gold += int(table["deal_gold"][0, deal])
    return gold


def test_enough_passes_a_bag_and_less_does_not() -> None:
    seen: Counter[tuple[str, bool]] = Counter()
    for match, decision, bag in decisions():
        found = judged(match.table, next_seat(match), bag)
        assert found is not None
        lie, enough = found
        gold = gold_for_passing(match.table, bag)
        assert 0 <= lie <= 1
        if enough == DECIDED or gold is None:
            continue
        seen[decision, gold > 0] += 1
        if decision == "open":
            assert gold < enough
        else:
            assert gold >= enough - 1
    assert len(seen) == 4, seen
    assert min(seen.values()) >= 5


def test_it_comes_from_what_the_sheriff_sees_alone() -> None:
    doubts = set()
    for match, _, bag in decisions():
        seat = next_seat(match)
        found = judged(match.table, seat, bag)
        assert found == judged(match.hidden(seat), seat, bag)
        assert found == judged(another_like(match, seat).table, seat, bag)
        doubts.add(found)
    assert len(doubts) > GAMES


def test_nothing_is_judged_by_others_or_of_what_is_not_at_the_gate() -> None:
    match, _, bag = next(decisions())
    sheriff = next_seat(match)
    for seat in range(PLAYERS):
        assert (judged(match.table, seat, bag) is None) == (seat != sheriff)
    assert judged(match.table, sheriff, sheriff) is None
    assert judged(sherwood.new(GAME, PLAYERS, 0).table, 0, 1) is None
