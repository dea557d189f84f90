"""What is kept: the database, the journal of every game, tables, seats and people."""
