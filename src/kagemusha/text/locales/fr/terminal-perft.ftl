### Perft en ligne de commande : combien de suites partent d’une position.

terminal-help-perft =
    Compter les façons de continuer depuis le début ou une position, pour vérifier une autre réalisation du jeu. Une suite est un nombre d’actions l’une après l’autre. Le hasard est un joueur : chacune de ses réponses est une action. Quand plusieurs choisissent en même temps, la première place passe d’abord. Le compte voit aussi les informations cachées. La page « Perft » de la documentation donne des nombres de référence. Ctrl-C arrête et affiche les profondeurs comptées.
terminal-help-perft-short = Compter suites et positions, par première action.
terminal-help-perft-examples =
    kagemusha perft seven-ronin --depth 4
    kagemusha perft seven-ronin --plans --position "round=3 ninja=green:2"
    kagemusha perft wat-aah --seats 3 --depth 2 --json comptes.json
    kagemusha perft era-of-the-ninja --mode lone-ninja --depth 3
terminal-option-perft-depth = La profondeur, en actions. Par défaut : 3.
terminal-option-perft-plans = Compter plutôt les plans complets de chaque place, quand plusieurs choisissent en même temps.
terminal-perft-looking = Comptage
terminal-perft-progress = { $done } positions sur { $total } à cette profondeur
terminal-perft-depth = profondeur
terminal-perft-sequences = suites
terminal-perft-positions = positions
terminal-perft-over = finies
terminal-perft-split = Première action ({ $name }), profondeur { $depth }
terminal-perft-plans-of = Première action ({ $name })
terminal-perft-plans = plans
terminal-perft-total = total
terminal-perft-chance = hasard
terminal-perft-interrupted = Interrompu : { $number } profondeurs comptées sur { $total }.
terminal-perft-stopped = Interrompu.
terminal-error-perft-plans = --plans demande une position où plusieurs places choisissent en même temps. Ici, utilisez --depth.
