### Era of the Ninja à la ligne de commande et à la table du terminal.

## Questions et options

terminal-option-arcade = Era of the Ninja : le plus d’Ingéniosité non dépensée gagne.
terminal-option-nvn = Era of the Ninja : si les ninjas se combattent. Par défaut : selon le mode.
terminal-option-reinforcements = Era of the Ninja : des renforts arrivent, et les joueurs vaincus reçoivent un nouveau ninja.
terminal-option-sneak = Era of the Ninja : attaques furtives.
terminal-option-clans = Era of the Ninja : un clan par place, avec des virgules : fire,water,none. Ceux d’un même clan font un camp ; fire-1,fire-2 en font deux.
terminal-option-ninja = Era of the Ninja : piocher deux ninjas et en garder un, ou choisir parmi tous. Par défaut : draw.
terminal-option-rooms = Era of the Ninja : des salles avec des particularités (règle maison), ou sans. Par défaut : featured.
terminal-option-lord = Era of the Ninja : le Seigneur du château. Par défaut : random.
terminal-option-rounds = Era of the Ninja : la nuit est finie après ce nombre de manches. Par défaut : 100.
terminal-option-difficulty = Era of the Ninja : easy, normal ou hard ; book laisse les modules comme choisis. Par défaut : book.
terminal-option-pace = Era of the Ninja : un Combat à mort selon le livret (book) ou rapide (quick), dans un petit château qui brûle bientôt. Par défaut : book.
terminal-option-defeated = Era of the Ninja : les joueurs éliminés regardent (watch) ou choisissent pour les unités du Seigneur (castle). Par défaut : watch.
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
terminal-era-of-the-ninja-arena-strata = { $bot }, Seigneur par Seigneur
terminal-era-of-the-ninja-arena-legend-shared-defeat = Mais ici le château compte comme un joueur de plus : les parties que personne n’a gagnées sont ses victoires, et les bots n’y sont pas comparés.
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
      hint, hint BOT      ce que ferait un bot (d’habitude master), et pourquoi
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
terminal-era-of-the-ninja-map-room = Tuile { $number } : { $room-name }.
terminal-era-of-the-ninja-map-features = * marque les salles à particularité : { $names }. « card dojo » dit ce que fait l’une d’elles.
terminal-era-of-the-ninja-no-tile = Il y a les tuiles 0 à { $last } : map 0
terminal-era-of-the-ninja-list-tile = Tuile { $number } ({ $room-name }) : { $ways }.
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

terminal-era-of-the-ninja-no-roll = Aucun dé n’est en jeu ; le menu d’un tour montre les chances de chaque attaque.

## Les cartes à lire

terminal-era-of-the-ninja-cards-ninja = Ninjas :
terminal-era-of-the-ninja-cards-lord = Seigneurs :
terminal-era-of-the-ninja-cards-weapon = Armes :
terminal-era-of-the-ninja-cards-item = Objets :
terminal-era-of-the-ninja-cards-skill = Compétences :
terminal-era-of-the-ninja-cards-unit = Unités :
terminal-era-of-the-ninja-cards-encounter = Rencontres :
terminal-era-of-the-ninja-cards-room = Salles :
terminal-era-of-the-ninja-kind-ninja = ninja
terminal-era-of-the-ninja-kind-lord = Seigneur
terminal-era-of-the-ninja-kind-weapon = Arme
terminal-era-of-the-ninja-kind-item = Objet
terminal-era-of-the-ninja-kind-skill = Compétence
terminal-era-of-the-ninja-kind-unit = unité
terminal-era-of-the-ninja-kind-encounter = Rencontre
terminal-era-of-the-ninja-kind-room = Salle
terminal-era-of-the-ninja-no-card = Il n’y a pas de carte « { $words } ». « card » seul les liste.

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
    « card katana » montre une Arme, et de même Objets, Compétences, ninjas, Seigneurs, unités, Rencontres et salles ; le nom dans votre langue ou son début suffit. « card » les liste.
    Le signe * marque les Armes et Objets actifs ; eux seuls agissent. Les Compétences agissent toujours. Une seule Arme est active, sauf Jumelée ; on porte au plus 4 Armes et Objets.
    Une Synergie est la seconde capacité d’une Compétence ; la carte qui la paie est face cachée.
terminal-era-of-the-ninja-help-modes =
    lone-ninja : un joueur contre le château. standard : qui abat le Seigneur gagne. lords-head : rapportez sa tête. clan-attack : tous ensemble. multi-clan-attack : des clans contre le Seigneur et entre eux. nvn-death-match, clan-death-match : pas de Seigneur, le dernier ou le dernier clan gagne.
    Options : --nvn (les ninjas peuvent se battre), --reinforcements, --sneak, --arcade, --clans, --ninja choose, --lord, --rounds, --difficulty, --pace, --defeated, --box.
terminal-era-of-the-ninja-help-board =
    Chaque case est une tuile : son numéro, C pour une Cour (0 est celle du départ), * pour une salle à particularité, @ là où se trouve la tête du Seigneur.
    P1 est le ninja du joueur 1, entre parenthèses s’il est caché, avec > si c’est à lui. Ya2x3w1 est la pile yari-2 : trois unités, un jeton de Blessure ; i2 dit qu’elle porte 2 Ingéniosité. Ya Yari, Ha Arquebusier, Ds Daishyo, Dk Daikyu, Mo Moine, Dm Daimyo, LORD le Seigneur. Un + dit qu’il y en a d’autres : « list » les nomme.
    Un trait entre deux cases est un passage. ? est ouvert : on peut y explorer. x est bloqué : un passage d’un seul côté.
terminal-era-of-the-ninja-help-notation =
    Les coups s’écrivent comme les listes les montrent à droite ; on peut abréger les noms tant qu’ils restent clairs, et écrire les piles comme sur le plan : attack ya1.
      keep katana   buy weapon   synergy kenjutsu   activate katana   sheathe bo
      move north    explore east    turn 1    sprint    hide    done
      attack yari-1   strike yari-1   wound p2   steal katana p2   heal p2   search
      roll   lift   reroll   stand   use kawarimi   skip
      pick yari-2   target p1   go west   at 7   merge yari-1 yari-3   lead p2
    Plusieurs coups vont sur une ligne, séparés par « ; » : move north; hide
