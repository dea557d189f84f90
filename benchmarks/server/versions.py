"""With what the servers ran: figures of one Python are not those of another."""

import platform
import subprocess
import sysconfig
from contextlib import suppress

from benchmarks.server.boardgame_io import Missing, node

OPTIMISED = "--enable-optimizations"


def versions() -> dict[str, str]:
    """Of Python and of Node, as far as they are here."""
    found = {"Python": python()}
    with suppress(Missing):
        found["Node"] = subprocess.check_output([*node(), "--version"], text=True).strip()
    return found


def python() -> str:
    """Its version and its build.

    An optimised build is told where its configuration says so. Debian's does not, though it is one, so
    that nothing is claimed of others.
    """
    parts = [platform.python_version(), platform.python_compiler(), platform.python_build()[1]]
    if OPTIMISED in (sysconfig.get_config_var("CONFIG_ARGS") or ""):
        parts.append(OPTIMISED)
    return ", ".join(parts)
