### 7 Ronin dans le terminal.

terminal-seven-ronin-verify-ok = ok  { $file } : { $game }, édition { $edition }, { $number ->
        [one] { $number } coup
       *[other] { $number } coups
    }, { $ended }
terminal-seven-ronin-simulated = { $game }, édition { $edition } : { $number ->
        [one] { $number } partie
       *[other] { $number } parties
    } en { $seconds } s ({ $rate } par seconde), graine { $seed }
