### Les énigmes dans le terminal.

terminal-help-puzzles = Les énigmes : des positions de parties entre bots forts, telles qu’un joueur les connaît. Résolvez celles fournies avec les jeux, ou cherchez-en de nouvelles.
terminal-help-puzzles-short = Résoudre des énigmes, ou en chercher de nouvelles.
terminal-help-puzzles-examples =
    kagemusha puzzles play seven-ronin
    kagemusha puzzles play wat-aah --daily
    kagemusha puzzles make wat-aah --number 20
terminal-help-puzzles-play =
    Résoudre des énigmes. Une réponse est jugée par la chance de gagner qu’elle perd face à la meilleure, en moyenne sur tout ce qui peut être caché ; elle est juste si rien ne la distingue de la meilleure. Ensuite, la suite est jouée. Seule la première réponse compte.
terminal-help-puzzles-play-short = Résoudre des énigmes.
terminal-help-puzzles-play-examples =
    kagemusha puzzles play seven-ronin --theme defence
    kagemusha puzzles play wat-aah --daily
    kagemusha puzzles play era-of-the-ninja --streak
terminal-help-puzzles-make =
    Chercher des énigmes dans des parties de bots. Une position est gardée si peu de choix sont justes et si tous les autres perdent nettement, au premier coup d’œil, avec une autre graine et lors d’une recherche plus longue. La moitié au plus sont faciles. La même graine trouve les mêmes énigmes. Après Ctrl-C, la même commande continue.
terminal-help-puzzles-make-short = Chercher de nouvelles énigmes dans des parties de bots.
terminal-help-puzzles-make-examples =
    kagemusha puzzles make wat-aah --number 20 --seed 7 --out mine.jsonl
terminal-help-puzzles-verify =
    Faire résoudre des énigmes par un autre bot : d’abord comme en partie, puis par une recherche qui joue aussi la manche suivante. Celles où il choisit autre chose sont énumérées.
terminal-help-puzzles-verify-short = Faire résoudre des énigmes par un autre bot.
terminal-help-puzzles-verify-examples =
    kagemusha puzzles verify seven-ronin
    kagemusha puzzles verify seven-ronin --file mine.jsonl --out verified.jsonl
terminal-option-puzzles-theme = Seulement les énigmes de ce thème.
terminal-option-puzzles-daily = Seulement l’énigme du jour, la même pour tous.
terminal-option-puzzles-streak = L’une après l’autre, jusqu’à une réponse fausse.
terminal-option-puzzles-number = Combien d’énigmes le fichier doit contenir. Par défaut : 100.
terminal-option-puzzles-seed = La graine qui détermine les parties jouées. Par défaut : 1.
terminal-option-puzzles-out = Le fichier où les ajouter, une par ligne. Par défaut : build/puzzles/GAME.jsonl.
terminal-option-puzzles-measure = D’abord mesurer à nouveau la difficulté des énigmes du fichier, rejuger celles d’autres règles ou cartes, et retirer celles qui ne tiennent plus, ainsi que les faciles au-delà de la moitié du nombre.
terminal-option-puzzles-file = Le fichier des énigmes. Par défaut : celles fournies avec le jeu.
terminal-option-puzzles-bot = Le bot. Par défaut : le champion du jeu s’il en a un, sinon son niveau le plus fort.
terminal-option-puzzles-verified = Un fichier pour les énigmes que le bot résout ; ce peut être le même.
terminal-help-puzzle =
    show        abandonner : le meilleur choix et sa suite
    hint        le thème de l’énigme
    board, log, rules, why … comme dans une partie
    quit        arrêter
terminal-puzzles-looking = Recherche d’énigmes
terminal-puzzles-progress = { $done } énigmes sur { $total }
terminal-puzzles-found = Énigmes : { $number }. Parties : { $matches }. Fichier : { $file }
terminal-puzzles-resume = La même commande continue à partir d’ici.
terminal-puzzles-verify-looking = Vérification des énigmes
terminal-puzzles-verify-progress = { $done } énigmes sur { $total }
terminal-puzzles-verify-other = Énigme { $id } : { $right } est juste, mais le bot choisit { $choice }.
terminal-puzzles-verified = Énigmes résolues par le bot « { $bot } » : { $number } sur { $total }.
terminal-error-no-puzzles = « { $file } » ne contient pas d’énigmes de ce jeu.
terminal-puzzles-easy = Énigme { $id }, facile
terminal-puzzles-medium = Énigme { $id }, moyenne
terminal-puzzles-hard = Énigme { $id }, difficile
terminal-puzzles-ask = Vous jouez : { $seat }. Quel est votre meilleur choix ? « show » abandonne, « hint » dit le thème, « quit » arrête.
terminal-puzzles-best = Juste ! Rien ne gagne plus souvent.
terminal-puzzles-right = Juste ! Il perd { $loss } : trop peu pour le distinguer du meilleur choix.
terminal-puzzles-mistake = Pas le meilleur : il perd { $loss } de vos chances de gagner.
terminal-puzzles-blunder = Une gaffe : il perd { $loss } de vos chances de gagner.
terminal-puzzles-loss = { $number } % ± { $margin }
terminal-puzzles-level = Avec le meilleur choix : { $number } % de victoires, si tous continuent comme le bot « { $level } ». Pertes avec leur intervalle à 95 %.
terminal-puzzles-engine = Avec le meilleur choix : { $number } % de victoires, selon le moteur. Pertes avec leur intervalle à 95 %.
terminal-puzzles-themes = Thèmes : { $themes }
terminal-puzzles-enter = Entrée pour l’énigme suivante, ou « quit »>
terminal-puzzles-count = { $right } énigmes sur { $number } justes du premier coup.
terminal-puzzles-run = Série : { $number }
terminal-puzzles-streak-over = Votre série : { $number }. Votre record : { $best }.
