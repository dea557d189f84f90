"""The seats of every table, in order, by their colours."""

COLOURS = ("red", "purple", "yellow", "blue", "white", "green", "grey")
