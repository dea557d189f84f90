"""The command: python -m benchmarks.server."""

from benchmarks.server.report import main

main()
