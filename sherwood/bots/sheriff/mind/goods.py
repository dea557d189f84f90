"""What a good is worth to a merchant, and how much of a whim there is in a round."""

from sherwood.bots.chance import WIDTH, mixed
from sherwood.bots.sheriff.mind.scratch import Scratch
from sherwood.bots.sheriff.mind.weights import Weights
from sherwood.games.compiled import rule
from sherwood.games.sheriff.score import cards_towards
from sherwood.games.sheriff.table import GOODS, LEGAL, MOST_IN_BAG, Table

REACH = 5  # cards by which a leader can still be caught up with
OPEN_END, BY_ROUND = 1.0, 0.6  # cards by which a lead may change, at least and for every round left
AREA = 1.5707963  # under a bell


@rule
def worth_of_crown(table: Table, seat: int, good: int, weights: Weights) -> float:
    """What one more card of a legal good does for king and queen: most where it is close, and late."""
    mine, most, second = cards_towards(table, seat, good), 0, 0
    for other in range(table.players):
        if other != seat:
            cards = cards_towards(table, other, good)
            second = max(second, min(cards, most))
            most = max(most, cards)
    left = table.rounds - table.round_number + 1.0
    reach = OPEN_END + BY_ROUND * left
    queen = 1.0 * table.queens[good]
    first = (table.kings[good] - queen) * bell((mine - most) / reach)
    return weights.race * (first + queen * bell((mine - second) / reach)) / (AREA * reach)


@rule
def bell(distance: float) -> float:
    """1 where nothing is between two, and less and less the farther they are apart."""
    near = 1.0 / (1.0 + distance * distance)
    return near * near


@rule
def worth_on_stand(table: Table, seat: int, good: int, weights: Weights) -> float:
    """The points of a good once it lies on the stand."""
    if good < LEGAL:
        return table.values[good] + worth_of_crown(table, seat, good, weights)
    return float(table.values[good])


@rule
def note_stand(table: Table, seat: int, weights: Weights, scratch: Scratch) -> None:
    """Write down what each good would be worth on the stand, which bags are weighed by."""
    for good in range(GOODS):
        scratch.on_stand[good] = worth_on_stand(table, seat, good, weights)


@rule
def worth_in_hand(table: Table, seat: int, good: int, fear: float, weights: Weights) -> float:
    """What a card is worth before it is in a bag: one of many of a kind goes there honestly.

    Contraband is worth what it brings if bags are opened so often.
    """
    worth = worth_on_stand(table, seat, good, weights)
    if good >= LEGAL:
        return weights.smuggling * ((1.0 - fear) * worth - fear * table.penalties[good])
    alike = min(table.hands[seat, good], MOST_IN_BAG)
    return worth * (weights.single + weights.gathers * alike)


@rule
def whim_of(table: Table, seat: int, number: int) -> float:
    """From 0 to 1, and the same while the bags of a round are loaded and dealt with.

    It comes from cards that only this seat knows, so that nobody can foresee it.
    """
    state = mixed(number + 1, table.round_number)
    for good in range(GOODS):
        cards = table.hands[seat, good] + (table.bags[seat, good] if table.bag_sizes[seat] else 0)
        state = mixed(state, cards + good)
    return (mixed(state, number) >> 1) / WIDTH
