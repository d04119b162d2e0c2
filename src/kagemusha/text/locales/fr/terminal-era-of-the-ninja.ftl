### Era of the Ninja à la ligne de commande et à la table du terminal.

## Questions et options

terminal-mode-standard = Standard : qui abat le Seigneur gagne
terminal-mode-nvn-death-match = Combat à mort : pas de Seigneur, le dernier ninja gagne
terminal-mode-clan-death-match = Combat à mort des clans : le dernier clan gagne
terminal-mode-clan-attack = Assaut du clan : un seul clan, ensemble contre le Seigneur
terminal-mode-multi-clan-attack = Assaut de plusieurs clans : chacun chasse le Seigneur, et les autres
terminal-mode-lords-head = La tête du Seigneur : rapportez-la à la Cour
terminal-mode-lone-ninja = 1 joueur, Ninja solitaire : vous contre le château
terminal-option-arcade = Era of the Ninja : le plus d’Ingéniosité non dépensée gagne.
terminal-option-nvn = Era of the Ninja : si les ninjas se combattent. Par défaut : selon le mode.
terminal-option-reinforcements = Era of the Ninja : des renforts arrivent, et de nouveaux ninjas pour les vaincus.
terminal-option-sneak = Era of the Ninja : attaques furtives.
terminal-option-clans = Era of the Ninja : un clan par place, avec des virgules : fire,water,none. Ceux d’un même clan font un camp ; fire-1,fire-2 en font deux.
terminal-option-ninja = Era of the Ninja : piocher deux ninjas et en garder un, ou choisir parmi tous. Par défaut : draw.
terminal-option-lord = Era of the Ninja : le Seigneur du château. Par défaut : random.
terminal-option-rounds = Era of the Ninja : après tant de manches la nuit est finie. Par défaut : 100.
terminal-option-box = Era of the Ninja : un dossier avec vos propres fichiers de contenu.

## Mots qui diffèrent de ceux des autres jeux

terminal-era-of-the-ninja-variant = { $mode-name }, { $seats ->
        [one] { $seats } joueur
       *[other] { $seats } joueurs
    }
terminal-era-of-the-ninja-verify-ok = ok  { $file } : { $game }, { $mode-name }, { $number ->
        [one] { $number } coup
       *[other] { $number } coups
    }, { $ended }
terminal-era-of-the-ninja-simulated = { $game }, { $mode-name } : { $number ->
        [one] { $number } partie
       *[other] { $number } parties
    } en { $seconds } s ({ $rate } par seconde), graine { $seed }
terminal-era-of-the-ninja-balance-lord = Seigneurs du château
terminal-era-of-the-ninja-balance-ninja = Ninjas joués
terminal-era-of-the-ninja-balance-weapon = Armes tenues
terminal-era-of-the-ninja-balance-item = Objets tenus
terminal-era-of-the-ninja-balance-skill = Compétences tenues
terminal-era-of-the-ninja-balance-synergy = Synergies achetées
terminal-era-of-the-ninja-balance-encounter = Rencontres piochées
terminal-era-of-the-ninja-replay-help = Entrée ou n : suivant ; p : retour ; un nombre : cette entrée ; end : la dernière ; view p1 à p4, spectator ou all ; board ; log : tout jusqu’ici ; q : quitter.
terminal-era-of-the-ninja-menu-back = Tapez un nombre, ou « back » pour toute la liste.
terminal-era-of-the-ninja-why-usage = Écrivez le coup après, par exemple : why attack yari-1
terminal-era-of-the-ninja-rules-usage = « rules E.42 » en montre une, « rules intro » le jeu en une page.
terminal-era-of-the-ninja-position-hidden = La ligne de position contient des cartes que vous ne devez pas connaître : il n’y en a donc pas maintenant.
terminal-era-of-the-ninja-help-commands =
    À tout moment :
      card NOM            carte, ninja, Seigneur ou unité : card katana
      board, list         le château et tous ceux qui y sont ; en lignes
      map, map 12         le plan ; le plan autour de la tuile 12
      enemies             tous les ennemis et leurs valeurs
      odds                les chances du jet en cours
      log, log 30         ce qui s’est passé, avec les numéros des règles
      rules, rules E.42   les règles ; l’une d’elles
      why COUP            quelle règle interdit un coup, et ce qu’elle dit
      undo                reprendre, jusqu’au prochain dé ou à la prochaine carte
      position            la position en une ligne, pour --position
      save FICHIER        garder une copie
      quit                arrêter ; la partie est gardée et peut être reprise
      resume [FICHIER]    garder cette partie et en reprendre une autre

