### Ce que dit le serveur des tables.

server-listening = Kagemusha écoute sur { $address } et stocke ses tables dans { $store }. Ctrl-C l’arrête.
server-network = Les autres appareils de votre réseau y accèdent à { $addresses }
server-already = Kagemusha est déjà en marche à l’adresse { $address }
server-other-port = Le port { $port } est déjà utilisé ; un autre a été choisi.
server-cannot-listen = Impossible d’écouter sur { $address } : { $problem }. Choisissez une autre adresse ou un autre port.
server-bad-origin = « { $value } » n’est pas une origine valable. Écrivez https://HOST ou http://HOST:PORT.
server-bad-metrics = « { $value } » n’est pas une adresse de métriques valable. Écrivez PORT ou HÔTE:PORT.
server-processes-alone = Plusieurs processus ont besoin d’une base PostgreSQL commune, mais les tables sont dans { $store }. Indiquez-en une avec --database postgresql://USER@HOST/NAME, ou servez sans --processes.

## Refus

server-no-secret = Il faut le secret d’une place, dans l’en-tête « Authorization: Bearer SECRET » ou dans le premier message.
server-no-chat = Il n’y a pas de discussion sur ce serveur.
server-blocked = L’administrateur de ce serveur vous a bloqué.
server-blocked-table = L’administrateur de ce serveur a bloqué cette table.
server-bad-request = La requête est illisible : { $problem }
server-not-found = Il n’y a rien ici.
server-bad-method = Cette adresse n’accepte pas cette méthode HTTP.
server-too-large = La requête est trop grande.
server-too-many = Trop de requêtes. Attendez { $number ->
        [one] { $number } seconde
       *[other] { $number } secondes
    } et réessayez.
server-wrong-host = Ce serveur ne répond pas sous ce nom d’hôte. Autorisez-le avec --origin.
server-wrong-origin = Une page d’une autre origine ne peut pas faire cela. Autorisez cette origine avec --origin.
server-too-many-streams = Trop de connexions ouvertes depuis votre adresse. Fermez d’autres tables ou réessayez dans un instant.
server-store = Les tables sont inaccessibles pour le moment. Réessayez plus tard.
server-failed = Quelque chose a échoué ici. Rien n’a changé ; réessayez plus tard.

## Pages

server-not-built = Les pages du navigateur ne sont pas encore construites.
server-not-built-why = Ce serveur a ses tables, mais le client pour navigateurs n’a pas été construit. Dans le dossier du projet, avec Node.js installé, ces commandes le construisent :
server-not-built-how = Redémarrez ensuite le serveur. Les programmes peuvent jouer sans le client : voir docs/api.md.
