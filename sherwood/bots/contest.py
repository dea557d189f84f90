"""Bots playing deals for the arena: compiled ones at full speed, others asked one by one."""

import time
from functools import cache

import numpy as np

from sherwood.bots import roster
from sherwood.bots.minds import Habitual, Mind, Room, mind_of
from sherwood.games.dice import WORDS_IN_KEY, key_from_bytes, secret_from_seed
from sherwood.games.record import Tables
from sherwood.play.arena import Contest, Results
from sherwood.play.player import Player
from sherwood.play.warm import ready

SEATS_PER_DEAL = 8  # seeds of bots: one for each deal and seat
MOST_SEED = 1 << 31


def play_deals(contest: Contest, first: int, count: int) -> Results:
    """Play so many deals, each with every seating."""
    hall = Hall(contest)
    return hall.play(first, count)


@cache
def members(game: str, bots: tuple[str, ...], seed: int) -> tuple[Player, ...]:
    """The players of the entries."""
    return tuple(roster.hire(bot, game, seed) for bot in bots)


class Hall:
    """Where a contest is played: its bots, and room for one table."""

    def __init__(self, contest: Contest) -> None:
        self.contest = contest
        self.mind: Mind = mind_of(contest.game)
        self.game = ready(contest.game).game
        self.players = members(contest.game, contest.bots, contest.seed % MOST_SEED)
        self.room = Room(self.mind)
        self.table = np.zeros(1, self.game.TABLE)
        self.blank = self.game.blank(contest.players, contest.options)
        self.key = key_from_bytes(secret_from_seed(contest.seed))
        self.fresh = np.zeros(WORDS_IN_KEY, np.uint32)

    def play(self, first: int, count: int) -> Results:
        """A run of deals."""
        seats = self.contest.players
        watched = tuple(self.mind.mind.WATCHED)
        results = Results(
            np.zeros((count, seats, seats), np.int64),
            np.zeros((count, seats), np.int64),
            np.zeros((count, seats, seats, len(watched)), np.int64),
            np.zeros((count, seats, seats), np.int64),
            np.zeros((count, seats, seats)),
            watched,
        )
        for number in range(count):
            for seating in range(seats):
                self.play_game(first + number, number, seating, results)
        return results

    def habits(self, seating: int) -> Tables:
        """The habits at every seat; nothing where somebody thinks outside."""
        rows = np.zeros(self.contest.players, self.mind.mind.HABITS)
        for entry, player in enumerate(self.players):
            if isinstance(player, Habitual):
                rows[self.contest.seat_of(entry, seating)] = player.habits[0]
        return rows

    def play_game(self, deal: int, number: int, seating: int, results: Results) -> None:
        """One game. Bots that are not compiled are asked from Python, and their thinking is timed.

        A bot's luck depends on the deal and the seat, so that equal bots play the same game again.
        """
        kernels, room = self.mind.kernels, self.room
        at = {self.contest.seat_of(e, seating): player for e, player in enumerate(self.players)}
        outside = sum(1 << s for s, player in at.items() if not isinstance(player, Habitual))
        luck = self.contest.seed % MOST_SEED + deal * SEATS_PER_DEAL
        counts, decisions = results.counts[number, seating], results.decisions[number, seating]
        habits = self.habits(seating)
        kernels.deal(self.table, self.blank, self.key, deal, self.fresh)
        while True:
            seat = kernels.play_on(
                self.table, room.table, room.sight, habits, outside, luck, room.notes,
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

    def ask(self, player: Player, seat: int) -> int:
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


def time_of_moves(contest: Contest, bot: str, deals: int = 4) -> float | None:
    """Microseconds that a compiled bot takes for a decision in self-play, hiding and rules included."""
    alone = Contest(contest.game, (bot,) * contest.players, deals, contest.options, contest.seed)
    hall = Hall(alone)
    if not isinstance(hall.players[0], Habitual):
        return None
    hall.play(0, 1)  # loads what was compiled
    started = time.perf_counter()
    results = hall.play(0, deals)
    return (time.perf_counter() - started) * 1e6 / float(results.decisions.sum())
