### Era of the Ninja w wierszu poleceń i przy stole w terminalu.

## Pytania i opcje

terminal-mode-standard = Standardowy: wygrywa, kto pokona Władcę
terminal-mode-nvn-death-match = Walka na Śmierć NvN: bez Władcy, wygrywa ostatni Ninja
terminal-mode-clan-death-match = Walka Klanów na Śmierć: wygrywa ostatni klan
terminal-mode-clan-attack = Atak Klanu: jeden klan razem przeciw Władcy
terminal-mode-multi-clan-attack = Atak Wielu Klanów: klany polują na Władcę i na siebie
terminal-mode-lords-head = Głowa Władcy: zanieś ją na Dziedziniec
terminal-mode-lone-ninja = 1 gracz, Samotny Ninja: ty przeciw zamkowi
terminal-option-arcade = Era of the Ninja: wygrywa najwięcej niewydanej Pomysłowości.
terminal-option-nvn = Era of the Ninja: czy Ninja walczą ze sobą. Domyślnie: według trybu.
terminal-option-reinforcements = Era of the Ninja: przybywają Posiłki, a pokonani wracają z nowym Ninja.
terminal-option-sneak = Era of the Ninja: ataki z zaskoczenia.
terminal-option-clans = Era of the Ninja: klan dla każdego miejsca, po przecinkach: fire,water,none. Ten sam klan to jedna strona; fire-1,fire-2 to dwie.
terminal-option-ninja = Era of the Ninja: dobierz dwóch Ninja i zachowaj jednego albo wybierz ze wszystkich. Domyślnie: draw.
terminal-option-lord = Era of the Ninja: Władca zamku. Domyślnie: random.
terminal-option-rounds = Era of the Ninja: po tylu rundach noc się kończy. Domyślnie: 100.
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
terminal-era-of-the-ninja-no-tile = Są kafelki od 0 do { $last }: map 0
terminal-era-of-the-ninja-list-tile = Kafelek { $number } ({ $shape-name }): { $ways }.
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
terminal-era-of-the-ninja-move-left = zostało Ruchu { $number } (z { $most })
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

terminal-era-of-the-ninja-roll-attack = { $player-name } atakuje: { $what }. Rana { $wound }, Śmierć { $dead }.
terminal-era-of-the-ninja-roll-strike = { $player-name } atakuje jedną jednostkę: { $what }. Rana { $wound }, Śmierć { $dead }.
terminal-era-of-the-ninja-roll-dodge = { $what }: cel { $player-name }. Unik od { $needed }; Obrażenia { $damage }.
terminal-era-of-the-ninja-roll-shadow = { $player-name } rzuca na Cień w tej rundzie.
terminal-era-of-the-ninja-roll-search = { $player-name } przeszukuje: połowa wyniku to znaleziona Pomysłowość.
terminal-era-of-the-ninja-roll-fight = { $player-name } kontra { $other-name }: Atak przeciw Unikowi.
terminal-era-of-the-ninja-roll-adds = Do kości dodaje się: { $number }.
terminal-era-of-the-ninja-roll-limit = Limit trzyma wyniki od 2 do 9.
terminal-era-of-the-ninja-roll-free = Limit jest zniesiony.
terminal-era-of-the-ninja-roll-shows = { $player-name } ma na kości { $face }: wynik to { $value }.
terminal-era-of-the-ninja-roll-shows-mark = { $player-name } ma na kości { $face }: { $mark-name } ({ $value }).
terminal-era-of-the-ninja-no-roll = Teraz nikt nie rzuca; menu tury pokazuje szanse każdego ataku.
terminal-era-of-the-ninja-odds-choice-roll = rzucić
terminal-era-of-the-ninja-odds-choice-lift = bez Limitu (1 Ki)
terminal-era-of-the-ninja-odds-choice-stand = zostawić
terminal-era-of-the-ninja-odds-choice-reroll = powtórzyć (1 Ki)
terminal-era-of-the-ninja-odds-attack-failure = porażka
terminal-era-of-the-ninja-odds-attack-miss = pudło
terminal-era-of-the-ninja-odds-attack-wound = rana
terminal-era-of-the-ninja-odds-attack-kill = śmierć
terminal-era-of-the-ninja-odds-dodge-failure = porażka
terminal-era-of-the-ninja-odds-dodge-hit = trafienie
terminal-era-of-the-ninja-odds-dodge-dodge = unik
terminal-era-of-the-ninja-odds-shadow-visible = na widoku
terminal-era-of-the-ninja-odds-shadow-hide = z Ukryciem
terminal-era-of-the-ninja-odds-shadow-hidden = w ukryciu
terminal-era-of-the-ninja-odds-fight-failure = porażka
terminal-era-of-the-ninja-odds-fight-lost = bez skutku
terminal-era-of-the-ninja-odds-fight-tie = remis
terminal-era-of-the-ninja-odds-fight-won = sukces
terminal-era-of-the-ninja-odds-again = { $name }, powt.
terminal-era-of-the-ninja-odds-loss = strata Ran
terminal-era-of-the-ninja-odds-value-shadow = Cień
terminal-era-of-the-ninja-odds-value-search = Pomysłowość

