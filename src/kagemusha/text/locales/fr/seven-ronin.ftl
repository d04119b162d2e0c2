### 7 Ronin : noms, journal d’une partie, et tous les refus.

## Noms

side-attacker = Attaquant
side-defender = Défenseur

area-watchtower = Tour de Guet
    .the = Tour de Guet
area-field-2 = Champ (2)
    .the = Champ (2)
area-passage = Passage
    .the = Passage
area-field-3 = Champ (3)
    .the = Champ (3)
area-granary = Grenier
    .the = Grenier
area-animal-pen = Enclos
    .the = Enclos
area-well = Puits
    .the = Puits
area-shrine = Temple
    .the = Temple
area-burial-grounds = Cimetière
    .the = Cimetière
area-inn = Auberge
    .the = Auberge
area-green = Place
    .the = Place

kind-watchtower = Tour de Guet
kind-granary = Grenier
kind-well = Puits
kind-inn = Auberge
kind-animal-pen = Enclos
kind-shrine = Temple
kind-burial-grounds = Cimetière
kind-passage = Passage
kind-field = Champ
kind-plain = quartier sans capacité

ronin-yobu = Yobu
ronin-yumi = Yumi
ronin-musashi = Musashi
ronin-hayai = Hayai
ronin-taiko = Taiko
ronin-kabe = Kabe
ronin-tasuke = Tasuke

step-spy-attacker = Espion de l’Attaquant
step-spy-defender = Espion du Défenseur
step-planning = Planification
step-ronin-abilities = Capacités des ronin
step-division = Répartition des blessures
step-area-abilities = Capacités des quartiers
step-passage-division = Répartition des blessures après le Passage

reason-five-areas = assez de quartiers sont occupés
reason-both-fields = les deux Champs comptent ensemble pour trois quartiers
reason-inn-as-field = l’Auberge compte comme second Champ
reason-ronin-gone = tous les ronin sont éliminés
reason-ninja-gone = tous les ninjas sont éliminés
reason-both-gone = tous les ninjas sont éliminés, et le dernier ronin est tombé avec eux
reason-last-round = le village a tenu jusqu’à la fin du dernier tour

## Événements

seven-ronin-round-began = Le tour { $round } commence.
seven-ronin-spied = { $side ->
        [attacker] L’Attaquant envoie
       *[defender] Le Défenseur envoie
    } son espion. Quartier visé : { $area-name }.
    .you = Vous envoyez un espion. Zone : { $area-name }.
seven-ronin-spy-kept = { $side ->
        [attacker] L’Attaquant garde
       *[defender] Le Défenseur garde
    } son jeton Espion.
    .you = Vous gardez le jeton Espion.
seven-ronin-ninja-planned = Prévu – { $area-name } : 1 ninja.
seven-ronin-ronin-planned = Prévu – { $area-name } : { $ronin-name }.
seven-ronin-plan-sealed = { $side ->
        [attacker] L’Attaquant a scellé
       *[defender] Le Défenseur a scellé
    } son plan.
    .you = Votre plan est scellé.
seven-ronin-ronin-spotted = Rapport de l’espion – { $area-name } : { $number ->
        [0] aucun ronin ne s’y tiendra.
        [one] { $ronin-list-name } s’y tiendra.
       *[other] { $ronin-list-name } s’y tiendront.
    }
seven-ronin-ninja-spotted = Rapport de l’espion – { $area-name } : { $number ->
        [0] aucun nouveau ninja n’y viendra.
        [one] { $number } nouveau ninja y viendra.
       *[other] { $number } nouveaux ninjas y viendront.
    }
seven-ronin-plans-revealed = Les écrans se lèvent : les plans du tour { $round } sont révélés.
seven-ronin-ninja-deployed = { $area-name } : { $number ->
        [one] { $number } ninja arrive.
       *[other] { $number } ninjas arrivent.
    }
