### 7 Ronin : réussites.

web-seven-ronin-achievement-five-areas = Cinq quartiers
web-seven-ronin-achievement-five-areas-about = Gagnez comme Attaquant en tenant cinq quartiers : répartissez les ninjas là où peu de ronin peuvent être.
web-seven-ronin-achievement-all-seven = Tous les sept
web-seven-ronin-achievement-all-seven-about = Gagnez comme Défenseur sans perdre un ronin : répartissez les blessures pour que personne ne tombe.
web-seven-ronin-achievement-fields = Maître des champs
web-seven-ronin-achievement-fields-about = Gagnez comme Attaquant par les Champs : ensemble, ils comptent pour trois quartiers.
web-seven-ronin-achievement-green = La Place est à nous
web-seven-ronin-achievement-green-about = Libérez la Place comme Défenseur et gagnez : un ronin y arrête les ninjas derrière les lignes.
web-seven-ronin-achievement-bow-and-balm = L’arc et le baume
web-seven-ronin-achievement-bow-and-balm-about = Utilisez Yumi et Taiko sur des quartiers libres dans une partie que vous gagnez.
web-seven-ronin-achievement-no-ninja = Plus personne
web-seven-ronin-achievement-no-ninja-about = Gagnez comme Défenseur parce que l’Attaquant n’a plus de ninja : chaque ninja éliminé compte.
web-seven-ronin-achievement-both-sides = Des deux côtés
web-seven-ronin-achievement-both-sides-about = Gagnez comme Attaquant et comme Défenseur : connaître les deux camps aide à deviner.
