### Études : commentaires et variantes sur une partie finie.

study-unknown = Il n’y a pas d’étude { $study }.
study-wrong-secret = Seule la personne qui a commencé cette étude peut la modifier : le secret manque ou est faux.
study-stale = L’étude a été modifiée ailleurs et a maintenant la version { $number }. Rechargez-la, puis modifiez-la.
study-long-text = Ce texte est trop long. Écrivez au plus { $number } caractères.
study-too-much = L’étude contient trop de choses : { $number }, alors que le maximum est { $most }.
study-too-many = Cette partie a { $number } études, c’est le maximum. Modifiez plutôt l’une d’elles.
study-empty-variation = Une variante a besoin d’au moins une action.

terminal-help-admin-studies = Lister toutes les études : identifiant, dernier changement, table, adresse, auteur et titre.
terminal-help-admin-delete-study = Supprimer une étude pour toujours. La partie reste.
terminal-option-admin-study = L’identifiant d’une étude.
admin-studies = Études : { $number }.
admin-study-deleted = L’étude { $study } est supprimée.

review-full = Cette revue commune a déjà { $number } personnes, c’est le maximum. Revoyez la partie de votre côté.
review-led = { $name } guide cette revue commune et peut seul passer la main.
review-no-participant = Cette personne n’est pas dans la revue commune. Il faut d’abord la rejoindre.
review-not-leader = Seule la personne qui guide une revue commune déplace tout le monde. Prenez d’abord la main.
