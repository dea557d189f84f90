"""What a network can choose between in Sheriff: whole bags, whole deals, and single decisions.

A bag is a good that could be declared, so many cards of contraband, and other legal goods on top or
none. A deal is gold, gold promised for the next round, another promise, or goods said to be in the
bag. Deals for the bags of others, and what is under way, are left to the usual bot.
"""

from sherwood.bots.menu import NO_STEP, Menu, offer, offer_action, offer_usual
from sherwood.bots.sheriff.mind.doubt import highest_fine
from sherwood.bots.sheriff.mind.plan import is_under_way
from sherwood.bots.sheriff.mind.scratch import Scratch
from sherwood.games.cards import NONE, bit
from sherwood.games.compiled import rule
from sherwood.games.sheriff import actions
from sherwood.games.sheriff.proposals import may_offer_for, may_propose
from sherwood.games.sheriff.table import (
    DRAFTS,
    FOR_PASSING,
    GATE,
    GOODS,
    LEGAL,
    LOAD,
    MOST_IN_BAG,
    PASS_YOURS,
    SEATS,
    UNLIMITED,
    Table,
)

OFFERED = (1, 3, 6, 10, 15)  # gold for the own bag
LATER = (5, 20, 100)  # gold promised for it
DEMANDED = (3, 6, 10, 15, 25)  # gold for another's
CLAIMED = 7  # the good that is said to be in the bag: a crossbow
CLAIMED_CARDS = 2
MOST_PROPOSALS = 4  # for a bag, where the rules set no limit

SORTS = MOST_IN_BAG + 1  # cards of contraband in a bag
FIRST_BAG = actions.ACTIONS  # slots: single actions first
FIRST_OFFER = FIRST_BAG + LEGAL * SORTS * 2
FIRST_LATER = FIRST_OFFER + len(OFFERED)
FAVOUR = FIRST_LATER + len(LATER)
CLAIM = FAVOUR + 1
FIRST_DEMAND = CLAIM + 1
USUAL_BAG = FIRST_DEMAND + SEATS * len(DEMANDED)
USUAL_DEAL = USUAL_BAG + 1
SLOTS = USUAL_DEAL + 1

# A course as a number: what it is, and then a bag, card by card, or a deal.
BAG, DEAL = 1, 2
COURSES = 3
CARDS = MOST_IN_BAG + 1
GOLD = 1000

MIXED = True  # whoever can be foreseen is beaten
PARTS = ("market", "loading", "words over the own bag", "as sheriff")
AT_MARKET, LOADING, WORDS, IN_OFFICE = range(len(PARTS))


@rule
def part_of(table: Table, seat: int) -> int:
    """In which part of the game a seat is asked; declaring belongs to loading."""
    phase = table.phase
    if seat == table.sheriff:
        return IN_OFFICE
    if phase == GATE:
        return WORDS
    return AT_MARKET if phase < LOAD else LOADING


@rule
def note_choices(
    table: Table, seat: int, count: int, usual: int, scratch: Scratch, menu: Menu
) -> None:
    """Bags while loading, deals and decisions at the gate, and else every legal action."""
    if is_under_way(table, seat):
        offer_usual(menu, scratch, usual, USUAL_BAG if table.phase == LOAD else USUAL_DEAL)
        return
    if table.phase == LOAD:
        offer_usual(menu, scratch, usual, USUAL_BAG)
        offer_bags(table, seat, menu)
        return
    for choice in range(count):
        action = int(scratch.actions[choice])
        if actions.ABOUT.holds(action):
            if choice == usual:
                offer_usual(menu, scratch, usual, USUAL_DEAL)
        elif action != actions.CALL or table.made[seat, seat] < MOST_PROPOSALS:
            offer_action(menu, scratch, choice, usual, turned(action, seat, int(table.players)))
    if table.phase == GATE:
        offer_deals(table, seat, menu)


