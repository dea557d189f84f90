"""Theft, robbery and raid, and the defence against them."""

from sherwood.games.cards import NONE, bit, nth_card
from sherwood.games.compiled import rule
from sherwood.games.dice import roll
from sherwood.games.moments import moment, unforeseen
from sherwood.games.news import tell, tell_all, tell_details
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
    SILVER,
    THEFT,
    Table,
)
from sherwood.games.nottingham.turn import give_revealed_to, go_on_to_exchange
from sherwood.games.record import Cells


@rule
def name_target(table: Table, action: int) -> None:
    """A player is named, and asked to defend before anything is drawn or shown."""
    table.target = target_of(action)
    table.asked = table.target
    table.phase = DEFENCE
    tell_all(table, news.ATTACK, table.active, table.target, table.revealed, NONE)


@rule
def target_of(action: int) -> int:
    """Whom a theft, a robbery or a raid names."""
    if actions.STEAL.holds(action):
        return actions.STEAL.index(action)
    if actions.ROB.holds(action):
        return actions.ROB.index(action)
    return actions.RAID.index(action)


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
    tell_all(table, news.YIELD, table.target, table.active, NONE, NONE)
    moment(table)
    if table.revealed == SILVER:
        steal(table)
    elif table.revealed == PEARLS:
        show_secretly(table)
        begin_looting(table)
    else:
        show_hand(table, table.target)
        tell_all(table, news.SHOW_HAND, table.target, NONE, NONE, NONE)
        begin_looting(table)


@rule
def defend(table: Table) -> None:
    """The defender gets the attack card, the attacker the necklace."""
    tell_all(table, news.DEFEND, table.target, table.active, table.revealed, NONE)
    lose_openly(table, table.target, NECKLACE, 1)
    take_openly(table, table.active, NECKLACE, 1)
    pay(table)


@rule
def steal(table: Table) -> None:
    """A card is drawn blind from the hand, and paid for with the silver."""
    unforeseen(table)
    number = roll(table, THEFT, table.sizes[table.target])
    kind = nth_card(table.hands[table.target], number)
    seize_secretly(table, kind)
    pay(table)


@rule
def seize_secretly(table: Table, kind: int) -> None:
    """Attacker and target see the card; nobody else does."""
    give_secretly(table, table.target, table.active, kind)
    eyes = bit(table.active) | bit(table.target)
    tell_details(table, eyes, news.SEIZE, table.active, table.target, kind, NONE)


@rule
def pay(table: Table) -> None:
    """The target gets the attack card, for the one taken or for the necklace."""
    give_revealed_to(table, table.target)
    moment(table)
    go_on_to_exchange(table)


@rule
def show_secretly(table: Table) -> None:
    """The attacker alone looks at the hand."""
    show_hand_to(table, table.active, table.target)
    ears = bit(table.active) | bit(table.target)
    tell(table, ears, news.SHOW_SECRETLY, table.target, table.active, NONE, NONE)


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
            out[count] = actions.SEIZE[kind]
            count += 1
    return count


@rule
def seize(table: Table, action: int) -> None:
    """The chosen card is taken: after a robbery in secret, after a raid for all to see."""
    kind = actions.SEIZE.index(action)
    if table.revealed == PEARLS:
        seize_secretly(table, kind)
    else:
        tell_all(table, news.SEIZE, table.active, table.target, kind, NONE)
        lose_openly(table, table.target, kind, 1)
        take_openly(table, table.active, kind, 1)
    pay(table)
