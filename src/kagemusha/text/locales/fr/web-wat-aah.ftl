### Shinobi WAT-AAH! dans le navigateur.

## La table

web-wat-aah-you = Vous
web-wat-aah-others = Les autres joueurs
web-wat-aah-board = Le plateau Grand Maître
web-wat-aah-cards = { $number ->
        [one] { $number } carte en main
       *[other] { $number } cartes en main
    }
web-wat-aah-known-hand = Ce que vous savez de cette main
web-wat-aah-troops = force { $number }
web-wat-aah-corruption = Corruption { $number }
web-wat-aah-corruption-short = Corruption
web-wat-aah-total = total { $number }
web-wat-aah-clan = { $number ->
        [one] { $clan } : { $number } carte, force { $strength }
       *[other] { $clan } : { $number } cartes, force { $strength }
    }
web-wat-aah-new-clan = Poser un nouveau clan
web-wat-aah-deck = Pioche : { $number }
web-wat-aah-reshuffles = remélangé : { $number }
web-wat-aah-yokai = Yokai

## Le Jigoku

web-wat-aah-jigoku = Jigoku : { $number }
web-wat-aah-jigoku-open = Ouvrir le Jigoku : { $number }
web-wat-aah-jigoku-order = La carte du dessus vient en premier.
web-wat-aah-filter = Ne montrer qu’un clan
web-wat-aah-all = Tous

## La main

web-wat-aah-hand = Votre main
web-wat-aah-hand-none = Votre main est vide.
web-wat-aah-hand-other = Main
web-wat-aah-hand-other-none = La main est vide.
web-wat-aah-hand-pick = Choisissez les cartes à poser ensemble.
web-wat-aah-sort-clan = Triée par clan
web-wat-aah-sort-strength = Triée par force
web-wat-aah-plan = Ce que peuvent les cartes choisies
web-wat-aah-plan-place = { $number ->
        [one] Poser { $clan } : { $number } carte, force { $strength }
       *[other] Poser { $clan } : { $number } cartes, force { $strength }
    }
web-wat-aah-plan-reinforce = { $number ->
        [one] Renforcer { $clan } : { $number } carte, force { $strength }
       *[other] Renforcer { $clan } : { $number } cartes, force { $strength }
    }
web-wat-aah-plan-echo = { $clan }, Frappe en Écho
web-wat-aah-plan-clear = Les reprendre

## Les cartes regardées

web-wat-aah-stage-looked-at = Vous regardez ces cartes
web-wat-aah-stage-taking = Vous voyez cette main
web-wat-aah-stage-temple = Cartes du Temple

## Le plateau Grand Maître

web-wat-aah-temple = Temple de l’Ombre
web-wat-aah-temple-under = Remises sous la pioche : { $names }
web-wat-aah-shosho = Shosho
web-wat-aah-rank = rang { $number }
web-wat-aah-pawns = { $number ->
        [one] { $number } pion à placer
       *[other] { $number } pions à placer
    }
web-wat-aah-court-hidden = Une carte Cour, face cachée
web-wat-aah-decoy = Leurre { $number }
web-wat-aah-final-boss = Boss final
web-wat-aah-suspects = Encore possibles : { $names }

## Ce qui agit

web-wat-aah-round = Manche { $number }
web-wat-aah-target = Vise { $name }
web-wat-aah-left = Encore à choisir : { $number }

## Avant de sceller

web-wat-aah-sure-seal = Sceller cet échange ? Il ne pourra plus être changé.
web-wat-aah-sure-end = Terminer le tour sans utiliser votre carte Cour ?

## Le résultat

web-wat-aah-figure-clans = Clans posés
web-wat-aah-figure-powers = Pouvoirs utilisés
web-wat-aah-figure-lost = Cartes perdues
web-wat-aah-figure-corrupt = Cartes dans la pile de Corruption
