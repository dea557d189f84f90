"""A game written down by native or interpreted rules: `python -m tests.wasm.transcript sheriff 4`.

Everything that can be asked about a table is asked on the way, and every answer is a part of the
transcript. `transcript.js` does the same with a module; both must write the same bytes.
"""

import hashlib
import struct
import sys
import warnings

import numpy as np

from sherwood.bots.folders import part_of
from sherwood.bots.minds import LoadedMind, load_mind, mind_of
from sherwood.bots.rollouts import CANDIDATE, OWN_JUDGEMENT, ROLLOUTS, TABLES
from sherwood.games.blank import legal_actions
from sherwood.games.dice import key_from_bytes
from sherwood.games.figures import row_of
from sherwood.games.game import Loaded, load
from sherwood.games.interpreted import interpreted
from sherwood.games.options import settle_options
from sherwood.games.record import Bytes, Tables, copied
from sherwood.games.sight import OPEN, SPECTATOR
from sherwood.play.warm import ready
from tests.wasm.games import Played, beginnings_of

CLOSELY, DEEPLY, WRONGLY = 16, 128, 32  # decisions between two looks, searches and wrong actions
WORLDS, TRIED = 2, 3
SEATS_OF = [tuple(seat for seat in range(8) if actors >> seat & 1) for actors in range(256)]
OPENING = b'{"game":"any"'  # of the views of moments
EVERYBODY, OLD_NEWS = -1, False  # who listens, and whether a step was taken back


class Chance:
    """Chance that any language has."""

    def __init__(self, seed: int) -> None:
        self._state = seed

    def below(self, count: int) -> int:
        """A number from 0 on."""
        self._state = self._state * 48271 % 2147483647
        return self._state % count


