### Le plateau d’Era of the Ninja dans le navigateur.

## Le château

web-era-of-the-ninja-castle = Le château, un plan : faites-le glisser, plus et moins pour zoomer, 0 pour le voir en entier
web-era-of-the-ninja-the-castle = Le château
web-era-of-the-ninja-zoom-in = Agrandir
web-era-of-the-ninja-zoom-out = Réduire
web-era-of-the-ninja-fit = Montrer tout le château
web-era-of-the-ninja-turn = Tourner la salle
web-era-of-the-ninja-tile = Tuile { $number } : { $room }. Sorties : { $ways }
web-era-of-the-ninja-stack = { $name }{ $units ->
        [0] {""}
       *[other] , unités : { $units }
    }, tuile { $tile }{ $tokens ->
        [0] {""}
       *[other] , jetons de Blessure : { $tokens }
    }{ $prize ->
        [0] {""}
       *[other] , porte : { $prize } Ingéniosité
    }
web-era-of-the-ninja-token = { $ninja } ({ $player }), tuile { $tile }, Ombre { $shadow }, { $hidden ->
        [yes] caché
       *[no] visible
    }
web-era-of-the-ninja-awareness = Vigilance
web-era-of-the-ninja-who-sees-whom = Qui voit qui
web-era-of-the-ninja-sees = { $number ->
        [0] ne voit personne
       *[other] voit { $names }
    }
web-era-of-the-ninja-hunts = poursuit { $names }
web-era-of-the-ninja-seen-by = { $number ->
        [0] personne ne voit ce ninja
       *[other] vu par : { $names }
    }
web-era-of-the-ninja-how-far = Jusqu’où vous pouvez aller
web-era-of-the-ninja-legend = Ce que disent les marques
web-era-of-the-ninja-legend-walk = Mouvement nécessaire
web-era-of-the-ninja-legend-sprint = avec un Sprint
web-era-of-the-ninja-legend-threat = elle peut attaquer ici ; nombre : pas d’abord
web-era-of-the-ninja-legend-attack = à portée de l’arme
web-era-of-the-ninja-legend-sees = voit
web-era-of-the-ninja-legend-hunts = poursuit
web-era-of-the-ninja-mark-walk = Mouvement nécessaire : { $number }
web-era-of-the-ninja-mark-sprint = Avec un Sprint, Mouvement nécessaire : { $number }
web-era-of-the-ninja-mark-threat = Elle peut attaquer ici ; pas d’abord : { $number }
web-era-of-the-ninja-mark-attack = À portée de l’arme

## Les valeurs

web-era-of-the-ninja-value-move = Mouvement
web-era-of-the-ninja-value-attack = Attaque
web-era-of-the-ninja-value-dodge = Esquive
web-era-of-the-ninja-value-shadow = Ombre
web-era-of-the-ninja-value-range = Portée
web-era-of-the-ninja-value-wounds = Blessures
web-era-of-the-ninja-value-ki = Ki
web-era-of-the-ninja-value-ingenuity = Ingéniosité

## Les ninjas

web-era-of-the-ninja-you = vous
web-era-of-the-ninja-lead = meneur
web-era-of-the-ninja-hidden = caché
web-era-of-the-ninja-seen = visible
web-era-of-the-ninja-hid = tente de se cacher
web-era-of-the-ninja-defeated = vaincu
web-era-of-the-ninja-out = hors jeu
web-era-of-the-ninja-you-are-out = Vous êtes hors jeu. Les autres continuent sans vous attendre. À la fin, vous verrez le résultat.
web-era-of-the-ninja-choose-this = Choisir { $name }…
web-era-of-the-ninja-moves-left = Mouvement restant : { $number }
web-era-of-the-ninja-score = score { $number }
web-era-of-the-ninja-pool = fonds { $number }
web-era-of-the-ninja-counters = compteurs : { $number }
web-era-of-the-ninja-declared = déclaré : { $enemy }

## Les cartes

web-era-of-the-ninja-kind = { $kind ->
        [ninja] Ninja
        [weapon] Arme
        [item] Objet
        [skill] Compétence
        [lord] Seigneur
        [unit] Unité
       *[other] Butin
    }
web-era-of-the-ninja-card = { $kind }, { $state ->
        [active] carte active
        [stowed] en réserve
       *[inactive] carte inactive
    }{ $synergy ->
        [yes] , avec Synergie
       *[no] {""}
    }{ $counters ->
        [0] {""}
       *[other] , compteurs : { $counters }
    }
web-era-of-the-ninja-kept = gardée
web-era-of-the-ninja-face-down = Une carte face cachée
web-era-of-the-ninja-draft-waits = Les autres choisissent encore.
web-era-of-the-ninja-draft-stage = { $stage ->
        [ninja] Choisir un ninja
        [cards] Choisir une Arme, un Objet et une Compétence
       *[castle] Entrer dans le château
    }
web-era-of-the-ninja-shop = Cartes : acheter, échanger, équiper
web-era-of-the-ninja-shop-open = Acheter, échanger, équiper : voir { $number ->
        [one] la carte
       *[other] { $number } cartes
    }

## Le Seigneur et les pioches

web-era-of-the-ninja-lord = { $state ->
        [here] Seigneur du château, sur le plateau
        [defeated] Seigneur du château, vaincu
       *[away] Seigneur du château, pas encore trouvé
    }
web-era-of-the-ninja-tiles-left = Tuiles restantes
web-era-of-the-ninja-encounters-left = Rencontres restantes
web-era-of-the-ninja-reinforcements-left = Renforts restants
web-era-of-the-ninja-head-wounds = Blessures de la tête
web-era-of-the-ninja-top = Au sommet de sa pioche
web-era-of-the-ninja-units-left = Unités restant dans la réserve
web-era-of-the-ninja-discards = Cartes défaussées ({ $number })

## La manche et les dés

web-era-of-the-ninja-round = Manche { $number }
web-era-of-the-ninja-lead-is = Meneur : { $player }
web-era-of-the-ninja-awareness-is = Vigilance { $number }
web-era-of-the-ninja-phase-lead = Meneur
web-era-of-the-ninja-phase-shadow = Ombre
web-era-of-the-ninja-phase-ninja = Ninjas
web-era-of-the-ninja-phase-awareness = Vigilance
web-era-of-the-ninja-phase-units = Unités du Seigneur
web-era-of-the-ninja-phase-recovery = Récupération
web-era-of-the-ninja-stage = { $player } : { $stage }
web-era-of-the-ninja-die = Le dé montre { $face }
web-era-of-the-ninja-die-waits = Le dé n’est pas encore lancé
web-era-of-the-ninja-result = Résultat
web-era-of-the-ninja-lifted = La Limite est levée
web-era-of-the-ninja-damage = Dégâts { $number }
web-era-of-the-ninja-thrown = Derniers jets

## Le résultat

web-era-of-the-ninja-figure-tiles = Tuiles posées
web-era-of-the-ninja-figure-units = Unités vaincues
web-era-of-the-ninja-figure-dodged = Attaques esquivées
web-era-of-the-ninja-figure-wounds = Blessures perdues
web-era-of-the-ninja-figure-cards = Cartes obtenues

web-keys-map = sur la carte : la déplacer
web-keys-zoom = sur la carte : plus près, plus loin, en entier
