### Ce que dit le guide d’une partie d’Era of the Ninja : idées avec leurs titres, risques, ce qui s’est passé.

## Idées

era-of-the-ninja-guide-goal = Vous êtes un ninja dans le château d’un Seigneur. Trouvez-le derrière les portes inconnues et abattez-le avant l’autre ninja. Sans Blessures restantes, vous êtes vaincu.
era-of-the-ninja-guide-goal-name = Le but
era-of-the-ninja-guide-goal-arcade = Cette première partie est courte, en mode Arcade. Gagnez de l’Ingéniosité en abattant des ennemis et en vous cachant parmi eux : après { $number } manches, ou quand le Seigneur tombe, le plus d’Ingéniosité non dépensée gagne.
era-of-the-ninja-guide-goal-arcade-name = Le but
era-of-the-ninja-guide-ninja = Choisissez votre ninja. Les Blessures sont sa vie, le Ki change les dés, le Mouvement dit jusqu’où il va en un tour.
era-of-the-ninja-guide-ninja-name = Votre ninja
era-of-the-ninja-guide-cards = De deux Armes, deux Objets et deux Compétences, vous gardez une carte de chaque sorte. Elles servent dès la première manche.
era-of-the-ninja-guide-cards-name = L’équipement
era-of-the-ninja-guide-shadow = Chaque manche commence par un jet : votre Ombre. Plus elle est haute, plus vous êtes difficile à voir.
era-of-the-ninja-guide-shadow-name = L’Ombre
era-of-the-ninja-guide-turn = Un tour suit cet ordre : acheter et s’équiper, bouger, puis une Action. L’Action finit votre tour.
era-of-the-ninja-guide-turn-name = Un tour
era-of-the-ninja-guide-move = Passer dans la salle voisine coûte 1 Mouvement, explorer une salle inconnue en coûte 2. Chaque nouvelle salle amène une Rencontre.
era-of-the-ninja-guide-move-name = Bouger et explorer
era-of-the-ninja-guide-tile = Vous avez pioché une nouvelle salle. Tournez-la pour qu’une porte fasse face à celle d’où vous venez ; plus de portes ouvertes, plus de chemins.
era-of-the-ninja-guide-tile-name = Les nouvelles salles
era-of-the-ninja-guide-units = Des Unités du Seigneur sont ici. Celles d’une même sorte sur une tuile forment une pile ; toute la pile est plus dure à abattre qu’une seule.
era-of-the-ninja-guide-units-name = Les Unités du Seigneur
era-of-the-ninja-guide-attack = Pour attaquer, vous lancez un dé et ajoutez votre Attaque. Atteignez la valeur de Mort et l’ennemi est abattu ; chaque choix indique ses chances. Se battre fait du bruit : votre Ombre baisse.
era-of-the-ninja-guide-attack-name = Attaquer
era-of-the-ninja-guide-hide = Se cacher est une Action silencieuse : on vous voit moins, et si personne ne vous voit, vous gagnez 1 Ingéniosité par pile sur votre tuile.
era-of-the-ninja-guide-hide-name = Se cacher
era-of-the-ninja-guide-limit = Les modificateurs ne portent jamais un jet au-dessus de 9. Avant le jet, 1 Ki lève cette Limite.
era-of-the-ninja-guide-limit-name = La Limite
era-of-the-ninja-guide-reroll = Après un jet, 1 Ki relance le dé ; le nouveau résultat compte. Gardez du Ki pour les jets qui décident.
era-of-the-ninja-guide-reroll-name = Le Ki
era-of-the-ninja-guide-awareness = Après tous les tours, le château lance la Vigilance. Un ninja dont l’Ombre est plus haute est caché ; les autres sont visibles.
era-of-the-ninja-guide-awareness-name = La Vigilance
era-of-the-ninja-guide-seen = Vous étiez visible : les piles qui vous voient viennent et attaquent. Restez loin des plus nombreuses, ou cachez-vous.
era-of-the-ninja-guide-seen-name = Être vu
era-of-the-ninja-guide-dodge = Un ennemi attaque. Lancez le dé et ajoutez votre Esquive : atteignez son Attaque et vous ne perdez rien.
era-of-the-ninja-guide-dodge-name = Esquiver
era-of-the-ninja-guide-wounds = Vous avez perdu des Blessures. Qui dans une manche ne bouge pas, ne fait ni Sprint ni Attaque regagne 1 Blessure et 1 Ki ; certains Objets soignent aussi.
era-of-the-ninja-guide-wounds-name = Les Blessures
era-of-the-ninja-guide-ingenuity = Vous avez de l’Ingéniosité. Au début d’un tour elle achète des cartes : une Arme coûte 2, un Objet 3, une Compétence 4.
era-of-the-ninja-guide-ingenuity-name = L’Ingéniosité
era-of-the-ninja-guide-lead = Le Ninja meneur joue en premier et décide quels ennemis agissent d’abord.
era-of-the-ninja-guide-lead-name = Le Ninja meneur
era-of-the-ninja-guide-lord = Le Seigneur est entré dans le château. Il remarque tous ceux qui sont sur sa tuile. Venez avec tout votre Ki et une bonne Arme : sa défaite finit la partie.
era-of-the-ninja-guide-lord-name = Le Seigneur

## Ce qu’un choix risque

era-of-the-ninja-guide-risk-miss = Cette attaque manque dans { $number } % des cas. Manquer fait tomber votre Ombre à 1, et l’on vous voit alors presque toujours.
era-of-the-ninja-guide-risk-seen = Le risque d’être vu est de { $number } %, en vous cachant de { $hide } % seulement. Ennemis qui viendraient : { $stack-list-name }. Ils peuvent vous coûter { $damage ->
    [one] { $damage } Blessure
   *[other] { $damage } Blessures
}.
era-of-the-ninja-guide-risk-explore = Il vous reste { $number ->
    [one] { $number } Blessure
   *[other] { $number } Blessures
}, et une nouvelle salle peut être pleine d’ennemis. Mieux vaut peut-être récupérer d’abord.

## Ce qui s’est passé

era-of-the-ninja-guide-round = Manche { $round } : la Vigilance était de { $awareness }, et vous étiez { $seen ->
    [yes] visible
   *[no] caché
}. { $lost ->
    [0] Vous n’avez pas perdu de Blessure
    [one] Vous avez perdu { $lost } Blessure
   *[other] Vous avez perdu { $lost } Blessures
} et gagné { $gained } en Ingéniosité.
era-of-the-ninja-guide-round-again = Manche { $round } : { $seen ->
    [yes] visible
   *[no] caché
}, Blessures restantes { $wounds }, Ingéniosité gagnée { $gained }.
