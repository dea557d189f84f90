"""What happened, told in a sentence: an event of a view, with the names of the players."""

from collections.abc import Mapping
from typing import Any

THINGS = {
    "copper": "a copper coin",
    "silver": "a silver candlestick",
    "gold": "gold",
    "pearls": "pearls",
    "gems": "gems",
    "necklace": "a necklace",
    "chest": "a chest",
}
MANY = {
    "copper": "copper coins",
    "silver": "silver candlesticks",
    "gold": "gold",
    "pearls": "pearls",
    "gems": "gems",
    "necklace": "necklaces",
    "chest": "chests",
}
TASKS = {
    "each": "one of each kind",
    "five": "five of a kind",
    "four_pairs": "four pairs",
    "three_pairs": "three pairs",
}
PLACES = {0: "first", 1: "second"}
ATTACKS = {"silver": "steals from", "pearls": "robs", "gems": "raids"}

SENTENCES = {
    "turn": "It is {seat}'s turn.",
    "reveal": "{seat} turns up {kind}.",
    "take": "{seat} takes {kind}.",
    "buy": "{seat} wants to buy: everybody lays a card face down.",
    "lay_offer": "{seat} has decided what to offer.",
    "show_hand": "{seat} shows the whole hand: {hand}.",
    "show_secretly": "{seat} shows {other} the whole hand: {hand}.",
    "turn_up": "{seat} offers {kind}.",
    "purchase": "{seat} buys {kind} from {other} for the copper.",
    "refuse": "{seat} refuses all offers.",
    "attack": "{seat} {attack} {other}.",
    "yield": "{seat} does not defend.",
    "defend": "{seat} defends with a necklace and keeps {kind}; {other} gets the necklace.",
    "seize": "{seat} gets {kind} from {other}.",
    "look": "{seat} looks at two ambush cards.",
    "keep": "{seat} lays an ambush.",
    "barter": "{seat} barters the chest: everybody offers, one after the other.",
    "accept": "{seat} accepts {kind} from {other}, who gets the chest.",
    "lay": "{seat} lays out {kind}.",
    "hold": "{seat} does not spring an ambush.",
    "spring": "{seat} springs the ambush {ambush} on {other} and takes {kind} for the gold.",
    "fail": "Fewer than three are left: {seat} takes the rest back.",
    "win": "{seat} wins {kind}.",
    "task": "{seat} is the {place} to do the task {task}.",
    "march": "The sheriff moves to field {field} ({number}).",
    "favour": "The sheriff's favour: {seat} draws a card.",
    "lapse": "The favour lapses for {seat}: there is no card left.",
    "reshuffle": "The discards are shuffled and become the draw pile.",
    "discard": "{seat} discards {kind}.",
    "pass": "{seat} exchanges nothing.",
    "over": "The game is over.",
}
OWN_SECRETS = {
    "lay_offer": "You lay {kind} face down.",
    "look": "You look at two ambush cards: {ambush} and {other_ambush}.",
    "keep": "You lay the ambush {ambush} and put {other_ambush} under the pile.",
    "favour": "The sheriff's favour: you draw {kind}.",
}
UNKNOWN = "a card"


def tell(event: Mapping[str, Any], names: tuple[str, ...], you: int) -> str:
    """One event as a sentence, for the seat that reads it."""
    kind = event["event"]
    sentence = SENTENCES[kind]
    if event.get("seat") == you and kind in OWN_SECRETS and known(event):
        sentence = OWN_SECRETS[kind]
    if kind == "march" and event["number"] is None:
        sentence = "The sheriff is back in the city."
    things: dict[str, Any] = {
        **event,
        **{who: names[event[who]] for who in ("seat", "other") if who in event},
    }
    things["kind"] = cards(event)
    things["hand"] = ", ".join(
        cards({"kind": kind, "count": count}) for kind, count in event.get("hand", {}).items()
    )
    things["task"] = TASKS.get(str(event.get("task")), "")
    things["place"] = PLACES.get(event.get("place", -1), "")
    things["attack"] = ATTACKS.get(str(event.get("kind")), "")
    return sentence.format(**things)


def known(event: Mapping[str, Any]) -> bool:
    """Whether the reader saw all of an event."""
    return all(thing is not None for thing in event.values())


def cards(event: Mapping[str, Any]) -> str:
    """The card or cards of an event, as far as the reader saw them."""
    kind = event.get("kind")
    if kind is None:
        return UNKNOWN
    if event.get("count", 1) > 1:
        return f"{event['count']} {MANY[kind]}"
    second = event.get("second")
    return THINGS[kind] if second is None else f"{THINGS[kind]} and {THINGS[second]}"
