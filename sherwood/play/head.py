"""The head of a match: everything that decides a game before its first action."""

import unicodedata
from dataclasses import dataclass, replace
from typing import Any

from sherwood.games.edition import EditionError
from sherwood.games.options import is_whole, settle_options
from sherwood.play.fairness import commitment_to, mix_key
from sherwood.play.text import LONGEST_WORDS
from sherwood.play.warm import ready

LONGEST_NAME_IN_LOG = 80  # letters, which is more than people may give themselves
LINE_BREAKERS = ("Cc", "Cs", "Zl", "Zp")  # by Unicode's categories; the rest is a matter of taste


class HeadError(ValueError):
    """No game can begin like this; `about` names the part of the head that is wrong."""

    def __init__(self, about: str, why: str) -> None:
        super().__init__(why)
        self.about = about


class OtherRules(HeadError):
    """A game that was begun by another version of the rules than is here."""


@dataclass(frozen=True)
class Head:
    """Everything that decides a game before its first action."""

    game: str
    players: int
    options: dict[str, Any]
    secret: bytes
    contributions: tuple[str, ...] = ()
    names: tuple[str, ...] = ()
    position: dict[str, Any] | None = None
    pledges: tuple[str, ...] = ()  # to the contributions, where words were pledged first
    rules: int | None = None  # by which version it is played; none: by that which is here

    @property
    def commitment(self) -> str:
        """The hash that was published before the game."""
        return commitment_to(self.secret)

    @property
    def key(self) -> bytes:
        """The key of all chance."""
        return mix_key(self.secret, self.contributions)

    @property
    def withheld(self) -> tuple[int, ...]:
        """The seats whose words were pledged and then not shown."""
        kept = enumerate(self.pledges)
        return tuple(seat for seat, pledge in kept if pledge and not self.contributions[seat])


def settled(head: Head) -> Head:
    """A head whose options are complete and checked, and whose rules are those that are here."""
    game = ready(head.game).game
    players = head.players
    if head.rules not in (None, game.RULES_VERSION):
        raise OtherRules(
            "rules",
            f"this needs version {head.rules} of the rules of {head.game};"
            f" this is a Sherwood with version {game.RULES_VERSION}",
        )
    if not is_whole(players) or players not in game.PLAYERS:
        allowed = f"{game.PLAYERS[0]} to {game.PLAYERS[-1]}"
        raise HeadError("players", f"{head.game} is for {allowed} players, not {players!r}")
    if head.names and len(head.names) != players:
        raise HeadError("names", f"{players} players need {players} names, not {len(head.names)}")
    if head.pledges and not len(head.pledges) == len(head.contributions) == players:
        why = "every seat has a pledge and a contribution, even if they are empty"
        raise HeadError("pledges", why)
    check_texts("names", "a name", head.names, LONGEST_NAME_IN_LOG)
    check_texts("contributions", "a contribution", head.contributions, LONGEST_WORDS)
    try:
        options = settle_options(game.OPTIONS, head.options, players)
    except EditionError:
        raise
    except ValueError as error:
        raise HeadError("options", str(error)) from None
    return replace(head, options=options, rules=game.RULES_VERSION)


def check_texts(about: str, what: str, texts: tuple[str, ...], most: int) -> None:
    """Texts of a head are short, since every view repeats the names, and stay on one line."""
    for text in texts:
        if len(text) > most:
            raise HeadError(about, f"{what} has at most {most} letters, not {len(text)}")
        if any(unicodedata.category(letter) in LINE_BREAKERS for letter in text):
            why = f"{what} has no control or separator characters, as {text!r} does"
            raise HeadError(about, why)
