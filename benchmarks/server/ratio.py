"""How many times theirs ours is, and how sure that is."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import stdev

# Student's t for 95 of 100, by degrees of freedom; after these, 1.96 + 2.6 / freedom is within 0.01.
STUDENT = (12.71, 4.30, 3.18, 2.78, 2.57, 2.45, 2.36, 2.31, 2.26, 2.23)


@dataclass(frozen=True)
class Ratio:
    """A ratio; in 95 of 100 runs the true one lies within so much of it, where that is known."""

    value: float
    within: float | None = None

    def __str__(self) -> str:
        return f"{self.value:.2f}" + ("" if self.within is None else f" ± {self.within:.2f}")


def ratio_within(value: float, ours: Sequence[float], theirs: Sequence[float]) -> Ratio:
    """How sure a ratio is, from turns that were taken one after the other.

    Each of ours is compared with the one of theirs beside it: a machine that is slow for a while is
    slow for both. Logarithms, since half as fast is as far off as twice as fast.
    """
    logs = [math.log(a / b) for a, b in zip(ours, theirs, strict=True) if a > 0 and b > 0]
    freedom = len(logs) - 1
    if freedom < 1:
        return Ratio(value)
    student = STUDENT[freedom - 1] if freedom <= len(STUDENT) else 1.96 + 2.6 / freedom
    return Ratio(value, value * student * stdev(logs) / math.sqrt(len(logs)))
