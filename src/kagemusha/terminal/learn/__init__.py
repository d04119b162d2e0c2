"""Lessons on a terminal."""
