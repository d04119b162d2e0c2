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
web-home = Wszystkie gry
web-trouble = To się nie udało
web-no-page = Pod tym adresem nie ma strony.
web-forget = Usuń z mojej listy
web-rule = Zasada { $rule }
web-rules = Zasady
web-rules-of = Zasady: { $game }
web-seat = Gracz { $number }
web-name = Twoje imię
web-name-ask = Jak się do ciebie zwracać? (nieobowiązkowe)
web-name-keep = Zapisz
web-name-skip = Graj bez imienia

## Kto gdzie siedzi

web-you = ty
web-you-name = Ty
web-you-are = ty: { $seat }
web-leave = Odejdź
web-spectator = Widz
web-bot = bot { $bot }
web-holder-bot = { $name }, bot { $bot }
web-holder-open = jeszcze nikt
web-seats = Kto gdzie siedzi
web-to-move = ma ruch
web-standing-in = czas minął, ten ruch wykonuje bot
web-sit = Usiądź
web-sit-as = Zajmij miejsce: { $seat }
web-sit-taken = Ktoś inny usiadł tu wcześniej.
web-clock-days = { $days ->
        [one] { $days } dzień
        [few] { $days } dni
        [many] { $days } dni
       *[other] { $days } dnia
    } { $hours } godz.

## Przy stole

web-bad-link = Link do tego miejsca jest niewłaściwy; może został ucięty. Poproś o niego jeszcze raz.
web-state-saved = zapisano
web-state-saving = zapisywanie…
web-state-away = brak połączenia
web-away = Serwer nie odpowiada. Próbujemy dalej; nic nie przepadło.
web-late = Twój czas minął: bot gra za ciebie.
web-your-turn = Twój ruch
web-over = Gra skończona
web-unfolding = Zobacz, co się dzieje…
web-skip = Pomiń
web-waiting = Teraz gra: { $names }
web-board = Plansza
web-actions = Co możesz zrobić
web-choices = Możliwości
web-choices-other = Inne
web-filter = Szukaj
web-filter-none = Nie ma nic takiego.
web-which = Które z nich?
web-confirm-never = Nie pytaj więcej
web-why-not = Nie teraz
web-undo = Cofnij
web-undo-all = Cofnij całą turę
web-percent = { $number } %
web-chance-range = { $number } % ({ $low } do { $high })
web-chance-words = { $word ->
        [lost] prawie przegrana
        [behind] gorsza pozycja
        [even] mniej więcej równo
        [ahead] lepsza pozycja
        [won] prawie wygrana
       *[open] niewiadoma
    }
web-hint = Podpowiedź
web-hint-about = Co zrobiłby tu najsilniejszy bot
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
web-past-back = Krok wstecz
web-past-on = Krok naprzód
web-past-play = Odtwórz
web-past-pause = Zatrzymaj
web-past-to-now = Wróć do teraz
web-past-shown = Oglądasz wcześniejszą chwilę.
web-fork = Graj dalej stąd
web-fork-about = Od tej chwili zacznie się nowy stół z botami
web-eyes = Oczami

web-chat = Rozmowa
web-chat-empty = Nikt jeszcze nic nie powiedział.
web-chat-mute = Wycisz: { $name }
web-chat-phrases = Szybkie zwroty
web-chat-say = Powiedz coś
web-chat-send = Wyślij

web-hand-over = Teraz { $name }
web-hand-over-about = Pozostali odwracają wzrok. { $name }: graj dalej, gdy ekran widzisz tylko ty.
web-hand-over-ready = To ja, { $name }

web-result = Wynik
web-result-you-win = Wygrywasz
web-result-won = { $number ->
        [one] Wygrywa { $names }
       *[other] Wygrywają: { $names }
    }
web-result-time = Czas minął: { $name }
web-result-time-you = Twój czas minął
web-takeback = Cofnij mój ostatni ruch
web-seat-left = gra bot
web-seat-resigned = poddanie
web-result-draw = Remis
web-result-resigned = { $name } poddaje się
web-result-resigned-you = Poddajesz się
web-result-absent = { $name } nie wraca do stołu
web-result-absent-you = Nie było cię przy stole
web-result-aborted = { $name } odwołuje mecz przed rozpoczęciem
web-result-aborted-you = Odwołujesz mecz przed rozpoczęciem
web-result-nobody = Nikt nie wygrywa
web-again = Zagraj jeszcze raz
web-again-swap = Zamień strony i zagraj ponownie
web-again-rotate = Zmieńcie miejsca i zagrajcie znowu
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
web-presence-here = jest
web-presence-thinking = myśli
web-presence-away = chwilowo poza stroną
web-presence-none = nie ma
web-presence-minutes = { $number ->
        [0] przed chwilą poza stołem
       *[other] poza stołem od { $number } min
    }
