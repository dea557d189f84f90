"""The rules of Nottingham: set-up, who may act, what is legal, what happens, the score."""

import numpy as np

from sherwood.games.cards import NONE, bit, lay_out, total
from sherwood.games.compiled import rule
from sherwood.games.dice import lay_key, roll, shuffle
from sherwood.games.news import forget_news
from sherwood.games.nottingham import actions
from sherwood.games.nottingham.ambush import (
    keep_ambush,
    legal_keeps,
    legal_springs,
    look_at_ambushes,
)
from sherwood.games.nottingham.attack import (
    answer_attack,
    legal_answers,
    legal_loot,
    name_target,
    seize,
)
from sherwood.games.nottingham.exchange import answer_set, exchange, legal_exchanges
from sherwood.games.nottingham.hands import draw_unseen
from sherwood.games.nottingham.pile import draw
from sherwood.games.nottingham.table import (
    AMBUSH_CARDS,
    AMBUSH_DECK,
    BARGAIN,
    BARTER,
    CARDS_PER_TASK,
    CHOICE,
    COPIES,
    DEALT,
    DECK,
    DEFENCE,
    DISCARD,
    EXCHANGE,
    FIRST_PLAYER,
    KINDS,
    LOOK,
    LOOKED_AT,
    LOOT,
    OFFERS,
    OVER,
    PAIR_AMBUSHES,
    PAIRS,
    PURCHASE,
    SEATS,
    SPRING,
    TASKS,
    Table,
)
from sherwood.games.nottingham.trade import (
    bargain,
    begin_barter,
    begin_buying,
    clear_offers,
    lay_offer,
    legal_acceptances,
    legal_offers_for_chest,
    legal_offers_for_copper,
    legal_purchases,
    offer_openly,
    purchase,
)
from sherwood.games.nottingham.turn import (
    begin_turn,
    discard_down,
    go_on_to_exchange,
    legal_choices,
    legal_discards,
    reveal,
    take_revealed,
)
from sherwood.games.record import Cells
from sherwood.games.seats import left_of, lowest_seat
from sherwood.games.verdict import verdict

CRITERIA = ("points", "winnings")  # what decides who has won, one after another


@rule
def setup(table: Table, key: Cells) -> None:
    """Shuffle, deal three cards to each player, and begin the first turn."""
    lay_key(table, key)
    clear(table)
    for kind in range(KINDS):
        table.discard[kind] = COPIES
    table.pile_size = lay_out(table.discard, table.pile, 0)
    for kind in range(KINDS):
        table.discard[kind] = 0
    shuffle(table, DECK, table.pile, table.pile_size)
    shuffle_ambushes(table)
    first = table.first
    if first == NONE:
        first = roll(table, FIRST_PLAYER, table.players)
    seat = first
    for _ in range(DEALT * table.players):
        draw_unseen(table, seat, draw(table))
        seat = left_of(table, seat)
    begin_turn(table, first)
    reveal(table)


@rule
def clear(table: Table) -> None:
    """Nothing lies anywhere yet."""
    table.revealed = NONE
    table.target = NONE
    table.asked = NONE
    clear_offers(table)
    table.laid_kind = NONE
    for task in range(TASKS):
        for place in range(CARDS_PER_TASK):
            table.tasks[task, place] = NONE
    for place in range(LOOKED_AT):
        table.looked_at[place] = NONE
    for place in range(len(table.pile)):
        table.pile[place] = NONE
    for place in range(AMBUSH_CARDS):
        table.ambush_pile[place] = NONE
        for seat in range(SEATS):
            table.ambushes[seat, place] = NONE


@rule
def shuffle_ambushes(table: Table) -> None:
    """The two-object cards and the colours in play make the ambush pile."""
    for place in range(PAIR_AMBUSHES):
        table.ambush_pile[place] = table.pairs[place]
    for seat in range(table.players):
        table.ambush_pile[PAIR_AMBUSHES + seat] = PAIRS + seat
    table.ambush_pile_size = PAIR_AMBUSHES + table.players
    shuffle(table, AMBUSH_DECK, table.ambush_pile, table.ambush_pile_size)


