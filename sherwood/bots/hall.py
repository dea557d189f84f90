"""The hall in which bots play an arena's deals: compiled ones at full speed, others asked one by one."""

import hashlib
import time
from functools import cache
from pathlib import Path
from typing import Protocol

import numpy as np

from sherwood.bots.character import Character
from sherwood.bots.folders import EVERY_GAME, place_of
from sherwood.bots.minds import has_mind, mind_of
from sherwood.bots.trials import entrants
from sherwood.games.blank import blank as blank_table
from sherwood.games.catalogue import HERE as KIT
from sherwood.games.catalogue import folder_of
from sherwood.games.dice import WORDS_IN_KEY, key_from_bytes, secret_from_seed
from sherwood.games.record import Tables
from sherwood.play.agent import Agent
from sherwood.play.arena import Rate, Results
from sherwood.play.contest import Contest
from sherwood.play.head import Head
from sherwood.play.match import Match
from sherwood.play.warm import ready

SEATS_PER_DEAL = 8  # seeds of bots: one for each deal and seat
MOST_SEED = 1 << 31
DATA = ("*.py", "*.toml", "*.npz")  # of a game: rules, printed numbers, what a network has learned
HERE = Path(__file__).parent


def play_deals(contest: Contest, first: int, count: int) -> Results:
    """Play so many deals, each with every seating."""
    hall = hall_for(contest)
    games, seats, watched = contest.seatings, contest.players, hall.watched
    results = Results(
        np.zeros((count, games, seats), np.int64),
        np.zeros((count, games), np.int64),
        np.zeros((count, games, seats, len(watched)), np.int64),
        np.zeros((count, games, seats), np.int64),
        np.zeros((count, games, seats)),
        watched,
        hall.rates,
    )
    for number in range(count):
        for seating in range(games):
            hall.play_game(first + number, number, seating, results)
    return results


@cache
def members(game: str, bots: tuple[str, ...], seed: int) -> tuple[Agent, ...]:
    """The players of the entries."""
    return tuple(entrants.hire(bot, game, seed) for bot in bots)


class Hall(Protocol):
    """Where a contest is played."""

    watched: tuple[str, ...]  # what is counted of every player
    rates: tuple[Rate, ...]  # what can be worked out from that

    def play_game(self, deal: int, number: int, seating: int, results: Results) -> None:
        """Play one game, and write it into the row of this number."""
        ...


def hall_for(contest: Contest) -> Hall:
    """Where a contest is played: with compiled bots, if the game has any."""
    return CompiledHall(contest) if has_mind(contest.game) else PlainHall(contest)


