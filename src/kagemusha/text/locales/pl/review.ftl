### Podpowiedzi w trakcie partii i spojrzenie wstecz na partię.

## What is refused

review-no-thinker = Żaden bot tej gry nie umie powiedzieć, dlaczego wybiera to, co wybiera. Znane boty: { $known }.
review-bot-is-silent = Bot „{ $bot }” nie umie powiedzieć, dlaczego wybiera to, co wybiera. Weź poziom: novice, skilled albo master.
review-not-over = Partia jeszcze trwa: wstecz patrzy się tylko na partię skończoną.
review-too-many = Trwa już przegląd tylu partii: { $number }. Spróbuj później.
review-too-many-yours = Trwa już tyle twoich analiz: { $number }. Poczekaj na koniec jednej z nich.
review-not-yours = Tę analizę rozpoczął ktoś inny i tylko ta osoba może ją zatrzymać.
hint-people = W partii między ludźmi nie ma podpowiedzi: na każdym innym miejscu musi siedzieć bot.
hint-no-answer = Bot nie odpowiedział na czas. Zapytaj jeszcze raz.

## What is said of a chance

review-chance = { $number } %
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
review-not-calibrated = Bez liczb: dla tego trybu szanse nie są skalibrowane. Słowa to opinia bota.
review-points = { $number-sign ->
        [minus] −{ $number-size }
       *[plus] +{ $number-size }
    } p.p.

## In the terminal

terminal-help-review =
    Spojrzenie wstecz na rozegraną partię: szansa wygranej przed każdą decyzją i po niej, według tego, co dane miejsce wtedy wiedziało, lepsze wybory oraz chwile, które odmieniły partię. Ctrl-C kończy z tym, co już obejrzano.
terminal-help-review-short = Które decyzje wygrały lub przegrały partię.
terminal-help-review-examples =
    kagemusha review moja-partia.json
    kagemusha review moja-partia.json --work 0.2 --all
    kagemusha review moja-partia.json --bot skilled --json przeglad.json
terminal-option-review-bot = Bot, który ogląda decyzje. Domyślnie: najsilniejszy.
terminal-option-review-work = Ile bot myśli: 1 to tyle, ile w partii. Domyślnie: 1.
terminal-option-review-all = Pokaż inne wybory przy każdej decyzji, nie tylko tam, gdzie to ważne.
terminal-error-work = „{ $value }” to nie ilość pracy. Napisz liczbę od { $low } do { $high }.
terminal-review-looking = Oglądam
terminal-review-progress = { $done } z { $total } decyzji
terminal-review-title = { $game }, ogląda { $bot }: { $number ->
        [one] { $number } decyzja
        [few] { $number } decyzje
        [many] { $number } decyzji
       *[other] { $number } decyzji
    }
terminal-review-partly = Obejrzano tylko { $number } z { $total }.
terminal-review-legend = Przy każdej: wpisy zapisu, miejsce, jego szansa wygranej przed i po oraz co zrobiono. ! to błąd, !! to ciężki błąd; (=) to zagrana decyzja, z częścią przypadków, w których bot zrobiłby to samo.
terminal-review-unknown = nie policzono
terminal-review-part = bot: w { $number } % przypadków
terminal-review-turns = Co odmieniło partię
terminal-review-mark = { $kind ->
        [mistake] Wpis { $move }: błąd, { $name } ({ $points })
        [blunder] Wpis { $move }: ciężki błąd, { $name } ({ $points })
       *[turn] Wpis { $move }: to, co pokazano, wylosowano lub zrobili inni, zmieniło szansę, { $name } ({ $points })
    }
terminal-review-no-turns = Nic jej nie odmieniło: żadna decyzja ani niespodzianka nie zmieniła szansy o wiele.
terminal-review-account = Skąd wziął się wynik
terminal-review-account-line = { $name }: początek { $start } %, kości i karty { $luck }, wybory innych { $others }, własne decyzje { $own } = { $result } %
terminal-review-account-part = { $points } (± { $error })
terminal-review-how-to-look = Taką chwilę obejrzysz poleceniem:
terminal-hint-plan = Podpowiedź: { $words }
terminal-hint-type = Wpisz: { $notation }
terminal-hint-chance = Twoja szansa wygranej, jeśli wszyscy grają dalej jak bot „{ $level }”: { $chance }.
terminal-hint-vague = Twoja szansa wygranej: { $word }. Zbyt niepewna, by podać liczbę.
terminal-hint-not-calibrated = Opinia bota: { $word }.
