"""The compiled bots of Nottingham: steady, and how others differ from it."""

# Weights are told to compiled code as it runs: other numbers are no reason to compile it again.
STEADY: dict[str, float | tuple[float, ...]] = {
    "careless": 0.0,
    "noise": 0.05,
    "rungs": (0.0, 0.15, 0.45, 0.712, 1.15, 0.87),
    "readiness": (0.95, 0.55, 0.3, 0.15, 0.05),
    "horizon": 0.611,
    "offers": 2.081,
    "barter": 2.2,
    "ambush": 3.425,
    "more_ambushes": 0.274,
    "foiling": 4.15,
    "spite": 0.128,
    "giving": 0.125,
    "defended": 0.5,
    "fear": 0.5,
    "peace": 0.0,
    "favour": 2.497,
    "two_cards": 2.099,
}
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
