### Era of the Ninja: o co chodzi, co da każdy wybór, szanse, co mówią karty.

## Kości

speech-era-of-the-ninja-roll-attack = { $player-name } atakuje: { $what }. Rana { $wound }, Śmierć { $dead }.
speech-era-of-the-ninja-roll-attack-you = Atakujesz: { $what }. Rana { $wound }, Śmierć { $dead }.
speech-era-of-the-ninja-roll-strike = { $player-name } atakuje jedną jednostkę: { $what }. Rana { $wound }, Śmierć { $dead }.
speech-era-of-the-ninja-roll-strike-you = Atakujesz jedną jednostkę: { $what }. Rana { $wound }, Śmierć { $dead }.
speech-era-of-the-ninja-roll-dodge = { $what }: cel { $player-name }. Unik od { $needed }; Obrażenia { $damage }.
speech-era-of-the-ninja-roll-dodge-you = { $what }: atak na ciebie. Unik od { $needed }; Obrażenia { $damage }.
speech-era-of-the-ninja-roll-shadow = { $player-name } rzuca na Cień w tej rundzie.
speech-era-of-the-ninja-roll-shadow-you = Rzucasz na swój Cień w tej rundzie.
speech-era-of-the-ninja-roll-search = { $player-name } przeszukuje i zyskuje połowę wyniku jako Pomysłowość.
speech-era-of-the-ninja-roll-search-you = Przeszukujesz: połowa wyniku to znaleziona Pomysłowość.
speech-era-of-the-ninja-roll-fight = { $player-name } kontra { $other-name }: Atak przeciw Unikowi.
speech-era-of-the-ninja-roll-fight-you = Ty kontra { $other-name }: Atak przeciw Unikowi.
speech-era-of-the-ninja-roll-fight-with-you = { $player-name } kontra ty: Atak przeciw Unikowi.
speech-era-of-the-ninja-roll-adds = Modyfikator: { $number }.
speech-era-of-the-ninja-roll-limit = Limit utrzymuje wyniki od 2 do 9.
speech-era-of-the-ninja-roll-free = Limit jest zniesiony.
speech-era-of-the-ninja-roll-shows = { $player-name } ma na kości { $face }: wynik to { $value }.
speech-era-of-the-ninja-roll-shows-you = Twoja kość pokazuje { $face }: wynik to { $value }.
speech-era-of-the-ninja-roll-shows-mark = { $player-name } ma na kości { $face }: { $mark-name } ({ $value }).
speech-era-of-the-ninja-roll-shows-mark-you = Twoja kość pokazuje { $face }: { $mark-name } ({ $value }).
speech-era-of-the-ninja-odds-choice-roll = rzucić
speech-era-of-the-ninja-odds-choice-lift = bez Limitu (1 Ki)
speech-era-of-the-ninja-odds-choice-stand = zostawić
speech-era-of-the-ninja-odds-choice-reroll = powtórzyć (1 Ki)
speech-era-of-the-ninja-odds-attack-failure = porażka
speech-era-of-the-ninja-odds-attack-miss = pudło
speech-era-of-the-ninja-odds-attack-wound = rana
speech-era-of-the-ninja-odds-attack-kill = śmierć
speech-era-of-the-ninja-odds-dodge-failure = porażka
speech-era-of-the-ninja-odds-dodge-hit = trafienie
speech-era-of-the-ninja-odds-dodge-dodge = unik
speech-era-of-the-ninja-odds-shadow-visible = na widoku
speech-era-of-the-ninja-odds-shadow-hide = z Ukryciem
speech-era-of-the-ninja-odds-shadow-hidden = w ukryciu
speech-era-of-the-ninja-odds-fight-failure = porażka
speech-era-of-the-ninja-odds-fight-lost = bez skutku
speech-era-of-the-ninja-odds-fight-tie = remis
speech-era-of-the-ninja-odds-fight-won = sukces
speech-era-of-the-ninja-odds-again = { $name }, powt.
speech-era-of-the-ninja-odds-loss = strata Ran
speech-era-of-the-ninja-odds-value-shadow = Cień
speech-era-of-the-ninja-odds-value-search = Pomysłowość

## Karty do czytania