class CompiledHall:
    """Room for one table at which compiled bots play without being asked from Python."""

    def __init__(self, contest: Contest) -> None:
        self.contest = contest
        self.mind = mind_of(contest.game)
        self.watched, self.rates = self.mind.mind.WATCHED, self.mind.mind.RATES
        self.players = members(contest.game, contest.bots, contest.seed % MOST_SEED)
        self.space = self.mind.workspace()
        self.table = np.zeros(1, self.mind.game.TABLE)
        self.blank = blank_table(self.mind.game, contest.players, contest.options)
        self.key = key_from_bytes(secret_from_seed(contest.seed))
        self.fresh = np.zeros(WORDS_IN_KEY, np.uint32)

    def weights(self, seating: int) -> Tables:
        """The weights at every seat; nothing where somebody thinks outside."""
        rows = np.zeros(self.contest.players, self.mind.mind.WEIGHTS)
        for entry, player in enumerate(self.players):
            if isinstance(player, Character):
                rows[self.contest.seat_of(entry, seating)] = player.weights[0]
        return rows

    def play_game(self, deal: int, number: int, seating: int, results: Results) -> None:
        """One game. Bots that are not compiled are asked from Python, and their thinking is timed.

        A bot's luck depends on the deal and the seat, so that equal bots play the same game again.
        """
        kernels, space = self.mind.kernels, self.space
        at = {self.contest.seat_of(e, seating): player for e, player in enumerate(self.players)}
        outside = sum(1 << s for s, player in at.items() if not isinstance(player, Character))
        luck = self.contest.seed % MOST_SEED + deal * SEATS_PER_DEAL
        counts, decisions = results.counts[number, seating], results.decisions[number, seating]
        weights = self.weights(seating)
        kernels.deal(self.table, self.blank, self.key, deal, self.fresh)
        while True:
            seat = kernels.play_on(
                self.table, space.table, space.sight, weights, outside, luck, space.scratch,
                counts, decisions,
            )  # fmt: skip
            if seat == kernels.OVER:
                break
            started = time.perf_counter()
            action = self.ask(at[seat], seat)
            results.seconds[number, seating, seat] += time.perf_counter() - started
            kernels.apply_outside(self.table, seat, action, counts, decisions)
        won = ready(self.contest.game).kernels.winners(self.table, results.points[number, seating])
        results.won[number, seating] = won

    def ask(self, player: Agent, seat: int) -> int:
        """What a player chooses from a hidden table; it must be legal."""
        rules = ready(self.contest.game).kernels
        hidden = self.table.copy()
        rules.hide(hidden, seat)
        notes = np.zeros(1, rules.NOTES)
        count = rules.legal(self.table, seat, notes)
        legal = notes["actions"][0, :count].tolist()
        action = player.choose(hidden, seat, legal)
        if action not in legal:
            raise ValueError(f"a bot chose action {action!r}, which is not legal")
        return action


class PlainHall:
    """Where bots play a game for which none is compiled: each is asked from Python."""

    watched: tuple[str, ...] = ()
    rates: tuple[Rate, ...] = ()

    def __init__(self, contest: Contest) -> None:
        self.contest = contest
        self.players = members(contest.game, contest.bots, contest.seed % MOST_SEED)

    def play_game(self, deal: int, number: int, seating: int, results: Results) -> None:
        """One game; all thinking is timed."""
        contest = self.contest
        secret = secret_from_seed(contest.seed * MOST_SEED + deal)
        match = Match(Head(contest.game, contest.players, dict(contest.options), secret))
        at = {contest.seat_of(entry, seating): one for entry, one in enumerate(self.players)}
        while (seat := match.next_seat) is not None:
            started = time.perf_counter()
            action = at[seat].choose(match.hidden(seat), seat, match.legal(seat))
            results.seconds[number, seating, seat] += time.perf_counter() - started
            results.decisions[number, seating, seat] += 1
            match.play(seat, action)
        results.points[number, seating] = match.scores
        results.won[number, seating] = sum(1 << winner for winner in match.winners)


def time_of_moves(contest: Contest, bot: str, deals: int = 4) -> float | None:
    """Microseconds that a compiled bot takes for a decision in self-play, hiding and rules included."""
    if not isinstance(entrants.hire(bot, contest.game, 0), Character):
        return None
    alone = Contest(contest.game, (bot,) * contest.players, deals, contest.options, contest.seed)
    play_deals(alone, 0, 1)  # loads what was compiled
    started = time.perf_counter()
    results = play_deals(alone, 0, deals)
    return (time.perf_counter() - started) * 1e6 / float(results.decisions.sum())


def state_of(game: str) -> str:
    """A name for the state of the rules and the bots of a game: with any other, deals end otherwise."""
    files = [*KIT.glob("*.py"), *HERE.glob("*.py"), *(HERE / "trials").glob("*.py")]
    for folder in (folder_of(game), place_of(game), place_of(EVERY_GAME)):
        files += [file for kind in DATA for file in folder.rglob(kind)]
    state = hashlib.blake2b(digest_size=8)
    for file in sorted(set(files)):
        state.update(file.name.encode() + b"\0" + file.read_bytes())
    return state.hexdigest()