## Karty do czytania

terminal-era-of-the-ninja-cards-ninja = Ninja:
terminal-era-of-the-ninja-cards-lord = Władcy:
terminal-era-of-the-ninja-cards-weapon = Bronie:
terminal-era-of-the-ninja-cards-item = Przedmioty:
terminal-era-of-the-ninja-cards-skill = Umiejętności:
terminal-era-of-the-ninja-cards-unit = Jednostki:
terminal-era-of-the-ninja-cards-encounter = Spotkania:
terminal-era-of-the-ninja-kind-ninja = Ninja
terminal-era-of-the-ninja-kind-lord = Władca
terminal-era-of-the-ninja-kind-weapon = Broń
terminal-era-of-the-ninja-kind-item = Przedmiot
terminal-era-of-the-ninja-kind-skill = Umiejętność
terminal-era-of-the-ninja-kind-unit = jednostka
terminal-era-of-the-ninja-kind-encounter = Spotkanie
terminal-era-of-the-ninja-no-card = Nie ma karty „{ $words }”. Samo „card” wymienia wszystkie.
terminal-era-of-the-ninja-own-card = Karta z własnego pudełka: co robi, mówi jej plik.
terminal-era-of-the-ninja-synergy = Synergia: { $text }
terminal-era-of-the-ninja-activation = Włączenie kosztuje: { $costs }.
terminal-era-of-the-ninja-cost-ki = { $number } Ki
terminal-era-of-the-ninja-cost-ingenuity = Pomysłowość { $number }
terminal-era-of-the-ninja-cost-wounds = { $number ->
        [one] { $number } Rana
        [few] { $number } Rany
       *[other] { $number } Ran
    }
terminal-era-of-the-ninja-gender-woman = kobieta
terminal-era-of-the-ninja-gender-man = mężczyzna
terminal-era-of-the-ninja-realm = sfera: { $name }
terminal-era-of-the-ninja-class-melee = wręcz
terminal-era-of-the-ninja-class-ranged = na odległość
terminal-era-of-the-ninja-class-sword = miecz
terminal-era-of-the-ninja-class-unarmed = bez broni
terminal-era-of-the-ninja-class-thrown = miotana
terminal-era-of-the-ninja-values-ninja = { $traits }. Ruch { $move }, Atak { $attack }, Unik { $dodge }, Cień { $bonus }, Rany { $wounds }, Ki { $ki }.
terminal-era-of-the-ninja-values-unit = Ruch { $move }, Atak { $attack }, Obrażenia { $damage }, Rana { $wound }, Śmierć { $dead }, Pomysłowość { $ingenuity }.
terminal-era-of-the-ninja-values-range = {" "}Zasięg { $number }.
terminal-era-of-the-ninja-values-limit = {" "}Limit stosu { $number }.
terminal-era-of-the-ninja-values-weapon = Atak { $attack }, { $classes }.

## O co chodzi