## La table

terminal-era-of-the-ninja-header-round = Manche { $round }
terminal-era-of-the-ninja-header-player = { $player-name }
terminal-era-of-the-ninja-header-turn = { $player-name }, { $stage-name }
terminal-era-of-the-ninja-header-awareness = Vigilance { $number }
terminal-era-of-the-ninja-header-lead = Meneur : { $player-name }
terminal-era-of-the-ninja-phase-setup = Mise en place
terminal-era-of-the-ninja-phase-lead = Phase du meneur
terminal-era-of-the-ninja-phase-shadow = Phase d’Ombre
terminal-era-of-the-ninja-phase-ninja = Phase des ninjas
terminal-era-of-the-ninja-phase-units = Phase des unités du Seigneur
terminal-era-of-the-ninja-phase-recovery = Phase de récupération
terminal-era-of-the-ninja-lord = Seigneur : { $lord-name }, { $state }.
terminal-era-of-the-ninja-lord-counters = {" "}Compteurs : { $number }.
terminal-era-of-the-ninja-supply-encounters = Rencontres restantes : { $number }.
terminal-era-of-the-ninja-supply-tiles = Tuiles restantes : { $number }.
terminal-era-of-the-ninja-supply-reinforcements = Renforts restants : { $number }.
terminal-era-of-the-ninja-map-beyond = Le château continue : { $ways }. « map 12 » le montre autour d’une tuile.
terminal-era-of-the-ninja-no-tile = Il y a les tuiles 0 à { $last } : map 0
terminal-era-of-the-ninja-list-tile = Tuile { $number } ({ $shape-name }) : { $ways }.
terminal-era-of-the-ninja-list-to = { $way-name } vers { $number }
terminal-era-of-the-ninja-list-open = { $way-name } ouvert
terminal-era-of-the-ninja-list-shut = { $way-name } bloqué
terminal-era-of-the-ninja-list-here = {" "}Ici : { $names }.
terminal-era-of-the-ninja-list-head = {" "}La tête du Seigneur s’y trouve.
terminal-era-of-the-ninja-enemies = Ennemis
terminal-era-of-the-ninja-enemies-more = { $number } de plus, plus loin : « enemies » les liste tous.
terminal-era-of-the-ninja-no-enemies = Il n’y a pas encore d’ennemis dans le château.
terminal-era-of-the-ninja-column-tile = tuile
terminal-era-of-the-ninja-column-move = Mouv.
terminal-era-of-the-ninja-column-range = Portée
terminal-era-of-the-ninja-column-dodge = Esquive
terminal-era-of-the-ninja-column-damage = Dégâts
terminal-era-of-the-ninja-column-wound = Bless./Mort
terminal-era-of-the-ninja-column-one = une seule
terminal-era-of-the-ninja-stunned = n’agit pas
terminal-era-of-the-ninja-tokens = jetons de Blessure { $number }
terminal-era-of-the-ninja-player = { $player-name }, { $ninja-name } :
terminal-era-of-the-ninja-player-you = { $player-name } (vous), { $ninja-name } :
terminal-era-of-the-ninja-gone = hors jeu
terminal-era-of-the-ninja-defeated = vaincu
terminal-era-of-the-ninja-wounds = Blessures { $number }/{ $most }
terminal-era-of-the-ninja-ki = Ki { $number }/{ $most }
terminal-era-of-the-ninja-ingenuity = Ingéniosité { $number }
terminal-era-of-the-ninja-score = score { $number }
terminal-era-of-the-ninja-move = Mouvement { $number }
terminal-era-of-the-ninja-move-left = Mouvement restant { $number } (sur { $most })
terminal-era-of-the-ninja-attack = Attaque { $number }
terminal-era-of-the-ninja-range = Portée { $number }
terminal-era-of-the-ninja-dodge = Esquive { $number }
terminal-era-of-the-ninja-shadow-bonus = jets d’Ombre { $number }
terminal-era-of-the-ninja-shadow = Ombre { $number }
terminal-era-of-the-ninja-shadow-mark = Ombre { $number } ({ $mark-name })
terminal-era-of-the-ninja-hidden = caché
terminal-era-of-the-ninja-on-tile = tuile { $number }
terminal-era-of-the-ninja-counters = compteurs { $number }
terminal-era-of-the-ninja-declared = déclaré : { $enemy-name }
terminal-era-of-the-ninja-pool = fonds { $number }
terminal-era-of-the-ninja-cards = Armes et Objets ({ $number }, * actifs) :
terminal-era-of-the-ninja-skills = Compétences :
terminal-era-of-the-ninja-with-synergy = avec Synergie
terminal-era-of-the-ninja-stowed = (en réserve)
terminal-era-of-the-ninja-none = aucune
terminal-era-of-the-ninja-kept = { $player-name } garde :

