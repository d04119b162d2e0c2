### Shinobi WAT-AAH! : ce que sont à présent les choses de la table.

tip-wat-aah-in-hand = Dans votre main : { $number }.
tip-wat-aah-in-play = Devant vous : { $number }.
tip-wat-aah-in-jigoku = Dans le Jigoku : { $number }.
tip-wat-aah-clan-cards = Votre clan : { $number } { $number ->
        [one] carte
       *[other] cartes
    } sur 4, force { $strength }.
tip-wat-aah-clan-in-hand = De son clan dans votre main : { $number }, force { $strength } en tout.
tip-wat-aah-clan-two = Deux de plus de votre main donneraient le premier pouvoir.
tip-wat-aah-clan-three = Trois de plus de votre main donneraient le second pouvoir.
tip-wat-aah-deck = Cartes restantes : { $number }.
tip-wat-aah-corruption = La vôtre : { $number }. Elle retire { $taken } de votre total.
tip-wat-aah-total = Le vôtre : { $strength } en jeu − { $corruption } de Corruption = { $number }.
tip-wat-aah-total-temple = Le vôtre : { $strength } en jeu − { $corruption } de Corruption + { $points } ({ $temple-name }) = { $number }.
tip-wat-aah-clans = Les vôtres : { $number } sur 4. Le plus chez un autre : { $most }.
tip-wat-aah-hand = Cartes : { $number }, force { $strength } en tout.
tip-wat-aah-jigoku = Cartes : { $number }.
tip-wat-aah-shosho = Chez : { $name }.
tip-wat-aah-pawns = À placer : { $number }. Cour { $court }, Missions { $missions }, Combat { $showdown }.
