### Co mówi każdy ekran w przeglądarce.

## Wszędzie

web-loading = Chwileczkę…
web-close = Zamknij
web-yes = Tak
web-no = Nie
web-language = Język
web-settings = Ustawienia
web-sound = Dźwięk
web-menu = Menu
web-record = Twoje wyniki
web-lobby = Publiczna poczekalnia
web-rated = Rankingowa
web-rated-about = Wynik zmienia ranking wszystkich graczy. Bez podpowiedzi i cofania ruchów; kto przekroczy czas, przegrywa.
web-new-listed = Pokaż w publicznej poczekalni
web-puzzles = Zagadki
web-puzzles-daily = Zagadki dnia
web-home = Wszystkie gry
web-trouble = Coś poszło nie tak
web-no-page = Pod tym adresem nie ma strony.
web-forget = Usuń z mojej listy
web-rule = Zasada { $rule }
web-rules = Zasady
web-rules-of = Zasady: { $game }
web-seat = Gracz { $number }
web-name = Twoje imię
web-name-ask = Jak masz na imię? (nieobowiązkowe)
web-name-keep = Zapisz
web-name-skip = Graj bez imienia

## Kto gdzie siedzi

web-you = ty
web-you-name = Ty
web-you-are = ty: { $seat }
web-leave = Odejdź
web-spectator = Widz
web-behind-none = bez opóźnienia
web-behind-seconds = { $number ->
        [one] { $number } sekunda opóźnienia
        [few] { $number } sekundy opóźnienia
        [many] { $number } sekund opóźnienia
       *[other] { $number } sekundy opóźnienia
    }
web-behind-moves = { $number ->
        [one] { $number } ruch opóźnienia
        [few] { $number } ruchy opóźnienia
        [many] { $number } ruchów opóźnienia
       *[other] { $number } ruchu opóźnienia
    }
web-bot = bot { $bot }
web-holder-bot = { $name }, bot { $bot }
web-holder-open = jeszcze nikt
web-seats = Kto gdzie siedzi
web-to-move = ma ruch
web-standing-in = czas minął, ten ruch wykonuje bot
web-sit = Zajmij miejsce
web-sit-as = Zajmij miejsce: { $seat }
web-sit-taken = Ktoś inny zajął to miejsce wcześniej.
web-clock-days = { $days ->
        [one] { $days } dzień
        [few] { $days } dni
        [many] { $days } dni
       *[other] { $days } dnia
    } { $hours } godz.

## Przy stole

web-bad-link = Link do tego miejsca jest nieprawidłowy; może jest niepełny. Poproś o niego jeszcze raz.
web-state-saved = zapisano
web-state-saving = zapisywanie…
web-state-away = brak połączenia
web-away = Serwer nie odpowiada. Próbujemy dalej; nic nie przepadło.
web-late = Twój czas minął: bot gra za ciebie.
web-your-turn = Twój ruch
web-over = Koniec partii
web-unfolding = Zobacz, co się dzieje…
web-alerts = Powiedz mi, gdy przyjdzie moja kolej
web-alerts-short = Powiadomienia
web-skip = Pomiń
web-waiting = Teraz gra: { $names }
web-board = Plansza
web-actions = Co możesz zrobić
web-choices = Możliwości
web-choice-details = Co to da: { $choice }
web-choices-other = Inne
web-filter = Szukaj
web-filter-none = Brak wyników.
web-which = Które z nich?
web-confirm-never = Nie pytaj więcej
web-why-not = Nie teraz
web-undo = Cofnij
web-undo-all = Cofnij całą turę
web-percent = { $number } %
web-percent-little = mniej niż 1 %
web-chance-range = { $number } % ({ $low } do { $high })
web-chance-words = { $word ->
        [lost] prawie przegrana
        [behind] gorsza pozycja
        [even] mniej więcej równo
        [ahead] lepsza pozycja
        [won] prawie wygrana
       *[open] niewiadoma
    }
