"""The table of Nottingham in words."""

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

TASKS = {
    "each": ("one of each kind", 7),
    "five": ("five of a kind", 5),
    "four_pairs": ("four different pairs", 4),
    "three_pairs": ("three different pairs", 3),
}
PAIR = 2
MANY = {"necklace": "necklaces", "chest": "chests"}
LYING_OPEN = {
    "copper": "A copper coin lies open",
    "silver": "A silver candlestick lies open",
    "gold": "Gold lies open",
    "pearls": "Pearls lie open",
    "gems": "Gems lie open",
    "necklace": "A necklace lies open",
    "chest": "A chest lies open",
}
USES = {
    "copper": "Take it, or buy: everyone lays a card face down, and you may take one for the copper.",
    "silver": "Take it, or steal: draw a card blind from somebody's hand and give the silver for it.",
    "gold": "Take it, or lay an ambush: look at two ambush cards and lay one with the gold.",
    "pearls": "Take them, or rob: look at a hand in secret and take a card for the pearls.",
    "gems": "Take them, or raid: a hand is laid open, and you take a card for the gems.",
    "necklace": "It can only be taken. In your hand it defends you against an attack.",
    "chest": "Take it, or barter: the others offer one or two cards, and you accept one offer for the chest.",
}
ATTACKS = {"silver": "steal from you", "pearls": "rob you", "gems": "raid you"}


def tell_table(view: View) -> list[str]:
    """The turn, the open card, the own hand, the others, the tasks, the sheriff and the piles."""
    return [
        *tell_turn(view),
        *tell_hand(view),
        *tell_points(view),
        *(tell_seat(view, seat) for seat in others(view)),
        *tell_tasks(view),
        *tell_sheriff(view),
        tell_piles(view),
    ]


def tell_turn(view: View) -> Iterator[str]:
    """Whose turn it is, and what lies open in the middle."""
    yours = view["active"] == view["seat"]
    whose = "It is your turn" if yours else f"It is {view['names'][view['active']]}'s turn"
    yield f"Turn {view['turn']}. {whose}."
    if kind := view["revealed"]:
        use = f" {USES[kind]}" if yours and view["phase"] == "choice" else ""
        yield f"{LYING_OPEN[kind]}, worth {view['values'][kind]}.{use}"
    if laid := view["laid"]:
        cards = cards_of(laid["kind"], laid["count"])
        yield f"{view['names'][view['active']]} has laid out {cards}."


def tell_hand(view: View) -> list[str]:
    """The own hand by kind, and the own ambushes."""
    seat = view["seat"]
    if seat is None:
        return []
    own = view["seats"][seat]
    values = view["values"]
    cards = [f"{cards_of(kind, n)} at {values[kind]}" for kind, n in own["hand"].items()]
    lines = [f"Your hand, {counted(own['cards'], 'card')}: {', '.join(cards) or 'nothing'}."]
    if own["ambushes"]:
        lines.append(f"Your ambushes: {'; '.join(ambush(card, view) for card in own['ambushes'])}.")
    return lines


def moment(view: View) -> object:
    """The table is told once a turn."""
    return view["turn"]


def tell_points(view: View) -> Iterator[str]:
    """The own points and winnings."""
    seat = view["seat"]
    if seat is not None:
        won = cards_in_words(view["seats"][seat]["winnings"])
        yield f"You have {counted(view['points'][seat], 'point')}{won and f', and won {won}'}."


def tell_seat(view: View, seat: int) -> str:
    """Another player: cards, ambushes, points, winnings, and what is offered or remembered."""
    facts = view["seats"][seat]
    parts = [counted(facts["cards"], "card")]
    if facts["ambushes"]:
        parts.append(counted(len(facts["ambushes"]), "ambush", "ambushes"))
    parts.append(counted(view["points"][seat], "point"))
    if facts["winnings"]:
        parts.append(f"has won {cards_in_words(facts['winnings'])}")
    line = f"{view['names'][seat]} ({facts['colour']}): {', '.join(parts)}."
    if facts["hand"]:
        line += f" The hand is open: {cards_in_words(facts['hand'])}."
    elif facts.get("remembered"):
        line += f" You remember in the hand: {cards_in_words(facts['remembered'])}."
    return line + (f" Offers {listed(facts['offer'])}." if facts["offer"] else "")


