"""Cross-play: every bot alone among others of every other kind, on the same deals."""

from collections.abc import Mapping, Sequence
from itertools import permutations
from typing import Any

from sherwood.play.arena import Results, win_share_of
from sherwood.play.contest import Contest, new_contest


def pairs_of(
    game: str,
    bots: Sequence[str],
    games: int,
    players: int,
    options: Mapping[str, Any],
    seed: int,
) -> list[Contest]:
    """A contest for every ordered pair of bots: one of the first against others of the second."""
    kinds = list(dict.fromkeys(bots))
    if len(kinds) < 2:  # noqa: PLR2004
        raise ValueError("cross-play needs at least two different bots")
    return [
        new_contest(game, pair, games, players, options, seed) for pair in permutations(kinds, 2)
    ]


def as_record(contests: Sequence[Contest], results: Sequence[Results]) -> dict[str, Any]:
    """The outcome for machines."""
    one = contests[0]
    pairs = [as_pair(*played) for played in zip(contests, results, strict=True)]
    return {
        "game": one.game,
        "players": one.players,
        "options": dict(one.options),
        "seed": one.seed,
        "games": int(results[0].won.size),
        "deals": len(results[0].won),
        "par": 1 / one.players,
        "bots": list(dict.fromkeys(contest.bots[0] for contest in contests)),
        "pairs": pairs,
    }


def as_pair(contest: Contest, results: Results) -> dict[str, Any]:
    """How one bot did among others of another kind."""
    return {**vars(win_share_of(contest, results)), "against": contest.bots[-1]}


def grid(record: dict[str, Any]) -> list[list[dict[str, Any] | None]]:
    """The pairs as rows of bots and columns of others; None where a bot would meet itself."""
    found = {(pair["bot"], pair["against"]): pair for pair in record["pairs"]}
    bots = record["bots"]
    return [[found.get((bot, other)) for other in bots] for bot in bots]