## Les dés

terminal-era-of-the-ninja-roll-attack = { $player-name } attaque { $what } : Blessure { $wound }, Mort { $dead }.
terminal-era-of-the-ninja-roll-strike = { $player-name } attaque une seule unité de { $what } : Blessure { $wound }, Mort { $dead }.
terminal-era-of-the-ninja-roll-dodge = { $what } : attaque contre { $player-name }. Esquive avec { $needed } ou plus ; Dégâts { $damage }.
terminal-era-of-the-ninja-roll-shadow = { $player-name } lance pour l’Ombre de cette manche.
terminal-era-of-the-ninja-roll-search = { $player-name } fouille : la moitié du résultat est trouvée en Ingéniosité.
terminal-era-of-the-ninja-roll-fight = { $player-name } contre { $other-name } : Attaque contre Esquive.
terminal-era-of-the-ninja-roll-adds = S’ajoute au dé : { $number }.
terminal-era-of-the-ninja-roll-limit = La Limite tient les résultats entre 2 et 9.
terminal-era-of-the-ninja-roll-free = La Limite est levée.
terminal-era-of-the-ninja-roll-shows = Le dé de { $player-name } montre { $face } : le résultat est { $value }.
terminal-era-of-the-ninja-roll-shows-mark = Le dé de { $player-name } montre { $face } : { $mark-name } ({ $value }).
terminal-era-of-the-ninja-no-roll = Aucun dé n’est en jeu ; le menu d’un tour montre les chances de chaque attaque.
terminal-era-of-the-ninja-odds-choice-roll = lancer
terminal-era-of-the-ninja-odds-choice-lift = lever (1 Ki), lancer
terminal-era-of-the-ninja-odds-choice-stand = garder
terminal-era-of-the-ninja-odds-choice-reroll = relancer (1 Ki)
terminal-era-of-the-ninja-odds-attack-failure = échec
terminal-era-of-the-ninja-odds-attack-miss = manqué
terminal-era-of-the-ninja-odds-attack-wound = blessure
terminal-era-of-the-ninja-odds-attack-kill = mort
terminal-era-of-the-ninja-odds-dodge-failure = échec
terminal-era-of-the-ninja-odds-dodge-hit = touché
terminal-era-of-the-ninja-odds-dodge-dodge = esquive
terminal-era-of-the-ninja-odds-shadow-visible = visible
terminal-era-of-the-ninja-odds-shadow-hide = en se cachant
terminal-era-of-the-ninja-odds-shadow-hidden = caché
terminal-era-of-the-ninja-odds-fight-failure = échec
terminal-era-of-the-ninja-odds-fight-lost = sans succès
terminal-era-of-the-ninja-odds-fight-tie = égalité
terminal-era-of-the-ninja-odds-fight-won = succès
terminal-era-of-the-ninja-odds-again = { $name }, relance
terminal-era-of-the-ninja-odds-loss = Blessures
terminal-era-of-the-ninja-odds-value-shadow = Ombre
terminal-era-of-the-ninja-odds-value-search = Ingéniosité

## Les cartes à lire

terminal-era-of-the-ninja-cards-ninja = Ninjas :
terminal-era-of-the-ninja-cards-lord = Seigneurs :
terminal-era-of-the-ninja-cards-weapon = Armes :
terminal-era-of-the-ninja-cards-item = Objets :
terminal-era-of-the-ninja-cards-skill = Compétences :
terminal-era-of-the-ninja-cards-unit = Unités :
terminal-era-of-the-ninja-cards-encounter = Rencontres :
terminal-era-of-the-ninja-kind-ninja = ninja
terminal-era-of-the-ninja-kind-lord = Seigneur
terminal-era-of-the-ninja-kind-weapon = Arme
terminal-era-of-the-ninja-kind-item = Objet
terminal-era-of-the-ninja-kind-skill = Compétence
terminal-era-of-the-ninja-kind-unit = unité
terminal-era-of-the-ninja-kind-encounter = Rencontre
terminal-era-of-the-ninja-no-card = Il n’y a pas de carte « { $words } ». « card » seul les liste.
terminal-era-of-the-ninja-own-card = Une carte de votre propre boîte : son fichier dit ce qu’elle fait.
terminal-era-of-the-ninja-synergy = Synergie : { $text }
terminal-era-of-the-ninja-activation = L’activer coûte { $costs }.
terminal-era-of-the-ninja-cost-ki = { $number } Ki
terminal-era-of-the-ninja-cost-ingenuity = { $number } Ingéniosité
terminal-era-of-the-ninja-cost-wounds = { $number ->
        [one] { $number } Blessure
       *[other] { $number } Blessures
    }
