### The themes of puzzles.

wat-aah-theme-turn = Recruit or be corrupt
wat-aah-theme-target = Whom to aim at
wat-aah-theme-card = Which card
wat-aah-theme-answer = How to answer
wat-aah-theme-recruit = Recruit
wat-aah-theme-corrupt = Corrupt
wat-aah-theme-late = Last round
