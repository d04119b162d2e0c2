### Les alertes : ce qui est envoyé, et ce que le serveur en dit.

alerts-turn = { $game } : à vous de jouer.
alerts-time = { $game } : à vous de jouer, et presque tout votre temps est écoulé.
alerts-invitation = { $game } : quelqu’un vous invite à jouer.
alerts-several = { $number } tables vous attendent.
alerts-test = Ceci est un essai. Désormais vous saurez quand c’est à vous de jouer.
alerts-mail-confirm-title = Voulez-vous des courriels de Kagemusha ?
alerts-mail-confirm = Quelqu’un, sans doute vous, veut être prévenu à cette adresse quand c’est à son tour de jouer. Si vous êtes d’accord, ouvrez cette page et confirmez : { $link }
    Sinon, ne faites rien : plus rien ne sera envoyé.
alerts-mail-stop = Ne plus recevoir ces courriels : { $link }

## Refus

alerts-closed = Ce serveur n’envoie pas d’alertes de cette façon : { $medium }.
alerts-bad-push = Ce n’est pas l’abonnement d’un navigateur : il faut une adresse https publique comme endpoint, et les clés p256dh et auth.
alerts-bad-mail = « { $value } » n’est pas une adresse de courriel.
alerts-bad-webhook = Un webhook demande une adresse https publique, comme https://hooks.example/kagemusha.
alerts-bad-digest = Un résumé de { $value } minutes n’existe pas. Possible : { $known }.
alerts-bad-quiet = Les heures calmes sont deux minutes du jour, de 0 à { $last }.
alerts-bad-zone = « { $value } » n’est pas un fuseau horaire. Écrivez par exemple Europe/Paris.
alerts-bad-token = Ce lien n’est plus valable.
alerts-mail-often = Trop de courriels ont été demandés. Réessayez demain.
alerts-nothing-to-try = Il n’y a encore nulle part où envoyer un essai.
alerts-no-address = Les courriels et les webhooks contiennent des liens vers ce serveur : indiquez son adresse, --address https://games.example/.
alerts-no-push-packages = Web Push demande deux paquets de plus : pip install "kagemusha[push]".

## Pourquoi le dernier message n’est pas arrivé

alerts-problem-closed = Le serveur n’envoie plus rien de cette façon.
alerts-problem-gone = L’adresse n’existe plus ; elle a été supprimée.
alerts-problem-mailbox = Le serveur de courriel a refusé cette adresse ; elle a été supprimée.
alerts-problem-private = L’adresse mène dans un réseau privé ; elle a été supprimée.
alerts-problem-refused = Il y a été refusé.
alerts-problem-unreachable = Personne n’y a répondu.