@rule
def actors(table: Table) -> int:
    """The seats that may act now. This is public, so it depends on nothing hidden."""
    phase = table.phase
    if phase == OVER:
        return 0
    if phase == OFFERS:
        return int(table.waiting)
    if phase in (DEFENCE, BARTER, SPRING, DISCARD):
        return bit(table.asked)
    return bit(table.active)


@rule
def next_seat(table: Table) -> int:
    """Whom a program asks first, where several may act: the lowest seat; NONE when the game is over."""
    return lowest_seat(actors(table))


@rule
def last_word(_table: Table) -> int:
    """Nobody can end what others could still say."""
    return NONE


@rule
def talks(_table: Table) -> int:
    """There is nothing to talk about."""
    return 0


@rule
def proposed(_table: Table, _seat: int) -> int:
    """Nobody proposes anything."""
    return 0


@rule
def legal(table: Table, seat: int, out: Cells) -> int:
    """Write the actions that a seat may choose from; how many there are."""
    if actors(table) & bit(seat) == 0:
        return 0
    phase = table.phase
    if phase == CHOICE:
        return legal_choices(table, seat, out)
    if phase == EXCHANGE:
        return legal_exchanges(table, seat, out)
    if phase == OFFERS:
        return legal_offers_for_copper(table, seat, out)
    if phase == PURCHASE:
        return legal_purchases(table, out)
    if phase == DEFENCE:
        return legal_answers(table, seat, out)
    if phase == LOOT:
        return legal_loot(table, out)
    if phase == LOOK:
        return legal_keeps(table, seat, out)
    if phase == BARTER:
        return legal_offers_for_chest(table, seat, out)
    if phase == BARGAIN:
        return legal_acceptances(table, out)
    if phase == SPRING:
        return legal_springs(table, seat, out)
    return legal_discards(table, seat, out)


@rule
def apply(table: Table, seat: int, action: int) -> None:
    """Do what a seat has chosen. The action must be legal."""
    forget_news(table)
    phase = table.phase
    if phase == CHOICE:
        choose(table, action)
    elif phase == EXCHANGE:
        exchange(table, action)
    elif phase == OFFERS:
        lay_offer(table, seat, action)
    elif phase == PURCHASE:
        purchase(table, action)
    elif phase == DEFENCE:
        answer_attack(table, action)
    elif phase == LOOT:
        seize(table, action)
    elif phase == LOOK:
        keep_ambush(table, action)
    elif phase == BARTER:
        offer_openly(table, seat, action)
    elif phase == BARGAIN:
        bargain(table, action)
    elif phase == SPRING:
        answer_set(table, seat, action)
    else:
        discard_down(table, seat, action)


@rule
def choose(table: Table, action: int) -> None:
    """Take the revealed card, or carry out its action."""
    if action == actions.TAKE:
        take_revealed(table)
        go_on_to_exchange(table)
    elif action == actions.BUY:
        begin_buying(table)
    elif action == actions.AMBUSH:
        look_at_ambushes(table)
    elif action == actions.BARTER:
        begin_barter(table)
    else:
        name_target(table, action)


@rule
def is_over(table: Table) -> bool:
    """Whether the game has ended."""
    return table.phase == OVER


@rule
def scores(table: Table, points: Cells) -> None:
    """The values of the winnings and the task cards of every player."""
    for seat in range(table.players):
        won = 0
        for kind in range(KINDS):
            won += int(table.winnings[seat, kind]) * int(table.values[kind])
        points[seat] = won
    for task in range(TASKS):
        shared = 1 if table.tasks[task, 1] != NONE else 0
        for place in range(CARDS_PER_TASK):
            seat = table.tasks[task, place]
            if seat != NONE:
                points[seat] += table.rewards[task, shared]


@rule
def winners(table: Table, points: Cells) -> int:
    """The seats that have won."""
    return judge(table, points)[0]


@rule
def judge(table: Table, points: Cells) -> tuple[int, int]:
    """The seats that have won, and what decided: points, then cards in the winnings, or nothing."""
    scores(table, points)
    amounts = np.zeros((len(CRITERIA), SEATS), np.int64)
    for seat in range(table.players):
        amounts[0, seat] = points[seat]
        amounts[1, seat] = total(table.winnings[seat])
    return verdict(amounts, table.players)
