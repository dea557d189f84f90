"""A hidden table as JSON for people. It says what lies where, in the words of the table."""

from functools import lru_cache
from itertools import permutations
from typing import Any

from sherwood.games.cards import NONE
from sherwood.games.parts import KEPT, Parts
from sherwood.games.record import Tables, unpack
from sherwood.games.seats import COLOURS
from sherwood.games.sheriff.actions import GOOD_NAMES, PILE_NAMES
from sherwood.games.sheriff.news import AMOUNTS, EVENTS
from sherwood.games.sheriff.sheet import count_crowns, decided_by, score_sheet
from sherwood.games.sheriff.table import (
    DEMAND,
    DRAFTS,
    FEWEST_IN_BAG,
    FIRST_ROYAL,
    HAGGLE,
    JUDGED,
    LEGAL,
    MARKET,
    MOST_ASIDE,
    MOST_IN_BAG,
    NO_OFFER,
    OVER,
    PAY_LATER,
    TABLE,
    UNLIMITED,
)

PHASE_NAMES = (
    "market",
    "lay",
    "load",
    "declare",
    "inspect",
    "haggle",
    "debt",
    "seizure",
    "over",
)
SIDE_NAMES = ("", "passing", "opening")
FAVOUR_NAMES = ("pass_yours", "pass_mine", "not_open", "words")  # in the mouth of the speaker
PROMISE_NAMES = ("let_pass", "open_nothing", "pay", "words")
DEALS_TOLD = ("offer_for_passing", "offer_for_opening", "demand")
GOING_ON = {"sheet": None, "decided_by": None}
Seen = dict[str, Any]
parts = Parts(TABLE)


def view(tables: Tables, seat: int) -> Seen:
    """What a seat sees. The table must have been hidden from it."""
    pieces = parts.pieces(tables)
    round_now = view_round(pieces)
    phase, active = round_now["phase"], round_now["active"]
    return {
        **round_now,
        "seats": [view_seat(pieces, look[0], look, look[0] == seat) for look in looks(pieces)],
        "discards": {name: view_pile(pieces, pile) for pile, name in enumerate(PILE_NAMES)},
        "aside": view_aside(pieces, active == seat),
        "haggle": view_haggle(pieces, seat) if phase == PHASE_NAMES[HAGGLE] else None,
        "promises": view_promises(pieces),
        **view_goods(pieces),
        "standings": view_standings(pieces),
        **(view_end(pieces) if phase == PHASE_NAMES[OVER] else GOING_ON),
        "news": [view_news(pieces, line) for line in told(pieces)],
    }


@parts.of(
    "phase round_number rounds sheriff active draw_size without limit fresh sizes aside_size"
    " seized debtor creditor debt"
)
def view_round(facts: Any) -> Seen:
    """What the table waits for, and numbers that all can see."""
    debt = {"debtor": facts.debtor, "creditor": facts.creditor, "gold": facts.debt}
    return {
        "phase": PHASE_NAMES[facts.phase],
        "round": facts.round_number,
        "rounds": facts.rounds,
        "sheriff": facts.sheriff,
        "active": seat_or_none(facts.active),
        "draw_pile": facts.draw_size,
        "left_out": facts.without,
        "hand_limit": facts.limit,
        "bag_limits": [FEWEST_IN_BAG, MOST_IN_BAG],
        "may_set_aside": may_set_aside(facts),
        "seized": counted(facts.seized),
        "debt": debt if facts.debtor != NONE else None,
    }


def may_set_aside(facts: Any) -> int:
    """How many cards the merchant at the market may still set aside: all before taking any."""
    if facts.phase != MARKET or facts.fresh > 0:
        return 0
    left: int = min(MOST_ASIDE - facts.aside_size, facts.sizes[facts.active])
    return left


@parts.of("players phase waiting")
def looks(facts: Any) -> list[tuple[int, bool, bool]]:
    """Each seat, with whether its stand lies open, and whether its bag is still being loaded."""
    return [
        (seat, facts.phase == OVER, bool(facts.waiting >> seat & 1))
        for seat in range(facts.players)
    ]


