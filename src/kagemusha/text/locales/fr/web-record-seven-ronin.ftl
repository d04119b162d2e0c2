### 7 Ronin : réussites.

web-seven-ronin-achievement-five-areas = Cinq zones
web-seven-ronin-achievement-five-areas-about = Gagnez comme Attaquant en tenant cinq zones : répartissez les ninja là où peu de ronin peuvent être.
web-seven-ronin-achievement-all-seven = Tous les sept
web-seven-ronin-achievement-all-seven-about = Gagnez comme Défenseur sans perdre un ronin : partagez les blessures avant que quelqu’un tombe.
web-seven-ronin-achievement-fields = Maître des champs
web-seven-ronin-achievement-fields-about = Gagnez comme Attaquant par les Champs : ensemble, ils comptent pour trois zones.
web-seven-ronin-achievement-green = La Place est à nous
web-seven-ronin-achievement-green-about = Libérez la Place comme Défenseur et gagnez : un ronin y arrête les ninja derrière les lignes.
web-seven-ronin-achievement-bow-and-balm = L’arc et le baume
web-seven-ronin-achievement-bow-and-balm-about = Utilisez Yumi et Taiko sur des zones libres dans une partie que vous gagnez.
web-seven-ronin-achievement-no-ninja = Plus personne
web-seven-ronin-achievement-no-ninja-about = Gagnez comme Défenseur parce que l’Attaquant n’a plus de ninja : chaque pion éliminé compte.
web-seven-ronin-achievement-both-sides = Des deux côtés
web-seven-ronin-achievement-both-sides-about = Gagnez comme Attaquant et comme Défenseur : qui connaît les deux plans devine mieux.
