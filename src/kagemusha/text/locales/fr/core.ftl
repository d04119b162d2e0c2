### Ce que disent tous les jeux : noms des jeux, refus, erreurs de fichiers, d’options et de journaux.

## Noms

step-over = Partie terminée

# La fin d’une liste : a, b et c.
list-last = { $list } et { $item }

## Actions refusées

refused-not-legal-now = Ce n’est pas permis maintenant : { $action }. Choisissez l’une des actions proposées.
refused-not-now = Ce n’est pas possible maintenant. Choisissez l’une des actions proposées.
refused-not-your-turn = Ce n’est pas à vous de jouer : une autre personne doit d’abord choisir.
refused-match-is-over = La partie est terminée : plus personne ne peut agir.
refused-no-such-seat = Il n’y a pas de place { $seat } : les places sont numérotées de 0 à { $last }.
refused-nothing-to-undo = Vous n’avez rien à annuler. Vous ne pouvez annuler que votre dernière action, et seulement tant que rien n’est révélé et que personne d’autre n’agit à découvert.

## Notation

notation-empty = Rien n’est écrit. Donnez une action, ou plusieurs séparées par « ; ».
notation-unknown-verb = « { $word } » n’est pas une action. Une action commence par l’un de ces mots : { $known }.
notation-unknown-ability = « { $word } » n’est pas une capacité que l’on peut nommer ici. Capacités possibles : { $known }.
notation-ambiguous = « { $word } » peut désigner plusieurs mots : { $known }. Tapez plus de lettres.
notation-bad-number = « { $word } » n’est pas un nombre valable ici. Écrivez un nombre entier en chiffres.
notation-too-short = Il manque quelque chose après « { $verb } ».
notation-too-long = « { $word } » est un mot de trop ici.

## Fichiers

content-unreadable = Lecture impossible de { $file } : { $problem }.
content-unknown-key = { $where } : la clé « { $key } » n’existe pas. Clés connues : { $known }.
content-missing-key = { $where } : la clé « { $key } » manque.
content-wrong-value = { $where } : « { $key } » ne peut pas valoir { $value }. Il faut : { $wanted ->
        [int] un nombre entier
        [str] un texte entre guillemets droits
        [bool] true ou false
        [list] une liste
        [table] une table
       *[other] { $wanted }
    }.
content-wrong-count = { $where } : il faut de { $low } à { $high } entrées « { $key } », il y en a { $found }.
content-twice = { $where } : la valeur « { $value } » de « { $key } » revient plus souvent que permis.
content-bad-id = { $where } : « { $value } » ne convient pas pour « { $key } ». Commencez par une lettre minuscule, continuez avec des minuscules, des chiffres et des traits d’union, et n’utilisez pas un mot réservé de la notation.

## Options

option-no-such-game = Le jeu « { $game } » n’existe pas. Jeux connus : { $known }.
option-no-such-locale = La langue « { $locale } » n’existe pas. Langues connues : { $known }.
option-no-such-bot = Le bot « { $bot } » n’existe pas. Bots connus : { $known }.
bot-cannot-decide = « { $bot } » n’est pas un bot : il n’a pas de méthode « decide ».
bot-not-imported = Impossible de charger le bot « { $bot } » : { $problem }. Un bot se désigne par module:Classe.
bot-only-here = Le bot « { $bot } » n’existe que dans ce processus. Utilisez un seul processus, ou une classe importable.
bot-program-missing = Le bot « { $command } » ne démarre pas : { $problem }.
bot-program-ended = Le bot « { $command } » s’est arrêté sans répondre (code de sortie { $code }).
bot-program-answer = La réponse du bot « { $command } » n’est pas un plan : { $line }
option-no-puzzles = Il n’y a pas d’énigmes pour { $game }.
option-no-such-puzzle = L’énigme « { $puzzle } » n’existe pas pour { $game }.
puzzle-no-such-choice = « { $choice } » n’est pas un choix de cette énigme. Choix : { $known }.
puzzles-other-seed = { $file } a été commencé avec la graine { $seed }. Utilisez cette graine ou un autre fichier.
option-no-such-lesson = La leçon « { $lesson } » n’existe pas. Leçons : { $known }.
option-no-such-example = Il n’y a pas d’exemple « { $example } ». Exemples connus : { $known }.
lesson-over = La leçon est terminée.
lesson-only-read = Cette étape est seulement à lire : continuez sans rien choisir.
lesson-choice-wanted = Faites un choix pour continuer.
lesson-wrong-before = Le choix { $number } était faux : reprenez d’abord cette étape.
option-unknown = L’option « { $option } » n’existe pas. Options connues : { $known }.
option-wrong-value = L’option « { $option } » ne peut pas valoir « { $value } ». Valeurs possibles : { $known }.
option-wrong-seats = Nombre de places impossible pour ce jeu : { $seats }. Possible : { $known }.