seven-ronin-ronin-deployed = { $area-name } : { $ronin-name } prend position.
seven-ronin-green-cleared = { $ronin-name } nettoie la Place : { $number ->
        [one] { $number } ninja va
       *[other] { $number } ninjas vont
    } à la défausse.
seven-ronin-ninja-cut = { $area-name } : Musashi abat 1 ninja.
seven-ronin-ninja-pushed = Yobu chasse { $number ->
        [one] { $number } ninja
       *[other] { $number } ninjas
    } : { $area-name } → { $to-name }.
seven-ronin-reserves-shot = Yumi abat 1 ninja de la réserve.
seven-ronin-wound-healed = Taiko soigne 1 blessure : { $ronin-name }.
seven-ronin-hayai-rode = Hayai chevauche : { $area-name } → { $to-name }.
seven-ronin-ronin-wounded = { $ronin-name } reçoit { $number ->
        [one] { $number } blessure
       *[other] { $number } blessures
    }.
seven-ronin-ronin-eliminated = { $ronin ->
        [tasuke] { $ronin-name } est éliminée
       *[other] { $ronin-name } est éliminé
    } ; ses blessures vont à la défausse.
seven-ronin-area-occupied = { $area-name } : quartier occupé par { $number ->
        [one] { $number } ninja
       *[other] { $number } ninjas
    }.
seven-ronin-ronin-shot = { $inn ->
        [yes] L’Auberge copie la Tour de Guet, et les flèches partent
       *[no] Les flèches partent
    } vers les deux quartiers voisins. Point de tir : { $area-name }.
seven-ronin-ninja-recruited = { $inn ->
        [yes] L’Auberge copie le Grenier
       *[no] Le Grenier pillé attire du monde
    } : { $number ->
        [one] { $number } ninja passe
       *[other] { $number } ninjas passent
    } de la défausse à la réserve.
seven-ronin-ronin-poisoned = { $inn ->
        [yes] L’Auberge copie le Puits
       *[no] Le Puits est empoisonné
    } : { $ronin-name } en a bu.
seven-ronin-ronin-penned = { $inn ->
        [yes] L’Auberge copie l’Enclos
       *[no] L’Enclos est grand ouvert
    } : { $ronin-name } ne peut partir et reste pour le tour suivant.
seven-ronin-ronin-cursed = { $inn ->
        [yes] L’Auberge copie le Temple
       *[no] Le Temple est profané
    } : { $ronin-name } n’aura pas de capacité au tour suivant.
seven-ronin-ninja-recalled = { $inn ->
        [yes] L’Auberge copie le Cimetière
       *[no] Rassemblement au Cimetière
    } : { $number ->
        [one] { $number } ninja revient
       *[other] { $number } ninjas reviennent
    } à la réserve ({ $area-name }).
seven-ronin-ninja-sent = { $inn ->
        [yes] L’Auberge copie le Passage
       *[no] Par le Passage
    } : { $number ->
        [one] { $number } ninja arrive
       *[other] { $number } ninjas arrivent
    } de la réserve ({ $area-name }).
seven-ronin-inn-became-field = L’Auberge copie un Champ pour ce tour.
seven-ronin-areas-counted = Quartiers occupés : { $number }{ $bonus ->
        [0] .
       *[other] , plus { $bonus } pour les Champs, soit { $total }.
    }
seven-ronin-ninja-starved = La faim : 1 ninja quitte la réserve pour la défausse.
seven-ronin-match-won = { $side ->
        [attacker] L’Attaquant gagne
       *[defender] Le Défenseur gagne
    } : { $reason-name }.
    .you = Vous gagnez : { $reason-name }.
seven-ronin-step-ended = { $side ->
        [attacker] L’Attaquant n’utilise plus de capacité de quartier.
       *[defender] Le Défenseur n’utilise plus de capacité de ronin.
    }

## Refus : plans

