"""What happened, told in a sentence: an event of a view, with the names of the players."""

from collections.abc import Mapping
from typing import Any

ONE = {
    "apples": "an apple",
    "cheese": "a cheese",
    "bread": "a loaf of bread",
    "chickens": "a chicken",
    "pepper": "a sack of pepper",
    "mead": "a barrel of mead",
    "silk": "a bale of silk",
    "crossbow": "a crossbow",
    "green_apples": "a crate of green apples",
    "golden_apples": "a crate of golden apples",
    "gouda": "a gouda",
    "bleu": "a bleu cheese",
    "rye": "a rye bread",
    "pumpernickel": "a pumpernickel",
    "rooster": "a royal rooster",
}
MANY = {
    "apples": "apples",
    "cheese": "cheeses",
    "bread": "loaves of bread",
    "chickens": "chickens",
    "pepper": "sacks of pepper",
    "mead": "barrels of mead",
    "silk": "bales of silk",
    "crossbow": "crossbows",
    "green_apples": "crates of green apples",
    "golden_apples": "crates of golden apples",
    "gouda": "goudas",
    "bleu": "bleu cheeses",
    "rye": "rye breads",
    "pumpernickel": "pumpernickels",
    "rooster": "royal roosters",
}
PROMISES = {
    "pass_yours": "'I will let your next bag pass'",
    "pass_mine": "'let my next bag pass'",
    "not_open": "'I will not open'",
    "words": "a word of honour",
}

SENTENCES = {
    "round": "Round {round}: {seat} is sheriff.",
    "aside": "{seat} sets a card aside.",
    "aside_card": "It is {good}.",
    "take": "{seat} takes {good} from the {pile} pile.",
    "draw": "{seat} draws {cards}.",
    "draw_card": "You draw {good}.",
    "reshuffle": "The discards are shuffled into a new draw pile of {cards}.",
    "lay": "{seat} lays {good} on the {pile} pile.",
    "load": "You put {good} into your bag.",
    "close": "{seat} closes a bag with {cards}.",
    "declare": "{seat} declares {goods}.",
    "call": "{seat} calls: who pays me not to look?",
    "offer_for_passing": "{seat} offers {deal} for letting {other}'s bag pass.",
    "offer_for_opening": "{seat} offers {deal} for opening {other}'s bag.",
    "demand": "{seat} demands {deal} of {other}.",
    "withdraw": "{seat} takes back what was proposed for {other}'s bag.",
    "refuse": "{seat} refuses what {other} offers for {bag}'s bag.",
    "refuse_demand": "{seat} refuses what {other} demands.",
    "lapse": "What {seat} proposed for {other}'s bag can no longer be taken.",
    "done": "{seat} has no more to say.",
    "accept": "{seat} accepts what {other} demands.",
    "pass": "{seat} lets {other}'s bag pass.",
    "wave": "{seat} waves {other}'s bag through for nothing.",
    "bind_open": "{seat} is bound to open {other}'s bag.",
    "bind_pass": "{seat} is bound to let {other}'s bag pass.",
    "stop": "{seat} stops: all bags that are left pass for nothing.",
    "open": "{seat} opens {other}'s bag.",
    "to_stand": "{seat} puts {goods} on the stand.",
    "face_down": "{seat} puts {cards} of contraband face down on the stand.",
    "reveal": "Not declared, and seized from {seat}: {goods}.",
    "gold": "{seat} pays {other} {gold} gold.",
    "good": "{seat} gives {other} {goods}.",
    "bag_good": "{seat} gives {other} {goods} out of the bag.",
    "bag_contraband": "{seat} gives {other} {cards} of contraband out of the bag.",
    "bag_card": "It is {good}.",
    "pay": "{seat} has no gold left and pays {other} with {good}.",
    "forgive": "{other} has nothing left; {gold} gold are forgiven.",
    "promise_pass": "{seat} has promised to let {other}'s next bag pass.",
    "promise_closed": "{seat} has promised {other} to open no bag.",
    "promise_gold": "{seat} has promised {other} {gold} gold in the next round.",
    "promise_words": "{seat} has given {other} a word of honour.",
    "keep_pass": "{seat} has kept the promise to let {other}'s bag pass.",
    "keep_closed": "{seat} has kept the promise to {other} to open no bag.",
    "keep_gold": "{seat} has kept the promise to pay {other}.",
    "keep_words": "{other} says that {seat} has kept the word of honour.",
    "keep_bag": "{seat} has given {other} all that was promised from the bag.",
    "break_pass": "{seat} has broken the promise to let {other}'s bag pass.",
    "break_closed": "{seat} has broken the promise to {other} to open no bag.",
    "break_gold": "{seat} has broken the promise to pay {other}.",
    "break_words": "{other} says that {seat} has broken the word of honour.",
    "break_bag": "{seat} has promised {other} goods from the bag that were not there.",
    "over": "The game is over.",
    "turn_up": "{seat} turns up {goods}.",
}


def tell(event: Mapping[str, Any], names: tuple[str, ...], you: int) -> str:
    """One event as a sentence, for the seat that reads it."""
    things: dict[str, Any] = {
        **event,
        **{who: names[event[who]] for who in ("seat", "other", "bag") if who in event},
    }
    if "count" in event:
        things["cards"] = {0: "nothing", 1: "1 card"}.get(event["count"], f"{event['count']} cards")
    if "good" in event:
        things["good"] = ONE[event["good"]]
        things["goods"] = counted(event["good"], event.get("count", 1))
    if "deal" in event:
        things["deal"] = tell_deal(event["deal"], names)
    return SENTENCES[event["event"]].format(**things)


def counted(good: str, count: int) -> str:
    """So many of a good."""
    return ONE[good] if count == 1 else f"{count} {MANY[good]}"


def tell_deal(deal: Mapping[str, Any], names: tuple[str, ...]) -> str:
    """All that a deal says, in one breath."""
    parts = [f"{deal['gold']} gold"] if deal["gold"] else []
    parts += [counted(good, count) for good, count in deal["goods"].items()]
    parts += [f"{counted(good, count)} from the bag" for good, count in deal["from_bag"].items()]
    if deal["gold_next_round"]:
        parts.append(f"{deal['gold_next_round']} gold in the next round")
    parts += [PROMISES[promise] for promise in deal["promises"]]
    parts += [f"and open {names[bag]}'s bag" for bag in deal["opens"]]
    parts += [f"and let {names[bag]}'s bag pass" for bag in deal["passes"]]
    if deal["no_other"]:
        parts.append("and open no other bag")
    return ", ".join(parts)