## Positions

position-unknown-key = « { $key } » n’a pas sa place dans une position. Écrivez clé=valeur avec l’une des clés : { $known }.
position-twice = « { $key } » figure deux fois dans la position. Une seule fois suffit.
position-bad-number = { $key }={ $value } : il faut ici un nombre entier de { $low } à { $high }.
position-bad-word = { $key } : « { $value } » ne convient pas ici. Possible : { $known }.

## Hasard

chance-cannot-answer = Le hasard ne peut pas répondre « { $answer } » : ce n’est pas l’une des issues possibles ici.

## Journaux

replay-not-json = Le journal n’est pas du JSON : { $problem }.
replay-not-a-log = Ce n’est pas le journal d’une partie : il faut un objet JSON avec header, opening, moves et end.
replay-missing = { $entry ->
        [0] Le journal n’a pas de « { $key } » valable.
       *[other] L’entrée { $entry } du journal n’a pas de « { $key } » valable.
    }
replay-other-format = Le journal est au format { $found } ; cette version lit le format { $known }.
replay-other-rules = Le journal a été écrit avec la version { $found } des règles ; ce programme a la version { $known } et ne peut pas le rejouer.
replay-other-content = Le journal a été joué avec un autre contenu ({ $found }) que celui de ses options ici ({ $known }).
replay-other-seed = La graine du journal ne correspond pas à l’engagement de son en-tête.
replay-header-changed = L’en-tête du journal a été modifié : la partie qu’il décrit en a un autre.
replay-wrong-start = Le journal ne commence pas par l’état auquel mène son en-tête.
replay-bad-entry = L’entrée { $entry } du journal n’est pas un coup : il faut une place, une action et une empreinte.
replay-refused = L’entrée { $entry } du journal n’est pas un coup permis.
replay-other-chance = Entrée { $entry } du journal : le hasard a répondu autrement.
replay-wrong-hash = L’entrée { $entry } du journal mène à un autre état que celui indiqué.
replay-wrong-link = L’entrée { $entry } du journal ne découle pas de la précédente : l’une d’elles a été modifiée.
replay-cut = Le journal ne correspond pas à sa fin, à partir de l’entrée { $entry }. Coups attendus : { $moves } ; coups présents : { $found }.

## Parties facultatives

extra-missing = { $module } n’est pas installé : pip install "kagemusha[{ $extra }]".
torch-missing = PyTorch n’est pas installé : pip install torch

## Séries de parties

arena-worker-lost = Un processus de calcul s’est arrêté après { $done } parties sur { $total }. Essayez avec moins de processus.
arena-matchup-lost = Un processus de calcul s’est arrêté. Avec --out, les parties terminées sont conservées, et la même commande reprend à partir de là.
arena-bot-twice = Le bot « { $bot } » est indiqué deux fois. Indiquez chaque bot une seule fois : il joue contre lui-même si nécessaire.
arena-too-few-bots = Il faut ici au moins { $least ->
        [one] un bot
       *[other] { $least } bots différents
    } ; il y en a { $number ->
        [one] { $number }
       *[other] { $number }
    }.
