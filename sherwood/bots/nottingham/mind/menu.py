"""What a network can choose between in Nottingham: every legal action, seen from its seat."""

from sherwood.bots.menu import NO_STEP, Menu, offer_action
from sherwood.bots.nottingham.mind.scratch import Scratch
from sherwood.games.compiled import rule
from sherwood.games.nottingham import actions
from sherwood.games.nottingham.table import (
    BARGAIN,
    BARTER,
    CHOICE,
    DEFENCE,
    DISCARD,
    EXCHANGE,
    LOOT,
    OFFERS,
    PAIRS,
    PURCHASE,
    Table,
)

SLOTS = actions.ACTIONS
MIXED = False  # the best choice is always the best
PARTS = ("the card of the turn", "trade", "attacks", "ambushes", "sets and tasks", "discards")
OWN_CARD, TRADE, ATTACKS, AMBUSHES, SETS, DISCARDS = range(len(PARTS))


@rule
def part_of(table: Table, seat: int) -> int:
    """In which part of the game a seat is asked."""
    phase = table.phase
    if phase == CHOICE:
        return OWN_CARD
    if phase in (OFFERS, PURCHASE, BARTER, BARGAIN):
        return TRADE
    if phase in (DEFENCE, LOOT):
        return ATTACKS
    if phase == EXCHANGE:
        return SETS
    return DISCARDS if phase == DISCARD else AMBUSHES


@rule
def note_choices(
    table: Table, seat: int, count: int, usual: int, scratch: Scratch, menu: Menu
) -> None:
    """Every legal action is a choice."""
    players = int(table.players)
    for choice in range(count):
        slot = turned(int(scratch.actions[choice]), seat, players)
        offer_action(menu, scratch, choice, usual, slot)


@rule
def next_step(table: Table, seat: int, course: int) -> int:
    """Nothing takes several steps."""
    return NO_STEP


@rule
def turned(action: int, seat: int, players: int) -> int:
    """An action as it looks from a seat: other seats are counted from it on."""
    if actions.STEAL.holds(action):
        return actions.STEAL[(actions.STEAL.index(action) - seat) % players]
    if actions.ROB.holds(action):
        return actions.ROB[(actions.ROB.index(action) - seat) % players]
    if actions.RAID.holds(action):
        return actions.RAID[(actions.RAID.index(action) - seat) % players]
    if actions.ACCEPT.holds(action):
        return actions.ACCEPT[(actions.ACCEPT.index(action) - seat) % players]
    if actions.KEEP.holds(action):
        return actions.KEEP[turned_ambush(actions.KEEP.index(action), seat, players)]
    if actions.SPRING.holds(action):
        return actions.SPRING[turned_ambush(actions.SPRING.index(action), seat, players)]
    return action


@rule
def turned_ambush(ambush: int, seat: int, players: int) -> int:
    """An ambush card that shows a colour shows a seat."""
    return ambush if ambush < PAIRS else PAIRS + (ambush - PAIRS - seat) % players
