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
SECONDS = (0.0, 86_400.0)
LIMIT = (1, 1_000_000_000)
LOG_LEVELS = ("debug", "info", "warning", "error")


@dataclass(frozen=True)
class Settings:
    """Every setting of a server, with its default."""

    host: str = field(default="127.0.0.1", metadata={"says": "the address to listen on"})
    port: int = field(
        default=8000,
        metadata={"says": "the port to listen on; 0: any free one", "range": (0, 65_535)},
    )
    workers: int = field(
        default=1, metadata={"says": "how many processes share the port", "range": (1, 1_000)}
    )
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
        default=60.0,
        metadata={
            "says": "seconds after which a bot stands in for somebody who is gone",
            "range": SECONDS,
        },
    )
    absence: float = field(
        default=86_400.0,
        metadata={
            "says": "seconds after which bots finish a game that everybody has left",
            "range": SECONDS,
        },
    )
    unattended_pace: float = field(
        default=10.0,
        metadata={
            "says": "seconds a bot takes at least while nobody is connected",
            "range": SECONDS,
        },
    )
    bot_pace: float = field(
        default=1.0, metadata={"says": "seconds a bot takes for a decision", "range": SECONDS}
    )
    answer_time: float = field(
        default=5.0,
        metadata={
            "says": "seconds until the table says no for somebody who has set that",
            "range": SECONDS,
        },
    )
    speaking_time: float = field(
        default=30.0,
        metadata={
            "says": "seconds in the sand-glass for which a bot with the last word waits for people",
            "range": SECONDS,
        },
    )
    words_time: float = field(
        default=10.0,
        metadata={
            "says": "seconds that the deal waits for words that were pledged",
            "range": SECONDS,
        },
    )
    requests_per_minute: int = field(
        default=600,
        metadata={"says": "requests allowed to one address in a minute", "range": LIMIT},
    )
    messages_per_minute: int = field(
        default=600,
        metadata={"says": "socket messages allowed to one person in a minute", "range": LIMIT},
    )
    lines_per_minute: int = field(
        default=20,
        metadata={"says": "lines of chat allowed to one person in a minute", "range": LIMIT},
    )
    tables_per_hour: int = field(
        default=120,
        metadata={"says": "tables that one address may open in an hour", "range": LIMIT},
    )
    people_per_hour: int = field(
        default=300,
        metadata={
            "says": "people that may come from one address for the first time in an hour",
            "range": LIMIT,
        },
    )
    codes_per_hour: int = field(
        default=30,
        metadata={
            "says": "codes for moving a seat that one address may try in an hour",
            "range": LIMIT,
        },
    )
    sockets_per_address: int = field(
        default=200, metadata={"says": "sockets that one address may hold open", "range": LIMIT}
    )
    connections_per_address: int = field(
        default=400,
        metadata={
            "says": "connections that one address may hold open, sockets included",
            "range": LIMIT,
        },
    )
    metrics_token: str = field(
        default="", metadata={"says": "whoever sends this may read /metrics; empty: nobody may"}
    )
    log_level: str = field(default="info", metadata={"says": "debug, info, warning or error"})

    def __post_init__(self) -> None:
        """Refuse what cannot be meant."""
        for setting in fields(self):
            value, allowed = getattr(self, setting.name), setting.metadata.get("range")
            if allowed is not None and not allowed[0] <= value <= allowed[1]:
                raise ValueError(
                    f"{setting.name.replace('_', ' ')} ({PREFIX}{setting.name.upper()}) must be "
                    f"from {allowed[0]:g} to {allowed[1]:g}, not {value}"
                )
        if self.log_level not in LOG_LEVELS:
            raise ValueError(f"a log level is one of {', '.join(LOG_LEVELS)}, not {self.log_level}")
        check_public_url(self.public_url)

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


def check_public_url(url: str) -> None:
    """Where there is one, it is one that a browser can go to."""
    try:
        parts = urlsplit(url)
        can_be_reached = parts.scheme in ("http", "https") and parts.hostname and parts.port != 0
    except ValueError:  # a port that is none, or half an address
        can_be_reached = False
    if url and not can_be_reached:
        raise ValueError(f"a public URL is as https://sherwood.example, not {url!r}")


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
