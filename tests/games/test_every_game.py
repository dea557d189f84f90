"""The laws: what must hold for every game, every number of players and every option."""

import os
import random
import subprocess
import sys
from typing import Any

import pytest

import sherwood
from sherwood.games.game import load, names
from sherwood.games.record import copied
from sherwood.play.eyes import Audience
from sherwood.play.safe import safe_action
from tests.amounts import amount
from tests.games.counting import counting_of
from tests.games.moments import message, tables_of
from tests.games.walk import (
    SPECTATOR,
    TABLES,
    features,
    guess,
    hide,
    legal,
    new_match,
    walk,
)

every_table = pytest.mark.parametrize(("name", "players", "variant"), TABLES)
every_game = pytest.mark.parametrize("name", names())
MOST_ACTIONS = 100_000  # far more than any game has


@every_table
def test_every_game_ends_and_until_then_someone_may_act(
    name: str, players: int, variant: int
) -> None:
    for seed in range(5):
        match = new_match(name, players, variant, seed)
        for count, (seat, _) in enumerate(walk(match, random.Random(seed))):
            assert seat in match.actors
            assert all(match.legal(actor) for actor in match.actors)
            assert not match.winners
            assert count < MOST_ACTIONS
        assert match.over
        assert match.winners
        assert not match.actors
        assert all(not match.legal(seat) for seat in range(players))


@every_table
def test_legal_actions_apply_and_all_others_are_refused_and_change_nothing(
    name: str, players: int, variant: int
) -> None:
    chance = random.Random(players)
    match = new_match(name, players, variant, seed=players)
    for seat, _ in walk(match, chance):
        if chance.random() > 0.02:
            continue
        before = match.table.tobytes()
        for action in range(match.game.ACTIONS):
            for actor in {seat, (seat + 1) % players}:
                if action in match.legal(actor):
                    match.copy().play(actor, action)
                else:
                    with pytest.raises(sherwood.IllegalAction):
                        match.play(actor, action)
        assert match.table.tobytes() == before


@every_table
def test_cards_and_coins_are_conserved(name: str, players: int, variant: int) -> None:
    for seed in range(5):
        match = new_match(name, players, variant, seed)
        at_first = counting_of(name).census(match.table)
        for _ in walk(match, random.Random(seed)):
            assert counting_of(name).census(match.table) == at_first
        assert counting_of(name).census(match.table) == at_first


@every_table
def test_the_same_key_and_actions_give_the_same_bytes(
    name: str, players: int, variant: int
) -> None:
    one, two = (new_match(name, players, variant, seed=3) for _ in range(2))
    for seat, action in walk(one, random.Random(3)):
        assert one.table.tobytes() == two.table.tobytes()
        two.play(seat, action)
    assert one.table.tobytes() == two.table.tobytes()
    assert one.log() == two.log()


@every_table
def test_a_log_replays_to_the_same_table(name: str, players: int, variant: int) -> None:
    match = new_match(name, players, variant, seed=4)
    for count, _ in enumerate(walk(match, random.Random(4))):
        if count % 97 == 0:
            assert sherwood.replay(match.log()).table.tobytes() == match.table.tobytes()
    for text in (match.log(), match.log(seals=False), match.log(story=True)):
        again = sherwood.replay(text)
        assert again.table.tobytes() == match.table.tobytes()
        assert sherwood.verify(text).right


@every_game
def test_every_action_has_one_text_that_parses_back(name: str) -> None:
    game = load(name).game
    texts = [game.describe(action) for action in range(game.ACTIONS)]
    assert len(set(texts)) == len(texts)
    assert [game.parse(text) for text in texts] == list(range(game.ACTIONS))
    assert [game.parse(f"  {text.upper()} ") for text in texts] == list(range(game.ACTIONS))


