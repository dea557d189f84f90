"""Who sits where: people and bots. A saved log keeps it in comment lines."""

import hashlib
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import count

from sherwood.bots import roster
from sherwood.bots.residents import name_for
from sherwood.games.seats import COLOURS
from sherwood.play.agent import Agent
from sherwood.play.match import Match
from sherwood.terminal.screen import printable

PERSON = ""  # in the place of a bot's name
SEAT_LINE = re.compile(r"^# seat (\w+): (?:(person)|bot (\w+(?::\w+)?))(?!\S).*$", re.MULTILINE)
USUAL_NAMES = ("Robin", "Marian", "Much", "Tuck", "John", "Scarlet", "Alan")  # of people
WIDEST_NAME = 30  # letters that leave room beside them on a line of the terminal


@dataclass(frozen=True)
class SeatPlan:
    """For every seat the name of its bot, or PERSON."""

    bots: tuple[str, ...]

    @property
    def people(self) -> list[int]:
        """The seats of people."""
        return [seat for seat, bot in enumerate(self.bots) if bot == PERSON]

    def hire(self, match: Match) -> dict[int, Agent]:
        """The bots, each with luck of its own.

        It comes from the key through a hash, so that it is the same when a saved game goes on,
        and tells nothing of the cards.
        """
        secret = hashlib.sha256(b"sherwood bots 1\n" + match.head.key).digest()
        luck = int.from_bytes(secret[:8], "little")
        return {
            seat: roster.hire(bot, match.head.game, luck + seat)
            for seat, bot in enumerate(self.bots)
            if bot != PERSON
        }

    def comments(self, names: Sequence[str]) -> list[str]:
        """The lines of a saved log that say who sits where, one for each, whatever is in a name."""
        return [
            f"# seat {COLOURS[seat]}: {f'bot {bot}' if bot else 'person'} {printable(names[seat])}"
            for seat, bot in enumerate(self.bots)
        ]


def seat_people(game: str, players: int, people: int, bot: str) -> SeatPlan:
    """People in the first seats, bots in the others."""
    if not 1 <= people <= players:
        raise ValueError(f"of {players} players, 1 to {players} can be people, not {people}")
    return SeatPlan((PERSON,) * people + (roster.checked(bot, game),) * (players - people))


def read_seating(log: str, game: str, players: int) -> SeatPlan | None:
    """Who sat where when a log was saved, or nothing if it does not say so for every seat."""
    said = {
        colour: PERSON if person else roster.checked(bot, game)
        for colour, person, bot in SEAT_LINE.findall(log)
    }
    if any(colour not in said for colour in COLOURS[:players]):
        return None
    return SeatPlan(tuple(said[colour] for colour in COLOURS[:players]))


def name_everybody(
    chosen: Sequence[str], plan: SeatPlan, game: str, where: str = ""
) -> tuple[str, ...]:
    """A name for every seat: the chosen ones in order, then usual ones for people; bots have their own."""
    players = len(plan.bots)
    names = [name.strip() for name in chosen]
    if len(names) > players:
        raise ValueError(f"{len(names)} names are too many for {players} players")
    for seat, name in enumerate(names):
        check_name(name, seat)
    taken = {name.casefold() for name in names}
    if len(taken) < len(names):
        raise ValueError("two players cannot have the same name")
    usual = (name for name in usual_names() if name.casefold() not in taken)
    for bot in plan.bots[len(names) :]:
        names.append(next(usual) if bot == PERSON else name_for(game, bot, names, where))
    return tuple(names)


def usual_names() -> Iterator[str]:
    """What people are called who have said nothing, however many they are."""
    yield from USUAL_NAMES
    yield from (f"{USUAL_NAMES[0]} {number}" for number in count(2))


def check_name(name: str, seat: int) -> None:
    """A name must be there, fit on a line, and not be another seat's colour."""
    if not name or not name.isprintable() or len(name) > WIDEST_NAME:
        raise ValueError(f"a name has 1 to {WIDEST_NAME} letters that can be printed, not {name!r}")
    if name.casefold() in COLOURS and name.casefold() != COLOURS[seat]:
        raise ValueError(f"{name!r} is the colour of a seat and would be mistaken for it")
