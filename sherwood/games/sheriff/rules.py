"""The rules of Sheriff of Nottingham: set-up, who may act, what is legal, what happens."""

from sherwood.games.cards import NONE, bit, lay_out
from sherwood.games.compiled import rule
from sherwood.games.dice import lay_key, roll, shuffle
from sherwood.games.news import forget_news
from sherwood.games.record import Cells
from sherwood.games.seats import left_of
from sherwood.games.sheriff import actions
from sherwood.games.sheriff.bags import declare, legal_declarations, legal_loads, load
from sherwood.games.sheriff.debts import legal_payments, pay
from sherwood.games.sheriff.haggle import legal_words
from sherwood.games.sheriff.inspection import (
    bargain,
    go_on_after_opening,
    lay_seized,
    legal_decisions,
)
from sherwood.games.sheriff.market import (
    go_to_market,
    lay_aside,
    legal_lays_of_aside,
    legal_market,
)
from sherwood.games.sheriff.piles import draw, legal_lays, put_on_pile
from sherwood.games.sheriff.promises import honour, judge_words
from sherwood.games.sheriff.proposals import stands
from sherwood.games.sheriff.repute import note_past
from sherwood.games.sheriff.round import begin_round
from sherwood.games.sheriff.table import (
    CARDS,
    DEBT,
    DECK,
    DECLARE,
    FACE_UP,
    FIRST_SHERIFF,
    GATE,
    LAY,
    LEFT_OUT,
    LOAD,
    MARKET,
    OVER,
    PILES,
    SEATS,
    Table,
)


@rule
def setup(table: Table, key: Cells) -> None:
    """Shuffle, deal, turn up two discard piles, and begin the first round."""
    lay_key(table, key)
    clear(table)
    table.draw_size = lay_out(table.copies, table.draw_pile, 0)
    shuffle(table, DECK, table.draw_pile, table.draw_size)
    leave_out(table)
    table.sheriff = table.first
    if table.first == NONE:
        table.sheriff = roll(table, FIRST_SHERIFF, table.players)
    deal(table)
    table.round_number = 1
    begin_round(table)


@rule
def clear(table: Table) -> None:
    """Nothing lies anywhere yet."""
    table.active = NONE
    table.pile_laid_on = NONE
    table.debtor = NONE
    table.creditor = NONE
    for seat in range(SEATS):
        table.declared[seat] = NONE
        table.draft_bag[seat] = NONE
        table.gold[seat] = table.start_gold if seat < table.players else 0
    for place in range(CARDS):
        table.draw_pile[place] = NONE
        for pile in range(PILES):
            table.discards[pile, place] = NONE
    for place in range(LEFT_OUT):
        table.left_out[place] = NONE


@rule
def leave_out(table: Table) -> None:
    """Some cards are put away unseen, where the option says so."""
    for place in range(table.without):
        table.left_out[place] = draw(table)


@rule
def deal(table: Table) -> None:
    """A full hand for everybody, clockwise from the sheriff's left, and two open piles."""
    seat = table.sheriff
    for _ in range(table.limit * table.players):
        seat = left_of(table, seat)
        table.hands[seat, draw(table)] += 1
        table.sizes[seat] += 1
    for pile in range(PILES):
        for _ in range(FACE_UP):
            put_on_pile(table, pile, draw(table))


@rule
def actors(table: Table) -> int:
    """The seats that may act now. This is public, so it depends on nothing hidden."""
    phase = table.phase
    if phase == OVER:
        return 0
    if phase == LOAD:
        return int(table.waiting)
    if phase == GATE:
        return int(table.talking) | bit(table.sheriff)
    if phase in (MARKET, LAY, DECLARE):
        return bit(table.active)
    if phase == DEBT:
        return bit(table.debtor)
    return bit(table.sheriff)


@rule
def next_seat(table: Table) -> int:
    """Whom a program asks first, where several may act; NONE when the game is over.

    At the gate those are the merchants, and last the sheriff, who would otherwise decide before
    anyone could offer.
    """
    seats = actors(table)
    if table.phase == GATE and table.talking != 0:
        seats = int(table.talking)
    for seat in range(table.players):
        if seats & bit(seat):
            return seat
    return NONE


@rule
def last_word(table: Table) -> int:
    """Who may end what the others could still say: at the gate the sheriff; otherwise NONE."""
    return int(table.sheriff) if table.phase == GATE else NONE


@rule
def talks(table: Table) -> int:
    """What can still be talked about, as flags: the bags at the gate, also while one is being seized."""
    return int(table.undecided) if GATE <= table.phase < OVER else 0


@rule
def proposed(table: Table, seat: int) -> int:
    """What of it a seat has proposed something about that stands there unanswered."""
    found = 0
    for bag in range(table.players):
        if stands(table, seat, bag):
            found |= bit(bag)
    return found


@rule
def legal(table: Table, seat: int, out: Cells) -> int:
    """Write the actions that a seat may choose from; how many there are."""
    if actors(table) & bit(seat) == 0:
        return 0
    phase = table.phase
    if phase == GATE:
        if seat == table.sheriff:
            return legal_decisions(table, seat, out)
        return legal_words(table, seat, out)
    if phase == MARKET:
        return legal_market(table, seat, out)
    if phase == LAY:
        return legal_lays_of_aside(table, out)
    if phase == LOAD:
        return legal_loads(table, seat, out)
    if phase == DECLARE:
        return legal_declarations(table, out)
    if phase == DEBT:
        return legal_payments(table, seat, out)
    return legal_lays(table, table.seized, out)


@rule
def apply(table: Table, seat: int, action: int) -> None:
    """Do what a seat has chosen. The action must be legal."""
    forget_news(table)
    phase = table.phase
    if actions.HONOUR.holds(action):
        honour(table, seat, actions.HONOUR.index(action))
    elif actions.JUDGE.holds(action):
        judge_words(table, seat, action)
    elif phase == GATE:
        bargain(table, seat, action)
    elif phase == MARKET:
        go_to_market(table, seat, action)
    elif phase == LAY:
        lay_aside(table, seat, action)
    elif phase == LOAD:
        load(table, seat, action)
    elif phase == DECLARE:
        declare(table, seat, action)
    elif phase == DEBT:
        pay(table, action)
        go_on_after_opening(table)
    else:
        lay_seized(table, seat, action)
    note_past(table)


@rule
def is_over(table: Table) -> bool:
    """Whether the game has ended."""
    return table.phase == OVER
