### Le salon public.

web-lobby-pair = Partie rapide
web-lobby-pair-about = Vous jouez avec quiconque veut la même chose. Si personne n’attend, vous attendez à une nouvelle table.
web-lobby-game = Jeu
web-lobby-play = Trouver une partie
web-lobby-waiting = En attente de joueurs
web-lobby-waiting-none = Personne n’attend pour le moment. Lancez une partie rapide : les autres la verront ici.
web-lobby-played = Parties en cours
web-lobby-join = Rejoindre
web-lobby-free = { $number ->
        [one] { $number } place libre
       *[other] { $number } places libres
    }
web-lobby-count = { $number ->
        [0] Personne n’attend.
        [one] { $number } table attend des joueurs.
       *[other] { $number } tables attendent des joueurs.
    }

## Qui vous êtes

web-lobby-as = Vous êtes { $name }
web-lobby-unnamed = quelqu’un sans nom
web-lobby-identity = Votre identité
web-lobby-identity-about = Pas de compte : ce navigateur a une clé, et le serveur connaît votre nom et une empreinte de la clé.
web-lobby-saved = Enregistré.
web-lobby-link = Lien pour vos autres appareils
web-lobby-link-about = Quiconque a ce lien joue sous votre nom et occupe vos places. Ne le montrez à personne et gardez-le : personne ne peut retrouver une clé perdue.
web-lobby-download = Télécharger mes données
web-lobby-delete = Supprimer mes données
web-lobby-delete-sure = Votre profil, votre nom à toutes les tables et tout ce que vous avez écrit dans les discussions seront supprimés. Vos parties restent, sans votre nom. C’est irréversible.
web-lobby-adopt = Utiliser votre identité ici
web-lobby-adopt-about = Sur cet appareil aussi, vous serez { $name }, avec toutes vos places.
web-lobby-adopt-other = Cet appareil ne sera plus { $name }. Copiez d’abord le lien de cette identité si vous voulez la garder.
web-lobby-adopt-yes = L’utiliser ici
web-lobby-adopt-nobody = Plus personne n’a cette clé : les données ont été supprimées, ou le lien est incomplet.

## Invitations

web-invitation = Inviter à jouer
web-invitation-to = Inviter { $name }
web-invitation-about = Vous aurez une table qui attend { $name } et personne d’autre. Les pendules démarrent quand vous êtes là tous les deux.
web-invitation-send = Envoyer l’invitation
web-invitation-received = Invitations
web-invitation-from = { $name } vous invite
web-invitation-sent = Vous avez invité { $name }
web-invitation-accept = Accepter
web-invitation-decline = Refuser
web-invitation-never = Pas d’invitations de { $name }
web-invitation-never-done = Vous ne recevrez plus d’invitations de { $name }. Personne n’en est informé.
web-invitation-never-list = Pas d’invitations de
web-invitation-again = Autoriser à nouveau
web-invitation-until = jusqu’à { $time }
web-invitation-until-day = jusqu’au { $time }
web-invitation-declined = refusée
web-invitation-open = Votre table

## Classements

web-lobby-ratings = Classements
web-lobby-profile = Votre profil
web-lobby-pool = Jeu
web-lobby-rank = Rang
web-lobby-player = Joueur
web-lobby-rating = Cote
web-lobby-rating-words = { $value } ± { $margin }
web-lobby-unsettled = encore incertaine
web-lobby-ratings-about = ± est l’intervalle où la vraie force se trouve avec 95 % de certitude. L’ordre suit le bas de cet intervalle.
web-lobby-ratings-none = Aucune partie classée n’est encore terminée.
web-lobby-bot = { $name } (bot)
web-lobby-deleted = profil supprimé
web-lobby-since = Dans le salon depuis le { $date }
web-lobby-matches = Parties classées
web-lobby-match-result = { $score ->
        [won] Gagnée
        [lost] Perdue
       *[other] Ni gagnée ni perdue
    }
web-lobby-change = { $value } ({ $change })
web-lobby-against = Contre
web-lobby-result = Résultat
web-lobby-when = Date

## Clés d’accès

web-passkey = Clés d’accès
web-passkey-about = Avec une clé d’accès, vous êtes le même joueur sur un autre appareil, sans le lien. Le serveur garde votre clé chiffrée ; seule la clé d’accès peut l’ouvrir.
web-passkey-add = Ajouter une clé d’accès
web-passkey-sign-in = Se connecter avec une clé d’accès
web-passkey-row = Ajoutée le { $date }
web-passkey-used = Ajoutée le { $date }, utilisée le { $used }
web-passkey-remove = Retirer
web-passkey-remove-sure = Cette clé d’accès n’apportera plus votre profil sur un appareil. Votre profil reste, et son lien aussi.
web-passkey-added = La clé d’accès est ajoutée.
web-passkey-removed = La clé d’accès ne connecte plus ici. Supprimez-la aussi sur votre appareil.
web-passkey-cannot = Cette clé d’accès ne peut pas garder de clé (il lui manque l’extension PRF) et n’a pas été ajoutée. Utilisez le lien, ou essayez un autre appareil ou navigateur.
web-passkey-wrong = Cette clé d’accès n’ouvre pas votre clé. Utilisez le lien.
web-passkey-cancelled = Rien n’a été fait : la fenêtre du navigateur a été fermée, ou cela a pris trop de temps.