terminal-era-of-the-ninja-goal-standard = Zbadajcie zamek, znajdźcie Władcę i pokonajcie go: kto to zrobi, wygrywa sam. Jeśli nie zostanie żaden Ninja, nie wygrywa nikt.
terminal-era-of-the-ninja-goal-nvn-death-match = Ninja przeciw Ninja, bez Władcy: wygrywa ostatni, który zostanie.
terminal-era-of-the-ninja-goal-clan-death-match = Klan przeciw klanowi, bez Władcy: wygrywa ostatnia strona.
terminal-era-of-the-ninja-goal-clan-attack = Jesteście jednym klanem: jeśli ktoś z was pokona Władcę, wygrywacie wszyscy.
terminal-era-of-the-ninja-goal-multi-clan-attack = Kilka klanów poluje na Władcę: wygrywa strona tego, kto go pokona.
terminal-era-of-the-ninja-goal-lords-head = Pokonaj Władcę, weź jego głowę i zacznij z nią turę na początkowym Dziedzińcu. Inni mogą ją ukraść.
terminal-era-of-the-ninja-goal-lone-ninja = Jesteś sam: zbadaj zamek, znajdź Władcę i pokonaj go. Jeśli twój Ninja padnie, wygrywa zamek.
terminal-era-of-the-ninja-goal-arcade = Arcade: bez względu na zakończenie wygrywa najwięcej niewydanej Pomysłowości.
terminal-era-of-the-ninja-task-keep-ninja = Wybierz Ninja, którym grasz.
terminal-era-of-the-ninja-task-choose-own-ninja = Wybierz swojego Ninja spośród wszystkich pozostałych.
terminal-era-of-the-ninja-task-keep-card = { $deck ->
        [weapon] Wybierz Broń, którą zachowujesz.
        [item] Wybierz Przedmiot, który zachowujesz.
       *[other] Wybierz Umiejętność, którą zachowujesz.
    }
terminal-era-of-the-ninja-task-declare = Wskaż wroga, przeciw któremu klan Nieba daje ci Atak +1.
terminal-era-of-the-ninja-task-name-lead = Jesteś Prowadzącym: wskaż, kto prowadzi w tej rundzie.
terminal-era-of-the-ninja-task-before-roll = { $roll ->
        [dodge] Ktoś cię atakuje: rzuć na Unik albo najpierw wydaj Ki lub kartę.
        [shadow] Rzuć na Cień: im wyższy, tym łatwiej się w tej rundzie ukryć.
       *[other] Rzuć kością albo najpierw wydaj Ki lub kartę.
    }
terminal-era-of-the-ninja-task-after-roll = { $roll ->
        [dodge] Rzut na Unik za tobą: zostaw go albo zmień.
        [shadow] Rzut na Cień za tobą: zostaw go albo zmień.
       *[other] Kość rzucona: zostaw ją albo zmień.
    }
