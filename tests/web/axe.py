"""What axe-core has to say about a page, in each of our themes."""

from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from tests.server.processes import missing

SOURCE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
THEMES = ("light", "dark", "contrast")
ONLY_THE_COLOURS = {"runOnly": ["color-contrast", "link-in-text-block"]}

DRESS = """async theme => {
  document.documentElement.dataset.theme = theme
  const fading = () => document.getAnimations().filter(one => one instanceof CSSTransition)
  do {
    await new Promise(requestAnimationFrame)
    await Promise.allSettled(fading().map(one => one.finished))
  } while (fading().length > 0)
}"""


def faults(page: Page, themes: tuple[str, ...] = THEMES) -> list[str]:
    """All that axe finds; with every theme but the first only colours can differ."""
    found = []
    for theme in themes:
        wear(page, theme)
        only = {} if theme == themes[0] else ONLY_THE_COLOURS
        found += [f"{theme}: {fault}" for fault in ask(page, only)]
    wear(page, themes[0])
    return found


def wear(page: Page, theme: str) -> None:
    """Dress the page in place, as the settings do."""
    page.evaluate(DRESS, theme)


def ask(page: Page, options: dict[str, Any]) -> list[str]:
    """Which rules are broken, and where."""
    if not page.evaluate("'axe' in window"):
        if not SOURCE.is_file():
            missing("axe-core")
        page.evaluate(SOURCE.read_text("utf-8"))  # no script element: our own policy forbids it
    answer = page.evaluate(
        "options => axe.run({ resultTypes: ['violations'], preload: false, ...options })", options
    )
    return [
        f"{violation['id']} at {' '.join(map(str, node['target']))}: {why(node)}"
        for violation in answer["violations"]
        for node in violation["nodes"]
    ]


def why(node: dict[str, Any]) -> str:
    """In axe's words, on one line."""
    return " ".join(str(node.get("failureSummary", "")).split())
