### The themes of puzzles.

puzzle-theme-era-of-the-ninja-fight = Fights
puzzle-theme-era-of-the-ninja-way = Where to go
puzzle-theme-era-of-the-ninja-shadow = Hiding and searching
puzzle-theme-era-of-the-ninja-dice = Dice
puzzle-theme-era-of-the-ninja-gear = Equipment
puzzle-theme-era-of-the-ninja-patience = When to stop
puzzle-theme-era-of-the-ninja-ability = Abilities
puzzle-theme-era-of-the-ninja-survival = Survival
puzzle-theme-era-of-the-ninja-lord = The Lord
