"""The table of any game, told from its view without knowing what it means."""

from typing import Any

from sherwood.terminal.boards.board import LegalAction, View, counted, listed

TOLD_ELSEWHERE = {"game", "seat", "names", "actors", "points", "news", "seats"}


def tell_table(view: View) -> list[str]:
    """Everything in the view, one thing a line."""
    lines = [f"{plain(name)}: {say(view[name])}." for name in view if name not in TOLD_ELSEWHERE]
    for seat, facts in enumerate(view.get("seats", [])):
        points = counted(view["points"][seat], "point")
        lines.append(f"{view['names'][seat]}, {points}: {say(facts)}.")
    return lines


def tell_hand(view: View) -> list[str]:
    """What the viewer's seat shows."""
    seats = view.get("seats", [])
    return [f"You: {say(seats[view['seat']])}."] if view["seat"] is not None and seats else []


def moment(view: View) -> object:  # noqa: ARG001
    """Nobody knows what matters here, so the table is always told."""
    return None


def ask(view: View) -> str:
    """A question that always fits."""
    return f"What do you do, {view['names'][view['seat']]}?"


def word(choice: LegalAction, view: View) -> str:  # noqa: ARG001
    """The action's own text: this board knows no better word."""
    return choice.text.capitalize()


def score_sheet(view: View) -> list[str]:
    """A line for each player, with their points."""
    return [
        f"{name}: {counted(points, 'point')}."
        for name, points in zip(view["names"], view["points"], strict=True)
    ]


def judge(view: View) -> str:
    """A sentence that says who has won."""
    names = [view["names"][seat] for seat in view["winners"]]
    if view["decided_by"] == "shared":
        return f"{listed(names)} share the victory."
    tie = "" if view["decided_by"] == "points" else f" by {plain(view['decided_by'])}"
    return f"{listed(names)} wins{tie} with {counted(max(view['points']), 'point')}."


def say(fact: Any) -> str:
    """A part of a view in words."""
    if fact in (None, [], {}, ""):
        return "none"
    match fact:
        case bool():
            return "yes" if fact else "no"
        case dict():
            return ", ".join(f"{plain(name)} {say(value)}" for name, value in fact.items())
        case list():
            return ", ".join(say(value) for value in fact)
        case _:
            return plain(str(fact))


def plain(name: str) -> str:
    """A name of the view as words."""
    return name.replace("_", " ")
