"""The compiled bots of Nottingham: steady, and how others differ from it."""

from sherwood.bots.nottingham.mind.weights import STEADY

PEACEFUL = {"peace": 100.0, "ambush": -100.0}  # attacks nobody, and lays no ambush
KEEPS_TO_ITSELF = {"offers": 0.0, "barter": 0.0}  # expects nothing of offers
NO_PLANS = {"readiness": (0.95, 0.0, 0.0, 0.0, 0.0)}  # a task counts when all its cards are there
CHARACTERS = {
    # Plays by rules of thumb: weighs every action in points, and remembers all that it has seen.
    "steady": STEADY,
    # Attacks nobody, and thinks of a task only when it is nearly done.
    "apprentice": STEADY | PEACEFUL | {"readiness": (0.95, 0.4, 0.1, 0.0, 0.0)},
    # Does not trade either, and loves pairs so much that it often keeps a whole set in its hand.
    "novice": STEADY
    | PEACEFUL
    | KEEPS_TO_ITSELF
    | NO_PLANS
    | {"rungs": (0.0, 0.6, 1.0, 1.0, 1.15, 0.87)},
    # The same, but can hardly part with a set at all.
    "pupil": STEADY
    | PEACEFUL
    | KEEPS_TO_ITSELF
    | NO_PLANS
    | {"rungs": (0.0, 0.6, 1.0, 1.004, 1.15, 0.87)},
}
