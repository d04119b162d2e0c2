### Les réglages dans le navigateur.

web-settings-look = Aspect
web-settings-theme = Couleurs
web-settings-theme-system = Comme le système
web-settings-theme-light = Claires
web-settings-theme-dark = Sombres
web-settings-size = Taille du texte
web-settings-size-normal = Normale
web-settings-size-large = Grande
web-settings-size-largest = Très grande
web-settings-contrast = Plus de contraste
web-settings-play = Jeu
web-settings-speed = Animations et tours des bots
web-settings-speed-slow = Lents
web-settings-speed-normal = Normaux
web-settings-speed-fast = Rapides
web-settings-speed-none = Immédiats
web-settings-confirm = Demander avant un choix définitif
web-settings-confirm-about = Avant de sceller un plan ou de faire un autre choix qui ne s’annule pas.
web-settings-hints = Proposer des indices
web-settings-hints-about = Seulement contre des bots.
web-settings-forced = Jouer les choix forcés pour moi
web-settings-forced-about = Contre des bots, quand il n’y a qu’un seul choix.
web-settings-kept = Ce navigateur garde ces réglages pour tous les jeux.
web-settings-bots-full = Les bots jouent à pleine force.
web-settings-bots-soon = Les bots atteindront leur pleine force dans quelques minutes : ils sont en cours de compilation.
web-settings-bots-less = Les bots ne sont pas compilés ici, faute de compilateur C ou parce qu’il a échoué : les plus forts voient moins loin.
