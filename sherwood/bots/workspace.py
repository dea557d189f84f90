"""Where a compiled bot looks at a table."""

import numpy as np
import numpy.typing as npt

from sherwood.games.record import Tables

BYTES_IN_WORD = 8


class Workspace:
    """A copy of a table, the same memory as words, and a scratch; all of them are written to."""

    def __init__(self, table: np.dtype[np.void], scratch: np.dtype[np.void]) -> None:
        size = table.itemsize
        self.sight: npt.NDArray[np.int64] = np.zeros(-(-size // BYTES_IN_WORD), np.int64)
        self.table: Tables = self.sight.view(np.uint8)[:size].view(table)
        self.scratch: Tables = np.zeros(1, scratch)

    def load(self, hidden: Tables) -> None:
        """Copy a table here."""
        self.table.view(np.uint8)[:] = hidden.view(np.uint8)