speech-era-of-the-ninja-own-card = Karta z własnego pudełka: jej działanie opisuje plik.
speech-era-of-the-ninja-synergy = Synergia: { $text }
speech-era-of-the-ninja-activation = Włączenie kosztuje: { $costs }.
speech-era-of-the-ninja-cost-ki = { $number } Ki
speech-era-of-the-ninja-cost-ingenuity = Pomysłowość { $number }
speech-era-of-the-ninja-cost-wounds = { $number ->
        [one] { $number } Rana
        [few] { $number } Rany
       *[other] { $number } Ran
    }
speech-era-of-the-ninja-gender-woman = kobieta
speech-era-of-the-ninja-gender-man = mężczyzna
speech-era-of-the-ninja-realm = sfera: { $name }
speech-era-of-the-ninja-class-melee = wręcz
speech-era-of-the-ninja-class-ranged = na odległość
speech-era-of-the-ninja-class-sword = miecz
speech-era-of-the-ninja-class-unarmed = bez broni
speech-era-of-the-ninja-class-thrown = miotana
speech-era-of-the-ninja-values-ninja = { $traits }. Ruch { $move }, Atak { $attack }, Unik { $dodge }, Cień { $bonus }, Rany { $wounds }, Ki { $ki }.
speech-era-of-the-ninja-values-unit = Ruch { $move }, Atak { $attack }, Obrażenia { $damage }, Rana { $wound }, Śmierć { $dead }, Pomysłowość { $ingenuity }.
speech-era-of-the-ninja-values-range = {" "}Zasięg { $number }.
speech-era-of-the-ninja-values-limit = {" "}Limit stosu { $number }.
speech-era-of-the-ninja-values-weapon = Atak { $attack }, { $classes }.

## O co chodzi

speech-era-of-the-ninja-goal-standard = Zbadajcie zamek, znajdźcie Władcę i pokonajcie go: kto to zrobi, wygrywa sam. Jeśli nie zostanie żaden Ninja, nie wygrywa nikt.
speech-era-of-the-ninja-goal-standard-arcade = Zbadajcie zamek i zdobywajcie Pomysłowość. Rozgrywka kończy się, gdy padnie Władca albo nie zostanie żaden Ninja: wygrywa wtedy najwięcej niewydanej Pomysłowości.
speech-era-of-the-ninja-goal-nvn-death-match = Ninja przeciw Ninja, bez Władcy: wygrywa ostatni, który zostanie.
speech-era-of-the-ninja-goal-clan-death-match = Klan przeciw klanowi, bez Władcy: wygrywa ostatnia strona.
speech-era-of-the-ninja-goal-clan-attack = Jesteście jednym klanem: jeśli ktoś z was pokona Władcę, wygrywacie wszyscy.
speech-era-of-the-ninja-goal-multi-clan-attack = Kilka klanów poluje na Władcę: wygrywa strona tego, kto go pokona.
speech-era-of-the-ninja-goal-lords-head = Pokonaj Władcę, weź jego głowę i zacznij z nią turę na początkowym Dziedzińcu. Inni mogą ją ukraść.
speech-era-of-the-ninja-goal-lone-ninja = Grasz w pojedynkę: zbadaj zamek, znajdź Władcę i pokonaj go. Jeśli twój Ninja padnie, wygrywa zamek.
speech-era-of-the-ninja-goal-arcade = Arcade: bez względu na zakończenie wygrywa najwięcej niewydanej Pomysłowości.
speech-era-of-the-ninja-task-keep-ninja = Wybierz Ninja, którym grasz.
speech-era-of-the-ninja-task-choose-own-ninja = Wybierz swojego Ninja spośród wszystkich pozostałych.
speech-era-of-the-ninja-task-keep-card = { $deck ->
        [weapon] Wybierz Broń, którą zachowujesz.
        [item] Wybierz Przedmiot, który zachowujesz.
       *[other] Wybierz Umiejętność, którą zachowujesz.
    }
speech-era-of-the-ninja-task-declare = Wskaż wroga, przeciw któremu klan Nieba daje ci Atak +1.
speech-era-of-the-ninja-task-name-lead = Jesteś Prowadzącym: wskaż, kto prowadzi w tej rundzie.
speech-era-of-the-ninja-task-before-roll = { $roll ->
        [dodge] Ktoś cię atakuje: rzuć na Unik albo najpierw wydaj Ki lub kartę.
        [shadow] Rzuć na Cień: im wyższy, tym łatwiej się w tej rundzie ukryć.
       *[other] Rzuć kością albo najpierw wydaj Ki lub kartę.
    }
