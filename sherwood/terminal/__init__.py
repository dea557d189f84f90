"""Playing and reading games in a terminal, line by line."""
