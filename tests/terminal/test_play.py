"""Playing whole games at the terminal."""

import re
from itertools import pairwise

import numpy as np
import pytest

import sherwood
from sherwood.games.dice import WORDS_IN_KEY
from sherwood.play.match import SPECTATOR, Match
from sherwood.terminal import prompt
from sherwood.terminal.boards import any_game, nottingham, sheriff
from sherwood.terminal.boards.board import Board, LegalAction, find_board, legal_actions
from sherwood.terminal.narrator import tell_news
from tests.terminal.driving import Commands, numbers, process

ALONE = ("play", "--terminal", "nottingham", "--players", "4", "--names", "Ada")
CURTAIN = re.compile(r"Pass the screen to (\w+)\. Press Enter when you are ready\. ")


@pytest.mark.parametrize("seed", range(4))
def test_one_person_plays_three_novices_to_the_end(commands: Commands, seed: int) -> None:
    outcome = commands.run(*ALONE, "--seed", str(seed), typed=numbers(seed))
    assert (outcome.code, outcome.err) == (0, "")
    assert "Pass the screen" not in outcome.out
    match = sherwood.replay(commands.saved[0].read_text())
    assert match.over
    for line in ("The score sheet:", *nottingham.score_sheet(match.view())):
        assert line in outcome.out.splitlines()
    assert nottingham.judge(match.view()) in outcome.out
    assert f"sherwood verify {commands.saved[0]}" in outcome.out
    assert f"sherwood replay {commands.saved[0]}" in outcome.out


@pytest.mark.parametrize("players", [3, 7])
@pytest.mark.parametrize("bot", ["novice", "random"])
def test_other_tables_are_played_to_the_end(commands: Commands, players: int, bot: str) -> None:
    outcome = commands.run(
        *(
            "play",
            "--terminal",
            "nottingham",
            "--players",
            str(players),
            "--bot",
            bot,
            "--option",
            "memory=yes",
        ),
        typed=numbers(players),
    )
    assert (outcome.code, outcome.err) == (0, "")
    assert sherwood.replay(commands.saved[0].read_text()).head.options["memory"] is True


def test_with_nothing_given_it_asks_and_enter_takes_the_usual(commands: Commands) -> None:
    outcome = commands.run("play", "--terminal", "nottingham", typed="\n\nquit\n")
    assert outcome.code == 0
    assert "How many players, you and the bots together, 3 to 7? (4)" in outcome.out
    match = sherwood.replay(commands.saved[0].read_text())
    assert match.names == ("Robin", "Much", "Nell", "Much II")  # two are novices, and a relative


def test_wrong_answers_before_the_game_are_asked_again(commands: Commands) -> None:
    typed = "ninety\n99\n5\n\x1b[31m\n" + "x" * 50 + "\nred\nquit\n"
    outcome = commands.run("play", "--terminal", "nottingham", typed=typed)
    assert outcome.out.count("How many players") == 3
    assert outcome.out.count("What is your name?") == 3
    assert sherwood.replay(commands.saved[0].read_text()).names[0] == "red"


def test_leaving_before_the_game_begins_saves_nothing(commands: Commands) -> None:
    outcome = commands.run("play", "--terminal", "nottingham", typed="4\n")
    assert outcome.out.endswith("No game was begun.\n")
    assert commands.saved == []


def test_garbage_is_complained_about_and_changes_nothing(commands: Commands) -> None:
    # With this seed the first question has several answers: of one alone, Enter would be it.
    garbage = [
        "",
        "0",
        "99",
        "-1",
        "1.5",
        "²",
        "take take",
        "raid",
        "raid nobody",
        "'; drop",
        "9" * 999,
    ]
    garbage += [
        "\x00\x1b[2J",
        "[bold]",
        "{0}",
        "é" * 200,
        "red: take",
        "offer",
        "?" * 9,
        "\t",
        "\\",
    ]
    outcome = commands.run(*ALONE, "--seed", "2", typed="\n".join(garbage) + "\nquit\n")
    assert (outcome.code, outcome.err) == (0, "")
    assert "\x1b" not in outcome.out
    assert "\x00" not in outcome.out
    played = sherwood.replay(commands.saved[0].read_text())
    quiet = commands.run(*ALONE, "--seed", "2", typed="quit\n")
    assert quiet.code == 0
    assert sherwood.replay(commands.saved[0].read_text()).actions == played.actions


def test_bytes_that_are_no_text_do_not_crash(commands: Commands) -> None:
    with process(commands.data, *ALONE, "--seed", "1") as running:
        out, err = running.communicate(b"\xff\xfe\x80\n\xc3\n1\nquit\n", timeout=120)
    assert (running.returncode, err) == (0, b"")
    assert b"Go on with:" in out


