### Les thèmes des énigmes.

puzzle-theme-seven-ronin-attack = Attaquant
puzzle-theme-seven-ronin-defence = Défenseur
puzzle-theme-seven-ronin-patience = Savoir s’arrêter
puzzle-theme-seven-ronin-division = Répartir les dégâts
puzzle-theme-seven-ronin-ronin = Capacités des ronin
puzzle-theme-seven-ronin-area = Capacités des quartiers
puzzle-theme-seven-ronin-late = Dernières manches
