### 7 Ronin in the terminal.

terminal-seven-ronin-verify-ok = ok  { $file }: { $game }, edition { $edition }, { $number ->
        [one] { $number } move
       *[other] { $number } moves
    }, { $ended }
terminal-seven-ronin-simulated = { $game }, edition { $edition }: { $number ->
        [one] { $number } match
       *[other] { $number } matches
    } in { $seconds } s ({ $rate } a second), seed { $seed }
