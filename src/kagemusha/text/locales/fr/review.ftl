### Indices pendant une partie, et analyse d’une partie jouée.

## Refus

review-no-thinker = Aucun bot de ce jeu ne peut expliquer ses choix. Bots connus : { $known }.
review-bot-is-silent = Le bot « { $bot } » ne peut pas expliquer ses choix. Utilisez un niveau : beginner, novice, skilled, expert ou master.
review-not-over = Seules les parties terminées peuvent être analysées.
review-too-many = { $number } analyses sont déjà en cours. Réessayez plus tard.
review-too-many-yours = Vous avez déjà { $number } analyses en cours. Attendez la fin de l’une d’elles.
review-not-yours = Quelqu’un d’autre a lancé cette analyse : cette personne seule peut l’arrêter.
hint-people = Pas d’indice dans une partie entre personnes : toutes les autres places doivent être jouées par des bots.
hint-no-answer = Le bot n’a pas répondu à temps. Redemandez.

## Chances

review-chance = { $number } %
review-chance-little = moins de 1 %
review-chance-range = { $number } % ({ $low } à { $high })
review-chance-words = { $word ->
        [lost] presque perdu
        [behind] en mauvaise posture
        [even] à peu près égal
        [ahead] en bonne posture
        [won] presque gagné
       *[open] incertain
    }
review-whose = Chances si chacun continue comme le bot « { $level } » ; entre parenthèses l’intervalle à 95 %.
review-not-calibrated = Pas de chiffres : les chances du bot « { $bot } » ne sont pas étalonnées ici. Les mots sont son avis.
review-points = { $number-sign ->
        [minus] −{ $number-size }
       *[plus] +{ $number-size }
    } points

## Dans le terminal

terminal-help-review =
    Analyser une partie jouée : la chance de gagner avant et après chaque décision, selon ce que la place savait alors, les meilleurs choix et les tournants de la partie. Ctrl-C arrête et affiche les résultats obtenus.
terminal-help-review-short = Trouver les décisions qui ont gagné ou perdu une partie.
terminal-help-review-examples =
    kagemusha review ma-partie.json
    kagemusha review ma-partie.json --work 0.2 --all
    kagemusha review ma-partie.json --bot skilled --json revue.json
terminal-option-review-bot = Le bot qui évalue les décisions : un niveau, ou champion pour 7 Ronin et WAT-AAH !. Par défaut : le niveau le plus fort.
terminal-option-review-work = Son effort de réflexion par rapport à une partie. Par défaut : 1.
terminal-option-review-all = Montrer les autres choix pour chaque décision, pas seulement pour les plus importantes.
terminal-error-work = « { $value } » n’est pas une quantité de travail valable. Écrivez un nombre de { $low } à { $high }.
terminal-review-looking = Analyse
terminal-review-progress = { $done } décisions sur { $total }
terminal-review-title = { $game }, analysé par { $bot } : { $number ->
        [one] { $number } décision
       *[other] { $number } décisions
    }
terminal-review-partly = Seules { $number } sur { $total } ont été analysées.
terminal-review-legend = Pour chacune : les entrées du journal, la place, sa chance de gagner avant et après, et ce qu’elle a fait. « ! » est une erreur, « !! » une erreur grave ; (=) est ce qui a été joué. Quand le bot tire son plan au sort : la fréquence de chacun.
terminal-review-unknown = non évalué
terminal-review-part = le bot : { $share } du temps
terminal-review-share-played = { $played ->
        [never] Le bot « { $bot } » ne joue jamais cela ; il tire au sort parmi { $number } autres plans.
       *[some] Le bot « { $bot } » joue cela dans { $share } des cas ; il tire au sort parmi { $number } plans.
    }
terminal-review-turns = Les tournants de la partie
terminal-review-mark = { $kind ->
        [mistake] Entrée { $move } : une erreur, { $name } ({ $points })
        [blunder] Entrée { $move } : une erreur grave, { $name } ({ $points })
       *[turn] Entrée { $move } : une révélation, le hasard ou un autre joueur a changé la chance, { $name } ({ $points })
    }
terminal-review-no-turns = Il n’y en a pas : aucune décision ni surprise n’a beaucoup changé une chance.
terminal-review-account = D’où vient le résultat
terminal-review-account-line = { $name } : départ { $start } %, dés et donne { $luck }, choix des autres { $others }, décisions propres { $own } = { $result } %
terminal-review-account-part = { $points } (± { $error })
terminal-review-how-to-look = Regarder un tel moment avec :
terminal-hint-plan = Indice : { $words }
terminal-hint-type = Tapez : { $notation }
terminal-hint-chance = Votre chance de gagner si chacun continue comme le bot « { $level } » : { $chance }.
terminal-hint-vague = Votre chance de gagner : { $word }. Trop incertain pour un chiffre.
terminal-hint-not-calibrated = L’avis du bot : { $word }.