terminal-era-of-the-ninja-task-nvn-after = Masz niższą sumę: zostaw ją albo zmień.
terminal-era-of-the-ninja-task-turn-start = Twoja tura: najpierw zakupy i ekwipunek, potem Ruch, a jedna Akcja ją kończy. Ruch: { $number }
terminal-era-of-the-ninja-task-turn-spend = Twoja tura: kupuj dalej, zmień ekwipunek, rusz się albo wykonaj jedną Akcję. Ruch: { $number }
terminal-era-of-the-ninja-task-turn-adjust = Twoja tura: zmień ekwipunek, rusz się albo wykonaj jedną Akcję. Ruch: { $number }
terminal-era-of-the-ninja-task-turn-move = Twoja tura: idź dalej albo wykonaj jedną Akcję. Ruch: { $number }
terminal-era-of-the-ninja-task-turn-sprint = Sprint: idź dalej albo zakończ turę. Ruch: { $number }
terminal-era-of-the-ninja-task-turn-attack-again = Możesz zaatakować jeszcze raz albo zakończyć turę.
terminal-era-of-the-ninja-task-turn-tile = Nowa komnata ({ $shape-name }): jak ma leżeć?
terminal-era-of-the-ninja-task-substitute = Pula jest pusta ({ $unit-name }): wybierz, co przychodzi zamiast tego.
terminal-era-of-the-ninja-task-discard-excess = Masz za dużo: wybierz Broń lub Przedmiot do odrzucenia.
terminal-era-of-the-ninja-task-choose-activation = Jednostki Władcy działają: wybierz następną.
terminal-era-of-the-ninja-task-choose-target = { $stack-start } może sięgnąć kilku Ninja: wybierz cel.
terminal-era-of-the-ninja-task-choose-route = { $stack-start } może pójść kilkoma drogami: wybierz jedną.
terminal-era-of-the-ninja-task-intercept = Trafienie: { $other-name }, Obrażenia { $number }. Przyjmiesz je za członka klanu?
terminal-era-of-the-ninja-task-choose-merge = Spotkały się stosy o tej samej nazwie: wybierz, które się łączą.
terminal-era-of-the-ninja-task-replace = Twój Ninja padł. Wracasz z nowym?
terminal-era-of-the-ninja-task-choose-entry = Przybywają Posiłki: wybierz kafelek, na który wchodzą.
terminal-era-of-the-ninja-task-may = Możesz teraz użyć zdolności: { $ability-name }.
terminal-era-of-the-ninja-task-choose-stack = { $ability-name }: wybierz stos.
terminal-era-of-the-ninja-task-choose-ninja = { $ability-name }: wybierz Ninja.
terminal-era-of-the-ninja-task-choose-tile = { $ability-name }: wybierz kafelek.
terminal-era-of-the-ninja-task-choose-way = { $ability-name }: wybierz, dokąd przesunąć stos.
terminal-era-of-the-ninja-task-choose-card = Wybierz kartę, którą oddajesz ({ $deck-name }).
terminal-era-of-the-ninja-task-choose-loot = { $ability-name }: wybierz kartę, którą bierzesz.
terminal-era-of-the-ninja-task-peeked = Na wierzchu talii ({ $deck-name }) leży { $top-name }. Zostawić?
terminal-era-of-the-ninja-task-consent-give = { $other-name } prosi cię o kartę: { $gear-name }. Oddasz ją?
terminal-era-of-the-ninja-task-consent-take = { $other-name } proponuje ci kartę: { $gear-name }. Weźmiesz ją?
terminal-era-of-the-ninja-task-place-spot = Połóż kafelek zamku ({ $shape-name }): przy którym i z której strony?
terminal-era-of-the-ninja-task-start-tile = Wybierz kafelek, na którym zaczyna twój Ninja.
terminal-era-of-the-ninja-section-trade = Wymiana
terminal-era-of-the-ninja-section-spend = Zakupy
terminal-era-of-the-ninja-section-adjust = Ekwipunek
terminal-era-of-the-ninja-section-move = Ruch
terminal-era-of-the-ninja-section-action = Akcja (jedna, kończy turę)
terminal-era-of-the-ninja-section-end = Nic więcej

## Co robi każdy wybór

