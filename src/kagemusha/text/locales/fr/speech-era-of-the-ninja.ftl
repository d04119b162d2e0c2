### Era of the Ninja : ce qui est demandé, ce que ferait chaque choix, les chances, ce que disent les cartes.

## Les dés

speech-era-of-the-ninja-roll-attack = { $player-name } attaque { $what } : Blessure { $wound }, Mort { $dead }.
speech-era-of-the-ninja-roll-attack-you = Vous attaquez { $what } : Blessure { $wound }, Mort { $dead }.
speech-era-of-the-ninja-roll-strike = { $player-name } attaque une seule unité de { $what } : Blessure { $wound }, Mort { $dead }.
speech-era-of-the-ninja-roll-strike-you = Vous attaquez une seule unité de { $what } : Blessure { $wound }, Mort { $dead }.
speech-era-of-the-ninja-roll-dodge = { $what } : attaque contre { $player-name }. Esquive avec { $needed } ou plus ; Dégâts { $damage }.
speech-era-of-the-ninja-roll-dodge-you = { $what } : attaque contre vous. Esquive avec { $needed } ou plus ; Dégâts { $damage }.
speech-era-of-the-ninja-roll-shadow = { $player-name } lance pour l’Ombre de cette manche.
speech-era-of-the-ninja-roll-shadow-you = Vous lancez pour votre Ombre de cette manche.
speech-era-of-the-ninja-roll-search = { $player-name } fouille et gagne la moitié du résultat en Ingéniosité.
speech-era-of-the-ninja-roll-search-you = Vous fouillez : la moitié du résultat est trouvée en Ingéniosité.
speech-era-of-the-ninja-roll-fight = { $player-name } contre { $other-name } : Attaque contre Esquive.
speech-era-of-the-ninja-roll-fight-you = Vous contre { $other-name } : Attaque contre Esquive.
speech-era-of-the-ninja-roll-fight-with-you = { $player-name } contre vous : Attaque contre Esquive.
speech-era-of-the-ninja-roll-adds = Modificateur : { $number }.
speech-era-of-the-ninja-roll-limit = La Limite maintient les résultats entre 2 et 9.
speech-era-of-the-ninja-roll-free = La Limite est levée.
speech-era-of-the-ninja-roll-shows = Le dé de { $player-name } montre { $face } : le résultat est { $value }.
speech-era-of-the-ninja-roll-shows-you = Votre dé montre { $face } : le résultat est { $value }.
speech-era-of-the-ninja-roll-shows-mark = Le dé de { $player-name } montre { $face } : { $mark-name } ({ $value }).
speech-era-of-the-ninja-roll-shows-mark-you = Votre dé montre { $face } : { $mark-name } ({ $value }).
speech-era-of-the-ninja-odds-choice-roll = lancer
speech-era-of-the-ninja-odds-choice-lift = lever (1 Ki), lancer
speech-era-of-the-ninja-odds-choice-stand = garder
speech-era-of-the-ninja-odds-choice-reroll = relancer (1 Ki)
speech-era-of-the-ninja-odds-attack-failure = échec
speech-era-of-the-ninja-odds-attack-miss = manqué
speech-era-of-the-ninja-odds-attack-wound = blessure
speech-era-of-the-ninja-odds-attack-kill = mort
speech-era-of-the-ninja-odds-dodge-failure = échec
speech-era-of-the-ninja-odds-dodge-hit = touché
speech-era-of-the-ninja-odds-dodge-dodge = esquive
speech-era-of-the-ninja-odds-shadow-visible = visible
speech-era-of-the-ninja-odds-shadow-hide = en se cachant
speech-era-of-the-ninja-odds-shadow-hidden = caché
speech-era-of-the-ninja-odds-fight-failure = échec
speech-era-of-the-ninja-odds-fight-lost = sans succès
speech-era-of-the-ninja-odds-fight-tie = égalité
speech-era-of-the-ninja-odds-fight-won = succès
speech-era-of-the-ninja-odds-again = { $name }, relance
speech-era-of-the-ninja-odds-loss = Blessures
speech-era-of-the-ninja-odds-value-shadow = Ombre
speech-era-of-the-ninja-odds-value-search = Ingéniosité