terminal-era-of-the-ninja-gender-woman = femme
terminal-era-of-the-ninja-gender-man = homme
terminal-era-of-the-ninja-realm = Royaume : { $name }
terminal-era-of-the-ninja-class-melee = mêlée
terminal-era-of-the-ninja-class-ranged = à distance
terminal-era-of-the-ninja-class-sword = épée
terminal-era-of-the-ninja-class-unarmed = à mains nues
terminal-era-of-the-ninja-class-thrown = de jet
terminal-era-of-the-ninja-values-ninja = { $traits }. Mouvement { $move }, Attaque { $attack }, Esquive { $dodge }, Ombre { $bonus }, Blessures { $wounds }, Ki { $ki }.
terminal-era-of-the-ninja-values-unit = Mouvement { $move }, Attaque { $attack }, Dégâts { $damage }, Blessure { $wound }, Mort { $dead }, Ingéniosité { $ingenuity }.
terminal-era-of-the-ninja-values-range = {" "}Portée { $number }.
terminal-era-of-the-ninja-values-limit = {" "}Limite de pile { $number }.
terminal-era-of-the-ninja-values-weapon = Attaque { $attack }, { $classes }.

## Ce qui est demandé

terminal-era-of-the-ninja-goal-standard = Explorez le château, trouvez son Seigneur et abattez-le : qui le fait gagne seul. S’il ne reste aucun ninja, personne ne gagne.
terminal-era-of-the-ninja-goal-nvn-death-match = Ninja contre ninja, sans Seigneur : le dernier debout gagne.
terminal-era-of-the-ninja-goal-clan-death-match = Clan contre clan, sans Seigneur : le dernier camp debout gagne.
terminal-era-of-the-ninja-goal-clan-attack = Vous êtes un seul clan : si l’un de vous abat le Seigneur, vous gagnez tous.
terminal-era-of-the-ninja-goal-multi-clan-attack = Plusieurs clans chassent le Seigneur : le camp de qui l’abat gagne.
terminal-era-of-the-ninja-goal-lords-head = Abattez le Seigneur, prenez sa tête et commencez un tour avec elle sur la Cour de départ. Les autres peuvent la voler.
terminal-era-of-the-ninja-goal-lone-ninja = Vous êtes seul : explorez le château, trouvez son Seigneur et abattez-le. Si votre ninja tombe, le château gagne.
terminal-era-of-the-ninja-goal-arcade = Arcade : quelle que soit la fin, le plus d’Ingéniosité non dépensée gagne.
terminal-era-of-the-ninja-task-keep-ninja = Choisissez le ninja que vous jouez.
terminal-era-of-the-ninja-task-choose-own-ninja = Choisissez votre ninja parmi tous ceux qui restent.
terminal-era-of-the-ninja-task-keep-card = { $deck ->
        [weapon] Choisissez l’Arme que vous gardez.
        [item] Choisissez l’Objet que vous gardez.
       *[other] Choisissez la Compétence que vous gardez.
    }
terminal-era-of-the-ninja-task-declare = Déclarez l’ennemi contre lequel votre clan du Ciel vous donne Attaque +1.
terminal-era-of-the-ninja-task-name-lead = Vous êtes le Ninja meneur : désignez qui mène cette manche.
terminal-era-of-the-ninja-task-before-roll = { $roll ->
        [dodge] Vous êtes attaqué : lancez pour esquiver, ou dépensez d’abord du Ki ou une carte.
        [shadow] Lancez pour votre Ombre : plus elle est haute, mieux vous vous cachez.
       *[other] Lancez le dé, ou dépensez d’abord du Ki ou une carte.
    }
terminal-era-of-the-ninja-task-after-roll = { $roll ->
        [dodge] Votre Esquive est lancée : gardez-la ou changez-la.
        [shadow] Votre Ombre est lancée : gardez-la ou changez-la.
       *[other] Le dé est lancé : gardez-le ou changez-le.
    }