speech-era-of-the-ninja-task-after-roll = { $roll ->
        [dodge] Rzut na Unik wykonany: zostaw go albo zmień.
        [shadow] Rzut na Cień wykonany: zostaw go albo zmień.
       *[other] Kość rzucona: zostaw ją albo zmień.
    }
speech-era-of-the-ninja-task-nvn-after = Masz niższą sumę: zostaw ją albo zmień.
speech-era-of-the-ninja-task-turn-start = Twoja tura: najpierw zakupy i ekwipunek, potem Ruch, a jedna Akcja ją kończy. Ruch: { $number }
speech-era-of-the-ninja-task-turn-spend = Twoja tura: kupuj dalej, zmień ekwipunek, rusz się albo wykonaj jedną Akcję. Ruch: { $number }
speech-era-of-the-ninja-task-turn-adjust = Twoja tura: zmień ekwipunek, rusz się albo wykonaj jedną Akcję. Ruch: { $number }
speech-era-of-the-ninja-task-turn-move = Twoja tura: idź dalej albo wykonaj jedną Akcję. Ruch: { $number }
speech-era-of-the-ninja-task-turn-sprint = Sprint: idź dalej albo zakończ turę. Ruch: { $number }
speech-era-of-the-ninja-task-turn-attack-again = Możesz zaatakować jeszcze raz albo zakończyć turę.
speech-era-of-the-ninja-task-turn-tile = Nowa komnata ({ $room-name }): jak ją obrócić?
speech-era-of-the-ninja-task-substitute = Pula jest pusta ({ $unit-name }): wybierz, co przychodzi zamiast tego.
speech-era-of-the-ninja-task-discard-excess = Masz za dużo: wybierz Broń lub Przedmiot do odrzucenia albo do odłożenia do schowka, w którym jest miejsce.
speech-era-of-the-ninja-task-choose-activation = Jednostki Władcy działają: wybierz następną.
speech-era-of-the-ninja-task-choose-target = { $stack-start } może sięgnąć kilku Ninja: wybierz cel.
speech-era-of-the-ninja-task-choose-route = { $stack-start } może pójść kilkoma drogami: wybierz jedną.
speech-era-of-the-ninja-task-intercept = Trafienie: { $other-name }, Obrażenia { $number }. Przyjmiesz je za członka klanu?
speech-era-of-the-ninja-task-choose-merge = Spotkały się stosy o tej samej nazwie: wybierz, które się łączą.
speech-era-of-the-ninja-task-replace = Twój Ninja padł. Wracasz z nowym?
speech-era-of-the-ninja-task-choose-entry = Przybywają Posiłki: wybierz kafelek, na który wchodzą.
speech-era-of-the-ninja-task-may = Możesz teraz użyć zdolności: { $ability-name }.
speech-era-of-the-ninja-task-choose-stack = { $ability-name }: wybierz stos.
speech-era-of-the-ninja-task-choose-ninja = { $ability-name }: wybierz Ninja.
speech-era-of-the-ninja-task-choose-tile = { $ability-name }: wybierz kafelek.
speech-era-of-the-ninja-task-choose-way = { $ability-name }: wybierz, dokąd przesunąć stos.
speech-era-of-the-ninja-task-choose-card = Wybierz kartę, którą oddajesz ({ $deck-name }).
speech-era-of-the-ninja-task-choose-loot = { $ability-name }: wybierz kartę, którą bierzesz.
speech-era-of-the-ninja-task-peeked = Na wierzchu talii ({ $deck-name }) leży { $top-name }. Zostawić?
speech-era-of-the-ninja-task-consent-give = { $other-name } prosi cię o kartę: { $gear-name }. Oddasz ją?
speech-era-of-the-ninja-task-consent-take = { $other-name } proponuje ci kartę: { $gear-name }. Weźmiesz ją?
speech-era-of-the-ninja-task-place-spot = Połóż kafelek zamku ({ $room-name }): przy którym i z której strony?
speech-era-of-the-ninja-task-start-tile = Wybierz kafelek, na którym zaczyna twój Ninja.
speech-era-of-the-ninja-section-trade = Wymiana
speech-era-of-the-ninja-section-spend = Zakupy
speech-era-of-the-ninja-section-adjust = Ekwipunek
speech-era-of-the-ninja-section-move = Ruch
speech-era-of-the-ninja-section-action = Akcja (jedna, kończy turę)
speech-era-of-the-ninja-section-end = Koniec

