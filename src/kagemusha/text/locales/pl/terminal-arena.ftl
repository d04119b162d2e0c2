### Arena w wierszu poleceń: zawody botów, rankingi, testy.

## Liczby

terminal-arena-played = { $game }, { $variant }: { $number ->
        [one] { $number } partia
        [few] { $number } partie
        [many] { $number } partii
       *[other] { $number } partii
    } na { $deals ->
        [one] { $deals } rozdaniu
        [few] { $deals } rozdaniach
        [many] { $deals } rozdaniach
       *[other] { $deals } rozdaniach
    }, ziarno { $seed }
terminal-arena-timed = Boty myślały według zegara: inny komputer albo bardziej obciążony daje inne wyniki.
terminal-arena-work = Boty wykonały { $share } % zwykłej pracy.
terminal-arena-ratings = Ranking
terminal-arena-ratings-role = Ranking: { $name }
terminal-arena-gaps = Różnice
terminal-arena-gaps-role = Różnice: { $name }
terminal-arena-gap = { $bot } ponad { $other }
terminal-arena-rates = Wygrane partie
terminal-arena-differences = O ile częściej ktoś wygrywa na tych samych rozdaniach
terminal-arena-strata = { $bot }, początek po początku
terminal-arena-matrix = Punkty przeciw sobie
terminal-arena-matrix-sides = Punkty ({ $first } : { $second })
terminal-arena-versus = { $bot } : { $other }
terminal-arena-wins = wygrane
terminal-arena-ties = remisy
terminal-arena-losses = przegrane
terminal-arena-nobody = nikt
terminal-arena-legend-ratings = Punkty Elo ponad { $bot }, który stoi na 0; 100 więcej to 64 % punktów w grze przeciw sobie. Wspólne zwycięstwo albo jego brak to pół punktu. Przedziały wynikają z rozrzutu między rozdaniami; wirtualny remis każdej pary, która się spotkała, trzyma je w granicach.
terminal-arena-legend-together = Jeden bot gra na wszystkich miejscach, które razem wygrywają lub przegrywają. Każdy bot dostaje te same rozdania, więc różnice są dokładniejsze niż same odsetki.
terminal-arena-legend-shared-defeat = Tutaj sama gra liczy się jako jeszcze jeden gracz: partie, których nikt nie wygrał, są jej zwycięstwami i nie służą do porównywania botów.
terminal-arena-test-open = Test { $low } przeciw { $high } Elo: nierozstrzygnięty, par: { $pairs }, iloraz log-wiarygodności { $ratio } między { $lower } a { $upper }.
terminal-arena-test-high = Test { $low } przeciw { $high } Elo: rozstrzygnięty na { $high }, par: { $pairs }, iloraz log-wiarygodności { $ratio } poza zakresem od { $lower } do { $upper }.
terminal-arena-test-low = Test { $low } przeciw { $high } Elo: rozstrzygnięty na { $low }, par: { $pairs }, iloraz log-wiarygodności { $ratio } poza zakresem od { $lower } do { $upper }.
terminal-arena-plot-elo = Elo
terminal-arena-plot-rate = wygrane partie, %
terminal-arena-plot-row = punkty
terminal-arena-plot-column = przeciw

## Strony pomocy

terminal-help-arena =
    Boty grają przeciw sobie i dostają ranking: Elo z przedziałami 95 %, i kto z kim wygrywa. Na każdym rozdaniu gra się wszystkie rozsadzenia z tym samym losem. Atakujący i Obrońca w 7 Ronin są oceniani osobno. W trybach kooperacyjnych podaje się odsetki wygranych. Wynik zależy tylko od ziarna, nie od procesów ani komputerów. Ctrl-C przerywa i wypisuje dotychczasowe wyniki; z --out to samo polecenie wznawia pracę później.
terminal-help-arena-short = Ranking botów w grze przeciw sobie.
terminal-help-arena-examples =
    kagemusha arena wat-aah --bots random,greedy --games 200 --seed 1
    kagemusha arena seven-ronin --games 400 --out zawody
    kagemusha arena wat-aah --bots skilled,master --sprt 0,50 --games 2000
    kagemusha arena era-of-the-ninja --mode lone-ninja --games 240
terminal-option-arena-bots = Boty. Pierwszy ma 0 Elo, więc podaj najpierw najsłabszego. Domyślnie: wszystkie.
terminal-option-arena-games = Ile partii dla każdej pary lub grupy botów, w górę do całych rozdań. Domyślnie: 100.
terminal-option-arena-chain = Każdy bot spotyka tylko podane tuż obok.
terminal-option-arena-sprt = Dwa boty: zakończ, gdy tylko będzie jasne, czy drugi jest silniejszy o LOW czy o HIGH punktów Elo, na przykład 0,50.
terminal-option-arena-alpha = Prawdopodobieństwo, że --sprt wskaże HIGH, choć prawdziwe jest LOW. Domyślnie: 0.05.
terminal-option-arena-beta = Prawdopodobieństwo, że --sprt wskaże LOW, choć prawdziwe jest HIGH. Domyślnie: 0.05.
terminal-option-arena-work = Jaką część zwykłej pracy wykonuje każdy bot. Domyślnie: 1.
terminal-option-arena-timed = Niech boty myślą według zegara, każdy tyle, ile wolno jego poziomowi. Wynik zależy wtedy od komputera.
terminal-option-arena-engine = Co gra: procesy tego komputera, klaster Ray albo none (tylko pokazuje to, co jest w folderze). Domyślnie: processes.
terminal-option-address = Adres klastra Ray. Domyślnie: nowy klaster lokalny.
terminal-option-arena-out = Folder na partie, wyniki i rysunki; nieskończone tam zawody są wznawiane.

