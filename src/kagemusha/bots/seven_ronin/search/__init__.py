"""The search of the strong bots over the flat state: plain typed functions that can be compiled."""