def tell_tasks(view: View) -> Iterator[str]:
    """Every task: its points, who has done it, and how far the viewer is."""
    for task, facts in view["tasks"].items():
        alone, shared = facts["points"]
        doers = [you_or_name(view, seat) for seat in facts["done"]]
        if len(doers) > 1:
            yield f"Task {TASKS[task][0]}: done by {listed(doers)}, {shared} points each."
        elif doers:
            worth = f"{alone} points, or {shared} each once two have done it"
            yield f"Task {TASKS[task][0]}: done by {doers[0]}, {worth}.{so_far(view, task)}"
        else:
            worth = f"{alone} points, or {shared} each if two do it"
            yield f"Task {TASKS[task][0]}: {worth}.{so_far(view, task)}"


def so_far(view: View, task: str) -> str:
    """How much of an open task the viewer holds."""
    seat = view["seat"]
    if seat is None or seat in view["tasks"][task]["done"]:
        return ""
    counts = view["seats"][seat]["hand"].values()
    pairs = sum(count >= PAIR for count in counts)
    have = {"each": len(counts), "five": max(counts, default=0)}.get(task, pairs)
    needed = TASKS[task][1]
    return f" You have {min(have, needed)} of {needed}."


def tell_sheriff(view: View) -> Iterator[str]:
    """Where the sheriff is, where he goes next, and whom he would favour."""
    track = view["track"]
    numbers, field = track["numbers"], track["sheriff"]
    if field > len(numbers):
        yield "The sheriff is back in the city."
        return
    here = f"on field {field} of {len(numbers)}" if field else "in the city"
    if field == len(numbers):
        yield f"The sheriff is {here}. Next he is back in the city, and the game ends."
        return
    favoured = [you_or_name(view, seat) for seat in track["next_favour"]]
    yield (
        f"The sheriff is {here}. His next number is {numbers[field]}: "
        f"as the hands are now, his favour would go to {listed(favoured)}."
    )


def tell_piles(view: View) -> str:
    """How many cards lie in the piles."""
    discard = cards_in_words(view["discard"]) or "empty"
    return (
        f"Draw pile: {counted(view['draw_pile'], 'card')}. Discards: {discard}. "
        f"Ambush pile: {counted(view['ambush_pile'], 'card')}."
    )


def ask(view: View) -> str:
    """What the viewer has to decide."""
    names, active = view["names"], view["names"][view["active"]]
    match view["phase"]:
        case "choice":
            return "Take the open card, or use it?"
        case "offers":
            return f"{active} buys for the copper. Which card do you offer, face down?"
        case "purchase":
            return "Which offer do you buy for the copper?"
        case "defence":
            return f"{active} wants to {ATTACKS[view['revealed']]}. Do you defend?"
        case "loot":
            target = view["target"]
            hand = cards_in_words(view["seats"][target]["hand"] or {})
            return f"{names[target]} has {hand}. What do you take?"
        case "look":
            return "Which ambush do you keep?"
        case "barter":
            return f"{active} barters the chest. What do you offer for it, face up?"
        case "bargain":
            return "Which offer do you accept for the chest?"
        case "exchange":
            return "What do you exchange?"
        case "spring":
            cards = cards_of(view["laid"]["kind"], view["laid"]["count"])
            return f"{active} has laid out {cards}. Do you spring an ambush?"
        case _:
            return "Nothing is left to draw, and you hold too many cards. What do you discard?"


def word(choice: LegalAction, view: View) -> str:
    """An action as a button would say it."""
    return WORDS[choice.verb](view, *choice.args)


def attack_in_words(verb: str) -> Callable[[View, int], str]:
    """An attack on a player, whose cards are counted."""

    def words(view: View, target: int) -> str:
        cards = counted(view["seats"][target]["cards"], "card")
        return f"{verb} {view['names'][target]}, {cards}"

    return words


