### Les leçons : le cours d’un jeu, et le guide à côté du plateau.

web-learn-title = Apprendre { $game }
web-learn-none = Ce jeu n’a pas encore de leçons.
web-learn-no-such-lesson = Cette leçon n’existe pas.
web-learn-no-such-game = Ce jeu n’existe pas ici.
web-learn-count = { $done } { $done ->
        [one] leçon terminée
       *[other] leçons terminées
    } sur { $number }
web-learn-progress = Progression
web-learn-start = Commencer : { $title }
web-learn-go-on = Continuer : { $title }
web-learn-steps = { $number ->
        [one] { $number } étape
       *[other] { $number } étapes
    }
web-learn-is-done = terminée
web-learn-coach = Guide
web-learn-step = Étape { $number } sur { $steps }
web-learn-watch = Regardez ce qui se passe…
web-learn-right = Bien joué !
web-learn-marked = Entouré : { $names }.
web-learn-continue = Continuer
web-learn-try-again = Réessayer
web-learn-show-me = Montrez-moi
web-learn-do-it = Le faire pour moi
web-learn-shown = Choisissez : { $choice }.
web-learn-shown-plan = Le plan est sur le plateau. Scellez-le maintenant.
web-learn-again = Recommencer
web-learn-skip = Passer la leçon
web-learn-all = Toutes les leçons
web-learn-done = Bravo !
web-learn-next = Suivante : { $title }
web-learn-play = Jouer une partie

## Le guide d’une partie

web-guide-play = Première partie guidée
web-guide-about = La vraie partie, contre un bot facile. Un guide explique ce qui est nouveau et signale les risques d’un plan.
web-guide-off = Désactiver
web-guide-got-it = Compris
web-guide-your-choice = À vous de choisir. Regardez, ou demandez conseil.
web-guide-looking = Le guide cherche un conseil…
web-guide-offer = Vous découvrez { $game } ?
web-guide-offer-about = Un guide explique les choses au fur et à mesure.
web-guide-yes = Guidez-moi
web-guide-no = Non merci
web-guide-sure = Un instant
web-guide-anyway = Le faire quand même ?
web-guide-learned = { $number ->
        [one] Vous avez appris { $number } notion
       *[other] Vous avez appris { $number } notions
    }
web-guide-lessons = Pour aller plus loin :
