### « explain » en ligne de commande : ce qu’un bot jouerait dans une position, à quelle fréquence et pourquoi.

terminal-help-explain =
    Dire ce qu’un bot jouerait dans une position : ses plans et la fréquence de chacun, les chances de victoire avec chacun, et sa raison. Quand plusieurs joueurs choisissent en même temps, chacun est expliqué à partir de ce qu’il sait. Nommez un jeu et, si vous voulez, une position ; ou un fichier de partie et un moment de cette partie.
terminal-help-explain-short = Dire ce qu’un bot jouerait dans une position, et pourquoi.
terminal-help-explain-examples =
    kagemusha explain seven-ronin --position "round=3 ninja=green:2"
    kagemusha explain seven-ronin --seat attacker --work 3
    kagemusha explain ma-partie.json --at 12
    kagemusha explain wat-aah --seats 3 --json -
    kagemusha explain seven-ronin --bot champion
terminal-option-explain-what = Un jeu, ou un fichier de partie. Par défaut : le premier jeu.
terminal-option-explain-at = Dans une partie : après ce nombre d’entrées du journal. Par défaut : sa dernière position.
terminal-option-explain-seat = La place à expliquer. Par défaut : toutes celles qui doivent choisir.
terminal-option-explain-bot = Le bot qui explique : un niveau, ou champion pour 7 Ronin et WAT-AAH !. Par défaut : le niveau le plus fort.
terminal-explain-chance = Chances de victoire si tout le monde continue comme le bot « { $level } » : { $chance }.
terminal-explain-vague = Chances de victoire, de l’avis du bot : { $word }.
terminal-explain-value = Sa propre valeur de la position, non étalonnée : { $number } % (± { $error }).
terminal-explain-chosen = Il jouerait : { $words }
terminal-explain-mixture = La fréquence de chaque plan chez { $bot }, les chances avec ce plan selon ses propres valeurs, et le plan :
terminal-explain-plans = La part de la recherche de { $bot } consacrée à chaque plan, les chances avec ce plan selon ses propres valeurs, et le plan :
terminal-explain-rest = Plans plus rares : { $number }, en tout { $share }.
terminal-error-explain-at = --at va avec un fichier de partie. Pour un jeu, utilisez --position.
terminal-error-explain-log = Une partie dans un fichier a ses propres options et positions : utilisez plutôt --at N.
terminal-error-explain-moves = L’entrée { $number } n’existe pas : le journal de cette partie en compte { $most }.
terminal-error-explain-over = Personne n’a de choix à faire ici : la partie est finie. Pour un moment antérieur d’une partie, utilisez --at N.