def test_a_choice_can_be_typed_in_many_ways() -> None:
    match = sherwood.set_up(
        {
            "game": "nottingham",
            "players": 3,
            "hands": [{}, {"gold": 1}, {"gold": 2}],
            "draw_pile": ["gems"],
        },
        seed=1,
        names=("Ada", "Little John", "Much"),
    )
    view = match.view(0)
    choices = [
        prompt.MenuItem(action, choice.text, nottingham.word(choice, view))
        for action, choice in zip(match.legal(0), legal_actions(match, 0), strict=True)
    ]

    def meant(typed: str) -> str | None:
        action = prompt.exactly(typed, choices, match.game)
        if action is None:
            action = prompt.loosely(typed, choices, match)
        return None if action is None else match.describe(action)

    assert meant("1") == meant("take") == meant("Take the gems") == meant("t") == "take"
    assert meant("3") == meant("RAID yellow") == meant("raid much") == "raid yellow"
    assert meant("raid little john") == meant("Raid Little") == "raid purple"
    assert meant("raid") is None
    assert meant("rob much") is None
    assert meant("") is None


def test_help_look_hand_log_rules_and_save_answer_and_ask_again(commands: Commands) -> None:
    typed = "?\nlook\nhand\nlog\nrules\nq\nsave\nHELP\nquit\n"
    outcome = commands.run(*ALONE, "--seed", "1", typed=typed)
    assert outcome.out.count("The choices as they stand in a log:") == 2
    assert outcome.out.count("Task five of a kind:") == 2
    assert outcome.out.count("Your hand,") == 3
    assert "Nottingham: the rules" in outcome.out
    assert outcome.out.count("The game is saved. Go on with:") == 2
    assert outcome.code == 0


def test_the_log_at_the_table_holds_no_secret(commands: Commands) -> None:
    outcome = commands.run(*ALONE, "--seed", "2", typed="1\n" * 30 + "log\nquit\n")
    match = sherwood.replay(commands.saved[0].read_text())
    assert match.head.secret.hex() not in outcome.out
    assert match.head.key.hex() not in outcome.out


@pytest.mark.parametrize("seed", range(3))
def test_behind_the_curtain_people_read_only_what_they_may_know(
    commands: Commands, seed: int
) -> None:
    arguments = (
        "play",
        "--terminal",
        "nottingham",
        "--people",
        "2",
        "--players",
        "3",
        "--names",
        "Ada,Bea",
    )
    outcome = commands.run(*arguments, "--seed", str(seed), typed=numbers(seed))
    assert (outcome.code, outcome.err) == (0, "")
    match = sherwood.replay(commands.saved[0].read_text())
    before, *parts = CURTAIN.split(outcome.out)
    parts[-1] = parts[-1].partition("The score sheet:")[0]
    assert "Your" not in before
    for seat in range(2):
        other = 1 - seat
        screens = "".join(
            screen
            for name, screen in zip(parts[::2], parts[1::2], strict=True)
            if name == match.names[seat]
        )
        hands, news = asked_and_told(match, seat)
        assert re.findall(r"^Your .*$", screens, re.MULTILINE) == hands
        blocks = re.findall(r"^What happened:\n(.*?)\n\n", screens, re.MULTILINE | re.DOTALL)
        assert "\n".join(blocks).splitlines() == news
        others_hands = set(asked_and_told(match, other)[0]) - set(hands)
        assert others_hands
        assert not [line for line in others_hands if line in screens]


def asked_and_told(match: Match, seat: int) -> tuple[list[str], list[str]]:
    """What a person reads about the own cards each time that person is asked, and all news."""
    again = Match(match.head)
    hands: list[str] = []
    news: list[str] = []
    told = tell_news(again, seat)
    for actor, action in match.actions:
        if actor == seat:
            hands += nottingham.tell_hand(again.view(seat))
            news += told
            told = []
        again.play(actor, action)
        told += tell_news(again, seat)
    return hands, news


def test_between_two_people_the_screen_is_cleared(commands: Commands) -> None:
    outcome = commands.run(
        *("play", "--terminal", "nottingham", "--people", "3", "--players", "3", "--seed", "4"),
        typed=numbers(4),
    )
    people = CURTAIN.findall(outcome.out)
    assert set(people) == {"Robin", "Marian", "Much"}
    assert all(one != next_one for one, next_one in pairwise(people))
    last = CURTAIN.split(outcome.out)[-1]
    assert "Your hand" not in last[last.index("The score sheet:") :]


