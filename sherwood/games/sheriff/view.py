"""A hidden table as JSON for people. It says what lies where, in the words of the table."""

from typing import get_args

from sherwood.games.cards import NONE, bit
from sherwood.games.compiled import rule
from sherwood.games.news import EVENT, SEAT
from sherwood.games.pen import (
    Pen,
    close_list,
    close_object,
    counted,
    flagged,
    key_of,
    name_of,
    nothing,
    number,
    number_or_none,
    open_list,
    open_object,
    spelled,
    truth,
)
from sherwood.games.record import Cells
from sherwood.games.seats import COLOURS
from sherwood.games.sheriff import news
from sherwood.games.sheriff.actions import GOOD_NAMES, PILE_NAMES
from sherwood.games.sheriff.score import cards_towards, crown
from sherwood.games.sheriff.shape import PromiseSort, Sort
from sherwood.games.sheriff.table import (
    DEBT,
    FEWEST_IN_BAG,
    FIRST_ROYAL,
    FREE_WORDS,
    GATE,
    GOODS,
    LEGAL,
    MARKET,
    MOST_ASIDE,
    MOST_IN_BAG,
    OVER,
    PAY_LATER,
    PHASES,
    PILES,
    SEIZURE,
    Table,
)
from sherwood.games.sheriff.view_gate import view_gate
from sherwood.games.sheriff.view_repute import view_past, view_repute
from sherwood.games.sight import sees_own

KIND_NAMES, PROMISE_NAMES = get_args(Sort), get_args(PromiseSort)
PHASE_WORDS, COLOUR_WORDS, PILE_WORDS = map(spelled, (PHASES, COLOURS, PILE_NAMES))
GOOD_WORDS, LEGAL_WORDS = spelled(GOOD_NAMES), spelled(GOOD_NAMES[:LEGAL])
KIND_WORDS, PROMISE_WORDS = spelled(KIND_NAMES), spelled(PROMISE_NAMES)


@rule
def view(table: Table, seat: int, pen: Pen) -> None:
    """Write what a viewer sees. The table must have been hidden from that viewer."""
    view_round(table, pen)
    open_list(pen, "seats")
    for other in range(table.players):
        view_seat(table, seat, other, pen)
    close_list(pen)
    view_piles(table, pen)
    view_aside(table, seat, pen)
    if table.phase in (GATE, DEBT, SEIZURE):
        view_gate(table, seat, pen)
    else:
        nothing(pen, "gate")
    view_promises(table, pen)
    view_past(table, pen)
    view_goods(table, pen)
    view_bonuses(pen, "kings", table.kings)
    view_bonuses(pen, "queens", table.queens)
    view_standings(table, pen)


@rule
def view_round(table: Table, pen: Pen) -> None:
    """What the table waits for, and numbers that all can see."""
    name_of(pen, "phase", PHASE_WORDS, table.phase)
    number(pen, "round", table.round_number)
    number(pen, "rounds", table.rounds)
    number(pen, "sheriff", table.sheriff)
    number_or_none(pen, "active", table.active)
    number(pen, "draw_pile", table.draw_size)
    number(pen, "left_out", table.without)
    number(pen, "hand_limit", table.limit)
    open_list(pen, "bag_limits")
    number(pen, "", FEWEST_IN_BAG)
    number(pen, "", MOST_IN_BAG)
    close_list(pen)
    number(pen, "may_set_aside", may_set_aside(table))
    counted(pen, "seized", table.seized, GOOD_WORDS)
    view_debt(table, pen)


@rule
def may_set_aside(table: Table) -> int:
    """How many cards the merchant at the market may still set aside: all before taking any."""
    if table.phase != MARKET or table.fresh > 0:
        return 0
    return min(MOST_ASIDE - table.aside_size, table.sizes[table.active])


@rule
def view_debt(table: Table, pen: Pen) -> None:
    """Who owes what to whom."""
    if table.debtor == NONE:
        nothing(pen, "debt")
        return
    open_object(pen, "debt")
    number(pen, "debtor", table.debtor)
    number(pen, "creditor", table.creditor)
    number(pen, "gold", table.debt)
    close_object(pen)


@rule
def view_seat(table: Table, viewer: int, seat: int, pen: Pen) -> None:
    """One player. Of contraband on another stand, a hidden table has what the viewer is sure of."""
    own = sees_own(viewer, seat)
    open_object(pen, "")
    name_of(pen, "colour", COLOUR_WORDS, seat)
    number(pen, "gold", table.gold[seat])
    number(pen, "cards", table.sizes[seat])
    counted_if_seen(pen, "hand", own, table.hands[seat])
    truth(pen, "loading", table.waiting & bit(seat) != 0)
    number(pen, "bag", table.bag_sizes[seat])
    counted_if_seen(pen, "in_bag", own, table.bags[seat])
    name_of(pen, "declared", GOOD_WORDS, table.declared[seat])
    number_or_none(pen, "penalty_if_true", penalty_if_true(table, seat))
    counted(pen, "legal", table.stands[seat], LEGAL_WORDS)
    number(pen, "contraband", table.face_down[seat])
    if own or table.phase == OVER or is_turned_up(table, seat):
        counted_contraband(pen, "contraband_goods", table.stands[seat])
    else:
        nothing(pen, "contraband_goods")
    if table.memory and not own:
        counted(pen, "remembered", table.known[seat], GOOD_WORDS)
        counted_contraband(pen, "remembered_contraband", table.stands[seat])
    view_repute(table, seat, pen)
    close_object(pen)


