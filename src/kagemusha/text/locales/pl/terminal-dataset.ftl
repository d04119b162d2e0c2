### Zbiory danych w wierszu poleceń.

terminal-help-dataset = Zbiory danych: wiele partii silnych botów w jednym małym pliku, do uczenia się na nich. Utwórz zbiór albo go sprawdź.
terminal-help-dataset-short = Utwórz albo sprawdź plik z partiami botów.
terminal-help-dataset-examples =
    kagemusha dataset make wat-aah --games 100000 --workers 2
    kagemusha dataset verify
terminal-help-dataset-make =
    Boty rozgrywają partie, które trafiają do pliku. W każdej partii każde miejsce zajmuje bot wylosowany z listy. To samo ziarno, te same boty i ta sama wersja dają te same partie, niezależnie od liczby procesów. Po Ctrl-C to samo polecenie pracuje dalej; z większą liczbą dodaje partie.
terminal-help-dataset-make-short = Rozegraj partie botów i zapisz je do pliku.
terminal-help-dataset-make-examples =
    kagemusha dataset make wat-aah --games 100000 --workers 2
    kagemusha dataset make seven-ronin --bots expert,skilled --work 0.2 --out moje.jsonl.xz
terminal-help-dataset-verify =
    Odtwórz każdą partię ze zbiorów danych i porównaj ją z tym, co mówi plik: wybory, wynik i skrót każdego stanu. Kod wyjścia 1, jeśli coś się różni.
terminal-help-dataset-verify-short = Odtwórz i porównaj każdą partię z pliku.
terminal-help-dataset-verify-examples =
    kagemusha dataset verify
    kagemusha dataset verify build/datasets/wat-aah.jsonl.xz
terminal-option-dataset-bots = Boty. Domyślnie: master,expert,skilled.
terminal-option-dataset-games = Ile partii ma mieć plik. Domyślnie: 1000.
terminal-option-dataset-out = Plik. Domyślnie: build/datasets/GAME.jsonl.xz.
terminal-option-dataset-files = Zbiory danych. Domyślnie: próbki dołączone do pakietu.
terminal-dataset-looking = Odtwarzanie
terminal-dataset-progress = Partie: { $done } z { $total }
terminal-dataset-made = Partie: { $number }. Plik: { $file }
terminal-dataset-resume = To samo polecenie pracuje dalej od tego miejsca.
terminal-dataset-ok = ok  { $file }: { $game }, partie: { $number }, wybory: { $choices }, wygrane według miejsc: { $won }; boty: { $bots }
