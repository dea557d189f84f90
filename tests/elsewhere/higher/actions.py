"""What a player can say."""

from sherwood.games.notation import Notation

PLACES = ("card", "pile")
NOES: tuple[int, ...] = ()
notation = Notation()
KEEP = notation.add_one("keep", at="card")
SWAP = notation.add_one("swap", at="pile")
SHOW = 2  # what happens at the end: an event that nobody chooses
ACTIONS = len(notation)
describe = notation.describe
parse = notation.parse
place_of = notation.place_of
meaning_of = notation.meaning_of
