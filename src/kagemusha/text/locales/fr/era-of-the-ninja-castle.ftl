### Era of the Ninja : les salles du château et les cartes Rencontre.
###
### Un nom est sous room-… ou encounter-…, une phrase d’ambiance sous room-flavour-…, l’effet d’une salle
### ou d’une carte sous room-text-… ; les nombres sont donnés comme pour les autres cartes. tile-… est la
### forme d’une salle.

## Formes

tile-cross = Croisement
tile-courtyard = Cour
tile-tee = Jonction en T
tile-straight = Couloir
tile-corner = Coude
tile-dead-end = Impasse

## Salles

room-audience-hall = Salle d’Audience
room-hall-of-pillars = Salle des Piliers
room-lantern-hall = Salle des Lanternes
room-moss-garden = Jardin de Mousse
room-dojo = Dojo
room-shrine = Sanctuaire
room-courtyard = Cour
room-plum-courtyard = Cour au Prunier
room-stone-courtyard = Cour de Pierre
room-kitchen = Cuisine
room-servants-quarters = Quartier des Serviteurs
room-music-room = Salle de Musique
room-painted-gallery = Galerie Peinte
room-archive = Archives
room-storehouse = Entrepôt
room-armoury = Armurerie
room-hall-of-screens = Salle des Paravents
room-counting-house = Salle des Comptes
room-bell-tower = Tour de la Cloche
room-long-corridor = Long Couloir
room-nightingale-floor = Parquet Rossignol
room-narrow-stairs = Escalier Étroit
room-verandah = Véranda
room-tea-room = Pavillon de Thé
room-watchtower = Tour de Guet
room-bathhouse = Bains
room-hidden-passage = Passage Secret

## Salles : ambiance

room-flavour-audience-hall = Des coussins en rangs devant un siège vide.
room-flavour-hall-of-pillars = Des troncs de cèdre portent un toit qu’on ne voit pas.
room-flavour-lantern-hall = Quarante lanternes, et un serviteur qui les allume une à une.
room-flavour-moss-garden = La mousse avale chaque pas.
room-flavour-dojo = Le sol est poli par mille leçons.
room-flavour-shrine = Un tronc, une corde de cloche, un bol d’eau claire.
room-flavour-courtyard = Un étang, et le mur que vous avez franchi.
room-flavour-plum-courtyard = Des pétales flottent sur l’étang noir.
room-flavour-stone-courtyard = Le gravier ratissé garde chaque trace jusqu’à l’aube.
room-flavour-kitchen = Le riz fume ; les couteaux viennent d’être affûtés.
room-flavour-servants-quarters = Ils vous entendent, et choisissent de dormir.
room-flavour-music-room = Un koto auquel il manque une corde.
room-flavour-painted-gallery = Des tigres peints regardent la mauvaise porte.
room-flavour-archive = Tout ordre du château est copié ici, celui de la prochaine garde aussi.
room-flavour-storehouse = Personne n’a compté les caisses depuis l’automne.
room-flavour-armoury = Des râteliers de lames, et une place de libre.
room-flavour-hall-of-screens = Sept ombres bougent, une seule est la vôtre.
room-flavour-counting-house = Ici, les gardes ont touché leur solde ce soir.
room-flavour-bell-tower = Un coup sur le bronze réveille tout le château.
room-flavour-long-corridor = Des portes des deux côtés, toutes closes.
room-flavour-nightingale-floor = Les planches ont été posées pour chanter.
room-flavour-narrow-stairs = Bâti pour qu’un seul homme puisse le tenir.
room-flavour-verandah = La pluie goutte de l’auvent dans un bassin de pierre.
room-flavour-tea-room = L’eau est encore chaude.
room-flavour-watchtower = D’ici, on voit par-dessus tous les toits.
room-flavour-bathhouse = De la vapeur, du cèdre, et pas d’autre porte.
room-flavour-hidden-passage = Derrière le rouleau pendu au mur, l’air est froid.

## Salles : particularités

room-text-moss-garden = Quand vous choisissez Se cacher ici : { $signed } à l’Ombre.
room-text-dojo = { $signed } à l’Attaque tant que vous êtes ici.
room-text-shrine = Une fois par tour, avant de vous déplacer, vous pouvez dépenser ici { $ingenuity } Ingéniosité : vous regagnez { $amount ->
        [one] { $amount } Blessure
       *[other] { $amount } Blessures
    }.
room-text-archive = Une fois par manche, avant de vous déplacer, vous pouvez regarder ici la première carte Rencontre, et la remélanger dans sa pioche si vous voulez.
room-text-storehouse = Les Objets vous coûtent ici { $amount } Ingéniosité de moins.
room-text-armoury = Une fois par tour, avant de vous déplacer, vous pouvez défausser ici une Arme et piocher la première carte Arme.
room-text-hall-of-screens = { $signed } à l’Esquive tant que vous êtes ici.
room-text-counting-house = Une Attaque que vous faites d’ici et qui abat sa cible rapporte { $amount } Ingéniosité de plus.
room-text-bell-tower = À la phase de Vigilance : { $signed } à la Vigilance pour chaque ninja ici qui a attaqué dans la manche.
room-text-nightingale-floor = Quand vous entrez : { $signed } à l’Ombre.
room-text-narrow-stairs = Une pile qui se forme ici a au plus { $amount ->
        [one] { $amount } unité
       *[other] { $amount } unités
    }. Une pile qui arrive reste entière.
