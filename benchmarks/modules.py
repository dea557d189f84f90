"""The games as WebAssembly beside native code: how fast they play, and how large they are.

    python -m benchmarks.modules

Native code, Node and Chromium take turns of a fraction of a second, so that a machine which is slow for
a while is slow for all of them. It is the processor's time that counts, since others may be at work.
"""

import json
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import Any

import numpy as np
from playwright.sync_api import CDPSession, Page, sync_playwright

import sherwood
from benchmarks.bots import Question, hard_questions
from benchmarks.ours import PLAYERS, Cost
from sherwood.bots.minds import mind_of
from sherwood.bots.search import Search
from sherwood.games.dice import key_from_bytes, secret_from_seed
from sherwood.games.game import load, names
from sherwood.games.record import Tables, copied
from tests.wasm.targets import ADDRESS, NODE, Built, answer, built_now
from tests.web.chromium import SWITCHES, program

SCRIPT = Path(__file__).with_suffix(".js")
TURNS, WARMING, TURN = 14, 2, 0.4
WORLDS = 8
GAMES = 64
KINDS = {"random": "decisions of random play", "search": "rollouts of a search"}
SIZE = "console.log(require('zlib').brotliCompressSync(require('fs').readFileSync(0)).length)"
LOAD = """async (question) => {
  const { loadModule, read, work } = await import('/benchmarks/modules.js')
  const [code, manifest] = [await fetch('/built.wasm'), await fetch('/built.json')]
  const module = await loadModule(await code.arrayBuffer(), await manifest.json())
  const asked = read(question)
  window.work = (what, seconds) =>
    work(module, asked, what, seconds, () => performance.now() / 1000)
}"""

Rate = Callable[[str], float]  # how much is done of a kind of work in a second


@dataclass(frozen=True)
class Task:
    """What is played: tables that were just dealt, and a decision that can be searched."""

    game: str
    tables: Tables
    question: Question

    @property
    def candidates(self) -> Tables:
        """What the search tries."""
        search = Search(self.game, self.question.hidden, self.question.seat, seed=1)
        return search.candidates

    def as_record(self) -> dict[str, Any]:
        """The same for another program."""
        weights = mind_of(self.game).weights(mind_of(self.game).mind.STEADY)
        return {
            "tables": self.tables.tobytes().hex(),
            "hidden": self.question.hidden.tobytes().hex(),
            "seat": self.question.seat,
            "candidates": [
                {"action": int(one["action"]), "course": int(one["course"])}
                for one in self.candidates
            ],
            "weights": weights.tobytes().hex(),
            "key": secret_from_seed(1).hex(),
            "worlds": WORLDS,
        }


def task_of(game: str) -> Task:
    """What is measured of a game."""
    tables = [sherwood.new(game, players=PLAYERS, seed=seed).table for seed in range(GAMES)]
    return Task(game, np.concatenate(tables), hard_questions(game)[0])


def native(task: Task) -> Rate:
    """How fast native code is."""
    kernels = load(task.game).kernels
    notes = np.zeros(1, kernels.NOTES)

    def random() -> int:
        notes["luck"] = 1
        decisions: int = kernels.play_out(copied(task.tables), notes)
        return decisions

    work = {"random": random, "search": rollouts(task)}
    return lambda what: rate(work[what])


def rollouts(task: Task) -> Callable[[], int]:
    """Play the rollouts of one search; how many."""
    from sherwood.bots.rollouts import ROLLOUTS, TABLES

    loaded, tried = mind_of(task.game), task.candidates
    run, scratch = np.zeros(1, ROLLOUTS), np.zeros(1, loaded.mind.SCRATCH)
    run["seat"], run["key"] = task.question.seat, key_from_bytes(secret_from_seed(1))
    run["count"] = WORLDS * len(tried)
    tables, results = np.repeat(task.question.hidden, TABLES), np.zeros((WORLDS, len(tried)))
    weights = loaded.weights(loaded.mind.STEADY)

    def play() -> int:
        loaded.kernels.roll_out(run, tables, tried, weights, scratch, results)
        return results.size

    return play