## Les cartes à lire

speech-era-of-the-ninja-own-card = Une carte de votre propre boîte : son fichier décrit ce qu’elle fait.
speech-era-of-the-ninja-synergy = Synergie : { $text }
speech-era-of-the-ninja-activation = L’activer coûte { $costs }.
speech-era-of-the-ninja-cost-ki = { $number } Ki
speech-era-of-the-ninja-cost-ingenuity = { $number } Ingéniosité
speech-era-of-the-ninja-cost-wounds = { $number ->
        [one] { $number } Blessure
       *[other] { $number } Blessures
    }
speech-era-of-the-ninja-gender-woman = femme
speech-era-of-the-ninja-gender-man = homme
speech-era-of-the-ninja-realm = Royaume : { $name }
speech-era-of-the-ninja-class-melee = mêlée
speech-era-of-the-ninja-class-ranged = à distance
speech-era-of-the-ninja-class-sword = sabre
speech-era-of-the-ninja-class-unarmed = à mains nues
speech-era-of-the-ninja-class-thrown = de jet
speech-era-of-the-ninja-values-ninja = { $traits }. Mouvement { $move }, Attaque { $attack }, Esquive { $dodge }, Ombre { $bonus }, Blessures { $wounds }, Ki { $ki }.
speech-era-of-the-ninja-values-unit = Mouvement { $move }, Attaque { $attack }, Dégâts { $damage }, Blessure { $wound }, Mort { $dead }, Ingéniosité { $ingenuity }.
speech-era-of-the-ninja-values-range = {" "}Portée { $number }.
speech-era-of-the-ninja-values-limit = {" "}Limite de pile { $number }.
speech-era-of-the-ninja-values-weapon = Attaque { $attack }, { $classes }.

## Ce qui est demandé

speech-era-of-the-ninja-goal-standard = Explorez le château, trouvez son Seigneur et abattez-le : qui le fait gagne seul. S’il ne reste aucun ninja, personne ne gagne.
speech-era-of-the-ninja-goal-standard-arcade = Explorez le château et gagnez de l’Ingéniosité. La partie finit quand le Seigneur tombe ou qu’il ne reste aucun ninja : le plus d’Ingéniosité non dépensée gagne alors.
speech-era-of-the-ninja-goal-nvn-death-match = Ninja contre ninja, sans Seigneur : le dernier debout gagne.
speech-era-of-the-ninja-goal-clan-death-match = Clan contre clan, sans Seigneur : le dernier camp debout gagne.
speech-era-of-the-ninja-goal-clan-attack = Vous êtes un seul clan : si l’un de vous abat le Seigneur, vous gagnez tous.
speech-era-of-the-ninja-goal-multi-clan-attack = Plusieurs clans chassent le Seigneur : le camp de qui l’abat gagne.
speech-era-of-the-ninja-goal-lords-head = Abattez le Seigneur, prenez sa tête et commencez un tour avec elle sur la Cour de départ. Les autres peuvent la voler.
speech-era-of-the-ninja-goal-lone-ninja = Vous êtes seul : explorez le château, trouvez son Seigneur et abattez-le. Si votre ninja tombe, le château gagne.
speech-era-of-the-ninja-goal-arcade = Arcade : quelle que soit la fin, le plus d’Ingéniosité non dépensée gagne.
speech-era-of-the-ninja-task-keep-ninja = Choisissez le ninja que vous jouez.
speech-era-of-the-ninja-task-choose-own-ninja = Choisissez votre ninja parmi tous ceux qui restent.
speech-era-of-the-ninja-task-keep-card = { $deck ->
        [weapon] Choisissez l’Arme que vous gardez.
        [item] Choisissez l’Objet que vous gardez.
       *[other] Choisissez la Compétence que vous gardez.
    }
speech-era-of-the-ninja-task-declare = Déclarez l’ennemi contre lequel votre clan du Ciel vous donne Attaque +1.
speech-era-of-the-ninja-task-name-lead = Vous êtes le Ninja meneur : désignez qui mène cette manche.
speech-era-of-the-ninja-task-before-roll = { $roll ->
        [dodge] Vous êtes attaqué : lancez pour esquiver, ou dépensez d’abord du Ki ou une carte.
        [shadow] Lancez pour votre Ombre : plus elle est haute, mieux vous vous cachez.
       *[other] Lancez le dé, ou dépensez d’abord du Ki ou une carte.
    }