room-text-tea-room = Quand vous récupérez ici, vous regagnez { $amount } Ki de plus.
room-text-watchtower = D’ici, vos armes à distance portent { $amount } tuile plus loin, les arcs des Daikyu { $amount2 }.
room-text-bathhouse = Quand vous récupérez ici, vous regagnez { $amount ->
        [one] { $amount } Blessure
       *[other] { $amount } Blessures
    } de plus.
room-text-hidden-passage = D’ici, vous pouvez aller sur toute tuile connue à côté de celle-ci, même là où aucun marqueur ne mène.

## Rencontres

encounter-lone-sentry = Sentinelle Assoupie
encounter-night-watch = Guet sans Solde
encounter-gate-guards = Gardes de la Porte
encounter-drunken-banquet = Banquet d’Ivrognes
encounter-spear-drill = Exercice à la Lance
encounter-gunners-post = Barils de Poudre
encounter-firing-line = Ligne de Tir
encounter-cooks = Repas de Minuit
encounter-wall-patrol = Patrouille dans le Dos
encounter-duellist = Duelliste
encounter-fencing-pupils = Élèves d’Escrime
encounter-lone-archer = Archer Solitaire
encounter-archery-contest = Concours de Tir à l’Arc
encounter-praying-monk = Moine en Prière
encounter-temple-pair = Duo du Temple
encounter-monks-at-practice = Moines à l’Entraînement
encounter-gamblers = Joueurs
encounter-escort = Escorte d’un Prisonnier
encounter-hunting-party = Maîtres-Chiens
encounter-guard-change = Relève de la Garde
encounter-armourers = Armuriers
encounter-generals-horn = Cor du Général
encounter-war-council = Conseil de Guerre
encounter-pay-parade = Revue de Solde

## Rencontres : ambiance

encounter-flavour-lone-sentry = Sa lance le tient debout.
encounter-flavour-night-watch = Trois mois sans solde, et l’on regarde ailleurs.
encounter-flavour-gate-guards = On leur a dit de vous attendre.
encounter-flavour-drunken-banquet = Quelqu’un chante, et personne ne s’en plaint.
encounter-flavour-spear-drill = Cinq pointes se tournent ensemble vers la porte.
encounter-flavour-gunners-post = Ils fument leur pipe bien trop près.
encounter-flavour-firing-line = Trois mèches rougeoient dans le noir.
encounter-flavour-cooks = Une marmite de riz est à portée de main.
encounter-flavour-wall-patrol = La salle est vide. Celle d’où vous venez ne l’est plus.
encounter-flavour-duellist = Il crie votre nom avant que vous n’ayez passé la porte.
encounter-flavour-fencing-pupils = Tous deux veulent s’essayer sur ce qui bouge.
encounter-flavour-lone-archer = Il attendait d’avoir le champ libre.
encounter-flavour-archery-contest = La cible de paille en a assez.
encounter-flavour-praying-monk = Un instant, son calme est le vôtre.
encounter-flavour-temple-pair = L’un prie, l’autre veille, puis ils échangent.
encounter-flavour-monks-at-practice = Le troisième compte les coups.
encounter-flavour-gamblers = Les dés sont pipés, et il reste une place.
encounter-flavour-escort = L’homme ligoté désigne la porte suivante du menton.
encounter-flavour-hunting-party = Les chiens savent avant les hommes.
encounter-flavour-guard-change = L’un est en retard, l’autre en colère.
encounter-flavour-armourers = Une lame achevée refroidit près de la porte.
encounter-flavour-generals-horn = Il y souffle lui-même, avec plaisir.
encounter-flavour-war-council = La carte au sol montre qui est posté où.
encounter-flavour-pay-parade = Il faut deux hommes pour lever le coffre.

## Rencontres : ce qui arrive à l’exploration

encounter-text-lone-sentry = À l’exploration : ils ne s’activent pas dans cette manche.
encounter-text-night-watch = À l’exploration, vous pouvez dépenser { $ingenuity } Ingéniosité : ils quittent le plateau.
encounter-text-drunken-banquet = À l’exploration : chaque pile reçoit { $amount ->
        [one] { $amount } jeton de Blessure
       *[other] { $amount } jetons de Blessure
    }.
encounter-text-gunners-post = À l’exploration, vous pouvez dépenser { $ki } Ki : chaque pile reçoit { $amount ->
        [one] { $amount } jeton de Blessure
       *[other] { $amount } jetons de Blessure
    }.
encounter-text-cooks = À l’exploration : vous regagnez { $amount ->
        [one] { $amount } Blessure
       *[other] { $amount } Blessures
    }.
encounter-text-wall-patrol = À l’exploration : chaque pile va aussitôt sur une tuile voisine par des marqueurs appariés ; s’il y en a plusieurs, vous choisissez.
encounter-text-duellist = À l’exploration : vous êtes visible dans cette manche, sauf si une carte vous cache.
encounter-text-praying-monk = À l’exploration : vous regagnez { $amount } Ki.
encounter-text-gamblers = À l’exploration, vous pouvez dépenser { $ingenuity } Ingéniosité : ils ne s’activent pas dans cette manche.
encounter-text-escort = À l’exploration : vous regardez la première tuile de la pioche, et la remélangez si vous voulez.
encounter-text-hunting-party = À l’exploration : { $signed } à votre Ombre.
encounter-text-armourers = À l’exploration, vous pouvez dépenser { $ingenuity } Ingéniosité : vous piochez la première carte Arme.
encounter-text-generals-horn = À l’exploration : { $signed } à l’Ombre de chaque ninja.
encounter-text-war-council = À l’exploration : vous regardez la première carte Rencontre, et la remélangez si vous voulez.
encounter-text-pay-parade = À l’exploration : chaque pile porte { $amount } Ingéniosité ; qui vainc sa dernière unité la gagne.
