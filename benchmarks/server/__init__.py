"""How much a server bears, ours and boardgame.io's, in one run."""
