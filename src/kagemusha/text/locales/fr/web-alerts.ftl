### Les alertes : comment on est prévenu que c’est à soi de jouer.

web-alerts-here = À cette table
web-alerts-here-about = Désactivez pour ne rien recevoir au sujet de celle-ci.
web-alerts-device = Sur cet appareil
web-alerts-page = Notifications
web-alerts-page-about = Quand la page est ouverte à l’arrière-plan.
web-alerts-push = Aussi quand la page est fermée
web-alerts-push-about = Le serveur les envoie par le service de votre navigateur, chiffrées.
web-alerts-blocked = Le navigateur bloque les notifications de cette page. Vous pouvez les autoriser dans ses réglages.
web-alerts-iphone = Sur un iPhone ou un iPad, ajoutez d’abord cette page à l’écran d’accueil.
web-alerts-install = Installer comme application
web-alerts-elsewhere = Ailleurs
web-alerts-mail = Courriel
web-alerts-mail-confirmed = Confirmé.
web-alerts-mail-waiting = Nous avons écrit à cette adresse. Ouvrez le lien du courriel pour la confirmer : rien n’est envoyé avant.
web-alerts-webhook = Webhook
web-alerts-webhook-key = Clé pour vérifier ses signatures
web-alerts-none = Ce serveur n’envoie pas d’alertes. Vous recevez des notifications seulement tant que la page est ouverte.
web-alerts-when = Quand
web-alerts-digest = À quel rythme
web-alerts-digest-0 = Chaque fois, aussitôt
web-alerts-digest-60 = Au plus une fois par heure
web-alerts-digest-240 = Au plus toutes les quatre heures
web-alerts-digest-1440 = Au plus une fois par jour
web-alerts-quiet = Heures calmes
web-alerts-quiet-from = De
web-alerts-quiet-to = À
web-alerts-alarm = M’avertir avant la fin de mon temps
web-alerts-alarm-about = Quand 80 % en sont écoulés.
web-alerts-try = Envoyer un essai
web-alerts-tried = L’essai est en route.
web-alerts-forget = Tout arrêter
web-alerts-forget-sure = Le serveur oublie ce navigateur, votre adresse de courriel et votre webhook. Pour réutiliser l’adresse, il faudra la confirmer de nouveau.
web-alerts-problem = Le dernier message n’est pas arrivé.
web-alerts-says = Vous êtes prévenu une fois par décision, et pas tant que vous regardez la table. Un message nomme le jeu et mène à la table ; il ne dit rien de la partie.

## Les pages où mènent les courriels

web-alerts-confirm-title = Confirmez votre adresse
web-alerts-confirm-about = Vous recevrez un courriel quand ce sera à vous de jouer.
web-alerts-confirm = Confirmer
web-alerts-confirm-done = { $mail } est confirmée.
web-alerts-stop-title = Plus de courriels
web-alerts-stop-about = Vous ne recevrez plus de courriels sur vos tours à cette adresse.
web-alerts-stop = Arrêter les courriels
web-alerts-stop-done = Plus aucun courriel n’est envoyé à { $mail }.
web-alerts-home = Vers les jeux