web-chat-news = { $number ->
        [one] { $number } nowa wiadomość
        [few] { $number } nowe wiadomości
       *[other] { $number } nowych wiadomości
    }
web-hint = Podpowiedź
web-hint-about = Co zrobiłby tu „{ $bot }”
web-hint-thinking = Bot myśli…
web-hint-chance = Twoja szansa wygranej, jeśli wszyscy grają dalej jak bot „{ $level }”: { $chance }.
web-hint-vague = Twoja szansa wygranej: { $word }. Zbyt niepewna, by podać liczbę.
web-hint-not-calibrated = { $word ->
        [lost] Bot uważa, że partia jest prawie przegrana.
        [behind] Bot uważa, że masz gorszą pozycję.
        [even] Bot uważa, że jest mniej więcej równo.
        [ahead] Bot uważa, że masz lepszą pozycję.
        [won] Bot uważa, że partia jest prawie wygrana.
       *[open] Bot nie wie jeszcze, kto prowadzi.
    }
web-hint-by = Podpowiada: { $bot }.
web-hint-ask = Zapytaj: { $bot }
web-hint-lay = Ułóż to na planszy
web-fold = Zwiń
web-unfold = Co możesz zrobić
web-download = Pobierz
web-rest = Dziennik i rozmowa
web-tab-log = Dziennik
web-tab-chat = Rozmowa
web-tab-aside = Gracze

web-log = Dziennik
web-log-news = { $number } od twojego ruchu
web-log-all = Pokaż wszystko
web-log-look = Obejrzyj tę chwilę

web-past = Spojrzenie wstecz
web-past-moment = Chwila
web-past-now = teraz
web-past-at = { $number } z { $last }
web-past-back = Wstecz
web-past-on = Naprzód
web-past-play = Odtwórz
web-past-pause = Zatrzymaj
web-past-to-now = Wróć do bieżącej chwili
web-past-shown = Oglądasz wcześniejszą chwilę.
web-fork = Graj dalej stąd
web-fork-about = Otwórz nowy stół z botami od tej chwili
web-eyes = Widok:

web-chat = Rozmowa
web-chat-empty = Nie ma jeszcze wiadomości.
web-chat-mute = Wycisz: { $name }
web-chat-phrases = Szybkie zwroty
web-chat-say = Napisz wiadomość
web-chat-send = Wyślij
web-chat-report = Zgłoś
web-chat-report-line = Zgłoś, co mówi { $name }: { $words }
web-chat-report-name = Zgłoś nazwę „{ $name }”
web-chat-closed = Administrator tego serwera zamknął rozmowę.
web-chat-muted = Administrator tego serwera odebrał ci głos przy tym stole.

web-hand-over = Teraz { $name }
web-hand-over-about = Pozostali nie patrzą. { $name }: graj dalej, gdy ekran widzisz tylko ty.
web-hand-over-ready = To ja, { $name }

web-tournament = Turniej
web-to-tournament = Wróć do turnieju
web-result = Wynik
web-result-you-win = Wygrywasz
web-result-won = { $number ->
        [one] Wygrywa { $names }
       *[other] Wygrywają: { $names }
    }
web-result-time = Czas minął: { $name }
web-result-time-you = Twój czas minął
web-takeback = Cofnij mój ostatni ruch
web-takeback-ask = Poproś o cofnięcie mojego ostatniego ruchu
web-seat-left = gra bot
web-seat-resigned = poddanie
web-result-draw = Remis
web-result-resigned = { $name } poddaje się
web-result-resigned-you = Poddajesz się
web-result-absent = { $name }: odejście od stołu
web-result-absent-you = Nie było cię przy stole
web-result-walkover = Walkower, decyzja organizatora. Przegrywa: { $name }
web-result-walkover-you = Walkower, decyzja organizatora. Przegrywasz
web-seat-profile = Profil
web-result-declined = Zaproszenie zostało odrzucone
web-result-aborted = { $name } przerywa partię przed rozpoczęciem
web-result-aborted-you = Przerywasz partię przed rozpoczęciem
web-result-nobody = Nikt nie wygrywa
web-again = Zagraj jeszcze raz
web-again-swap = Zamień strony i zagraj ponownie
web-again-rotate = Zamień miejsca i zagraj ponownie
web-rematch-offer = Zaproponuj rewanż
web-rematch-seating = Strony
web-rematch-rotated = { $number ->
        [2] strony zamienione
       *[other] każdy o miejsce dalej
    }
