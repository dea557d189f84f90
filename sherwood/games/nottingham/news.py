"""The events of Nottingham: who did what to whom, and up to two things more.

Everybody hears of every event, but for a hand that is shown to one player alone. The two things (cards, an
ambush, a field) may be for some eyes only. A hand that is shown is read from the table, where its viewers know it.
"""

from typing import TypedDict

from sherwood.games.nottingham.actions import Ambush, Kind, Task
from sherwood.games.shape import Tells

Counted = dict[Kind, int]  # cards by kind; a kind without cards is left out


class NottinghamThings(TypedDict):
    """What events and lines of the score sheet tell of."""

    seat: int
    other: int
    kind: Kind
    second: Kind
    ambush: Ambush
    other_ambush: Ambush
    count: int
    task: Task
    place: int
    field: int
    number: int
    hand: Counted


# Every event, in the order of its number, and what it tells.
TOLD = {
    "turn": Tells("seat", "a turn begins"),
    "reveal": Tells("seat kind", "the top card is turned up"),
    "take": Tells("seat kind", "the revealed card goes into the hand"),
    "buy": Tells("seat", "everybody lays a card face down for the copper"),
    "lay_offer": Tells("seat kind?", "one does; only its owner sees which"),
    "show_hand": Tells("seat hand", "the whole hand is laid open"),
    "turn_up": Tells("seat kind second?", "an offer is open"),
    "purchase": Tells("seat other kind", "the active player buys it from the other"),
    "refuse": Tells("seat", "no offer is accepted"),
    "attack": Tells("seat other kind", "a theft, robbery or raid, by its card"),
    "yield": Tells("seat other", "the target does not defend"),
    "defend": Tells("seat other kind", "the target plays a necklace and gets this card"),
    "seize": Tells("seat other kind?", "a card goes from the other to the active player"),
    "look": Tells("seat ambush? other_ambush?", "two ambush cards are looked at"),
    "keep": Tells("seat ambush? other_ambush?", "one is laid, the other goes under the pile"),
    "barter": Tells("seat", "the chest is offered"),
    "accept": Tells("seat other kind second?", "the active player accepts the other's offer"),
    "lay": Tells("seat kind count", "a set is laid out"),
    "hold": Tells("seat", "an ambush is not sprung"),
    "spring": Tells("seat other ambush kind", "an ambush takes a card of the other's set"),
    "fail": Tells("seat kind count", "fewer than three are left and go back to the hand"),
    "win": Tells("seat kind", "a card goes to the winnings"),
    "task": Tells(
        "seat task place",
        "a task is done; `place` is 0 for the first player to do it, 1 for the second",
    ),
    "march": Tells("field number?", "the sheriff moves"),
    "favour": Tells("seat kind?", "a player draws a card for the favour; only that player sees it"),
    "lapse": Tells("seat", "there is no card left for a favour"),
    "reshuffle": Tells("", "the discards become the draw pile"),
    "discard": Tells("seat kind count", "cards are discarded"),
    "pass": Tells("seat", "nothing is exchanged"),
    "over": Tells("", "the game ends"),
    "show_secretly": Tells(
        "seat other hand", "the other looks at the whole hand; nobody else hears of it"
    ),
}
EVENTS = tuple(TOLD)
(
    TURN,
    REVEAL,
    TAKE,
    BUY,
    LAY_OFFER,
    SHOW_HAND,
    TURN_UP,
    PURCHASE,
    REFUSE,
    ATTACK,
    YIELD,
    DEFEND,
    SEIZE,
    LOOK,
    KEEP,
    BARTER,
    ACCEPT,
    LAY,
    HOLD,
    SPRING,
    FAIL,
    WIN,
    TASK,
    MARCH,
    FAVOUR,
    LAPSE,
    RESHUFFLE,
    DISCARD,
    PASS,
    OVER,
    SHOW_SECRETLY,
) = range(len(EVENTS))