@every_game
def test_every_action_has_a_place_in_an_area_of_the_board(name: str) -> None:
    game = load(name).game
    areas = {game.place_of(action).split()[0] for action in range(game.ACTIONS)}
    assert areas == set(game.PLACES)


@every_table
def test_hiding_twice_is_hiding_once_and_a_guess_looks_the_same(
    name: str, players: int, variant: int
) -> None:
    chance = random.Random(players)
    match = new_match(name, players, variant, seed=6)
    for count, _ in enumerate(walk(match, chance)):
        seat = chance.randrange(SPECTATOR, players)
        hidden = hide(match, match.table, seat)
        assert hide(match, hidden, seat).tobytes() == hidden.tobytes()
        for table in (match.table, hidden):
            guessed = guess(match, table, seat, count)
            assert hide(match, guessed, seat).tobytes() == hidden.tobytes()
            assert counting_of(name).census(guessed) == counting_of(name).census(match.table)


@every_table
def test_a_seat_can_tell_its_legal_actions_from_what_it_sees(
    name: str, players: int, variant: int
) -> None:
    match = new_match(name, players, variant, seed=8)
    for _ in walk(match, random.Random(8)):
        for seat in match.actors:
            assert legal(match, match.hidden(seat), seat) == match.legal(seat)


@every_table
def test_a_quiet_step_shows_its_seat_nothing_new(name: str, players: int, variant: int) -> None:
    """It looks the same however the unknown lies, and so does whether it is quiet."""
    for seed in range(10):
        match = new_match(name, players, variant, seed)
        for count, (seat, action) in enumerate(walk(match, random.Random(seed))):
            other = match.copy()
            other.table = guess(match, match.table, seat, count)
            assert other.quiet(seat, action) == match.quiet(seat, action)
            if match.quiet(seat, action):
                after = match.copy()
                after.play(seat, action)
                other.play(seat, action)
                assert seat in after.actors
                assert after.hidden(seat).tobytes() == other.hidden(seat).tobytes()


@every_table
def test_what_is_safe_is_legal_and_the_same_at_tables_that_look_the_same(
    name: str, players: int, variant: int
) -> None:
    match = new_match(name, players, variant, seed=13)
    for count, _ in enumerate(walk(match, random.Random(13))):
        for seat in match.actors:
            action = safe_action(match, seat)
            assert action in match.legal(seat)
            other = match.copy()
            other.table = guess(match, match.table, seat, count)
            assert safe_action(other, seat) == action


@every_table
def test_a_game_that_is_left_to_the_clock_ends(name: str, players: int, variant: int) -> None:
    match = new_match(name, players, variant, seed=14)
    while not match.over:
        seat = match.actors[-1]
        match.play(seat, safe_action(match, seat))
        assert len(match.actions) < MOST_ACTIONS


@every_game
def test_to_say_no_is_an_action(name: str) -> None:
    game = load(name).game
    assert all(action in range(game.ACTIONS) for action in game.NOES)


def play_pairs(name: str, players: int, variant: int, seed: int, wanted: int) -> int:
    """Play pairs of tables that differ in what a seat may not know; how many were compared.

    Each pair is played on for as long as that seat sees the same things happen.
    """
    chance = random.Random(seed)
    pairs = 0
    while pairs < wanted:
        match = new_match(name, players, variant, seed=chance.getrandbits(30))
        for count, _ in enumerate(walk(match, chance)):
            if count % 5 == 0:
                seat = chance.randrange(SPECTATOR, players)
                pairs += play_pair(match.copy(), seat, chance)
    return pairs


