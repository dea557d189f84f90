"""Plays like somebody who has just learned the rules: plausible, and a little careless."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from sherwood.bots.luck import luck
from sherwood.games.cards import NONE
from sherwood.games.nottingham import actions, table
from sherwood.games.record import Tables, unpack

CARELESS = 0.08  # how often it does just anything
TAKES_A_SECOND = 0.6  # how often it takes a card of which it holds one
LAYS_AN_AMBUSH = 0.6
MOST_AMBUSHES = 2
COLLECTED = 2  # cards of a kind that make it one to collect
GOOD_HAND = 4  # cards that are worth a necklace
ONE_MORE_CARD = 20  # how much one more of a kind counts beside the card's value
UNUSED = frozenset({"key", "rolls", "known", "pile", "ambush_pile", "ambush_seen", "news"})


@dataclass(frozen=True)
class Eyes:
    """What the bot sees when it is asked."""

    facts: Any
    seat: int
    legal: Sequence[int]
    dice: Random

    @property
    def hand(self) -> list[int]:
        """The own hand."""
        hand: list[int] = self.facts.hands[self.seat]
        return hand

    def use(self, kind: int) -> int:
        """How useful a card is: what the hand holds of it already counts most."""
        if kind == NONE:
            return 0
        value: int = self.facts.values[kind]
        return ONE_MORE_CARD * self.hand[kind] + value

    def least_useful(self, first: int) -> int:
        """Of the actions that give a card away, the one for the least useful card."""
        single = [action for action in self.legal if 0 <= action - first < table.KINDS]
        return min(single or self.legal, key=lambda action: self.use(action - first))


class Bot:
    """Takes what it collects, exchanges when it can, attacks who has cards."""

    def __init__(self, seed: int) -> None:
        self._seed = seed

    def choose(self, hidden: Tables, seat: int, legal: Sequence[int]) -> int:
        if len(legal) == 1:
            return legal[0]
        dice = luck(self._seed, hidden, seat)
        if dice.random() < CARELESS:
            return dice.choice(legal)
        facts = unpack(hidden, but=UNUSED)
        return HABITS[facts.phase](Eyes(facts, seat, legal, dice))


def use_revealed_card(eyes: Eyes) -> int:
    """Take what completes a set or what it collects; otherwise carry out the card's action."""
    kind = eyes.facts.revealed
    held = eyes.hand[kind]
    if held >= COLLECTED:
        return actions.TAKE
    if kind == table.GOLD:
        few = eyes.facts.ambush_counts[eyes.seat] < MOST_AMBUSHES
        wants = few and eyes.dice.random() < LAYS_AN_AMBUSH
        return actions.AMBUSH if wants else actions.TAKE
    if held and eyes.dice.random() < TAKES_A_SECOND:
        return actions.TAKE
    others = [action for action in eyes.legal if action != actions.TAKE]
    return max(others, key=lambda action: (cards_of_target(eyes, action), eyes.dice.random()))


def cards_of_target(eyes: Eyes, action: int) -> int:
    """How many cards there are to be had from who is attacked."""
    if not actions.STEAL <= action < actions.OFFER:
        return 0
    cards: int = eyes.facts.sizes[(action - actions.STEAL) % table.SEATS]
    return cards


def offer_for_copper(eyes: Eyes) -> int:
    """The card that it can best do without."""
    return eyes.least_useful(actions.OFFER)


def offer_for_chest(eyes: Eyes) -> int:
    """One card that it can do without, or any two when it collects chests."""
    pairs = [action for action in eyes.legal if action >= actions.OFFER_TWO]
    if eyes.hand[table.CHEST] < COLLECTED or not pairs:
        return eyes.least_useful(actions.OFFER)
    return min(pairs, key=lambda pair: sum(map(eyes.use, kinds_of_pair(pair))))


def kinds_of_pair(action: int) -> tuple[int, int]:
    """The two cards of an offer."""
    return actions.OFFER_PAIRS[action - actions.OFFER_TWO]


def accept_best_offer(eyes: Eyes) -> int:
    """The offer that is most useful; none if the copper itself is more so."""
    offers = {action: use_of_offer(eyes, action) for action in eyes.legal}
    if actions.REFUSE in offers:
        offers[actions.REFUSE] = eyes.use(table.COPPER)
    return max(offers, key=offers.__getitem__)


def use_of_offer(eyes: Eyes, action: int) -> int:
    """How useful the cards of an offer are together."""
    if action == actions.REFUSE:
        return 0
    return sum(map(eyes.use, eyes.facts.offers[action - actions.ACCEPT]))


def defend_good_hand(eyes: Eyes) -> int:
    """A necklace is played for a hand worth keeping, unless it is collected itself."""
    hand = eyes.hand
    others = [count for kind, count in enumerate(hand) if kind != table.NECKLACE]
    good = max(others) >= COLLECTED or sum(hand) >= GOOD_HAND
    return actions.DEFEND if good and hand[table.NECKLACE] <= COLLECTED else actions.YIELD


def seize_what_is_collected(eyes: Eyes) -> int:
    """The most useful card of the other hand."""
    return max(eyes.legal, key=lambda action: eyes.use(action - actions.SEIZE))


def keep_any_ambush(eyes: Eyes) -> int:
    """One of the two, by the dice."""
    return eyes.dice.choice(eyes.legal)


def exchange_what_it_can(eyes: Eyes) -> int:
    """A task before a set, and the more points the better."""
    return max(eyes.legal, key=lambda action: worth_of_exchange(eyes, action))


def worth_of_exchange(eyes: Eyes, action: int) -> tuple[int, int]:
    """The points of an exchange; then, against ambushes, as many cards as there are."""
    if actions.LAY <= action < actions.DO_EACH:
        kind, more = divmod(action - actions.LAY, actions.SET_SIZES)
        return eyes.facts.values[kind], more if somebody_lies_in_wait(eyes) else -more
    if action == actions.PASS:
        return -1, 0
    first_of_task = (actions.DO_FIVE, actions.DO_FOUR_PAIRS, actions.DO_THREE_PAIRS)
    task = sum(action >= first for first in first_of_task)
    shared = eyes.facts.tasks[task][0] != NONE
    return eyes.facts.rewards[task][shared], 0


def somebody_lies_in_wait(eyes: Eyes) -> bool:
    """Whether another player has an ambush."""
    counts = eyes.facts.ambush_counts
    return any(counts[seat] for seat in range(eyes.facts.players) if seat != eyes.seat)


def spring_whatever_fits(eyes: Eyes) -> int:
    """Any ambush rather than none."""
    return max(eyes.legal, key=lambda action: action != actions.HOLD)


def discard_least_useful(eyes: Eyes) -> int:
    """The card that it can best do without."""
    return eyes.least_useful(actions.DISCARD)


HABITS: dict[int, Callable[[Eyes], int]] = {
    table.CHOICE: use_revealed_card,
    table.OFFERS: offer_for_copper,
    table.PURCHASE: accept_best_offer,
    table.DEFENCE: defend_good_hand,
    table.LOOT: seize_what_is_collected,
    table.LOOK: keep_any_ambush,
    table.BARTER: offer_for_chest,
    table.BARGAIN: accept_best_offer,
    table.EXCHANGE: exchange_what_it_can,
    table.SPRING: spring_whatever_fits,
    table.DISCARD: discard_least_useful,
}