terminal-era-of-the-ninja-task-nvn-after = Vous avez le total le plus bas : gardez-le ou changez-le.
terminal-era-of-the-ninja-task-turn-start = Votre tour : d’abord dépenser et s’équiper, puis bouger, puis une Action y met fin. Mouvement : { $number }
terminal-era-of-the-ninja-task-turn-spend = Votre tour : achetez encore, équipez-vous, bougez ou faites une Action. Mouvement : { $number }
terminal-era-of-the-ninja-task-turn-adjust = Votre tour : équipez-vous, bougez ou faites une Action. Mouvement : { $number }
terminal-era-of-the-ninja-task-turn-move = Votre tour : continuez ou faites une Action. Mouvement : { $number }
terminal-era-of-the-ninja-task-turn-sprint = Vous sprintez : continuez ou finissez le tour. Mouvement : { $number }
terminal-era-of-the-ninja-task-turn-attack-again = Vous pouvez attaquer encore, ou finir le tour.
terminal-era-of-the-ninja-task-turn-tile = Une nouvelle salle ({ $shape-name }) : comment la tourner ?
terminal-era-of-the-ninja-task-substitute = Réserve vide ({ $unit-name }) : choisissez ce qui vient à la place.
terminal-era-of-the-ninja-task-discard-excess = Vous portez trop : choisissez une Arme ou un Objet à défausser.
terminal-era-of-the-ninja-task-choose-activation = Les unités du Seigneur agissent : choisissez la suivante.
terminal-era-of-the-ninja-task-choose-target = { $stack-start } peut atteindre plusieurs ninjas : choisissez sa cible.
terminal-era-of-the-ninja-task-choose-route = { $stack-start } peut prendre plusieurs chemins : choisissez.
terminal-era-of-the-ninja-task-intercept = { $other-name } est touché, Dégâts { $number }. Les prendrez-vous à la place de ce membre du clan ?
terminal-era-of-the-ninja-task-choose-merge = Des piles de même nom se rencontrent : choisissez lesquelles se réunissent.
terminal-era-of-the-ninja-task-replace = Votre ninja est vaincu. Reviendrez-vous avec un autre ?
terminal-era-of-the-ninja-task-choose-entry = Des renforts arrivent : choisissez la tuile où ils entrent.
terminal-era-of-the-ninja-task-may = Vous pouvez vous servir d’une capacité : { $ability-name }.
terminal-era-of-the-ninja-task-choose-stack = { $ability-name } : choisissez une pile.
terminal-era-of-the-ninja-task-choose-ninja = { $ability-name } : choisissez un ninja.
terminal-era-of-the-ninja-task-choose-tile = { $ability-name } : choisissez une tuile.
terminal-era-of-the-ninja-task-choose-way = { $ability-name } : choisissez de quel côté pousser la pile.
terminal-era-of-the-ninja-task-choose-card = Choisissez la carte que vous cédez ({ $deck-name }).
terminal-era-of-the-ninja-task-choose-loot = { $ability-name } : choisissez la carte que vous prenez.
terminal-era-of-the-ninja-task-peeked = Sur le dessus de la pioche ({ $deck-name }) : { $top-name }. La laisser ?
terminal-era-of-the-ninja-task-consent-give = { $other-name } vous demande { $gear-name }. La donnez-vous ?
terminal-era-of-the-ninja-task-consent-take = { $other-name } vous propose { $gear-name }. La prenez-vous ?
terminal-era-of-the-ninja-task-place-spot = Posez une tuile du château ({ $shape-name }) : à côté de laquelle, et de quel côté ?
terminal-era-of-the-ninja-task-start-tile = Choisissez la tuile où commence votre ninja.
terminal-era-of-the-ninja-section-trade = Échange
terminal-era-of-the-ninja-section-spend = Dépenser
terminal-era-of-the-ninja-section-adjust = Équipement
terminal-era-of-the-ninja-section-move = Mouvement
terminal-era-of-the-ninja-section-action = Action (une seule, elle finit le tour)
terminal-era-of-the-ninja-section-end = Rien de plus

## Ce que fait chaque choix