def rate(work: Callable[[], int]) -> float:
    """How much is done in a second of the processor."""
    start, count, taken = time.process_time(), 0, 0.0
    while taken < TURN:
        count += work()
        taken = time.process_time() - start
    return count / taken


@contextmanager
def in_node(task: Task, built: Built) -> Iterator[Rate]:
    """How fast a module is in Node."""
    with tempfile.NamedTemporaryFile("w", suffix=".json") as question:
        json.dump(task.as_record(), question)
        question.flush()
        command = [str(NODE), str(SCRIPT), str(built.code), str(built.manifest), question.name]
        with subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        ) as node:
            asks, answers = node.stdin, node.stdout
            if asks is None or answers is None:
                raise RuntimeError("Node cannot be talked to")

            def ask(what: str) -> float:
                asks.write(f"{what} {TURN}\n")
                asks.flush()
                done = json.loads(answers.readline())
                return float(done["count"]) / float(done["seconds"])

            yield ask
            asks.close()


@contextmanager
def in_chromium(task: Task, built: Built) -> Iterator[Rate | None]:
    """How fast a module is in Chromium; nothing where there is none."""
    found = program()
    if found is None:
        yield None
        return
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=SWITCHES)
        page: Page = browser.new_page()
        page.route("**/*", lambda route: answer(route, built))
        page.goto(ADDRESS)
        page.evaluate(LOAD, task.as_record())
        system = browser.new_browser_cdp_session()

        def ask(what: str) -> float:
            before = spent(system)
            done = page.evaluate(f"() => window.work('{what}', {TURN})")
            return float(done["count"]) / (spent(system) - before)

        yield ask
        browser.close()


def spent(system: CDPSession) -> float:
    """The seconds of the processor that pages took: a page itself knows no clock but the wall's."""
    processes = system.send("SystemInfo.getProcessInfo")["processInfo"]
    return sum(float(one["cpuTime"]) for one in processes if one["type"] == "renderer")


def measure_modules(game: str) -> list[Cost]:
    """How a game's module does beside native code, and how large it is."""
    task = task_of(game)
    with tempfile.TemporaryDirectory() as folder:
        built = built_now(Path(folder))[game]
        costs = [Cost(game, "its module, compressed (brotli)", size_of(built.code), "kB")]
        with in_node(task, built) as node, in_chromium(task, built) as chromium:
            modules = {"Node": node, "Chromium": chromium}
            costs += compare(
                game, native(task), {name: one for name, one in modules.items() if one}
            )
    return costs


def size_of(code: Path) -> float:
    """The kilobytes of a file as a good server sends it."""
    ran = subprocess.run(
        [str(NODE), "-e", SIZE], input=code.read_bytes(), capture_output=True, check=True
    )
    return int(ran.stdout) / 1000


def compare(game: str, ours: Rate, modules: dict[str, Rate]) -> list[Cost]:
    """The median of what each of them does in a second, and the modules' shares of what native code does."""
    found: list[Cost] = []
    for kind, name in KINDS.items():
        turns = [(ours(kind), *(module(kind) for module in modules.values())) for _ in range(TURNS)]
        del turns[:WARMING]
        of_native, *of_modules = zip(*turns, strict=True)
        found.append(Cost(game, f"{name}, native", median(of_native), "a second"))
        for where, rates in zip(modules, of_modules, strict=True):
            share = median(theirs / ours for theirs, ours in zip(rates, of_native, strict=True))
            found += [
                Cost(game, f"{name}, as WebAssembly in {where}", median(rates), "a second"),
                Cost(game, f"{name}, {where} to native", 100 * share, "%"),
            ]
    return found


def main() -> None:
    """Print what was measured."""
    for game in names():
        for cost in measure_modules(game):
            print(f"{cost.game:12} {cost.name:60} {cost.value:14,.1f} {cost.unit}")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
