"""What one bot weighs differently from another, in points or gold."""

from sherwood.games.record import layout, reals


class Weights:
    """The weights of one bot."""

    careless: float = reals()  # how often it does just anything
    noise: float = reals()  # by how much it misjudges every action, at most
    honesty: float = reals()  # what an honest bag is worth to it for its own sake
    whim: float = reals()  # by how much the wish to lie changes from round to round
    expects_opening: float = reals()  # how often it thinks its bag will be opened
    smuggling: float = reals()  # what contraband in the hand is worth, beside its value
    race: float = reals()  # how much the crown of a good counts when goods are chosen
    draw: float = reals()  # what an unseen card is worth
    suspicion: float = reals()  # which part of the goods is contraband, before anything is known
    reading: float = reals()  # how much likelier a bag is false than a card on the stand
    unease: float = reals()  # how much more so when gold is offered for it
    greed: float = reals()  # what part of the expected gain of opening it demands
    price: float = reals()  # a fixed price for passing, and it opens below that; 0: there is none
    opens: float = reals()  # what opening is worth for its own sake
    fancy: float = reals()  # by how much the wish to open changes from bag to bag
    offers: float = reals()  # how readily it offers anything for a false bag, from 0 to 1
    bluffs: float = reals()  # and for a true one
    pays: float = reals()  # what part of its expected loss it offers
    yields: float = reals()  # what part of its expected loss it pays on demand
    threat: float = reals()  # how often it thinks a refused sheriff opens
    meddles: float = reals()  # what part of its interest in another's bag it pays
    word: float = reals()  # what a kept promise is worth to it
    promises: float = reals()  # how readily it promises, from 0 to 1
    trusts: float = reals()  # what a promise of somebody who always kept them is worth
    barters: float = reals()  # how many goods take the place of gold that is short, at most
    padding: float = reals()  # whether other legal goods fill a false bag: 1 or 0
    foresight: float = reals()  # how far its own reputation tells it how often it is opened


WEIGHTS = layout(Weights)
STEADY: dict[str, float] = {
    "careless": 0.0,
    "noise": 0.05,
    "honesty": -1.0,
    "whim": 6.0,
    "expects_opening": 0.35,
    "smuggling": 0.34,
    "race": 2.0,
    "draw": 3.6,
    "suspicion": 0.15,
    "reading": 1.5,
    "unease": 0.12,
    "greed": 1.85,
    "price": 0.0,
    "opens": 1.0,
    "fancy": 9.0,
    "offers": 0.4,
    "bluffs": 0.25,
    "pays": 0.15,
    "yields": 0.8,
    "threat": 0.6,
    "meddles": 0.1,
    "word": 4.0,
    "promises": 0.1,
    "trusts": 2.25,
    "barters": 3.0,
    "padding": 0.0,
    "foresight": 0.5,
}
