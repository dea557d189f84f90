"""Recorded views: games that bots played without a server, shown to the real page as if they were live."""

import json
import random
from collections.abc import Callable, Iterator, Mapping, Set
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Browser, Page, WebSocketRoute

import sherwood
from sherwood.games.seats import COLOURS
from sherwood.play.head import Head
from tests.games.moments import message
from tests.web.company import PHONES, choice
from tests.web.person import AT_ONCE, LOCALES, PATIENCE

ME = 0
TABLE = "recorded"
# What is rare among people comes often here.
LIKING = {
    "steal": 2.0, "rob": 3.0, "raid": 3.0, "yield": 2.0, "ambush": 3.0, "lay": 0.3, "task": 2.0,
    "accept": 2.0, "buy": 2.0, "barter": 3.0, "spring": 1.0, "take": 2.0,
    "stop": 0.02, "wave": 0.1, "open": 4.0, "close": 0.4, "add": 0.5, "promise": 0.3, "ask": 0.2,
}  # fmt: skip
HOARDING = {"take": 1e6, "pass": 20.0}  # the piles run out, and hands have to shrink
SHOWN = """version => {
  const frame = document.querySelector('.frame')
  const isShown = frame?.dataset.version === version && frame.dataset.playing === 'false'
  return isShown && document.fonts.status === 'loaded'
}"""

Sent = dict[str, Any]
State = tuple[str, bool]  # a phase, and whether the first seat acts in it


@dataclass(frozen=True)
class Scene:
    """A view in a game of so many, and what is looked for in it."""

    players: int
    state: State
    sent: Sent


def tell(
    game: str, players: int, luck: int, liking: Mapping[str, float], **options: Any
) -> Iterator[Sent]:
    """A game, as the first seat is sent it."""
    dice = random.Random(f"{game} {players} {luck}")
    match = sherwood.Match(Head(game, players, options, dice.randbytes(32)))
    while not match.over:
        before = match.copy()
        seat = dice.choice(match.actors)
        match.play(seat, choice(match.legal_texts(seat), dice, dict(liking)))
        if sent := message(before, match, ME):
            yield {**sent, "waiting_for": match.actors, "over": match.over}


def fullness(sent: Sent) -> tuple[int, ...]:
    """How much there is to be seen: of two views of a state, the fuller one is the harder."""
    view = sent["view"]
    hands = [seat.get("hand") or {} for seat in view["seats"]]
    offered = sum(len(seat.get("offer", ())) for seat in view["seats"])
    return len(sent["legal"]), sum(map(len, hands)), offered, sum(map(len, view["seats"]))


def state_of(sent: Sent) -> State:
    """Which phase it is, and whether the first seat acts."""
    return str(sent["view"]["phase"]), ME in sent["waiting_for"]


def fullest(game: str, players: int, states: int, most_games: int = 60) -> list[Scene]:
    """For each state of a game the view in which there is most to be seen."""
    found: dict[State, Sent] = {}
    for luck in range(most_games):
        for sent in tell(game, players, luck, HOARDING if luck % 6 == 5 else LIKING):
            state = state_of(sent)
            if state not in found or fullness(sent) > fullness(found[state]):
                found[state] = sent
        if luck >= most_games // 4 and len(found) >= states:
            break
    return [Scene(players, state, sent) for state, sent in sorted(found.items())]


def first_of_each(
    game: str, players: int, wanted: Set[State], most_games: int = 60, **options: Any
) -> list[Scene]:
    """For each of these states the first view of it, in as many games as it takes."""
    found: dict[State, Sent] = {}
    for luck in range(most_games):
        for sent in tell(game, players, luck, HOARDING if luck % 4 == 1 else LIKING, **options):
            found.setdefault(state_of(sent), sent)
        if wanted <= set(found):
            break
    return [Scene(players, state, sent) for state, sent in sorted(found.items()) if state in wanted]


def table_info(game: str, names: list[str]) -> dict[str, Any]:
    """A table at which the first seat is ours and bots have the others."""
    seats = [
        {
            "seat": seat, "colour": COLOURS[seat], "kind": "bot" if seat else "person",
            "name": name, "bot": "steady" if seat else None, "yours": seat == ME, "present": True,
            "stand_in": False, "pledge": None, "words": None, "says_no": None, "new_link": None,
            "was_yours": False, "points": None, "place": None,
        }
        for seat, name in enumerate(names)
    ]  # fmt: skip
    return {
        "id": TABLE, "game": game, "players": len(names), "options": {}, "clock": None, "glass": None,
        "glass_once": False,
        "open": False, "spectators": True, "chat": False, "hot_seat": False, "state": "playing",
        "you_are_host": True, "host": ME, "seats": seats, "commitment": "0" * 64, "lesson": None,
        "created_at": 0, "started_at": 0, "ended_at": None, "previous": None, "rematch": None,
        "watching": 0,
    }  # fmt: skip


class Stage:
    """A browser at a table where whatever was recorded is shown."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        language: str,
        size: tuple[int, int],
        settings: Mapping[str, str] | None = None,
    ) -> None:
        self.context = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale=LOCALES[language],
            reduced_motion="reduce" if settings is None else "no-preference",
            service_workers="block",
        )
        self.language, self.is_wide = language, size[0] > PHONES
        kept = json.dumps({"language": language, **(settings or AT_ONCE)})
        self.context.add_init_script(f"localStorage.setItem('sherwood', {json.dumps(kept)})")
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.errors: list[str] = []
        self.heard: list[str] = []  # what the page has sent
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self._address, self._version = address, 0
        self._socket: WebSocketRoute | None = None
        self._greeting: list[dict[str, Any]] = []
        self.page.route_web_socket(lambda url: "/socket" in url, self._answer)
        self.page.route("**/story?**", lambda route: route.fulfill(json=NO_STORY))

    def _answer(self, socket: WebSocketRoute) -> None:
        self._socket = socket
        for told in self._greeting:
            socket.send(json.dumps(told))
        socket.on_message(lambda sent: self.heard.append(str(sent)))

    def show(self, info: dict[str, Any], sent: Sent, *, anew: bool = True) -> None:
        """A view, and wait until nothing of it is still to come; anew: at a table where nothing was before."""
        self._version += 1
        view = {
            "type": "view", "version": self._version, "seat": ME, "can_take_back": False,
            "deadline": None, **sent,
        }  # fmt: skip
        self._greeting = [{"type": "table", "table": info}, view]
        if self._socket is None or anew:
            self.page.goto(f"{self._address}/table/{TABLE}")
        else:
            for told in self._greeting:
                self._socket.send(json.dumps(told))
        self.page.wait_for_function(SHOWN, arg=f"{ME}:{self._version}")

    def tell(self, message: dict[str, Any]) -> None:
        """Whatever else a server says."""
        assert self._socket is not None
        self._socket.send(json.dumps(message))

    def close(self) -> None:
        """And nothing went wrong in it."""
        self.context.close()
        assert self.errors == []


NO_STORY = {"version": 0, "told": [], "next": None}
Arrange = Callable[[str, tuple[int, int]], Stage]
