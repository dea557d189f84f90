"""Extras: packages that only some people need, and the sentence that says how to install them."""

from importlib import import_module
from typing import Any


def bring(module: str, extra: str, wish: str) -> Any:
    """A module that an extra of Sherwood brings, or what to do where it is missing."""
    try:
        return import_module(module)
    except ImportError as error:
        raise ValueError(
            f"{wish} needs what is not installed here ({error}): pip install 'sherwood[{extra}]'"
        ) from error
