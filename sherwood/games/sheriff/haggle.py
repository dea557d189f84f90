"""Bargaining at the gate: offers, demands, calls and answers, and who has the word.

The sheriff can always decide. Every merchant may speak until he says that he is done; what concerns
him gives the word back to him.
"""

from sherwood.games.cards import NONE, bit
from sherwood.games.compiled import rule
from sherwood.games.news import tell_all
from sherwood.games.record import Cells
from sherwood.games.sheriff import actions, news
from sherwood.games.sheriff.drafts import drop_draft, legal_in_draft, move_draft
from sherwood.games.sheriff.promises import legal_judgements
from sherwood.games.sheriff.proposals import (
    count_proposal,
    may_propose,
    proposal_of,
    stands,
    take_away,
)
from sherwood.games.sheriff.reasons import reason_to_refuse
from sherwood.games.sheriff.stands import show_goods
from sherwood.games.sheriff.table import FOR_OPENING, FOR_PASSING, GOODS, SEATS, Table


@rule
def legal_words(table: Table, seat: int, out: Cells) -> int:
    """What a merchant can say: go on with a draft, or begin one; answer, withdraw; be done."""
    count = 0
    if table.draft_bag[seat] != NONE:
        count = legal_in_draft(table, seat, out, count)
    else:
        count = legal_beginnings(table, seat, out, count)
        if stands(table, table.sheriff, seat):
            count = legal_answers(table, seat, out, count)
        count = legal_judgements(table, seat, out, count)
    out[count] = actions.DONE
    return count + 1


@rule
def legal_sheriff_words(table: Table, seat: int, out: Cells) -> int:
    """What the sheriff can say besides his decisions: a demand, a call, a refusal."""
    if table.draft_bag[seat] != NONE:
        return legal_in_draft(table, seat, out, 0)
    count = legal_beginnings(table, seat, out, 0)
    if may_propose(table, seat, seat):
        out[count] = actions.CALL
        count += 1
    for maker in range(table.players):
        for bag in range(table.players):
            if maker != seat and stands(table, maker, bag):
                out[count] = actions.REFUSE[maker * SEATS + bag]
                count += 1
    return legal_judgements(table, seat, out, count)


@rule
def legal_beginnings(table: Table, seat: int, out: Cells, count: int) -> int:
    """Bags for which something can be proposed, and proposals that can be taken back."""
    for bag in range(table.players):
        if table.undecided & bit(bag) and may_propose(table, seat, bag):
            out[count] = actions.ABOUT[bag]
            count += 1
        if stands(table, seat, bag):
            out[count] = actions.WITHDRAW[bag]
            count += 1
    return count


@rule
def legal_answers(table: Table, seat: int, out: Cells, count: int) -> int:
    """A demand can be refused, and accepted by somebody who has what it asks for."""
    if can_accept(table, seat):
        out[count] = actions.ACCEPT
        count += 1
    out[count] = actions.REFUSE_DEMAND
    return count + 1


@rule
def can_accept(table: Table, seat: int) -> bool:
    """Whether there is a demand, and the merchant has what it asks for.

    Goods from the bag are given as far as they are there, and promises bind nobody.
    """
    deal = proposal_of(table.sheriff, seat)
    if not stands(table, table.sheriff, seat) or table.deal_gold[deal] > table.gold[seat]:
        return False
    for good in range(GOODS):
        if table.deal_goods[deal, good] > table.stands[seat, good]:
            return False
    return True


@rule
def make_offer(table: Table, seat: int, action: int) -> None:
    """A draft is put on the table, in the place of an earlier offer for the same bag.

    What it names of the stand is there, and now all know it.
    """
    passing = action == actions.OFFER_FOR_PASSING
    bag = int(table.draft_bag[seat])
    deal = proposal_of(seat, bag)
    move_draft(table, seat, deal)
    table.sides[deal] = FOR_PASSING if passing else FOR_OPENING
    count_proposal(table, seat, bag)
    show_goods(table, seat, deal)
    event = news.OFFER_FOR_PASSING if passing else news.OFFER_FOR_OPENING
    tell_all(table, event, seat, bag, NONE, NONE)
    for other in range(table.players):
        if other != seat and (other == bag or stands(table, other, bag)):
            give_the_word(table, other)


@rule
def make_demand(table: Table, seat: int) -> None:
    """The sheriff names what he wants of a bag's owner. The offers stay where they are."""
    bag = int(table.draft_bag[seat])
    deal = proposal_of(seat, bag)
    move_draft(table, seat, deal)
    table.sides[deal] = FOR_PASSING
    count_proposal(table, seat, bag)
    tell_all(table, news.DEMAND, seat, bag, NONE, NONE)
    give_the_word(table, bag)


@rule
def call(table: Table, seat: int) -> None:
    """The sheriff calls to all: who pays me not to look?"""
    count_proposal(table, seat, seat)
    tell_all(table, news.CALL, seat, NONE, NONE, NONE)
    for other in range(table.players):
        give_the_word(table, other)


@rule
def withdraw(table: Table, seat: int, bag: int) -> None:
    """An offer, or the sheriff's demand, is taken back."""
    take_away(table, seat, bag)
    tell_all(table, news.WITHDRAW, seat, bag, NONE, NONE)


@rule
def refuse(table: Table, maker: int, bag: int) -> None:
    """The sheriff says no to an offer, and its maker may speak again."""
    take_away(table, maker, bag)
    tell_all(table, news.REFUSE, table.sheriff, maker, NONE, bag)
    give_the_word(table, maker)


@rule
def refuse_demand(table: Table, seat: int) -> None:
    """A merchant says no to the demand."""
    reason = reason_to_refuse(table, seat)
    take_away(table, table.sheriff, seat)
    tell_all(table, news.REFUSE_DEMAND, seat, table.sheriff, NONE, reason)


@rule
def give_the_word(table: Table, seat: int) -> None:
    """Something concerns a merchant, who may speak again, if there is anything to say."""
    if seat != table.sheriff and has_something_to_say(table, seat):
        table.talking |= bit(seat)


@rule
def has_something_to_say(table: Table, seat: int) -> bool:
    """Whether a merchant can make an offer, withdraw one, or answer a demand."""
    if stands(table, table.sheriff, seat):
        return True
    for bag in range(table.players):
        if stands(table, seat, bag) or (
            table.undecided & bit(bag) and may_propose(table, seat, bag)
        ):
            return True
    return False


@rule
def say_done(table: Table, seat: int) -> None:
    """A merchant has no more to say for now; what he was composing is dropped."""
    drop_draft(table, seat)
    table.talking &= ~bit(seat)
    tell_all(table, news.DONE, seat, NONE, NONE, NONE)
