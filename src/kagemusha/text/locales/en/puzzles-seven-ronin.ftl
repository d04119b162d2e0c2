### The themes of puzzles.

seven-ronin-theme-attack = Attacker
seven-ronin-theme-defence = Defender
seven-ronin-theme-patience = When to stop
seven-ronin-theme-division = Dividing damage
seven-ronin-theme-ronin = Ronin abilities
seven-ronin-theme-area = Area abilities
seven-ronin-theme-late = Last rounds
