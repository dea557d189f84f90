"""What a page has to know that plays without a server, as one file beside the modules.

`python -m sherwood.server.web.catalogue FILE` writes it. Nothing in it depends on a server's settings.
"""

import base64
import sys
from pathlib import Path
from typing import get_args

import msgspec

from sherwood.games.game import names
from sherwood.games.seats import COLOURS
from sherwood.play.lesson import Lesson, lessons
from sherwood.server.live.phrases import phrases
from sherwood.server.requests import Catalogue, GameInfo, LaidLesson, Language
from sherwood.server.settings import Settings
from sherwood.server.web.games import game_info


def catalogue() -> Catalogue:
    """All games that can be played here, and what goes with them."""
    usual = Settings()
    return Catalogue(
        games=[without_server(game_info(name)) for name in names()],
        phrases={
            name: {language: phrases(language, name) for language in get_args(Language)}
            for name in names()
        },
        lessons={name: {one.name: laid(one) for one in lessons(name)} for name in names()},
        colours=list(COLOURS),
        pace=usual.bot_pace,
        patience=usual.speaking_time,
        answer_time=usual.answer_time,
    )


def without_server(game: GameInfo) -> GameInfo:
    """A game with those bots alone that a page plays by itself."""
    at_home = [bot for bot in game.bots if bot not in game.served]
    return msgspec.structs.replace(
        game,
        bots=at_home,
        served=[],
        residents=[one for one in game.residents if one.bot in ("", *at_home)],
    )


def laid(lesson: Lesson) -> LaidLesson:
    """A lesson with its cards on the table."""
    match = lesson.begin()
    return LaidLesson(
        bots=lesson.bots,
        options={name: one for name, one in match.head.options.items() if name != "edition"},
        lines=lesson.lines,
        secret=match.head.secret.hex(),
        position=lesson.position,
        table=base64.b64encode(match.table_bytes.tobytes()).decode(),
    )


if __name__ == "__main__":
    Path(sys.argv[1]).write_bytes(msgspec.json.encode(catalogue()))
