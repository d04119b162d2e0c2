# kagemusha animate

terminal-help-animate =
    Créer une petite animation d’une partie, d’après ce que savait une place ou un spectateur : un fichier SVG qui se joue tout seul dans les navigateurs et sur les pages web. Rien de ce qui était caché à cette place n’est dans le fichier.
terminal-help-animate-short = Créer une animation d’une partie.
terminal-help-animate-examples =
    kagemusha animate ma-partie.json
    kagemusha animate ma-partie.json --seat attacker --out attaque.svg
    kagemusha animate ma-partie.json --seconds 0.5
terminal-option-animate-seat = Ce que sait quelle place. Par défaut : spectator.
terminal-option-animate-out = Le fichier à écrire ; - est la sortie standard. Par défaut : le nom du journal avec .svg.
terminal-option-animate-seconds = Durée d’affichage de chaque moment, en secondes. Par défaut : 1.
terminal-animate-title = { $game }, { $variant } · vu par : { $name }
terminal-animate-about = { $number ->
        [one] Une animation de { $number } image.
       *[other] Une animation de { $number } images.
    }
terminal-error-animate-format = L’animation est un fichier SVG. Donnez à --out un nom qui finit par .svg au lieu de { $file }.