web-rematch-same = te same strony
web-rematch-random = strony losowane
web-rematch-other = Inna gra…
web-rematch-other-title = Następna partia
web-rematch-game = Gra
web-rematch-yours = Proponujesz rewanż: { $terms }.
web-rematch-offered = { $name } proponuje rewanż: { $terms }.
web-rematch-asked = Propozycja rewanżu
web-rematch-answer = Odpowiedz
web-rematch-accept = Przyjmij
web-rematch-decline = Odrzuć
web-rematch-withdraw = Wycofaj
web-rematch-waiting = Czekamy na: { $names }.
web-rematch-declined = Rewanż odrzucony: { $name }.
web-rematch-withdrawn = Propozycja wycofana: { $name }.
web-rematch-begun = Następna partia już się zaczęła.
web-rematch-go = Przejdź do niej
web-games-here = Partie przy tym stole
web-game-number = Partia { $number }
web-score = { $number ->
        [one] Wynik po { $number } partii:
       *[other] Wynik po { $number } partiach:
    }
web-wins = { $number ->
        [one] { $number } wygrana partia
        [few] { $number } wygrane partie
       *[many] { $number } wygranych partii
    }
web-presence-here = przy stole
web-presence-thinking = myśli
web-presence-away = chwilowa nieobecność
web-presence-none = nieobecność
web-presence-minutes = { $number ->
        [0] nieobecność: przed chwilą
       *[other] nieobecność: { $number } min
    }
web-presence-hours = nieobecność: { $number } godz.
web-presence-spectators = { $number ->
        [one] { $number } widz
        [few] { $number } widzów
       *[many] { $number } widzów
    }
web-rematch-gone = { $names } – { $number ->
        [one] tej osoby
       *[other] tych osób
    } teraz nie ma. Propozycja czeka pod tym linkiem.
web-option-value = { $name }: { $value }
web-option-without = bez „{ $name }”
web-result-review = Analizuj partię
web-result-figures = Partia w liczbach
web-review = Obejrzyj partię

web-guide-coach = Przewodnik
web-keys = Klawisze
web-what-is-this = Co to jest?
web-keys-tab = do następnej możliwości
web-keys-enter = wybierz
web-keys-arrows = po liście możliwości
web-keys-digits = jedna z pierwszych dziewięciu możliwości
web-keys-undo = cofnij ostatnią akcję
web-keys-past = wstecz, naprzód
web-keys-escape = zamknij, pomiń pokaz albo wróć do bieżącej chwili
web-keys-help = wyjaśnij: wskaż cokolwiek i przeczytaj, co to jest

## Pierwszy ekran

web-home-invitations = { $number ->
        [one] { $number } zaproszenie do gry
        [few] { $number } zaproszenia do gry
       *[other] { $number } zaproszeń do gry
    }
web-home-lead = Bez konta: wybierz grę i graj.
web-players = { $number ->
        [one] { $number } gracz
        [few] { $number } gracze
        [many] { $number } graczy
       *[other] { $number } gracza
    }
web-players-range = { $few }–{ $many } graczy
web-minutes = { $few }–{ $many } minut
web-play-now = Graj teraz
web-learn = Nauka
web-play-friends = Ze znajomymi
web-play-local = Przy jednym ekranie
web-play-options = Ustawienia…
web-mine = Twoje partie
web-mine-over = Skończone partie
web-resume = Graj dalej
web-remove = Usuń z listy
web-import = Otwórz zapis partii
web-import-about = Zapis pobrany tutaj albo zachowany w terminalu; możesz też upuścić tu plik.
web-import-bad = Ten plik nie jest zapisem partii albo jest niepełny.

