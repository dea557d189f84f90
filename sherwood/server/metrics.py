"""What Prometheus can ask about."""

from prometheus_client import Counter, Gauge, Histogram

REQUESTS = Counter("sherwood_requests", "Requests answered", ["method", "status"])
REFUSED = Counter("sherwood_refused", "Requests and sockets turned away", ["status"])
ACTIONS = Counter("sherwood_actions", "Actions that became durable", ["chosen_by"])
BY_PEOPLE = ACTIONS.labels("person")
REFUSALS = Counter("sherwood_refusals", "Actions that were refused", ["stale"])
SOCKETS = Gauge("sherwood_sockets", "Open sockets")
TABLES = Gauge("sherwood_tables", "Tables with somebody at them")
SECONDS = Histogram(
    "sherwood_action_seconds",
    "From an action to its answer",
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 5.0),
)
