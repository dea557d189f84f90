"""What happened, told in sentences, for each pair of eyes at the table."""

from collections.abc import Iterable, Sequence

from sherwood.play.match import SPECTATOR, Match

RECALLED = 12  # sentences that somebody hears again when a saved game goes on


class Narrator:
    """For every person and for a spectator: the sentences so far, and which of them are new."""

    def __init__(self, match: Match, seats: Iterable[int]) -> None:
        self._sentences: dict[int, list[str]] = {eyes: [] for eyes in (SPECTATOR, *seats)}
        self._read = dict.fromkeys(self._sentences, 0)
        again = Match(match.head)
        self.note(again)
        for seat, action in match.actions:
            again.play(seat, action)
            self.note(again)
        if match.actions:
            for eyes, sentences in self._sentences.items():
                self._read[eyes] = max(0, len(sentences) - RECALLED)

    def note(self, match: Match) -> None:
        """Write down what the last action led to, as each pair of eyes saw it."""
        for eyes, sentences in self._sentences.items():
            sentences.extend(tell_news(match, eyes))

    def news(self, eyes: int) -> list[str]:
        """What these eyes have not read yet; now they have."""
        new = self._sentences[eyes][self._read[eyes] :]
        self._read[eyes] = len(self._sentences[eyes])
        return new

    def everything(self, eyes: int) -> Sequence[str]:
        """The whole story as these eyes saw it."""
        return self._sentences[eyes]


def tell_news(match: Match, eyes: int) -> list[str]:
    """What the last action led to, from a seat's eyes."""
    return [match.game.tell(event, match.names, eyes) for event in match.view(eyes)["news"]]
