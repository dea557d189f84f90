"""Try the few tests that failed once more, alone; what passes then is a race and is told loudly.

Whole games in real browsers share two cores here with servers that are killed. A test that fails twice is
broken; one that fails on a busy machine alone has found a race, in the program or in itself.
"""

import json
import sys
from pathlib import Path

import pytest

FAILED = Path(".pytest_cache/v/cache/lastfailed")
FEW = 3  # more are no accident


def main() -> int:
    """The exit code: 0 if all of them pass now."""
    failed = sorted(json.loads(FAILED.read_text(encoding="utf-8"))) if FAILED.exists() else []
    if not 0 < len(failed) <= FEW:
        return 1
    tell(f"{len(failed)} failed and will be tried once more, alone", failed)
    code = int(pytest.main(["-n", "0", *failed]))
    if code == 0:
        tell("RACES: these failed on a busy machine and passed alone. Look into them", failed)
    return code


def tell(what: str, tests: list[str]) -> None:
    """To whoever reads what CI says."""
    sys.stderr.write(f"sherwood: {what}:\n" + "".join(f"  {test}\n" for test in tests))


if __name__ == "__main__":
    sys.exit(main())
