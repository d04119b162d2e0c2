### Les thèmes des énigmes.

era-of-the-ninja-theme-fight = Combats
era-of-the-ninja-theme-way = Où aller
era-of-the-ninja-theme-shadow = Se cacher et fouiller
era-of-the-ninja-theme-dice = Dés
era-of-the-ninja-theme-gear = Équipement
era-of-the-ninja-theme-patience = Savoir s’arrêter
era-of-the-ninja-theme-ability = Capacités
era-of-the-ninja-theme-survival = Survie
era-of-the-ninja-theme-lord = Le Seigneur