terminal-era-of-the-ninja-do-declare = { $enemy-name }
terminal-era-of-the-ninja-do-lead = { $player-name } mène
terminal-era-of-the-ninja-do-roll = Lancer le dé
terminal-era-of-the-ninja-do-lift = Lever la Limite pour 1 Ki (vous en avez { $number })
terminal-era-of-the-ninja-do-reroll = Relancer pour 1 Ki (vous en avez { $number })
terminal-era-of-the-ninja-do-stand = Garder le résultat
terminal-era-of-the-ninja-do-put-back = La laisser dessus
terminal-era-of-the-ninja-do-shuffle = La mélanger à la pioche
terminal-era-of-the-ninja-do-use = { $ability-name } : { $text }
terminal-era-of-the-ninja-do-skip = Ne pas s’en servir
terminal-era-of-the-ninja-do-deposit = Verser { $number } Ingéniosité au fonds du clan
terminal-era-of-the-ninja-do-give = Proposer { $gear-name } à { $player-name }
terminal-era-of-the-ninja-do-ask = Demander { $gear-name } à { $player-name }
terminal-era-of-the-ninja-do-accept = Oui
terminal-era-of-the-ninja-do-refuse = Non
terminal-era-of-the-ninja-do-buy-weapon = Acheter l’Arme du dessus pour { $number } Ingéniosité
terminal-era-of-the-ninja-do-buy-item = Acheter l’Objet du dessus pour { $number } Ingéniosité
terminal-era-of-the-ninja-do-buy-skill = Acheter la Compétence du dessus pour { $number } Ingéniosité
terminal-era-of-the-ninja-do-buy-pool = Acheter une carte ({ $deck-name }) : { $number } Ingéniosité à vous, { $share } du fonds
terminal-era-of-the-ninja-do-synergy = Acheter la Synergie de { $gear-name } pour { $number } Ingéniosité
terminal-era-of-the-ninja-do-synergy-pool = Acheter la Synergie de { $gear-name } : { $number } Ingéniosité à vous, { $share } du fonds
terminal-era-of-the-ninja-do-activate = Activer { $gear-name } : { $text }
terminal-era-of-the-ninja-do-sheathe = Rengainer { $gear-name }
terminal-era-of-the-ninja-do-stow = Mettre { $gear-name } en réserve
terminal-era-of-the-ninja-do-fetch = Sortir { $gear-name } de la réserve
terminal-era-of-the-ninja-do-move = Aller vers la tuile { $number } ({ $way-name })
terminal-era-of-the-ninja-do-explore = Explorer ({ $way-name }), pour { $number } Mouvement
terminal-era-of-the-ninja-do-sprint = Sprint : { $number } Mouvement de plus, et pas d’autre Action
terminal-era-of-the-ninja-do-attack = Attaquer { $what }, Blessure { $wound }, Mort { $dead } : { $odds }
terminal-era-of-the-ninja-do-attack-whole = Attaquer toute la pile, { $what }, Blessure { $wound }, Mort { $dead } : { $odds }
terminal-era-of-the-ninja-do-strike = Attaquer un seul de { $what }, Blessure { $wound }, Mort { $dead } : { $odds }
terminal-era-of-the-ninja-do-hide = Se cacher : caché à { $chance }, sans se cacher { $without }
terminal-era-of-the-ninja-do-hide-again = Se cacher : relancer l’Ombre
terminal-era-of-the-ninja-do-wound = Blesser { $player-name } : { $odds }
terminal-era-of-the-ninja-do-steal = Voler { $gear-name } à { $player-name }
terminal-era-of-the-ninja-do-heal = Soigner { $player-name } : 1 Blessure
terminal-era-of-the-ninja-do-search = Fouiller pour de l’Ingéniosité ; l’Ombre baisse d’autant
terminal-era-of-the-ninja-do-drop = Poser la tête du Seigneur
terminal-era-of-the-ninja-do-pick-up = Ramasser la tête du Seigneur
terminal-era-of-the-ninja-do-done = Finir le tour
terminal-era-of-the-ninja-do-discard = Défausser { $gear-name }
terminal-era-of-the-ninja-do-give-up = Céder { $gear-name }
terminal-era-of-the-ninja-do-take-card = Prendre { $gear-name }
terminal-era-of-the-ninja-do-pick = { $what } sur la tuile { $number }
terminal-era-of-the-ninja-do-target = { $player-name } (Blessures { $number })
terminal-era-of-the-ninja-do-go = Vers : { $way-name }
terminal-era-of-the-ninja-do-go-to = Vers : { $way-name }, tuile { $number }
terminal-era-of-the-ninja-do-merge = { $first } et { $second }
terminal-era-of-the-ninja-do-at = Tuile { $number } ({ $shape-name })
terminal-era-of-the-ninja-do-place = À côté de la tuile { $number }, { $way-name }
terminal-era-of-the-ninja-do-substitute = { $unit-name }
terminal-era-of-the-ninja-do-intercept = Prendre les Dégâts
terminal-era-of-the-ninja-do-come = Revenir avec un nouveau ninja
terminal-era-of-the-ninja-do-stay-out = Rester hors jeu
terminal-era-of-the-ninja-do-turn = Sorties : { $ways }
terminal-era-of-the-ninja-group-give = Proposer une carte à { $player-name }
terminal-era-of-the-ninja-group-ask = Demander une carte à { $player-name }
terminal-era-of-the-ninja-group-steal = Voler une carte à { $player-name }
terminal-era-of-the-ninja-group-place = À côté de la tuile { $number }
terminal-era-of-the-ninja-group-deposit = Verser de l’Ingéniosité au fonds du clan
terminal-era-of-the-ninja-group-buy = Acheter une carte
terminal-era-of-the-ninja-group-synergy = Acheter une Synergie
terminal-era-of-the-ninja-group-at = Tuiles

