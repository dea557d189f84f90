"""The text of every action of a game, the way back from text to number, and where it is chosen."""

LONGEST = 60  # how much of a text an error message repeats


class Notation:
    """Numbers given out in order, each to one text."""

    def __init__(self) -> None:
        self._texts: list[str] = []
        self._places: list[str] = []
        self._numbers: dict[tuple[str, ...], int] = {}

    def __len__(self) -> int:
        return len(self._texts)

    def add(self, *texts: str, at: str) -> int:
        """Give the next numbers to these texts; the first of those numbers.

        They are chosen `at` a place: an area of the board, and the things there that one points
        at. `{1}` stands for the second word of each text.
        """
        first = len(self._texts)
        for text in texts:
            self._numbers[read(text)] = len(self._texts)
            self._texts.append(text)
            self._places.append(at.format(*text.split()))
        return first

    def describe(self, action: int) -> str:
        """The text of an action."""
        return self._texts[self._checked(action)]

    def place_of(self, action: int) -> str:
        """Where on the board an action is chosen."""
        return self._places[self._checked(action)]

    def parse(self, text: str) -> int:
        """The action of a text. Case, spaces and the order of what follows the verb are free."""
        if not isinstance(text, str):
            raise ValueError(f"an action is a number or a text, not {text!r}")
        action = self._numbers.get(read(text))
        if action is None:
            raise ValueError(self._complaint(text))
        return action

    def _checked(self, action: int) -> int:
        if not 0 <= action < len(self._texts):
            raise ValueError(f"there is no action {action}; they go from 0 to {len(self) - 1}")
        return action

    def _complaint(self, text: str) -> str:
        words = read(text)
        alike = [known for known in self._texts if words and known.split()[0] == words[0]]
        if not alike:
            verbs = dict.fromkeys(known.split()[0] for known in self._texts)
            return f"no action is called {shortened(text)}; they begin with {', '.join(verbs)}"
        examples = ", ".join(f"'{known}'" for known in alike[:3])
        return f"no action is called {shortened(text)}; there are {examples} and the like"


def read(text: str) -> tuple[str, ...]:
    """The words of a text, the verb first and the others sorted; a+b is b+a."""
    verb, *others = text.lower().split() or [""]
    return (verb, *sorted("+".join(sorted(other.split("+"))) for other in others))


def shortened(text: str) -> str:
    """A text in quotes, cut where it is too long for a message."""
    return repr(text if len(text) <= LONGEST else text[:LONGEST] + "…")
