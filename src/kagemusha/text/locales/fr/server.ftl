### Ce que dit le serveur des tables.

server-listening = Kagemusha écoute à { $address } et garde ses tables dans { $store }. Ctrl-C l’arrête.
server-cannot-listen = Rien ne peut être servi à { $address } : { $problem }.
server-bad-origin = « { $value } » n’est pas une origine. Écrivez https://HOST ou http://HOST:PORT.

## Refus

server-no-secret = Il faut le secret d’une place, dans l’en-tête « Authorization: Bearer SECRET » ou dans le premier message.
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
