"""A match at the terminal: one person against a bot, or two at one keyboard."""
