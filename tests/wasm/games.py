"""Which games are played on several targets: every number of players, every value of every option."""

import random
from dataclasses import asdict, dataclass, replace
from typing import Any

from sherwood.games.dice import secret_from_seed
from sherwood.games.edition import EditionError
from sherwood.games.figures import Figure, Figures
from sherwood.games.game import load
from sherwood.games.options import settle_options

MOST_SEED = 2**31 - 1
ENDLESS = 1_000_000  # decisions, far more than any game has
BEGINNING = 100
LED = 4  # one game of so many is mostly played by bots
OWN_EDITION = 8  # one game of so many has figures of its own
CHANGED = 12  # of them


@dataclass(frozen=True)
class Played:
    """A game that is played in the same way wherever it is played."""

    players: int
    options: dict[str, Any]
    edition: Figures | None  # None: the one in the box
    key: str  # in hexadecimal digits
    seed: int  # of whoever chooses, and of the bots
    led: bool  # whether bots choose most actions
    deep: bool  # whether decisions are searched, too
    most: int  # decisions after which it is left

    def as_record(self) -> dict[str, Any]:
        """The same for another program."""
        return asdict(self)


def games_of(name: str, count: int) -> list[Played]:
    """So many games, always the same ones."""
    chance = random.Random(name)
    sizes = load(name).game.PLAYERS
    return [game(name, sizes[number % len(sizes)], number, chance) for number in range(count)]


def beginnings_of(name: str, count: int) -> list[Played]:
    """How so many games begin, without searches: whole ones would take interpreted rules for ever."""
    return [replace(played, deep=False, most=BEGINNING) for played in games_of(name, count)]


def game(name: str, players: int, number: int, chance: random.Random) -> Played:
    """One of them."""
    options = {
        option.name: chance.choice(option.values(players))
        for option in load(name).game.OPTIONS
        if option.check is None
    }
    edition = edition_of(name, chance) if number % OWN_EDITION == 0 else None
    key = secret_from_seed(chance.getrandbits(60)).hex()
    seed, led = chance.randrange(1, MOST_SEED), number % LED == 1
    return Played(players, options, edition, key, seed, led, deep=True, most=ENDLESS)


def edition_of(name: str, chance: random.Random) -> Figures:
    """An edition of one's own: some figures of the box are changed, one by one, to what can be."""
    game = load(name).game
    figures: Figures = settle_options(game.OPTIONS, {}, game.PLAYERS[0])["edition"]
    for figure in chance.sample(game.FIGURES, min(CHANGED, len(game.FIGURES))):
        changed = with_figure(figures, figure, some_value(figure, chance))
        try:
            figures = settle_options(game.OPTIONS, {"edition": changed}, game.PLAYERS[0])["edition"]
        except EditionError:
            continue
    return figures


def with_figure(figures: Figures, figure: Figure, value: Any) -> Figures:
    """An edition with one figure changed."""
    part, name = figure.names
    return {**figures, part: {**figures[part], name: value}}


def some_value(figure: Figure, chance: random.Random) -> Any:
    """A value within the limits of a figure."""
    words = list(figure.words)

    def one() -> Any:
        return chance.choice(words) if words else chance.randint(figure.low, figure.high)

    if figure.count is None:
        return one()
    return [one() for _ in range(chance.choice(figure.count))]


def values_in(games: list[Played]) -> set[tuple[Any, ...]]:
    """Every number of players and every value of an option that occurs."""
    return {(one.players, *choice) for one in games for choice in one.options.items()}


def all_values(name: str) -> set[tuple[Any, ...]]:
    """Every one that there is, an edition of one's own apart."""
    game = load(name).game
    return {
        (players, option.name, value)
        for players in game.PLAYERS
        for option in game.OPTIONS
        if option.check is None
        for value in option.values(players)
    }
