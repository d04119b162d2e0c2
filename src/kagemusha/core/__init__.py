"""The contract that every game keeps. Nothing in here knows a game."""