@parts.of_row("gold sizes hands bag_sizes bags declared stands face_down known", "penalties memory")
def view_seat(facts: Any, look: tuple[int, bool, bool], own: bool) -> Seen:
    """One player. Of contraband on another stand, a hidden table has what the viewer is sure of."""
    seat, stand_is_open, loading = look
    seen: Seen = {
        "colour": COLOURS[seat],
        "gold": facts.gold,
        "cards": facts.sizes,
        "hand": counted(facts.hands) if own else None,
        "loading": loading,
        "bag": facts.bag_sizes,
        "in_bag": counted(facts.bags) if own else None,
        "declared": good_or_none(facts.declared),
        "penalty_if_true": penalty_if_true(facts),
        "legal": counted(facts.stands[:LEGAL]),
        "contraband": facts.face_down,
        "contraband_goods": counted_contraband(facts.stands) if own or stand_is_open else None,
    }
    if facts.memory and not own:
        seen["remembered"] = counted(facts.known)
        seen["remembered_contraband"] = counted_contraband(facts.stands)
    return seen


def penalty_if_true(facts: Any) -> int | None:
    """What the sheriff would pay for opening a bag with nothing in it but what was declared."""
    good, cards = facts.declared, facts.bag_sizes
    return facts.penalties[good] * cards if good != NONE and cards else None


@parts.of_row("discards discard_sizes")
def view_pile(facts: Any) -> list[str]:
    """A discard pile, its top first."""
    return [GOOD_NAMES[good] for good in reversed(facts.discards[: facts.discard_sizes])]


@parts.of("aside aside_size")
def view_aside(facts: Any, own: bool) -> Seen:
    """Cards set aside at the market: how many, and for their owner which."""
    return {"cards": facts.aside_size, "goods": counted(facts.aside) if own else None}


def view_haggle(pieces: bytes, viewer: int) -> Seen:
    """The bag that the sheriff deals with, and what lies on the table for it."""
    sides = offered(pieces)
    return {
        **view_talk(pieces),
        "offers": [
            {"seat": seat, "for": SIDE_NAMES[side], **view_deal(pieces, seat)}
            for seat, side in enumerate(sides[:DEMAND])
            if side != NO_OFFER
        ],
        "demand": view_deal(pieces, DEMAND) if sides[DEMAND] != NO_OFFER else None,
        "draft": view_deal(pieces, DRAFTS + viewer) if viewer >= 0 else None,
        "proposals_left": proposals_left(pieces),
    }


@parts.of("players merchant talking")
def view_talk(facts: Any) -> Seen:
    """Whose bag it is, and who may still have something to say."""
    return {
        "merchant": facts.merchant,
        "talking": [seat for seat in range(facts.players) if facts.talking >> seat & 1],
    }


@parts.of("sides")
def offered(facts: Any) -> tuple[int, ...]:
    """What each offer is for; the last one is the demand."""
    sides: tuple[int, ...] = facts.sides
    return sides


@parts.of("players revisions made")
def proposals_left(facts: Any) -> list[int] | None:
    """How many offers or demands everybody can still make for this bag; None: no limit."""
    if facts.revisions == UNLIMITED:
        return None
    return [facts.revisions + 1 - facts.made[seat] for seat in range(facts.players)]


@parts.of_row("deal_gold deal_goods deal_bag deal_later deal_favours")
def view_deal(facts: Any) -> Seen:
    """What a deal says."""
    favours = facts.deal_favours
    return {
        "gold": facts.deal_gold,
        "goods": counted(facts.deal_goods),
        "from_bag": counted(facts.deal_bag),
        "gold_next_round": facts.deal_later,
        "favours": [name for number, name in enumerate(FAVOUR_NAMES) if favours >> number & 1],
    }


@parts.of("players favours owed owed_next kept broken")
def view_promises(facts: Any) -> list[Seen]:
    """Who has promised what to whom: what is open, and how often such a word was kept or broken."""
    seats, sorts = range(facts.players), range(len(PROMISE_NAMES))
    pairs = [pair for pair in permutations(seats, 2) if any_promise(facts, *pair)]
    seen = [view_promise(facts, *pair, sort) for pair in pairs for sort in sorts]
    return [promise for promise in seen if promise is not None]


def any_promise(facts: Any, giver: int, taker: int) -> bool:
    """Whether one player has ever promised another something that is open or was judged."""
    given = (facts.favours, facts.owed, facts.owed_next)
    judged = facts.kept[giver][taker] + facts.broken[giver][taker]
    return any(judged) or any(sort[giver][taker] for sort in given)


