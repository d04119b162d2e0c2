### 7 Ronin : ce que sont à présent les choses du plateau.

## Quartiers

tip-seven-ronin-free = Libre : aucun ninja ici.
tip-seven-ronin-guarded = Libre : seulement { $names } ici.
tip-seven-ronin-contested = Contesté : { $number ->
        [one] { $number } ninja
       *[other] { $number } ninjas
    } contre { $names }.
tip-seven-ronin-occupied = Occupé par { $number ->
        [one] { $number } ninja
       *[other] { $number } ninjas
    } : il compte pour l’Attaquant.
tip-seven-ronin-new-green = Un plan peut mettre ici { $number ->
        [one] { $number } nouveau ninja
       *[other] { $number } nouveaux ninjas
    } ; la Place en permet { $green } de plus en tout.
tip-seven-ronin-used = Sa capacité a servi ce tour-ci.
tip-seven-ronin-would = Occupé, voici ce qu’il ferait à présent :
tip-seven-ronin-watchtower = 1 blessure à chacun : { $names }.
tip-seven-ronin-watchtower-nobody = Personne ici : { $areas }. Elle ne blesse donc personne.
tip-seven-ronin-granary = Ramène { $number } des { $supply } ninjas de la défausse à la réserve.
tip-seven-ronin-passage = Envoie 1 ou 2 des { $number } ninjas de { $own ->
        [yes] votre réserve
       *[no] la réserve de l’Attaquant
    } dans un quartier.
tip-seven-ronin-passage-none = La réserve est vide : il n’envoie personne.
tip-seven-ronin-burial-grounds = Ramène à la réserve 1 ou 2 des { $number } ninjas des quartiers.
tip-seven-ronin-well = 1 blessure à l’un de : { $names }.
tip-seven-ronin-animal-pen = Retient l’un d’eux au tour suivant : { $names }.
tip-seven-ronin-shrine = L’un d’eux n’a pas de capacité au tour suivant : { $names }.
tip-seven-ronin-nobody = Aucun ronin n’est dans un quartier : il ne peut désigner personne.
tip-seven-ronin-inn = Copie l’un de : { $areas }.
tip-seven-ronin-inn-nothing = Aucun autre quartier n’est occupé : elle n’a rien à copier.
tip-seven-ronin-field-both = Les deux Champs sont occupés : ensemble ils comptent pour 3.
tip-seven-ronin-field-one = L’autre Champ n’est pas occupé : rien ne s’ajoute.
tip-seven-ronin-green = { $number ->
        [one] { $number } ninja ici : { $number } nouveau ninja peut dépasser les limites.
       *[other] { $number } ninjas ici : { $number } nouveaux ninjas en tout peuvent dépasser les limites.
    }
tip-seven-ronin-green-empty = Aucun ninja ici : les limites valent telles quelles.

## Ronin

tip-seven-ronin-ronin = Blessures : { $wounds } sur { $vitality }. Encore { $left }, et { $name } quitte la partie.
tip-seven-ronin-gone = { $name } a quitté la partie.
tip-seven-ronin-station = Place : { $place }.

## Nombres

tip-seven-ronin-threat = Tour { $round } : de nouveaux ninjas dans { $number } quartiers au plus.
tip-seven-ronin-minimum = Tour { $round } : au moins { $number ->
        [one] { $number } nouveau ninja
       *[other] { $number } nouveaux ninjas
    }.
tip-seven-ronin-hungry = À la fin de ce tour, 1 ninja de la réserve meurt de faim.
tip-seven-ronin-fed = Personne ne meurt de faim à la fin de ce tour.
tip-seven-ronin-reserves = { $number ->
        [one] { $number } ninja encore à déployer.
       *[other] { $number } ninjas encore à déployer.
    }
tip-seven-ronin-supply = { $number ->
        [one] { $number } ninja
       *[other] { $number } ninjas
    } ; sur les tuiles, blessures : { $wounds }.
tip-seven-ronin-holds = { $number } sur les { $wanted } quartiers qu’il faut à l’Attaquant.
tip-seven-ronin-round = Tour { $round } sur { $rounds }.
tip-seven-ronin-step = À présent : { $name }.
