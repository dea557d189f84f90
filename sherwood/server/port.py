"""The port of a server: a socket there, or at the next one that is free, and room for connections."""

import os
import socket
import sys

MOST_TRIED = 20  # ports, from the first that is wanted
MOST_FILES = 1 << 20  # where the system sets no bound


def listen_at(host: str, port: int, *, fixed: bool) -> socket.socket:
    """A socket at a port, or at the next free one where the port is not fixed."""
    problem = ""
    for attempt in range(1 if fixed else MOST_TRIED):
        listening = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
        if os.name == "posix":  # elsewhere it would let two servers share a port
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listening.bind((host, port + attempt if port else 0))
            listening.listen()
        except (OSError, OverflowError) as error:
            listening.close()
            problem = getattr(error, "strerror", None) or str(error)
        else:
            return listening
    raise ValueError(f"port {port} cannot be used: {problem}; name another with --port")


def allow_many_files() -> None:
    """Take as many files and connections as the system grants; by default it is often a thousand."""
    if sys.platform == "win32":
        return
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = MOST_FILES if hard == resource.RLIM_INFINITY else hard
    if soft != resource.RLIM_INFINITY and soft < most:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
