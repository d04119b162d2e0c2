### The themes of puzzles.

puzzle-theme-wat-aah-turn = Recruit or be corrupt
puzzle-theme-wat-aah-target = Whom to aim at
puzzle-theme-wat-aah-card = Which card
puzzle-theme-wat-aah-answer = How to answer
puzzle-theme-wat-aah-recruit = Recruit
puzzle-theme-wat-aah-corrupt = Corrupt
puzzle-theme-wat-aah-late = Last round
