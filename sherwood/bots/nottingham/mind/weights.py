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
