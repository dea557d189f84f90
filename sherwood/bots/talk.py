"""Small talk: what a bot says to what everybody has just seen.

It follows from the public events, the bots' characters and a seed, and from nothing else: no bot
ever says a word about cards that are hidden. Each says at most one line in several events, and two
never speak at once. The words are in `sherwood.server.phrases`, in every language.
"""

import hashlib
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

REST = 6  # events that a bot is silent after a line
DOER, VICTIM, WITNESS = "doer", "victim", "witness"
RESERVED = 0.2  # how readily somebody speaks who is not named here
READILY = {
    "bold": 0.5,
    "nervous": 0.5,
    "greedy": 0.4,
    "honest": 0.35,
    "novice": 0.35,
    "sharp": 0.15,
}

# What is said on which occasion, by whom it concerns. A character's own lines come in addition.
LINES: dict[str, dict[tuple[str, str], tuple[str, ...]]] = {
    "sheriff": {
        ("round", DOER): ("badge", "order"),
        ("declare", DOER): ("look_if_you_must", "here_is_my_bag"),
        ("demand", VICTIM): ("steep", "let_me_count"),
        ("offer_for_passing", DOER): ("for_your_trouble",),
        ("offer_for_passing", VICTIM): ("listening", "go_on"),
        ("bribed", DOER): ("pleasure", "heavy_purse"),
        ("bribed", WITNESS): ("saw_nothing", "cosy"),
        ("passed", VICTIM): ("much_obliged",),
        ("caught", DOER): ("well_well", "the_law"),
        ("caught", VICTIM): ("fair_cop", "worth_a_try"),
        ("caught", WITNESS): ("oh_dear",),
        ("wronged", DOER): ("my_mistake",),
        ("wronged", VICTIM): ("told_you", "compensation"),
        ("wronged", WITNESS): ("costly",),
        ("broken", VICTIM): ("your_word",),
        ("kept", VICTIM): ("man_of_honour",),
        ("over", WITNESS): ("good_market",),
    },
    "nottingham": {
        ("attack", VICTIM): ("hey", "my_pocket"),
        ("attack", DOER): ("nothing_personal",),
        ("defend", DOER): ("not_today",),
        ("defend", VICTIM): ("so_close",),
        ("spring", DOER): ("ambush",),
        ("spring", VICTIM): ("behind_the_trees",),
        ("task", DOER): ("hard_work",),
        ("task", WITNESS): ("impressive",),
        ("win", WITNESS): ("nicely_done",),
        ("over", WITNESS): ("good_game",),
    },
}
CHARACTERS: dict[str, dict[tuple[str, str], tuple[str, ...]]] = {
    "bold": {
        ("declare", DOER): ("dare_you", "dare_you"),
        ("caught", VICTIM): ("next_time",),
        ("round", DOER): ("sharp_eyes",),
    },
    "greedy": {
        ("offer_for_passing", VICTIM): ("that_all", "that_all"),
        ("bribed", DOER): ("more_where",),
        ("demand", VICTIM): ("my_gold",),
    },
    "nervous": {
        ("declare", DOER): ("please_be_quick", "is_it_warm"),
        ("demand", VICTIM): ("oh_no", "oh_no"),
        ("passed", VICTIM): ("phew", "phew"),
    },
    "honest": {
        ("round", DOER): ("fair_office", "fair_office"),
        ("bribed", WITNESS): ("shame",),
        ("broken", VICTIM): ("disappointed",),
    },
}
DECISIONS = {"pass", "wave", "open", "accept"}


class SmallTalk:
    """The bots of one table, listening."""

    def __init__(self, game: str, bots: Mapping[int, str], seed: str) -> None:
        self._game, self._seed = game, seed
        self._bots = {seat: name.partition(":")[0] for seat, name in bots.items()}
        self._heard = 0
        self._quiet = dict.fromkeys(bots, 0)  # how many events since a bot spoke last

    def hear(self, news: Sequence[Mapping[str, Any]]) -> tuple[int, str] | None:
        """What is said to the public events of one action: by which seat, and which phrase."""
        found = occasion(news)
        self._heard += len(news)
        for seat in self._quiet:
            self._quiet[seat] += len(news)
        if found is None:
            return None
        eager: list[tuple[float, int, str]] = []
        for seat, name in self._bots.items():
            dice = self._dice(seat)
            choices = self._lines(name, found[0], role_of(seat, found))
            chance = dice.random() / READILY.get(name, RESERVED)
            if choices and self._quiet[seat] >= REST and chance < 1.0:
                eager.append((chance, seat, dice.choice(choices)))
        if not eager:
            return None
        _, seat, phrase = min(eager)
        self._quiet[seat] = 0
        return seat, phrase

    def _dice(self, seat: int) -> Random:
        words = f"{self._seed} {seat} {self._heard}".encode()
        digest = hashlib.blake2b(words, digest_size=8).digest()
        return Random(int.from_bytes(digest, "little"))  # noqa: S311 - it is only talk

    def _lines(self, name: str, event: str, role: str) -> tuple[str, ...]:
        common = LINES.get(self._game, {}).get((event, role), ())
        return common + CHARACTERS.get(name, {}).get((event, role), ())


def occasion(news: Sequence[Mapping[str, Any]]) -> tuple[str, int | None, int | None] | None:
    """What there is to talk about: an event, who did it and to whom."""
    kinds = {event["event"]: event for event in news}
    for name, better in (("break_pass", "broken"), ("keep_pass", "kept"), ("over", "over")):
        if name in kinds:
            return better, kinds[name].get("seat"), kinds[name].get("other")
    for event in news:
        name = str(event["event"])
        if any(
            (name, role) in lines for lines in LINES.values() for role in (DOER, VICTIM, WITNESS)
        ):
            return name, event.get("seat"), event.get("other")
        if name in DECISIONS:
            return decision(name, event, kinds)
    return None


def decision(
    name: str, event: Mapping[str, Any], kinds: Mapping[str, Mapping[str, Any]]
) -> tuple[str, int | None, int | None]:
    """How the sheriff dealt with a bag: he is the doer, its owner the victim."""
    sheriff, owner = event.get("seat"), event.get("other")
    if name == "accept":
        sheriff, owner = owner, sheriff
    if name == "open":
        return ("caught" if "reveal" in kinds else "wronged"), sheriff, owner
    return ("bribed" if "gold" in kinds else "passed"), sheriff, owner


def role_of(seat: int, found: tuple[str, int | None, int | None]) -> str:
    """What part a seat had in it."""
    _, doer, victim = found
    if seat == doer:
        return DOER
    return VICTIM if seat == victim else WITNESS
