### Era of the Ninja : pourquoi un bot a choisi ce qu’il a choisi.

bots-era-only = Il n’y a pas d’autre choix.
bots-era-hunch = C’était une intuition.
bots-era-lord = C’est le moment de frapper le Seigneur.{ $tried ->
    [yes] {""} C’est le meilleur des { $plans } choix essayés.
   *[no] {""}
}
bots-era-attack = Cette attaque rapporte plus qu’elle ne risque.{ $tried ->
    [yes] {""} C’est le meilleur des { $plans } choix essayés.
   *[no] {""}
}
bots-era-hide = Se cacher ici est assez sûr, et rapporte.{ $tried ->
    [yes] {""} C’est le meilleur des { $plans } choix essayés.
   *[no] {""}
}
bots-era-wait = Rien ici ne vaut mieux que d’attendre.{ $tried ->
    [yes] {""} C’est le meilleur des { $plans } choix essayés.
   *[no] {""}
}
bots-era-explore = Il est temps d’ouvrir une autre salle.{ $tried ->
    [yes] {""} C’est le meilleur des { $plans } choix essayés.
   *[no] {""}
}
bots-era-go = Le ninja sera mieux placé ailleurs.{ $tried ->
    [yes] {""} C’est le meilleur des { $plans } choix essayés.
   *[no] {""}
}
bots-era-buy = Ces cartes rendent le ninja plus fort.{ $tried ->
    [yes] {""} C’est le meilleur des { $plans } choix essayés.
   *[no] {""}
}
bots-era-lift = Sans la Limite, ce jet vaut un point de Ki (reste : { $ki }).{ $tried ->
    [yes] {""} C’est le meilleur des { $plans } choix essayés.
   *[no] {""}
}
bots-era-reroll = Un nouveau jet vaut un point de Ki (reste : { $ki }).{ $tried ->
    [yes] {""} C’est le meilleur des { $plans } choix essayés.
   *[no] {""}
}
bots-era-stand = Le Ki vaudra plus tard davantage (reste : { $ki }).{ $tried ->
    [yes] {""} C’est le meilleur des { $plans } choix essayés.
   *[no] {""}
}
bots-era-fight = Le rival est à découvert.{ $tried ->
    [yes] {""} C’est le meilleur des { $plans } choix essayés.
   *[no] {""}
}
bots-era-other = C’est le plus prometteur.{ $tried ->
    [yes] {""} C’est le meilleur des { $plans } choix essayés.
   *[no] {""}
}

## Comment ils jouent

bots-style-era-of-the-ninja-random = Erre dans le château et essaie tout.
bots-style-era-of-the-ninja-greedy = Choisit la tuile et l’Action qui rapportent le plus ce tour-ci.
bots-style-era-of-the-ninja-beginner = Avidité : ne craint pas les Blessures, attaque le Seigneur trop tôt et oublie ses capacités.
bots-style-era-of-the-ninja-novice = Impatience : risque trop, et oublie certains de ses choix.
bots-style-era-of-the-ninja-skilled = Patience : connaît ses chances aux dés et attend le bon moment.
bots-style-era-of-the-ninja-expert = Patience : n’oublie rien, et essaie certains plans d’avance.
bots-style-era-of-the-ninja-master = Essaie ses plans d’avance quand un tour peut décider de la partie.
