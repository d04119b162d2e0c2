### Shinobi WAT-AAH!: czym są teraz rzeczy na stole.

tip-wat-aah-in-hand = Na twojej ręce: { $number }.
tip-wat-aah-in-play = Przed tobą: { $number }.
tip-wat-aah-in-jigoku = W Jigoku: { $number }.
tip-wat-aah-clan-cards = Twój klan: kart { $number } z 4, siła { $strength }.
tip-wat-aah-clan-in-hand = Z tego klanu na ręce: { $number }, razem siła { $strength }.
tip-wat-aah-clan-two = Dwie kolejne z ręki uruchomiłyby pierwszą moc.
tip-wat-aah-clan-three = Trzy kolejne z ręki uruchomiłyby drugą moc.
tip-wat-aah-deck = Zostało kart: { $number }.
tip-wat-aah-corruption = Twoja: { $number }. Odejmuje { $taken } od twojej sumy.
tip-wat-aah-total = Twoja: { $strength } w grze − { $corruption } Korupcji = { $number }.
tip-wat-aah-total-temple = Twoja: { $strength } w grze − { $corruption } Korupcji + { $points } ({ $temple-name }) = { $number }.
tip-wat-aah-clans = Twoje: { $number } z 4. Najwięcej u innego gracza: { $most }.
tip-wat-aah-hand = Kart: { $number }, łączna siła { $strength }.
tip-wat-aah-jigoku = Kart: { $number }.
tip-wat-aah-shosho = Ma je: { $name }.
tip-wat-aah-pawns = Do postawienia: { $number }. Dwór { $court }, Misje { $missions }, Starcie { $showdown }.
