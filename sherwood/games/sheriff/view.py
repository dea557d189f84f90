"""A hidden table as JSON for people. It says what lies where, in the words of the table."""

from typing import Any

import numpy as np

from sherwood.games.cards import NONE
from sherwood.games.record import Tables, unpack
from sherwood.games.seats import COLOURS
from sherwood.games.sheriff.actions import GOOD_NAMES, PILE_NAMES
from sherwood.games.sheriff.news import AMOUNTS, EVENTS
from sherwood.games.sheriff.sheet import count_crowns, decided_by, score_sheet, view_standings
from sherwood.games.sheriff.table import (
    DEMAND,
    DRAFTS,
    EVERYBODY,
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
SELDOM = frozenset(
    {"key", "rolls", "draw_pile", "left_out", "discards", "known", "shown", "news", "news_seen"}
    | {"news_amounts", "deal_goods", "deal_bag", "favours", "owed", "owed_next", "kept", "broken"}
)
Seen = dict[str, Any]


def view(tables: Tables, seat: int) -> Seen:
    """What a seat sees. The table must have been hidden from it."""
    facts = unpack(tables, but=SELDOM)
    crowns = count_crowns(tables, facts.players)
    over = facts.phase == OVER
    return {
        "phase": PHASE_NAMES[facts.phase],
        "round": facts.round_number,
        "rounds": facts.rounds,
        "sheriff": facts.sheriff,
        "active": seat_or_none(facts.active),
        "seats": [view_seat(facts, seat, other) for other in range(facts.players)],
        "draw_pile": facts.draw_size,
        "discards": {pile: view_pile(facts, number) for number, pile in enumerate(PILE_NAMES)},
        "left_out": facts.without,
        "hand_limit": facts.limit,
        "bag_limits": [FEWEST_IN_BAG, MOST_IN_BAG],
        "may_set_aside": may_set_aside(facts),
        "aside": view_aside(facts, seat),
        "haggle": view_haggle(facts, seat) if facts.phase == HAGGLE else None,
        "seized": counted(facts.seized),
        "debt": view_debt(facts),
        "promises": view_promises(facts),
        "goods": view_goods(facts),
        "kings": dict(zip(GOOD_NAMES, facts.kings, strict=False)),
        "queens": dict(zip(GOOD_NAMES, facts.queens, strict=False)),
        "standings": view_standings(crowns, facts.copies),
        "sheet": score_sheet(facts, crowns) if over else None,
        "decided_by": decided_by(tables) if over else None,
        "news": view_news(facts),
    }


def view_seat(facts: Any, viewer: int, seat: int) -> Seen:
    """One player, as the viewer sees that player."""
    own = seat == viewer
    open_stand = own or facts.phase == OVER
    seen: Seen = {
        "colour": COLOURS[seat],
        "gold": facts.gold[seat],
        "cards": facts.sizes[seat],
        "hand": counted(facts.hands[seat]) if own else None,
        "loading": bool(facts.waiting >> seat & 1),
        "bag": facts.bag_sizes[seat],
        "in_bag": counted(facts.bags[seat]) if own else None,
        "declared": good_or_none(facts.declared[seat]),
        "penalty_if_true": penalty_if_true(facts, seat),
        "legal": counted(facts.stands[seat][:LEGAL]),
        "contraband": facts.face_down[seat],
        "contraband_goods": counted_contraband(facts.stands[seat]) if open_stand else None,
    }
    if facts.memory and not own:
        eyes = EVERYBODY if viewer < 0 else viewer
        seen["remembered"] = counted(facts.known[seat].tolist())
        seen["remembered_contraband"] = counted([0] * LEGAL + facts.shown[seat, :, eyes].tolist())
    return seen


def penalty_if_true(facts: Any, seat: int) -> int | None:
    """What the sheriff would pay for opening a bag with nothing in it but what was declared."""
    good, cards = facts.declared[seat], facts.bag_sizes[seat]
    return facts.penalties[good] * cards if good != NONE and cards else None


def view_pile(facts: Any, pile: int) -> list[str]:
    """A discard pile, its top first."""
    cards = facts.discards[pile, : facts.discard_sizes[pile]].tolist()
    return [GOOD_NAMES[good] for good in reversed(cards)]


def may_set_aside(facts: Any) -> int:
    """How many cards the merchant at the market may still set aside: all before taking any."""
    if facts.phase != MARKET or facts.fresh > 0:
        return 0
    left: int = min(MOST_ASIDE - facts.aside_size, facts.sizes[facts.active])
    return left


def view_aside(facts: Any, viewer: int) -> Seen:
    """Cards set aside at the market: how many, and for their owner which."""
    goods = counted(facts.aside) if facts.active == viewer else None
    return {"cards": facts.aside_size, "goods": goods}


def view_haggle(facts: Any, viewer: int) -> Seen:
    """The bag that the sheriff deals with, and what lies on the table for it."""
    offers = [
        {"seat": seat, "for": SIDE_NAMES[facts.sides[seat]], **view_deal(facts, seat)}
        for seat in range(facts.players)
        if facts.sides[seat] != NO_OFFER
    ]
    return {
        "merchant": facts.merchant,
        "talking": [seat for seat in range(facts.players) if facts.talking >> seat & 1],
        "offers": offers,
        "demand": view_deal(facts, DEMAND) if facts.sides[DEMAND] != NO_OFFER else None,
        "draft": view_deal(facts, DRAFTS + viewer) if viewer >= 0 else None,
        "proposals_left": proposals_left(facts),
    }


def proposals_left(facts: Any) -> list[int] | None:
    """How many offers or demands everybody can still make for this bag; None: no limit."""
    if facts.revisions == UNLIMITED:
        return None
    return [facts.revisions + 1 - facts.made[seat] for seat in range(facts.players)]


def view_deal(facts: Any, deal: int) -> Seen:
    """What a deal says."""
    favours = facts.deal_favours[deal]
    return {
        "gold": facts.deal_gold[deal],
        "goods": counted(facts.deal_goods[deal].tolist()),
        "from_bag": counted(facts.deal_bag[deal].tolist()),
        "gold_next_round": facts.deal_later[deal],
        "favours": [name for number, name in enumerate(FAVOUR_NAMES) if favours >> number & 1],
    }


def view_debt(facts: Any) -> Seen | None:
    """Who has to pay whom with goods."""
    if facts.debtor == NONE:
        return None
    return {"debtor": facts.debtor, "creditor": facts.creditor, "gold": facts.debt}


def view_promises(facts: Any) -> list[Seen]:
    """Who has promised what to whom: what is open, and how often such a word was kept or broken."""
    judged = facts.kept.any(axis=2) | facts.broken.any(axis=2)
    pairs = np.argwhere(judged | (facts.favours + facts.owed + facts.owed_next > 0)).tolist()
    sorts = range(len(PROMISE_NAMES))
    seen = [view_promise(facts, giver, taker, sort) for giver, taker in pairs for sort in sorts]
    return [promise for promise in seen if promise is not None]


def view_promise(facts: Any, giver: int, taker: int, sort: int) -> Seen | None:
    """One sort of promise of one player to another; None where there never was any."""
    now, later = int(facts.owed[giver, taker]), int(facts.owed_next[giver, taker])
    kept = int(facts.kept[giver, taker, sort]) if sort < JUDGED else 0
    broken = int(facts.broken[giver, taker, sort]) if sort < JUDGED else 0
    pays = sort == PAY_LATER
    is_open = now + later > 0 if pays else bool(facts.favours[giver, taker] >> sort & 1)
    if not is_open and kept + broken == 0:
        return None
    seen = {"seat": giver, "other": taker, "promise": PROMISE_NAMES[sort], "open": is_open}
    if pays:
        seen |= {"gold_this_round": now, "gold_next_round": later}
    return seen | {"kept": kept, "broken": broken}


def view_goods(facts: Any) -> dict[str, Seen]:
    """The goods in this game, by name."""
    return {
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


def kind_of(good: int) -> str:
    """What sort of good it is."""
    if good < LEGAL:
        return "legal"
    return "contraband" if good < FIRST_ROYAL else "royal"


def view_news(facts: Any) -> list[Seen]:
    """What the last action led to, as the viewer saw it."""
    lines = facts.news[: facts.news_count].tolist()
    amounts = facts.news_amounts[: facts.news_count].tolist()
    return [view_event(facts, line, amount) for line, amount in zip(lines, amounts, strict=True)]


def view_event(facts: Any, line: list[int], amount: int) -> Seen:
    """One event: who, to whom, which good, how much."""
    number, seat, other, good = line
    event = EVENTS[number]
    seen: Seen = {"event": event}
    if seat != NONE:
        seen["seat"] = seat
    if other != NONE:
        seen["other"] = other
    if good != NONE:
        seen["good"] = GOOD_NAMES[good]
    if name := AMOUNTS[event]:
        seen[name] = PILE_NAMES[amount] if name == "pile" else amount
    if event in ("offer_for_passing", "offer_for_opening"):
        seen["deal"] = view_deal(facts, seat)
    if event == "demand":
        seen["deal"] = view_deal(facts, DEMAND)
    return seen


def counted(counts: list[int]) -> dict[str, int]:
    """Goods by their names."""
    return {good: count for good, count in zip(GOOD_NAMES, counts, strict=False) if count}


def counted_contraband(stand: list[int]) -> dict[str, int]:
    """The contraband of a stand by name."""
    return counted([0] * LEGAL + stand[LEGAL:])


def good_or_none(good: int) -> str | None:
    """The name of a good."""
    return None if good == NONE else GOOD_NAMES[good]


def seat_or_none(seat: int) -> int | None:
    """A seat."""
    return None if seat == NONE else seat
