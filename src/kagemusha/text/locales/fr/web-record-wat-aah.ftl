### Shinobi WAT-AAH! : réussites.

web-wat-aah-achievement-four = Clan de quatre
web-wat-aah-achievement-four-about = Posez d’un coup un clan de quatre cartes : plus de cartes, et un pouvoir plus fort.
web-wat-aah-achievement-pure = Mains propres
web-wat-aah-achievement-pure-about = Gagnez sans jamais vous corrompre : la patience ne coûte pas de points.
web-wat-aah-achievement-ronin = Une lame à louer
web-wat-aah-achievement-ronin-about = Ajoutez un Ronin à un clan : il rejoint n’importe lequel.
web-wat-aah-achievement-jigoku = Retour du Jigoku
web-wat-aah-achievement-jigoku-about = Prenez une carte dans le Jigoku : ce qui a été jeté est peut-être ce qu’il vous faut.
web-wat-aah-achievement-aim = La bonne cible
web-wat-aah-achievement-aim-about = Visez des adversaires au moins deux fois et gagnez : frappez celui qui mène.
web-wat-aah-achievement-grand-master = Grand Maître
web-wat-aah-achievement-grand-master-about = Gagnez en mode Grand Maître : les pions décident, pas seulement les cartes.
web-wat-aah-achievement-decoy = Derrière le masque
web-wat-aah-achievement-decoy-about = Regardez un Leurre et gagnez : connaître le Boss aide à placer les pions.
