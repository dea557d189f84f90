"""Bots: they play legally, from a hidden table alone, and the same again for the same seed."""

import numpy as np
import pytest

import sherwood
from sherwood.bots import roster
from sherwood.games.dice import WORDS_IN_KEY
from sherwood.play.match import Match

BOTS = ("novice", "random")
every_bot = pytest.mark.parametrize("name", BOTS)


def play(match: Match, names: tuple[str, ...], luck: int = 0) -> Match:
    """A whole game between bots; every choice must be legal, or the match refuses it."""
    bots = [roster.hire(name, "nottingham", luck + seat) for seat, name in enumerate(names)]
    while not match.over:
        seat = match.actors[0]
        match.play(seat, bots[seat].choose(match.hidden(seat), seat, match.legal(seat)))
    return match


def test_bots_are_found_by_looking() -> None:
    assert roster.names() == sorted(BOTS)


def test_an_unknown_bot_is_refused_with_the_names_of_those_there_are() -> None:
    with pytest.raises(ValueError, match=r"'merlin'; there are novice, random"):
        roster.hire("merlin", "nottingham", 0)


def test_a_game_without_a_bot_of_that_name_gets_one_who_plays_at_random() -> None:
    stand_in = roster.hire("novice", "a game that nobody knows", 0)
    assert type(stand_in) is type(roster.hire("random", "nottingham", 0))


@every_bot
@pytest.mark.parametrize("players", range(3, 8))
def test_bots_play_whole_games_legally(name: str, players: int) -> None:
    for seed in range(5):
        assert play(sherwood.new("nottingham", players, seed), (name,) * players).over


@every_bot
def test_the_same_seed_plays_the_same_game(name: str) -> None:
    games = [play(sherwood.new("nottingham", 4, 3), (name,) * 4, luck=5).actions for _ in range(2)]
    assert games[0] == games[1]
    assert play(sherwood.new("nottingham", 4, 3), (name,) * 4, luck=99).actions != games[0]


@every_bot
def test_a_bot_chooses_the_same_at_tables_that_look_the_same_to_it(name: str) -> None:
    match = sherwood.new("nottingham", 4, 21)
    bots = [roster.hire(name, "nottingham", seat) for seat in range(4)]
    while not match.over:
        seat = match.actors[0]
        choice = bots[seat].choose(match.hidden(seat), seat, match.legal(seat))
        other = match.copy()
        key = np.full((1, WORDS_IN_KEY), len(match.actions), np.uint32)
        other._kernels.guess(other.table, seat, key)
        assert bots[seat].choose(other.hidden(seat), seat, other.legal(seat)) == choice
        match.play(seat, choice)


def test_a_bot_leaves_the_hidden_table_as_it_was() -> None:
    match = sherwood.new("nottingham", 4, 2)
    seat = match.actors[0]
    hidden = match.hidden(seat)
    before = hidden.tobytes()
    for name in BOTS:
        roster.hire(name, "nottingham", 1).choose(hidden, seat, match.legal(seat))
    assert hidden.tobytes() == before


def test_a_novice_beats_players_at_random() -> None:
    won = 0
    for seed in range(40):
        names = tuple("novice" if seat == seed % 4 else "random" for seat in range(4))
        won += seed % 4 in play(sherwood.new("nottingham", 4, seed), names).winners
    assert won > 24  # par is 10


def choice_of_novice(position: dict[str, object], seat: int, *before: tuple[int, str]) -> str:
    """What a novice does in a position, in most of the moods that it can be in."""
    match = sherwood.set_up({"game": "nottingham", "players": 3, **position}, seed=1)
    for actor, action in before:
        match.play(actor, action)
    chosen = [
        roster.hire("novice", "nottingham", luck).choose(
            match.hidden(seat), seat, match.legal(seat)
        )
        for luck in range(41)
    ]
    return match.describe(max(set(chosen), key=chosen.count))


def test_a_novice_takes_what_completes_a_set() -> None:
    hands = [{"gems": 2}, {"gold": 3}, {"gold": 1}]
    assert choice_of_novice({"hands": hands, "draw_pile": ["gems"]}, 0) == "take"


def test_a_novice_attacks_whoever_has_most_cards() -> None:
    hands = [{"gold": 1}, {"chest": 1}, {"chest": 3}]
    assert choice_of_novice({"hands": hands, "draw_pile": ["gems"]}, 0) == "raid yellow"


def test_a_novice_does_a_task_rather_than_a_set() -> None:
    hands = [{"gems": 4}, {"chest": 1}, {"chest": 1}]
    position = {"hands": hands, "draw_pile": ["gems"]}
    assert choice_of_novice(position, 0, (0, "take")) == "task five gems"


def test_a_novice_lays_all_it_has_when_somebody_lies_in_wait() -> None:
    hands = [{"gems": 3}, {"chest": 1}, {"chest": 1}]
    position = {"hands": hands, "draw_pile": ["gems"]}
    assert choice_of_novice(position, 0, (0, "take")) == "lay 3 gems"
    position["ambushes"] = [[], ["yellow"], []]
    assert choice_of_novice(position, 0, (0, "take")) == "lay 4 gems"


def test_a_novice_defends_a_good_hand() -> None:
    position = {"hands": [{}, {"necklace": 1, "gems": 3}, {}], "draw_pile": ["silver"]}
    assert choice_of_novice(position, 1, (0, "steal from purple")) == "defend"


def test_a_novice_springs_an_ambush_that_fits() -> None:
    position = {
        "hands": [{"gems": 2}, {"chest": 1}, {}],
        "draw_pile": ["gems"],
        "ambushes": [[], ["red"], []],
    }
    before = ((0, "take"), (0, "lay 3 gems"))
    assert choice_of_novice(position, 1, *before) == "spring red"


def test_a_novice_offers_its_least_useful_card() -> None:
    position = {"hands": [{}, {"silver": 1, "chest": 2}, {}], "draw_pile": ["copper"]}
    assert choice_of_novice(position, 1, (0, "buy")) == "offer silver"