terminal-era-of-the-ninja-do-declare = { $enemy-name }
terminal-era-of-the-ninja-do-lead = Prowadzi { $player-name }
terminal-era-of-the-ninja-do-roll = Rzuć kością
terminal-era-of-the-ninja-do-lift = Znieś Limit za 1 Ki (masz { $number })
terminal-era-of-the-ninja-do-reroll = Rzuć jeszcze raz za 1 Ki (masz { $number })
terminal-era-of-the-ninja-do-stand = Zostaw wynik
terminal-era-of-the-ninja-do-put-back = Zostaw ją na wierzchu
terminal-era-of-the-ninja-do-shuffle = Wtasuj ją do talii
terminal-era-of-the-ninja-do-use = Użyj { $ability-name }: { $text }
terminal-era-of-the-ninja-do-skip = Nie używaj
terminal-era-of-the-ninja-do-deposit = Wpłać do puli klanu Pomysłowość: { $number }
terminal-era-of-the-ninja-do-give = Zaproponuj kartę { $gear-name } ({ $player-name })
terminal-era-of-the-ninja-do-ask = Poproś o kartę { $gear-name } ({ $player-name })
terminal-era-of-the-ninja-do-accept = Tak
terminal-era-of-the-ninja-do-refuse = Nie
terminal-era-of-the-ninja-do-buy-weapon = Kup Broń z wierzchu talii (Pomysłowość { $number })
terminal-era-of-the-ninja-do-buy-item = Kup Przedmiot z wierzchu talii (Pomysłowość { $number })
terminal-era-of-the-ninja-do-buy-skill = Kup Umiejętność z wierzchu talii (Pomysłowość { $number })
terminal-era-of-the-ninja-do-buy-pool = Kup kartę ({ $deck-name }): { $number } twojej Pomysłowości, { $share } z puli
terminal-era-of-the-ninja-do-synergy = Kup Synergię: { $gear-name } (Pomysłowość { $number })
terminal-era-of-the-ninja-do-synergy-pool = Kup Synergię: { $gear-name }: { $number } twojej Pomysłowości, { $share } z puli
terminal-era-of-the-ninja-do-activate = Włącz { $gear-name }: { $text }
terminal-era-of-the-ninja-do-sheathe = Schowaj Broń: { $gear-name }
terminal-era-of-the-ninja-do-stow = Odłóż do schowka: { $gear-name }
terminal-era-of-the-ninja-do-fetch = Wyjmij ze schowka: { $gear-name }
terminal-era-of-the-ninja-do-move = Idź na kafelek { $number } ({ $way-name })
terminal-era-of-the-ninja-do-explore = Badaj: { $way-name }, koszt Ruchu { $number }
terminal-era-of-the-ninja-do-sprint = Sprint: Ruch większy o { $number } i żadnej innej Akcji
terminal-era-of-the-ninja-do-attack = Zaatakuj: { $what }, Rana { $wound }, Śmierć { $dead }: { $odds }
terminal-era-of-the-ninja-do-attack-whole = Zaatakuj cały stos: { $what }, Rana { $wound }, Śmierć { $dead }: { $odds }
terminal-era-of-the-ninja-do-strike = Zaatakuj jedną z: { $what }, Rana { $wound }, Śmierć { $dead }: { $odds }
terminal-era-of-the-ninja-do-hide = Ukryj się: szansa { $chance }, bez Ukrycia { $without }
terminal-era-of-the-ninja-do-hide-again = Ukryj się: rzuć na Cień jeszcze raz
terminal-era-of-the-ninja-do-wound = Zrań: { $player-name }: { $odds }
terminal-era-of-the-ninja-do-steal = Ukradnij kartę { $gear-name } ({ $player-name })
terminal-era-of-the-ninja-do-heal = Ulecz 1 Ranę: { $player-name }
terminal-era-of-the-ninja-do-search = Szukaj Pomysłowości; Cień spada o tyle, ile znajdziesz
terminal-era-of-the-ninja-do-drop = Upuść głowę Władcy
terminal-era-of-the-ninja-do-pick-up = Podnieś głowę Władcy
terminal-era-of-the-ninja-do-done = Zakończ turę
terminal-era-of-the-ninja-do-discard = Odrzuć { $gear-name }
terminal-era-of-the-ninja-do-give-up = Oddaj { $gear-name }
terminal-era-of-the-ninja-do-take-card = Weź { $gear-name }
terminal-era-of-the-ninja-do-pick = { $what } na kafelku { $number }
terminal-era-of-the-ninja-do-target = { $player-name } (Rany { $number })
terminal-era-of-the-ninja-do-go = Kierunek: { $way-name }
terminal-era-of-the-ninja-do-go-to = Kierunek: { $way-name }, kafelek { $number }
terminal-era-of-the-ninja-do-merge = { $first } i { $second }
terminal-era-of-the-ninja-do-at = Kafelek { $number } ({ $shape-name })
terminal-era-of-the-ninja-do-place = Przy kafelku { $number }, { $way-name }
terminal-era-of-the-ninja-do-substitute = { $unit-name }
terminal-era-of-the-ninja-do-intercept = Przyjmij Obrażenia
terminal-era-of-the-ninja-do-come = Wróć z nowym Ninja
terminal-era-of-the-ninja-do-stay-out = Zostań poza grą
terminal-era-of-the-ninja-do-turn = Wyjścia: { $ways }
terminal-era-of-the-ninja-group-give = Zaproponuj kartę ({ $player-name })
terminal-era-of-the-ninja-group-ask = Poproś o kartę ({ $player-name })
terminal-era-of-the-ninja-group-steal = Ukradnij kartę ({ $player-name })
terminal-era-of-the-ninja-group-place = Przy kafelku { $number }
terminal-era-of-the-ninja-group-deposit = Wpłać Pomysłowość do puli klanu
terminal-era-of-the-ninja-group-buy = Kup kartę
terminal-era-of-the-ninja-group-synergy = Kup Synergię
terminal-era-of-the-ninja-group-at = Kafelki

