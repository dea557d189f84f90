"""What a version of the rules stands for: how the golden games are played, action by action.

`python -m tests.games.rules_version` notes it in `rules.toml` for a game that has a new version.
"""

import hashlib
import tomllib
from pathlib import Path

import sherwood
from sherwood.games.game import load, names

HERE = Path(__file__).parent
NOTES = HERE / "rules.toml"


def noted() -> dict[str, dict[str, int | str]]:
    """For every game its version, and what that stands for."""
    return tomllib.loads(NOTES.read_text(encoding="utf-8"))


def digest(game: str) -> str:
    """Who may choose what before every action of the golden games, and how they end.

    Neither the words of the story nor what lies where on the table belongs to the rules.
    """
    seen = hashlib.sha256()
    for file in sorted((HERE / game / "playthroughs").glob("*.log")):
        played = sherwood.replay(file.read_text(encoding="utf-8"))
        again = sherwood.Match(played.head)
        for seat, action in played.actions:
            seen.update(repr([(one, again.legal_texts(one)) for one in again.actors]).encode())
            again.play(seat, action)
            seen.update(f"{seat} {again.describe(action)} {again.scores}\n".encode())
        seen.update(repr(again.winners).encode())
    return seen.hexdigest()


def main() -> None:
    """Note the games whose version is new; a version that was noted stands for ever."""
    notes = noted()
    for game in names():
        version = load(game).game.RULES_VERSION
        if notes.get(game, {}).get("version") != version:
            notes[game] = {"version": version, "digest": digest(game)}
    parts = [
        f'[{game}]\nversion = {note["version"]}\ndigest = "{note["digest"]}"\n'
        for game, note in sorted(notes.items())
    ]
    NOTES.write_text("\n".join(parts), encoding="utf-8")


if __name__ == "__main__":
    main()
