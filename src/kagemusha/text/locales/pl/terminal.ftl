### Wiersz poleceń i stół w terminalu.

## Pytania i odpowiedzi

terminal-yes = tak
terminal-no = nie
terminal-ask-intro = Enter przyjmuje wybór podany w nawiasie.
terminal-ask-side = Którą stroną grasz?
terminal-ask-bot = Przeciw któremu botowi?
terminal-ask-number = Numer [{ $default }]:
terminal-ask-again = Wpisz jeden z tych numerów: { $known }. Albo naciśnij Enter.

## Partia

terminal-seat-you = { $name }: ty
terminal-seat-bot = { $name }: { $called }, bot { $bot }
terminal-seat-person = { $name }: osoba przy tej klawiaturze
terminal-greeting = Wpisz „help”, by zobaczyć, co możesz zrobić, „rules intro”, by poznać grę na jednej stronie, „quit”, by przerwać i dokończyć później.
terminal-resumed = Partia jest wznowiona { $number ->
        [0] od początku
       *[other] od ruchu { $number }
    }.
terminal-hint = Wpisz „help”, by zobaczyć, co możesz tu zrobić.
terminal-undone = Cofnięto: { $action }.
terminal-hand-over = Oddaj klawiaturę. { $name }: naciśnij Enter, gdy ekran widzisz tylko ty.
terminal-hand-over-undo = (Przedtem „undo” cofnie ostatnią akcję.)
terminal-result-you-won = Wygrywasz ({ $name }): { $reason }.
terminal-result-you-lost = Przegrywasz. Wygrywa { $name }: { $reason }.
terminal-result-won = Wygrywa { $name }: { $reason }.
terminal-result-you-lost-too = Przegrywasz: { $reason }.
terminal-result-nobody = Nikt nie wygrywa: { $reason }.
terminal-log-saved = Zapis partii jest w pliku
terminal-how-to-replay = Obejrzysz ją ponownie tak:
terminal-match-saved = Partia jest zapisana w pliku
terminal-how-to-resume = Dokończysz ją tak:
terminal-not-saved = Partii nie udało się zapisać. { $problem }
terminal-copy-saved = Kopia jest zapisana w { $file }
terminal-nothing-to-resume = Nie ma niedokończonej partii. Podaj plik albo zacznij nową.

terminal-plan-ready = Gotowe: „seal” przyjmie ten plan.
terminal-plan-not-ready = Jeszcze niegotowe, złamane zasady: { $number }
terminal-plan-refused = Plan pozostaje otwarty, złamane zasady: { $number }
terminal-plan-confirm = Zapieczętować ten plan?
terminal-plan-open = Plan pozostaje otwarty.

terminal-menu-group = { $name } (możliwości: { $number }) …
terminal-menu-back = Wpisz numer albo „back”, by wrócić do wszystkich zdolności.
terminal-menu-range = Wpisz numer od 1 do { $last } albo ruch w notacji.
terminal-missing-after = Po „{ $verb }” czegoś brakuje. Możliwe teraz: { $known }.
terminal-unknown-now = „{ $word }” jest tu nieznane. Możliwe teraz: { $known }.
terminal-not-now = „{ $verb }” nie jest teraz możliwe. Akcja zaczyna się od jednego ze słów: { $known }.

terminal-why-usage = Dopisz ruch, na przykład: why yumi
terminal-why-legal = Nic tego nie zabrania: ten ruch jest teraz dozwolony.
terminal-log-usage = Wpisz „log”, „log 30” albo „log all”.
terminal-rules-usage = „rules R7.3” pokazuje jedną z nich, „rules intro” grę na jednej stronie, „rules editions” różnice między edycjami.
terminal-save-usage = Podaj plik: save moja-partia.json
terminal-position-hidden = Wiersz pozycji zawiera oba plany, więc nie jest dostępny, dopóki plany są tajne. Spróbuj ponownie po odsłonięciu.
terminal-no-topic = Nie ma pomocy na temat „{ $topic }”. Tematy: { $topics }.

## Pomoc podczas partii

terminal-help-menu = Wybierz z listy: wpisz numer wiersza albo jego notację, podaną po prawej, na przykład „{ $example }”.
terminal-help-commands =
    W każdej chwili:
      board, list         plansza; to samo jako zwykła lista
      log, log 30         co się wydarzyło, z numerami zasad
      rules, rules R7.9   zasady; jedna z nich
      why RUCH            która zasada zabrania ruchu i co mówi
      hint, hint BOT      co zrobiłby tu bot (zwykle master) i dlaczego
      undo                cofnij, przed odsłonięciem lub ruchem drugiej strony
      position            pozycja w jednym wierszu, by zacząć od niej z --position
      save PLIK           zapisz kopię
      quit                przerwij; partia jest zapisana i można ją dokończyć
      resume [PLIK]       zapisz tę partię i wznów inną
