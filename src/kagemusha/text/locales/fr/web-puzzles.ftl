### Les énigmes dans le navigateur.

web-puzzles-lead = Que choisiriez-vous ? Chaque position vient d’une partie entre bots forts et ne montre que ce que ce joueur sait. Une réponse est juste si rien ne la distingue de la meilleure.
web-puzzles-of = Énigmes : { $game }
web-puzzles-all = Toutes les énigmes
web-puzzles-none = Il n’y a pas d’énigmes pour ce jeu.
web-puzzles-no-such = Cette énigme n’existe pas.
web-puzzles-list = Liste et thèmes
web-puzzles-count = { $right } sur { $number } justes du premier coup
web-puzzles-row = { $number ->
        [one] { $number } jour d’affilée
       *[other] { $number } jours d’affilée
    }
web-puzzles-best = Plus longue série : { $number }
web-puzzles-themes = Thèmes
web-puzzles-every-theme = Tous les thèmes
web-puzzles-one = Énigme { $number }{ $state ->
        [right] , juste du premier coup
        [wrong] , fausse au premier essai
       *[open] {""}
    }
web-puzzle = Énigme
web-puzzle-daily = Énigme du jour
web-puzzle-streak = Série
web-puzzle-difficulty = { $difficulty ->
        [easy] Facile
        [medium] Moyenne
       *[hard] Difficile
    }
web-puzzle-run = Série : { $number }
web-puzzle-ask = Quel est votre meilleur choix ?
web-puzzle-ask-side = Vous jouez : { $side }. Quel est votre meilleur choix ?
web-puzzle-watch = Voyez où cela mène…
web-puzzle-right = Juste !
web-puzzle-wrong = Ce n’est pas le meilleur choix.
web-puzzle-best = Rien ne gagne plus souvent.
web-puzzle-as-good = Il perd { $loss } : trop peu pour le distinguer du meilleur choix.
web-puzzle-loses = « { $choice } » perd { $loss } de vos chances de gagner.
web-puzzle-loss = { $number } % ± { $margin }
web-puzzle-every = Ce que perd chaque choix
web-puzzle-about = Avec le meilleur choix, le moteur donne { $number } % de victoires, sur tout ce qui peut être caché. Chaque perte a son intervalle à 95 %.
web-puzzle-about-level = Avec le meilleur choix, vous gagnez { $number } % du temps si tous continuent comme le bot « { $level } », sur tout ce qui peut être caché. Chaque perte a son intervalle à 95 %.
web-puzzle-choice = Choix
web-puzzle-loses-column = Perte
web-puzzle-again = Réessayer
web-puzzle-show = Montrer le meilleur choix
web-puzzle-give-up = Montrer la solution
web-puzzle-hint-themes = Thèmes : { $themes }.
web-puzzle-hint-few = C’est l’un de ceux-ci : { $choices }.
web-puzzle-solution = Le meilleur choix : { $choice }.
web-puzzle-next = Énigme suivante
web-puzzle-streak-over = Votre série s’arrête à { $number }. Votre record est de { $best }.
web-puzzle-streak-again = Commencer une autre série
