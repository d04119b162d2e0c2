"""Bots that know 7 Ronin."""
