### 7 Ronin w terminalu.

terminal-seven-ronin-verify-ok = ok  { $file }: { $game }, edycja { $edition }, ruchy: { $number }, { $ended }
terminal-seven-ronin-simulated = { $game }, edycja { $edition }: partie { $number } w { $seconds } s ({ $rate } na sekundę), ziarno { $seed }
