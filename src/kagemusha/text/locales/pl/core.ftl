### To, co mówi każda gra: nazwy gier, odmowy oraz błędy w plikach, opcjach i zapisach.

## Nazwy

step-over = Koniec partii

# Koniec listy: a, b i c.
list-last = { $list } i { $item }

## Odmowy

refused-not-legal-now = Tego nie można teraz zrobić: { $action }. Wybierz jedną z dostępnych akcji.
refused-not-now = Teraz nie jest to możliwe. Wybierz jedną z dostępnych akcji.
refused-not-your-turn = To nie twoja kolej: najpierw musi wybrać ktoś inny.
refused-match-is-over = Partia jest skończona: nikt nie może już działać.
refused-no-such-seat = Nie ma miejsca { $seat }: miejsca są ponumerowane od 0 do { $last }.
refused-nothing-to-undo = Nie ma czego cofnąć: można cofnąć tylko własną ostatnią akcję, i to dopóki nic nie zostało odsłonięte, a nikt inny nie zadziałał jawnie.

## Notacja

notation-empty = Nic nie napisano. Podaj akcję albo kilka akcji rozdzielonych znakiem „;”.
notation-unknown-verb = „{ $word }” nie jest akcją. Akcja zaczyna się od jednego z tych słów: { $known }.
notation-unknown-ability = „{ $word }” nie jest zdolnością, którą można tu podać. Możliwe zdolności: { $known }.
notation-ambiguous = „{ $word }” może oznaczać kilka słów: { $known }. Napisz więcej liter.
notation-bad-number = „{ $word }” nie jest liczbą, która tu pasuje. Napisz liczbę całkowitą cyframi.
notation-too-short = Po „{ $verb }” czegoś brakuje.
notation-too-long = „{ $word }” to o jedno słowo za dużo.

## Pliki

content-unreadable = Nie można odczytać pliku { $file }: { $problem }.
content-unknown-key = { $where }: nie ma klucza „{ $key }”. Znane klucze: { $known }.
content-missing-key = { $where }: brakuje klucza „{ $key }”.
content-wrong-value = { $where }: „{ $key }” nie może mieć wartości { $value }. Potrzeba: { $wanted ->
        [int] liczba całkowita
        [str] tekst w cudzysłowie
        [bool] true albo false
        [list] lista
        [table] tabela
       *[other] { $wanted }
    }.
content-wrong-count = { $where }: wpisów „{ $key }” musi być od { $low } do { $high }, a jest { $found }.
content-twice = { $where }: wartość „{ $value }” klucza „{ $key }” powtarza się częściej, niż wolno.
content-bad-id = { $where }: „{ $value }” nie nadaje się na „{ $key }”. Zacznij od małej litery, dalej używaj małych liter, cyfr i łączników. Nie używaj słowa zastrzeżonego w notacji.

## Opcje

option-no-such-game = Nie ma gry „{ $game }”. Znane gry: { $known }.
option-no-such-locale = Nie ma języka „{ $locale }”. Znane języki: { $known }.
option-no-such-bot = Nie ma bota „{ $bot }”. Znane boty: { $known }.
bot-cannot-decide = „{ $bot }” nie jest botem: nie ma metody „decide”.
bot-not-imported = Nie można wczytać bota „{ $bot }”: { $problem }. Bota podaje się jako moduł:Klasa.
bot-only-here = Bot „{ $bot }” istnieje tylko w tym procesie. Użyj jednego procesu albo klasy, którą można zaimportować.
bot-program-missing = Bot „{ $command }” nie uruchamia się: { $problem }.
bot-program-ended = Bot „{ $command }” zakończył się bez odpowiedzi (kod wyjścia { $code }).
bot-program-answer = Bot „{ $command }” nie odpowiedział planem: { $line }
option-no-puzzles = Do gry { $game } nie ma zagadek.
option-no-such-puzzle = Nie ma zagadki „{ $puzzle }” do gry { $game }.
puzzle-no-such-choice = „{ $choice }” nie jest wyborem w tej zagadce. Wybory: { $known }.
puzzles-other-seed = Plik { $file } zaczęto z ziarnem { $seed }. Użyj tego ziarna albo innego pliku.
option-no-such-lesson = Nie ma lekcji „{ $lesson }”. Lekcje: { $known }.
option-no-such-example = Nie ma przykładu „{ $example }”. Znane przykłady: { $known }.
lesson-over = Lekcja jest skończona.
lesson-only-read = Ten krok trzeba tylko przeczytać: przejdź dalej bez wyboru.
lesson-choice-wanted = Wybierz coś, żeby przejść dalej.
lesson-wrong-before = Wybór { $number } był błędny: najpierw powtórz ten krok.
option-unknown = Nie ma opcji „{ $option }”. Znane opcje: { $known }.
option-wrong-value = Opcja „{ $option }” nie może mieć wartości „{ $value }”. Możliwe wartości: { $known }.
option-wrong-seats = W tę grę nie można grać przy takiej liczbie miejsc: { $seats }. Możliwe: { $known }.

