### 7 Ronin dans le terminal.

terminal-seven-ronin-verify-ok = ok  { $file } : { $game }, édition { $edition }, { $number ->
        [one] { $number } coup
       *[other] { $number } coups
    }, { $ended }
terminal-seven-ronin-simulated = { $game }, édition { $edition } : { $number ->
        [one] { $number } partie
       *[other] { $number } parties
    } en { $seconds } s ({ $rate } par seconde), graine { $seed }

terminal-ask-edition = Quelle édition des règles ?

## Le plateau

terminal-seven-ronin-free = libre
terminal-seven-ronin-contested = contesté
terminal-seven-ronin-occupied = occupé
terminal-seven-ronin-limit = max { $limit }
terminal-seven-ronin-ninja = { $number ->
        [one] { $number } ninja
       *[other] { $number } ninjas
    }
terminal-seven-ronin-short-animal-pen = Enclos
terminal-seven-ronin-round = Tour { $round } sur { $rounds }
terminal-seven-ronin-holds = L’Attaquant tient { $number ->
        [one] { $number } quartier
       *[other] { $number } quartiers
    } sur { $wanted }
terminal-seven-ronin-green-bonus = (limites +{ $number })
terminal-seven-ronin-stores = Réserve { $reserves }, défausse { $supply }, niveau de menace { $threat }, force minimale { $minimum }
terminal-seven-ronin-beside = À côté du plateau :
terminal-seven-ronin-gone = Éliminés : { $names }
terminal-seven-ronin-tokens = Jeton Espion : { $names }
terminal-seven-ronin-track-round = Tour
terminal-seven-ronin-track-threat = Niveau de menace
terminal-seven-ronin-track-minimum = Force minimale
terminal-seven-ronin-track-hunger = 1 ninja meurt de faim
terminal-seven-ronin-track-coming = Tours à venir (niveau de menace, force minimale ; * 1 ninja meurt de faim) :
terminal-seven-ronin-track-last = C’est le dernier tour.
terminal-seven-ronin-sign-wounds = blessures sur la vitalité
terminal-seven-ronin-sign-held = retenu par l’Enclos
terminal-seven-ronin-sign-silenced = marqueur Temple : sans capacité
terminal-seven-ronin-sign-planned = prévu

## Les plans

terminal-seven-ronin-plan-empty-attacker = encore rien ; tapez par exemple « puits 1, passage 2 »
terminal-seven-ronin-plan-empty-defender = encore rien ; tapez par exemple « kabe grenier, yumi puits »
terminal-seven-ronin-plan = Plan :
terminal-seven-ronin-plan-numbers = Ninjas { $number } (au moins { $minimum }), quartiers { $count } (au plus { $threat })
terminal-seven-ronin-plan-left = Encore sans place : { $names }
terminal-seven-ronin-plan-fixed = { $what } : cette partie du plan était déjà posée et ne se reprend pas.
terminal-seven-ronin-plan-not-yours-ronin = Vous menez les ninjas : nommez un quartier et un nombre, par exemple « puits 1 ».
terminal-seven-ronin-plan-not-yours-ninja = Vous menez les ronin : nommez-en un et son quartier, par exemple « kabe grenier ».

## Aide

terminal-seven-ronin-help-plan-attacker =
    Vous planifiez en secret. Changez le plan tant que vous voulez : rien ne part avant « seal ».
      puits 1             1 nouveau ninja au Puits
      puits 1, passage 2  plusieurs quartiers à la fois
      puits +1, puits -1  un de plus, un de moins ; « puits 0 » les reprend tous
      place 1             1 sur la Place : ensuite, 1 de plus peut dépasser une limite
      show                le plateau avec le plan
      check               serait-il accepté ? Sinon : chaque règle qu’il enfreint
      undo, clear         annuler un changement ; tout recommencer
      seal                fermer le plan ; quand les deux le sont, ils sont révélés
terminal-seven-ronin-help-plan-defender =
    Vous planifiez en secret. Changez le plan tant que vous voulez : rien ne part avant « seal ».
      kabe grenier        Kabe au Grenier ; un autre quartier le déplace
      kabe auberge, yumi puits
                          plusieurs à la fois
      kabe off            le retirer du plan
      show                le plateau avec le plan
      check               serait-il accepté ? Sinon : chaque règle qu’il enfreint
      undo, clear         annuler un changement ; tout recommencer
      seal                fermer le plan ; quand les deux le sont, ils sont révélés
