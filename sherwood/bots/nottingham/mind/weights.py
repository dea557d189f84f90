"""What one bot weighs differently from another, all in points."""

from sherwood.games.record import Reals, layout, reals

RUNGS = 6
MISSING = 5


class Weights:
    """The weights of one bot."""

    careless: float = reals()  # how often it does just anything
    noise: float = reals()  # by how much it misjudges every action, at most
    rungs: Reals = reals(RUNGS)  # how much of a set 0, 1, 2 … cards of a kind are
    readiness: Reals = reals(MISSING)  # how much of a task it is to miss 0, 1, 2 … cards
    horizon: float = reals()  # exchanges of its own that it still hopes for when it collects
    offers: float = reals()  # how good the others' offers for the copper are, beside any card
    barter: float = reals()  # the same for the chest, where two cards may come
    ambush: float = reals()  # what a first ambush is worth
    more_ambushes: float = reals()  # what each further one is worth, beside the one before
    foiling: float = reals()  # what it is worth that another's set fails
    spite: float = reals()  # what another's loss is worth, beside an own gain
    giving: float = reals()  # what another's gain costs
    defended: float = reals()  # how often a necklace is used against an attack
    fear: float = reals()  # how likely an attacker takes what hurts most, not just any card
    peace: float = reals()  # what it is worth not to attack anybody
    favour: float = reals()  # what a card of the sheriff is worth
    two_cards: float = reals()  # how much likelier an offer of two is accepted than one of one


WEIGHTS = layout(Weights)
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
