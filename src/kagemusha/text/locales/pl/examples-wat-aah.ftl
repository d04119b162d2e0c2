### Shinobi WAT-AAH!: przykłady do zasad. Atrybut „text” mówi, co każdy pokazuje.

example-wat-aah-recruit = Rekrutacja
    .text = Jedna karta z talii, którą widzisz tylko ty. Nic nie tracisz.
example-wat-aah-corrupt = Korupcja
    .text = Odsłonięty zostaje Pająk o sile 3: staje się Korupcją, a ty dobierasz 3 + 2 = 5 kart.
example-wat-aah-two-cards = Dwie karty, pierwsza moc
    .text = Wystawiono dwa Karpie. Ich pierwsza moc pozwala dobrać dwie karty.
example-wat-aah-three-cards = Trzy karty, druga moc
    .text = Wystawiono trzy Pająki. Ich druga moc niszczy cały klan przeciwnika.
example-wat-aah-ronin = Ronin uzupełnia
    .text = Jeden Karp i jeden Ronin tworzą klan z dwóch kart i działa pierwsza moc Karpia.
example-wat-aah-yokai = Yokai dołącza
    .text = Yurei sam dołącza do Szczurów w grze i od razu niszczy Smoki drugiego gracza.
example-wat-aah-jigoku = Koniec tury
    .text = Nic nie jest wystawiane. Jedna karta trafia do Jigoku i zaczyna następny gracz.
example-wat-aah-fourth-clan = Czwarty klan
    .text = Dwa Niedźwiedzie to czwarty klan: runda się kończy. 12 + 26 przeciw 22 wygrywa.
example-wat-aah-looked-at = Obejrzeć i zachować
    .text = Trzy Smoki pokazują pięć kart z talii. Dwie zostają u ciebie, trzy trafiają do Jigoku.
example-wat-aah-one-card = Jedna karta, bez mocy
    .text = Jeden Karp dołącza do swojego klanu. Klan jest silniejszy, ale jedna karta nie używa mocy.
example-wat-aah-discard = Szczury gryzą
    .text = Wystawiasz dwa Szczury. Przeciwnik wybiera dwie karty i je odrzuca.
example-wat-aah-four-cards = Klan z czterech kart
    .text = Cztery Kruki używają drugiej mocy, tak jak trzy. Karty pochodzą z Jigoku.
example-wat-aah-less-corrupt = Mniejsza Korupcja
    .text = Obie sumy wynoszą 22. Remis wygrywa gracz bez Korupcji.