refused-seven-ronin-wrong-step = { $verb ->
        [deploy] Les plans se font pendant la phase de planification.
        [seal] Un plan se scelle pendant la phase de planification.
        [done] Il n’y a rien à terminer à cette étape.
        [spy] Les espions s’envoient au début de la planification, si la variante des espions est jouée.
        [no-spy] Les espions s’envoient au début de la planification, si la variante des espions est jouée.
        [divide] Les blessures ne se répartissent que là où Tasuke et un autre ronin rencontrent des ninjas.
        [ronin-ability] Les ronin utilisent leurs capacités à l’étape 1 du combat.
       *[other] Les quartiers utilisent leurs capacités à l’étape 3 du combat.
    } Maintenant : { $step ->
        [planning] faites votre plan et scellez-le.
        [ronin-abilities] utilisez des capacités de ronin, ou terminez l’étape.
        [area-abilities] utilisez des capacités de quartiers occupés, ou terminez l’étape.
        [division] répartissez les blessures entre Tasuke et son partenaire.
        [passage-division] répartissez les blessures entre Tasuke et son partenaire.
       *[other] envoyez votre espion dans un quartier, ou gardez le jeton.
    }
refused-seven-ronin-other-side = { $side ->
        [attacker] Vous menez les ninjas : planifiez combien d’entre eux vont où. Le Défenseur planifie les ronin.
       *[defender] Vous menez les ronin : planifiez où se tient chacun d’eux. L’Attaquant planifie les ninjas.
    }
refused-seven-ronin-reserves = Ninjas dans le plan : { $number }. La réserve n’en a que { $reserves }.
refused-seven-ronin-threat = Trop de quartiers reçoivent de nouveaux ninjas : { $number }. Le niveau de menace en permet { $threat }.
refused-seven-ronin-limits = Limite de quartier dépassée : { $areas-name }, de { $number } au total. { $green ->
        [0] Aucun ninja n’était sur la Place au début de la planification, les limites tiennent donc.
        [one] { $green } ninja était sur la Place au début de la planification : { $green } peut dépasser les limites.
       *[other] { $green } ninjas étaient sur la Place au début de la planification : { $green } peuvent dépasser les limites.
    }
refused-seven-ronin-green-twice = Un seul ninja par tour peut aller sur la Place, et non { $number }.
refused-seven-ronin-minimum = Ninjas dans le plan : { $number }. Il faut en déployer au moins { $required } à ce tour.
refused-seven-ronin-ninja-order = Les ninjas se planifient dans l’ordre du plateau, la Place en dernier. Continuez à partir de : { $last-name }, de sorte que { $required } trouvent encore une place. Ou donnez tout le plan en une ligne, dans n’importe quel ordre.
refused-seven-ronin-ronin-eliminated = { $ronin ->
        [tasuke] { $ronin-name } est éliminée
       *[other] { $ronin-name } est éliminé
    } et ne joue plus.
refused-seven-ronin-ronin-held = { $ronin ->
        [tasuke] { $ronin-name } est retenue
       *[other] { $ronin-name } est retenu
    } par l’Enclos et reste sur place à ce tour.
refused-seven-ronin-ronin-twice = { $ronin-name } a déjà une place dans ce plan.
refused-seven-ronin-green-empty = { $ronin-name } ne peut pas aller sur la Place : aucun ninja n’y était au début de la planification.
refused-seven-ronin-green-shared = { $ronin-name } ne peut pas aller aussi sur la Place : un seul ronin peut s’y tenir.
refused-seven-ronin-shared = { $area-name } : { $ronin-name } ne peut pas s’y ajouter. Un ronin par quartier ; seule Tasuke peut partager, avec un seul autre.
refused-seven-ronin-tasuke-cursed = { $area-name } : { $ronin-name } ne peut pas s’y ajouter. Sous un marqueur Temple, Tasuke ne partage avec personne.
refused-seven-ronin-ronin-left = { $number ->
        [one] { $ronin-list-name } n’a pas encore de place
       *[other] { $ronin-list-name } n’ont pas encore de place
    } : il faut déployer tout ronin vivant qui n’est pas retenu.
