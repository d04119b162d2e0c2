### 7 Ronin dans le navigateur.

## Le plateau

web-seven-ronin-board = Le village
web-seven-ronin-round = Tour { $round }
web-seven-ronin-holds = L’Attaquant tient { $number } sur { $wanted }
web-seven-ronin-limit = limite { $number }
web-seven-ronin-free = libre
web-seven-ronin-contested = contesté
web-seven-ronin-occupied = occupé
web-seven-ronin-ninja = { $number ->
        [one] { $number } ninja
       *[other] { $number } ninjas
    }
web-seven-ronin-planned-ninja = { $number ->
        [one] { $number } ninja prévu
       *[other] { $number } ninjas prévus
    }
web-seven-ronin-planned = { $name }, prévu ici
web-seven-ronin-planned-at = prévu : { $area }
web-seven-ronin-wounds = { $wounds ->
        [one] { $wounds } blessure
       *[other] { $wounds } blessures
    } sur { $vitality }
web-seven-ronin-remove = { $name } : reprendre un ninja prévu
web-seven-ronin-reserves = Réserve
web-seven-ronin-supply = Défausse
web-seven-ronin-aim = { $name } : choisissez une cible sur le plateau
web-seven-ronin-cancel = Annuler
web-seven-ronin-tokens = Jeton Espion restant : { $names }

## Ce que font les quartiers

web-seven-ronin-legend = Signes des quartiers
web-seven-ronin-power-watchtower = blesse chaque ronin voisin
web-seven-ronin-power-well = blesse un ronin
web-seven-ronin-power-granary = 2 ninjas de plus pour la réserve
web-seven-ronin-power-burial-grounds = 1 ou 2 ninjas reviennent à la réserve
web-seven-ronin-power-passage = 1 ou 2 ninjas de la réserve vers un quartier
web-seven-ronin-power-animal-pen = un ronin doit rester au tour suivant
web-seven-ronin-power-shrine = un ronin sans capacité au tour suivant
web-seven-ronin-power-inn = copie un autre quartier occupé
web-seven-ronin-power-field = les deux ensemble comptent pour 3
web-seven-ronin-power-limit = chaque losange : un nouveau ninja par tour

## Les signes des ronin

web-seven-ronin-held = Retenu par l’Enclos
web-seven-ronin-penned = Doit rester au tour suivant
web-seven-ronin-silenced = Sans capacité ce tour-ci
web-seven-ronin-cursed = Sans capacité au tour suivant
web-seven-ronin-spent = Capacité utilisée

## La piste de temps

web-seven-ronin-track = Piste de temps
web-seven-ronin-track-round = Tour
web-seven-ronin-track-threat = Niveau de menace
web-seven-ronin-track-minimum = Force minimale
web-seven-ronin-track-hunger = Faim
web-seven-ronin-yes = oui

## Les plans

web-seven-ronin-thinking = prépare son plan derrière le paravent
web-seven-ronin-locked = a scellé son plan
web-seven-ronin-brief-thinking = { $name } : prépare son plan
web-seven-ronin-brief-locked = { $name } : plan scellé
web-seven-ronin-plan = Votre plan
web-seven-ronin-hint-attacker = Choisissez des quartiers, ou faites-y glisser des ninjas
web-seven-ronin-to-place = Ronin à placer
web-seven-ronin-areas-used = Quartiers : { $number } sur { $threat }
web-seven-ronin-force = Ninjas : { $number }, au moins { $minimum }
web-seven-ronin-left = { $number ->
        [0] Chaque ronin a sa place
        [one] { $number } ronin sans place
       *[other] { $number } ronin sans place
    }
web-seven-ronin-as-list = Planifier dans une liste
web-seven-ronin-nowhere = pas encore placé
web-seven-ronin-more = { $name } : un ninja de plus
web-seven-ronin-less = { $name } : un ninja de moins
web-seven-ronin-fine = Le plan peut être scellé.
web-seven-ronin-seal = Sceller le plan
web-seven-ronin-undo = Annuler
web-seven-ronin-reset = Recommencer
web-seven-ronin-confirm-seal = Dès que les deux plans sont scellés, ils sont révélés, et le vôtre ne peut plus être repris. Le sceller maintenant ?
web-seven-ronin-sealed = Votre plan est scellé. Il est en pointillé sur votre plateau ; l’autre camp ne le voit pas.
web-seven-ronin-told-ronin = { $number ->
        [0] Votre espion : aucun ronin ne sera ici : { $area }.
       *[other] Votre espion : qui sera ici, { $area } : { $names }.
    }
web-seven-ronin-told-ninja = Votre espion : nouveaux ninjas attendus ici, { $area } : { $number }.

## Le résultat

web-seven-ronin-of = { $number } sur { $all }
web-seven-ronin-figure-rounds = Tours joués
web-seven-ronin-figure-areas = Quartiers tenus par l’Attaquant, sur ceux qu’il faut
web-seven-ronin-figure-fallen = Ronins tombés
web-seven-ronin-figure-wounds = Blessures des autres
web-seven-ronin-figure-reserves = Ninjas restés en Réserve

web-keys-ring = sur le cercle : vers le quartier suivant
web-keys-plan = sur un quartier : y placer une figure, en retirer une
web-keys-ronin = sur le cercle : sélectionner ce ronin
