"""The hot loops of the search: plain typed functions over the bot's own worlds."""
