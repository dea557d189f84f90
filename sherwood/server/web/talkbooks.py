"""What bots say, for a page that plays without a server: files beside the modules.

`python -m sherwood.server.web.talkbooks FOLDER` writes them: who says what in `talk.json`, and the texts
in a file for each language, so that nobody fetches those of another.
"""

import sys
from collections.abc import Mapping
from pathlib import Path
from typing import get_args

import msgspec

from sherwood.bots.lines import Lines, gaps_in
from sherwood.bots.roster import names_for
from sherwood.bots.talk import BREATH, OFTENER, REST, Phrasebook, phrasebook_of, readiness_of
from sherwood.games.game import names
from sherwood.server.requests import Language, TalkBook, TalkTexts


def talk_books() -> dict[str, TalkBook]:
    """Who says what, by game; games in which bots are silent are left out."""
    return {game: talk_book(game, book) for game, book in phrasebooks().items()}


def talk_texts(language: str) -> dict[str, TalkTexts]:
    """What that is in one language, by game."""
    return {
        game: TalkTexts(lines=read(book.SMALL_TALK, language), nouns=read(book.NOUNS, language))
        for game, book in phrasebooks().items()
    }


def phrasebooks() -> dict[str, Phrasebook]:
    """What can be said, by game."""
    found = {game: phrasebook_of(game) for game in names()}
    return {game: book for game, book in found.items() if book is not None}


def talk_book(game: str, book: Phrasebook) -> TalkBook:
    """Who says what at a table of one game."""
    gaps = {key: list(gaps_in(texts["en"])) for key, texts in book.SMALL_TALK.items()}
    return TalkBook(
        lines=nested(book.LINES),
        own={who: nested(lines) for who, lines in book.OWN_LINES.items()},
        gaps={key: found for key, found in gaps.items() if found},
        readily={name: readiness_of(book, name) for name in names_for(game)},
        rest=REST,
        breath=BREATH,
        oftener=OFTENER,
    )


def nested(lines: Lines) -> dict[str, dict[str, list[str]]]:
    """Lines by what happened, and then by the speaker's part in it."""
    found: dict[str, dict[str, list[str]]] = {}
    for (event, role), keys in lines.items():
        found.setdefault(event, {})[role] = list(keys)
    return found


def read(texts: Mapping[str, Mapping[str, str]], language: str) -> dict[str, str]:
    """Every text in one language."""
    return {key: found[language] for key, found in texts.items()}


def write(folder: Path) -> None:
    """Write all files."""
    (folder / "talk.json").write_bytes(msgspec.json.encode(talk_books()))
    for language in get_args(Language):
        (folder / f"talk.{language}.json").write_bytes(msgspec.json.encode(talk_texts(language)))


if __name__ == "__main__":
    write(Path(sys.argv[1]))