@rule
def offer_bags(table: Table, seat: int, menu: Menu) -> None:
    """Bags with any good in hand on top of any number of cards of contraband, filled up or not."""
    held = 0
    for good in range(LEGAL, GOODS):
        held += int(table.hands[seat, good])
    for honest in range(LEGAL):
        if table.hands[seat, honest] > 0:
            for smuggled in range(min(held, MOST_IN_BAG) + 1):
                plain = bag_of(table, seat, honest, smuggled, 0)
                full = bag_of(table, seat, honest, smuggled, 1)
                slot = FIRST_BAG + (honest * SORTS + smuggled) * 2
                offer(menu, first_load(plain), plain, slot)
                if full != plain:
                    offer(menu, first_load(full), full, slot + 1)


@rule
def bag_of(table: Table, seat: int, honest: int, smuggled: int, filled: int) -> int:
    """The course of loading a bag: the dearest contraband, the good, and other legal goods if wished."""
    room, course = MOST_IN_BAG, 0
    for _ in range(smuggled):
        good = dearest_held(table, seat, course, LEGAL, GOODS)
        course += CARDS**good
        room -= 1
    cards = min(int(table.hands[seat, honest]), room)
    course += cards * CARDS**honest
    room -= cards
    if filled:
        for _ in range(room):
            good = dearest_held(table, seat, course, 0, LEGAL)
            if good != NONE:
                course += CARDS**good
    return int(course) * COURSES + BAG


@rule
def dearest_held(table: Table, seat: int, bag: int, first: int, end: int) -> int:
    """Of some goods, the dearest of which more is held than is in a bag; or NONE."""
    best = NONE
    for good in range(first, end):
        left = table.hands[seat, good] > bag // CARDS**good % CARDS
        if left and (best == NONE or table.values[good] > table.values[best]):
            best = good
    return best


@rule
def first_load(course: int) -> int:
    """The first card of a bag."""
    for good in range(GOODS):
        if course // COURSES // CARDS**good % CARDS > 0:
            return actions.LOAD[good]
    return NO_STEP


@rule
def offer_deals(table: Table, seat: int, menu: Menu) -> None:
    """What a merchant can offer for the own bag, or the sheriff demand for any."""
    for bag in range(table.players):
        if table.undecided & bit(bag) and may_deal(table, seat, bag):
            if seat == table.sheriff:
                offer_demands(table, seat, bag, menu)
            elif bag == seat and may_offer_for(table, seat, bag, FOR_PASSING):
                for level in range(len(OFFERED)):
                    offer_gold(table, seat, bag, OFFERED[level], FIRST_OFFER + level, menu)
                offer_words(table, bag, menu)


@rule
def offer_demands(table: Table, seat: int, bag: int, menu: Menu) -> None:
    """What the sheriff can demand for a bag: never more than the highest fine."""
    first = FIRST_DEMAND + (bag - seat) % int(table.players) * len(DEMANDED)
    for level in range(len(DEMANDED)):
        if DEMANDED[level] <= highest_fine(table, bag):
            offer_gold(table, bag, bag, DEMANDED[level], first + level, menu)


@rule
def may_deal(table: Table, seat: int, bag: int) -> bool:
    """Whether one more proposal can be made, and not too many were."""
    if table.offers == UNLIMITED and table.made[seat, bag] >= MOST_PROPOSALS:
        return False
    return may_propose(table, seat, bag)


@rule
def offer_gold(table: Table, giver: int, bag: int, gold: int, slot: int, menu: Menu) -> None:
    """A deal of gold, if its giver has so much."""
    if table.gold[giver] >= gold:
        offer(menu, actions.ABOUT[bag], deal_of(gold, 0, 0, 0), slot)


