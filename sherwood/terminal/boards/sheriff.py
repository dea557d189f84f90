"""The table of Sheriff of Nottingham in words."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from sherwood.terminal.boards.board import (
    LegalAction,
    View,
    counted,
    listed,
    others,
    sheet_in_words,
)

Deal = Mapping[str, Any]

LEGAL = ("apples", "cheese", "bread", "chickens")
OFFERED_PROMISES = {  # in the mouth of whoever makes the deal
    "pass_yours": "a promise to let the other's next bag pass",
    "pass_mine": "the wish that the own next bag may pass",
    "not_open": "a promise to open no bag as sheriff",
    "words": "a word of honour",
}
SPOKEN_PROMISES = {  # as the speaker says them
    "pass_yours": "Promise to pass your next bag",
    "pass_mine": "Ask to pass my next bag",
    "not_open": "Promise not to open",
    "words": "Give a word of honour",
}
PROMISES = {
    "let_pass": "to let the next bag pass",
    "open_nothing": "to open no bag as sheriff",
    "pay": "to pay gold",
    "words": "a word of honour",
    "from_bag": "goods from the bag",
}
MOST_SHOWN = 8  # cards of a discard pile, from the top


def tell_table(view: View) -> list[str]:
    """The round, the bags at the gate, the own things, the others, promises and piles."""
    return [
        *tell_round(view),
        *(tell_hand(view) or tell_gate(view)),
        *(tell_seat(view, seat) for seat in others(view)),
        *tell_crowns(view),
        *tell_promises(view),
        *tell_piles(view),
    ]


def tell_round(view: View) -> Iterator[str]:
    """Which round it is, and who is sheriff."""
    office = "You are" if view["sheriff"] == view["seat"] else f"{name(view, view['sheriff'])} is"
    yield f"Round {view['round']} of {view['rounds']}. {office} the sheriff."
    if debt := view["debt"]:
        debtor, creditor = name(view, debt["debtor"]), name(view, debt["creditor"])
        yield f"{debtor} still owes {creditor} {debt['gold']} gold."
    if view["seized"]:
        yield f"Seized, and not yet on a pile: {goods(view['seized'])}."


def tell_gate(view: View) -> Iterator[str]:
    """The bags before the sheriff, what is offered and demanded for each, what binds him."""
    gate = view["gate"]
    if gate is None:
        return
    for one in gate["bags"]:
        merchant = one["merchant"]
        bound = {"open": "; it must be opened", "pass": "; it must pass"}.get(one["must"], "")
        yield f"At the gate, the bag of {name(view, merchant)}: {bag(view, merchant)}{bound}."
        for offer in one["offers"]:
            purpose = f"for {'opening it' if offer['for'] == 'opening' else 'letting it pass'}"
            yield f"{name(view, offer['seat'])} offers {purpose}: {deal(view, offer)}."
        if one["demand"]:
            yield f"The sheriff demands for it: {deal(view, one['demand'])}."
    if draft := gate["draft"]:
        owner = name(view, draft["bag"])
        yield f"You have written down so far, for the bag of {owner}: {deal(view, draft)}."


def moment(view: View) -> object:
    """The table is told once a phase, and for every bag that is decided."""
    return view["round"], view["phase"], view["gate"] and len(view["gate"]["bags"])


def tell_hand(view: View) -> list[str]:
    """What lies at the gate, and the own hand, bag, stand and gold."""
    return [*tell_gate(view), *tell_own(view)] if view["seat"] is not None else []


def tell_own(view: View) -> list[str]:
    """The own hand, bag, stand and gold."""
    seat = view["seat"]
    own = view["seats"][seat]
    hand = left_in_hand(own)
    cards = [with_value(view, good, count) for good, count in hand.items()]
    held = counted(sum(hand.values()), "card")
    lines = [f"Your hand, {held}: {', '.join(cards) or 'nothing'}."]
    if aside := (view["aside"]["goods"] if view["active"] == seat else None):
        lines.append(f"You have set aside {goods(aside)}.")
    if own["in_bag"]:
        state = f", {bag(view, seat)}" if own["bag"] else ", still open"
        lines.append(f"Your bag{state}: {goods(own['in_bag'])}.")
    hidden = f"; face down {goods(own['contraband_goods'])}" if own["contraband_goods"] else ""
    lines.append(
        f"You have {own['gold']} gold. Your stand: {goods(own['legal']) or 'nothing'}{hidden}."
    )
    return lines


def left_in_hand(own: Mapping[str, Any]) -> dict[str, int]:
    """The own hand, without what lies in a bag that is still open."""
    in_bag = own["in_bag"] if own["loading"] else {}
    left = {good: count - in_bag.get(good, 0) for good, count in own["hand"].items()}
    return {good: count for good, count in left.items() if count}


def tell_seat(view: View, seat: int) -> str:
    """Another player: gold, cards, the bag, the stand."""
    facts = view["seats"][seat]
    parts = [f"{facts['gold']} gold", counted(facts["cards"], "card")]
    if facts["loading"]:
        parts.append("is loading the bag")
    elif facts["bag"]:
        parts.append(f"bag of {bag(view, seat)}")
    stand = goods(facts["legal"]) or "nothing"
    if facts["contraband"]:
        stand += f" and {counted(facts['contraband'], 'card')} face down"
    office = ", sheriff" if seat == view["sheriff"] else ""
    line = f"{name(view, seat)} ({facts['colour']}{office}): {', '.join(parts)}. Stand: {stand}."
    if remembered := facts.get("remembered"):
        line += f" You remember: {goods(remembered)}."
    if remembered := facts.get("remembered_contraband"):
        line += f" Face down you know of {goods(remembered)}."
    return line


def tell_crowns(view: View) -> Iterator[str]:
    """Of each legal good, who has most and second most on the stand, as far as it lies open."""
    for good in LEGAL:
        if good in view["goods"]:
            leaders = leading(view, good)
            bonus = f"king {view['kings'][good]}, queen {view['queens'][good]}"
            yield f"{good.capitalize()} ({bonus}): {leaders or 'nobody has any yet'}."


def leading(view: View, good: str) -> str:
    """The players with a good on the stand, most first."""
    counts = [(facts["legal"].get(good, 0), seat) for seat, facts in enumerate(view["seats"])]
    best = sorted((pair for pair in counts if pair[0]), reverse=True)
    return ", ".join(f"{name(view, seat)} {count}" for count, seat in best)


def tell_promises(view: View) -> Iterator[str]:
    """Who has promised what to whom, and how such words were kept."""
    for promise in view["promises"]:
        who, whom = name(view, promise["seat"]), name(view, promise["other"])
        what = PROMISES[promise["promise"]]
        gold = promise.get("gold_this_round", 0) + promise.get("gold_next_round", 0)
        if gold:
            when = "this round" if promise["gold_this_round"] else "next round"
            what = f"to pay {gold} gold {when}"
        state = "an open promise" if promise["open"] else "in the past"
        record = f"kept {promise['kept']}, broken {promise['broken']}"
        yield f"{who} to {whom}: {what}; {state}; {record}."


def tell_piles(view: View) -> Iterator[str]:
    """The draw pile, and the tops of both discard piles."""
    for pile, cards in view["discards"].items():
        more = f", and {len(cards) - MOST_SHOWN} more" if len(cards) > MOST_SHOWN else ""
        top = listed([plain(card) for card in cards[:MOST_SHOWN]], "nothing")
        yield f"The {pile} pile, from the top: {top}{more}."
    yield f"Draw pile: {counted(view['draw_pile'], 'card')}."


def ask(view: View) -> str:
    """What the viewer has to decide."""
    sheriff = view["sheriff"] == view["seat"]
    match view["phase"]:
        case "market":
            return "The market: set cards aside, take from the discards, or draw and be done?"
        case "lay":
            return "Which card do you lay on which pile next?"
        case "load":
            return "What goes into your bag?"
        case "declare":
            return f"Your bag has {bag_size(view)}. What do you declare them to be?"
        case "gate" if sheriff:
            return "Let a bag pass, open it, or demand something?"
        case "gate":
            return "Do you offer something?"
        case "debt":
            return "You have no gold left. Which goods do you pay with?"
        case _:
            return "Which seized card do you lay on which pile next?"


def word(choice: LegalAction, view: View) -> str:
    """An action as a button would say it."""
    return WORDS[choice.verb](view, *choice.args)


def about_in_words(view: View, seat: int) -> str:
    """A bag for which something can be proposed."""
    verb = "Demand something" if speaks_as_sheriff(view) else "Offer something"
    return f"{verb} for the bag of {view['names'][seat]}: {bag(view, seat)}"


def speaks_as_sheriff(view: View) -> bool:
    """Whether the viewer is sheriff, and demands what others offer."""
    return bool(view["sheriff"] == view["seat"])


def adding(view: View) -> str:
    """A step of composing a deal, for whoever offers or demands it."""
    return "Ask for" if speaks_as_sheriff(view) else "Add"


def pass_in_words(view: View, seat: int) -> str:
    """What letting a bag pass brings."""
    return f"Let the bag of {view['names'][seat]} pass" + taken_for(view, seat, "passing")


def open_in_words(view: View, seat: int) -> str:
    """What opening a bag brings."""
    return f"Open the bag of {view['names'][seat]}" + taken_for(view, seat, "opening")


def taken_for(view: View, seat: int, side: str) -> str:
    """The offers that a decision accepts."""
    offers = [
        f"{deal(view, offer)} from {name(view, offer['seat'])}"
        for one in view["gate"]["bags"]
        for offer in one["offers"]
        if one["merchant"] == seat and offer["for"] == side
    ]
    return f", and take {'; '.join(offers)}" if offers else ""


def refuse_in_words(view: View, maker: int, seat: int) -> str:
    """An offer that the sheriff can refuse."""
    return f"Refuse what {view['names'][maker]} offers for the bag of {view['names'][seat]}"


def withdraw_in_words(view: View, seat: int) -> str:
    """What somebody takes back: the sheriff demands, others offer."""
    proposal = "demand" if speaks_as_sheriff(view) else "offer"
    return f"Withdraw the {proposal} for the bag of {view['names'][seat]}"


WORDS: dict[str, Callable[..., str]] = {
    "set_aside": lambda _, good: f"Set aside {plain(good)}",
    "take": lambda view, pile: f"Take {plain(view['discards'][pile][0])} from the {pile} pile",
    "draw": lambda _: "Draw the rest from the draw pile, and go on",
    "lay": lambda _, good, pile: f"Lay {plain(good)} on the {pile} pile",
    "load": lambda _, good: f"Put {plain(good)} into the bag",
    "close": lambda _: "Close the bag",
    "declare": lambda view, good: f"Declare {bag_size(view)} of {good}",
    "honour": lambda view, seat: f"Pay {view['names'][seat]} as promised",
    "judge": lambda view, seat, verdict: (
        f"Say that {view['names'][seat]} has {verdict} the word of honour"
    ),
    "call": lambda _: "Call to all: who pays me not to look?",
    "stop": lambda _: "Stop: all bags that are left pass, for nothing",
    "pass": pass_in_words,
    "open": open_in_words,
    "wave": lambda view, seat: f"Let the bag of {view['names'][seat]} pass for nothing",
    "refuse": refuse_in_words,
    "about": about_in_words,
    "add_gold": lambda view, coin: f"{adding(view)} {coin} gold",
    "add_good": lambda view, good: f"{adding(view)} {plain(good)} from the stand",
    "add_from_bag": lambda view, good: f"{adding(view)} {plain(good)}, said to be in the bag",
    "add_later": lambda _, coin: f"Promise {coin} gold next round",
    "add_promise": lambda _, promise: SPOKEN_PROMISES[promise],
    "and_open": lambda view, seat: f"And open the bag of {view['names'][seat]}",
    "and_pass": lambda view, seat: f"And let the bag of {view['names'][seat]} pass",
    "no_other": lambda _: "And open no other bag",
    "offer": lambda _, side: f"Offer this for {side}",
    "demand": lambda _: "Demand this",
    "withdraw": withdraw_in_words,
    "accept": lambda _: "Accept the demand: the bag passes at once",
    "refuse_demand": lambda _: "Refuse the demand",
    "done": lambda _: "Say nothing more for now",
    "pay": lambda view, good: f"Pay with {plain(good)}, worth {view['goods'][good]['value']}",
}


def score_sheet(view: View) -> list[str]:
    """For everybody: gold, goods by kind, kings and queens, and their sum."""
    return sheet_in_words(view, tell_line)


def tell_line(view: View, line: Mapping[str, Any]) -> str:
    """What a line of the score sheet counts."""
    if line["line"] == "gold":
        return "Gold"
    good = plain(line["good"])
    if line["line"] in ("king", "queen"):
        return f"As {line['line']} of {good}"
    return f"{line['count']} {good} at {view['goods'][line['good']]['value']}"


def judge(view: View) -> str:
    """Most points win, then most legal goods, then most contraband, then the victory is shared."""
    names, points = view["names"], view["points"]
    score = counted(max(points), "point")
    won = listed([names[seat] for seat in view["winners"]])
    if view["decided_by"] == "points":
        return f"{won} wins with {score}."
    best = [seat for seat in range(len(points)) if points[seat] == max(points)]
    tied = f"{listed([names[seat] for seat in best])} have {score} each"
    if view["decided_by"] == "shared":
        return f"{tied}. {won} share the victory: they have as many goods of either sort."
    return f"{tied}. {won} wins with more {plain(view['decided_by'])} on the stand."


def name(view: View, seat: int) -> str:
    """A player, as the viewer would say it at the start of a line."""
    return "You" if seat == view["seat"] else str(view["names"][seat])


def bag(view: View, seat: int) -> str:
    """A closed bag: how many cards, and what they were declared to be."""
    facts = view["seats"][seat]
    cards = counted(facts["bag"], "card")
    return f"{cards} declared as {facts['declared']}" if facts["declared"] else cards


def bag_size(view: View) -> str:
    """How many cards the viewer's own bag has."""
    return counted(view["seats"][view["seat"]]["bag"], "card")


