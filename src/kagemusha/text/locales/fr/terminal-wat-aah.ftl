### Shinobi WAT-AAH! en ligne de commande et à la table du terminal.

## Questions, options et refus

terminal-ask-mode = Quel mode ?
terminal-ask-seats = Combien de joueurs ?
terminal-players = { $number ->
        [one] { $number } joueur
       *[other] { $number } joueurs
    }
terminal-option-mode = WAT-AAH! : grasshopper (une manche) ou grand-master (trois, avec le plateau). Era of the Ninja : standard, lone-ninja, lords-head, clan-attack, multi-clan-attack, nvn-death-match, clan-death-match. Par défaut : le premier.
terminal-option-seats = WAT-AAH! et Era of the Ninja : le nombre de joueurs. Par défaut : 2, pour lone-ninja 1.
terminal-option-deck = WAT-AAH! : un fichier avec vos propres cartes Shinobi.
terminal-option-cards = WAT-AAH! : un fichier avec vos propres cartes Temple, Cour et Boss.
terminal-option-handicap = WAT-AAH! : combien de cartes de moins le premier joueur reçoit. Par défaut : 1.
terminal-error-other-game = { $option } appartient à { $game } et ne fait rien dans { $other }. Retirez cette option.
terminal-result-shared = { $names } partagent la victoire : { $reason }.

## Ce qui se dit autrement que pour les autres jeux

terminal-wat-aah-variant = { $mode-name }, { $seats ->
        [one] { $seats } joueur
       *[other] { $seats } joueurs
    }
terminal-wat-aah-verify-ok = ok  { $file } : { $game }, { $mode-name }, { $number ->
        [one] { $number } coup
       *[other] { $number } coups
    }, { $ended }
terminal-wat-aah-simulated = { $game }, { $mode-name } : { $number ->
        [one] { $number } partie
       *[other] { $number } parties
    } en { $seconds } s ({ $rate } par seconde), graine { $seed }
terminal-wat-aah-balance-rounds = Manches
terminal-wat-aah-balance-clan-3 = Clans posés avec trois cartes ou plus
terminal-wat-aah-balance-clan-2 = Clans posés avec deux cartes
terminal-wat-aah-balance-yokai = Cartes Yokai posées
terminal-wat-aah-balance-ronin = Cartes Ronin posées
terminal-wat-aah-balance-temple = Cartes Temple détenues
terminal-wat-aah-balance-court = Cartes Cour détenues
terminal-wat-aah-balance-boss = Boss final affronté avec des pions
terminal-wat-aah-replay-help = Entrée ou n : suivant ; p : retour ; un nombre : cette entrée ; end : la dernière ; view p1, p2, p3, p4, spectator ou all ; board ; log : tout jusqu’ici ; q : quitter.
terminal-wat-aah-menu-back = Tapez un numéro, ou « back » pour toute la liste.
terminal-wat-aah-why-usage = Écrivez le coup à la suite, par exemple : why place rat
terminal-wat-aah-rules-usage = « rules W.4 » en montre une, « rules intro » le jeu en une page.
terminal-wat-aah-position-hidden = La ligne de position contient toutes les mains et le Boss : il n’y en a pas avant la fin de la partie.
terminal-wat-aah-help-commands =
    À tout moment :
      card NOM            ce que fait une carte : card rat ; « card » les liste
      jigoku, jigoku rat  ce qui est au Jigoku ; les cartes Rat seules
      board, list         la table
      log, log 30         ce qui s’est passé, avec les numéros des règles
      rules, rules W.4    les règles ; l’une d’elles
      why COUP            quelle règle interdit un coup, et ce qu’elle dit
      hint, hint BOT      ce que ferait un bot (d’habitude master), et pourquoi
      undo                annuler, tant que rien n’est révélé
      save FICHIER        enregistrer une copie
      quit                arrêter ; la partie est enregistrée et pourra reprendre
      resume [FICHIER]    enregistrer cette partie et en reprendre une autre

## La table

terminal-wat-aah-header-grasshopper = Tour : { $player-name } - { $step-name }
terminal-wat-aah-header-grand-master = Manche { $round } sur 3 - tour : { $player-name } - { $step-name }
terminal-wat-aah-header-between = Manche { $round } - { $step-name }
terminal-wat-aah-piles = Pioche { $deck }, Jigoku { $number }
terminal-wat-aah-piles-top = , au-dessus { $card-name }
terminal-wat-aah-piles-reshuffles = , remélangé { $number } sur 3
terminal-wat-aah-player = { $player-name } :
terminal-wat-aah-player-you = { $player-name } (vous) :
terminal-wat-aah-troops = force { $number }
terminal-wat-aah-corruption = Corruption { $what }
terminal-wat-aah-in-hand = cartes en main { $number }
terminal-wat-aah-clans = Clans ({ $number } sur 4) :
terminal-wat-aah-known = Vous connaissez dans cette main :
terminal-wat-aah-pawns = Sur le plateau :
terminal-wat-aah-pawns-left = à placer { $number }
terminal-wat-aah-shosho = détient le Shosho
terminal-wat-aah-temple = carte Temple : { $temple-name }
terminal-wat-aah-temple-spent = carte Temple : { $temple-name } (utilisée)
terminal-wat-aah-court = carte Cour : { $court-name }
terminal-wat-aah-court-hidden = carte Cour : face cachée
terminal-wat-aah-peeked = { $number ->
        [one] a vu le Leurre { $numbers }
       *[other] a vu les Leurres { $numbers }
    }