web-presence-hours = poza stołem od { $number } godz.
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
web-result-review = Analizuj grę
web-result-figures = Gra w liczbach
web-review = Obejrzyj grę

web-guide-coach = Przewodnik
web-keys = Klawisze
web-what-is-this = Co to jest?
web-keys-tab = do następnej rzeczy do wyboru
web-keys-enter = wybierz
web-keys-arrows = po liście możliwości
web-keys-digits = jedna z pierwszych dziewięciu możliwości
web-keys-undo = cofnij ostatnią rzecz
web-keys-past = chwilę wstecz, chwilę naprzód
web-keys-escape = zamknij, pomiń pokaz albo wróć do teraz
web-keys-help = wyjaśnij: wskaż cokolwiek i czytaj, co to jest
web-keys-ring = na kręgu: do następnego obszaru
web-keys-plan = na obszarze: postaw jednego, zabierz jednego
web-keys-ronin = na kręgu: weź tego ronina
web-keys-map = na mapie: przesuń ją
web-keys-zoom = na mapie: bliżej, dalej, całość

## Pierwszy ekran

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
web-mine = Twoje gry
web-mine-over = Skończone gry
web-resume = Graj dalej
web-remove = Usuń z listy
web-import = Otwórz zapis gry
web-import-about = Zapis pobrany tutaj albo zachowany w terminalu; możesz też upuścić tu plik.
web-import-bad = Ten plik nie jest zapisem rozgrywki albo został ucięty.

## Nowy stół

web-no-game = Nie ma gry „{ $game }”.
web-new-who = Kto gra
web-new-seats = Liczba graczy
web-new-options = Jak gramy
web-new-time = Czas i widzowie
web-new-spectators = Inni mogą oglądać
web-new-side = Twoja strona
web-new-seat = Twoje miejsce
web-new-random = Losowo
web-new-more = Więcej…
web-new-start = Otwórz stół
web-who-you = Ty
web-who-bot = { $name }, { $bot }
web-who-open = Ktoś znajomy: każdy, kto ma link
web-who-person = Ktoś znajomy, z własnym linkiem
web-who-local = Ktoś przy tym ekranie
web-who-name = Imię
web-clock = Zegar
web-clock-none = Brak
web-clock-live = Minuty na całą grę
web-clock-slow = Dni na każdy ruch
web-clock-minutes = Minuty
web-clock-increment = Dodatkowe sekundy na ruch
web-clock-per-move = Dni
web-clock-out = Gdy czas minie
web-clock-out-bot = ruch wykonuje bot
web-clock-out-lose = gra jest przegrana

## Zapraszanie

web-invite = Zaproś
web-invite-about = Wyślij link do miejsca jego graczowi: kto go otworzy, gra na tym miejscu.
web-invite-open = Kto ma ten link, może usiąść albo oglądać
web-invite-sit = Kto ma ten link, może usiąść
web-invite-watch = Kto ma ten link, może oglądać
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
web-rules-none = Żadna zasada tego nie mówi.
web-rules-missing = Zasad tej gry tu nie spisano.
web-rules-list = Zasady
web-rules-cards = Karty
web-rules-glossary = Słowniczek
web-rules-short = W skrócie
web-example = Przykład
web-example-back = Krok wstecz
web-example-step = Krok dalej
web-example-play = Odtwórz
web-example-at = Krok { $number } z { $all }

# Mówi się to też w terminalu.
rules-not-in-book = Nie ma w instrukcji:
rules-legend = Gwiazdka (*) po numerze zasady oznacza: całości lub części tej zasady nie ma w instrukcji. Takie fragmenty stoją pod słowami „Nie ma w instrukcji”. To rozstrzygnięcia tam, gdzie instrukcja milczy, jest niejasna lub pokazuje tylko ilustrację, oraz dodatki tego projektu.
rules-legend-cards = Gwiazdka (*) po nazwie karty oznacza: instrukcja jej nie drukuje. Jej treść jest własna albo pochodzi z publicznych opisów wydanej gry.