@rule
def is_turned_up(table: Table, seat: int) -> bool:
    """Whether all have just seen what lay face down on a stand, while the end is still being told."""
    for line in range(table.news_count):
        if table.news[line, EVENT] == news.TURN_UP and table.news[line, SEAT] == seat:
            return True
    return False


@rule
def penalty_if_true(table: Table, seat: int) -> int:
    """What the sheriff would pay for opening a bag with nothing in it but what was declared."""
    good, cards = table.declared[seat], table.bag_sizes[seat]
    return int(table.penalties[good]) * int(cards) if good != NONE and cards > 0 else NONE


@rule
def counted_if_seen(pen: Pen, name: str, seen: bool, cards: Cells) -> None:
    """Goods by their names, where they may be seen."""
    if seen:
        counted(pen, name, cards, GOOD_WORDS)
    else:
        nothing(pen, name)


@rule
def counted_contraband(pen: Pen, name: str, stand: Cells) -> None:
    """The contraband of a stand by name."""
    open_object(pen, name)
    for good in range(LEGAL, GOODS):
        if stand[good] != 0:
            key_of(pen, GOOD_WORDS, good)
            number(pen, "", stand[good])
    close_object(pen)


@rule
def view_piles(table: Table, pen: Pen) -> None:
    """The discard piles, their tops first."""
    open_object(pen, "discards")
    for pile in range(PILES):
        key_of(pen, PILE_WORDS, pile)
        open_list(pen, "")
        for place in range(table.discard_sizes[pile] - 1, -1, -1):
            name_of(pen, "", GOOD_WORDS, table.discards[pile, place])
        close_list(pen)
    close_object(pen)


@rule
def view_aside(table: Table, viewer: int, pen: Pen) -> None:
    """Cards set aside at the market: how many, and for their owner which."""
    open_object(pen, "aside")
    number(pen, "cards", table.aside_size)
    seen = table.active != NONE and sees_own(viewer, table.active)
    counted_if_seen(pen, "goods", seen, table.aside)
    close_object(pen)


@rule
def view_promises(table: Table, pen: Pen) -> None:
    """Who has promised what to whom: what is open, and how often such a word was kept or broken."""
    open_list(pen, "promises")
    for giver in range(table.players):
        for taker in range(table.players):
            if giver != taker:
                for sort in range(len(PROMISE_NAMES)):
                    view_promise(table, giver, taker, sort, pen)
    close_list(pen)


@rule
def view_promise(table: Table, giver: int, taker: int, sort: int, pen: Pen) -> None:
    """One sort of promise of one player to another; nothing where there never was any."""
    now, later = table.owed[giver, taker], table.owed_next[giver, taker]
    kept, broken = table.kept[giver, taker, sort], table.broken[giver, taker, sort]
    given = table.promises[giver, taker] | table.promises_next[giver, taker]
    pays = sort == PAY_LATER
    is_open = now + later > 0 if pays else given & bit(sort) != 0
    if not is_open and kept == 0 and broken == 0:
        return
    open_object(pen, "")
    number(pen, "seat", giver)
    number(pen, "other", taker)
    name_of(pen, "promise", PROMISE_WORDS, sort)
    truth(pen, "open", is_open)
    if sort == FREE_WORDS:
        number(pen, "proposal", table.said_with[giver, taker])
    if pays:
        number(pen, "gold_this_round", now)
        number(pen, "gold_next_round", later)
    number(pen, "kept", kept)
    number(pen, "broken", broken)
    close_object(pen)


@rule
def view_goods(table: Table, pen: Pen) -> None:
    """The goods in this game, by name."""
    open_object(pen, "goods")
    for good in range(GOODS):
        if table.copies[good] > 0:
            key_of(pen, GOOD_WORDS, good)
            open_object(pen, "")
            name_of(pen, "kind", KIND_WORDS, kind_of(good))
            number(pen, "copies", table.copies[good])
            number(pen, "value", table.values[good])
            number(pen, "penalty", table.penalties[good])
            name_of(pen, "counts_as", GOOD_WORDS, table.counts_as[good])
            number(pen, "counts_for", table.counts_for[good])
            close_object(pen)
    close_object(pen)


@rule
def kind_of(good: int) -> int:
    """What sort of good it is."""
    if good < LEGAL:
        return 0
    return 1 if good < FIRST_ROYAL else 2


@rule
def view_bonuses(pen: Pen, name: str, bonuses: Cells) -> None:
    """What the kings or the queens of the legal goods get."""
    open_object(pen, name)
    for good in range(LEGAL):
        key_of(pen, GOOD_WORDS, good)
        number(pen, "", bonuses[good])
    close_object(pen)


@rule
def view_standings(table: Table, pen: Pen) -> None:
    """For each legal good in the game: everybody's cards towards it, its king and its queen."""
    open_object(pen, "standings")
    for good in range(LEGAL):
        if table.copies[good] > 0:
            key_of(pen, GOOD_WORDS, good)
            open_object(pen, "")
            open_list(pen, "cards")
            for seat in range(table.players):
                number(pen, "", cards_towards(table, seat, good))
            close_list(pen)
            kings, queens, _, _ = crown(table, good)
            flagged(pen, "king", kings)
            flagged(pen, "queen", queens)
            close_object(pen)
    close_object(pen)
