"""What a link to a table shows in a messenger: the game, the host and a picture.

Nothing that whoever has the link could not see anyway. Names come from people, so everything is
escaped. The words come with the built page, which has them in three languages.
"""

import re
from dataclasses import dataclass
from html import escape

import msgspec

GAPS = re.compile(r"(\{game\}|\{host\})")


class Invitations(msgspec.Struct):
    """The words of invitations, by language; those of a game by its name as well."""

    title: dict[str, str]
    invited: dict[str, str]
    welcome: dict[str, str]
    games: dict[str, dict[str, str]]


@dataclass(frozen=True)
class Invited:
    """What is told of a table."""

    game: str
    host: str  # empty: nobody, or somebody who does not play
    language: str  # the host's
    waits: bool  # whether one can still sit down


def read_words(content: bytes) -> Invitations | None:
    """The words that came with the page; none where it has none."""
    return msgspec.json.decode(content, type=Invitations) if content else None


def tags_for(invited: Invited, words: Invitations | None, origin: str, picture: str) -> bytes:
    """Tags of the Open Graph for the head of the page."""
    if words is None:
        return b""
    language, host = invited.language, invited.host
    plain = {language: invited.game.replace("_", " ").capitalize()}
    game = words.games.get(invited.game, plain)[language]
    says = words.invited if host and invited.waits else words.welcome
    told = {
        "og:site_name": "Sherwood",
        "og:type": "website",
        "og:title": fill(words.title[language], game, host) if host else game,
        "og:description": fill(says[language], game, host),
        "og:image": f"{origin}/{picture}",
        "og:image:width": "1200",
        "og:image:height": "630",
        "og:locale": language,
    }
    tags = [
        f'<meta property="{name}" content="{escape(value, quote=True)}" />'
        for name, value in told.items()
    ]
    return "".join(tags).encode()


def fill(sentence: str, game: str, host: str) -> str:
    """A sentence with the names in it; a name that looks like a gap stays a name."""
    return "".join(
        {"{game}": game, "{host}": host}.get(part, part) for part in GAPS.split(sentence)
    )
