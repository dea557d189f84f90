"""A checkpoint: all that a learner needs to go on, in one file that is there as a whole or not at all."""

import json
import os
import zipfile
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np

FACTS = "facts"
Arrays = Mapping[str, np.ndarray[Any, Any]]


def write_checkpoint(place: Path, arrays: Arrays, facts: Mapping[str, Any]) -> None:
    """Write a file beside the last one, and put it in its place when it is on the disk."""
    fresh = place.with_name(place.name + ".new")
    text = np.frombuffer(json.dumps(facts).encode(), np.uint8)
    try:
        place.parent.mkdir(parents=True, exist_ok=True)
        with fresh.open("wb") as file:
            np.savez(file, allow_pickle=False, **{FACTS: text}, **arrays)
            file.flush()
            os.fsync(file.fileno())
        fresh.replace(place)
    except OSError as error:
        raise ValueError(f"{place} cannot be written: {error.strerror or error}") from None


def read_checkpoint(place: Path) -> tuple[dict[str, np.ndarray[Any, Any]], dict[str, Any]]:
    """The arrays and the facts of a file."""
    try:
        with np.load(place, allow_pickle=False) as kept:
            arrays = {name: kept[name] for name in kept.files}
        facts = json.loads(arrays.pop(FACTS).tobytes())
    except (OSError, KeyError, ValueError, EOFError, zipfile.BadZipFile) as error:
        raise ValueError(f"{place} is no checkpoint: {error}") from None
    return arrays, facts