@rule
def offer_words(table: Table, bag: int, menu: Menu) -> None:
    """Deals that cost nothing now: gold next round, a favour, goods that may not be there."""
    about = actions.ABOUT[bag]
    if table.round_number < table.rounds:
        for level in range(len(LATER)):
            offer(menu, about, deal_of(0, LATER[level], 0, 0), FIRST_LATER + level)
    ahead = (bag - int(table.sheriff) + int(table.players) - 1) % int(table.players) + 1
    if ahead <= table.rounds - table.round_number:
        offer(menu, about, deal_of(0, 0, 1, 0), FAVOUR)
    if table.bag_sizes[bag] >= CLAIMED_CARDS:
        offer(menu, about, deal_of(0, 0, 0, CLAIMED_CARDS), CLAIM)


@rule
def deal_of(gold: int, later: int, favour: int, claimed: int) -> int:
    """The course of proposing a deal."""
    return (((claimed * 2 + favour) * GOLD + later) * GOLD + gold) * COURSES + DEAL


@rule
def next_step(table: Table, seat: int, course: int) -> int:
    """The next card of a bag, or the next part of a deal."""
    what, rest = course % COURSES, course // COURSES
    if what == BAG:
        return next_load(table, seat, rest) if table.phase == LOAD else NO_STEP
    if table.phase == GATE and table.draft_bag[seat] != NONE:
        return next_of_deal(table, seat, rest)
    return NO_STEP


@rule
def next_load(table: Table, seat: int, bag: int) -> int:
    """A card that is not in the bag yet; when all are in, it is closed."""
    for good in range(GOODS):
        if bag // CARDS**good % CARDS > table.bags[seat, good]:
            return actions.LOAD[good]
    return actions.CLOSE


@rule
def next_of_deal(table: Table, seat: int, rest: int) -> int:
    """Gold, goods said to be in the bag, gold for later, a favour; and then all of it is proposed."""
    draft = DRAFTS + seat
    coin = next_coin(rest % GOLD - int(table.deal_gold[draft]))
    if coin != NONE:
        return actions.ADD_GOLD[coin]
    if rest // GOLD // GOLD // 2 > table.deal_bag_count[draft]:
        return actions.ADD_FROM_BAG[CLAIMED]
    coin = next_coin(rest // GOLD % GOLD - int(table.deal_later[draft]))
    if coin != NONE:
        return actions.ADD_LATER[coin]
    if rest // GOLD // GOLD % 2 == 1 and table.deal_promises[draft] & PASS_YOURS == 0:
        return actions.ADD_PROMISE[0]
    return actions.MAKE_DEMAND if seat == table.sheriff else actions.OFFER_FOR_PASSING


@rule
def next_coin(missing: int) -> int:
    """The largest coin that is not too much; or NONE."""
    for coin in range(len(actions.COIN_VALUES)):
        if actions.COIN_VALUES[coin] <= missing:
            return coin
    return NONE


@rule
def turned(action: int, seat: int, players: int) -> int:
    """An action as it looks from a seat: other seats are counted from it on."""
    if actions.HONOUR.holds(action):
        return actions.HONOUR[(actions.HONOUR.index(action) - seat) % players]
    if actions.JUDGE.holds(action):
        choice = actions.JUDGE.index(action)
        return actions.JUDGE[(choice // 2 - seat) % players * 2 + choice % 2]
    if actions.PASS.holds(action):
        return actions.PASS[(actions.PASS.index(action) - seat) % players]
    if actions.OPEN.holds(action):
        return actions.OPEN[(actions.OPEN.index(action) - seat) % players]
    if actions.WAVE.holds(action):
        return actions.WAVE[(actions.WAVE.index(action) - seat) % players]
    if actions.WITHDRAW.holds(action):
        return actions.WITHDRAW[(actions.WITHDRAW.index(action) - seat) % players]
    if actions.REFUSE.holds(action):
        choice = actions.REFUSE.index(action)
        maker, bag = (choice // SEATS - seat) % players, (choice % SEATS - seat) % players
        return actions.REFUSE[maker * SEATS + bag]
    return action