## Jak się skończyło

terminal-era-of-the-ninja-end-fell-enemy = Runda { $round }: { $player-name } nie unika ataku i pada ({ $stack-name }, Obrażenia { $damage }).
terminal-era-of-the-ninja-end-fell-fumble = Runda { $round }: { $player-name } atakuje z Całkowitą Porażką i traci ostatnią Ranę ({ $stack-name }).
terminal-era-of-the-ninja-end-fell-ninja = Runda { $round }: { $player-name } pada, zwycięża { $other-name }.
terminal-era-of-the-ninja-end-fell = Runda { $round }: { $player-name } traci ostatnią Ranę.
terminal-era-of-the-ninja-end-lord-away = Nikt nie znalazł Władcy ({ $lord-name }); { $number ->
        [one] została { $number } karta Spotkania
        [few] zostały { $number } karty Spotkań
       *[other] zostało { $number } kart Spotkań
    }.
terminal-era-of-the-ninja-end-lord-here = Władca ({ $lord-name }) stał jeszcze na kafelku { $tile }: pokonałby go atak od { $dead } (Rana { $wound }, znaczniki Ran { $tokens }).
terminal-era-of-the-ninja-end-night = Rundy: { $round }. Odkryte kafelki zamku: { $tiles }.

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
    „card katana” pokazuje Broń, podobnie Przedmioty, Umiejętności, Ninja, Władców, jednostki i Spotkania; wystarczy nazwa w twoim języku albo jej początek. „card” wymienia wszystkie.
    Znak * oznacza aktywne Bronie i Przedmioty; tylko one działają. Umiejętności działają zawsze. Aktywna jest jedna Broń, chyba że to para; nosi się najwyżej 4 Bronie i Przedmioty.
    Synergia to druga zdolność Umiejętności; karta, którą się za nią płaci, leży zakryta.
terminal-era-of-the-ninja-help-modes =
    lone-ninja: jeden gracz przeciw zamkowi. standard: wygrywa, kto pokona Władcę. lords-head: zanieś jego głowę. clan-attack: wszyscy razem. multi-clan-attack: klany przeciw Władcy i sobie. nvn-death-match, clan-death-match: bez Władcy, wygrywa ostatni albo ostatni klan.
    Opcje: --nvn (Ninja mogą walczyć), --reinforcements, --sneak, --arcade, --clans, --ninja choose, --lord, --rounds, --box.
terminal-era-of-the-ninja-help-board =
    Każda ramka to kafelek: jego numer, C to Dziedziniec (0 to początkowy), @ to miejsce, gdzie leży głowa Władcy.
    P1 to Ninja Gracza 1, w nawiasie, gdy jest w ukryciu, z >, gdy teraz wybiera. Ya2x3w1 to stos yari-2: trzy jednostki, jeden znacznik Rany. Ya Yari, Ha Arkebuzer, Ds Daishyo, Dk Daikyu, Mo Mnich, Dm Daimyo, LORD Władca. + mówi, że jest ich więcej: „list” wymienia wszystkich.
    Kreska między ramkami to przejście. ? jest otwarte: tam można badać. x jest zablokowane: przejście tylko z jednej strony.
terminal-era-of-the-ninja-help-notation =
    Ruchy pisze się tak, jak stoją po prawej stronie list; nazwy można skracać, póki są jasne, a stosy pisać jak na mapie: attack ya1.
      keep katana   buy weapon   synergy kenjutsu   activate katana   sheathe bo
      move north    explore east    turn 1    sprint    hide    done
      attack yari-1   strike yari-1   wound p2   steal katana p2   heal p2   search
      roll   lift   reroll   stand   use kawarimi   skip
      pick yari-2   target p1   go west   at 7   merge yari-1 yari-3   lead p2
    Kilka ruchów w jednej linii rozdziela „;”: move north; hide
