"""The contract that every game implements. Nothing in here depends on a particular game."""
