### The generic page, for a game without its own page.

web-generic-table = The table
web-generic-players = Players
web-generic-nothing = nothing
