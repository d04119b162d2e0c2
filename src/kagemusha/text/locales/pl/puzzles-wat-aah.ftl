### Tematy zagadek.

puzzle-theme-wat-aah-turn = Rekrutacja czy korupcja
puzzle-theme-wat-aah-target = W kogo celować
puzzle-theme-wat-aah-card = Która karta
puzzle-theme-wat-aah-answer = Jak odpowiedzieć
puzzle-theme-wat-aah-recruit = Rekrutacja
puzzle-theme-wat-aah-corrupt = Korupcja
puzzle-theme-wat-aah-late = Ostatnia runda
