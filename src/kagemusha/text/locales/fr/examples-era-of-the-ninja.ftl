### Era of the Ninja : des exemples des règles. L’attribut « text » dit ce que chacun montre.

example-era-of-the-ninja-move = Un pas
    .text = Un point de Mouvement mène à la tuile voisine, par des marqueurs appariés.
example-era-of-the-ninja-explore = Explorer
    .text = Deux points de Mouvement : une tuile est tirée et tournée, le ninja entre, et une Rencontre y met des gardes.
example-era-of-the-ninja-sprint = Sprint
    .text = Il reste un point de Mouvement. Le Sprint ajoute la valeur de Mouvement de 2 : trois points.
example-era-of-the-ninja-defeat = Abattre une unité
    .text = Le dé montre 6, l’Attaque ajoute 3 : 9 atteint la valeur de Mort de 7. L’unité disparaît et donne 1 Ingéniosité.
example-era-of-the-ninja-wound = Blesser une pile
    .text = 5 + 3 = 8 atteint la valeur de Blessure de 7, pas celle de Mort de 9. Trois unités reçoivent trois jetons, et trois jetons retirent une unité.
example-era-of-the-ninja-miss = Un raté
    .text = 2 + 3 = 5 est sous la valeur de Blessure de 7. L’Ombre tombe à 1.
example-era-of-the-ninja-hide = Se cacher avec succès
    .text = La Vigilance est à 7, l’Ombre aussi. Après Se cacher, l’égalité suffit, et une pile sur la tuile donne 1 Ingéniosité.
example-era-of-the-ninja-ki = Le Ki lève la Limite
    .text = Un Ki avant le jet : le total peut dépasser 9.
example-era-of-the-ninja-reroll = Du Ki pour relancer
    .text = Le premier jet est faible. Un Ki de plus, et le dé est relancé.
example-era-of-the-ninja-buy = Acheter une Arme
    .text = Une Arme coûte 2 des 6 points d’Ingéniosité. Elle agit une fois active.
example-era-of-the-ninja-lord = Le Seigneur tombe
    .text = Une Réussite totale compte 10, et l’Attaque ajoute 3 : 13 atteint sa valeur de Mort de 10.
example-era-of-the-ninja-turn = Un tour
    .text = Le ninja avance d’une tuile et attaque les deux Yari qui s’y trouvent. Le jet suffit contre toute la pile.
example-era-of-the-ninja-limit = La Limite
    .text = 8 + 3 feraient 11, mais sans Ki un total compte 9 au plus. Le Daimyo n’est que blessé.
example-era-of-the-ninja-strike-one = Une seule unité d’une pile
    .text = Contre les cinq ensemble, le jet serait trop faible. Contre une seule unité, il l’abat : il en reste quatre.
example-era-of-the-ninja-range = Un tir
    .text = Le ninja prend l’arc et touche une unité à deux tuiles.
example-era-of-the-ninja-hide-failed = Se cacher sans succès
    .text = La Vigilance arrive à 7, et une Ombre de 4 est plus basse. Le ninja est vu, attaqué et blessé.
example-era-of-the-ninja-hidden = Invisible parmi les gardes
    .text = L’Ombre de 9 dépasse la Vigilance de 5. Le ninja est à côté de trois gardes, et aucun n’attaque.
example-era-of-the-ninja-dodge = Une Esquive
    .text = Le ninja est vu, et les gardes viennent l’attaquer. 9 atteint le seuil d’Esquive de 5 : aucune blessure.
example-era-of-the-ninja-struck = Une Esquive ratée
    .text = 3 est sous le seuil d’Esquive de 5. Les gardes blessent le ninja.
example-era-of-the-ninja-rest = Récupération
    .text = Un ninja qui ne bouge pas et n’attaque pas regagne 1 Blessure et 1 Ki à la phase de Récupération.
