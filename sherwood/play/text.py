"""Names and words as people give them: what may stand in them, and which names look alike.

Whatever cannot be seen has no place there: it would let two names look the same, break the lines of a
log, or turn around the text that follows. Which names look alike is found by skeletons, as Unicode's
report 39 does it, for the Latin, Cyrillic and Greek letters that pass for each other.
"""

import unicodedata

LONGEST_NAME = 40
LONGEST_WORDS = 200
SHOWS = "LNPS"  # the first letters of the categories of what leaves ink: letters, figures, signs
# Printable by their category, and yet nothing is to be seen of them: joiners, fillers, blanks.
BLANKS = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0")
VARIANTS = range(0xFE00, 0xFE10)  # they choose how the sign before them looks, as of a heart
MORE_VARIANTS = range(0xE0100, 0xE01F0)
LOOK_ALIKES = {
    "A": "\u0391\u0410",
    "B": "\u0392\u0412\u0432",
    "C": "\u03f9\u0421",
    "E": "\u0395\u0415",
    "F": "\u03dc",
    "G": "\u050c",
    "H": "\u0397\u041d\u043d",
    "I": "\u0399\u0406\u04c0",
    "J": "\u037f\u0408",
    "K": "\u039a\u041a\u03ba\u043a",
    "M": "\u039c\u041c\u043c",
    "N": "\u039d",
    "O": "\u039f\u041e",
    "P": "\u03a1\u0420",
    "Q": "\u051a",
    "S": "\u0405",
    "T": "\u03a4\u0422\u0442",
    "V": "\u0474",
    "W": "\u051c",
    "X": "\u03a7\u0425",
    "Y": "\u03a5\u0423\u04ae",
    "Z": "\u0396",
    "a": "\u03b1\u0430\u0251",
    "b": "\u042c\u044c",
    "c": "\u03f2\u0441",
    "d": "\u0501",
    "e": "\u0435",
    "g": "\u0261",
    "h": "\u04bb",
    "i": "\u03b9\u0456\u0131",
    "j": "\u03f3\u0458",
    "l": "\u04cf",
    "n": "\u03b7",
    "o": "\u03bf\u03c3\u043e",
    "p": "\u03c1\u0440",
    "q": "\u051b",
    "r": "\u0433",
    "s": "\u0455",
    "u": "\u03c5",
    "v": "\u03bd\u0475",
    "w": "\u0461\u051d",
    "x": "\u03c7\u0445",
    "y": "\u03b3\u0443\u04af",
}
LATIN = str.maketrans({twin: latin for latin, twins in LOOK_ALIKES.items() for twin in twins})
# Of small letters: what is a mere stroke or ring, and what looks like two letters.
STROKES = str.maketrans({"i": "l", "1": "l", "|": "l", "0": "o", "m": "rn"})


def tidy_name(name: str) -> str:
    """A name in its one spelling: composed, without white space around it or more than needed in it."""
    spaced = "".join(" " if is_space(letter) else letter for letter in name)
    tidy = " ".join(unicodedata.normalize("NFC", check(spaced)).split())
    if not any(unicodedata.category(letter)[0] in SHOWS for letter in tidy):
        raise ValueError("a name has a letter, a figure or a sign that can be seen")
    if len(tidy) > LONGEST_NAME:
        raise ValueError(f"a name has at most {LONGEST_NAME} characters")
    return tidy


def check_words(words: str) -> str:
    """Words for the shuffle, just as they were given, if all of them can be seen."""
    if len(words) > LONGEST_WORDS:
        raise ValueError(f"words have at most {LONGEST_WORDS} characters")
    return check(words)


def check(text: str) -> str:
    """A text in which everything can be seen; any other is refused."""
    for letter in text:
        if not is_seen(letter):
            raise ValueError(f"U+{ord(letter):04X} has no place here: it cannot be seen")
    return text


def visible(text: str) -> str:
    """A line of chat without what cannot be seen, which is no reason to refuse it."""
    return "".join(letter if is_seen(letter) else " " for letter in text).strip()


def is_seen(letter: str) -> bool:
    """Whether a character shows, or changes how the one before it does."""
    return letter.isprintable() and letter not in BLANKS and ord(letter) not in MORE_VARIANTS


def is_space(letter: str) -> bool:
    """Whether it is a space of any width, and no end of a line."""
    return unicodedata.category(letter) == "Zs"


def skeleton(name: str) -> str:
    """What names have in common that look alike: they have the same skeleton."""
    plain = unicodedata.normalize("NFD", unicodedata.normalize("NFKC", name))
    shown = "".join(letter for letter in plain if ord(letter) not in VARIANTS)
    return shown.translate(LATIN).casefold().translate(STROKES)


def alike(name: str, other: str) -> bool:
    """Whether two names look alike."""
    return skeleton(name) == skeleton(other)
