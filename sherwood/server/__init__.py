"""People and bots at tables, over the wire."""
