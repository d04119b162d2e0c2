"""The bot that plays Era of the Ninja."""
