### Refus du salon public.

lobby-closed = Ce serveur n’a pas de salon public. Son administrateur peut en ouvrir un avec --lobby on.
lobby-unknown-key = Personne dans le salon n’a cette clé. Choisissez d’abord un nom : POST /api/lobby/me.
lobby-no-own-seat = Une place doit être la vôtre : une place de type « person ».
lobby-many-waiting = Vous attendez déjà à { $number } tables. Quittez-en une d’abord.
lobby-no-profile = Il n’y a personne avec cet identifiant. Le profil a peut-être été supprimé.

## Invitations

invitation-self = Vous ne pouvez pas vous inviter vous-même.
invitation-no-seat = Il faut une place libre pour la personne invitée : une place de type « open ».
invitation-waits = Vous avez déjà invité cette personne. Elle n’a pas encore répondu.
invitation-declined = Cette personne a refusé une invitation de votre part aujourd’hui. Réessayez demain.
invitation-many = { $number } de vos invitations attendent une réponse. Annulez-en une d’abord.
invitation-often = Vous avez envoyé beaucoup d’invitations aujourd’hui. Réessayez demain.
invitation-gone = Cette invitation n’existe plus.

## Tables classées

rated-no-help = Pas d’aide des bots là où le résultat compte. Vous pourrez analyser la partie ensuite.
rated-profile = À une table classée, chaque personne a besoin d’un profil du salon public. Laissez les autres places libres pour qu’on s’y assoie avec le sien.
rated-screen = On ne peut pas jouer une partie classée à plusieurs sur un écran.
rated-adaptive = « { $bot } » joue aussi bien que ses adversaires : les parties avec lui ne sont pas classées.
rated-sides = Une partie classée demande au moins deux camps.
rated-clock = Une table classée demande une pendule, et qui dépasse son temps perd.
rated-option = Une table classée garde les règles habituelles : laissez l’option « { $option } » telle quelle.

## Clés d’accès

passkey-off = Ce serveur n’a pas de clés d’accès. Son administrateur peut les permettre avec --passkeys on.
passkey-lobby = Les clés d’accès appartiennent aux profils du salon public : --passkeys on demande --lobby on.
passkey-address = Les navigateurs ne permettent pas de clés d’accès à « { $value } ». Donnez l’adresse du serveur avec https et un nom de domaine : --address=https://games.example/.
passkey-refused = Cette réponse de la clé d’accès n’est pas valable. Réessayez.
passkey-late = Cela a pris trop de temps. Réessayez.
passkey-unknown = Ce serveur ne connaît pas cette clé d’accès. Elle a peut-être été retirée, ou le profil supprimé.
passkey-many = Un profil a au plus { $number } clés d’accès. Retirez-en une d’abord.