## Co jest nie tak w wierszu poleceń

terminal-error-decimal = { $option } nie może mieć wartości „{ $value }”. Podaj liczbę od { $least } do { $most }.
terminal-error-sprt = --sprt nie może mieć wartości „{ $value }”. Podaj dwie różnice Elo z przecinkiem między nimi, najpierw mniejszą: 0,50.
terminal-error-address = --address wymaga --engine ray. Pomiń tę opcję albo dodaj --engine ray.

## Drabina

terminal-ladder-title = { $game }, { $variant }
terminal-ladder-made = { $number ->
        [one] { $number } partia
        [few] { $number } partie
        [many] { $number } partii
       *[other] { $number } partii
    } na { $deals ->
        [one] { $deals } rozdaniu
        [few] { $deals } rozdaniach
        [many] { $deals } rozdaniach
       *[other] { $deals } rozdaniach
    }, ziarno { $seed }, { $date }; { $machine }. Polecenie:
terminal-ladder-machine = { $cores ->
        [one] { $cores } rdzeń
        [few] { $cores } rdzenie
        [many] { $cores } rdzeni
       *[other] { $cores } rdzeni
    }, Python { $python }, { $compiled ->
        [yes] zasady i przeszukiwania skompilowane
       *[no] bez kompilacji
    }
terminal-ladder-often = { $bot } i { $other } spotkali się na { $number } razy większej liczbie rozdań niż inni.
terminal-ladder-unfinished = Nie wszystkie zamówione partie są rozegrane: { $number } z { $total }.
terminal-ladder-column-bot = bot
terminal-ladder-column-elo = Elo
terminal-ladder-column-rate = wygrane, %
terminal-ladder-column-claim = twierdzenie
terminal-ladder-column-found = zmierzono
terminal-ladder-column-asked = wymagane
terminal-ladder-column-shown = wykazane
terminal-ladder-as = { $bot } ({ $name })
terminal-ladder-claim-elo = { $bot } ponad { $other }
terminal-ladder-claim-rate = wygrane { $bot } przeciw { $other }
terminal-ladder-claim-decided = wygrane { $bot } przeciw { $other } w partiach ze zwycięzcą
terminal-ladder-claim-more = { $bot } wygrywa częściej niż { $other }
terminal-ladder-shown-yes = tak
terminal-ladder-shown-no = nie
terminal-ladder-shown-open = jeszcze niepewne
terminal-ladder-elo = { $value } Elo ({ $low } do { $high })
terminal-ladder-rate = { $value } % ({ $low } do { $high })
terminal-ladder-cell = { $rate } z { $number }
terminal-ladder-cell-nobody = { $rate } z { $number }; ponadto bez zwycięzcy: { $nobody }
terminal-ladder-versus = przeciw sobie
terminal-ladder-picture = Siła z przedziałami 95 %
terminal-help-ladder =
    Zmierz poziomy wszystkich botów, gra po grze, i zapisz wyniki na stronie: ranking z przedziałami oraz czy każdy poziom jest co najmniej 100 punktów Elo nad poprzednim, a najniższy wygrywa z random w 90 % partii. Trwa to godziny; rozegrane partie są zachowane, więc można to robić po kawałku. Ctrl-C przerywa i wypisuje dotychczasowe wyniki.
terminal-help-ladder-short = Zmierz poziomy botów w każdej grze.
terminal-help-ladder-examples =
    kagemusha ladder --quick
    kagemusha ladder --only seven-ronin --games 400 --seed 1
    kagemusha ladder --only lone-ninja --out docs/ladder.md
terminal-option-ladder-games = Ile partii dla każdej pary lub grupy botów. Domyślnie: 200; z --quick 10.
terminal-option-ladder-quick = Pierwsze spojrzenie: niewiele partii.
terminal-option-ladder-only = Tylko te gry lub części drabiny, z przecinkami: seven-ronin, wat-aah, era-of-the-ninja, grasshopper-2, lone-ninja …
terminal-option-ladder-full = Każdy bot spotyka każdego innego, nie tylko sąsiadów.
terminal-option-ladder-out = Strona do uzupełnienia; musi mieć znaczniki drabiny. Domyślnie: docs/ladder.md.
terminal-option-ladder-store = Folder na rozegrane partie. Domyślnie: build/ladder.
terminal-error-ladder-marks = { $file } nie ma miejsca na { $row }: potrzebny jest wiersz „{ $open }” i wiersz „{ $close }”.
