"""Reports on learning: how a network became better, and what it wins in each part of a game."""

from html import escape

from sherwood.play.report import HEIGHT, LEFT, WIDTH, Record, document, share, svg, win_shares

TOP, BOTTOM = 10, 24  # of a curve, free for its labels
TICKS = 5
NO_TIME = 0.1  # seconds
PLAYERS_OF_CURVE = 4


def page_of_response(record: Record) -> str:
    """The report on a network that has learned to beat a bot."""
    title = f"{record['game'].capitalize()}: what a network learns against {record['against']}"
    bars = win_shares(record | {"entries": record["lines"]})
    return document(
        title,
        [
            f"<p>{learned_how(record)}</p>",
            "<h2>While it learned</h2>",
            curve(record["curve"], record["par"]),
            "<h2>In the end, and in one part of the game alone</h2>",
            "<p>Elsewhere the network then does what the usual bot does.</p>",
            table_of(record["lines"]),
            bars,
        ],
    )


def page_of_training(record: Record) -> str:
    """The report on a network that was trained."""
    measured = record["evaluation"]
    lines = [{**line, "bot": f"{line['bot']}, par {line['par']:.1%}"} for line in measured["lines"]]
    at_four = {point["rounds"]: point for point in record["curve"]}
    return document(
        f"{record['game'].capitalize()}: a network learns",
        [
            f"<p>{trained_how(record)}</p>",
            f"<h2>While it learned: one among three {escape(measured['against'])}</h2>",
            curve(list(at_four.values()), 1 / PLAYERS_OF_CURVE),
            f"<h2>In the end: one among others, all {escape(measured['against'])}</h2>",
            f"<p>{lines[0]['games']} fresh games or more for each, seed {measured['seed']}.</p>",
            table_of(lines),
        ],
    )


def trained_how(record: Record) -> str:
    """How long a network was trained."""
    return (
        f"{record['cpu_hours']:.2f} hours of one core, {record['rounds']} rounds, "
        f"{record['practice']} games, {record['decisions']} decisions, seed {record['seed']}."
    )


def learned_how(record: Record) -> str:
    """How long it learned, and how it was measured."""
    learned = (
        f"{record['seconds']:.0f} s of one core, {record['rounds']} rounds, "
        f"{record['practice']} games, {record['decisions']} decisions"
    )
    measured = f"measured in {record['games']} other games, seed {record['seed']}"
    return (
        f"One against {record['players'] - 1}. {learned}; {measured}. Par is {record['par']:.1%}."
    )


def table_of(lines: list[Record]) -> str:
    """The results in numbers."""
    rows = "".join(
        f"<tr><td>{escape(line['bot'])}</td><td>{share(line)}</td></tr>" for line in lines
    )
    return f"<table><tr><th></th><th>wins</th></tr>{rows}</table>"


def curve(points: list[Record], par: float) -> str:
    """The share of the wins by the seconds of learning, with its interval and the line of par."""
    longest = max(float(points[-1]["seconds"]), NO_TIME)
    tops = [min(float(point["win_share"] + point["interval"]), 1.0) for point in points]
    highest = max(par, *tops)

    def across(seconds: float) -> float:
        return LEFT + (WIDTH - LEFT - 10) * seconds / longest

    def up(won: float) -> float:
        return HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * won / highest

    drawn = [
        f'<line class="par" x1="{LEFT}" x2="{WIDTH}" y1="{up(par):.1f}" y2="{up(par):.1f}"/>',
        f'<text class="note" x="0" y="{up(par) + 5:.1f}">par {par:.1%}</text>',
    ]
    line = " ".join(f"{across(one['seconds']):.1f},{up(one['win_share']):.1f}" for one in points)
    drawn.append(f'<polyline points="{line}" fill="none" stroke="currentColor"/>')
    for one in points:
        at, won, off = across(one["seconds"]), one["win_share"], one["interval"]
        low, high = up(max(won - off, 0.0)), up(min(won + off, 1.0))
        drawn.append(
            f'<line class="whisker" x1="{at:.1f}" x2="{at:.1f}" y1="{low:.1f}" y2="{high:.1f}">'
            f"<title>{one['games']} games: {share(one)}</title></line>"
        )
    for tick in range(TICKS + 1):
        seconds = longest * tick / TICKS
        drawn.append(
            f'<text x="{across(seconds) - 20:.1f}" y="{HEIGHT - 4}">{seconds:.0f} s</text>'
        )
    return svg(HEIGHT, "Share of the wins by seconds of learning; the dashed line is par", drawn)
