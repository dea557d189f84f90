"""What one bot weighs differently from another, in points or gold."""

from sherwood.games.record import layout, reals


class Weights:
    """The weights of one bot."""

    careless: float = reals()  # how often it does just anything
    noise: float = reals()  # by how much it misjudges every action, at most
    # at the market
    race: float = reals()  # how much the crown of a good counts when goods are chosen
    draw: float = reals()  # what an unseen card is worth
    smuggling: float = reals()  # what contraband in the hand is worth, beside its value
    single: float = reals()  # what part of its worth on the stand a legal card has in the hand
    gathers: float = reals()  # and what part more for each of its kind
    # loading
    honesty: float = reals()  # what an honest bag is worth to it for its own sake
    whim: float = reals()  # by how much the wish to lie changes from round to round
    expects_opening: float = reals()  # how often it thinks a full bag is opened
    foresight: float = reals()  # how far its own reputation tells it how often it is opened
    padding: float = reals()  # whether other legal goods fill a false bag: 1 or 0
    keeps: float = reals()  # what part of its worth a card has that stays in the hand
    # whom to believe
    suspicion: float = reals()  # of bags of three, those with contraband, before anything is known
    mistrust: float = reals()  # and those with other legal goods
    hearsay: float = reals()  # bags that weigh as much as what one thinks of merchants in general
    reading: float = reals()  # how much likelier a lie is with every card more
    unease: float = reals()  # how much likelier when gold is offered, or contraband is known of
    trusts: float = reals()  # what a promise of somebody who always kept them is worth
    # as sheriff
    opens: float = reals()  # what opening is worth for its own sake
    fancy: float = reals()  # by how much the wish to open changes from bag to bag
    spot: float = reals()  # how often it wishes to open a full bag whatever speaks against it
    price: float = reals()  # a fixed price for passing, and it opens below that; 0: there is none
    greed: float = reals()  # how far above what would do it begins, from 0 to 1
    pride: float = reals()  # what it adds to the wish to open that nothing was given
    bluster: float = reals()  # how often it demands something for a bag that it would not open
    # haggling
    concedes: float = reals()  # what part of the way it goes towards the other each time
    nerve: float = reals()  # how long it holds out before it accepts, from 0 to 1
    offers: float = reals()  # how readily it offers anything unasked, from 0 to 1
    bluffs: float = reals()  # how often it bargains over a true bag as if it were false
    pays: float = reals()  # with what part of its highest price it begins
    yields: float = reals()  # what part of its expected loss it pays at most
    goodwill: float = (
        reals()
    )  # what part of the compensation it forgoes to pass a true bag, at most
    meddles: float = reals()  # what part of its interest in another's bag it pays
    word: float = reals()  # what a kept promise is worth to it
    promises: float = reals()  # how readily it promises, from 0 to 1
    barters: float = reals()  # how many goods take the place of gold, at most


WEIGHTS = layout(Weights)
