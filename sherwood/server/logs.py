"""Structured logs: a line of JSON for each event, and no secret in any."""

import logging
import sys
import time

import msgspec

OWN = frozenset(vars(logging.makeLogRecord({}))) | {"message", "taskName", "color_message"}
DETAIL = "DETAIL:"  # a line of PostgreSQL's errors, with the values that were sent


class JsonLines(logging.Formatter):
    """A record as a line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """The time, the level, where, what, and whatever was given besides."""
        line: dict[str, object] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "logger": record.name,
            "says": record.getMessage(),
        }
        line |= {name: value for name, value in vars(record).items() if name not in OWN}
        if record.exc_info:
            trace = self.formatException(record.exc_info)
            line["trace"] = "\n".join(
                filter(lambda one: not one.startswith(DETAIL), trace.split("\n"))
            )
        return msgspec.json.encode(line, enc_hook=str).decode()


def set_up_logs(level: str) -> None:
    """Write everything to the error stream."""
    lines = logging.StreamHandler(sys.stderr)
    lines.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers = [lines]
    root.setLevel(level.upper())
    # At the info level, uvicorn writes the addresses of sockets, and so the tables' ids.
    for quiet in ("alembic", "uvicorn.access", "uvicorn.error", "httpx", "websockets"):
        logging.getLogger(quiet).setLevel(logging.WARNING)
