### 7 Ronin: co wybiera się przed grą, dla wszystkich klientów.

game-seven-ronin = 7 Ronin
game-about-seven-ronin = Ninja i ronini w tajemnicy planują, gdzie uderzyć i gdzie stanąć: kto lepiej przejrzy drugiego, ten utrzyma wioskę.
setup-edition-en = Edycja angielska
setup-edition-fr = Edycja francuska
setup-edition-pl = Edycja polska
setup-option-edition = Edycja
setup-about-edition = Drukowane zasady, według których się gra. Ustawia też trzy opcje poniżej.
setup-option-minimum = Minimum ninja
setup-about-minimum = Ilu ninja Atakujący musi wysłać w rundzie.
setup-option-inn-watchtower = Gospoda i Wieża obserwacyjna
setup-about-inn-watchtower = Czyich sąsiadów rani Gospoda, która kopiuje Wieżę obserwacyjną.
setup-option-taiko-heals-green = Taiko leczy na Rynku
setup-about-taiko-heals-green = Taiko może leczyć ronina, który stoi na Rynku.
setup-option-spy = Szpiedzy
setup-about-spy = Każda strona ma żeton Szpiega, by raz zajrzeć na jeden obszar planu drugiej.
setup-option-board = Własna plansza
setup-about-board = Wioska zamiast tej z pudełka.
setup-value-minimum-track = Jak wydrukowano na torze czasu
setup-value-minimum-threat = Numer rundy, najwyżej poziom zagrożenia
setup-value-minimum-round = Numer rundy
setup-value-inn-watchtower-inn = Sąsiadów Gospody
setup-value-inn-watchtower-watchtower = Sąsiadów Wieży obserwacyjnej
