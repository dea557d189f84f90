"""The loops of networks that play and learn, written once and compiled for each game.

`sherwood.bots.networks.networked` runs this file once for every game that has a menu, with its rules
in the place of `game`, how its usual bot thinks in that of `mind`, its menu in that of `menus` and the
loops of its compiled bots in that of `bots`. A network sees what a bot sees: a copy of the table that
is hidden from its seat before every decision.
"""

import math
from typing import TYPE_CHECKING, Any

import numpy as np

from sherwood.bots.chance import fraction, stir
from sherwood.bots.menu import AS_USUAL, MOST_CHOICES, NO_COURSE, NO_STEP
from sherwood.bots.network import prefer, work_out, worth_of_table
from sherwood.bots.rollouts import HIDDEN, OWN_JUDGEMENT, TRIAL, WORLD, Rollouts
from sherwood.bots.samples import NO_SAMPLE, Brain, Pad, Practice, Samples
from sherwood.games.cards import bit
from sherwood.games.compiled import kernel, rule
from sherwood.games.dice import derive_key
from sherwood.games.record import Cells, Grid, RealGrid, Tables

if TYPE_CHECKING:
    from types import ModuleType

    from sherwood.bots.menu import Learnable
    from sherwood.bots.mind import Mind
    from sherwood.games.game import Game

    game: Game  # these four are put here by the loader
    mind: Mind
    menus: Learnable
    bots: ModuleType

DEALS = 0  # the stream from which the keys of deals derive
LEARNER = 0  # the network whose decisions are noted
USUAL_BOT = 0  # whose weights come first
MOST_STEPS = 3000  # of a game in which networks decide; one that talks for ever plays on as usual


