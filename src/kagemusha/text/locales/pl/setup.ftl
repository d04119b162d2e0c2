### Co wybiera się przed grą, dla wszystkich klientów.

## Gry

game-about-seven-ronin = Ninja i ronini w tajemnicy planują, gdzie uderzyć i gdzie stanąć: kto lepiej przejrzy drugiego, ten utrzyma wioskę.
game-about-wat-aah = Zbierz klan shinobi, użyj jego mocy we właściwej chwili i miej na końcu przed sobą najsilniejsze karty.
game-about-era-of-the-ninja = Zakradnij się do zamku, który powstaje w miarę zwiedzania, zdobądź broń i umiejętności i pokonaj jego Władcę przed innymi.

## Tryby, edycje, boty

setup-mode-grasshopper = Konik Polny: jedna runda, szybki początek
setup-mode-grand-master = Wielki Mistrz: trzy rundy, pionki i Ostateczne Starcie
setup-mode-standard = Standardowy: wygrywa, kto pokona Władcę
setup-mode-nvn-death-match = Walka na Śmierć NvN: bez Władcy, wygrywa ostatni Ninja
setup-mode-clan-death-match = Walka Klanów na Śmierć: wygrywa ostatni klan
setup-mode-clan-attack = Atak Klanu: jeden klan razem przeciw Władcy
setup-mode-multi-clan-attack = Atak Wielu Klanów: klany polują na Władcę i na siebie
setup-mode-lords-head = Głowa Władcy: zanieś ją na Dziedziniec
setup-mode-lone-ninja = 1 gracz, Samotny Ninja: ty przeciw zamkowi
setup-edition-en = Edycja angielska
setup-edition-fr = Edycja francuska
setup-edition-pl = Edycja polska
setup-bot-random = random: gra dowolny dozwolony ruch, łagodny początek
setup-bot-greedy = greedy: wybiera to, co teraz daje najwięcej
setup-bot-novice = novice: gra rozsądnie i można go pokonać
setup-bot-skilled = skilled: myśli naprzód i mało wybacza
setup-bot-master = master: najsilniejszy, do dwóch sekund na ruch

## Opcje

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
setup-option-mode = Tryb
setup-about-mode = Jak długo się gra i kto gra przeciw komu.
setup-option-handicap = Utrudnienie pierwszego gracza
setup-about-handicap = O ile mniej kart niż inni dostaje pierwszy gracz. Według instrukcji: 1.
setup-option-difficulty = Trudność
setup-about-difficulty = Jak trudny jest zamek: w razie potrzeby włącza ataki z zaskoczenia i Posiłki.
setup-option-pace = Tempo
setup-about-pace = Walka na Śmierć według instrukcji albo szybka: mały zamek, który płonie po rundzie 4. To zasada domowa.
setup-option-defeated = Pokonani
setup-about-defeated = Wyeliminowani gracze patrzą albo wybierają za jednostki Władcy w miejsce Prowadzącego. To drugie jest zasadą domową.
setup-option-deck = Własni shinobi
setup-about-deck = Karty Shinobi zamiast tych z pudełka.
setup-option-cards = Własne karty
setup-about-cards = Karty Świątyni, Dworu i Bossów zamiast tych z pudełka.
setup-option-arcade = Arcade
setup-about-arcade = Wygrywa, kto ma najwięcej niewydanej Pomysłowości.
setup-option-nvn = Ninja przeciw Ninja
setup-about-nvn = Ninja mogą walczyć ze sobą.
setup-option-reinforcements = Posiłki
setup-about-reinforcements = Władca dostaje Posiłki, a pokonani gracze wracają z nowym Ninja.
setup-option-sneak = Ataki z zaskoczenia
setup-about-sneak = Pierwszy w rundzie atak w komnacie ma premię, jeśli atakujący jest niewidziany.
setup-option-clans = Klany
setup-about-clans = Klan dla każdego miejsca. Miejsca jednego klanu to jedna strona.
setup-option-ninja = Ninja
setup-about-ninja = Jak gracze dostają swoich Ninja.
setup-option-rooms = Komnaty
setup-about-rooms = Czy komnaty mają cechy. To zasady domowe: instrukcja żadnych nie opisuje.
setup-option-lord = Władca
setup-about-lord = Kto rządzi zamkiem.
setup-option-rounds = Rundy
setup-about-rounds = Po tej liczbie rund noc się kończy i nikt nie wygrywa.
setup-option-box = Własne pudełko
setup-about-box = Pliki zawartości zamiast tych z pudełka.

setup-value-minimum-track = Jak wydrukowano na torze czasu
setup-value-minimum-threat = Numer rundy, najwyżej poziom zagrożenia
setup-value-minimum-round = Numer rundy
setup-value-inn-watchtower-inn = Sąsiadów Gospody
setup-value-inn-watchtower-watchtower = Sąsiadów Wieży obserwacyjnej
setup-value-ninja-draw = Dobierz dwóch, zachowaj jednego
setup-value-ninja-choose = Wybierz spośród wszystkich
setup-value-rooms-featured = Z cechami
setup-value-rooms-plain = Zwykłe
setup-value-difficulty-book = Jak wybrano niżej
setup-value-difficulty-easy = Łatwa
setup-value-difficulty-normal = Zwykła
setup-value-difficulty-hard = Trudna
setup-value-pace-book = Według instrukcji
setup-value-pace-quick = Szybkie
setup-value-defeated-watch = Patrzą
setup-value-defeated-castle = Wybierają za zamek
setup-value-lord-random = Losowany
setup-value-on = Tak
setup-value-off = Nie