## Co robi każdy wybór

speech-era-of-the-ninja-do-declare = { $enemy-name }
speech-era-of-the-ninja-do-lead = Prowadzi { $player-name }
speech-era-of-the-ninja-do-roll = Rzuć kością
speech-era-of-the-ninja-do-lift = Znieś Limit za 1 Ki (masz { $number })
speech-era-of-the-ninja-do-reroll = Rzuć jeszcze raz za 1 Ki (masz { $number })
speech-era-of-the-ninja-do-stand = Zostaw wynik
speech-era-of-the-ninja-do-put-back = Zostaw ją na wierzchu
speech-era-of-the-ninja-do-shuffle = Wtasuj ją do talii
speech-era-of-the-ninja-do-use = Użyj { $ability-name }: { $text }
speech-era-of-the-ninja-do-skip = Pomiń
speech-era-of-the-ninja-do-deposit = Wpłać do puli klanu Pomysłowość: { $number }
speech-era-of-the-ninja-do-give = Zaproponuj kartę { $gear-name } ({ $player-name })
speech-era-of-the-ninja-do-ask = Poproś o kartę { $gear-name } ({ $player-name })
speech-era-of-the-ninja-do-accept = Tak
speech-era-of-the-ninja-do-refuse = Nie
speech-era-of-the-ninja-do-buy-weapon = Kup Broń z wierzchu talii (Pomysłowość { $number })
speech-era-of-the-ninja-do-buy-item = Kup Przedmiot z wierzchu talii (Pomysłowość { $number })
speech-era-of-the-ninja-do-buy-skill = Kup Umiejętność z wierzchu talii (Pomysłowość { $number })
speech-era-of-the-ninja-do-buy-pool = Kup kartę ({ $deck-name }): { $number } twojej Pomysłowości, { $share } z puli
speech-era-of-the-ninja-do-synergy = Kup Synergię: { $gear-name } (Pomysłowość { $number })
speech-era-of-the-ninja-do-synergy-pool = Kup Synergię: { $gear-name }: { $number } twojej Pomysłowości, { $share } z puli
speech-era-of-the-ninja-do-activate = Włącz { $gear-name }: { $text }
speech-era-of-the-ninja-do-sheathe = Schowaj Broń: { $gear-name }
speech-era-of-the-ninja-do-stow = Odłóż do schowka: { $gear-name }
speech-era-of-the-ninja-do-fetch = Wyjmij ze schowka: { $gear-name }
speech-era-of-the-ninja-do-move = Idź na kafelek { $number }, { $room-name } ({ $way-name })
speech-era-of-the-ninja-do-explore = Badaj: { $way-name }, koszt Ruchu { $number }
speech-era-of-the-ninja-do-sprint = Sprint: Ruch większy o { $number } i żadnej innej Akcji
speech-era-of-the-ninja-do-attack = Zaatakuj: { $what }, Rana { $wound }, Śmierć { $dead }: { $odds }
speech-era-of-the-ninja-do-attack-whole = Zaatakuj cały stos: { $what }, Rana { $wound }, Śmierć { $dead }: { $odds }
speech-era-of-the-ninja-do-strike = Zaatakuj jedną jednostkę: { $what }, Rana { $wound }, Śmierć { $dead }: { $odds }
speech-era-of-the-ninja-do-hide = Ukryj się: szansa { $chance }, bez Ukrycia { $without }
speech-era-of-the-ninja-do-hide-again = Ukryj się: rzuć na Cień jeszcze raz
speech-era-of-the-ninja-do-wound = Zrań: { $player-name }: { $odds }
speech-era-of-the-ninja-do-steal = Ukradnij kartę { $gear-name } ({ $player-name })
speech-era-of-the-ninja-do-heal = Ulecz 1 Ranę: { $player-name }
speech-era-of-the-ninja-do-search = Szukaj Pomysłowości; Cień spada o tyle samo
speech-era-of-the-ninja-do-drop = Upuść głowę Władcy
speech-era-of-the-ninja-do-pick-up = Podnieś głowę Władcy
speech-era-of-the-ninja-do-done = Zakończ turę
speech-era-of-the-ninja-do-discard = Odrzuć { $gear-name }
speech-era-of-the-ninja-do-give-up = Oddaj { $gear-name }
speech-era-of-the-ninja-do-take-card = Weź { $gear-name }
speech-era-of-the-ninja-do-pick = { $what } na kafelku { $number }
speech-era-of-the-ninja-do-target = { $player-name } (Rany { $number })
speech-era-of-the-ninja-do-go = Kierunek: { $way-name }
speech-era-of-the-ninja-do-go-to = Kierunek: { $way-name }, kafelek { $number }
speech-era-of-the-ninja-do-merge = { $first } i { $second }
speech-era-of-the-ninja-do-at = Kafelek { $number } ({ $room-name })
speech-era-of-the-ninja-do-place = Przy kafelku { $number }, { $way-name }
speech-era-of-the-ninja-do-substitute = { $unit-name }
speech-era-of-the-ninja-do-intercept = Przyjmij Obrażenia
speech-era-of-the-ninja-do-come = Wróć z nowym Ninja
speech-era-of-the-ninja-do-stay-out = Zostań poza grą
speech-era-of-the-ninja-do-turn = Wyjścia: { $ways }
speech-era-of-the-ninja-group-give = Zaproponuj kartę ({ $player-name })
speech-era-of-the-ninja-group-ask = Poproś o kartę ({ $player-name })
speech-era-of-the-ninja-group-steal = Ukradnij kartę ({ $player-name })
speech-era-of-the-ninja-group-place = Przy kafelku { $number }
speech-era-of-the-ninja-group-deposit = Wpłać Pomysłowość do puli klanu
speech-era-of-the-ninja-group-buy = Kup kartę
speech-era-of-the-ninja-group-synergy = Kup Synergię
speech-era-of-the-ninja-group-at = Kafelki