def deal(view: View, facts: Deal) -> str:
    """What a deal says, in words."""
    parts = []
    if facts["gold"]:
        parts.append(f"{facts['gold']} gold")
    if facts["goods"]:
        parts.append(f"{goods(facts['goods'])} from the stand")
    if facts["from_bag"]:
        parts.append(f"{goods(facts['from_bag'])}, said to be in the bag")
    if facts["gold_next_round"]:
        parts.append(f"a promise of {facts['gold_next_round']} gold next round")
    parts.extend(OFFERED_PROMISES[promise] for promise in facts["promises"])
    parts.extend(f"the bag of {name(view, seat)} opened" for seat in facts["opens"])
    parts.extend(f"the bag of {name(view, seat)} let pass" for seat in facts["passes"])
    if facts["no_other"]:
        parts.append("no other bag opened")
    return listed(parts, "nothing")


def with_value(view: View, good: str, count: int) -> str:
    """Cards of one good, what each is worth, and whether it is contraband."""
    facts = view["goods"][good]
    smuggled = "" if facts["kind"] == "legal" else f", {facts['kind']}, penalty {facts['penalty']}"
    return f"{count} {plain(good)} at {facts['value']}{smuggled}"


def goods(cards: Mapping[str, int]) -> str:
    """Goods by name: "2 apples, 1 silk"."""
    return ", ".join(f"{count} {plain(good)}" for good, count in cards.items())


def plain(good: str) -> str:
    """The name of a good in words."""
    return good.replace("_", " ")