speech-era-of-the-ninja-task-after-roll = { $roll ->
        [dodge] Votre Esquive est lancée : gardez-la ou changez-la.
        [shadow] Votre Ombre est lancée : gardez-la ou changez-la.
       *[other] Le dé est lancé : gardez-le ou changez-le.
    }
speech-era-of-the-ninja-task-nvn-after = Vous avez le total le plus bas : gardez-le ou changez-le.
speech-era-of-the-ninja-task-turn-start = Votre tour : d’abord dépenser et s’équiper, puis bouger, puis une Action y met fin. Mouvement : { $number }
speech-era-of-the-ninja-task-turn-spend = Votre tour : achetez encore, équipez-vous, bougez ou faites une Action. Mouvement : { $number }
speech-era-of-the-ninja-task-turn-adjust = Votre tour : équipez-vous, bougez ou faites une Action. Mouvement : { $number }
speech-era-of-the-ninja-task-turn-move = Votre tour : continuez ou faites une Action. Mouvement : { $number }
speech-era-of-the-ninja-task-turn-sprint = Vous sprintez : continuez ou finissez le tour. Mouvement : { $number }
speech-era-of-the-ninja-task-turn-attack-again = Vous pouvez attaquer encore, ou finir le tour.
speech-era-of-the-ninja-task-turn-tile = Une nouvelle salle ({ $room-name }) : comment la tourner ?
speech-era-of-the-ninja-task-substitute = Réserve vide ({ $unit-name }) : choisissez ce qui vient à la place.
speech-era-of-the-ninja-task-discard-excess = Vous portez trop : choisissez une Arme ou un Objet à défausser, ou à mettre dans une réserve qui a de la place.
speech-era-of-the-ninja-task-choose-activation = Les unités du Seigneur agissent : choisissez la suivante.
speech-era-of-the-ninja-task-choose-target = { $stack-start } peut atteindre plusieurs ninjas : choisissez sa cible.
speech-era-of-the-ninja-task-choose-route = { $stack-start } peut prendre plusieurs chemins : choisissez.
speech-era-of-the-ninja-task-intercept = { $other-name } est touché, Dégâts { $number }. Les prendrez-vous à la place de ce membre du clan ?
speech-era-of-the-ninja-task-choose-merge = Des piles de même nom se rencontrent : choisissez lesquelles se réunissent.
speech-era-of-the-ninja-task-replace = Votre ninja est vaincu. Reviendrez-vous avec un autre ?
speech-era-of-the-ninja-task-choose-entry = Des renforts arrivent : choisissez la tuile où ils entrent.
speech-era-of-the-ninja-task-may = Vous pouvez vous servir d’une capacité : { $ability-name }.
speech-era-of-the-ninja-task-choose-stack = { $ability-name } : choisissez une pile.
speech-era-of-the-ninja-task-choose-ninja = { $ability-name } : choisissez un ninja.
speech-era-of-the-ninja-task-choose-tile = { $ability-name } : choisissez une tuile.
speech-era-of-the-ninja-task-choose-way = { $ability-name } : choisissez de quel côté pousser la pile.
speech-era-of-the-ninja-task-choose-card = Choisissez la carte que vous cédez ({ $deck-name }).
speech-era-of-the-ninja-task-choose-loot = { $ability-name } : choisissez la carte que vous prenez.
speech-era-of-the-ninja-task-peeked = Sur le dessus de la pioche ({ $deck-name }) : { $top-name }. La laisser ?
speech-era-of-the-ninja-task-consent-give = { $other-name } vous demande { $gear-name }. La donnez-vous ?
speech-era-of-the-ninja-task-consent-take = { $other-name } vous propose { $gear-name }. La prenez-vous ?
speech-era-of-the-ninja-task-place-spot = Posez une tuile du château ({ $room-name }) : à côté de laquelle, et de quel côté ?
speech-era-of-the-ninja-task-start-tile = Choisissez la tuile où commence votre ninja.
speech-era-of-the-ninja-section-trade = Échange
speech-era-of-the-ninja-section-spend = Dépenser
speech-era-of-the-ninja-section-adjust = Équipement
speech-era-of-the-ninja-section-move = Mouvement
speech-era-of-the-ninja-section-action = Action (une seule, elle finit le tour)
speech-era-of-the-ninja-section-end = Fin

