### Les thèmes des énigmes.

puzzle-theme-era-of-the-ninja-fight = Combats
puzzle-theme-era-of-the-ninja-way = Où aller
puzzle-theme-era-of-the-ninja-shadow = Se cacher et fouiller
puzzle-theme-era-of-the-ninja-dice = Dés
puzzle-theme-era-of-the-ninja-gear = Équipement
puzzle-theme-era-of-the-ninja-patience = Savoir s’arrêter
puzzle-theme-era-of-the-ninja-ability = Capacités
puzzle-theme-era-of-the-ninja-survival = Survie
puzzle-theme-era-of-the-ninja-lord = Le Seigneur
