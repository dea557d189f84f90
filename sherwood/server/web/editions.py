"""Trying the printed numbers of a box before a table is opened with them."""

from typing import Annotated, Any

from litestar import post
from litestar.params import JSONBody, PathParameter

from sherwood.games.edition import EditionError
from sherwood.games.game import load, names
from sherwood.games.options import settle_options
from sherwood.server.refusal import Reason, Refusal

GameName = Annotated[str, PathParameter(max_length=40, description="the name of the game")]


@post(
    "/api/games/{game:str}/edition",
    summary="Can these figures be played with?",
    tags=["games"],
    status_code=200,
)
async def try_edition(game: GameName, data: JSONBody[dict[str, Any]]) -> dict[str, Any]:
    """The figures as a table would have them. Nothing is kept."""
    if game not in names():
        raise Refusal(Reason.NOTHING_HERE)
    return settle_figures(game, data)


def settle_figures(game: str, figures: dict[str, Any]) -> dict[str, Any]:
    """The checked figures of an edition; a complaint names the figure that it is about."""
    rules = load(game).game
    try:
        settled = settle_options(rules.OPTIONS, {"edition": figures}, rules.PLAYERS[0])
    except EditionError as error:
        complaint = error.problem or str(error)
        raise Refusal(Reason.BAD_EDITION, figure=error.figure, complaint=complaint) from None
    except ValueError as error:
        raise Refusal(Reason.BAD_EDITION, figure="", complaint=str(error)) from None
    return dict(settled["edition"])
