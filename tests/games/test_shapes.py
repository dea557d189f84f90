"""The law of shapes: whatever is written is what its game has declared, with no key more or less."""

import random
from functools import cache
from math import prod
from typing import Any, Literal, TypedDict, get_args, get_origin, get_type_hints

import msgspec
import pytest

import sherwood
from sherwood.games.game import load, names
from sherwood.games.shape import Shape, Tells, keys_of, shape_of
from sherwood.play.match import laid_open
from sherwood.play.paper import as_view
from tests.games.moments import message
from tests.games.walk import SPECTATOR, TABLES, new_match, walk

SHAPED = [table for table in TABLES if shape_of(table[0])]
every_table = pytest.mark.parametrize(("name", "players", "variant"), SHAPED)
every_game = pytest.mark.parametrize("name", [name for name in names() if shape_of(name)])


def declared(name: str) -> Shape:
    """What a game has declared."""
    shape = shape_of(name)
    assert shape
    return shape


def hold(written: Any, shape: Any) -> None:
    """Whether what was written is of that shape: reading it as such loses nothing."""
    read = msgspec.convert(written, shape)
    assert msgspec.json.decode(msgspec.json.encode(read)) == written


@cache
def told_shape(name: str, sort: str, which: str) -> Any:
    """The shape of one event, or of one line of the score sheet."""
    shape = declared(name)
    told: Tells = (shape.events if sort == "event" else shape.lines)[which]
    types = get_type_hints(shape.things)
    keys: dict[str, Any] = {sort: Literal[which]}
    for thing, may_be_null in told.things():
        keys[thing] = types[thing] | None if may_be_null else types[thing]
    if sort == "line":
        keys["points"] = int
    return TypedDict("told_shape", keys)  # type: ignore[operator]


@every_table
def test_every_view_and_event_has_the_declared_shape(name: str, players: int, variant: int) -> None:
    view_shape = declared(name).view
    chance = random.Random(players)
    match = new_match(name, players, variant, seed=players)
    before = match.copy()
    for count, (actor, _) in enumerate(walk(match, chance)):
        if match.moments:
            hold_moments(before, match, chance.randrange(SPECTATOR, players), view_shape)
        before = match.copy()
        if count % 5 == 0:
            hold_view(match, chance.randrange(SPECTATOR, players), view_shape)
            hold_choices(match, actor)
            hold_open_view(match, view_shape)
    for seat in range(SPECTATOR, players):
        hold_view(match, seat, view_shape)
    hold_open_view(match, view_shape)


def hold_view(match: sherwood.Match, seat: int, shape: type) -> None:
    """Hold what one pair of eyes sees to its shapes."""
    hold_seen(match.head.game, match.view(seat), shape)


def hold_moments(before: sherwood.Match, match: sherwood.Match, seat: int, shape: type) -> None:
    """Hold what one pair of eyes sees between the steps of an action to the same shapes."""
    for moment in message(before, match, seat)["moments"]:
        hold(moment["view"], shape)


def hold_open_view(match: sherwood.Match, shape: type) -> None:
    """Hold what a replay shows to the same shapes."""
    hold_seen(match.head.game, as_view(match.opening, laid_open(match)), shape)


def hold_seen(name: str, view: dict[str, Any], shape: type) -> None:
    """Hold a view, its events and its score sheet to their shapes."""
    for event in view.pop("news"):
        hold(event, told_shape(name, "event", event["event"]))
    for line in (line for lines in view["sheet"] or [] for line in lines):
        hold(line, told_shape(name, "line", line["line"]))
    hold(view, shape)


def hold_choices(match: sherwood.Match, seat: int) -> None:
    """Hold what a seat may choose from to what the game says of each action."""
    game = match.game
    written = msgspec.json.decode(b'{"view":{' + match.written(seat) + b"}")["legal"]
    assert [choice["action"] for choice in written] == match.legal(seat)
    for choice in written:
        action = choice["action"]
        hold(choice.pop("outlook"), declared(match.head.game).outlook)
        verb, args = game.meaning_of(action)
        assert choice == {
            "action": action,
            "text": game.describe(action),
            "place": game.place_of(action),
            "verb": verb,
            "args": list(args),
        }


@every_game
def test_every_action_means_a_verb_with_arguments_of_the_declared_types(name: str) -> None:
    sayings = iter(declared(name).actions)
    game = load(name).game
    action = 0
    for saying in sayings:
        types = [slot.type for slot in saying.slots.values() for _ in slot.args[0]]
        for _ in range(prod(len(slot.texts) for slot in saying.slots.values())):
            verb, args = game.meaning_of(action)
            assert verb == saying.verb
            assert all(
                msgspec.convert(arg, one) == arg for arg, one in zip(args, types, strict=True)
            )
            action += 1
    assert action == game.ACTIONS


@every_game
def test_no_two_actions_mean_the_same(name: str) -> None:
    game = load(name).game
    meanings = [game.meaning_of(action) for action in range(game.ACTIONS)]
    assert len(set(meanings)) == len(meanings)


@every_game
def test_the_law_notices_a_key_too_many_and_one_too_few(name: str) -> None:
    view = new_match(name, players_of(name), 0, seed=1).view(0)
    del view["news"]
    with pytest.raises(AssertionError):
        hold(view | {"more": 1}, declared(name).view)
    seats = [seat | {"more": 1} for seat in view["seats"]]
    with pytest.raises(AssertionError):
        hold(view | {"seats": seats}, declared(name).view)
    del view["seats"][0]["colour"]
    with pytest.raises(msgspec.ValidationError):
        hold(view, declared(name).view)


def players_of(name: str) -> int:
    """How many can play a game at least."""
    return next(players for game, players, _ in SHAPED if game == name)


@every_game
def test_every_phase_says_what_the_table_waits_for(name: str) -> None:
    shape = declared(name)
    assert tuple(shape.phases) == get_args(get_type_hints(shape.view)["phase"])


@every_game
def test_the_facts_have_the_declared_shape_and_are_complete(name: str) -> None:
    shape = declared(name)
    hold(dict(shape.facts), shape.facts_type)
    for key in keys_of(shape.facts_type):
        if get_origin(key.type) is dict:
            assert tuple(shape.facts[key.name]) == get_args(get_args(key.type)[0])