terminal-wat-aah-decoys = Leurres :
terminal-wat-aah-suspects = Le Boss final peut être :
terminal-wat-aah-final-boss = Le Boss final : { $boss-name }
terminal-wat-aah-hand = Votre main ({ $number }) :
terminal-wat-aah-hand-of = Main de { $player-name } ({ $number }) :
terminal-wat-aah-jigoku = Jigoku ({ $number }) :
terminal-wat-aah-jigoku-top = Depuis le dessus :
terminal-wat-aah-jigoku-none = Aucune carte de ce genre au Jigoku.

## Les cartes à lire

terminal-wat-aah-cards-clan = Clans :
terminal-wat-aah-cards-card = Ronin et Yokai :
terminal-wat-aah-cards-temple = Cartes Temple :
terminal-wat-aah-cards-court = Cartes Cour :
terminal-wat-aah-cards-boss = Boss :
terminal-wat-aah-no-card = Il n’y a pas de carte « { $words } ». « card » seul les liste toutes.

## Aide

terminal-wat-aah-help-goal =
    Petit Scarabée : quand un joueur pose son quatrième clan, la manche finit. Les forces de vos cartes en jeu, moins celles de votre Corruption, font votre total ; le plus haut gagne, à égalité le moins corrompu.
    Grand Maître : trois manches de ce genre. Le rang donne des pions, les pions des points ; voir « help grand-master ».
terminal-wat-aah-help-turn =
    1. Piocher : recruter (une carte), ou se corrompre (voir « help corruption »).
    2. Poser : un nouveau clan, un renfort, ou rien (voir « help placing »).
    3. Défausser une carte, sauf si votre main est vide.
terminal-wat-aah-help-placing =
    Un nouveau clan compte 2, 3 ou 4 cartes d’un clan que vous n’avez pas encore devant vous. Des Ronin peuvent en remplacer, mais pas toutes.
    Un renfort apporte 1 à 3 cartes du clan, ou un Yokai seul ; aucun clan ne dépasse 4 cartes.
    2 cartes posées ensemble déclenchent le premier pouvoir, 3 ou 4 le second ; ce qui était déjà là ne compte pas. Un pouvoir qui trouve une cible doit être utilisé.
terminal-wat-aah-help-corruption =
    Se corrompre : la première carte de la pioche est montrée et rejoint votre Corruption. Vous piochez ensuite autant de cartes que sa force, plus deux. À la fin, sa force compte contre vous.
terminal-wat-aah-help-grand-master =
    Après chaque manche, les rangs donnent des pions, le vainqueur prend le Shosho, le dernier visite le Temple. Puis chacun place ses pions, le détenteur du Shosho en premier :
    Cour impériale : un pion par manche ; 10 points, et une carte Cour pour la manche suivante.
    Missions : 10 points chacun ; chaque fois que votre total y devient pair, vous pouvez regarder un Leurre.
    Combat final : des points selon le Boss final, révélé après la manche 3. Celui que vous voyez parmi les Leurres n’est pas le Boss final. « card zombies » montre ce que fait un Boss.
terminal-wat-aah-help-board =
    Le signe > marque celui dont c’est le tour. Pour chacun : la force en jeu, la Corruption, les cartes en main et les clans : Rat 3 4 + Oni (8) = 15.
    « Vous connaissez dans cette main » : ce que vous en avez vu, cartes données, renvoyées ou prises à découvert.
terminal-wat-aah-help-cards =
    « card rat » montre un clan avec ses forces et ses pouvoirs, « card oni » un Yokai, de même pour les Ronin, les cartes Temple et Cour et les Boss ; le nom dans votre langue ou son début suffit. « card » les liste.
    « jigoku » montre ce qui fut défaussé et détruit, « jigoku crow » un seul clan.
terminal-wat-aah-help-notation =
    Les coups se tapent comme les listes les montrent à droite ; les noms peuvent être abrégés tant qu’ils restent clairs.
      recruit   corrupt   pass   end   court   gate crow-2
      place rat rat-3 rat-4 ronin      reinforce carp old-hermit      place toad toad-1 toad-3 echo
      target p2     target p2 rat      target p3 fox fox-4
      discard rat-5, take rat-5, keep rat-5, give rat-5, offer rat-5, pick rat-5
      pawns missions 2    temple    peek 2    no-peek
    Plusieurs coups tiennent sur une ligne, séparés par « ; ».
