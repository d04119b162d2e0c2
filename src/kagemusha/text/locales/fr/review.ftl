### Indices pendant une partie, et retour sur une partie jouée.

## What is refused

review-no-thinker = Aucun robot de ce jeu ne sait dire pourquoi il choisit ce qu’il choisit. Robots connus : { $known }.
review-bot-is-silent = Le robot « { $bot } » ne sait pas dire pourquoi il choisit ce qu’il choisit. Prenez un niveau : novice, skilled ou master.
review-not-over = La partie n’est pas finie : on ne revient que sur une partie terminée.
review-too-many = { $number } parties sont déjà à l’examen. Réessayez plus tard.
review-too-many-yours = { $number } analyses sont déjà en cours pour vous. Attendez la fin de l’une d’elles.
review-not-yours = Quelqu’un d’autre a lancé cette analyse : cette personne seule peut l’arrêter.
hint-people = Pas d’indice dans une partie entre personnes : toutes les autres places doivent être tenues par des robots.
hint-no-answer = Le robot n’a pas répondu à temps. Demandez encore une fois.

## What is said of a chance

review-chance = { $number } %
review-chance-range = { $number } % ({ $low } à { $high })
review-chance-words = { $word ->
        [lost] presque perdu
        [behind] en retard
        [even] à peu près égal
        [ahead] en tête
        [won] presque gagné
       *[open] incertain
    }
review-whose = Chances si chacun continue comme le robot « { $level } » ; entre parenthèses l’intervalle à 95 %.
review-not-calibrated = Pas de chiffres : les chances ne sont pas étalonnées pour ce mode. Les mots sont l’avis du robot.
review-points = { $number-sign ->
        [minus] −{ $number-size }
       *[plus] +{ $number-size }
    } points

## In the terminal

terminal-help-review =
    Revenir sur une partie jouée : la chance de gagner avant et après chaque décision, selon ce que la place savait alors, les meilleurs choix, et les moments qui ont fait basculer la partie. Ctrl-C arrête avec ce qui est déjà examiné.
terminal-help-review-short = Quelles décisions ont gagné ou perdu une partie.
terminal-help-review-examples =
    kagemusha review ma-partie.json
    kagemusha review ma-partie.json --work 0.2 --all
    kagemusha review ma-partie.json --bot skilled --json revue.json
terminal-option-review-bot = Le robot qui examine les décisions. Par défaut : le plus fort.
terminal-option-review-work = Combien il réfléchit : 1 est ce que le robot fait dans une partie. Par défaut : 1.
terminal-option-review-all = Montrer les autres choix à chaque décision, pas seulement là où cela compte.
terminal-error-work = « { $value } » n’est pas une quantité de travail. Écrivez un nombre de { $low } à { $high }.
terminal-review-looking = Examen
terminal-review-progress = { $done } décisions sur { $total }
terminal-review-title = { $game }, vu par { $bot } : { $number ->
        [one] { $number } décision
       *[other] { $number } décisions
    }
terminal-review-partly = Seules { $number } sur { $total } ont été examinées.
terminal-review-legend = Pour chacune : les entrées du journal, la place, sa chance de gagner avant et après, et ce qu’elle a fait. « ! » est une erreur, « !! » une erreur grave ; (=) est ce qui a été joué, avec la part du temps où le robot ferait de même.
terminal-review-unknown = non évalué
terminal-review-part = le robot : { $number } % du temps
terminal-review-turns = Ce qui a fait basculer la partie
terminal-review-mark = { $kind ->
        [mistake] Entrée { $move } : une erreur, { $name } ({ $points })
        [blunder] Entrée { $move } : une erreur grave, { $name } ({ $points })
       *[turn] Entrée { $move } : ce qui a été montré, tiré ou fait par d’autres a changé la chance, { $name } ({ $points })
    }
terminal-review-no-turns = Rien ne l’a fait basculer : ni décision ni surprise n’a beaucoup changé une chance.
terminal-review-account = D’où vient le résultat
terminal-review-account-line = { $name } : départ { $start } %, dés et donne { $luck }, choix des autres { $others }, décisions propres { $own } = { $result } %
terminal-review-account-part = { $points } (± { $error })
terminal-review-how-to-look = Regarder un tel moment avec :
terminal-hint-plan = Indice : { $words }
terminal-hint-type = Tapez : { $notation }
terminal-hint-chance = Votre chance de gagner si chacun continue comme le robot « { $level } » : { $chance }.
terminal-hint-vague = Votre chance de gagner : { $word }. Trop incertain pour un chiffre.
terminal-hint-not-calibrated = L’avis du robot : { $word }.
