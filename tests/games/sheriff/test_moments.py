"""What an action looks like between its steps: the bag, its contents, the gold, the next round."""

from tests.games.moments import message, steps_of, views_of
from tests.games.sheriff.positions import PURPLE, RED, YELLOW, at_the_gate, play


def test_a_bag_is_opened_then_its_goods_are_seen_then_the_gold_is_paid() -> None:
    match = at_the_gate(purple=("2 silk", "apples"))
    views = views_of(match.copy(), RED, "open purple", RED)
    told = steps_of(match, RED, "open purple")
    assert told[:2] == [["open"], ["reveal"]]
    assert told[2][0] == "gold"
    assert [view["seats"][RED]["gold"] for view in views] == [50, 50, 58]
    assert [sum(view["seized"].values()) for view in views] == [0, 0, 2]
    assert len({view["seats"][PURPLE]["bag"] for view in views[:2]}) == 1


def test_of_an_opened_bag_what_was_declared_is_seen_first_and_the_worst_last() -> None:
    match = at_the_gate(purple=("1 crossbow 1 pepper 2 apples", "apples"))
    before = match.copy()
    match.play(RED, "open purple")
    seen = [
        event["good"]
        for event in message(before, match, RED)["events"]
        if event["event"] in ("to_stand", "reveal")
    ]
    assert seen == ["apples", "pepper", "crossbow"]


def test_nothing_is_reckoned_before_all_of_a_bag_was_seen() -> None:
    """Neither gold nor goods nor anybody's record change until then."""
    words = "yellow: about purple, add 5 gold, offer for opening"
    match = play(at_the_gate(purple=("2 silk", "apples")), words)
    views = views_of(match, RED, "open purple", RED)
    assert views[0] == views[1]
    assert views[1]["seats"] != views[2]["seats"]


def test_a_bag_is_let_pass_before_its_goods_are_laid_out() -> None:
    match = play(at_the_gate(), "purple: about purple, add 5 gold, offer for passing")
    assert steps_of(match, RED, "pass purple") == [["pass"], ["to_stand", "gold"]]


def test_what_came_of_the_last_bag_is_seen_before_the_next_round() -> None:
    match = play(at_the_gate(players=3), "red: pass purple")
    told = steps_of(match, RED, "wave through yellow")
    assert told == [["wave"], ["to_stand"], ["draw"] * 3 + ["round"]]


def test_bags_pass_one_after_another_when_the_sheriff_stops() -> None:
    match = at_the_gate()
    told = steps_of(match, RED, "stop")
    assert told == [["stop"], *[["wave", "to_stand"]] * 3, ["draw"] * 4 + ["round"]]


def test_contraband_is_turned_up_player_by_player_before_anybody_has_won() -> None:
    stands: list[dict[str, int]] = [{"silk": 1}, {"pepper": 2}, {}]
    match = at_the_gate(players=3, stands=stands, round=9)
    play(match, "red: pass purple")
    views = views_of(match.copy(), RED, "pass yellow", YELLOW)
    told = steps_of(match, RED, "pass yellow")
    assert told == [["pass"], ["to_stand"], ["over"], ["turn_up"], ["turn_up"], []]
    shown = [[seat["contraband_goods"] for seat in view["seats"][:2]] for view in views]
    assert shown == [
        *[[None, None]] * 3,
        [{"silk": 1}, None],
        *[[{"silk": 1}, {"pepper": 2}]] * 2,
    ]
    assert [view["winners"] for view in views] == [*[[]] * 5, [PURPLE]]
    points = [view["points"][RED] for view in views]
    assert points[2] < points[3] == points[5]


def test_nobody_learns_from_a_closed_bag_before_it_is_opened() -> None:
    views = views_of(at_the_gate(purple=("2 silk", "apples")), RED, "open purple", RED)
    assert views[0]["seats"][PURPLE]["in_bag"] is None
    assert views[0]["gate"]["bags"][0]["merchant"] == PURPLE