## Ce que fait chaque choix

speech-era-of-the-ninja-do-declare = { $enemy-name }
speech-era-of-the-ninja-do-lead = { $player-name } mène
speech-era-of-the-ninja-do-roll = Lancer le dé
speech-era-of-the-ninja-do-lift = Lever la Limite pour 1 Ki (vous en avez { $number })
speech-era-of-the-ninja-do-reroll = Relancer pour 1 Ki (vous en avez { $number })
speech-era-of-the-ninja-do-stand = Garder le résultat
speech-era-of-the-ninja-do-put-back = La laisser dessus
speech-era-of-the-ninja-do-shuffle = La mélanger à la pioche
speech-era-of-the-ninja-do-use = { $ability-name } : { $text }
speech-era-of-the-ninja-do-skip = Passer
speech-era-of-the-ninja-do-deposit = Verser { $number } Ingéniosité au fonds du clan
speech-era-of-the-ninja-do-give = Proposer { $gear-name } à { $player-name }
speech-era-of-the-ninja-do-ask = Demander { $gear-name } à { $player-name }
speech-era-of-the-ninja-do-accept = Oui
speech-era-of-the-ninja-do-refuse = Non
speech-era-of-the-ninja-do-buy-weapon = Acheter l’Arme du dessus pour { $number } Ingéniosité
speech-era-of-the-ninja-do-buy-item = Acheter l’Objet du dessus pour { $number } Ingéniosité
speech-era-of-the-ninja-do-buy-skill = Acheter la Compétence du dessus pour { $number } Ingéniosité
speech-era-of-the-ninja-do-buy-pool = Acheter une carte ({ $deck-name }) : { $number } Ingéniosité à vous, { $share } du fonds
speech-era-of-the-ninja-do-synergy = Acheter la Synergie de { $gear-name } pour { $number } Ingéniosité
speech-era-of-the-ninja-do-synergy-pool = Acheter la Synergie de { $gear-name } : { $number } Ingéniosité à vous, { $share } du fonds
speech-era-of-the-ninja-do-activate = Activer { $gear-name } : { $text }
speech-era-of-the-ninja-do-sheathe = Rengainer { $gear-name }
speech-era-of-the-ninja-do-stow = Mettre { $gear-name } en réserve
speech-era-of-the-ninja-do-fetch = Sortir { $gear-name } de la réserve
speech-era-of-the-ninja-do-move = Aller vers la tuile { $number }, { $room-name } ({ $way-name })
speech-era-of-the-ninja-do-explore = Explorer ({ $way-name }), pour { $number ->
        [one] { $number } Mouvement
       *[other] { $number } Mouvements
    }
speech-era-of-the-ninja-do-sprint = Sprint : { $number ->
        [one] { $number } Mouvement
       *[other] { $number } Mouvements
    } de plus, et pas d’autre Action
