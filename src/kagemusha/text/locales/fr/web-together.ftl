### Ce que lit quelqu’un qui suit un lien vers une table.

web-welcome = Vous êtes invité à jouer à
web-welcome-by = { $number ->
        [one] { $names } vous invite à une partie de
       *[other] { $names } vous invitent à une partie de
    }
web-welcome-playing = { $number ->
        [one] { $names } joue à
       *[other] { $names } jouent à
    }
web-welcome-full = Toutes les places sont prises.
web-welcome-watch = Regarder seulement
web-welcome-usual = les règles habituelles
web-welcome-minutes = { $number } minutes chacun, plus { $increment } secondes par coup
web-welcome-number = partie { $number } à cette table
web-welcome-learn = D’abord apprendre
web-qr = Afficher le code QR
web-qr-about = Le lien vers cette table en code QR
