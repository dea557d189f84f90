"""Blocks of actions: the same answers in plain Python and in compiled rules."""

from sherwood.games.block import Block
from sherwood.games.compiled import kernel

ROB = Block(first=4, length=3)


@kernel
def compiled_answers(action: int) -> tuple[bool, int, int, int]:
    """All that rules ask of a block."""
    return ROB.holds(action), ROB.index(action), ROB[1], len(ROB)


def test_a_block_holds_its_own_actions_and_no_others() -> None:
    assert [action for action in range(10) if ROB.holds(action)] == list(ROB) == [4, 5, 6]


def test_an_action_is_found_by_its_index_and_the_index_by_its_action() -> None:
    assert [ROB.index(action) for action in ROB] == [0, 1, 2]
    assert [ROB[index] for index in range(len(ROB))] == [4, 5, 6]


def test_compiled_rules_get_the_same_answers() -> None:
    for action in range(10):
        plain = ROB.holds(action), ROB.index(action), ROB[1], len(ROB)
        assert compiled_answers(action) == plain
