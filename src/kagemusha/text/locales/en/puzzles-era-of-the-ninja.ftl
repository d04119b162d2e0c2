### The themes of puzzles.

era-of-the-ninja-theme-fight = Fights
era-of-the-ninja-theme-way = Where to go
era-of-the-ninja-theme-shadow = Hiding and searching
era-of-the-ninja-theme-dice = Dice
era-of-the-ninja-theme-gear = Equipment
era-of-the-ninja-theme-patience = When to stop
era-of-the-ninja-theme-ability = Abilities
era-of-the-ninja-theme-survival = Survival
era-of-the-ninja-theme-lord = The Lord