def view_promise(facts: Any, giver: int, taker: int, sort: int) -> Seen | None:
    """One sort of promise of one player to another; None where there never was any."""
    now, later = facts.owed[giver][taker], facts.owed_next[giver][taker]
    kept = facts.kept[giver][taker][sort] if sort < JUDGED else 0
    broken = facts.broken[giver][taker][sort] if sort < JUDGED else 0
    pays = sort == PAY_LATER
    is_open = now + later > 0 if pays else bool(facts.favours[giver][taker] >> sort & 1)
    if not is_open and kept + broken == 0:
        return None
    seen = {"seat": giver, "other": taker, "promise": PROMISE_NAMES[sort], "open": is_open}
    if pays:
        seen |= {"gold_this_round": now, "gold_next_round": later}
    return seen | {"kept": kept, "broken": broken}


@parts.of("copies values penalties counts_as counts_for kings queens")
def view_goods(facts: Any) -> Seen:
    """The goods in this game, by name, and what kings and queens get."""
    goods = {
        name: {
            "kind": kind_of(good),
            "copies": facts.copies[good],
            "value": facts.values[good],
            "penalty": facts.penalties[good],
            "counts_as": good_or_none(facts.counts_as[good]),
            "counts_for": facts.counts_for[good],
        }
        for good, name in enumerate(GOOD_NAMES)
        if facts.copies[good] > 0
    }
    kings, queens = (dict(zip(GOOD_NAMES, bonus)) for bonus in (facts.kings, facts.queens))
    return {"goods": goods, "kings": kings, "queens": queens}


def kind_of(good: int) -> str:
    """What sort of good it is."""
    if good < LEGAL:
        return "legal"
    return "contraband" if good < FIRST_ROYAL else "royal"


@parts.by_rules("players stands copies counts_as counts_for kings queens")
def view_standings(tables: Tables) -> Seen:
    """For each legal good in the game: everybody's cards towards it, its king and its queen."""
    copies = tables["copies"][0].tolist()
    return {
        GOOD_NAMES[good]: {"cards": crown.cards, "king": crown.kings, "queen": crown.queens}
        for good, crown in enumerate(count_crowns(tables))
        if copies[good] > 0
    }


@parts.by_rules("players stands face_down gold values counts_as counts_for kings queens")
def view_end(tables: Tables) -> Seen:
    """How the game has ended."""
    facts = unpack(tables)
    sheet = score_sheet(facts, count_crowns(tables))
    return {"sheet": sheet, "decided_by": decided_by(tables)}


@parts.of("news_count")
def told(facts: Any) -> range:
    """The lines of what the last action led to."""
    return range(facts.news_count)


def view_news(pieces: bytes, line: int) -> Seen:
    """One event, and the deal that it tells of."""
    event: Seen = view_event(pieces, line)
    if event["event"] in DEALS_TOLD:
        deal = DEMAND if event["event"] == "demand" else event["seat"]
        return {**event, "deal": view_deal(pieces, deal)}
    return event


@parts.of_row("news news_amounts")
def view_event(facts: Any) -> Seen:
    """One event: who, to whom, which good, how much."""
    number, seat, other, good = facts.news
    event = EVENTS[number]
    seen: Seen = {"event": event}
    if seat != NONE:
        seen["seat"] = seat
    if other != NONE:
        seen["other"] = other
    if good != NONE:
        seen["good"] = GOOD_NAMES[good]
    if name := AMOUNTS[event]:
        amount = facts.news_amounts
        seen[name] = PILE_NAMES[amount] if name == "pile" else amount
    return seen


@lru_cache(KEPT)
def counted(counts: tuple[int, ...]) -> dict[str, int]:
    """Goods by their names."""
    return {good: count for good, count in zip(GOOD_NAMES, counts, strict=False) if count}


def counted_contraband(stand: tuple[int, ...]) -> dict[str, int]:
    """The contraband of a stand by name."""
    return counted((0,) * LEGAL + stand[LEGAL:])


def good_or_none(good: int) -> str | None:
    """The name of a good."""
    return None if good == NONE else GOOD_NAMES[good]


def seat_or_none(seat: int) -> int | None:
    """A seat."""
    return None if seat == NONE else seat