## Nowy stół

web-no-game = Nie ma gry „{ $game }”.
web-new-who = Kto gra
web-new-seats = Liczba graczy
web-new-options = Opcje gry
web-new-time = Zegar i widzowie
web-new-spectators = Widzowie mogą oglądać
web-new-delay = Widzowie oglądają
web-new-delay-usual = jak zwykle na tym serwerze
web-new-side = Twoja strona
web-new-seat = Twoje miejsce
web-new-random = Losowo
web-new-more = Więcej…
web-new-start = Otwórz stół
web-who-you = Ty
web-who-bot = { $name }, { $bot }
web-who-open = Ktoś znajomy: każdy, kto ma link
web-who-person = Ktoś znajomy, z osobistym linkiem
web-who-local = Ktoś przy tym ekranie
web-who-name = Imię
web-clock = Zegar
web-clock-none = Brak
web-clock-live = Minuty na całą partię
web-clock-slow = Dni na każdy ruch
web-clock-minutes = Minuty
web-clock-increment = Dodatkowe sekundy na ruch
web-clock-per-move = Dni
web-clock-out = Gdy czas minie
web-clock-out-bot = ruch wykonuje bot
web-clock-out-lose = partia jest przegrana
web-clock-brief-none = bez zegara
web-clock-brief-live = { $number } min + { $increment } s
web-clock-brief-days = { $number ->
        [one] { $number } dzień na ruch
        [few] { $number } dni na ruch
       *[many] { $number } dni na ruch
    }

## Zapraszanie

web-invite = Zaproś
web-invite-about = Wyślij każdemu graczowi link do jego miejsca: każdy, kto go otworzy, gra na tym miejscu.
web-invite-open = Każdy, kto ma ten link, może zająć miejsce albo oglądać
web-invite-sit = Każdy, kto ma ten link, może zająć miejsce
web-invite-watch = Każdy, kto ma ten link, może oglądać
web-invite-listed = Inni widzą twój stół w publicznej poczekalni, dopóki ta strona jest otwarta.
web-invite-local = Ten link działa tylko na tym komputerze. Dla innych urządzeń uruchom serwer poleceniem „kagemusha serve --host 0.0.0.0”.
web-invite-own = Link do miejsca „{ $seat }”, dla jednej osoby
web-invite-copy = Kopiuj
web-invite-copied = Skopiowano
web-invite-share = Udostępnij
web-invite-missing = { $number ->
        [one] Brakuje jeszcze { $number } gracza.
        [few] Brakuje jeszcze { $number } graczy.
        [many] Brakuje jeszcze { $number } graczy.
       *[other] Brakuje jeszcze { $number } gracza.
    }
web-invite-there = Wszyscy już są.
web-invite-start = Do stołu

## Zasady

web-rules-search = Szukaj w zasadach
web-rules-none = Nie znaleziono zasad.
web-rules-missing = Zasady tej gry nie są tu dostępne.
web-rules-list = Zasady
web-rules-cards = Karty
web-rules-glossary = Słowniczek
web-rules-short = W skrócie
web-example = Przykład
web-example-back = Wstecz
web-example-step = Dalej
web-example-play = Odtwórz
web-example-at = Krok { $number } z { $all }

# Mówi się to też w terminalu.
rules-not-in-book = Nie ma w instrukcji:
rules-legend = Gwiazdka (*) po numerze zasady oznacza: całości lub części tej zasady nie ma w instrukcji. Takie fragmenty następują po słowach „Nie ma w instrukcji”. To rozstrzygnięcia tam, gdzie instrukcja milczy, jest niejasna lub pokazuje tylko ilustrację, oraz dodatki tego projektu.
rules-legend-cards = Gwiazdka (*) po nazwie karty oznacza: instrukcja jej nie drukuje. Jej treść napisano dla tego projektu albo pochodzi z publicznych opisów wydanej gry.
