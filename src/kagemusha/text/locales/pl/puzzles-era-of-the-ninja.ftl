### Tematy zagadek.

era-of-the-ninja-theme-fight = Walki
era-of-the-ninja-theme-way = Dokąd iść
era-of-the-ninja-theme-shadow = Ukrywanie się i szukanie
era-of-the-ninja-theme-dice = Kości
era-of-the-ninja-theme-gear = Ekwipunek
era-of-the-ninja-theme-patience = Kiedy przestać
era-of-the-ninja-theme-ability = Zdolności
era-of-the-ninja-theme-survival = Przetrwanie
era-of-the-ninja-theme-lord = Władca
