"""Probes: habits to which a bot of Nottingham could stick, to see whether one of them pays."""

from collections.abc import Callable, Sequence

from sherwood.bots.trials.probe import Habit, Probe
from sherwood.games.nottingham.actions import (
    ACCEPT,
    AMBUSH,
    BARTER,
    BUY,
    DEFEND,
    DO_EACH,
    DO_FIVE,
    DO_FOUR_PAIRS,
    DO_THREE_PAIRS,
    HOLD,
    LAY,
    OFFER,
    OFFER_PAIR_KINDS,
    OFFER_TWO,
    PASS,
    RAID,
    ROB,
    SPRING,
    STEAL,
    YIELD,
)
from sherwood.games.nottingham.table import Table

Wish = Callable[[int], bool]


def only(wish: Wish) -> Habit:
    """Does this whenever it can."""

    def habit(table: Table, seat: int, legal: Sequence[int]) -> Sequence[int]:  # noqa: ARG001
        return [action for action in legal if wish(action)]

    return habit


def never(wish: Wish) -> Habit:
    """Does this only if there is nothing else."""
    return only(lambda action: not wish(action))


def is_attack(action: int) -> bool:
    """Whether somebody is attacked."""
    return any(attack.holds(action) for attack in (STEAL, ROB, RAID))


def is_task(action: int) -> bool:
    """Whether a task is done."""
    several = (DO_FIVE, DO_FOUR_PAIRS, DO_THREE_PAIRS)
    return action == DO_EACH or any(task.holds(action) for task in several)


def is_trade(action: int) -> bool:
    """Whether the revealed card is put up, or an offer for it is accepted."""
    return action in (BUY, BARTER) or ACCEPT.holds(action)


def offers_least(table: Table, seat: int, legal: Sequence[int]) -> Sequence[int]:  # noqa: ARG001
    """Of all offers, the one with the fewest points."""
    offers = [action for action in legal if OFFER.holds(action) or OFFER_TWO.holds(action)]
    return [min(offers, key=lambda action: points_of(table, action))] if offers else []


def points_of(table: Table, offer: int) -> int:
    """The points of the cards in an offer."""
    if OFFER.holds(offer):
        return table.values[OFFER.index(offer)]
    pair = OFFER_PAIR_KINDS[OFFER_TWO.index(offer)]
    return sum(table.values[kind] for kind in pair)


def keeps_cards(action: int) -> bool:
    """Whether nothing is exchanged."""
    return action == PASS


PROBES = {
    "robbing": Probe("steals, robs and raids whenever it can", only(is_attack)),
    "peaceful": Probe("never steals, robs or raids", never(is_attack)),
    "ambushing": Probe("lays an ambush with every gold", only(lambda action: action == AMBUSH)),
    "open": Probe("never lays an ambush", never(lambda action: action == AMBUSH)),
    "springing": Probe("springs every ambush that fits", only(SPRING.holds)),
    "holding": Probe("springs no ambush", only(lambda action: action == HOLD)),
    "defending": Probe("uses every necklace against an attack", only(lambda a: a == DEFEND)),
    "yielding": Probe("never defends itself", only(lambda action: action == YIELD)),
    "trading": Probe("buys and barters whenever it can, and accepts some offer", only(is_trade)),
    "refusing": Probe("never buys or barters, and refuses all offers", never(is_trade)),
    "stingy": Probe("offers what has the fewest points", offers_least),
    "hasty": Probe("lays every set and does every task at once", never(keeps_cards)),
    "collecting": Probe("lays no sets and waits for tasks", never(LAY.holds)),
    "unambitious": Probe("does no tasks", never(is_task)),
    "stalling": Probe("keeps its cards and never exchanges anything", only(keeps_cards)),
}