def play_pair(one: sherwood.Match, seat: int, chance: random.Random) -> int:
    """Guess a second table, and let the others do in each what they can do there."""
    two = one.copy()
    two.table = guess(one, one.table, seat, chance.getrandbits(30))
    sights = one.view(seat), two.view(seat)
    for pairs in range(1, 9):
        assert_alike(one, two, seat, sights)
        if one.over:
            return pairs
        before = one.copy(), two.copy()
        actor = chance.choice(one.actors)
        choices = one.legal(actor)
        if actor != seat and chance.random() < 0.5:
            one.play(actor, chance.choice(choices))
            two.play(actor, chance.choice(two.legal(actor)))
        else:
            action = chance.choice(choices)
            if action not in two.legal(actor):
                return pairs
            one.play(actor, action)
            two.play(actor, action)
        sights = one.view(seat), two.view(seat)
        if shown_in(sights[0]) != shown_in(sights[1]):
            return pairs
        assert one.moments == two.moments
        if one.moments:
            seen = message(before[0], one, seat), message(before[1], two, seat)
            assert repr(seen[0]) == repr(seen[1])
    return pairs


def shown_in(view: dict[str, Any]) -> list[Any]:
    """What a seat was just shown: the events, and the hands that lie open to it."""
    return [view["news"], [player.get("hand") for player in view["seats"]]]


def assert_alike(
    one: sherwood.Match, two: sherwood.Match, seat: int, sights: tuple[Any, Any]
) -> None:
    """Nothing that reaches the seat tells the two tables apart."""
    assert one.actors == two.actors
    assert (one.last_word, one.talks) == (two.last_word, two.talks)
    assert [*map(one.proposed, range(one.players))] == [*map(two.proposed, range(two.players))]
    assert one.hidden(seat).tobytes() == two.hidden(seat).tobytes()
    assert repr(sights[0]) == repr(sights[1])
    assert one.written(seat) == two.written(seat)  # with its choices and their outlooks
    if seat != SPECTATOR:
        assert one.legal(seat) == two.legal(seat)
        assert features(one, one.table, seat) == features(two, two.table, seat)


@every_table
def test_what_a_seat_may_not_know_changes_nothing_that_it_sees(
    name: str, players: int, variant: int
) -> None:
    assert play_pairs(name, players, variant, seed=players, wanted=300) >= 300


@pytest.mark.slow
@every_table
def test_thousands_of_pairs_of_tables_cannot_be_told_apart(
    name: str, players: int, variant: int
) -> None:
    share = amount(8_000, soaking=100_000) // sum(table[0] == name for table in TABLES) + 1
    assert play_pairs(name, players, variant, seed=100 + players, wanted=share) >= share


@every_table
def test_the_lines_of_the_score_sheet_add_up_to_the_points(
    name: str, players: int, variant: int
) -> None:
    for seed in range(5):
        match = new_match(name, players, variant, seed)
        for _ in walk(match, random.Random(seed)):
            pass
        for view in [match.view(seat) for seat in range(SPECTATOR, players)]:
            assert [sum(line["points"] for line in lines) for lines in view["sheet"]] == (
                match.scores
            )
            assert view["points"] == match.scores
            assert view["winners"] == match.winners
            assert (view["decided_by"] == "points") == (match.scores.count(max(match.scores)) == 1)
            assert (view["decided_by"] == "shared") == (len(match.winners) > 1)


@every_table
def test_whoever_listens_sees_what_a_view_would_show(name: str, players: int, variant: int) -> None:
    match = new_match(name, players, variant, seed=11)
    audience = Audience(match)
    for count, _ in enumerate(walk(match, random.Random(11))):
        listening = {seat for seat in audience.everybody if (seat + count) % 3}
        audience.listen(listening)
        saw, written = audience.look(match)
        shown = {seat: match.written(seat) for seat in saw & listening}
        assert {seat: one.text for seat, one in written.items()} == shown


@every_table
def test_every_moment_is_a_whole_table_on_the_way_from_one_to_the_next(
    name: str, players: int, variant: int
) -> None:
    match = new_match(name, players, variant, seed=15)
    at_first, before = counting_of(name).census(match.table), match.copy()
    for _ in walk(match, random.Random(15)):
        lay_before = before.table.tobytes()
        for table in tables_of(before, match) if match.moments else []:
            assert counting_of(name).census(table) == at_first
            assert table["hold"] == 0
        assert before.table.tobytes() == lay_before
        before = match.copy()