terminal-help-topics = Więcej: help TEMAT, gdzie temat to { $topics }.
terminal-help-saving =
    Partia zapisuje się automatycznie przed każdą twoją decyzją, po każdej zmianie planu i gdy wychodzisz przez „quit”, Ctrl-D lub Ctrl-C.
    „kagemusha play --resume” wraca do ostatnio przerwanej partii, „kagemusha play --resume PLIK” do każdej innej.
    Plik zawiera cały zapis, także tajne plany drugiej strony: zaglądanie do niego psuje grę.

## Oglądanie i sprawdzanie

terminal-seat-all = wszystko
terminal-seat-spectator = widz
terminal-replay-page = Wpis { $number } z { $last }, widok: { $name }
terminal-replay-range = Zapis ma wpisy od 0 do { $last }.
terminal-replay-end = To koniec zapisu.
terminal-replay-help = Enter lub n: dalej; p: wstecz; numer: ten wpis; end: ostatni; view attacker, defender, spectator lub all; board; log: wszystko dotąd; q: wyjście.
terminal-verify-ok = ok  { $file }: { $game }, ruchy: { $number }, { $ended }
terminal-verify-running = niedokończona
terminal-verify-won = wygrywa { $name }: { $reason }
terminal-verify-nobody = nikt nie wygrał: { $reason }

## Symulacja

terminal-playing = Gra trwa
terminal-rate = { $number }/s
terminal-time-left = zostało
terminal-progress = { $done } z { $total }, { $rate } na sekundę, zostało { $seconds } s
terminal-simulated = { $game }: partie { $number } w { $seconds } s ({ $rate } na sekundę), ziarno { $seed }
terminal-interrupted = Przerwano: rozegrano { $number } z { $total } partii.
terminal-written = Zapisano: { $file }
terminal-figures-title = { $held } (partie: { $number })
terminal-figures-both-sides = Oba rozsadzenia razem
terminal-figures-matches = partie
terminal-figures-interval = przedział 95 %
terminal-figures-wins = Wygrywa { $name }
terminal-figures-nobody = Nikt nie wygrywa: { $reason }
terminal-figures-shared = Wspólne zwycięstwo, { $names }: { $reason }
terminal-figures-bot = Wygrywa bot { $bot }
terminal-figures-rounds = Rundy: średnio { $mean }, mediana { $median }, 90 % od { $low } do { $high }
terminal-figures-decisions = Wybory: średnio { $mean }, mediana { $median }, 90 % od { $low } do { $high }

## Równowaga

terminal-balance-seat = Według miejsca
terminal-balance-order = Według kolejności
terminal-balance-place = { $number ->
        [1] Pierwszy w kolejności
        [2] Drugi w kolejności
        [3] Trzeci w kolejności
        [4] Czwarty w kolejności
       *[other] Numer { $number } w kolejności
    }
terminal-balance-by-round = { $name }: wygrane rundy
terminal-balance-endings = Jak kończyły się partie
terminal-balance-scores = Punkty
terminal-balance-all = Wszyscy gracze
terminal-balance-winners = Zwycięzcy
terminal-balance-lengths = Długość
terminal-balance-turns = Tury
terminal-balance-rounds = Rundy
terminal-balance-decisions = Wybory
terminal-balance-watching = Część partii, którą wyeliminowani gracze tylko oglądają, w %
terminal-balance-range = { $name }: średnio { $mean } (od { $low } do { $high }), najmniej { $least }, kwartyle { $first }, { $median }, { $third }, najwięcej { $most }
terminal-balance-column-matches = partie %
terminal-balance-column-rounds = rundy
terminal-balance-column-uses = użycia
terminal-balance-column-wins = wygrane %
terminal-balance-mean = średnio
terminal-balance-evenness = Chi-kwadrat { $value } przy { $freedom } stopniach swobody: gdyby wszystko było równe, sam przypadek rozrzuciłby je co najmniej tak samo w { $chance } % takich raportów.
terminal-balance-legend = Wygrane dotyczą gracza, który miał daną kartę albo miejsce. + i - oznaczają wartości wyraźnie powyżej lub poniżej średniej swojej grupy: przedział 95 % jej nie obejmuje. Z dwudziestu zwykłych wartości jedna bywa oznaczona przypadkiem.