## Pozycje

position-unknown-key = „{ $key }” nie może wystąpić w pozycji. Pisz klucz=wartość z jednym z kluczy: { $known }.
position-twice = „{ $key }” występuje w pozycji dwa razy. Podaj to raz.
position-bad-number = { $key }={ $value }: potrzebna jest tu liczba całkowita od { $low } do { $high }.
position-bad-word = { $key }: „{ $value }” tu nie pasuje. Możliwe: { $known }.

## Los

chance-cannot-answer = Los nie może odpowiedzieć „{ $answer }”: nie jest to żaden z możliwych tu wyników.

## Zapisy

replay-not-json = Zapis nie jest w formacie JSON: { $problem }.
replay-not-a-log = To nie jest zapis partii: potrzebny jest obiekt JSON z polami header, opening, moves i end.
replay-missing = { $entry ->
        [0] W zapisie nie ma poprawnego pola „{ $key }”.
       *[other] W zapisie, wpis { $entry }, nie ma poprawnego pola „{ $key }”.
    }
replay-other-format = Zapis ma format { $found }; ta wersja czyta format { $known }.
replay-other-rules = Zapis powstał według zasad w wersji { $found }; ten program ma wersję { $known } i nie może go odtworzyć.
replay-other-content = Zapis rozegrano na innych danych ({ $found }), niż dają tu jego opcje ({ $known }).
replay-other-seed = Ziarno w zapisie nie zgadza się z zobowiązaniem w nagłówku.
replay-header-changed = Nagłówek zapisu został zmieniony: opisana w nim partia ma inny.
replay-wrong-start = Zapis nie zaczyna się od stanu, do którego prowadzi jego nagłówek.
replay-bad-entry = Wpis { $entry } zapisu nie jest ruchem: potrzebne są miejsce, akcja i skrót stanu.
replay-refused = Wpis { $entry } zapisu nie jest dozwolonym ruchem.
replay-other-chance = Wpis { $entry } zapisu: los odpowiedział inaczej.
replay-wrong-hash = Wpis { $entry } zapisu prowadzi do innego stanu, niż podano.
replay-wrong-link = Wpis { $entry } zapisu nie wynika z poprzedniego: jeden z nich został zmieniony.
replay-cut = Zapis nie zgadza się ze swoim zakończeniem od wpisu { $entry }. Oczekiwana liczba ruchów: { $moves }; jest: { $found }.

## Części opcjonalne

extra-missing = Brakuje pakietu { $module }: pip install "kagemusha[{ $extra }]".
torch-missing = Brakuje pakietu PyTorch: pip install torch

## Serie partii

arena-worker-lost = Jeden z procesów roboczych przerwał pracę. Rozegrane partie: { $done } z { $total }. Spróbuj z mniejszą liczbą procesów.
arena-matchup-lost = Jeden z procesów roboczych przerwał pracę. Z --out zakończone partie są zachowane, a to samo polecenie wznawia pracę od tego miejsca.
arena-bot-twice = Bot „{ $bot }” jest podany dwa razy. Podaj każdego bota raz: sam ze sobą gra tam, gdzie trzeba.
arena-too-few-bots = Potrzeba tu co najmniej { $least ->
        [one] jednego bota
        [few] { $least } różnych botów
        [many] { $least } różnych botów
       *[other] { $least } różnych botów
    }; { $number ->
        [one] jest { $number }
        [few] są { $number }
        [many] jest { $number }
       *[other] jest { $number }
    }.
