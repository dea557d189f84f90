"""What Prometheus can ask about."""

from bisect import bisect_left
from collections.abc import Iterator, Sequence
from itertools import accumulate

from prometheus_client import REGISTRY, Counter, Gauge
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily
from prometheus_client.registry import Collector

REQUESTS = Counter("sherwood_requests", "Requests answered", ["method", "status"])
REFUSED = Counter("sherwood_refused", "Requests and sockets turned away", ["status"])
REFUSALS = Counter("sherwood_refusals", "Actions that were refused", ["stale"])
SOCKETS = Gauge("sherwood_sockets", "Open sockets")
TABLES = Gauge("sherwood_tables", "Tables with somebody at them")


# Prometheus' own counters take locks against other threads with every value. What is counted with every
# action is counted by these; here there is one thread.


class Tally(Collector):
    """How many of each kind there were."""

    def __init__(self, name: str, about: str, label: str, kinds: Sequence[str]) -> None:
        self._name, self._about, self._label = name, about, label
        self._counts = dict.fromkeys(kinds, 0)
        REGISTRY.register(self)

    def count(self, kind: str) -> None:
        """Add one of a kind."""
        self._counts[kind] += 1

    def collect(self) -> Iterator[CounterMetricFamily]:
        """How many there were so far."""
        family = CounterMetricFamily(self._name, self._about, labels=[self._label])
        for kind, count in self._counts.items():
            family.add_metric([kind], count)
        yield family


class Waits(Collector):
    """How long people wait, as a histogram."""

    def __init__(self, name: str, about: str, bounds: Sequence[float]) -> None:
        self._name, self._about, self._bounds = name, about, bounds
        self._counts = [0] * (len(bounds) + 1)
        self._sum = 0.0
        REGISTRY.register(self)

    def observe(self, seconds: float) -> None:
        """Add one wait of so many seconds."""
        self._counts[bisect_left(self._bounds, seconds)] += 1
        self._sum += seconds

    def collect(self) -> Iterator[HistogramMetricFamily]:
        """How many waited no longer than each bound."""
        names = [*map(str, self._bounds), "+Inf"]
        buckets = list(zip(names, accumulate(self._counts), strict=True))
        yield HistogramMetricFamily(self._name, self._about, buckets=buckets, sum_value=self._sum)


ACTIONS = Tally(
    "sherwood_actions", "Actions that became durable", "chosen_by", ("person", "bot", "clock")
)
SECONDS = Waits(
    "sherwood_action_seconds",
    "From an action to its answer",
    bounds=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 5.0),
)
