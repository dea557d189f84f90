"""Theft, robbery and raid, and the defence against them."""

from sherwood.games.cards import NONE, bit, nth_card
from sherwood.games.compiled import rule
from sherwood.games.dice import roll
from sherwood.games.nottingham import actions, news
from sherwood.games.nottingham.hands import (
    give_secretly,
    lose_openly,
    show_hand,
    show_hand_to,
    take_openly,
)
from sherwood.games.nottingham.table import (
    DEFENCE,
    KINDS,
    LOOT,
    NECKLACE,
    PEARLS,
    SEATS,
    SILVER,
    THEFT,
    Table,
)
from sherwood.games.nottingham.turn import give_revealed_to, go_on_to_exchange
from sherwood.games.record import Cells


@rule
def name_target(table: Table, action: int) -> None:
    """A player is named, and asked to defend before anything is drawn or shown."""
    table.target = (action - actions.STEAL) % SEATS
    table.asked = table.target
    table.phase = DEFENCE
    news.tell(table, news.ATTACK, table.active, table.target, table.revealed, NONE)


@rule
def legal_answers(table: Table, seat: int, out: Cells) -> int:
    """Yield, or defend with a necklace."""
    out[0] = actions.YIELD
    if table.hands[seat, NECKLACE] == 0:
        return 1
    out[1] = actions.DEFEND
    return 2


@rule
def answer_attack(table: Table, action: int) -> None:
    """The target defends, or the attack happens."""
    if action == actions.DEFEND:
        defend(table)
        return
    news.tell(table, news.YIELD, table.target, table.active, NONE, NONE)
    if table.revealed == SILVER:
        steal(table)
    elif table.revealed == PEARLS:
        show_hand_to(table, table.active, table.target)
        begin_looting(table)
    else:
        show_hand(table, table.target)
        news.tell(table, news.SHOW_HAND, table.target, NONE, NONE, NONE)
        begin_looting(table)


@rule
def defend(table: Table) -> None:
    """The defender gets the attack card, the attacker the necklace."""
    news.tell(table, news.DEFEND, table.target, table.active, table.revealed, NONE)
    lose_openly(table, table.target, NECKLACE, 1)
    take_openly(table, table.active, NECKLACE, 1)
    give_revealed_to(table, table.target)
    go_on_to_exchange(table)


@rule
def steal(table: Table) -> None:
    """A card is drawn blind from the hand, and paid for with the silver."""
    number = roll(table, THEFT, table.sizes[table.target])
    kind = nth_card(table.hands[table.target], number)
    seize_secretly(table, kind)
    pay(table)


@rule
def seize_secretly(table: Table, kind: int) -> None:
    """Attacker and target see the card; nobody else does."""
    give_secretly(table, table.target, table.active, kind)
    eyes = bit(table.active) | bit(table.target)
    news.whisper(table, eyes, news.SEIZE, table.active, table.target, kind, NONE)


@rule
def pay(table: Table) -> None:
    """The target gets the attack card for the one taken."""
    give_revealed_to(table, table.target)
    go_on_to_exchange(table)


@rule
def begin_looting(table: Table) -> None:
    """The attacker, who sees the hand now, chooses."""
    table.phase = LOOT
    table.asked = NONE


@rule
def legal_loot(table: Table, out: Cells) -> int:
    """Any card of the target's hand."""
    count = 0
    for kind in range(KINDS):
        if table.hands[table.target, kind] > 0:
            out[count] = actions.SEIZE + kind
            count += 1
    return count


@rule
def seize(table: Table, action: int) -> None:
    """The chosen card is taken: after a robbery in secret, after a raid for all to see."""
    kind = action - actions.SEIZE
    if table.revealed == PEARLS:
        seize_secretly(table, kind)
    else:
        news.tell(table, news.SEIZE, table.active, table.target, kind, NONE)
        lose_openly(table, table.target, kind, 1)
        take_openly(table, table.active, kind, 1)
    pay(table)
