### Tournois : ce qui est refusé, et les commandes de l’administrateur.

tournament-unknown = Il n’y a pas de tournoi { $tournament } ici.
tournament-not-organiser = Seul l’organisateur de ce tournoi peut le faire.
tournament-no-name = Le tournoi a besoin d’un nom.
tournament-sides = Une partie de tournoi oppose deux camps, et avec ces options il n’y en a qu’un. Choisissez un autre mode.
tournament-clock = Un tournoi demande une pendule, et qui dépasse son temps perd.
tournament-many = Vous organisez déjà { $number } tournois qui ne sont pas terminés. Terminez-en ou annulez-en un d’abord.
tournament-full = Au plus { $number } joueurs peuvent participer.
tournament-many-bots = Au plus { $number } bots peuvent participer : ils réfléchissent sur ce serveur.
tournament-not-open = Ce tournoi a déjà commencé ou a été annulé. On ne peut plus s’y inscrire.
tournament-ended = Ce tournoi est terminé ou a été annulé.
tournament-few = Il faut au moins { $number } participants, et il y en a { $found }.
tournament-no-entrant = On ne peut retirer que quelqu’un qui participe à ce tournoi.
tournament-no-match = Aucune partie de ce genre n’est en cours dans ce tournoi.
tournament-no-rematch = Pas de revanche dans un tournoi. Sa page montre votre prochain adversaire.

terminal-help-admin-tournaments = Liste tous les tournois : identifiant, dernier changement, état, ronde, participants, jeu, organisateur et nom.
terminal-help-admin-cancel-tournament = Annule un tournoi. Les parties en cours vont jusqu’à leur fin.
terminal-help-admin-rename-tournament = Donne un autre nom à un tournoi.
terminal-option-admin-tournament = L’identifiant d’un tournoi.
terminal-option-admin-tournament-name = Le nouveau nom.
admin-tournaments = Tournois : { $number }.
admin-tournament-row = ronde { $round } sur { $rounds }, participants : { $entrants }
admin-tournament-cancelled = Le tournoi { $tournament } est annulé.
admin-tournament-renamed = Le tournoi { $tournament } s’appelle maintenant { $name }.