## Strony pomocy poleceń

terminal-help-usage = Użycie:
terminal-help-arguments = Argumenty
terminal-help-options = Opcje
terminal-help-subcommands = Polecenia
terminal-help-examples = Przykłady:

terminal-help-main =
    Kagemusha: gry planszowe i karciane o ninja i samurajach. Graj, każ grać botom tysiące partii, oglądaj i sprawdzaj każdą z nich.

    Zacznij od tych poleceń:
      kagemusha                         wszystkie gry w przeglądarce
      kagemusha learn seven-ronin       lekcje do grania, od pierwszego ruchu
      kagemusha play seven-ronin        partia przeciw botowi
      kagemusha play wat-aah            gra karciana, przeciw jednemu do trzech botów
      kagemusha play era-of-the-ninja   zamek, samotnie albo przeciw botom
      kagemusha rules seven-ronin       zasady do czytania
      kagemusha simulate seven-ronin    boty między sobą
terminal-help-play =
    Zagraj partię w terminalu, przeciw botom albo w kilka osób przy jednej klawiaturze. W terminalu, bez opcji, polecenie zapyta o ustawienia.
terminal-help-play-short = Zagraj partię w terminalu.
terminal-help-play-examples =
    kagemusha play seven-ronin
    kagemusha play seven-ronin --side defender --edition pl --bot random
    kagemusha play seven-ronin --hot-seat --spy
    kagemusha play wat-aah --guided
    kagemusha play wat-aah --mode grand-master --seats 3
    kagemusha play era-of-the-ninja --seats 1
    kagemusha play era-of-the-ninja --seats 4 --nvn --reinforcements
    kagemusha play seven-ronin --board moja-plansza.toml --seed 7
    kagemusha play seven-ronin --position "round=5 reserves=17 ninja=passage:2"
    kagemusha play --resume
    kagemusha play --resume moja-partia.json
terminal-help-learn =
    Naucz się gry w krótkich, grywalnych lekcjach. Bez gry polecenie wypisuje kursy, bez lekcji wypisuje lekcje gry i kontynuuje od miejsca, w którym skończono. Postępy są zapisywane.
terminal-help-learn-short = Naucz się gry w lekcjach do grania.
terminal-help-learn-examples =
    kagemusha learn
    kagemusha learn seven-ronin
    kagemusha learn seven-ronin 3
    kagemusha learn seven-ronin first-attack
terminal-help-simulate =
    Boty rozgrywają wiele partii; polecenie wypisuje, kto jak często wygrywa, według stron i zakończeń, z przedziałami 95 %. To samo ziarno daje ten sam wynik przy każdej liczbie procesów. Ctrl-C przerywa i wypisuje dotychczasowe wyniki.
terminal-help-simulate-short = Partie między botami; wygrane z przedziałami.
terminal-help-simulate-examples =
    kagemusha simulate seven-ronin --bots random,greedy --games 10000 --workers 2
    kagemusha simulate seven-ronin --bots greedy,greedy --edition pl --seed 7
    kagemusha simulate seven-ronin --games 500 --json wynik.json --csv partie.csv
    kagemusha simulate seven-ronin --games 500 --json - | jq .wins_by_bot
terminal-help-balance =
    Ten sam bot gra na wszystkich miejscach wiele partii; polecenie podaje, jak zrównoważona jest gra, z przedziałami 95 %: wygrane według miejsca i pierwszego gracza, punkty, długości, a dla każdej karty jak często się pojawiała i jak często wygrywali ci, którzy ją mieli. Wyraźne odchylenia są oznaczone. To samo ziarno daje ten sam wynik przy każdej liczbie procesów. Ctrl-C przerywa i wypisuje dotychczasowe wyniki.
terminal-help-balance-short = Zmierz równowagę miejsc, pierwszego gracza i kart.
terminal-help-balance-examples =
    kagemusha balance wat-aah --games 2000 --seed 1
    kagemusha balance wat-aah --mode grand-master --seats 3 --json wynik.json
    kagemusha balance wat-aah --bot random --csv karty.csv
    kagemusha balance seven-ronin --games 200
terminal-help-replay =
    Obejrzyj rozegraną partię krok po kroku, z dowolnego miejsca. Przy przekierowanym wyjściu wypisuje cały zapis zdaniami.
