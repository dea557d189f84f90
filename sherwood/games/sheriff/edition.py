"""The edition of Sheriff of Nottingham: reading its file and laying its figures on the table."""

from pathlib import Path
from typing import Any

from sherwood.games.cards import NONE
from sherwood.games.edition import Edition, Figures, settle_edition
from sherwood.games.sheriff.actions import GOOD_NAMES
from sherwood.games.sheriff.table import CARDS, FIRST_ROYAL, GOODS, LEGAL, Table

DEFAULT = Path(__file__).with_name("edition.toml")
HIGHEST = 100  # no printed number is larger
MOST_GOLD = 1000
FEWEST_CARDS = 100  # without royal goods: enough for first hands, discards and cards left out
LARGEST_HAND = 7
MOST_TERMS = 3
FEW = 3  # players for whom some cards stay in the box
TERMS = {3: "three", 4: "four", 5: "five"}
LEGAL_NAMES, ROYAL_NAMES = GOOD_NAMES[:LEGAL], GOOD_NAMES[FIRST_ROYAL:]

# The tables of an edition file: their keys, and the lowest and the highest figure.
PARTS: dict[str, tuple[tuple[str, ...], int, int]] = {
    "copies": (GOOD_NAMES, 0, HIGHEST),
    "left_out_with_three": (GOOD_NAMES, 0, HIGHEST),
    "values": (GOOD_NAMES, 0, HIGHEST),
    "penalties": (GOOD_NAMES, 0, HIGHEST),
    "counts_for": (ROYAL_NAMES, 0, HIGHEST),
    "kings": (LEGAL_NAMES, 0, HIGHEST),
    "queens": (LEGAL_NAMES, 0, HIGHEST),
    "terms": (tuple(TERMS.values()), 1, MOST_TERMS),
}


def check_edition(source: Any, players: int) -> Figures:
    """The figures of an edition given by path or as figures; None is the edition in the box."""
    return settle_edition(source, DEFAULT, checked)


def checked(edition: Edition) -> Figures:
    """The figures of an edition, complete and possible."""
    edition.only("", (*PARTS, "counts_as", "start"))
    figures: Figures = {}
    for part, (keys, low, high) in PARTS.items():
        edition.only(part, keys)
        figures[part] = {key: edition.number(f"{part}.{key}", low, high) for key in keys}
    edition.only("counts_as", ROYAL_NAMES)
    figures["counts_as"] = {good: check_likeness(edition, good) for good in ROYAL_NAMES}
    edition.only("start", ("gold", "hand"))
    figures["start"] = {
        "gold": edition.number("start.gold", 0, MOST_GOLD),
        "hand": edition.number("start.hand", 1, LARGEST_HAND),
    }
    check_cards(edition, figures)
    return figures


def check_likeness(edition: Edition, good: str) -> str:
    """The legal good that a royal good counts as."""
    likeness = edition.get(f"counts_as.{good}")
    if likeness not in LEGAL_NAMES:
        edition.fail(f"counts_as.{good}", f"must be one of {', '.join(LEGAL_NAMES)}")
    return str(likeness)


def check_cards(edition: Edition, figures: Figures) -> None:
    """There are enough cards to play with, and not more than fit on the table."""
    for good in GOOD_NAMES:
        copies, fewer = figures["copies"][good], figures["left_out_with_three"][good]
        if fewer > copies:
            edition.fail(f"left_out_with_three.{good}", f"is {fewer}, but there are only {copies}")
    everything = sum(figures["copies"].values())
    if everything > CARDS:
        edition.fail("copies", f"are {everything} cards together; there is room for {CARDS}")
    for three in (True, False):
        copies = cards_in_game(figures, three=three, royal=False)
        if sum(copies) < FEWEST_CARDS or sum(copies[:LEGAL]) == 0:
            edition.fail("copies", f"leave too few cards to play with; {FEWEST_CARDS} are needed")


def cards_in_game(figures: Figures, *, three: bool, royal: bool) -> list[int]:
    """How many cards of each good are in the game."""
    goods = GOOD_NAMES if royal else GOOD_NAMES[:FIRST_ROYAL]
    fewer = figures["left_out_with_three"]
    copies = [figures["copies"][good] - (fewer[good] if three else 0) for good in goods]
    return copies + [0] * (GOODS - len(goods))


def lay_edition(table: Table, figures: Figures, *, royal: bool) -> None:
    """Put checked figures on the table."""
    three = int(table.players) == FEW
    for number, copies in enumerate(cards_in_game(figures, three=three, royal=royal)):
        table.copies[number] = copies
    for number, good in enumerate(GOOD_NAMES):
        table.values[number] = figures["values"][good]
        table.penalties[number] = figures["penalties"][good]
        table.counts_as[number] = NONE
    for number, good in enumerate(LEGAL_NAMES):
        table.kings[number] = figures["kings"][good]
        table.queens[number] = figures["queens"][good]
        table.counts_as[number] = number
        table.counts_for[number] = 1
    for number, good in enumerate(ROYAL_NAMES, start=FIRST_ROYAL):
        table.counts_as[number] = LEGAL_NAMES.index(figures["counts_as"][good])
        table.counts_for[number] = figures["counts_for"][good]
    table.start_gold = figures["start"]["gold"]
    table.limit = figures["start"]["hand"]
    table.rounds = figures["terms"][TERMS[int(table.players)]] * int(table.players)
