### Era of the Ninja : réussites.

web-era-of-the-ninja-achievement-explorer = Exploration
web-era-of-the-ninja-achievement-explorer-about = Posez six tuiles dans une partie : le Seigneur attend dans des salles que personne n’a ouvertes.
web-era-of-the-ninja-achievement-unseen = Hors de vue
web-era-of-the-ninja-achievement-unseen-about = Cachez-vous, et restez hors de vue au moins trois manches : les ninjas que personne ne voit ne sont pas attaqués.
web-era-of-the-ninja-achievement-dodger = Pied léger
web-era-of-the-ninja-achievement-dodger-about = Esquivez trois attaques dans une partie : sachez le nombre qu’il vous faut.
web-era-of-the-ninja-achievement-limit = Au-delà de la Limite
web-era-of-the-ninja-achievement-limit-about = Levez la Limite pour un jet : le Ki achète des résultats au-dessus de neuf.
web-era-of-the-ninja-achievement-buyer = Bon équipement
web-era-of-the-ninja-achievement-buyer-about = Obtenez trois cartes dans une partie : l’Ingéniosité non dépensée ne vaut rien.
web-era-of-the-ninja-achievement-sneak = Depuis l’ombre
web-era-of-the-ninja-achievement-sneak-about = Faites une attaque furtive : un ninja caché frappe plus fort.
web-era-of-the-ninja-achievement-lord = Le Seigneur est tombé
web-era-of-the-ninja-achievement-lord-about = Abattez le Seigneur : venez avec des forces, des armes et du Ki en réserve.