refused-seven-ronin-ronin-order = Les ronin se planifient dans l’ordre de leurs tuiles. Le suivant : { $ronin-name }. Ou donnez tout le plan en une ligne, dans n’importe quel ordre.
refused-seven-ronin-spy-green = La Place ne peut pas être espionnée : nommez un quartier.

## Refus : blessures et capacités

refused-seven-ronin-division = Tasuke doit prendre de { $low } à { $high } de ces blessures ; l’autre ronin prend le reste.
refused-seven-ronin-from-green = { $ronin-name } se tient sur la Place : aucune capacité ne s’utilise de là.
refused-seven-ronin-cursed = { $ronin-name } porte un marqueur Temple et n’a pas de capacité à ce tour.
refused-seven-ronin-ability-spent = { $ronin-name } a déjà agi à ce tour : chaque capacité sert une fois par tour.
refused-seven-ronin-hayai-held = { $ronin-name } est retenu par l’Enclos et ne peut pas chevaucher.
refused-seven-ronin-not-contested = { $ronin-name } n’agit que dans un quartier où il y a des ninjas. { $area-name } : il n’y en a pas.
refused-seven-ronin-not-free = { $ronin-name } n’agit que depuis un quartier sans ninja. { $area-name } : il y en a.
refused-seven-ronin-reserves-empty = Yumi n’a pas de cible : la réserve est vide.
refused-seven-ronin-taiko-himself = Taiko soigne un autre ronin, jamais lui-même.
refused-seven-ronin-not-wounded = { $ronin-name } n’a pas de blessure que Taiko pourrait soigner. Choisissez un ronin qui en a une.
refused-seven-ronin-patient-on-green = { $ronin-name } se tient sur la Place. Dans cette partie, Taiko n’y soigne personne.
refused-seven-ronin-hayai-green = Hayai ne peut pas aller sur la Place : il rejoint un quartier, et la Place n’en est pas un.
refused-seven-ronin-hayai-no-ninja = { $area-name } : Hayai ne peut pas y aller, il n’y a pas de ninja. Il rejoint un quartier où il y en a.
refused-seven-ronin-hayai-area-taken = { $area-name } : Hayai ne peut pas y aller, { $ronin-list-count ->
        [one] { $ronin-list-name } s’y tient
       *[other] { $ronin-list-name } s’y tiennent
    }. Il va là où il n’y a personne, ou Tasuke seule.
refused-seven-ronin-hayai-tasuke-cursed = { $area-name } : Hayai ne peut pas y aller, Tasuke s’y tient sous un marqueur Temple et ne partage avec personne.
refused-seven-ronin-yobu-push = { $area-name } : { $number ->
        [one] Yobu peut chasser { $number } ninja
       *[other] Yobu peut chasser 1 ou { $number } ninjas
    }, et seulement vers les quartiers voisins : { $areas-name }.
refused-seven-ronin-not-occupied = { $kind-name } : quartier non occupé. Une capacité demande des ninjas sur place et aucun ronin.
refused-seven-ronin-area-used = { $kind-name } : capacité déjà utilisée à ce tour. Chacune sert une fois par tour.
refused-seven-ronin-field-copied = L’Auberge a déjà copié un Champ à ce tour.
refused-seven-ronin-supply-empty = La défausse est vide : il n’y a pas de marqueur à y prendre.
refused-seven-ronin-watchtower-targets = Les flèches touchent chaque ronin des deux quartiers voisins ; { $ronin-list-count ->
        [0] il n’y a personne en ce moment.
       *[other] s’y trouvent : { $ronin-list-name }. On ne nomme personne, sauf si la défausse (actuellement { $supply }) est trop petite pour tous : nommez alors autant de ronin qu’elle a de marqueurs.
    }
