### L’arène en ligne de commande : concours entre bots, classements, tests.

## Chiffres

terminal-arena-played = { $game }, { $variant } : { $number ->
        [one] { $number } partie
       *[other] { $number } parties
    } sur { $deals ->
        [one] { $deals } donne
       *[other] { $deals } donnes
    }, graine { $seed }
terminal-arena-timed = Les bots ont joué à la pendule : les résultats diffèrent sur une autre machine ou une machine plus chargée.
terminal-arena-work = Les bots ont fait { $share } % de leur travail habituel.
terminal-arena-ratings = Classement
terminal-arena-ratings-role = Classement comme { $name }
terminal-arena-gaps = Écarts
terminal-arena-gaps-role = Écarts comme { $name }
terminal-arena-gap = { $bot } au-dessus de { $other }
terminal-arena-rates = Parties gagnées
terminal-arena-differences = Combien plus souvent l’un gagne, sur les mêmes donnes
terminal-arena-strata = { $bot }, départ par départ
terminal-arena-matrix = Points des uns contre les autres
terminal-arena-matrix-sides = Points ({ $first } contre { $second })
terminal-arena-versus = { $bot } : { $other }
terminal-arena-wins = gagnées
terminal-arena-ties = nulles
terminal-arena-losses = perdues
terminal-arena-nobody = personne
terminal-arena-legend-ratings = Points Elo au-dessus de { $bot }, qui est à 0 ; 100 de plus font 64 % des points l’un contre l’autre. Une victoire partagée, ou sans vainqueur, vaut un demi-point. Les intervalles viennent de la dispersion entre les donnes ; une nulle virtuelle pour chaque paire qui s’est rencontrée les garde finis.
terminal-arena-legend-together = Un seul bot joue toutes les places, qui gagnent ou perdent ensemble. Chaque bot reçoit les mêmes donnes : les écarts sont donc plus précis que les taux.
terminal-arena-legend-shared-defeat = Ici, le jeu lui-même compte comme un joueur de plus : les parties que personne n’a gagnées sont ses victoires et ne servent pas à comparer les bots.
terminal-arena-test-open = Test de { $low } contre { $high } Elo : pas décidé après { $pairs } paires, rapport de log-vraisemblance { $ratio } entre { $lower } et { $upper }.
terminal-arena-test-high = Test de { $low } contre { $high } Elo : décidé pour { $high } après { $pairs } paires, rapport de log-vraisemblance { $ratio } hors de { $lower } à { $upper }.
terminal-arena-test-low = Test de { $low } contre { $high } Elo : décidé pour { $low } après { $pairs } paires, rapport de log-vraisemblance { $ratio } hors de { $lower } à { $upper }.
terminal-arena-plot-elo = Elo
terminal-arena-plot-rate = parties gagnées, %
terminal-arena-plot-row = points de
terminal-arena-plot-column = contre

## Pages d’aide

terminal-help-arena =
    Faire jouer des bots les uns contre les autres et les classer : Elo avec intervalles à 95 %, et qui bat qui. À chaque donne tous les placements sont joués avec le même hasard. L’Attaquant et le Défenseur de 7 Ronin sont classés séparément. Dans les modes coopératifs, le résultat est un taux de victoire. Le résultat ne dépend que de la graine, pas des processus ni des machines. Ctrl-C arrête et affiche les résultats obtenus ; avec --out la même commande reprend plus tard.
terminal-help-arena-short = Classer des bots les uns contre les autres.
terminal-help-arena-examples =
    kagemusha arena wat-aah --bots random,greedy --games 200 --seed 1
    kagemusha arena seven-ronin --games 400 --out concours
    kagemusha arena wat-aah --bots skilled,master --sprt 0,50 --games 2000
    kagemusha arena era-of-the-ninja --mode lone-ninja --games 240
terminal-option-arena-bots = Les bots, le plus faible d’abord, avec 0 Elo. Par défaut : tous.
terminal-option-arena-games = Combien de parties pour chaque paire ou groupe de bots, arrondi à des donnes entières. Par défaut : 100.
terminal-option-arena-chain = Chaque bot ne rencontre que ceux nommés à côté de lui.
terminal-option-arena-sprt = Deux bots : arrêter dès qu’il est clair si le second est plus fort de LOW ou de HIGH points Elo, par exemple 0,50.
terminal-option-arena-alpha = La probabilité que --sprt conclue à HIGH alors que LOW est vrai. Par défaut : 0.05.
terminal-option-arena-beta = La probabilité que --sprt conclue à LOW alors que HIGH est vrai. Par défaut : 0.05.
terminal-option-arena-work = La part de son travail habituel que fait chaque bot. Par défaut : 1.
terminal-option-arena-timed = Laisser les bots jouer à la pendule, chacun aussi longtemps que son niveau le permet. Le résultat dépend alors de la machine.
terminal-option-arena-engine = Ce qui joue : des processus de cette machine, une grappe Ray, ou none (montre seulement ce qui est dans le dossier). Par défaut : processes.
terminal-option-address = L’adresse de la grappe Ray. Par défaut : une nouvelle grappe locale.
terminal-option-arena-out = Un dossier pour les parties, les résultats et les images ; un concours inachevé y reprend.

