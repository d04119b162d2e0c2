### Les thèmes des énigmes.

seven-ronin-theme-attack = Attaquant
seven-ronin-theme-defence = Défenseur
seven-ronin-theme-patience = Savoir s’arrêter
seven-ronin-theme-division = Répartir les dégâts
seven-ronin-theme-ronin = Capacités des ronin
seven-ronin-theme-area = Capacités des quartiers
seven-ronin-theme-late = Dernières manches
