### Ce que dit le serveur des tables.

server-listening = Kagemusha écoute à { $address } et garde ses tables dans { $store }. Ctrl-C l’arrête.
server-network = D’autres dans votre réseau le trouvent à { $addresses }
server-already = Kagemusha tourne déjà, à { $address }
server-other-port = Autre chose occupe le port { $port } : un autre est pris.
server-cannot-listen = Rien ne peut être servi à { $address } : { $problem }.
server-bad-origin = « { $value } » n’est pas une origine. Écrivez https://HOST ou http://HOST:PORT.
server-bad-metrics = « { $value } » n’est pas une adresse pour les mesures. Écrivez PORT ou HÔTE:PORT.
server-processes-alone = Plusieurs processus ont besoin d’un PostgreSQL pour se dire ce qui est nouveau, et les tables sont dans { $store }. Indiquez-en un : --database postgresql://USER@HOST/NAME, ou servez sans --processes.

## Refus

server-no-secret = Il faut le secret d’une place, dans l’en-tête « Authorization: Bearer SECRET » ou dans le premier message.
server-no-chat = Il n’y a pas de discussion sur ce serveur.
server-blocked = L’administrateur de ce serveur vous a bloqué.
server-blocked-table = L’administrateur de ce serveur a bloqué cette table.
server-bad-request = La requête est illisible : { $problem }
server-not-found = Il n’y a rien ici.
server-bad-method = Cette adresse n’accepte pas une telle requête.
server-too-large = La requête est trop grande.
server-too-many = Trop de requêtes. Attendez { $number ->
        [one] { $number } seconde
       *[other] { $number } secondes
    } et réessayez.
server-wrong-host = Ce serveur ne répond pas sous ce nom. Indiquez-le avec --origin.
server-wrong-origin = Une page venue d’ailleurs ne peut pas faire cela. Son origine peut être admise avec --origin.
server-store = Les tables sont inaccessibles pour le moment. Réessayez plus tard.
server-failed = Quelque chose a échoué ici. Rien n’a changé ; réessayez plus tard.

## Pages

server-not-built = Les pages ne sont pas encore là.
server-not-built-why = Ce serveur a ses tables, mais le client pour navigateurs n’a pas été construit. Dans le dossier du projet, avec Node.js installé, ces commandes le construisent :
server-not-built-how = Relancez ensuite le serveur. Les programmes peuvent jouer sans lui : voir docs/api.md.
