"""Blank tables: nothing lies on them but the printed figures and the chosen options."""

from collections.abc import Mapping
from typing import Any

import numpy as np
import numpy.typing as npt

from sherwood.games.compiled import in_python
from sherwood.games.figures import row_of
from sherwood.games.game import Game
from sherwood.games.options import Option
from sherwood.games.record import Tables


def blank(game: Game, players: int, options: Mapping[str, Any]) -> Tables:
    """A table with nothing on it but the edition and the options, which must have been settled."""
    tables = np.zeros(1, dtype=game.TABLE)
    tables[0].players = players
    choices = legal_actions(game.OPTIONS, players, options)
    in_python(game.lay_edition)(tables[0], choices, row_of(game.FIGURES, options["edition"]))
    in_python(game.lay_options)(tables[0], choices)
    return tables


def legal_actions(
    options: tuple[Option, ...], players: int, settled: Mapping[str, Any]
) -> npt.NDArray[np.int64]:
    """For every option that has a list of values, which of them was chosen."""
    listed = [option for option in options if option.check is None]
    return np.array(
        [number_of(option.values(players), settled[option.name]) for option in listed], np.int64
    )


def number_of(values: tuple[Any, ...], value: Any) -> int:
    """Which of some values it is; True is not 1 here."""
    return next(
        number
        for number, known in enumerate(values)
        if type(known) is type(value) and known == value
    )