arena-pair-unknown = „{ $bot }” ma z kimś grać, ale nie jest botem tych zawodów: { $known }.
arena-often-wrong = { $pair }: nie mogą grać { $number } razy więcej rozdań niż inni. Ta liczba musi wynosić co najmniej 1.
arena-test-needs-two = Test rozgrywają dwa boty, na dwóch przeciwnych miejscach.
arena-other-code = Proces ma inne boty lub zasady ({ $found }) niż ten program ({ $known }). Zainstaluj tę samą wersję na każdym komputerze.
arena-store-damaged = { $file } jest uszkodzony w wierszu { $line }. Wybierz inny folder.
arena-store-other = { $folder } zawiera inne partie: „{ $key }” to tam { $found }, a tu { $wanted }. Podaj to samo polecenie co wcześniej albo inny folder.
arena-store-other-code = { $folder } zawiera partie innych botów lub według innych zasad: kod się od tego czasu zmienił. Wybierz inny folder.
arena-store-busy = Inny proces zapisuje już w { $folder }. Zaczekaj, aż skończy, albo wybierz inny folder.
arena-no-cluster = Pod adresem { $address } nie ma klastra Ray: { $problem }
arena-no-levels = Dla { $game } nie ma jeszcze poziomów gry.

## Zbiory danych

dataset-not-one = { $file } nie jest zbiorem danych albo jest uszkodzony.
dataset-other-format = { $file } ma format { $found }; ta wersja czyta format { $known }.
dataset-other-rules = { $file } rozegrano według zasad w wersji { $found }; ten program ma wersję { $known }.
dataset-other-content = { $file } rozegrano z inną zawartością ({ $found }), niż dają tu jego opcje ({ $known }).
dataset-other-actions = { $file } numeruje akcje inaczej niż ten program.
dataset-wrong-match = Partia { $match } z { $file } nie jest taka, jak mówi jej wiersz.
dataset-cut = { $file } powinien mieć partii: { $known }, a ma: { $found }.
dataset-no-sample = Nie ma próbki partii gry { $game }.
dataset-part-damaged = { $file } jest uszkodzony w wierszu { $line }. Usuń go albo wybierz inny plik.
dataset-part-other = { $file } zawiera inne partie: „{ $key }” to tam { $found }, a tu { $wanted }. Podaj to samo polecenie co wcześniej albo inny plik.
dataset-part-other-code = { $file } zawiera partie innych botów lub zasad: kod się od tego czasu zmienił. Wybierz inny plik.
dataset-part-busy = Inny proces zapisuje już do { $file }.

## Kagemusha-Bench

benchmark-no-such-task = Nie ma zadania „{ $task }”. Są: { $known }.
benchmark-needs-networks = Ten program wymaga PyTorch i tego, czego OpenSpiel używa razem z nim: pip install torch dm-tree ({ $problem })
benchmark-no-such-solver = Nie ma programu rozwiązującego „{ $agent }” ({ $problem }). Są: { $known } albo module:function.
benchmark-not-a-line = Wiersz { $line } w { $file } nie jest wierszem tabeli wyników: { $problem }
benchmark-no-opponent = „{ $agent }” to jedyny przeciwnik w { $task }, a agent nie gra sam ze sobą.

## Trening

policy-not-one = { $file } nie zawiera wytrenowanych wag: { $problem }
policy-other-layout = { $file } wytrenowano dla innej gry, innych opcji lub innej wersji albo został zmieniony.
training-other = { $folder } zawiera trening z innymi ustawieniami. Podaj to samo polecenie co wcześniej albo inny folder.

# A game without texts of its own.
speech-generic-task = Twoja kolej: wybierz.