@pytest.mark.parametrize(
    ("game", "board"),
    [("nottingham", nottingham), ("nottingham", any_game), ("sheriff", sheriff)],
    ids=["nottingham", "any game", "sheriff"],
)
def test_a_screen_is_the_same_for_tables_that_look_the_same(game: str, board: Board) -> None:
    chance = np.random.default_rng(6)
    match = sherwood.new(game, 4, 6, options={"memory": True})
    while not match.over:
        for seat in (SPECTATOR, *match.actors):
            other = match.copy()
            key = chance.integers(0, 2**32, (1, WORDS_IN_KEY), np.uint32)
            other._kernels.guess(other.table, seat, key)
            assert screen_of(board, match, seat) == screen_of(board, other, seat)
        actor = match.actors[-1]
        match.play(actor, int(chance.choice(match.legal(actor))))


def screen_of(board: Board, match: Match, seat: int) -> list[str]:
    """Everything that a seat reads."""
    view = match.view(seat)
    lines = [*board.tell_table(view), *board.tell_hand(view), *tell_news(match, seat)]
    if seat in match.actors:
        lines += [board.ask(view), *(board.word(one, view) for one in legal_actions(match, seat))]
    return lines


def test_lines_can_be_read_aloud(commands: Commands) -> None:
    outcome = commands.run(*ALONE, "--seed", "3", typed="?\nlook\nrules\n\n\nq\n" + numbers(3))
    drawn = re.compile(r"[\u2500-\u259f|\t]| {3}")
    assert not [line for line in outcome.out.splitlines() if drawn.search(line)]


def test_a_game_without_a_board_of_its_own_is_told_from_its_view() -> None:
    assert find_board("nottingham") is nottingham
    board = find_board("a game that nobody has drawn")
    assert board is any_game
    match = sherwood.new("nottingham", 3, 1, names=("Ada", "Bea", "Cid"))
    seat = match.actors[0]
    told = "\n".join(board.tell_table(match.view(seat)))
    assert "phase: choice." in told
    assert "track: numbers 3, 5, 4," in told
    assert f"{match.names[seat]}, 0 points: " in told
    raid = LegalAction("raid purple", "raid", (1,))
    assert board.word(raid, match.view(seat)) == "Raid purple"


@pytest.mark.parametrize("seed", range(10))
@pytest.mark.parametrize("game", ["nottingham", "sheriff"])
def test_a_score_sheet_adds_up_line_by_line(game: str, seed: int) -> None:
    match = sherwood.new(game, 5, seed)
    chance = np.random.default_rng(seed)
    while not match.over:
        seat = match.actors[0]
        match.play(seat, int(chance.choice(match.legal(seat))))
    sums = []
    for line in find_board(game).score_sheet(match.view()):
        if not line.startswith(" "):
            running = 0
        elif total := re.fullmatch(r"  Together: (\d+) points?", line):
            assert int(total[1]) == running
            sums.append(running)
        else:
            running += int(line.rsplit(": ", 1)[1])
    assert sums == match.scores


def tied(*winnings: dict[str, int]) -> Match:
    """A game of three that ends in a tie or not, by the last task."""
    done = {"each": [0, 1], "five": [0, 1], "four_pairs": [0, 1], "three_pairs": [0]}
    match = sherwood.set_up(
        {
            "game": "nottingham",
            "players": 3,
            "turn": 1,
            "hands": [{}, {"copper": 2, "silver": 2, "gold": 2}, {}],
            "draw_pile": ["chest"],
            "winnings": list(winnings),
            "tasks": done,
        },
        seed=1,
    )
    match.play(1, "take")
    match.play(1, "task three_pairs copper silver gold")
    assert match.over
    return match


def test_the_end_names_the_tie_break() -> None:
    most_cards = tied({"copper": 2, "pearls": 1}, {"gold": 1, "copper": 1, "silver": 1}, {})
    assert most_cards.scores[0] == most_cards.scores[1]
    says = nottingham.judge(most_cards.view())
    assert says.startswith("red and purple have 94 points each. red and purple share the victory")
    more = tied({"copper": 3}, {"pearls": 1, "gems": 1}, {})
    says = nottingham.judge(more.view())
    assert says == (
        "red and purple have 91 points each. red wins with more cards in the winnings, 3 cards."
    )
    clear = tied({"copper": 3}, {}, {})
    assert nottingham.judge(clear.view()) == "red wins with 91 points."


def test_a_merchant_can_haggle_before_the_sheriff_decides(commands: Commands) -> None:
    """A whole game of Sheriff at the screen: somebody offers, and sometimes it is taken."""
    arguments = ("play", "--terminal", "sheriff", "--players", "3", "--people", "1", "--seed", "2")
    outcome = commands.run(*arguments, typed=numbers(2) * 3)
    assert "Do you offer something?" in outcome.out
    assert "Let a bag pass, open it, or demand something?" in outcome.out
    assert "The score sheet:" in outcome.out
    assert outcome.code == 0
