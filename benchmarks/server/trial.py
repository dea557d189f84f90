"""Servers while they are being measured: three situations, in each of which they take turns."""

from collections.abc import Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass

from rich.console import Console

from benchmarks.server.crowd import Crowd
from benchmarks.server.figures import Figures
from benchmarks.server.outcome import Outcome
from benchmarks.server.person import Server

HURRY, LEISURELY = 0.0, 1.0  # moves a second at each table; 0 is as fast as they can
SITUATIONS = ("full", "few", "many")
TRIED = 5  # tables, before others are weighed
REHEARSAL = 2.0  # seconds before anything counts
AT_FULL = 10.0  # the same at full speed: Node compiles only what it has done many times


@dataclass(frozen=True)
class Plan:
    """How much is to be measured."""

    few: int  # tables
    many: int
    turns: int  # of each server in each situation
    seconds: float  # of a turn


class Trial:
    """One server while it is being measured."""

    def __init__(self, server: Server, plan: Plan) -> None:
        self._server, self._plan = server, plan
        self._tables: list[str] = []
        self._idle_kilobytes = self._live_kilobytes = 0.0
        self._turns: dict[str, list[Figures]] = {situation: [] for situation in SITUATIONS}

    async def prepare(self) -> None:
        """Rehearse, so that what a server sets up once is no table's, and weigh tables.

        Before everything else: memory that tables left behind would be used again, and boardgame.io
        tidies up to be weighed, which is no part of playing.
        """
        few, many = self._plan.few, self._plan.many
        async with Crowd(self._server, TRIED, HURRY) as crowd:
            await crowd.play(REHEARSAL)
        before = self._server.kilobytes()
        self._tables = [self._server.open_table() for _ in range(many)]
        idle = self._server.kilobytes()
        self._idle_kilobytes = (idle - before) / many
        async with Crowd(self._server, few, LEISURELY, self._tables, waiting=0) as crowd:
            await crowd.play(REHEARSAL)
            self._live_kilobytes = (self._server.kilobytes() - idle) / few

    def crowd(self, situation: str) -> Crowd:
        """Those who are to play."""
        few, many = self._plan.few, self._plan.many
        if situation == "full":
            return Crowd(self._server, few, HURRY, waiting=few)
        return Crowd(self._server, few if situation == "few" else many, LEISURELY, self._tables)

    async def turn(self, situation: str, crowd: Crowd) -> None:
        """Measure one server for one turn."""
        self._turns[situation].append(await crowd.turn(self._plan.seconds))

    async def outcome(self) -> Outcome:
        """All turns, and what a spectator is told."""
        told = await self._server.told_to_a_spectator(self._tables[-1])
        return Outcome(
            self._server.name,
            **self._turns,
            idle_kilobytes=self._idle_kilobytes,
            live_kilobytes=self._live_kilobytes,
            told=len(told),
            secrets=self._server.secrets_in(told, self._tables[-1]),
        )


async def compare(servers: Sequence[Server], plan: Plan) -> list[Outcome]:
    """Measure all of them, in turn, since a machine is not as quick at one moment as at another."""
    trials = [Trial(server, plan) for server in servers]
    with Console(stderr=True).status("opening tables") as telling:
        for trial in trials:
            await trial.prepare()
        for situation in SITUATIONS:
            telling.update(f"{situation}: {plan.turns} turns of {plan.seconds} s each")
            await take_turns(trials, situation, plan.turns)
    return [await trial.outcome() for trial in trials]


async def take_turns(trials: Sequence[Trial], situation: str, turns: int) -> None:
    """One plays while the others rest, as soon as all are ready."""
    async with AsyncExitStack() as leaving:
        crowds = [await leaving.enter_async_context(trial.crowd(situation)) for trial in trials]
        for crowd in crowds:
            await crowd.play(AT_FULL if situation == "full" else REHEARSAL)
        for _ in range(turns):
            for crowd in crowds:
                await crowd.fill()
            for trial, crowd in zip(trials, crowds, strict=True):
                await trial.turn(situation, crowd)
