"""Graduation: what a training has led to is measured on fresh deals, and written down as a model."""

import shlex
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np

from sherwood.bots.fingerprint import fingerprint
from sherwood.bots.model import rounded, write_model
from sherwood.bots.roster import usual_for
from sherwood.bots.trials.exploit import seed_of
from sherwood.games.game import load
from sherwood.train.training import Training

RESULT = "graduation"  # what the seed of these deals is for
USUAL_PLAYERS = 4


def graduate(
    training: Training, games: int, folder: Path, command: Sequence[str]
) -> dict[str, Any]:
    """Measure a network as it will be kept, and write it into a folder; the outcome as a record."""
    game, course = training.game, training.course
    kept = rounded(training.learner.net).astype(np.float32)
    against = usual_for(game)
    lines = []
    for players in load(game).game.PLAYERS:
        share, interval = training.measure(kept, players, games, RESULT)
        lines.append(
            {
                "bot": f"{players} players",
                "players": players,
                "par": 1 / players,
                "games": -(-games // players) * players,
                "win_share": share,
                "interval": interval,
            }
        )
    layers = training.learner.layers[0]
    record = {
        "game": game,
        "fits": fingerprint(game),
        "rules": load(game).game.RULES_VERSION,
        "layers": [int(layers[name]) for name in ("inputs", "wide", "narrow", "slots")],
        "command": shlex.join(command),
        "seed": training.seed,
        "began": training.began,
        "rounds": course.rounds,
        "practice": course.played,
        "decisions": course.decisions,
        "cpu_hours": round(course.seconds / 3600, 3),
        "evaluation": {
            "against": against,
            "seed": seed_of(game, training.seed, RESULT),
            "lines": lines,
        },
    }
    write_model(folder, kept, training.rows, record)
    return record | {"curve": course.curve, "seconds": course.seconds}
