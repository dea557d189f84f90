"""What the others hold, as far as the bot can tell, and what they would do with a card."""

from sherwood.bots.nottingham.mind.scratch import Scratch
from sherwood.bots.nottingham.mind.weights import Weights
from sherwood.games.cards import NONE
from sherwood.games.compiled import rule
from sherwood.games.nottingham.rules import scores
from sherwood.games.nottingham.table import COPIES, GOLD, KINDS, NECKLACE, Table

LEADER = 1.6  # how much more it matters what the best of the others gets


@rule
def note_odds(table: Table, seat: int, scratch: Scratch) -> None:
    """Write down how likely a card that the bot cannot see is of each kind."""
    unseen_cards, ambushes = 0.0, 0
    for player in range(table.players):
        ambushes += table.ambush_counts[player]
    for kind in range(KINDS):
        unseen = COPIES - int(table.discard[kind]) - table.hands[seat, kind]
        unseen += table.known[seat, kind, seat]  # which is taken off with the others' below
        for player in range(table.players):
            unseen -= table.winnings[player, kind] + table.known[player, kind, seat]
        unseen -= ambushes if kind == GOLD else 0
        unseen -= table.revealed == kind
        scratch.odds[kind] = max(unseen, 0)
        unseen_cards += scratch.odds[kind]
    for kind in range(KINDS):
        scratch.odds[kind] /= max(unseen_cards, 1.0)


@rule
def unknown_cards(table: Table, seat: int, other: int) -> int:
    """How many cards of another hand the bot does not know."""
    unknown = int(table.sizes[other])
    for kind in range(KINDS):
        unknown -= table.known[other, kind, seat]
    return unknown


@rule
def power(base: float, exponent: int) -> float:
    """A fraction multiplied by itself."""
    result = 1.0
    for _ in range(exponent):
        result *= base
    return result


@rule
def note_chances(scratch: Scratch) -> None:
    """Write down for each kind how likely an unseen card brings less; of equal kinds the first."""
    for kind in range(KINDS):
        below = 0.0
        for other in range(kind):
            below += scratch.odds[other] if scratch.gains[other] <= scratch.gains[kind] else 0.0
        for other in range(kind + 1, KINDS):
            below += scratch.odds[other] if scratch.gains[other] < scratch.gains[kind] else 0.0
        scratch.less[kind] = below
        scratch.no_more[kind] = below + scratch.odds[kind]


@rule
def expected_best(scratch: Scratch, certain: float, draws: int) -> float:
    """The best gain among a certain one and so many unseen cards."""
    if draws <= 0:
        return certain
    expected = 0.0
    for kind in range(KINDS):
        less, no_more = scratch.less[kind], scratch.no_more[kind]
        all_less, none_more = less, no_more
        for _ in range(1, draws):
            all_less *= less
            none_more *= no_more
        expected += (none_more - all_less) * max(certain, scratch.gains[kind])
    return expected


@rule
def average_gain(table: Table, seat: int, other: int, scratch: Scratch, unknown: int) -> float:
    """What a card drawn blind from another hand is worth."""
    gain = 0.0
    for kind in range(KINDS):
        unseen = scratch.odds[kind] * unknown
        gain += scratch.gains[kind] * (table.known[other, kind, seat] + unseen)
    return gain / max(table.sizes[other], 1)


@rule
def best_gain(table: Table, seat: int, other: int, scratch: Scratch, unknown: int) -> float:
    """What the best card of another hand is worth."""
    certain = 0.0
    for kind in range(KINDS):
        gain = scratch.gains[kind] if table.known[other, kind, seat] > 0 else 0.0
        certain = max(certain, gain)
    return expected_best(scratch, certain, unknown)


@rule
def chance_of_defence(
    table: Table, seat: int, other: int, weights: Weights, scratch: Scratch, unknown: int
) -> float:
    """How likely another player has a necklace and uses it."""
    if table.known[other, NECKLACE, seat] > 0:
        return weights.defended
    none = power(1.0 - scratch.odds[NECKLACE], unknown)
    return weights.defended * (1.0 - none)


@rule
def gain_of_other(table: Table, seat: int, other: int, scratch: Scratch, kind: int) -> float:
    """What a card is worth to another player, as far as the bot knows that hand."""
    return scratch.one_less[kind, table.known[other, kind, seat] + 1]


@rule
def note_leader(table: Table, seat: int, scratch: Scratch) -> None:
    """Write down who of the others has most points."""
    scores(table, scratch.points)
    best, most = NONE, NONE  # no score is below 0
    for player in range(table.players):
        ahead = player != seat and scratch.points[player] > most
        best = player if ahead else best
        most = scratch.points[player] if ahead else most
    scratch.leader = best


@rule
def rivalry(scratch: Scratch, other: int) -> float:
    """How much it matters what another player gets: the leader's luck hurts most."""
    return LEADER if other == scratch.leader else 1.0
