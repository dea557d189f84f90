"""The table of each game in words."""
