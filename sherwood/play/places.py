"""Where Sherwood keeps what it writes for a person."""

import os
from pathlib import Path

from platformdirs import user_data_path


def data_folder() -> Path:
    """The folder of saved games and of tables. SHERWOOD_DATA names another place."""
    chosen = os.environ.get("SHERWOOD_DATA")
    return Path(chosen) if chosen else user_data_path("sherwood", appauthor=False)
