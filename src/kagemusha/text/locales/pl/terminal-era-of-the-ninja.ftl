### Era of the Ninja w wierszu poleceń i przy stole w terminalu.

## Pytania i opcje

terminal-option-arcade = Era of the Ninja: wygrywa najwięcej niewydanej Pomysłowości.
terminal-option-nvn = Era of the Ninja: czy Ninja walczą ze sobą. Domyślnie: według trybu.
terminal-option-reinforcements = Era of the Ninja: przybywają Posiłki, a pokonani gracze dostają nowego Ninja.
terminal-option-sneak = Era of the Ninja: ataki z zaskoczenia.
terminal-option-clans = Era of the Ninja: klan dla każdego miejsca, po przecinkach: fire,water,none. Ten sam klan to jedna strona; fire-1,fire-2 to dwie.
terminal-option-ninja = Era of the Ninja: dobierz dwóch Ninja i zachowaj jednego albo wybierz ze wszystkich. Domyślnie: draw.
terminal-option-rooms = Era of the Ninja: komnaty z cechami (zasada domowa) albo zwykłe. Domyślnie: featured.
terminal-option-lord = Era of the Ninja: Władca zamku. Domyślnie: random.
terminal-option-rounds = Era of the Ninja: po tej liczbie rund noc się kończy. Domyślnie: 100.
terminal-option-difficulty = Era of the Ninja: easy, normal albo hard; book zostawia moduły tak, jak je wybrano. Domyślnie: book.
terminal-option-pace = Era of the Ninja: Walka na Śmierć według instrukcji (book) albo szybka (quick), w małym zamku, który wkrótce płonie. Domyślnie: book.
terminal-option-defeated = Era of the Ninja: wyeliminowani gracze patrzą (watch) albo wybierają za jednostki Władcy (castle). Domyślnie: watch.
terminal-option-box = Era of the Ninja: folder z własnymi plikami zawartości.

## Słowa inne niż w pozostałych grach

terminal-era-of-the-ninja-variant = { $mode-name }, { $seats ->
        [one] { $seats } gracz
        [few] { $seats } graczy
       *[other] { $seats } graczy
    }
terminal-era-of-the-ninja-verify-ok = ok  { $file }: { $game }, { $mode-name }, { $number ->
        [one] { $number } ruch
        [few] { $number } ruchy
       *[other] { $number } ruchów
    }, { $ended }
terminal-era-of-the-ninja-simulated = { $game }, { $mode-name }: { $number ->
        [one] { $number } partia
        [few] { $number } partie
       *[other] { $number } partii
    } w { $seconds } s ({ $rate } na sekundę), ziarno { $seed }
terminal-era-of-the-ninja-arena-strata = { $bot }, Władca po Władcy
terminal-era-of-the-ninja-arena-legend-shared-defeat = Tutaj zamek liczy się jako jeszcze jeden gracz: partie, których nikt nie wygrał, są jego zwycięstwami i nie służą do porównywania botów.
terminal-era-of-the-ninja-balance-lord = Władcy zamku
terminal-era-of-the-ninja-balance-ninja = Ninja w grze
terminal-era-of-the-ninja-balance-weapon = Posiadane Bronie
terminal-era-of-the-ninja-balance-item = Posiadane Przedmioty
terminal-era-of-the-ninja-balance-skill = Posiadane Umiejętności
terminal-era-of-the-ninja-balance-synergy = Kupione Synergie
terminal-era-of-the-ninja-balance-encounter = Dobrane Spotkania
terminal-era-of-the-ninja-replay-help = Enter lub n: dalej; p: wstecz; liczba: ten wpis; end: ostatni; view p1 do p4, spectator lub all; board; log: wszystko dotąd; q: koniec.
terminal-era-of-the-ninja-menu-back = Wpisz liczbę albo „back”, by zobaczyć całą listę.
terminal-era-of-the-ninja-why-usage = Napisz po tym ruch, na przykład: why attack yari-1
terminal-era-of-the-ninja-rules-usage = „rules E.42” pokazuje jedną z nich, „rules intro” grę na jednej stronie.
terminal-era-of-the-ninja-position-hidden = Linia pozycji zawiera karty, których nie możesz znać, więc teraz jej nie ma.
terminal-era-of-the-ninja-help-commands =
    W każdej chwili:
      card NAZWA          karta, Ninja, Władca albo jednostka: card katana
      board, list         zamek i wszyscy w nim; to samo w zwykłych liniach
      map, map 12         mapa; mapa wokół kafelka 12
      enemies             wszyscy wrogowie i ich wartości
      odds                szanse obecnego rzutu
      log, log 30         co się wydarzyło, z numerami zasad
      rules, rules E.42   zasady; jedna z nich
      why RUCH            która zasada zabrania ruchu i co mówi
      hint, hint BOT      co zrobiłby tu bot (zwykle master) i dlaczego
      undo                cofnij, aż do rzutu kością lub dobrania karty
      position            pozycja w jednej linii, dla --position
      save PLIK           zachowaj kopię
      quit                przerwij; partia jest zapisana i można ją dokończyć
      resume [PLIK]       zachowaj tę partię i wróć do innej