class Transcript:
    """One game, with everything that was asked and answered."""

    def __init__(self, name: str, played: Played) -> None:
        loaded: Loaded = load(name) if interpreted() else ready(name)
        self.mind: LoadedMind = load_mind(name) if interpreted() else mind_of(name)
        self.game, self.kernels, self.writing = loaded.game, loaded.kernels, loaded.writing
        self.played, self.chance, self.text = played, Chance(played.seed), bytearray()
        characters = part_of(name, "characters").CHARACTERS
        self.bots = sorted(characters)
        self.weights = {bot: self.mind.weights(characters[bot]) for bot in self.bots}
        self.key = key_from_bytes(bytes.fromhex(played.key))
        self.notes, self.paper = self.one(self.kernels.NOTES), self.one(self.writing.PAPER)
        self.paper["opening"][0, : len(OPENING)] = np.frombuffer(OPENING, np.uint8)
        self.paper["opening_length"] = len(OPENING)
        self.pad, self.sheet = self.notes.view(np.uint8), self.paper.view(np.uint8)
        self.space = self.mind.workspace()
        self.sights = np.zeros((played.players + 1, self.game.TABLE.itemsize), np.uint8)
        self.versions = np.zeros(played.players + 1, np.int64)
        self.decisions = 0

    @staticmethod
    def one(layout: np.dtype[np.void]) -> Tables:
        """An empty record."""
        return np.zeros(1, layout)

    def numbers(self, *numbers: int) -> None:
        """Write down whole numbers, after how many they are."""
        self.text += struct.pack(f"<{len(numbers) + 1}i", len(numbers), *numbers)

    def write(self) -> bytes:
        """Play the game; all that was written down."""
        table = self.lay()
        self.kernels.setup(table, self.key)
        cells = table.view(np.uint8)
        around = int(self.kernels.look(cells, self.pad))
        while around & 255 and self.decisions < self.played.most:
            around = self.decide(table, cells, around)
            self.decisions += 1
        points = np.zeros(self.played.players, np.int64)
        self.numbers(int(self.kernels.winners(table, points)), *points.tolist())
        self.text += cells.data
        self.show(cells, OPEN)
        if not around & 255:
            self.writing.end(cells, self.sheet)
            self.text += self.paper["text"][0, : self.paper["ends"][0, 0, 1]].tobytes()
        return bytes(self.text)

    def lay(self) -> Tables:
        """The blank table, laid by the rules themselves."""
        game, players = self.game, self.played.players
        chosen = self.played.options | {"edition": self.played.edition}
        options = settle_options(game.OPTIONS, chosen, players)
        figures, table = row_of(game.FIGURES, options["edition"]), self.one(game.TABLE)
        self.numbers(int(self.kernels.flaw(figures)))
        self.kernels.lay(table, players, legal_actions(game.OPTIONS, players, options), figures)
        return table

    def decide(self, table: Tables, cells: Bytes, around: int) -> int:
        """One decision, and what a look around tells after it. Now and then much more is asked."""
        legal = self.noted(around >> 16)
        self.text += struct.pack("<i", around) + self.pad[: 2 * len(legal)].data
        seats = SEATS_OF[around & 255]
        seat = seats[self.chance.below(len(seats))]
        closely = self.decisions % CLOSELY == 0
        if seat != around >> 8 & 255 or closely:
            legal = self.noted(int(self.kernels.legal(table, seat, self.notes)))
            self.numbers(seat, *legal)
        if closely:
            self.look_closely(table, cells, seat, legal)
        if self.played.deep and self.decisions % DEEPLY == DEEPLY // 2:
            self.search(table, seat)
            self.play_out(table)
        if self.decisions % WRONGLY == 1:
            self.do_wrongly(cells, seats, seat, legal)
        choice = self.choose(table, seat, legal, closely)
        before = cells.copy() if closely else cells
        after = int(self.kernels.play(cells, seat, choice, self.pad))
        if closely:
            self.film(before, cells, seat, choice)
        return after

    def choose(self, table: Tables, seat: int, legal: list[int], closely: bool) -> int:
        """What is done: by chance, or mostly as some bot would."""
        choice = legal[self.chance.below(len(legal))]
        if not (self.played.led or closely):
            return choice
        bot = self.ask(table, seat, self.bots[self.chance.below(len(self.bots))])
        return bot if self.played.led and self.chance.below(4) else choice

    def do_wrongly(self, cells: Bytes, seats: tuple[int, ...], seat: int, legal: list[int]) -> None:
        """Actions that are refused: one that is not legal, and one of somebody else's."""
        wrong = next(action for action in range(self.game.ACTIONS) if action not in legal)
        for actor, action in ((seat, wrong), (seats[-1] + 1, legal[0])):
            self.numbers(min(int(self.kernels.play(cells, actor, action, self.pad)), 0))

    def film(self, before: Bytes, cells: Bytes, seat: int, action: int) -> None:
        """The moments of an action that was done, and what everybody sees of them."""
        moments = int(cells.view(self.game.TABLE)["moments"][0])
        reel = np.zeros((moments, len(cells)), np.uint8)
        self.writing.film(before, seat, action, reel)
        self.numbers(moments)
        self.text += reel.tobytes()
        self.watch(cells, reel)

    def noted(self, count: int) -> list[int]:
        """The actions on the scratch pad."""
        actions: list[int] = self.notes["actions"][0, :count].tolist()
        return actions

    def look_closely(self, table: Tables, cells: Bytes, seat: int, legal: list[int]) -> None:
        """Look at the table, and with several eyes."""
        self.text += cells.data
        viewer = self.chance.below(self.played.players + 1) + SPECTATOR
        self.show(cells, viewer)
        hidden = copied(table)
        self.kernels.hide(hidden, seat)
        guessed = copied(table)
        self.kernels.guess(guessed, viewer, self.key[None, :])
        self.text += hidden.tobytes() + guessed.tobytes()
        points = np.zeros(self.played.players, np.int64)
        self.kernels.scores(table, points)
        self.numbers(
            int(self.kernels.safe(hidden, seat)),
            int(self.kernels.last_word(table)),
            int(self.kernels.talks(table)),
            int(self.kernels.proposed(table, seat)),
            int(self.kernels.quiet(hidden, seat, legal[0])),
            int(self.mind.kernels.is_under_way(copied(table), seat)),
            *points.tolist(),
        )
        self.judge(table, seat)
        self.watch(cells, self.sights[:0])

    def judge(self, table: Tables, seat: int) -> None:
        """What a steady bot in a seat makes of all the others."""
        layout = self.mind.mind.BELIEFS
        if layout is None:
            return
        for other in range(self.played.players):
            beliefs = self.one(layout)
            copy, weights = copied(table), self.weights["steady"]
            if self.mind.kernels.judge(copy, seat, other, weights, beliefs):
                self.text += beliefs.tobytes()

    def show(self, cells: Bytes, viewer: int) -> None:
        """What a viewer sees."""
        self.writing.show(cells, viewer, self.sheet)
        sight, everything = self.paper["ends"][0, 0].tolist()
        self.numbers(viewer, sight, everything)
        self.text += self.paper["text"][0, :everything].tobytes()

    def watch(self, cells: Bytes, reel: Bytes) -> None:
        """What is new to everybody."""
        saw = self.writing.watch(
            cells, reel, self.sights, self.versions, EVERYBODY, OLD_NEWS, self.sheet
        )
        self.numbers(int(saw), *self.versions.tolist())
        self.text += self.paper["text"][0, : int(self.paper["at"][0])].tobytes()

    def ask(self, table: Tables, seat: int, bot: str) -> int:
        """What a bot chooses."""
        space = self.space
        space.load(table)
        action = self.mind.kernels.choose(
            space.table, space.sight, seat, self.weights[bot], OWN_JUDGEMENT, self.played.seed,
            space.scratch,
        )  # fmt: skip
        self.numbers(int(action))
        return int(action)

    def search(self, table: Tables, seat: int) -> None:
        """The steps of a search: what may be thought about, and how it does in some worlds."""
        space, weights = self.mind.workspace(), self.weights["steady"]
        space.load(table)
        space.scratch["luck"] = self.played.seed
        count = int(self.mind.kernels.candidates(space.table, seat, weights, space.scratch))
        found = {name: space.scratch[name][0, :count] for name in ("actions", "courses", "worths")}
        self.numbers(*found["actions"].tolist())
        self.text += found["courses"].tobytes() + found["worths"].tobytes()
        tried = np.zeros(min(count, TRIED), CANDIDATE)
        tried["action"], tried["course"] = found["actions"][:TRIED], found["courses"][:TRIED]
        run, results = self.one(ROLLOUTS), np.zeros((WORLDS, len(tried)))
        run["seat"], run["key"], run["count"] = seat, self.key, WORLDS * len(tried)
        hidden = copied(table)
        self.kernels.hide(hidden, seat)
        tables, scratch = np.repeat(hidden, TABLES), self.one(self.mind.mind.SCRATCH)
        self.mind.kernels.roll_out(run, tables, tried, weights, scratch, results)
        self.text += results.tobytes()

    def play_out(self, table: Tables) -> None:
        """How the game would end at random."""
        copy = copied(table)
        self.notes["luck"] = self.played.seed
        self.numbers(int(self.kernels.play_out(copy, self.notes)))
        self.text += copy.tobytes()


def digest_of(name: str, played: Played) -> str:
    """What a transcript comes down to."""
    return hashlib.sha256(Transcript(name, played).write()).hexdigest()


def main(name: str, count: int) -> None:
    """The digests of how some games begin."""
    warnings.simplefilter("error")
    for played in beginnings_of(name, count):
        sys.stdout.write(f"{digest_of(name, played)}\n")


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