speech-era-of-the-ninja-do-attack = Attaquer { $what }, Blessure { $wound }, Mort { $dead } : { $odds }
speech-era-of-the-ninja-do-attack-whole = Attaquer toute la pile, { $what }, Blessure { $wound }, Mort { $dead } : { $odds }
speech-era-of-the-ninja-do-strike = Attaquer une seule unité de { $what }, Blessure { $wound }, Mort { $dead } : { $odds }
speech-era-of-the-ninja-do-hide = Se cacher : caché à { $chance }, sans se cacher { $without }
speech-era-of-the-ninja-do-hide-again = Se cacher : relancer l’Ombre
speech-era-of-the-ninja-do-wound = Blesser { $player-name } : { $odds }
speech-era-of-the-ninja-do-steal = Voler { $gear-name } à { $player-name }
speech-era-of-the-ninja-do-heal = Soigner { $player-name } : 1 Blessure
speech-era-of-the-ninja-do-search = Fouiller pour de l’Ingéniosité ; l’Ombre baisse d’autant
speech-era-of-the-ninja-do-drop = Poser la tête du Seigneur
speech-era-of-the-ninja-do-pick-up = Ramasser la tête du Seigneur
speech-era-of-the-ninja-do-done = Finir le tour
speech-era-of-the-ninja-do-discard = Défausser { $gear-name }
speech-era-of-the-ninja-do-give-up = Céder { $gear-name }
speech-era-of-the-ninja-do-take-card = Prendre { $gear-name }
speech-era-of-the-ninja-do-pick = { $what } sur la tuile { $number }
speech-era-of-the-ninja-do-target = { $player-name } (Blessures { $number })
speech-era-of-the-ninja-do-go = Vers : { $way-name }
speech-era-of-the-ninja-do-go-to = Vers : { $way-name }, tuile { $number }
speech-era-of-the-ninja-do-merge = { $first } et { $second }
speech-era-of-the-ninja-do-at = Tuile { $number } ({ $room-name })
speech-era-of-the-ninja-do-place = À côté de la tuile { $number }, { $way-name }
speech-era-of-the-ninja-do-substitute = { $unit-name }
speech-era-of-the-ninja-do-intercept = Prendre les Dégâts
speech-era-of-the-ninja-do-come = Revenir avec un nouveau ninja
speech-era-of-the-ninja-do-stay-out = Rester hors jeu
speech-era-of-the-ninja-do-turn = Sorties : { $ways }
speech-era-of-the-ninja-group-give = Proposer une carte à { $player-name }
speech-era-of-the-ninja-group-ask = Demander une carte à { $player-name }
speech-era-of-the-ninja-group-steal = Voler une carte à { $player-name }
speech-era-of-the-ninja-group-place = À côté de la tuile { $number }
speech-era-of-the-ninja-group-deposit = Verser de l’Ingéniosité au fonds du clan
speech-era-of-the-ninja-group-buy = Acheter une carte
speech-era-of-the-ninja-group-synergy = Acheter une Synergie
speech-era-of-the-ninja-group-at = Tuiles

## La fin de la partie

speech-era-of-the-ninja-end-fell-enemy = Manche { $round } : { $player-name } n’a pas esquivé { $stack-name } et est tombé (Dégâts { $damage }).
speech-era-of-the-ninja-end-fell-enemy-you = Manche { $round } : vous n’avez pas esquivé { $stack-name } et votre ninja est tombé (Dégâts { $damage }).
speech-era-of-the-ninja-end-fell-fumble = Manche { $round } : { $player-name } a attaqué { $stack-name } avec un Échec total, qui a coûté la dernière Blessure.
speech-era-of-the-ninja-end-fell-fumble-you = Manche { $round } : vous avez attaqué { $stack-name } avec un Échec total, qui vous a coûté votre dernière Blessure.
speech-era-of-the-ninja-end-fell-ninja = Manche { $round } : { $player-name } est tombé face à { $other-name }.
speech-era-of-the-ninja-end-fell-ninja-you = Manche { $round } : votre ninja est tombé face à { $other-name }.
speech-era-of-the-ninja-end-fell-ninja-by-you = Manche { $round } : { $player-name } est tombé face à vous.
speech-era-of-the-ninja-end-fell = Manche { $round } : { $player-name } a perdu sa dernière Blessure.
speech-era-of-the-ninja-end-fell-you = Manche { $round } : vous avez perdu votre dernière Blessure.
speech-era-of-the-ninja-end-lord-away = Le Seigneur, { $lord-name }, n’a jamais été trouvé ; il restait { $number ->
        [one] { $number } carte Rencontre
       *[other] { $number } cartes Rencontre
    }.
speech-era-of-the-ninja-end-lord-here = Le Seigneur, { $lord-name }, tenait encore la tuile { $tile } : une attaque de { $dead } ou plus l’aurait abattu (Blessure { $wound }, jetons de Blessure { $tokens }).
speech-era-of-the-ninja-end-night = Manches : { $round }. Tuiles du château explorées : { $tiles }.
