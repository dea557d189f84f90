"""Bots that know Higher."""
