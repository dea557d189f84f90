"""What the host of a table wishes for, and what is kept of it: nothing is left to be decided later.

The options are kept settled, with all defaults filled in and the edition as figures, and with them
the version of the rules. So a game in the database depends on nothing that is not there.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import msgspec

from sherwood.bots.roster import names_for, usual_for
from sherwood.games.game import load, names, presets
from sherwood.games.options import settle_options
from sherwood.play.head import Head, settled
from sherwood.play.lesson import find_lesson
from sherwood.server.refusal import Reason, Refusal
from sherwood.server.requests import NewTable


class Wish(msgspec.Struct, kw_only=True):
    """A table as it is kept: what its host wants, and for a lesson how the cards lie.

    It was checked when it came. What earlier versions kept besides is passed over.
    """

    game: str
    players: int
    options: dict[str, Any] = {}
    bots: list[str | None] = []  # a level for each seat, or none
    clock: float | None = None  # seconds for a decision
    glass: float | None = None  # seconds in the sand-glass; 0: none; none: as long as bots wait
    glass_once: bool = False  # one for a whole talk, not for each thing that is talked about
    open: bool = False
    spectators: bool = True
    chat: bool = True
    hot_seat: bool = False
    grace: float | None = None  # seconds until a bot stands in; none: what the server says
    bot_pace: float | None = None
    lesson: str | None = None
    position: dict[str, Any] | None = None
    seed: int | None = None
    rules: int | None = None  # the version of the game's rules, as soon as it is settled

    def settled(self) -> "Wish":
        """This wish by the rules that are here, with everything filled in."""
        try:
            head = settled(Head(self.game, self.players, self.options, b""))
        except ValueError as error:
            raise Refusal(Reason.BAD_TABLE, complaint=str(error)) from None
        return msgspec.structs.replace(self, options=head.options, rules=head.rules)

    def check_rules(self) -> None:
        """Refuse a game that was settled by other rules than those that are here, or by none."""
        here = load(self.game).game.RULES_VERSION if self.game in names() else 0
        if here == 0 or self.rules not in (None, here):
            raise Refusal(Reason.OTHER_RULES, needed=self.rules or 0, here=here)

    @property
    def is_for_people(self) -> bool:
        """Whether people play here without a clock: no program needs to come to an end."""
        return self.clock is None and (len(self.bots) < self.players or None in self.bots)

    @property
    def chosen(self) -> dict[str, Any]:
        """The options that are not the usual ones."""
        usual = usual_options(self.game, self.players, for_people=self.is_for_people)
        return {
            name: value
            for name, value in self.options.items()
            if name not in usual or usual[name] != value
        }


@lru_cache
def usual_options(game: str, players: int, *, for_people: bool) -> dict[str, Any]:
    """The options of a game where nothing was chosen; none of a game that is not here."""
    if game not in names():
        return {}
    chosen = options_for_people(game) if for_people else {}
    return settle_options(load(game).game.OPTIONS, chosen, players)


def options_for_people(game: str) -> dict[str, Any]:
    """The options that have another default where people play without a clock."""
    options = load(game).game.OPTIONS if game in names() else ()
    return {one.name: one.for_people for one in options if one.for_people is not None}


def settle(data: NewTable) -> Wish:
    """A table that can be played, as it is kept."""
    wanted = msgspec.structs.asdict(data)
    wish = Wish(**{name: wanted[name] for name in Wish.__struct_fields__ if name in wanted})
    wish.options = {**preset_options(wish.game, data.preset), **wish.options}
    if wish.is_for_people and (data.sit is not None or not data.start):
        wish.options = {**options_for_people(wish.game), **wish.options}
    if wish.lesson is not None:
        wish = for_lesson(wish, wish.lesson)
    wish = wish.settled()
    if len(wish.bots) > wish.players:
        complaint = f"there are {wish.players} seats and {len(wish.bots)} bots"
        raise Refusal(Reason.BAD_TABLE, complaint=complaint)
    for level in wish.bots:
        if level is not None:
            check_level(wish.game, level)
    if data.start:
        wish.bots = fill(wish.game, wish.players, wish.bots, someone=data.sit is not None)
    return wish


def preset_options(game: str, preset: str | None) -> dict[str, Any]:
    """What a preset of a game chooses."""
    if preset is None or game not in names():
        return {}
    for known in presets(game):
        if known.name == preset:
            return dict(known.options)
    there = ", ".join(known.name for known in presets(game)) or "none"
    complaint = f"{game} has no preset {preset!r}; there are: {there}"
    raise Refusal(Reason.BAD_TABLE, complaint=complaint)


def fill(game: str, players: int, bots: Sequence[str | None], *, someone: bool) -> list[str | None]:
    """Bots in all seats; where someone wants to play, the first without a bot stays free."""
    usual = usual_for(game)
    wanted = [*bots, *[None] * (players - len(bots))]
    free = wanted.index(None) if someone and None in wanted else None
    return [None if seat == free else level or usual for seat, level in enumerate(wanted)]


def for_lesson(wish: Wish, name: str) -> Wish:
    """The table of a lesson, which fixes almost everything."""
    lesson = find_lesson(wish.game, name)
    if lesson is None:
        raise Refusal(Reason.UNKNOWN_LESSON, lesson=name)
    return msgspec.structs.replace(
        wish,
        players=lesson.players,
        options=lesson.options,
        bots=[level or None for level in lesson.bots],
        open=False,
        clock=None,
        glass=None,
        hot_seat=False,
        position=lesson.position,
        seed=lesson.seed,
    )


def check_level(game: str, level: str) -> None:
    """A bot that there is."""
    if level not in names_for(game):
        raise Refusal(Reason.UNKNOWN_BOT, bot=level, known=names_for(game))
