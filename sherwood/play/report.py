"""The arena's reports: each is one HTML page with plots drawn as SVG, and loads nothing from elsewhere."""

from html import escape
from typing import Any

from sherwood.play.crossplay import grid

WIDTH, ROW, LEFT, RIGHT = 760, 34, 170, 90
WIDTH_OF_LETTER = 8
HEIGHT = 150
LEGEND = 20
STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; max-width: 52rem; margin: 2rem auto; padding: 0 1rem; }
table { border-collapse: collapse; } th, td { padding: .2rem .7rem; text-align: right; }
th:first-child, td:first-child { text-align: left; } tr + tr { border-top: 1px solid #bbb; }
svg { width: 100%; height: auto; } svg text { font: 13px system-ui, sans-serif; fill: currentColor; }
.bar { fill: #2f6f4f; } .par { stroke: #b03030; stroke-dasharray: 4 3; } .whisker { stroke: #d8a030; stroke-width: 3; }
svg .name { font-weight: 600; } svg .note { fill: #b03030; }
h1, h2 { font-family: Georgia, serif; } td { font-variant-numeric: tabular-nums; }
@media (prefers-color-scheme: dark) { body { background: #1b1f1d; color: #e8e8e0; } .bar { fill: #6fbf8f; } }
"""


Record = dict[str, Any]


def document(title: str, parts: list[str]) -> str:
    """A whole page."""
    return (
        '<!doctype html><html lang="en"><head><meta charset="utf-8">'
        f"<title>{escape(title)}</title><style>{STYLE}</style></head>"
        f"<body><h1>{escape(title)}</h1>{''.join(parts)}</body></html>\n"
    )


def page(record: Record) -> str:
    """The report on a contest, from its record."""
    entries = record["entries"]
    title = f"{record['game'].capitalize()}: {' · '.join(entry['bot'] for entry in entries)}"
    parts = [
        preface(record),
        table(record),
        "<h2>Share of the wins</h2>",
        win_shares(record),
        "<h2>Points</h2>",
        *(histogram(entry, record["step"], bars_shown(entries)) for entry in entries),
        "<h2>How they play</h2>",
        habits(record),
    ]
    return document(title, parts)


def page_of_crossplay(record: Record) -> str:
    """The report on every bot among every other kind."""
    title = f"{record['game'].capitalize()}: {' · '.join(record['bots'])}, in cross-play"
    bars = [pair | {"bot": f"{pair['bot']} among {pair['against']}"} for pair in record["pairs"]]
    said = f"One of a row against {record['players'] - 1} of a column. {counted(record)}"
    parts = [f"<p>{said}</p>", grid_of(record), win_shares(record | {"entries": bars})]
    return document(title, parts)


def grid_of(record: Record) -> str:
    """What a bot of a row wins among others of a column."""
    head = "".join(f"<th>{escape(bot)}</th>" for bot in record["bots"])
    rows = "".join(
        f"<tr><td>{escape(bot)}</td>"
        + "".join(f"<td>{share(pair)}</td>" for pair in pairs)
        + "</tr>"
        for bot, pairs in zip(record["bots"], grid(record), strict=True)
    )
    return f"<table><tr><th></th>{head}</tr>{rows}</table>"


def page_of_exploit(record: Record) -> str:
    """The report on what was tried against a bot."""
    title = f"{record['game'].capitalize()}: what gains against {record['against']}"
    again = "Some of many tries look strong by chance. So the strongest were played on fresh deals:"
    parts = [
        f"<p>One against {record['players'] - 1}. {counted(record)}</p><p>{again}</p>",
        lines_of(record["again"]),
        win_shares(record | {"entries": record["again"]}),
        "<h2>All that was tried</h2>",
        lines_of(record["lines"]),
        win_shares(record | {"entries": record["lines"]}),
    ]
    return document(title, parts)


def lines_of(lines: list[Record]) -> str:
    """What was tried, in numbers."""
    rows = "".join(
        f"<tr><td>{escape(line['bot'])}</td><td>{share(line)}</td><td>{escape(line['says'])}</td></tr>"
        for line in lines
    )
    return f"<table><tr><th>tried</th><th>wins</th><th>what it does</th></tr>{rows}</table>"


def share(entry: Record | None) -> str:
    """A share of the wins with its interval."""
    return "" if entry is None else f"{entry['win_share']:.1%} ± {entry['interval']:.1%}"


def counted(record: Record) -> str:
    """How much was played for each line."""
    par = f"Par is {record['par']:.1%}."
    return f"{record['games']} games for each, seed {record['seed']}. {par}"


def preface(record: Record) -> str:
    """A sentence that says what was played, and how often."""
    games, deals, players = record["games"], record["deals"], record["players"]
    played = f"{games} games of {players} players, seed {record['seed']}."
    return f"<p>{played} Each of {deals} deals was played with every seating.</p>"


def table(record: Record) -> str:
    """The result in numbers."""
    rows = "".join(
        f"<tr><td>{escape(entry['bot'])}</td>"
        f"<td>{share(entry)}</td>"
        f"<td>{entry['points']:.1f} ± {entry['points_interval']:.1f}</td>"
        f"<td>{entry['rating']:.1f} ± {entry['uncertainty']:.1f}</td>"
        f"<td>{pace(entry['microseconds'])}</td></tr>"
        for entry in record["entries"]
    )
    head = "<tr><th>bot</th><th>wins</th><th>points</th><th>rating</th><th>time a move</th></tr>"
    return f"<table>{head}{rows}</table>"


def pace(microseconds: float | None) -> str:
    """A time a move, in the unit that suits it."""
    if microseconds is None:
        return "-"
    if microseconds < 1000:  # noqa: PLR2004
        return f"{microseconds:.1f} µs"
    return f"{microseconds / 1000:.0f} ms"


def win_shares(record: Record) -> str:
    """A bar for every entry with its interval, and the line of par."""
    entries = record["entries"]
    start = max(LEFT, WIDTH_OF_LETTER * max(len(entry["bot"]) for entry in entries))
    scale = (WIDTH - start - RIGHT) / max(
        0.01, *(min(entry["win_share"] + entry["interval"], 1.0) for entry in entries)
    )
    drawn = []
    for number, entry in enumerate(entries):
        top, won = number * ROW, entry["win_share"]
        low, high = max(won - entry["interval"], 0.0), min(won + entry["interval"], 1.0)
        middle = top + ROW / 2
        drawn.append(
            f'<text class="name" x="0" y="{middle + 5}">{escape(entry["bot"])}</text>'
            f'<rect class="bar" x="{start}" y="{top + 6}" width="{won * scale:.1f}" height="{ROW - 12}"/>'
            f'<line class="whisker" x1="{start + low * scale:.1f}" x2="{start + high * scale:.1f}" '
            f'y1="{middle}" y2="{middle}"/>'
            f'<text x="{start + high * scale + 8:.1f}" y="{middle + 5}">{won:.1%}</text>'
        )
    par = start + record["par"] * scale
    height = ROW * len(entries)
    drawn.append(
        f'<line class="par" x1="{par:.1f}" x2="{par:.1f}" y1="0" y2="{height}"/>'
        f'<text class="note" x="{par + 4:.1f}" y="{height + 14}">par {record["par"]:.1%}</text>'
    )
    return svg(height + LEGEND, "Share of the wins of each bot; the dashed line is par", drawn)


def bars_shown(entries: list[Record]) -> range:
    """From the first to the last step of points that anybody had, the same for all."""
    reached = [n for entry in entries for n, count in enumerate(entry["histogram"]) if count]
    return range(min(reached, default=0), max(reached, default=0) + 1)


def histogram(entry: Record, step: int, shown: range) -> str:
    """How often a bot had how many points."""
    bars = entry["histogram"] + [0] * (shown.stop - len(entry["histogram"]))
    wide, most = (WIDTH - LEFT) / len(shown), max(*bars, 1)
    drawn = [f'<text class="name" x="0" y="{HEIGHT / 2}">{escape(entry["bot"])}</text>']
    for place, number in enumerate(shown):
        left, tall = LEFT + place * wide, (HEIGHT - 24) * bars[number] / most
        points = f"{number * step} to {(number + 1) * step - 1} points: {bars[number]} games"
        drawn.append(
            f'<rect class="bar" x="{left:.1f}" y="{HEIGHT - 20 - tall:.1f}" '
            f'width="{wide - 1:.1f}" height="{tall:.1f}"><title>{points}</title></rect>'
        )
        if place % 4 == 0:
            drawn.append(f'<text x="{left:.1f}" y="{HEIGHT - 4}">{number * step}</text>')
    middle = LEFT + (entry["points"] / step - shown.start) * wide
    drawn.append(
        f'<line class="par" x1="{middle:.1f}" x2="{middle:.1f}" y1="0" y2="{HEIGHT - 20}">'
        f"<title>mean: {entry['points']:.1f} points</title></line>"
    )
    return svg(HEIGHT, f"Points of {entry['bot']}; the dashed line is the mean", drawn)


def habits(record: Record) -> str:
    """What was watched, and rates that follow from it."""
    entries = record["entries"]
    head = "".join(f"<th>{escape(entry['bot'])}</th>" for entry in entries)
    rows = "".join(
        f"<tr><td>{escape(name)} a game</td>"
        + "".join(f"<td>{entry['watched'][name]:.2f}</td>" for entry in entries)
        + "</tr>"
        for name in entries[0]["watched"]
    )
    rates = "".join(
        f"<tr><td>{escape(rate['name'])}</td>"
        + "".join(f"<td>{worked_out(rate, entry['watched'])}</td>" for entry in entries)
        + "</tr>"
        for rate in record["rates"]
    )
    return f"<table><tr><th></th>{head}</tr>{rows}{rates}</table>"


def worked_out(rate: Record, watched: dict[str, float]) -> str:
    """One count beside another."""
    if watched[rate["whole"]] == 0:
        return "-"
    ratio = watched[rate["part"]] / watched[rate["whole"]]
    return f"{ratio:.0%}" if rate["share"] else f"{ratio:.1f}"


def svg(height: int, label: str, drawn: list[str]) -> str:
    """A drawing as SVG, with this inside it."""
    return (
        f'<svg viewBox="0 0 {WIDTH} {height}" role="img" aria-label="{escape(label)}">'
        f"{''.join(drawn)}</svg>"
    )
