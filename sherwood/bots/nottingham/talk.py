"""What bots say at a table of Nottingham."""

from sherwood.bots.lines import Lines, Texts
from sherwood.bots.talk import DOER, NEWS, VICTIM, WITNESS, Occasion, View, spoken_of

READILY: dict[str, float] = {}
LINES: Lines = {
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
}
OWN_LINES: dict[str, Lines] = {}


def occasions(now: View, before: View) -> list[Occasion]:
    """The end of the game, else what is spoken of in the order in which it happened."""
    del before  # every event tells all that is talked about
    ends = [event for event in now[NEWS] if event["event"] == "over"]
    return spoken_of(ends or now[NEWS], LINES)


PHRASES: Texts = {}
NOUNS: Texts = {}
SMALL_TALK: Texts = {
    "hey": {
        "en": "Hey!",
        "de": "He!",
        "it": "Ehi!",
    },
    "my_pocket": {
        "en": "Hands off my pockets!",
        "de": "Finger weg von meinen Taschen!",
        "it": "Giù le mani dalle mie tasche!",
    },
    "nothing_personal": {
        "en": "Nothing personal.",
        "de": "Nimm es nicht persönlich.",
        "it": "Niente di personale.",
    },
    "not_today": {
        "en": "Not today.",
        "de": "Heute nicht.",
        "it": "Non oggi.",
    },
    "so_close": {
        "en": "So close.",
        "de": "So knapp.",
        "it": "C'ero quasi.",
    },
    "ambush": {
        "en": "Out of the bushes!",
        "de": "Raus aus dem Gebüsch!",
        "it": "Fuori dai cespugli!",
    },
    "behind_the_trees": {
        "en": "I should have looked behind the trees.",
        "de": "Ich hätte hinter die Bäume schauen sollen.",
        "it": "Dovevo guardare dietro gli alberi.",
    },
    "hard_work": {
        "en": "That was hard work.",
        "de": "Das war harte Arbeit.",
        "it": "È stata una faticaccia.",
    },
    "impressive": {
        "en": "Impressive.",
        "de": "Beeindruckend.",
        "it": "Notevole.",
    },
    "nicely_done": {
        "en": "Nicely done.",
        "de": "Schön gemacht.",
        "it": "Ben fatto.",
    },
    "good_game": {
        "en": "Good game, everybody.",
        "de": "Schöne Partie, alle miteinander.",
        "it": "Bella partita, a tutti.",
    },
}
