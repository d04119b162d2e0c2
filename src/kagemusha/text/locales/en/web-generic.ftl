### The page of a game that has none of its own.

web-generic-table = The table
web-generic-players = Players
web-generic-nothing = nothing
