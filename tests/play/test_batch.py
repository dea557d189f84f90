"""Many games at once: arrays in, arrays out."""

import numpy as np
import pytest

import sherwood
from sherwood.games.game import load, names

every_game = pytest.mark.parametrize("name", names())


@every_game
def test_a_batch_plays_legal_actions_and_deals_again(name: str) -> None:
    batch = sherwood.Batch(name, games=64, players=4, seed=1)
    ended = 0
    while ended < 100:
        mask = batch.legal()
        actions = batch.random_actions()
        assert mask[np.arange(64), actions].all()
        batch.step(actions)
        ended += int(batch.over.sum())
        for number in np.flatnonzero(batch.over):
            won = [seat for seat in range(4) if batch.winners[number] >> seat & 1]
            assert won
            assert batch.scores[number][won[0]] == batch.scores[number].max()
    assert batch.dealt == 64 + ended


@every_game
def test_the_masks_and_features_are_those_of_the_seat_to_act(name: str) -> None:
    batch = sherwood.Batch(name, games=8, players=3, seed=2)
    game, kernels = load(name).game, load(name).kernels
    for _ in range(50):
        batch.step(batch.random_actions())
    mask, numbers = batch.legal(), batch.features()
    assert numbers.shape == (8, game.FEATURES)
    assert np.isfinite(numbers).all()
    for number in range(8):
        hidden, seat = batch.hidden(number), int(batch.seats[number])
        notes = np.zeros(1, kernels.NOTES)
        count = kernels.legal(hidden, seat, notes)
        assert set(np.flatnonzero(mask[number])) == set(notes["actions"][0, :count].tolist())


@every_game
def test_the_same_seed_plays_the_same_games(name: str) -> None:
    one, two, other = (sherwood.Batch(name, games=16, players=4, seed=s) for s in (3, 3, 4))
    assert one.play_out() == two.play_out()
    other.play_out()
    assert (one.scores == two.scores).all()
    assert (one.scores != other.scores).any()


def test_one_illegal_action_stops_the_whole_step() -> None:
    batch = sherwood.Batch("nottingham", games=4, players=3, seed=5)
    before = batch.legal()
    actions = batch.random_actions()
    actions[2] = load("nottingham").game.parse("refuse")
    with pytest.raises(sherwood.IllegalAction, match=r"game 2: seat \d cannot do action"):
        batch.step(actions)
    assert (batch.legal() == before).all()


@pytest.mark.parametrize("actions", [[0], [0.5] * 4, "take", None, [[0] * 4]])
def test_a_step_needs_one_whole_number_for_each_game(actions: object) -> None:
    batch = sherwood.Batch("nottingham", games=4, players=3, seed=5)
    with pytest.raises(sherwood.IllegalAction, match="a step needs 4 whole numbers"):
        batch.step(actions)  # type: ignore[arg-type]


@pytest.mark.parametrize("games", [0, -1, True, "many"])
def test_a_batch_needs_games(games: object) -> None:
    with pytest.raises(ValueError, match="at least one game"):
        sherwood.Batch("nottingham", games=games, players=3)  # type: ignore[arg-type]


def test_a_batch_and_a_match_with_the_same_key_deal_the_same_cards() -> None:
    batch = sherwood.Batch("nottingham", games=2, players=3, seed=5, options={"first": 1})
    assert batch.seats.tolist() == [1, 1]
