"""Thinking about a match for somebody else: every option, with how it did in guessed worlds."""

from dataclasses import replace

from sherwood.bots.every_game.sharp import follow, is_under_way
from sherwood.bots.rollouts import OWN_JUDGEMENT
from sherwood.bots.search import MOST_WORLDS, Search, Thought
from sherwood.games.dice import secret_from_seed
from sherwood.play.match import Match

USUAL_WORLDS = 400
LONGEST = 100  # steps that are followed


def think(
    match: Match, seat: int | None = None, worlds: int = USUAL_WORLDS, seed: int = 0
) -> list[Thought]:
    """What can be done now, as the bot `sharp` sees it from a hidden table, the best first.

    Options that were dropped on the way come last, with what was known of them then. Unless another
    one is clearly better, the choice is what the bot `steady` would do.
    """
    if seat is None:
        seat = match.next_seat
    if seat is None or seat not in match.actors:
        raise ValueError("there is nothing to think about: nobody is asked, or somebody else is")
    if not 1 <= worlds <= MOST_WORLDS:
        raise ValueError(f"one can think in 1 to {MOST_WORLDS} worlds, not in {worlds}")
    search = Search(match.head.game, match.hidden(seat), seat, seed)
    search.through(worlds)
    return [replace(one, steps=steps_of(match, seat, one)) for one in search.thoughts()]


def steps_of(match: Match, seat: int, thought: Thought) -> tuple[int, ...]:
    """All that a seat would do on a course, up to where it has to decide again."""
    steps = [thought.action]
    if thought.course == OWN_JUDGEMENT:
        return tuple(steps)
    game, world = match.head.game, match.guessed(seat, secret_from_seed(0))
    world.play(seat, thought.action)
    while (
        len(steps) < LONGEST
        and seat in world.actors
        and is_under_way(game, world.hidden(seat), seat)
    ):
        steps.append(follow(game, world.hidden(seat), seat, thought.course))
        world.play(seat, steps[-1])
    return tuple(steps)
