### Podpowiedzi w trakcie partii i analiza rozegranej partii.

## Odmowy

review-no-thinker = Żaden bot tej gry nie potrafi wyjaśnić swoich wyborów. Znane boty: { $known }.
review-bot-is-silent = Bot „{ $bot }” nie potrafi wyjaśnić swoich wyborów. Użyj poziomu: beginner, novice, skilled, expert albo master.
review-not-over = Analizować można tylko zakończoną partię.
review-too-many = Liczba trwających analiz: { $number }. Więcej nie można; spróbuj później.
review-too-many-yours = Liczba twoich trwających analiz: { $number }. Poczekaj na koniec jednej z nich.
review-not-yours = Tę analizę rozpoczął ktoś inny i tylko ta osoba może ją zatrzymać.
hint-people = W partii między ludźmi nie ma podpowiedzi: na każdym innym miejscu musi grać bot.
hint-no-answer = Bot nie odpowiedział na czas. Zapytaj jeszcze raz.

## Szanse

review-chance = { $number } %
review-chance-little = mniej niż 1 %
review-chance-range = { $number } % ({ $low } do { $high })
review-chance-words = { $word ->
        [lost] prawie przegrana
        [behind] gorsza pozycja
        [even] mniej więcej równo
        [ahead] lepsza pozycja
        [won] prawie wygrana
       *[open] niewiadoma
    }
review-whose = Szanse, jeśli wszyscy grają dalej jak bot „{ $level }”; w nawiasie przedział 95 %.
review-not-calibrated = Bez liczb: szanse bota „{ $bot }” nie są tu skalibrowane. Słowa to jego opinia.
review-points = { $number-sign ->
        [minus] −{ $number-size }
       *[plus] +{ $number-size }
    } p.p.

## W terminalu

terminal-help-review =
    Przeanalizuj rozegraną partię: szansa wygranej przed każdą decyzją i po niej, według tego, co dane miejsce wtedy wiedziało, lepsze wybory oraz punkty zwrotne. Ctrl-C przerywa i wypisuje dotychczasowe wyniki.
terminal-help-review-short = Znajdź decyzje, które wygrały lub przegrały partię.
terminal-help-review-examples =
    kagemusha review moja-partia.json
    kagemusha review moja-partia.json --work 0.2 --all
    kagemusha review moja-partia.json --bot skilled --json przeglad.json
terminal-option-review-bot = Bot, który ocenia decyzje: poziom albo, w 7 Ronin i WAT-AAH!, champion. Domyślnie: najwyższy poziom.
terminal-option-review-work = Ile bot myśli w porównaniu z partią. Domyślnie: 1.
terminal-option-review-all = Pokaż inne możliwości przy każdej decyzji, nie tylko przy ważnych.
terminal-error-work = „{ $value }” nie jest poprawną ilością pracy. Napisz liczbę od { $low } do { $high }.
terminal-review-looking = Analiza
terminal-review-progress = { $done } z { $total } decyzji
terminal-review-title = { $game }, analizuje { $bot }: { $number ->
        [one] { $number } decyzja
        [few] { $number } decyzje
        [many] { $number } decyzji
       *[other] { $number } decyzji
    }
terminal-review-partly = Przeanalizowano tylko { $number } z { $total }.
terminal-review-legend = Przy każdej: wpisy zapisu, miejsce, jego szansa wygranej przed i po oraz co zrobiono. ! to błąd, !! to poważny błąd; (=) to zagrana decyzja. Gdy bot losuje plan: jak często gra każdy z nich.
terminal-review-unknown = nie oszacowano
terminal-review-part = bot: w { $share } przypadków
terminal-review-share-played = { $played ->
        [never] Bot „{ $bot }” nigdy tak nie gra; losuje spośród innych planów: { $number }.
       *[some] Bot „{ $bot }” gra tak w { $share } przypadków; losuje spośród { $number } planów.
    }
terminal-review-turns = Punkty zwrotne
terminal-review-mark = { $kind ->
        [mistake] Wpis { $move }: błąd, { $name } ({ $points })
        [blunder] Wpis { $move }: poważny błąd, { $name } ({ $points })
       *[turn] Wpis { $move }: odsłonięcie, los lub inny gracz zmienił szansę, { $name } ({ $points })
    }
terminal-review-no-turns = Nie było ich: żadna decyzja ani niespodzianka nie zmieniła wyraźnie szansy.
terminal-review-account = Skąd taki wynik
terminal-review-account-line = { $name }: początek { $start } %, kości i karty { $luck }, wybory innych { $others }, własne decyzje { $own } = { $result } %
terminal-review-account-part = { $points } (± { $error })
terminal-review-how-to-look = Taką chwilę obejrzysz poleceniem:
terminal-hint-plan = Podpowiedź: { $words }
terminal-hint-type = Wpisz: { $notation }
terminal-hint-chance = Twoja szansa wygranej, jeśli wszyscy grają dalej jak bot „{ $level }”: { $chance }.
terminal-hint-vague = Twoja szansa wygranej: { $word }. Zbyt niepewna, by podać liczbę.
terminal-hint-not-calibrated = Opinia bota: { $word }.