refused-seven-ronin-recall = Le Cimetière rappelle 1 ou 2 ninjas en tout, de quartiers qui en ont, jamais de la Place.
refused-seven-ronin-send-green = Le Passage ne peut pas envoyer de ninjas sur la Place : ils vont dans un quartier, et la Place n’en est pas un.
refused-seven-ronin-send-apart = Le Passage n’envoie des ninjas que dans un seul quartier.
refused-seven-ronin-send = Le Passage envoie 1 ou 2 ninjas dans un seul quartier, et pas plus que n’en a la réserve (actuellement { $reserves }).
refused-seven-ronin-kabe-has-no-ability = Kabe n’a pas de capacité que le Temple pourrait annuler. Choisissez un autre ronin.
refused-seven-ronin-not-on-an-area = { $ronin-name } ne se tient dans aucun quartier du village. Choisissez un ronin qui s’y trouve.
refused-seven-ronin-already-chosen = { $kind-name } : ce ronin est déjà désigné à ce tour ({ $ronin-name }). Choisissez un autre ronin.

## Notation

notation-inn-needs-as = L’Auberge copie un autre quartier. Écrivez par exemple « inn as well kabe ».
notation-ronin-needs-area = Indiquez le quartier de { $ronin-name } : « deploy { $ronin } inn », par exemple.
notation-yobu = Écrivez la capacité de Yobu ainsi : « yobu 2 -> inn » ou « yobu 1 -> inn, 1 -> watchtower ».

## Plateaux

board-too-few-areas = { $where } : trop peu de quartiers ({ $areas }) pour le nombre de ronin ({ $ronin }). Il faut au moins autant de quartiers que de ronin.
board-too-many-markers = { $where } : trop de marqueurs Ninja ({ $markers }). Réserve et défausse ensemble peuvent en avoir { $most } au plus.
option-own-board = Votre propre plateau a ses propres niveaux de menace et nombres de marqueurs : omettez l’option « { $option } », ou changez plutôt le fichier du plateau.

## Positions

position-wrong-total = Marqueurs Ninja dans la position : { $total }. Réserve, plateau, blessures et défausse doivent en faire { $markers }.
position-no-spies = La position contient des espions, mais la variante est désactivée. Jouez avec l’option spy=on.
position-too-many-ronin = { $area-name } : trop de ronin. On se tient seul ou avec Tasuke, et toujours seul sur la Place.
position-ninja-with-ronin = { $area-name } : à cette étape, ninjas et ronin ne peuvent pas y être ensemble.
position-no-ninja-yet = Au début du tour 1, aucun ninja n’est sur le plateau. Omettez ninja=…, ou le tour.
position-ronin-not-held = { $area-name } : pendant la planification, seul un ronin retenu peut y être. Nommez-le dans held=…
position-held-nowhere = { $ronin-name } ne peut pas être sous held ou penned sans se tenir dans un quartier. Ajoutez @ et un quartier dans ronin=…
position-ronin-nowhere = { $ronin-name } doit se tenir quelque part à cette étape. Ajoutez @ et un quartier dans ronin=…
position-no-plans-now = Il n’y a pas de plans à cette étape : { $step-name }. Retirez ninja-plan, ronin-plan et sealed.
position-plan-incomplete = { $side-name } : le plan n’est pas complet et ne peut pas encore être scellé.
position-both-sealed = Deux plans scellés sont aussitôt révélés. Laissez-en un ouvert, ou donnez la position d’après.
position-illegal-plan = { $side-name } : le plan de la position enfreint une règle de déploiement.
position-no-result = Une position avec step=over demande won=camp:raison, par exemple won=attacker:five-areas. Raisons : { $known }.

notation-unknown-area = « { $word } » n’est pas un quartier. Quartiers connus : { $known }.
notation-unknown-ronin = « { $word } » n’est pas un ronin. Ronin connus : { $known }.
notation-unknown-area-or-ronin = « { $word } » n’est ni un quartier ni un ronin. Possible : { $known }.
