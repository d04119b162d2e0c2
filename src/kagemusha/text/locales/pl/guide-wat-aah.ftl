### Co mówi przewodnik w partii WAT-AAH!: pojęcia z tytułami, ryzyko, co się stało.

## Pojęcia

wat-aah-guide-goal = Zbieraj klany: co najmniej dwie karty jednego zwierzęcia. Kto ma przed sobą cztery klany, kończy rundę, a wtedy wygrywa najwyższa suma siły.
wat-aah-guide-goal-name = Cel gry
wat-aah-guide-turn = Twoja tura ma trzy fazy: dobierasz, możesz wystawić karty i odrzucasz jedną kartę. Tylko ty widzisz swoją rękę.
wat-aah-guide-turn-name = Tura
wat-aah-guide-draw = Rekrutacja daje jedną kartę. Przy korupcji pokazujesz kartę, kładziesz ją na swój stos Korupcji i dobierasz tyle kart, ile wynosi jej siła plus 2.
wat-aah-guide-draw-name = Rekrutacja albo korupcja
wat-aah-guide-corruption = Pokazana karta leży na twoim stosie Korupcji. Na końcu odejmuje się jej siłę: na początku to się opłaca, pod koniec drogo kosztuje.
wat-aah-guide-corruption-name = Korupcja
wat-aah-guide-place = Wybierz z ręki karty jednego klanu i wystaw je. Dwie używają pierwszej mocy klanu, trzy lub cztery drugiej, silniejszej.
wat-aah-guide-place-name = Wystawianie klanu
wat-aah-guide-target = Moc wymaga celu. Wybierz to, co najbardziej szkodzi prowadzącemu albo najbardziej pomaga tobie.
wat-aah-guide-target-name = Cele
wat-aah-guide-discard = Odrzuć jedną kartę. Trafia odkryta do Jigoku i każdy ją widzi. Zachowuj pary, oddawaj pojedyncze karty.
wat-aah-guide-discard-name = Odrzucanie
wat-aah-guide-ronin = Ronin zastępuje kartę dowolnego klanu, obok co najmniej jednej karty tego klanu. Użyj go, żeby sięgnąć po silniejszą moc.
wat-aah-guide-ronin-name = Ronin
wat-aah-guide-yokai = Masz na ręce Yokai: dołącza do klanu, który masz w grze, a jego moc działa od razu.
wat-aah-guide-yokai-name = Yokai
wat-aah-guide-reinforce = Zamiast nowego klanu możesz dołożyć karty do klanu w grze, do czterech łącznie. Dwie dołożone karty znowu używają jego mocy.
wat-aah-guide-reinforce-name = Wzmacnianie
wat-aah-guide-dig = Moc pozwala wziąć karty z Jigoku. Weź to, co pasuje do twojej ręki.
wat-aah-guide-dig-name = Jigoku
wat-aah-guide-look = Oglądasz karty z talii i niektóre zatrzymujesz. Inni widzą tylko te, których nie zatrzymasz.
wat-aah-guide-look-name = Podglądanie talii
wat-aah-guide-suffer = Moc każe ci oddać karty, ale to ty wybierasz które. Najmniej warte są pojedyncze karty.
wat-aah-guide-suffer-name = Oddawanie kart
wat-aah-guide-lost = Moc zabrała ci klan. Już nie liczy się do czterech, a ten sam klan możesz wystawić znowu.
wat-aah-guide-lost-name = Stracone klany
wat-aah-guide-near = { $player-name } ma trzy klany: następny kończy rundę. Policz sumy i nie trzymaj dobrych kart na później.
wat-aah-guide-near-name = Koniec jest blisko
wat-aah-guide-fourth = Masz trzy klany. Czwarty kończy rundę zaraz po swojej mocy, więc wystaw go, gdy prowadzisz.
wat-aah-guide-fourth-name = Czwarty klan
wat-aah-guide-temple = Kto jest ostatni po rundzie, idzie do Świątyni i bierze kartę, która pomaga do końca partii.
wat-aah-guide-temple-name = Świątynia
wat-aah-guide-pawns = Miejsce w rundzie daje ci pionki. Dwór daje kartę na następną rundę, Misje pozwalają podglądać, Ostateczne Starcie daje punkty na końcu.
wat-aah-guide-pawns-name = Pionki

## Co ryzykuje wybór

wat-aah-guide-risk-behind = To twój czwarty klan i kończy rundę. Przed jego mocą masz { $own }, a { $other-name } ma { $best }.
wat-aah-guide-risk-corrupt = { $player-name } może skończyć rundę następnym klanem. Karta kosztuje średnio { $number } pkt, a nowe mogą przyjść za późno.
wat-aah-guide-risk-spare = Masz na ręce więcej kart klanu { $clan-of }. Trzy naraz użyłyby drugiej, silniejszej mocy.
wat-aah-guide-risk-pair = To rozbija parę: jedna karta klanu { $clan-of } to nie klan.

## Co się stało

wat-aah-guide-standing = Gdyby runda skończyła się teraz, byłoby { $own } dla ciebie, a { $other-name } ma { $best }: siła w grze minus Korupcja. Masz { $clans } z czterech klanów, przeciwnik { $theirs }.
wat-aah-guide-standing-again = { $own } do { $best }; klany { $clans } do { $theirs }.