## La fin de la partie

terminal-era-of-the-ninja-end-fell-enemy = Manche { $round } : { $player-name } n’a pas esquivé { $stack-name } et est tombé (Dégâts { $damage }).
terminal-era-of-the-ninja-end-fell-fumble = Manche { $round } : { $player-name } a attaqué { $stack-name } avec un Échec total, qui a coûté la dernière Blessure.
terminal-era-of-the-ninja-end-fell-ninja = Manche { $round } : { $player-name } est tombé face à { $other-name }.
terminal-era-of-the-ninja-end-fell = Manche { $round } : { $player-name } a perdu sa dernière Blessure.
terminal-era-of-the-ninja-end-lord-away = Le Seigneur, { $lord-name }, n’a jamais été trouvé ; il restait { $number ->
        [one] { $number } carte Rencontre
       *[other] { $number } cartes Rencontre
    }.
terminal-era-of-the-ninja-end-lord-here = Le Seigneur, { $lord-name }, tenait encore la tuile { $tile } : une attaque de { $dead } ou plus l’aurait abattu (Blessure { $wound }, jetons de Blessure { $tokens }).
terminal-era-of-the-ninja-end-night = Manches : { $round }. Tuiles du château qui ont été vues : { $tiles }.

## Aide

terminal-era-of-the-ninja-help-goal =
    Explorez le château tuile par tuile. Le Seigneur attend quelque part dans la pioche des Rencontres : il vient après les 5 premières cartes et au plus tard avec la 15e. Abattez-le avant que votre ninja perde sa dernière Blessure.
    Les modes diffèrent : « help modes ». Tout le jeu en une page : « rules intro ».
terminal-era-of-the-ninja-help-round =
    1. Meneur : le Ninja meneur désigne qui mène (seul : c’est vous).
    2. Ombre : chacun lance ; le résultat reste pour la manche.
    3. Ninjas : un tour chacun, le meneur d’abord.
    4. Vigilance : un dé pour le château. Qui est au-dessus est caché.
    5. Unités du Seigneur : elles vont vers le ninja visible le plus proche et attaquent ; vous lancez pour esquiver.
    6. Récupération : les ennemis perdent leurs jetons de Blessure (pas contre un Ninja solitaire) ; qui n’a ni bougé, ni sprinté, ni attaqué regagne 1 Blessure et 1 Ki.
terminal-era-of-the-ninja-help-turn =
    Dans cet ordre, chaque partie si vous voulez :
    Échanger avec les membres de votre clan sur votre tuile. Dépenser l’Ingéniosité : Arme 2, Objet 3, Compétence 4, Synergie 5. Ajuster : activer et rengainer ; une Arme ou un Objet acheté doit être activé.
    Bouger : 1 vers une tuile connue, 2 pour en explorer une nouvelle ; une carte Rencontre y est piochée.
    Une Action finit le tour : Sprint (plus de Mouvement), Attaque, Se cacher, ou ce que permettent vos cartes et le mode.
terminal-era-of-the-ninja-help-dice =
    Un dé à dix faces. 1 est un Échec total, 10 une Réussite totale, quoi qu’on ajoute. Toute autre face avec ce qui s’ajoute reste entre 2 et 9 : c’est la Limite.
    1 Ki avant un jet en lève la Limite ; 1 Ki après le relance, autant que vous pouvez payer ; le dernier jet compte.
    Avant votre choix, la fenêtre du jet montre les chances exactes : chaque choix dans une ligne, chaque résultat dans une colonne. La colonne « relance » est la chance du meilleur résultat si vous relancez une fois tout le reste. Les cartes dont vous pourriez vous servir ensuite ne sont pas comptées.
