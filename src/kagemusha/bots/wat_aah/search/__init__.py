"""The hot loops of the search: plain typed functions over worlds of the bot's own."""
