### Era of the Ninja : pourquoi un robot a choisi ce qu’il a choisi.

bots-era-only = Il n’y a pas d’autre choix.
bots-era-hunch = C’était une intuition.
bots-era-lord = C’est le moment de frapper le Seigneur.{ $tried ->
    [yes] {""} Chances de victoire : { $chance } %, les meilleures de { $plans }.
   *[no] {""}
}
bots-era-attack = Cette attaque rapporte plus qu’elle ne risque.{ $tried ->
    [yes] {""} Chances de victoire : { $chance } %, les meilleures de { $plans }.
   *[no] {""}
}
bots-era-hide = Se cacher ici est assez sûr, et rapporte.{ $tried ->
    [yes] {""} Chances de victoire : { $chance } %, les meilleures de { $plans }.
   *[no] {""}
}
bots-era-wait = Rien ici ne vaut mieux que d’attendre.{ $tried ->
    [yes] {""} Chances de victoire : { $chance } %, les meilleures de { $plans }.
   *[no] {""}
}
bots-era-explore = Il est temps d’ouvrir une autre salle.{ $tried ->
    [yes] {""} Chances de victoire : { $chance } %, les meilleures de { $plans }.
   *[no] {""}
}
bots-era-go = Le ninja sera mieux placé ailleurs.{ $tried ->
    [yes] {""} Chances de victoire : { $chance } %, les meilleures de { $plans }.
   *[no] {""}
}
bots-era-buy = Ces cartes rendent le ninja plus fort.{ $tried ->
    [yes] {""} Chances de victoire : { $chance } %, les meilleures de { $plans }.
   *[no] {""}
}
bots-era-lift = Sans la Limite, ce jet vaut un point de Ki (reste : { $ki }).{ $tried ->
    [yes] {""} Chances de victoire : { $chance } %, les meilleures de { $plans }.
   *[no] {""}
}
bots-era-reroll = Un nouveau jet vaut un point de Ki (reste : { $ki }).{ $tried ->
    [yes] {""} Chances de victoire : { $chance } %, les meilleures de { $plans }.
   *[no] {""}
}
bots-era-stand = Le Ki vaudra plus tard davantage (reste : { $ki }).{ $tried ->
    [yes] {""} Chances de victoire : { $chance } %, les meilleures de { $plans }.
   *[no] {""}
}
bots-era-fight = Le rival est à découvert.{ $tried ->
    [yes] {""} Chances de victoire : { $chance } %, les meilleures de { $plans }.
   *[no] {""}
}
bots-era-other = C’est le plus prometteur.{ $tried ->
    [yes] {""} Chances de victoire : { $chance } %, les meilleures de { $plans }.
   *[no] {""}
}