terminal-era-of-the-ninja-help-attack =
    Une Arme de mêlée atteint votre tuile : toute une pile, ou une seule unité (strike). Une Arme à distance atteint une unité sur une autre tuile, en ligne droite.
    Blessure ou plus : un jeton de Blessure par unité attaquée ; trois jetons enlèvent une unité. Mort ou plus : elles disparaissent, et leur Ingéniosité est à vous. Moins : c’est manqué, et votre Ombre est à 1.
    Toucher baisse votre Ombre de l’Ingéniosité des attaqués. Un Échec total vous coûte une Blessure. Les jetons ne tuent jamais un Seigneur ; une Réussite totale doit aussi atteindre sa valeur de Mort.
terminal-era-of-the-ninja-help-hiding =
    Après tous les tours la Vigilance est lancée. Vous êtes caché si votre Ombre est plus haute ; après l’Action Se cacher aussi à égalité, et chaque pile de sbires sur votre tuile rapporte alors 1 Ingéniosité.
    Les sbires n’attaquent que les ninjas visibles ; le Seigneur aussi quiconque est sur sa tuile. Une Ombre d’Échec total n’est jamais cachée, une de Réussite totale toujours, sauf si vous attaquez.
    Le menu d’un tour montre la chance en se cachant et sans se cacher.
terminal-era-of-the-ninja-help-enemies =
    La liste sous le plan : Esquive est ce que votre jet doit atteindre, Dégâts ce que coûte un échec, Bless./Mort ce que doit atteindre votre attaque contre toute la pile, « une seule » contre une seule unité.
    Chaque unité de plus rend tout cela plus difficile, chaque jeton de Blessure plus facile. « card yari » montre les valeurs imprimées, « card lord » celles du Seigneur.
terminal-era-of-the-ninja-help-cards =
    « card katana » montre une Arme, et de même Objets, Compétences, ninjas, Seigneurs, unités et Rencontres ; le nom dans votre langue ou son début suffit. « card » les liste.
    Le signe * marque les Armes et Objets actifs ; eux seuls agissent. Les Compétences agissent toujours. Une seule Arme est active, sauf Jumelée ; on porte au plus 4 Armes et Objets.
    Une Synergie est la seconde capacité d’une Compétence ; la carte qui la paie est face cachée.
terminal-era-of-the-ninja-help-modes =
    lone-ninja : un joueur contre le château. standard : qui abat le Seigneur gagne. lords-head : rapportez sa tête. clan-attack : tous ensemble. multi-clan-attack : des clans contre le Seigneur et entre eux. nvn-death-match, clan-death-match : pas de Seigneur, le dernier ou le dernier clan gagne.
    Options : --nvn (les ninjas peuvent se battre), --reinforcements, --sneak, --arcade, --clans, --ninja choose, --lord, --rounds, --box.
terminal-era-of-the-ninja-help-board =
    Chaque case est une tuile : son numéro, C pour une Cour (0 est celle du départ), @ là où se trouve la tête du Seigneur.
    P1 est le ninja du joueur 1, entre parenthèses s’il est caché, avec > si c’est à lui. Ya2x3w1 est la pile yari-2 : trois unités, un jeton de Blessure. Ya Yari, Ha Arquebusier, Ds Daishyo, Dk Daikyu, Mo Moine, Dm Daimyo, LORD le Seigneur. Un + dit qu’il y en a d’autres : « list » les nomme.
    Un trait entre deux cases est un passage. ? est ouvert : on peut y explorer. x est bloqué : un passage d’un seul côté.
terminal-era-of-the-ninja-help-notation =
    Les coups s’écrivent comme les listes les montrent à droite ; on peut abréger les noms tant qu’ils restent clairs, et écrire les piles comme sur le plan : attack ya1.
      keep katana   buy weapon   synergy kenjutsu   activate katana   sheathe bo
      move north    explore east    turn 1    sprint    hide    done
      attack yari-1   strike yari-1   wound p2   steal katana p2   heal p2   search
      roll   lift   reroll   stand   use kawarimi   skip
      pick yari-2   target p1   go west   at 7   merge yari-1 yari-3   lead p2
    Plusieurs coups vont sur une ligne, séparés par « ; » : move north; hide
