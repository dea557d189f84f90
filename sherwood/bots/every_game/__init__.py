"""Bots that can play any game."""