## Jak się skończyło

speech-era-of-the-ninja-end-fell-enemy = Runda { $round }: { $player-name } nie unika ataku i pada ({ $stack-name }, Obrażenia { $damage }).
speech-era-of-the-ninja-end-fell-enemy-you = Runda { $round }: nie unikasz ataku i twój Ninja pada ({ $stack-name }, Obrażenia { $damage }).
speech-era-of-the-ninja-end-fell-fumble = Runda { $round }: { $player-name } atakuje z Całkowitą Porażką i traci ostatnią Ranę ({ $stack-name }).
speech-era-of-the-ninja-end-fell-fumble-you = Runda { $round }: atakujesz z Całkowitą Porażką i tracisz ostatnią Ranę ({ $stack-name }).
speech-era-of-the-ninja-end-fell-ninja = Runda { $round }: { $player-name } pada, zwycięża { $other-name }.
speech-era-of-the-ninja-end-fell-ninja-you = Runda { $round }: twój Ninja pada, zwycięża { $other-name }.
speech-era-of-the-ninja-end-fell-ninja-by-you = Runda { $round }: { $player-name } pada, zwyciężasz.
speech-era-of-the-ninja-end-fell = Runda { $round }: { $player-name } traci ostatnią Ranę.
speech-era-of-the-ninja-end-fell-you = Runda { $round }: tracisz ostatnią Ranę.
speech-era-of-the-ninja-end-lord-away = Nikt nie znalazł Władcy ({ $lord-name }); { $number ->
        [one] została { $number } karta Spotkania
        [few] zostały { $number } karty Spotkań
       *[other] zostało { $number } kart Spotkań
    }.
speech-era-of-the-ninja-end-lord-here = Władca ({ $lord-name }) stał jeszcze na kafelku { $tile }: pokonałby go atak od { $dead } (Rana { $wound }, znaczniki Ran { $tokens }).
speech-era-of-the-ninja-end-night = Rundy: { $round }. Odkryte kafelki zamku: { $tiles }.
