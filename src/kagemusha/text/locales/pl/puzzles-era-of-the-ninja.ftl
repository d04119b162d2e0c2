### Tematy zagadek.

puzzle-theme-era-of-the-ninja-fight = Walki
puzzle-theme-era-of-the-ninja-way = Dokąd iść
puzzle-theme-era-of-the-ninja-shadow = Ukrywanie się i szukanie
puzzle-theme-era-of-the-ninja-dice = Kości
puzzle-theme-era-of-the-ninja-gear = Ekwipunek
puzzle-theme-era-of-the-ninja-patience = Kiedy przestać
puzzle-theme-era-of-the-ninja-ability = Zdolności
puzzle-theme-era-of-the-ninja-survival = Przetrwanie
puzzle-theme-era-of-the-ninja-lord = Władca
