"""Chapter 14: the sheriff and his favour. Field 1 has the number 3, field 2 the number 5."""

import pytest

from tests.games.nottingham.positions import (
    BLUE,
    PURPLE,
    RED,
    YELLOW,
    about_to_exchange,
    events,
    hand,
    lay_out,
    play,
    told,
    turn_up,
)


def test_the_sheriff_moves_one_field_after_a_set() -> None:
    """Rule 14.1."""
    match = lay_out("3 gems", hands=[{"gems": 3}])
    assert match.view()["track"]["sheriff"] == 1


def test_the_sheriff_moves_one_field_after_a_task() -> None:
    """Rule 14.1."""
    match = about_to_exchange(hands=[{"gems": 5}], sheriff=7)
    match.play(RED, "task five gems")
    assert match.view()["track"]["sheriff"] == 8


def test_the_sheriff_stays_when_nobody_exchanges() -> None:
    """Rule 14.1."""
    match = play(about_to_exchange(hands=[{"gems": 3}]), "red: pass")
    assert match.view()["track"]["sheriff"] == 0


@pytest.mark.parametrize(("cards", "drawn"), [(0, 1), (2, 1), (3, 1), (4, 0)])
def test_who_holds_no_more_than_the_number_draws_a_card(cards: int, drawn: int) -> None:
    """Rule 14.2."""
    match = lay_out("3 gems", hands=[{"gems": 3}, {"copper": cards}])
    assert match.view()["track"]["numbers"][0] == 3
    assert match.view()["track"]["number"] == 3
    assert match.view()["track"]["next_number"] == 5
    assert match.view()["seats"][PURPLE]["cards"] == cards + drawn


@pytest.mark.parametrize("players", [3, 7])
def test_all_players_may_get_the_favour(players: int) -> None:
    """Rule 14.2."""
    match = lay_out("3 gems", players=players, hands=[{"gems": 3}])
    assert [seat["cards"] for seat in match.view()["seats"]] == [2] + [1] * (players - 1)


def test_only_the_owner_sees_the_card() -> None:
    """Rule 14.2."""
    match = lay_out("3 gems", "copper", "silver", "gold", hands=[{"gems": 3}])
    assert hand(match, PURPLE) == {"silver": 1}
    assert told(match, "favour", PURPLE)[1] == {"event": "favour", "seat": 1, "kind": "silver"}
    for viewer in (RED, YELLOW, -1):
        assert told(match, "favour", viewer)[1] == {"event": "favour", "seat": 1, "kind": None}


def test_cards_are_drawn_clockwise_from_the_active_player() -> None:
    """Rule 14.3."""
    pile = ["necklace", "copper", "silver", "gold", "pearls"]
    match = turn_up(*pile, players=4, hands=[{}, {}, {"gems": 3}], turn=YELLOW)
    play(match, "yellow: take", "yellow: lay 3 gems")
    assert hand(match, YELLOW) == {"necklace": 1, "copper": 1}
    assert [hand(match, seat) for seat in (BLUE, RED, PURPLE)] == [
        {"silver": 1},
        {"gold": 1},
        {"pearls": 1},
    ]


def test_the_hand_counts_as_it_is_when_the_sheriff_arrives() -> None:
    """Rule 14.3."""
    match = lay_out("3 gems", hands=[{"gems": 6}])  # with the necklace red holds four
    assert match.view()["seats"][RED]["cards"] == 4
    match = lay_out("4 gems", hands=[{"gems": 6}])
    assert match.view()["seats"][RED]["cards"] == 4  # three, and the favour


def test_the_favour_lapses_when_there_is_no_card_at_all() -> None:
    """Rule 14.4."""
    match = about_to_exchange("copper", players=4, bare=True, hands=[{"gems": 3}])
    match.play(RED, "lay 3 gems")
    assert events(match)[:8] == [
        "lay",
        "win",
        "march",
        "favour",
        "reshuffle",
        "favour",
        "favour",
        "lapse",
    ]
    assert hand(match, RED) == {"copper": 1, "necklace": 1}
    assert hand(match, PURPLE) == hand(match, YELLOW) == {"gems": 1}
    assert hand(match, BLUE) == {}


def test_who_holds_too_many_is_not_told_of_a_lapse() -> None:
    """Rule 14.4."""
    hands = [{"gems": 3}, {}, {}, {"copper": 4}]
    match = about_to_exchange(players=4, bare=True, hands=hands)
    match.play(RED, "lay 3 gems")
    assert [event["seat"] for event in told(match, "favour")] == [RED, PURPLE]
    assert [event["seat"] for event in told(match, "lapse")] == [YELLOW]