arena-pair-unknown = « { $bot } » devrait être opposé à un autre, mais n’est pas un bot de ce concours : { $known }.
arena-often-wrong = { $pair } ne peuvent pas jouer { $number } fois plus de donnes que les autres : ce nombre doit être au moins 1.
arena-test-needs-two = Un test se fait entre deux bots, à deux places adverses.
arena-other-code = Un processus a d’autres bots ou d’autres règles ({ $found }) que ce programme ({ $known }). Installez la même version sur chaque machine.
arena-store-damaged = { $file } est endommagé à la ligne { $line }. Utilisez un autre dossier.
arena-store-other = { $folder } contient d’autres parties : « { $key } » y vaut { $found }, et ici { $wanted }. Donnez la même commande qu’avant, ou utilisez un autre dossier.
arena-store-other-code = { $folder } contient des parties jouées par d’autres bots ou selon d’autres règles : le code a changé depuis. Utilisez un autre dossier.
arena-store-busy = Un autre processus écrit déjà dans { $folder }. Attendez qu’il ait fini, ou utilisez un autre dossier.
arena-no-cluster = Il n’y a pas de grappe Ray à { $address } : { $problem }
arena-no-levels = Il n’y a pas encore de niveaux de jeu pour { $game }.

## Jeux de données

dataset-not-one = { $file } n’est pas un jeu de données, ou est endommagé.
dataset-other-format = { $file } est au format { $found } ; cette version lit le format { $known }.
dataset-other-rules = { $file } a été joué selon la version { $found } des règles ; ce programme a la version { $known }.
dataset-other-content = { $file } a été joué avec un autre contenu ({ $found }) que celui de ses options ici ({ $known }).
dataset-other-actions = { $file } numérote les actions autrement que ce programme.
dataset-wrong-match = La partie { $match } de { $file } n’est pas celle que dit sa ligne.
dataset-cut = { $file } devrait avoir { $known } parties, mais en a { $found }.
dataset-no-sample = Il n’y a pas d’échantillon de parties de { $game }.
dataset-part-damaged = { $file } est endommagé à la ligne { $line }. Supprimez-le, ou utilisez un autre fichier.
dataset-part-other = { $file } contient d’autres parties : « { $key } » y vaut { $found }, et ici { $wanted }. Donnez la même commande qu’avant, ou utilisez un autre fichier.
dataset-part-other-code = { $file } contient des parties d’autres bots ou d’autres règles : le code a changé depuis. Utilisez un autre fichier.
dataset-part-busy = Un autre processus écrit déjà dans { $file }.

## Kagemusha-Bench

benchmark-no-such-task = Il n’y a pas de tâche « { $task } ». Il y a : { $known }.
benchmark-needs-networks = Ce solveur demande PyTorch et ce qu’OpenSpiel utilise avec lui : pip install torch dm-tree ({ $problem })
benchmark-no-such-solver = Il n’y a pas de solveur « { $agent } » ({ $problem }). Il y a : { $known }, ou module:function.
benchmark-not-a-line = La ligne { $line } de { $file } n’est pas une ligne de palmarès : { $problem }
benchmark-no-opponent = « { $agent } » est le seul adversaire de { $task }, et un agent ne se rencontre pas lui-même.

## Entraînement

policy-not-one = { $file } ne contient pas de poids entraînés : { $problem }
policy-other-layout = { $file } a été entraîné pour un autre jeu, d’autres options ou une autre version, ou a été modifié.
training-other = { $folder } contient un entraînement avec d’autres réglages. Donnez la même commande qu’avant, ou utilisez un autre dossier.

# A game without texts of its own.
speech-generic-task = C’est à vous de choisir.
