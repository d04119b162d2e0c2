### Publiczna poczekalnia.

web-lobby-pair = Szybka gra
web-lobby-pair-about = Grasz z tym, kto chce tego samego. Jeśli nikt nie czeka, czekasz przy nowym stole.
web-lobby-game = Gra
web-lobby-play = Znajdź partię
web-lobby-waiting = Czekają na graczy
web-lobby-waiting-none = W tej chwili nikt nie czeka. Rozpocznij szybką grę: inni zobaczą ją tutaj.
web-lobby-played = Trwające partie
web-lobby-join = Dołącz
web-lobby-free = { $number ->
        [one] { $number } wolne miejsce
        [few] { $number } wolne miejsca
       *[other] { $number } wolnych miejsc
    }
web-lobby-count = { $number ->
        [0] Nikt nie czeka.
        [one] { $number } stół czeka na graczy.
        [few] { $number } stoły czekają na graczy.
       *[other] { $number } stołów czeka na graczy.
    }

## Kim jesteś

web-lobby-as = Grasz jako { $name }
web-lobby-unnamed = ktoś bez nazwy
web-lobby-identity = Twoja tożsamość
web-lobby-identity-about = Bez konta: ta przeglądarka ma klucz, a serwer zna twoją nazwę i skrót klucza.
web-lobby-saved = Zapisano.
web-lobby-link = Link dla Twoich innych urządzeń
web-lobby-link-about = Kto ma ten link, gra jako ty i ma twoje miejsca. Nie pokazuj go nikomu i zachowaj go: nikt nie odzyska utraconego klucza.
web-lobby-download = Pobierz moje dane
web-lobby-delete = Usuń moje dane
web-lobby-delete-sure = Twój profil, twoja nazwa przy każdym stole i wszystkie twoje wpisy w rozmowach zostaną usunięte. Partie pozostaną bez twojej nazwy. Tego nie można cofnąć.
web-lobby-adopt = Użyj swojej tożsamości tutaj
web-lobby-adopt-about = Na tym urządzeniu też będziesz grać jako { $name }, ze wszystkimi swoimi miejscami.
web-lobby-adopt-other = To urządzenie nie będzie już grać jako { $name }. Jeśli chcesz zachować tamtą tożsamość, najpierw skopiuj jej link.
web-lobby-adopt-yes = Użyj tutaj
web-lobby-adopt-nobody = Nikt już nie ma tego klucza: dane usunięto albo link jest niepełny.

## Zaproszenia

web-invitation = Zaproś do gry
web-invitation-to = Zaproszenie dla: { $name }
web-invitation-about = Dostaniesz stół, który czeka tylko na tę osobę: { $name }. Zegary ruszą, gdy oboje tam będziecie.
web-invitation-send = Wyślij zaproszenie
web-invitation-received = Zaproszenia
web-invitation-from = { $name } zaprasza cię do gry
web-invitation-sent = Zaproszenie od ciebie dla: { $name }
web-invitation-accept = Przyjmij
web-invitation-decline = Odrzuć
web-invitation-never = Bez zaproszeń od: { $name }
web-invitation-never-done = Nie zobaczysz już zaproszeń od { $name }. Nikt się o tym nie dowie.
web-invitation-never-list = Bez zaproszeń od
web-invitation-again = Znów pozwól
web-invitation-until = do { $time }
web-invitation-until-day = do { $time }
web-invitation-declined = odrzucone
web-invitation-open = Twój stół

## Rankingi

web-lobby-ratings = Rankingi
web-lobby-profile = Twój profil
web-lobby-pool = Gra
web-lobby-rank = Miejsce
web-lobby-player = Gracz
web-lobby-rating = Ranking
web-lobby-rating-words = { $value } ± { $margin }
web-lobby-unsettled = jeszcze niepewny
web-lobby-ratings-about = ± to zakres, w którym prawdziwa siła leży z pewnością 95%. O kolejności decyduje jego dolny kraniec.
web-lobby-ratings-none = Nie zakończono jeszcze żadnej partii rankingowej.
web-lobby-bot = { $name } (bot)
web-lobby-deleted = usunięty profil
web-lobby-since = W poczekalni od { $date }
web-lobby-matches = Partie rankingowe
web-lobby-match-result = { $score ->
        [won] Wygrana
        [lost] Przegrana
       *[other] Nierozstrzygnięta
    }
web-lobby-change = { $value } ({ $change })
web-lobby-against = Przeciw
web-lobby-result = Wynik
web-lobby-when = Data

## Klucze dostępu

web-passkey = Klucze dostępu
web-passkey-about = Z kluczem dostępu jesteś tą samą osobą na innym urządzeniu, bez linku. Serwer trzyma twój klucz zaszyfrowany; otworzy go tylko klucz dostępu.
web-passkey-add = Dodaj klucz dostępu
web-passkey-sign-in = Zaloguj się kluczem dostępu
web-passkey-row = Dodano { $date }
web-passkey-used = Dodano { $date }, ostatnio użyto { $used }
web-passkey-remove = Usuń
web-passkey-remove-sure = Ten klucz dostępu nie przeniesie już twojego profilu na urządzenie. Profil i jego link pozostaną.
web-passkey-added = Klucz dostępu został dodany.
web-passkey-removed = Ten klucz dostępu już tu nie loguje. Usuń go też na swoim urządzeniu.
web-passkey-cannot = Ten klucz dostępu nie umie przechować klucza (brak rozszerzenia PRF) i nie został dodany. Użyj linku albo innego urządzenia lub przeglądarki.
web-passkey-wrong = Ten klucz dostępu nie otwiera twojego klucza. Użyj linku.
web-passkey-cancelled = Nic nie zrobiono: okno przeglądarki zamknięto albo trwało to za długo.