@every_table
def test_a_moment_shows_what_was_told_by_then_and_asks_nobody(
    name: str, players: int, variant: int
) -> None:
    chance = random.Random(16)
    match = new_match(name, players, variant, seed=16)
    before = match.copy()
    for _ in walk(match, chance):
        if match.moments:
            told = message(before, match, chance.randrange(SPECTATOR, players))
            to_come = [moment["to_come"] for moment in told["moments"]]
            assert len(to_come) == match.moments
            assert to_come == sorted(to_come, reverse=True)
            assert all(0 <= count <= len(told["events"]) for count in to_come)
            assert not any(moment["view"]["actors"] for moment in told["moments"])
            assert not any(moment["view"]["winners"] for moment in told["moments"])
        before = match.copy()


@every_game
def test_whoever_changes_a_view_changes_no_other(name: str) -> None:
    match = new_match(name, 4, 0, seed=12)
    for count, _ in enumerate(walk(match, random.Random(12))):
        if count % 10 == 0:
            view = match.view(0)
            before = repr(view)
            spoil(view)
            assert repr(match.view(0)) == before


def spoil(thing: Any) -> None:
    """Empty a view and everything in it."""
    if isinstance(thing, dict | list):
        for part in thing.values() if isinstance(thing, dict) else thing:
            spoil(part)
        thing.clear()


@every_game
def test_before_the_end_nobody_has_won_and_there_is_no_sheet(name: str) -> None:
    match = new_match(name, 4, 0, seed=1)
    for _ in walk(match, random.Random(1)):
        view = match.view()
        assert (view["winners"], view["decided_by"], view["sheet"]) == ([], None, None)


@every_table
def test_guesses_differ_where_something_is_hidden(name: str, players: int, variant: int) -> None:
    match = new_match(name, players, variant, seed=9)
    guesses = {guess(match, match.table, 0, number).tobytes() for number in range(20)}
    assert len(guesses) == 20


@every_table
def test_a_guessed_game_can_be_played_to_its_end(name: str, players: int, variant: int) -> None:
    chance = random.Random(10)
    match = new_match(name, players, variant, seed=10)
    for count, _ in enumerate(walk(match, chance)):
        if count % 60 == 0:
            imagined = match.copy()
            imagined.table = guess(match, match.table, chance.randrange(players), count)
            for _ in walk(imagined, chance):
                pass
            assert imagined.over


def printed_under(setting: str, *program: str) -> str:
    """What a program prints when Numba is told something."""
    arguments = [sys.executable, "-m", *program]
    environment = {**os.environ, setting: "1"} if setting else dict(os.environ)
    ran = subprocess.run(
        arguments, env=environment, capture_output=True, text=True, check=False, timeout=600
    )
    assert ran.returncode == 0, ran.stderr
    return ran.stdout


@pytest.mark.slow
@every_game
def test_compiled_and_interpreted_agree(name: str) -> None:
    digests = "tests.games.digests", name
    assert printed_under("NUMBA_DISABLE_JIT", *digests) == printed_under("", *digests)


@pytest.mark.soak
@every_game
def test_nothing_is_read_or_written_beyond_the_end_of_a_field(name: str) -> None:
    digests = "tests.games.digests", name
    assert printed_under("NUMBA_BOUNDSCHECK", *digests) == printed_under("", *digests)


@pytest.mark.slow
def test_large_figures_agree_interpreted() -> None:
    game = "tests.games.big_edition"
    assert printed_under("NUMBA_DISABLE_JIT", game) == printed_under("", game)


def test_a_copied_table_is_independent() -> None:
    match = sherwood.new("nottingham", players=4, seed=1)
    twin = copied(match.table)
    twin[0].players = 5
    assert match.table[0].players == 4