terminal-help-replay-short = Obejrzyj partię krok po kroku.
terminal-help-replay-examples =
    kagemusha replay moja-partia.json
    kagemusha replay moja-partia.json --seat defender --at 20
    kagemusha replay moja-partia.json | less
terminal-help-verify =
    Odtwórz zapisy i sprawdź każdy wpis. Wypisuje wiersz dla każdego poprawnego pliku albo pierwszy błędny wpis. Kod wyjścia to 1, jeśli któryś plik jest błędny.
terminal-help-verify-short = Sprawdź każdy wpis jednego lub wielu zapisów.
terminal-help-verify-examples =
    kagemusha verify moja-partia.json
    kagemusha verify partie/*.json
terminal-help-rules =
    Czytaj zasady: wszystkie, jedną według numeru albo stronę: intro (gra w skrócie), glossary (pojęcia), editions (czym się różnią).
terminal-help-rules-short = Czytaj zasady gry.
terminal-help-rules-examples =
    kagemusha rules seven-ronin
    kagemusha rules seven-ronin intro
    kagemusha rules seven-ronin glossary
    kagemusha rules seven-ronin R7.12
terminal-help-games =
    Lista gier, w które można zagrać.
terminal-help-games-short = Lista gier.
terminal-help-games-examples =
    kagemusha games

terminal-help-serve =
    Udostępniaj stoły przeglądarkom i programom, przez HTTP i WebSocket. Stoły są przechowywane w bazie danych i działają dalej po ponownym uruchomieniu. Ctrl-C zatrzymuje.
terminal-help-serve-short = Udostępniaj stoły przez sieć.
terminal-help-serve-examples =
    kagemusha serve
    kagemusha serve --port 9000 --database sqlite:///tables.db
    kagemusha serve --host 0.0.0.0 --origin https://games.example

terminal-help-browser =
    Graj w przeglądarce: uruchamia serwer i otwiera jego stronę albo stronę serwera, który już działa. Twoje stoły są przechowywane. Ctrl-C zatrzymuje serwer.
terminal-help-browser-short = Graj w przeglądarce.
terminal-help-browser-examples =
    kagemusha browser
    kagemusha browser --host 0.0.0.0

terminal-option-help = Pokaż tę stronę.
terminal-option-version = Pokaż wersję.
terminal-option-language = Język komunikatów. Domyślnie: KAGEMUSHA_LANGUAGE, potem język systemu.
terminal-option-game = Która gra. Domyślnie: seven-ronin.
terminal-option-side = Twoja strona, a w grach bez stron twoje miejsce (od p1 do p4). Domyślnie: attacker, p1.
terminal-option-bot = Kto gra na pozostałych miejscach: beginner, novice, skilled, expert, master, champion (7 Ronin, WAT-AAH!), adaptive, greedy, random albo własny bot (moduł:Klasa lub exec:POLECENIE). Domyślnie: beginner.
terminal-option-guided = Zagraj pierwszą partię z przewodnikiem, który ją wyjaśnia.
terminal-option-hot-seat = Wszyscy grają przy tej klawiaturze, z ekranem przekazania między turami.
terminal-option-resume = Wznów ostatnią partię albo tę z FILE.
terminal-option-position = Zacznij od wiersza pozycji, jaki w partii podaje polecenie „position”.
terminal-option-seed = Ziarno liczb losowych. To samo ziarno daje tę samą partię.
terminal-option-plain = Zwykłe listy zamiast rysunków, dla czytników ekranu.
terminal-option-bots = Bot dla każdego miejsca, w 7 Ronin najpierw Atakujący. Domyślnie: random,greedy.
terminal-option-games = Ile partii. Domyślnie: 1000.
terminal-option-workers = Ile procesów. Domyślnie: po jednym na procesor.
terminal-option-rotate = Czy boty zmieniają się miejscami po każdej partii. Domyślnie: tak.
terminal-option-json = Zapisz wyniki jako JSON; - to standardowe wyjście.
terminal-option-csv = Zapisz wiersz CSV dla każdej partii; - to standardowe wyjście.
terminal-option-balance-bot = Bot na wszystkich miejscach: beginner, novice, skilled, expert, master, greedy lub random. Domyślnie: greedy.
terminal-option-balance-bots = Bot dla każdego miejsca zamiast --bot i --seats; zmieniają się miejscami po każdej partii.
terminal-option-balance-csv = Zapisz wiersz CSV dla każdej karty; - to standardowe wyjście.
terminal-option-balance-out = Folder na partie; nieskończony tam raport jest wznawiany.
terminal-option-file = Zapisana partia albo jej zapis.
terminal-option-files = Zapisane partie albo zapisy.
terminal-option-seat = Czyj widok. Domyślnie: all, a póki partia trwa, twój własny.
terminal-option-at = Otwórz przy tym wpisie.
terminal-option-lesson = Numer lekcji w kursie albo jej identyfikator, taki jak w adresie w przeglądarce.
terminal-option-rule = Numer zasady albo intro, albo editions.
terminal-option-host = Adres, pod którym nasłuchiwać. Domyślnie: 127.0.0.1, tylko ten komputer.
terminal-option-port = Port, na którym nasłuchiwać; 0 bierze dowolny wolny. Domyślnie: 8770.
terminal-option-open = Czy otworzyć stronę w przeglądarce. Domyślnie: nie.
terminal-option-database = Gdzie przechowywać stoły: sqlite:///FILE albo postgresql://USER@HOST/NAME. Domyślnie: SQLite w twoim folderze danych.
terminal-option-serve-workers = Liczba procesów, które myślą za boty. Domyślnie: 1.
terminal-option-serve-processes = Liczba procesów serwera (wymaga PostgreSQL). Domyślnie: 1.
terminal-option-serve-rate = Ile żądań i wiadomości na sekundę może wysłać jeden klient. Domyślnie: 20.
terminal-option-serve-client-tables = Ile niedokończonych stołów i wczytanych partii może mieć jeden klient. 0: bez ograniczeń. Domyślnie: 200.
terminal-option-serve-chat = Czy przy stołach można rozmawiać. Domyślnie: on.
terminal-option-serve-lobby = Czy jest publiczna poczekalnia, w której można znaleźć przeciwników. Domyślnie: off.
terminal-option-serve-passkeys = Czy profile publicznej poczekalni mogą logować się na innym urządzeniu kluczem dostępu. Wymaga --lobby on oraz --address z https i domeną, chyba że na tym komputerze. Domyślnie: off.
terminal-option-serve-delay = Opóźnienie dla widzów przy stołach, które nie ustalają tego inaczej: seconds=N (sekundy) lub moves=N (ruchy). Domyślnie: żadne.
terminal-option-serve-bot = Własny bot, którego będzie można wybrać: moduł:Klasa lub exec:POLECENIE; można powtórzyć.
terminal-option-serve-expire = Po ilu dniach bez zmian stoły są usuwane: finished=N (skończone), abandoned=N (czekają na ludzi, bez zegara) lub imported=N (wczytane); można powtórzyć. Domyślnie: nigdy.
terminal-option-serve-metrics = Adres metryk dla Prometheusa (/metrics), dostępny dla każdego, kto może się połączyć: port tego komputera albo HOST:PORT. Proces n używa portu większego o n. Domyślnie: brak.
terminal-option-serve-log-format = Format dziennika serwera: text albo json z jednym obiektem w wierszu. Domyślnie: text.
terminal-option-serve-log-level = Najniższy poziom w dzienniku: info daje wiersz na każde żądanie. Domyślnie: warning.
terminal-option-origin = Inne źródło, którego strony mogą grać, na przykład https://games.example; można powtórzyć.
terminal-option-root-path = Ścieżka URL, pod którą udostępnia go proxy, na przykład /games.
terminal-option-serve-address = Gdzie przeglądarki znajdą serwer, na przykład https://games.example/: tak zaczynają się linki w wiadomościach i webhookach.
terminal-option-serve-push = Powiadamiaj przez Web Push, gdy przyjdzie czyjaś kolej; CONTACT to adres, na który mogą pisać usługi push: mailto:me@games.example. Domyślnie: nie.
terminal-option-serve-smtp = Powiadamiaj pocztą, przez ten serwer: smtp://USER@HOST:587 (ze STARTTLS) lub smtps://USER@HOST:465. Hasło jest w KAGEMUSHA_SMTP_PASSWORD. Domyślnie: nie.
terminal-option-serve-mail-from = Od kogo są te wiadomości: games@games.example.
terminal-option-serve-webhooks = Powiadamiaj podpisanymi żądaniami pod publiczne adresy https, które podadzą gracze. Domyślnie: off.

## Co jest nie tak w wierszu poleceń i co byłoby dobrze

terminal-error-choice = { $option } nie może mieć wartości „{ $value }”. Możliwe: { $known }.
terminal-error-number = { $option } nie może mieć wartości „{ $value }”. Podaj liczbę całkowitą, co najmniej { $least }.
terminal-error-not-both = { $one } i { $other } wykluczają się. Pomiń jedną z tych opcji.
terminal-error-option = Nie ma opcji { $option }.
terminal-error-option-near = Nie ma opcji { $option }. Może { $near }?
terminal-error-missing = Brakuje { $name }.
terminal-error-no-value = { $option } wymaga wartości.
terminal-error-extra = { $command } nie przyjmuje „{ $words }”. Zobacz kagemusha { $command } --help.
terminal-error-command = Nie ma polecenia „{ $command }”. Polecenia: { $known }.
terminal-error-see = Zobacz { $command } --help.
terminal-error-no-rules = { $game } nie ma strony zasad.
terminal-error-rule = Nie ma zasady „{ $rule }”. Znane zasady: { $known }.
terminal-error-bots = --bots wymaga bota dla każdego miejsca (miejsc: { $seats }), rozdzielonych przecinkiem; podano { $number }.
terminal-error-position-over = W tej pozycji partia jest już skończona. Podaj taką, w której ktoś musi wybrać.
terminal-error-file = { $file }: { $problem }.
terminal-problem-missing = nie ma takiego pliku ani folderu
terminal-problem-forbidden = brak dostępu
terminal-problem-folder = to folder, a nie plik
terminal-error-no-place = { $option }: nie można zapisać { $file }: folder nie istnieje albo to jest folder.
terminal-error-not-ours = { $file } istnieje i nie jest zapisaną partią. Wybierz inną nazwę.
terminal-error-not-json = { $file } nie jest zapisem partii: to nie jest JSON ({ $problem }).
terminal-error-not-a-log = { $file } nie jest ani zapisaną partią, ani zapisem partii.
terminal-error-damaged = { $file } jest uszkodzony. { $problem }
terminal-error-no-players = Plik nie podaje, kto gra na którym miejscu.

## Lekcje

terminal-learn-course = { $game }  { $name }: ukończone lekcje: { $number } z { $last }
terminal-learn-how = „kagemusha learn GRA” zaczyna kurs albo go kontynuuje.
terminal-learn-none = Nie ma lekcji dla gry { $game }.
terminal-learn-done-mark = ukończona
terminal-learn-begun-mark = zaczęta
terminal-learn-which = Która lekcja? { $default ->
        [0] Numer; Enter kończy.
       *[other] Numer; Enter wybiera { $default }, „quit” kończy.
    }
terminal-learn-range = Wpisz numer od 1 do { $last }.
terminal-learn-all-done = Wszystkie lekcje tej gry są ukończone.
terminal-learn-greeting = „hint” pokaże, co zrobić, „skip” opuszcza lekcję, „quit” kończy i zapamiętuje miejsce, „help” wypisuje resztę.
terminal-learn-resumed = Lekcja jest wznowiona od miejsca, w którym ją przerwano.
terminal-learn-step = Krok { $number } z { $last }
terminal-learn-enter = Enter, żeby przejść dalej>
terminal-learn-right = Dobrze.
terminal-learn-again = Spróbuj jeszcze raz.
terminal-learn-done = Lekcja ukończona.
terminal-learn-left = Miejsce jest zapamiętane: „kagemusha learn { $game }” kontynuuje stąd.
terminal-guide-none = Gra { $game } nie ma przewodnika.
terminal-guide-greeting = „hint” prosi przewodnika o radę, „coach” wyłącza go i włącza.
terminal-guide-on = Przewodnik jest włączony.
terminal-guide-off = Przewodnik jest wyłączony.
terminal-guide-anyway = Zrobić to mimo wszystko? (Enter: tak, nie)>
terminal-guide-yes = t tak
terminal-guide-kept = Niczego nie zrobiono. Wybierz jeszcze raz.
terminal-guide-titled = { $name }: { $words }
terminal-guide-learned = Poznane pojęcia: { $names }. Dowiedz się więcej:
terminal-help-lesson =
    W lekcji:
      hint                pokaż mi: co byłoby dobre i jak to wpisać
      skip                opuść tę lekcję
      undo                zacznij ten krok od nowa
      board, list         plansza; to samo jako zwykła lista
      log, log 30         co się stało, z numerami zasad
      rules, rules ID     zasady; jedna z nich
      why RUCH            która zasada zabrania ruchu i co mówi
      quit                zakończ; miejsce w lekcji zostaje zapamiętane
