"""The pages about the server are true."""

import re
import subprocess
import sys
from dataclasses import fields
from pathlib import Path

from sherwood.client import Guest
from sherwood.server.settings import PREFIX, Settings, from_environment
from tests.server.company import play_on, until_over

DOCS = Path(__file__).parents[2] / "docs"
MOST_LINES = 20


def test_the_bot_of_the_page_has_twenty_lines_and_plays_a_game(
    address: str, tmp_path: Path
) -> None:
    code = re.findall(r"```python\n(.*?)```", (DOCS / "wire.md").read_text(), re.DOTALL)[0]
    assert len(code.strip().splitlines()) <= MOST_LINES
    program = tmp_path / "bot.py"
    program.write_text(code)
    guest = Guest(address, "Robin")
    table = guest.open_table("nottingham", 3, bots=["random", None, None])
    with guest.sit_down(table.id, seat=1) as player:
        bot = subprocess.Popen(
            [sys.executable, str(program), address, table.id],
            stdout=subprocess.PIPE,
            text=True,
        )
        while guest.table(table.id).seats[2].name != "My bot":
            assert bot.poll() is None
        guest.start(table.id)
        play_on(player)
        until_over(player)
        said, _ = bot.communicate(timeout=60)
    assert player.view is not None
    assert said.strip() == str(player.view.view["points"])


def test_every_setting_is_in_the_page_with_its_default() -> None:
    text = (DOCS / "server.md").read_text()
    for setting in fields(Settings):
        line = f"| `{PREFIX}{setting.name.upper()}` | "
        assert line in text
        assert setting.metadata["says"] in text


def test_settings_come_from_the_environment_and_flags_count_more() -> None:
    environment = {"SHERWOOD_PORT": "9000", "SHERWOOD_GRACE": "2.5"}
    settings = from_environment(environment, port=9001)
    assert (settings.port, settings.grace) == (9001, 2.5)
    assert from_environment(settings.to_environment()) == settings
