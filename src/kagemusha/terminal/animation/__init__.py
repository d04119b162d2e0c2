"""Draws a match as a small animation, from what one seat knows."""
