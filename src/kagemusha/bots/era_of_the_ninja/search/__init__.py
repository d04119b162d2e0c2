"""The compiled part: the playout policy, and playouts of plans."""