def accept_in_words(view: View, seat: int) -> str:
    """The cards of an offer, and whose it is."""
    verb = "Buy" if view["phase"] == "purchase" else "Accept"
    return f"{verb} {listed(view['seats'][seat]['offer'])} from {view['names'][seat]}"


def task_in_words(_: View, task: str, *kinds: str) -> str:
    """A task and the kinds that it is done with."""
    return f"Do the task {TASKS[task][0]}" + (f" with {listed(kinds)}" if kinds else "")


WORDS: dict[str, Callable[..., str]] = {
    "take": lambda view: f"Take the {view['revealed']}",
    "buy": lambda _: "Buy for the copper",
    "ambush": lambda _: "Lay an ambush with the gold",
    "barter": lambda _: "Barter the chest",
    "steal": attack_in_words("Steal from"),
    "rob": attack_in_words("Rob"),
    "raid": attack_in_words("Raid"),
    "offer": lambda _, *kinds: f"Offer {listed(kinds)}",
    "show_hand": lambda _: "Show your hand, since nothing in it may be offered",
    "accept": accept_in_words,
    "refuse": lambda _: "Refuse all offers and take the copper",
    "defend": lambda _: "Defend with a necklace",
    "yield": lambda _: "Do not defend",
    "seize": lambda _, kind: f"Take {kind}",
    "keep": lambda view, card: f"Keep the ambush {ambush(card, view)}",
    "lay": lambda _, count, kind: f"Lay out {cards_of(kind, count)}",
    "task": task_in_words,
    "pass": lambda _: "Exchange nothing",
    "spring": lambda view, card: f"Spring the ambush {ambush(card, view)}",
    "hold": lambda _: "Do not spring an ambush",
    "discard": lambda _, kind: f"Discard {kind}",
}


def score_sheet(view: View) -> list[str]:
    """For everybody: the winnings by kind, the tasks, and their sum."""
    return sheet_in_words(view, tell_line)


def tell_line(view: View, line: Mapping[str, Any]) -> str:
    """What a line of the score sheet counts."""
    if line["line"] == "winnings":
        return f"{cards_of(line['kind'], line['count'])} at {view['values'][line['kind']]}"
    shared = len(view["tasks"][line["task"]]["done"]) > 1
    return f"Task {TASKS[line['task']][0]}, {'shared' if shared else 'alone'}"


def judge(view: View) -> str:
    """Most points win, then most cards in the winnings, then the victory is shared."""
    names, points, winners = view["names"], view["points"], view["winners"]
    score = counted(max(points), "point")
    won = listed([names[seat] for seat in winners])
    if view["decided_by"] == "points":
        return f"{won} wins with {score}."
    best = [seat for seat in range(len(names)) if points[seat] == max(points)]
    tied = f"{listed([names[seat] for seat in best])} have {score} each"
    cards = counted(sum(view["seats"][winners[0]]["winnings"].values()), "card")
    if view["decided_by"] == "winnings":
        return f"{tied}. {won} wins with more cards in the winnings, {cards}."
    same = f"and as many cards in the winnings, {cards}"
    return f"{tied}. {won} share the victory with equal points {same}."


def you_or_name(view: View, seat: int) -> str:
    """A player, as the viewer would say it."""
    return "you" if seat == view["seat"] else str(view["names"][seat])


def ambush(card: str, view: View) -> str:
    """An ambush card: two kinds, or a player's colour."""
    if "+" in card:
        return card.replace("+", " or ")
    colours = [facts["colour"] for facts in view["seats"]]
    return f"{card}, the colour of {view['names'][colours.index(card)]}"


def cards_in_words(cards: Mapping[str, int]) -> str:
    """Cards by kind: "2 copper, 1 chest"."""
    return ", ".join(cards_of(kind, count) for kind, count in cards.items())


def cards_of(kind: str, count: int) -> str:
    """Some cards of one kind."""
    return counted(count, kind, MANY.get(kind, kind))
