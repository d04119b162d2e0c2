### La page d’un jeu qui n’en a pas à lui.

web-generic-table = La table
web-generic-players = Joueurs
web-generic-nothing = rien
