### Les thèmes des énigmes.

puzzle-theme-wat-aah-turn = Recruter ou se corrompre
puzzle-theme-wat-aah-target = Qui viser
puzzle-theme-wat-aah-card = Quelle carte
puzzle-theme-wat-aah-answer = Que répondre
puzzle-theme-wat-aah-recruit = Recruter
puzzle-theme-wat-aah-corrupt = Se corrompre
puzzle-theme-wat-aah-late = Dernière manche