## Ce qui ne va pas dans une ligne de commande

terminal-error-decimal = { $option } ne peut pas être « { $value } ». Donnez un nombre de { $least } à { $most }.
terminal-error-sprt = --sprt ne peut pas être « { $value } ». Donnez deux écarts Elo séparés par une virgule, le plus petit d’abord : 0,50.
terminal-error-address = --address demande --engine ray. Retirez l’option, ou ajoutez --engine ray.

## L’échelle

terminal-ladder-title = { $game }, { $variant }
terminal-ladder-made = { $number ->
        [one] { $number } partie
       *[other] { $number } parties
    } sur { $deals ->
        [one] { $deals } donne
       *[other] { $deals } donnes
    }, graine { $seed }, { $date } ; { $machine }. Produit par :
terminal-ladder-machine = { $cores ->
        [one] { $cores } cœur
       *[other] { $cores } cœurs
    }, Python { $python }, { $compiled ->
        [yes] règles et recherches compilées
       *[no] non compilé
    }
terminal-ladder-often = { $bot } et { $other } se sont rencontrés sur { $number } fois plus de donnes que les autres.
terminal-ladder-unfinished = Les parties demandées ne sont pas toutes jouées : { $number } sur { $total }.
terminal-ladder-column-bot = bot
terminal-ladder-column-elo = Elo
terminal-ladder-column-rate = gagnées, %
terminal-ladder-column-claim = affirmation
terminal-ladder-column-found = mesuré
terminal-ladder-column-asked = requis
terminal-ladder-column-shown = montré
terminal-ladder-as = { $bot } comme { $name }
terminal-ladder-claim-elo = { $bot } au-dessus de { $other }
terminal-ladder-claim-rate = victoires de { $bot } contre { $other }
terminal-ladder-claim-decided = victoires de { $bot } contre { $other }, dans les parties avec un vainqueur
terminal-ladder-claim-more = { $bot } gagne plus souvent que { $other }
terminal-ladder-shown-yes = oui
terminal-ladder-shown-no = non
terminal-ladder-shown-open = pas encore sûr
terminal-ladder-elo = { $value } Elo ({ $low } à { $high })
terminal-ladder-rate = { $value } % ({ $low } à { $high })
terminal-ladder-cell = { $rate } sur { $number }
terminal-ladder-cell-nobody = { $rate } de { $number } ; { $nobody } de plus sans vainqueur
terminal-ladder-versus = les uns contre les autres
terminal-ladder-picture = Forces avec intervalles à 95 %
terminal-help-ladder =
    Mesurer les niveaux de tous les bots, jeu par jeu, et écrire les résultats dans une page : classement avec intervalles, et si chaque niveau est au moins 100 points Elo au-dessus du précédent et si le plus bas bat random dans 90 % des parties. Cela prend des heures ; les parties jouées sont conservées, on peut donc le faire en plusieurs fois. Ctrl-C arrête et affiche les résultats obtenus.
terminal-help-ladder-short = Mesurer les niveaux des bots dans chaque jeu.
terminal-help-ladder-examples =
    kagemusha ladder --quick
    kagemusha ladder --only seven-ronin --games 400 --seed 1
    kagemusha ladder --only lone-ninja --out docs/ladder.md
terminal-option-ladder-games = Combien de parties pour chaque paire ou groupe de bots. Par défaut : 200 ; avec --quick 10.
terminal-option-ladder-quick = Un premier coup d’œil : peu de parties.
terminal-option-ladder-only = Seulement ces jeux ou parties de l’échelle, avec des virgules : seven-ronin, wat-aah, era-of-the-ninja, grasshopper-2, lone-ninja …
terminal-option-ladder-full = Chaque bot rencontre tous les autres, pas seulement ses voisins.
terminal-option-ladder-out = La page à compléter ; elle doit contenir les marqueurs de l’échelle. Par défaut : docs/ladder.md.
terminal-option-ladder-store = Le dossier des parties jouées. Par défaut : build/ladder.
terminal-error-ladder-marks = { $file } n’a pas de place pour { $row } : il faut une ligne « { $open } » et une ligne « { $close } ».
