"""How a server is set up: by flags of `sherwood serve`, or by the environment.

Every setting has an environment variable of the same name in capitals with SHERWOOD_ before it, as
SHERWOOD_DATABASE. docs/server.md lists them, and a test holds that list complete.
"""

import os
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, fields
from typing import Any
from urllib.parse import urlsplit

from sherwood.play.places import data_folder

PREFIX = "SHERWOOD_"
MEMORY = "memory://"


@dataclass(frozen=True)
class Settings:
    """Every setting of a server, with its default."""

    host: str = field(default="127.0.0.1", metadata={"says": "the address to listen on"})
    port: int = field(default=8000, metadata={"says": "the port to listen on; 0: any free one"})
    workers: int = field(default=1, metadata={"says": "how many processes share the port"})
    database: str = field(
        default="", metadata={"says": "sqlite:///file or postgresql://…; empty: a file of yours"}
    )
    channels: str = field(
        default=MEMORY,
        metadata={"says": "events between workers: memory://, redis://… or postgresql://…"},
    )
    public_url: str = field(
        default="", metadata={"says": "how browsers reach the server; empty: by its own address"}
    )
    trusted_proxies: str = field(
        default="127.0.0.1", metadata={"says": "whose X-Forwarded-For is believed, with commas"}
    )
    web: str = field(default="", metadata={"says": "the folder of the built page; empty: ours"})
    grace: float = field(
        default=60.0, metadata={"says": "seconds after which a bot stands in for who is gone"}
    )
    bot_pace: float = field(default=1.0, metadata={"says": "seconds a bot takes for a decision"})
    answer_time: float = field(
        default=5.0, metadata={"says": "seconds until the table says no for who has set that"}
    )
    speaking_time: float = field(
        default=30.0,
        metadata={"says": "seconds that a bot waits before it cuts off people who could speak"},
    )
    requests_per_minute: int = field(
        default=600, metadata={"says": "requests allowed to one address in a minute"}
    )
    messages_per_minute: int = field(
        default=600, metadata={"says": "socket messages allowed to one person in a minute"}
    )
    lines_per_minute: int = field(
        default=20, metadata={"says": "lines of chat allowed to one person in a minute"}
    )
    tables_per_hour: int = field(
        default=120, metadata={"says": "tables that one address may open in an hour"}
    )
    sockets_per_address: int = field(
        default=200, metadata={"says": "sockets that one address may hold open"}
    )
    metrics_token: str = field(
        default="", metadata={"says": "who brings this may read /metrics; empty: nobody may"}
    )
    log_level: str = field(default="info", metadata={"says": "debug, info, warning or error"})

    @property
    def database_url(self) -> str:
        """The database; by default a file in the user's data folder."""
        if not self.database:
            return f"sqlite:///{data_folder() / 'sherwood.sqlite'}"
        scheme, colon, rest = self.database.partition("://")
        return f"postgresql+psycopg://{rest}" if colon and scheme in POSTGRES else self.database

    @property
    def origin(self) -> str:
        """The origin that browsers show, or nothing where any host of ours will do."""
        parts = urlsplit(self.public_url)
        return f"{parts.scheme}://{parts.netloc}" if parts.netloc else ""

    @property
    def secure(self) -> bool:
        """Whether browsers reach the server by HTTPS."""
        return self.public_url.startswith("https://")

    def to_environment(self) -> dict[str, str]:
        """The same settings for worker processes."""
        return {PREFIX + name.upper(): str(value) for name, value in asdict(self).items()}


POSTGRES = ("postgresql", "postgres")


def from_environment(environment: Mapping[str, str] | None = None, **flags: Any) -> Settings:
    """Settings from the environment; a flag that was given counts more."""
    environment = os.environ if environment is None else environment
    chosen: dict[str, Any] = {}
    for setting in fields(Settings):
        given = flags.get(setting.name)
        text = environment.get(PREFIX + setting.name.upper(), "")
        if given is not None:
            chosen[setting.name] = given
        elif text:
            chosen[setting.name] = read(setting.name, type(setting.default), text)
    return Settings(**chosen)


def read(name: str, kind: type, text: str) -> Any:
    """A setting from its text."""
    try:
        return kind(text)
    except ValueError:
        raise ValueError(f"{PREFIX}{name.upper()} must be a number, not {text!r}") from None
