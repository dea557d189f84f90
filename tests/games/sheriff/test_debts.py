"""Chapter 13: not enough gold."""

from tests.games.sheriff.positions import (
    BLUE,
    PURPLE,
    RED,
    at_the_gate,
    face_down,
    gold,
    play,
    shown,
    stand,
)

LIE = ("5 silk", "bread")  # costs 20
TRUTH = ("5 bread", "bread")  # costs 10


def test_all_gold_that_is_needed_is_paid() -> None:
    """Rule 13.1."""
    match = play(at_the_gate(purple=LIE, gold=[50, 21, 50, 50]), "red: open purple")
    assert gold(match) == [70, 1, 50, 50]
    assert match.view()["debt"] is None
    match = at_the_gate(purple=LIE, gold=[50, 5, 50, 50], stands=[{}, {"bread": 9}])
    play(match, "red: open purple")
    assert gold(match) == [55, 0, 50, 50]
    assert match.view()["debt"] == {"debtor": PURPLE, "creditor": RED, "gold": 15}


def test_a_broke_merchant_pays_with_goods_without_change() -> None:
    """Rule 13.2."""
    stands = [{}, {"chickens": 2, "bread": 3, "silk": 1}]
    match = at_the_gate(purple=("2 mead", "bread"), gold=[50, 0, 50, 50], stands=stands)
    play(match, "red: open purple")
    assert match.actors == (PURPLE,)
    assert match.legal_texts(PURPLE) == ["pay bread", "pay chickens"]
    play(match, "purple: pay chickens, pay bread")
    assert match.view()["debt"]["gold"] == 1
    play(match, "purple: pay chickens")
    assert match.view()["debt"] is None
    assert gold(match) == [50, 0, 50, 50]
    assert stand(match, RED) == {"chickens": 2, "bread": 1}
    assert stand(match, PURPLE) == {"bread": 2, "silk": 1}


def test_goods_of_the_opened_bag_can_pay_too() -> None:
    """Rule 13.2."""
    match = at_the_gate(purple=("1 mead 1 bread", "bread"), gold=[50, 1, 50, 50])
    play(match, "red: open purple")
    assert match.legal_texts(PURPLE) == ["pay bread"]
    play(match, "purple: pay bread")
    assert stand(match, RED) == {"bread": 1}
    assert match.view()["phase"] == "seizure"


def test_contraband_comes_last_and_is_shown() -> None:
    """Rule 13.3."""
    stands = [{}, {"apples": 1, "silk": 2, "mead": 1}]
    match = at_the_gate(
        purple=("4 pepper", "bread"), gold=[50, 0, 50, 50], stands=stands, options={"memory": True}
    )
    play(match, "red: open purple")
    assert match.legal_texts(PURPLE) == ["pay apples"]
    play(match, "purple: pay apples")
    assert match.legal_texts(PURPLE) == ["pay mead", "pay silk"]
    play(match, "purple: pay silk")
    assert match.view(BLUE)["news"][0] == {
        "event": "pay",
        "seat": PURPLE,
        "other": RED,
        "good": "silk",
    }
    assert shown(match, BLUE, RED) == {"silk": 1}
    play(match, "purple: pay mead")
    assert match.view()["debt"] is None
    assert stand(match, PURPLE) == {"silk": 1}


def test_the_rest_is_forgiven() -> None:
    """Rule 13.4."""
    match = at_the_gate(purple=LIE, gold=[50, 3, 50, 50], stands=[{}, {"apples": 1, "mead": 1}])
    play(match, "red: open purple", "purple: pay apples, pay mead")
    assert match.view()["news"][1] == {"event": "forgive", "seat": RED, "other": PURPLE, "gold": 8}
    assert match.view()["debt"] is None
    assert match.view()["phase"] == "seizure"
    assert gold(match) == [53, 0, 50, 50]


def test_who_has_nothing_at_all_is_not_asked() -> None:
    """Rule 13.4."""
    match = play(at_the_gate(purple=LIE, gold=[50, 0, 50, 50]), "red: open purple")
    assert match.actors == (RED,)
    assert gold(match) == [50, 0, 50, 50]


def test_a_broke_sheriff_pays_with_goods_too() -> None:
    """Rule 13.5."""
    match = at_the_gate(purple=TRUTH, gold=[3, 50, 50, 50], stands=[{"chickens": 1, "mead": 2}])
    play(match, "red: open purple")
    assert match.view()["debt"] == {"debtor": RED, "creditor": PURPLE, "gold": 7}
    assert match.legal_texts(RED) == ["pay chickens"]
    play(match, "red: pay chickens, pay mead")
    assert gold(match) == [0, 53, 50, 50]
    assert stand(match, PURPLE) == {"bread": 5, "chickens": 1, "mead": 1}
    assert stand(match, RED) == {"mead": 1}
    assert match.view()["phase"] == "gate"


def test_goods_paid_go_to_the_creditors_stand() -> None:
    """Rule 13.6."""
    match = at_the_gate(purple=TRUTH, gold=[0, 50, 50, 50], stands=[{"chickens": 1, "silk": 1}])
    play(match, "red: open purple", "red: pay chickens, pay silk")
    seen = match.view(BLUE)["seats"][PURPLE]
    assert seen["legal"] == {"bread": 5, "chickens": 1}
    assert seen["contraband_goods"] is None
    assert face_down(match, PURPLE) == 1
    assert face_down(match, RED) == 0
