"""The rules of the games. They know nothing of networks, databases or screens."""