@kernel
def practise(  # noqa: PLR0913, PLR0917 - all that games of networks need
    runs: Tables,
    tables: Tables,
    blank: Tables,
    key: Cells,
    cast: Grid,
    weights: Tables,
    brain: Brain,
    pad: Pad,
    samples: Samples,
    shares: RealGrid,
) -> None:
    """Play games, each with the next row of the cast, and note what every seat has won.

    A number of the cast that is not below 0 is a network; -1 is the first of the weights, and so on.
    """
    run, fresh = runs[0], np.empty_like(tables[0].key)
    for number in range(run.count):
        derive_key(key, DEALS, (run.first + number) // run.turns, fresh)
        tables[0] = blank[0]
        game.setup(tables[0], fresh)
        row = (run.first + number) % len(cast)
        play_game(run, tables[0], cast[row], weights, brain, pad, samples)
        note_shares(tables[0], number, pad, samples, shares)


@rule
def play_game(
    run: Practice,
    table: Any,
    seats: Cells,
    weights: Tables,
    brain: Brain,
    pad: Pad,
    samples: Samples,
) -> None:
    """Play one game to its end."""
    for seat in range(table.players):
        pad.courses[seat] = NO_COURSE
        pad.latest[seat] = NO_SAMPLE
    run.steps = 0
    while not game.is_over(table):
        seat = game.next_seat(table)
        run.steps += 1
        pad.copy[0] = table
        who = seats[seat]
        if who < 0:
            action = bots.ask(
                pad.copy,
                pad.sight,
                seat,
                weights[-1 - who],
                OWN_JUDGEMENT,
                run.luck,
                pad.scratch[0],
            )
        else:
            action = answer(run, seat, who, weights, brain, pad, samples)
        game.apply(table, seat, action)


@kernel
def choose(
    runs: Tables, seat: int, weights: Tables, brain: Brain, pad: Pad, samples: Samples
) -> int:
    """What a network chooses at the copy of a table on the pad."""
    return answer(runs[0], seat, LEARNER, weights, brain, pad, samples)


@kernel
def note_menu(runs: Tables, seat: int, weights: Tables, pad: Pad) -> int:
    """Note what there is to choose between at the table on the pad; how many choices those are."""
    game.hide(pad.copy[0], seat)
    count = look(runs[0], seat, weights, pad)
    note_choices(seat, count, pad)
    return int(pad.menu[0].count)


@kernel
def note_preferences(
    runs: Tables, seat: int, weights: Tables, brain: Brain, pad: Pad, samples: Samples
) -> int:
    """Note what there is to choose between, and how likely a network makes each choice; how many."""
    game.hide(pad.copy[0], seat)
    count = look(runs[0], seat, weights, pad)
    note_choices(seat, count, pad)
    weigh_menu(runs[0], seat, LEARNER, brain, pad, samples)
    return int(pad.menu[0].count)


@kernel
def roll_out(  # noqa: PLR0913, PLR0917 - all that worlds need in which a network plays on
    searches: Tables,
    runs: Tables,
    tables: Tables,
    candidates: Tables,
    weights: Tables,
    brain: Brain,
    pad: Pad,
    samples: Samples,
    results: RealGrid,
) -> None:
    """Play a run of rollouts, as compiled bots do, but with a network in the seat that decides."""
    search, run, scratch = searches[0], runs[0], pad.scratch[0]
    for number in range(search.first, search.first + search.count):
        world, tried = number // len(candidates), number % len(candidates)
        if tried == 0 or number == search.first:
            bots.guess_world(search, tables, world, weights[USUAL_BOT], scratch)
        tables[TRIAL] = tables[WORLD]
        bots.set_course(tables[HIDDEN], search.seat, OWN_JUDGEMENT, scratch)
        pad.courses[search.seat] = candidates[tried].course
        game.apply(tables[TRIAL], search.seat, candidates[tried].action)
        scratch.luck[0] = world
        play_out(run, search, tables[TRIAL], weights, brain, pad, samples)
        results[world, tried] = bots.share_of_win(tables[TRIAL], search.seat, scratch.points)


@rule
def play_out(
    run: Practice,
    search: Rollouts,
    table: Any,
    weights: Tables,
    brain: Brain,
    pad: Pad,
    samples: Samples,
) -> None:
    """Play a guessed world to its end. Only the network needs hiding, as that is how it learned."""
    run.steps = 0
    while not game.is_over(table):
        seat = game.next_seat(table)
        run.steps += 1
        if seat == search.seat:
            pad.copy[0] = table
            action = answer(run, seat, LEARNER, weights, brain, pad, samples)
        else:
            action = bots.decide(table, seat, weights[USUAL_BOT], pad.scratch[0])
        game.apply(table, seat, action)


@rule
def answer(
    run: Practice,
    seat: int,
    who: int,
    weights: Tables,
    brain: Brain,
    pad: Pad,
    samples: Samples,
) -> int:
    """A network's action. The table on the pad is hidden from its seat first."""
    table, scratch = pad.copy[0], pad.scratch[0]
    game.hide(table, seat)
    count = look(run, seat, weights, pad)
    usual = best_of(count, scratch)
    step = step_of_course(table, seat, count, usual, pad, scratch)
    if step != NO_STEP:
        return step
    decides = run.parts & bit(menus.part_of(table, seat)) != 0
    if count == 1 or not decides or run.steps > MOST_STEPS:
        return int(scratch.actions[usual])
    menu = pad.menu[0]
    note_choices(seat, count, pad)
    place = pick(run, seat, who, brain, pad, samples) if menu.count > 1 else 0
    pad.courses[seat] = menu.courses[place]
    return int(menu.actions[place])


@rule
def look(run: Practice, seat: int, weights: Tables, pad: Pad) -> int:
    """Note the legal actions, and what the usual bot thinks of them; how many there are."""
    scratch = pad.scratch[0]
    bots.set_course(pad.copy[0], seat, OWN_JUDGEMENT, scratch)
    scratch.luck[0] = stir(pad.sight, run.luck + seat)
    return int(mind.consider(pad.copy[0], seat, weights[USUAL_BOT], scratch))


@rule
def note_choices(seat: int, count: int, pad: Pad) -> None:
    """Note the menu, once the legal actions have been noted."""
    scratch, menu = pad.scratch[0], pad.menu[0]
    menu.count = 0
    menus.note_choices(pad.copy[0], seat, count, best_of(count, scratch), scratch, menu)


@rule
def best_of(count: int, scratch: Any) -> int:
    """The place of what the usual bot thinks best."""
    best = 0
    for choice in range(1, count):
        if scratch.worths[choice] > scratch.worths[best]:
            best = choice
    return best


@rule
def step_of_course(table: Any, seat: int, count: int, usual: int, pad: Pad, scratch: Any) -> int:
    """The next step of what a seat has begun, or NO_STEP. What has become impossible is given up."""
    course = pad.courses[seat]
    if course == NO_COURSE:
        return NO_STEP
    if mind.is_under_way(table, seat):
        step = int(scratch.actions[usual])
        if course != AS_USUAL:
            step = menus.next_step(table, seat, course)
        for choice in range(count):
            if scratch.actions[choice] == step:
                return step
    pad.courses[seat] = NO_COURSE
    return NO_STEP


@rule
def pick(run: Practice, seat: int, who: int, brain: Brain, pad: Pad, samples: Samples) -> int:
    """The place of one choice of the menu: by chance as the network prefers, or the best of them."""
    menu = pad.menu[0]
    listed = weigh_menu(run, seat, who, brain, pad, samples)
    place = likeliest(menu) if run.greedy else drawn(menu, pad.scratch[0])
    if who == LEARNER and run.noting:
        worth = worth_of_table(brain.nets[who], brain.layers[0], pad.units)
        note_sample(run, seat, place, listed, worth, pad, samples)
    return place


@rule
def weigh_menu(run: Practice, seat: int, who: int, brain: Brain, pad: Pad, samples: Samples) -> int:
    """Note how likely a network makes each choice of the menu; how many numbers of the table it read."""
    inputs, choices = int(run.inputs), int(run.choices)
    net, layers, menu = brain.nets[who], brain.layers[0], pad.menu[0]
    listed = list_inputs(seat, brain, pad, samples, inputs)
    for place in range(menu.count):
        samples.slots[choices + place] = menu.slots[place]
        samples.hints[2 * (choices + place)] = menu.hints[2 * place]
        samples.hints[2 * (choices + place) + 1] = menu.hints[2 * place + 1]
    work_out(net, layers, samples.rows, samples.amounts, inputs, listed, pad.units)
    prefer(net, layers, samples.slots, samples.hints, choices, menu.count, pad.units, menu.chances)
    return listed


@rule
def list_inputs(seat: int, brain: Brain, pad: Pad, samples: Samples, first: int) -> int:
    """List the numbers of the table that are not zero, with their rows; how many those are."""
    game.features(pad.copy[0], seat, pad.features)
    at = first
    for number in range(len(brain.rows)):
        amount = pad.features[number]
        if amount != 0.0 and brain.rows[number] >= 0:
            samples.rows[at] = brain.rows[number]
            samples.amounts[at] = amount
            at += 1
    return at - first


@rule
def likeliest(menu: Any) -> int:
    """What the network prefers to anything else."""
    best = 0
    for place in range(1, menu.count):
        if menu.chances[place] > menu.chances[best]:
            best = place
    return best


@rule
def drawn(menu: Any, scratch: Any) -> int:
    """One of the choices, each as often as the network prefers it."""
    left = fraction(scratch)
    for place in range(menu.count):
        left -= menu.chances[place]
        if left < 0.0:
            return place
    return likeliest(menu)


@rule
def note_sample(
    run: Practice, seat: int, place: int, listed: int, worth: float, pad: Pad, samples: Samples
) -> None:
    """Note a decision of the learner, if there is room for it."""
    menu = pad.menu[0]
    if not has_room(run, listed, pad, samples):
        return
    sample = samples.decisions[run.samples]
    sample.input = run.inputs
    sample.inputs = listed
    sample.choice = run.choices
    sample.choices = menu.count
    sample.chosen = place
    sample.chance = math.log(menu.chances[place])
    sample.worth = worth
    sample.reward = 0.0
    sample.following = NO_SAMPLE
    if pad.latest[seat] != NO_SAMPLE:
        samples.decisions[pad.latest[seat]].following = run.samples
    pad.latest[seat] = run.samples
    run.samples += 1
    run.inputs += listed
    run.choices += menu.count


@rule
def has_room(run: Practice, listed: int, pad: Pad, samples: Samples) -> bool:
    """Whether there is room for another decision after this one."""
    inputs = run.inputs + listed + len(pad.features)
    choices = run.choices + 2 * MOST_CHOICES
    rooms = run.samples < len(samples.decisions) and choices <= len(samples.slots)
    return rooms and inputs <= len(samples.rows)


@rule
def note_shares(
    table: Any,
    number: int,
    pad: Pad,
    samples: Samples,
    shares: RealGrid,
) -> None:
    """Note what every seat has won, and give the learner's last decisions their reward."""
    points = pad.scratch[0].points
    won, winners = game.winners(table, points), 0
    for seat in range(table.players):
        winners += (won >> seat) & 1
    for seat in range(table.players):
        shares[number, seat] = 1.0 / winners if won & bit(seat) else 0.0
    for seat in range(table.players):
        if pad.latest[seat] != NO_SAMPLE:
            reward = bots.share_of_win(table, seat, points)
            samples.decisions[pad.latest[seat]].reward = reward