terminal-seven-ronin-help-goal =
    L’Attaquant gagne s’il tient 5 quartiers à la fin d’un tour ; les deux Champs ensemble comptent pour 3. Ou s’il élimine tous les ronin.
    Le Défenseur gagne à la fin du tour 8, ou quand il n’y a plus de ninja sur le plateau ni dans la réserve.
terminal-seven-ronin-help-round =
    1. Les deux camps planifient en secret et scellent ; les plans sont révélés ensemble.
    2. Le Défenseur utilise les capacités des ronin.
    3. Les ninjas qui rencontrent un ronin deviennent ses blessures. Sans ronin, ils occupent le quartier et y restent.
    4. L’Attaquant utilise les capacités des quartiers occupés. Puis on compte les quartiers.
    5. Les ronin quittent le plateau. À partir du tour 4, 1 ninja de la réserve meurt de faim.
terminal-seven-ronin-help-planning =
    Attaquant : au moins la force minimale, dans autant de quartiers au plus que le niveau de menace, dans chacun au plus sa limite (max). 1 ninja peut aller en plus sur la Place. Chaque ninja qui se tient sur la Place au début de la planification permet 1 ninja au-dessus d’une limite.
    Défenseur : chaque ronin se tient dans un quartier à lui ; Tasuke peut partager. S’il y a des ninjas sur la Place, un ronin peut y aller : il les retire tous sans blessure.
terminal-seven-ronin-help-ronin =
    Avec des ninjas dans son quartier : Musashi en retire 1 ; Yobu en chasse 1 ou 2 vers les quartiers voisins.
    Sans ninja dans son quartier : Yumi en retire 1 de la réserve ; Taiko soigne 1 blessure d’un autre ; Hayai chevauche vers un quartier où il y en a.
    Tasuke partage un quartier et ses blessures. Kabe n’a pas de capacité, mais 7 de vitalité.
terminal-seven-ronin-help-areas =
    Seulement occupé (des ninjas, pas de ronin), et une fois par tour :
    Tour de Guet : 1 blessure à chaque ronin des deux quartiers voisins. Puits : 1 blessure à un ronin. Grenier : 2 ninjas de la défausse à la réserve. Enclos : un ronin doit rester. Temple : un ronin sans capacité au tour suivant. Cimetière : 1 ou 2 ninjas reviennent à la réserve. Passage : 1 ou 2 ninjas de la réserve dans un quartier, ils frappent aussitôt. Auberge : la capacité d’un autre quartier occupé. Champs : les deux ensemble comptent pour 3.
terminal-seven-ronin-help-board =
    Les cases forment un anneau : chaque quartier a pour voisins les deux qui le touchent, dans les coins aussi.
    Chaque case dit : le nom, l’état et la limite de nouveaux ninjas (max), les ninjas, les ronin avec blessures/vitalité.
    États : libre (sans ninja), contesté (ninjas et ronin), occupé (ninjas seuls).
    Signes : + prévu, = retenu par l’Enclos, ~ marqueur Temple. « list » montre la même chose en lignes.
terminal-seven-ronin-help-notation =
    Les coups se tapent comme les listes les montrent à droite, ou se collent ; les noms s’abrègent tant qu’ils restent clairs.
    Les quartiers portent ici leurs noms anglais ; ceux du plateau sont compris aussi.
      deploy watchtower 1, well 1, green 1; seal        deploy kabe granary, tasuke granary
      musashi     yumi     taiko kabe     hayai well    yobu 2 -> inn     yobu 1 -> inn, 1 -> watchtower
      well kabe   granary  passage inn 2  shrine yumi   burial-grounds well 1, inn 1   inn as well kabe
      divide tasuke 1      spy well       no-spy        done

terminal-option-edition = L’édition dont on joue les règles. Par défaut : en.
terminal-option-minimum = Force minimale : imprimée, par niveau de menace, ou le numéro du tour. Par défaut : selon l’édition.
terminal-option-inn-watchtower = De quel quartier l’Auberge copiant la Tour de Guet blesse les voisins. Par défaut : selon l’édition.
terminal-option-taiko-heals-green = Si Taiko peut soigner un ronin sur la Place. Par défaut : selon l’édition.
terminal-option-spy = Jouer avec les jetons Espion.
terminal-option-track = 7 Ronin : les niveaux de menace des tours ; avec rising, l’Attaquant gagne plus souvent. Par défaut : village.
terminal-option-reserves = 7 Ronin : combien des 50 marqueurs Ninja sont dans la réserve au début, de 32 à 48 ; les autres sont dans la défausse. Par défaut : 40.
terminal-option-board = Votre propre fichier de plateau.
