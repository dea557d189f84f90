"""The residents: bots are persons of the town, who are always themselves.

Each belongs to a bot, looks as they look in every game, and has a line that says what to expect. The
file `residents.py` in a game's folder declares those of the game's own bots, the one in the folder for
every game those of the others, and travellers, who lend their names to bots that have no residents.
"""

import zlib
from collections.abc import Collection, Iterator, Mapping, Sequence
from itertools import count
from typing import NamedTuple, cast

from sherwood.bots.faces import Looks
from sherwood.bots.folders import EVERY_GAME, has_part, part_of
from sherwood.bots.roster import names_for, usual_for
from sherwood.play.text import skeleton

RESIDENTS = "residents"
TRAVELLER = ""  # in the place of a bot
NUMERALS = ("II", "III", "IV", "V", "VI", "VII", "VIII")


class Resident(NamedTuple):
    """A person of the town."""

    name: str
    bot: str  # who this is in the roster; a traveller may be anybody
    looks: Looks
    says: Mapping[str, str]  # who that is, in a line, in every language


def residents_in(folder: str) -> Sequence[Resident]:
    """Those whom a folder declares."""
    if not has_part(folder, RESIDENTS):
        return ()
    return cast(Sequence[Resident], part_of(folder, RESIDENTS).RESIDENTS)


def residents_for(game: str) -> list[Resident]:
    """Everybody who can be met in a game, travellers last."""
    known = {*names_for(game)}
    everybody = [*residents_in(game), *residents_in(EVERY_GAME)]
    at_home = [one for one in everybody if one.bot in known]
    return at_home + [one for one in everybody if one.bot == TRAVELLER]


def company_for(game: str) -> list[str]:
    """The bots of the usual strength: who may come where nobody in particular was asked."""
    usual = usual_for(game)
    others = getattr(part_of(game, RESIDENTS), "COMPANY", ()) if has_part(game, RESIDENTS) else ()
    return [usual, *(bot for bot in others if bot in names_for(game))]


def name_for(game: str, bot: str, taken: Collection[str], where: str) -> str:
    """What a bot is called: a resident's name that nobody has there, and that looks like none of theirs.

    The place, such as the id of a table, says with whom one begins, so that one meets them all.
    """
    others = {skeleton(name) for name in taken}
    names = names_of(game, bot.partition(":")[0], where)
    return next(name for name in names if skeleton(name) not in others)


def names_of(game: str, bot: str, where: str) -> Iterator[str]:
    """The names of a bot, the best first: its residents, travellers, and relatives of both."""
    everybody = residents_for(game)
    own = [one.name for one in everybody if one.bot == bot]
    turn = zlib.crc32(where.encode()) % max(len(own), 1)
    own = own[turn:] + own[:turn]
    away = [one.name for one in everybody if one.bot == TRAVELLER]
    yield from own or away
    for numeral in NUMERALS:
        yield from (f"{name} {numeral}" for name in own or away)
    yield from (f"{away[0]} {number}" for number in count(len(NUMERALS) + 2))
