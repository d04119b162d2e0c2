### Analyse d’une partie : chances, décisions, tournants.

web-review-title = Analyse
web-review-about = Un bot examine chaque décision selon ce que le joueur savait alors, et montre où la partie s’est gagnée et perdue.
web-review-start = Analyser la partie
web-review-adviser = Analysé par
web-review-stop = Annuler
web-review-progress = { $done } décisions sur { $total }
web-review-chart = Chance de gagner au fil des coups
web-review-rounds = Tour
web-review-move = Coup { $move }
web-review-points = { $sign ->
        [minus] −{ $size }
       *[plus] +{ $size }
    } points
web-review-mark-mistake = Coup { $move } : une erreur, { $name }, { $points }
web-review-mark-blunder = Coup { $move } : une erreur grave, { $name }, { $points }
web-review-mark-turn = Coup { $move } : une révélation, le hasard ou un autre joueur a changé la chance, { $name }, { $points }
web-review-key-mistake = erreur
web-review-key-blunder = erreur grave
web-review-key-turn = retournement non provoqué par le joueur
web-review-band = Les bandes pâles montrent l’incertitude des chances (95 %).
web-review-table = Toutes les décisions en tableau
web-review-column-move = Coups
web-review-column-seat = Joueur
web-review-column-played = Joué
web-review-column-before = Avant
web-review-column-after = Après
web-review-column-chance = Chance
web-review-column-share = Bot
web-review-decision = La décision : { $name }
web-review-unknown = Le bot n’a pas évalué de chance ici.
web-review-before = Chance avant : { $before }
web-review-after = après le choix : { $after }
web-review-played = joué
web-review-best = le meilleur
web-review-most-often = le plus fréquent
web-review-share-played = { $played ->
        [never] Le bot « { $bot } » ne joue jamais cela ; il tire au sort parmi { $number } autres plans.
       *[some] Le bot « { $bot } » joue cela dans { $share } des cas ; il tire au sort parmi { $number } plans.
    }
web-review-why = Le bot, à propos de son choix : { $why }

## Les tournants, en mots

web-review-turns = Les tournants de la partie
web-review-own = Décisions qui comptaient : { $total }. Aussi bonnes que la meilleure, ou presque : { $good }. Erreurs : { $mistakes }.
web-review-no-turns = Il n’y en a pas : aucune décision ni surprise n’a beaucoup changé une chance.
web-review-look = Regarder ce moment
web-review-round = Tour { $number }, { $name }
web-review-told-mistake = Une erreur.
web-review-told-blunder = Une erreur grave.
web-review-told-slip = Une petite perte.
web-review-told-turn = Pas une décision de ce joueur : une révélation, le hasard ou un autre joueur.
web-review-told-played = Joué ({ $chance }) : { $words }
web-review-told-better = Mieux ({ $chance }) : { $words }
web-review-turning = Le tournant :
web-review-whose = Chances si chacun continue comme le bot « { $level } » ; entre parenthèses l’intervalle à 95 %.
web-review-not-calibrated = Les chances du bot « { $bot } » ne sont pas étalonnées ici : la courbe et ses points ne donnent que son avis.
web-review-refining = Les chiffres se précisent : { $done } sur { $total }

## D’où vient le résultat

web-review-account = D’où vient le résultat
web-review-account-about = Résultat de { $name } : chaque part avec son erreur type, en points
web-review-account-start = Au départ
web-review-account-luck = Dés et donne
web-review-account-others = Choix des autres
web-review-account-own = Décisions propres
web-review-account-result = Résultat
web-review-account-points = { $points } ± { $error }