## Stół

terminal-era-of-the-ninja-header-round = Runda { $round }
terminal-era-of-the-ninja-header-player = { $player-name }
terminal-era-of-the-ninja-header-turn = { $player-name }, { $stage-name }
terminal-era-of-the-ninja-header-awareness = Czujność { $number }
terminal-era-of-the-ninja-header-lead = Prowadzi: { $player-name }
terminal-era-of-the-ninja-phase-setup = Przygotowanie
terminal-era-of-the-ninja-phase-lead = Faza Prowadzącego
terminal-era-of-the-ninja-phase-shadow = Faza Cienia
terminal-era-of-the-ninja-phase-ninja = Faza Ninja
terminal-era-of-the-ninja-phase-units = Faza Jednostek Władcy
terminal-era-of-the-ninja-phase-recovery = Faza Regeneracji
terminal-era-of-the-ninja-lord = Władca: { $lord-name }, { $state }.
terminal-era-of-the-ninja-lord-counters = {" "}Znaczniki: { $number }.
terminal-era-of-the-ninja-supply-encounters = Zostało Spotkań: { $number }.
terminal-era-of-the-ninja-supply-tiles = Zostało kafelków: { $number }.
terminal-era-of-the-ninja-supply-reinforcements = Zostało Posiłków: { $number }.
terminal-era-of-the-ninja-map-beyond = Zamek ciągnie się dalej: { $ways }. „map 12” pokazuje go wokół kafelka.
terminal-era-of-the-ninja-map-room = Kafelek { $number }: { $room-name }.
terminal-era-of-the-ninja-map-features = * oznacza komnaty z cechą: { $names }. „card dojo” mówi, co robi komnata.
terminal-era-of-the-ninja-no-tile = Są kafelki od 0 do { $last }: map 0
terminal-era-of-the-ninja-list-tile = Kafelek { $number } ({ $room-name }): { $ways }.
terminal-era-of-the-ninja-list-to = { $way-name } do { $number }
terminal-era-of-the-ninja-list-open = { $way-name } otwarte
terminal-era-of-the-ninja-list-shut = { $way-name } zablokowane
terminal-era-of-the-ninja-list-here = {" "}Tutaj: { $names }.
terminal-era-of-the-ninja-list-head = {" "}Leży tu głowa Władcy.
terminal-era-of-the-ninja-enemies = Wrogowie
terminal-era-of-the-ninja-enemies-more = Dalej jeszcze { $number }: „enemies” wymienia wszystkich.
terminal-era-of-the-ninja-no-enemies = W zamku nie ma jeszcze wrogów.
terminal-era-of-the-ninja-column-tile = kafelek
terminal-era-of-the-ninja-column-move = Ruch
terminal-era-of-the-ninja-column-range = Zasięg
terminal-era-of-the-ninja-column-dodge = Unik
terminal-era-of-the-ninja-column-damage = Obraż.
terminal-era-of-the-ninja-column-wound = Rana/Śmierć
terminal-era-of-the-ninja-column-one = jedna
terminal-era-of-the-ninja-stunned = nie działa
terminal-era-of-the-ninja-tokens = znaczniki Ran { $number }
terminal-era-of-the-ninja-player = { $player-name }, { $ninja-name }:
terminal-era-of-the-ninja-player-you = { $player-name } (ty), { $ninja-name }:
terminal-era-of-the-ninja-gone = poza grą
terminal-era-of-the-ninja-defeated = pokonany
terminal-era-of-the-ninja-wounds = Rany { $number }/{ $most }
terminal-era-of-the-ninja-ki = Ki { $number }/{ $most }
terminal-era-of-the-ninja-ingenuity = Pomysłowość { $number }
terminal-era-of-the-ninja-score = wynik { $number }
terminal-era-of-the-ninja-move = Ruch { $number }
terminal-era-of-the-ninja-move-left = Zostało Ruchu { $number } (z { $most })
terminal-era-of-the-ninja-attack = Atak { $number }
terminal-era-of-the-ninja-range = Zasięg { $number }
terminal-era-of-the-ninja-dodge = Unik { $number }
terminal-era-of-the-ninja-shadow-bonus = rzuty Cienia { $number }
terminal-era-of-the-ninja-shadow = Cień { $number }
terminal-era-of-the-ninja-shadow-mark = Cień { $number } ({ $mark-name })
terminal-era-of-the-ninja-hidden = w ukryciu
terminal-era-of-the-ninja-on-tile = kafelek { $number }
terminal-era-of-the-ninja-counters = znaczniki { $number }
terminal-era-of-the-ninja-declared = wskazany wróg: { $enemy-name }
terminal-era-of-the-ninja-pool = pula { $number }
terminal-era-of-the-ninja-cards = Bronie i Przedmioty ({ $number }, * aktywne):
terminal-era-of-the-ninja-skills = Umiejętności:
terminal-era-of-the-ninja-with-synergy = z Synergią
terminal-era-of-the-ninja-stowed = (w schowku)
terminal-era-of-the-ninja-none = brak
terminal-era-of-the-ninja-kept = { $player-name } zachowuje:

## Kości

terminal-era-of-the-ninja-no-roll = Teraz nikt nie rzuca; menu tury pokazuje szanse każdego ataku.

## Karty do czytania

terminal-era-of-the-ninja-cards-ninja = Ninja:
terminal-era-of-the-ninja-cards-lord = Władcy:
terminal-era-of-the-ninja-cards-weapon = Bronie:
terminal-era-of-the-ninja-cards-item = Przedmioty:
terminal-era-of-the-ninja-cards-skill = Umiejętności:
terminal-era-of-the-ninja-cards-unit = Jednostki:
terminal-era-of-the-ninja-cards-encounter = Spotkania:
terminal-era-of-the-ninja-cards-room = Komnaty:
terminal-era-of-the-ninja-kind-ninja = Ninja
terminal-era-of-the-ninja-kind-lord = Władca
terminal-era-of-the-ninja-kind-weapon = Broń
terminal-era-of-the-ninja-kind-item = Przedmiot
terminal-era-of-the-ninja-kind-skill = Umiejętność
terminal-era-of-the-ninja-kind-unit = jednostka
terminal-era-of-the-ninja-kind-encounter = Spotkanie
terminal-era-of-the-ninja-kind-room = Komnata
terminal-era-of-the-ninja-no-card = Nie ma karty „{ $words }”. Samo „card” wymienia wszystkie.

## Pomoc

terminal-era-of-the-ninja-help-goal =
    Odkrywaj zamek kafelek po kafelku. Gdzieś w talii Spotkań czeka Władca: przychodzi po pierwszych 5 kartach, a najpóźniej z piętnastą. Pokonaj go, zanim twój Ninja straci ostatnią Ranę.
    Tryby się różnią: „help modes”. Cała gra na jednej stronie: „rules intro”.
terminal-era-of-the-ninja-help-round =
    1. Prowadzący: wskazuje, kto prowadzi (grając samemu, prowadzisz ty).
    2. Cień: każdy rzuca; wynik zostaje na rundę.
    3. Ninja: po jednej turze, Prowadzący pierwszy.
    4. Czujność: kość za zamek. Kto jest wyżej, jest w ukryciu.
    5. Jednostki Władcy: idą do najbliższego Ninja na widoku i atakują; rzucasz na Unik.
    6. Regeneracja: wrogowie tracą znaczniki Ran (nie przeciw Samotnemu Ninja); kto się nie ruszał, nie sprintował i nie atakował, odzyskuje 1 Ranę i 1 Ki.
terminal-era-of-the-ninja-help-turn =
    W tej kolejności, każda część według woli:
    Wymiana z członkami klanu na twoim kafelku. Zakupy: Broń 2, Przedmiot 3, Umiejętność 4, Synergia 5 punktów Pomysłowości. Ekwipunek: włączanie i chowanie; kupioną Broń lub Przedmiot trzeba włączyć.
    Ruch: 1 na znany kafelek, 2 za odkrycie nowego; tam dobiera się kartę Spotkania.
    Jedna Akcja kończy turę: Sprint (więcej Ruchu), Atak, Ukrycie albo to, na co pozwalają karty i tryb.
terminal-era-of-the-ninja-help-dice =
    Jedna kość o dziesięciu ścianach. 1 to Całkowita Porażka, 10 Całkowity Sukces, bez względu na dodatki. Każda inna ścianka z dodatkami zostaje między 2 a 9: to jest Limit.
    1 Ki przed rzutem znosi jego Limit; 1 Ki po rzucie pozwala rzucić znowu, tyle razy, ile zapłacisz; liczy się ostatni rzut.
    Przed wyborem okno rzutu pokazuje dokładne szanse: każdy wybór w wierszu, każdy wynik w kolumnie. Kolumna „powt.” to szansa na najlepszy wynik, jeśli raz powtórzysz wszystko inne. Karty, których można użyć potem, nie są wliczone.
