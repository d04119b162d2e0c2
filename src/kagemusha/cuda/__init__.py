"""Games on a GPU from the one source of their rules: whole matches, playouts, an environment."""
