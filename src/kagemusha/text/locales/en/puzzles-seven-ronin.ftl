### The themes of puzzles.

puzzle-theme-seven-ronin-attack = Attacker
puzzle-theme-seven-ronin-defence = Defender
puzzle-theme-seven-ronin-patience = When to stop
puzzle-theme-seven-ronin-division = Dividing damage
puzzle-theme-seven-ronin-ronin = Ronin abilities
puzzle-theme-seven-ronin-area = Area abilities
puzzle-theme-seven-ronin-late = Last rounds