terminal-era-of-the-ninja-help-attack =
    Broń do walki wręcz sięga twojego kafelka: cały stos albo jedna jednostka (strike). Broń na odległość sięga jednej jednostki na innym kafelku, w linii prostej.
    Rana lub więcej: znacznik Rany za każdą zaatakowaną jednostkę; trzy znaczniki usuwają jednostkę. Śmierć lub więcej: jednostki znikają, a ich Pomysłowość jest twoja. Mniej: pudło i Cień 1.
    Trafienie obniża Cień o Pomysłowość zaatakowanych. Całkowita Porażka kosztuje Ranę. Znaczniki nigdy nie zabijają Władcy; Całkowity Sukces też musi sięgnąć jego wartości Śmierci.
terminal-era-of-the-ninja-help-hiding =
    Po wszystkich turach rzuca się na Czujność. Jesteś w ukryciu, jeśli twój Cień jest wyższy; po Akcji Ukrycie także przy remisie, a wtedy każdy stos popleczników na twoim kafelku daje 1 punkt Pomysłowości.
    Poplecznicy atakują tylko Ninja na widoku; Władca także każdego na swoim kafelku. Cień z Całkowitej Porażki nigdy nie ukrywa, z Całkowitego Sukcesu zawsze, chyba że atakujesz.
    Menu tury pokazuje szansę z Ukryciem i bez niego.
terminal-era-of-the-ninja-help-enemies =
    Lista pod mapą: Unik to wynik, który musisz osiągnąć, Obraż. to koszt porażki, Rana/Śmierć to cel twojego ataku na cały stos, „jedna” to samo przeciw jednej jednostce.
    Każda dalsza jednostka stosu to wszystko utrudnia, każdy znacznik Rany ułatwia. „card yari” pokazuje wartości z karty, „card lord” te Władcy.
terminal-era-of-the-ninja-help-cards =
    „card katana” pokazuje Broń, podobnie Przedmioty, Umiejętności, Ninja, Władców, jednostki, Spotkania i komnaty; wystarczy nazwa w twoim języku albo jej początek. „card” wymienia wszystkie.
    Znak * oznacza aktywne Bronie i Przedmioty; tylko one działają. Umiejętności działają zawsze. Aktywna jest jedna Broń, chyba że to para; nosi się najwyżej 4 Bronie i Przedmioty.
    Synergia to druga zdolność Umiejętności; karta, którą się za nią płaci, leży zakryta.
terminal-era-of-the-ninja-help-modes =
    lone-ninja: jeden gracz przeciw zamkowi. standard: wygrywa, kto pokona Władcę. lords-head: zanieś jego głowę. clan-attack: wszyscy razem. multi-clan-attack: klany przeciw Władcy i sobie. nvn-death-match, clan-death-match: bez Władcy, wygrywa ostatni albo ostatni klan.
    Opcje: --nvn (Ninja mogą walczyć), --reinforcements, --sneak, --arcade, --clans, --ninja choose, --lord, --rounds, --difficulty, --pace, --defeated, --box.
terminal-era-of-the-ninja-help-board =
    Każda ramka to kafelek: jego numer, C to Dziedziniec (0 to początkowy), * to komnata z cechą, @ to miejsce, gdzie leży głowa Władcy.
    P1 to Ninja Gracza 1, w nawiasie, gdy jest w ukryciu, z >, gdy teraz wybiera. Ya2x3w1 to stos yari-2: trzy jednostki, jeden znacznik Rany; i2 mówi, że niesie 2 Pomysłowości. Ya Yari, Ha Arkebuzer, Ds Daishyo, Dk Daikyu, Mo Mnich, Dm Daimyo, LORD Władca. + mówi, że jest ich więcej: „list” wymienia wszystkich.
    Kreska między ramkami to przejście. ? jest otwarte: tam można badać. x jest zablokowane: przejście tylko z jednej strony.
terminal-era-of-the-ninja-help-notation =
    Ruchy pisze się tak, jak stoją po prawej stronie list; nazwy można skracać, póki są jasne, a stosy pisać jak na mapie: attack ya1.
      keep katana   buy weapon   synergy kenjutsu   activate katana   sheathe bo
      move north    explore east    turn 1    sprint    hide    done
      attack yari-1   strike yari-1   wound p2   steal katana p2   heal p2   search
      roll   lift   reroll   stand   use kawarimi   skip
      pick yari-2   target p1   go west   at 7   merge yari-1 yari-3   lead p2
    Kilka ruchów w jednej linii rozdziela „;”: move north; hide
