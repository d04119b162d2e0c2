### Refus du salon public.

lobby-closed = Ce serveur n’a pas de salon public. Son administrateur peut en ouvrir un avec --lobby on.
lobby-unknown-key = Personne dans le salon n’a cette clé. Choisissez d’abord un nom : POST /api/lobby/me.
lobby-no-own-seat = Une place doit être la vôtre : une place de type « person ».
lobby-many-waiting = Vous attendez déjà à { $number } tables. Quittez-en une d’abord.
lobby-no-profile = Il n’y a personne avec cet identifiant. Le profil a peut-être été supprimé.

## Tables classées

rated-no-help = Pas d’aide des bots là où le résultat compte. Vous pourrez analyser la partie ensuite.
rated-profile = À une table classée, chaque personne a besoin d’un profil du salon public. Laissez les autres places libres pour qu’on s’y assoie avec le sien.
rated-screen = On ne peut pas jouer une partie classée à plusieurs sur un écran.
rated-sides = Une partie classée demande au moins deux camps.
rated-clock = Une table classée demande une pendule, et qui dépasse son temps perd.
rated-option = Une table classée garde les règles habituelles : laissez l’option « { $option } » telle quelle.
