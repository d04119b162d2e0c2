### Tematy zagadek.

wat-aah-theme-turn = Rekrutacja czy korupcja
wat-aah-theme-target = W kogo celować
wat-aah-theme-card = Która karta
wat-aah-theme-answer = Jak odpowiedzieć
wat-aah-theme-recruit = Rekrutacja
wat-aah-theme-corrupt = Korupcja
wat-aah-theme-late = Ostatnia runda
