"""The machine's own Chromium, and how we start it."""

import shutil

# The shell draws no window around a page, which costs more than the page; both have the same engine.
PROGRAMS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
SWITCHES = [
    "--no-sandbox",  # tests may run as root
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


def program() -> str | None:
    """Where it is."""
    return next((found for name in PROGRAMS if (found := shutil.which(name))), None)
