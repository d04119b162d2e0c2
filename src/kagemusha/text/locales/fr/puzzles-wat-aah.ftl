### Les thèmes des énigmes.

wat-aah-theme-turn = Recruter ou se corrompre
wat-aah-theme-target = Qui viser
wat-aah-theme-card = Quelle carte
wat-aah-theme-answer = Que répondre
wat-aah-theme-recruit = Recruter
wat-aah-theme-corrupt = Se corrompre
wat-aah-theme-late = Dernière manche
