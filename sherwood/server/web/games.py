"""Requests about what can be played here, and what can be said."""

from litestar import get
from litestar.params import FromQuery

from sherwood.bots.residents import company_for, residents_for
from sherwood.bots.roster import is_learned, names_for, strengths_for
from sherwood.games.game import load, names, presets, proposals
from sherwood.games.shape import shape_of
from sherwood.play.lesson import lessons
from sherwood.server.live.phrases import phrases
from sherwood.server.requests import (
    FaceInfo,
    GameInfo,
    Language,
    LessonInfo,
    OptionInfo,
    Phrase,
    PresetInfo,
    ResidentInfo,
)
from sherwood.server.store.wish import usual_options


@get("/api/games", summary="What can be played here?", tags=["games"])
async def games() -> list[GameInfo]:
    """The games, their options and their bots."""
    return [game_info(name) for name in names()]


def game_info(name: str) -> GameInfo:
    """What the page has to know of a game before anybody plays it."""
    game, shape = load(name).game, shape_of(name)
    options = [
        OptionInfo(
            name=option.name,
            default=option.default,
            says=option.says,
            choices=list(option.choices),
            seats=option.seats,
            printed=option.printed,
            for_people=option.for_people,
        )
        for option in game.OPTIONS
    ]
    return GameInfo(
        name=name,
        least=game.PLAYERS[0],
        most=game.PLAYERS[-1],
        options=options,
        presets=[
            PresetInfo(name=one.name, says=one.says, options=dict(one.options))
            for one in presets(name)
        ],
        bots=names_for(name),
        served=[bot for bot in names_for(name) if is_learned(bot)],
        strengths=strengths_for(name),
        company=company_for(name),
        residents=[
            ResidentInfo(
                name=one.name,
                bot=one.bot,
                face=FaceInfo(**one.looks._asdict()),
                says=dict(one.says),  # type: ignore[arg-type] # a test holds the languages
            )
            for one in residents_for(name)
        ],
        lessons=[
            LessonInfo(name=one.name, players=one.players, seat=one.seat, steps=one.steps(one.seat))
            for one in lessons(name)
        ],
        figures=usual_options(name, game.PLAYERS[0], for_people=False).get("edition", {}),
        facts=dict(shape.facts) if shape else {},
        talks=bool(proposals(name)),
    )


@get("/api/phrases", summary="What can be said in every language?", tags=["games"])
async def canned_phrases(
    language: FromQuery[Language] = "en", game: FromQuery[str] = ""
) -> list[Phrase]:
    """The canned phrases in one language: those that fit every game, and those of one game."""
    return phrases(language, game)
