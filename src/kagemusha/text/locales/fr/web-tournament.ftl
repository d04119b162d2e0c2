### Tournois du salon public.

web-tournaments = Tournois
web-tournaments-none = Il n’y a pas de tournoi pour le moment.
web-tournament-new = Nouveau tournoi
web-tournament-open = Ouvrir le tournoi
web-tournament-look = Voir
web-tournament-unknown = Ce tournoi n’existe pas ici. Il a peut-être été supprimé.
web-tournament-name = Nom du tournoi
web-tournament-system = Système
web-tournament-swiss = Suisse
web-tournament-round-robin = Toutes rondes
web-tournament-double-round-robin = Toutes rondes, aller et retour
web-tournament-about-swiss = À chaque ronde, vous rencontrez quelqu’un qui a autant de points que vous, et personne deux fois. Le nombre de rondes est au plus la moitié du nombre de joueurs.
web-tournament-about-round-robin = Chacun rencontre chacun une fois.
web-tournament-about-double-round-robin = Chacun rencontre chacun deux fois, une fois dans chaque camp.
web-tournament-rounds = Nombre maximal de rondes
web-tournament-time-about = À chaque ronde, les pendules partent aussitôt. Qui dépasse son temps perd, et qui ne vient pas aussi.
web-tournament-rest = Minutes entre les rondes
web-tournament-least = Nombre minimal de joueurs
web-tournament-most = Nombre maximal de joueurs
web-tournament-link = Lien du tournoi
web-tournament-by = Organisé par { $name }

## Où en est le tournoi

web-tournament-now = Où en est le tournoi
web-tournament-is-open = { $number ->
        [one] En attente de joueurs : { $number } sur { $most } au plus
       *[other] En attente de joueurs : { $number } sur { $most } au plus
    }
web-tournament-is-running = Ronde { $round } sur { $rounds }
web-tournament-is-over = Terminé
web-tournament-is-cancelled = Annulé
web-tournament-cancelled-by-organiser = L’organisateur a annulé le tournoi. Les parties en cours vont jusqu’à leur fin.
web-tournament-cancelled-by-operator = L’administrateur de ce serveur a annulé le tournoi. Les parties en cours vont jusqu’à leur fin.
web-tournament-won = { $number ->
        [one] { $names } remporte le tournoi.
       *[other] { $names } se partagent la première place.
    }
web-tournament-progress = Parties terminées de cette ronde
web-tournament-due = { $number ->
        [0] La ronde suivante commence maintenant.
        [one] La ronde suivante commence dans { $number } seconde.
       *[other] La ronde suivante commence dans { $number } secondes.
    }
web-tournament-play = Jouer contre { $name }
web-tournament-wait = Votre partie de cette ronde est terminée. La suivante apparaîtra ici.
web-tournament-bye = Vous n’avez pas d’adversaire à cette ronde. La partie suivante apparaîtra ici.
web-tournament-join = Participer
web-tournament-leave = Quitter le tournoi
web-tournament-withdraw = Se retirer
web-tournament-withdraw-sure = Vous ne serez d’aucune autre ronde et ne pourrez pas revenir. Une partie en cours continue : jouez-la jusqu’au bout, ou abandonnez.

## Classement

web-tournament-entrants = Joueurs
web-tournament-nobody = Personne ne participe encore.
web-tournament-ranking = Classement
web-tournament-points = Points
web-tournament-record = G / N / P
web-tournament-record-long = Parties gagnées, nulles et perdues
web-tournament-buchholz = Buchholz
web-tournament-berger = S.-B.
web-tournament-withdrawn = retiré
web-tournament-ties-swiss = À égalité de points décident le Buchholz (les points des adversaires), le Sonneborn-Berger (S.-B. : les points des adversaires battus, et la moitié de ceux des adversaires d’une nulle), les parties entre les joueurs à égalité, puis les victoires. Une égalité complète donne la même place.
web-tournament-ties-robin = À égalité de points décident les parties entre les joueurs à égalité, le Sonneborn-Berger (S.-B. : les points des adversaires battus, et la moitié de ceux des adversaires d’une nulle), puis les victoires. Une égalité complète donne la même place.

## Parties

web-tournament-matches = Parties
web-tournament-round = Ronde { $number }
web-tournament-running = en cours
web-tournament-review = Revoir
web-tournament-no-opponent = sans adversaire : { $points }
web-tournament-by-time = au temps
web-tournament-by-resigned = abandon
web-tournament-by-absent = table quittée
web-tournament-by-walkover = décidée par l’organisateur
web-tournament-by-withdrawn = retrait
web-tournament-by-closed = fermée par l’administrateur

## Pour l’organisateur

web-tournament-organise = Vous organisez ce tournoi
web-tournament-start = Commencer le tournoi
web-tournament-few = { $number ->
        [one] Il faut au moins { $number } joueur.
       *[other] Il faut au moins { $number } joueurs.
    }
web-tournament-bot = Bot
web-tournament-number = Nombre
web-tournament-enter = Ajouter des bots
web-tournament-walkover = Forfait : qui perd
web-tournament-loses-to = { $name } (contre { $other })
web-tournament-declare = Déclarer le forfait
web-tournament-walkover-sure = { $name } perd la partie en cours contre { $other }. Tout le monde voit que vous l’avez décidé, et c’est irréversible.
web-tournament-remove = Retirer un joueur
web-tournament-remove-do = Retirer
web-tournament-remove-sure = { $name } ne participera plus. Tout le monde le voit.
web-tournament-cancel = Annuler le tournoi
web-tournament-cancel-sure = Il n’y aura plus d’autre ronde. Tout le monde voit que vous l’avez annulé, et c’est irréversible.
web-tournament-sure = Êtes-vous sûr ?
