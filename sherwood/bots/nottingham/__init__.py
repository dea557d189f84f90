"""Bots for Nottingham."""
