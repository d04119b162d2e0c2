### Perft w wierszu poleceń: ile dróg prowadzi dalej z pozycji.

terminal-help-perft =
    Policz sposoby dalszej gry od początku albo z podanej pozycji, żeby sprawdzić inną implementację gry. Ciąg to określona liczba akcji, jedna po drugiej. Los jest graczem: każda jego odpowiedź to akcja. Gdy kilku wybiera jednocześnie, zaczyna pierwsze miejsce. Liczenie widzi też ukryte informacje. Strona „Perft” w dokumentacji podaje liczby wzorcowe. Ctrl-C przerywa i wypisuje policzone głębokości.
terminal-help-perft-short = Policz ciągi i pozycje według pierwszej akcji.
terminal-help-perft-examples =
    kagemusha perft seven-ronin --depth 4
    kagemusha perft seven-ronin --plans --position "round=3 ninja=green:2"
    kagemusha perft wat-aah --seats 3 --depth 2 --json liczby.json
    kagemusha perft era-of-the-ninja --mode lone-ninja --depth 3
terminal-option-perft-depth = Głębokość w akcjach. Domyślnie: 3.
terminal-option-perft-plans = Policz zamiast tego całe plany każdego miejsca, gdy kilka wybiera jednocześnie.
terminal-perft-looking = Liczenie
terminal-perft-progress = { $done } z { $total } pozycji na tej głębokości
terminal-perft-depth = głębokość
terminal-perft-sequences = ciągi
terminal-perft-positions = pozycje
terminal-perft-over = skończone
terminal-perft-split = Pierwsza akcja ({ $name }), głębokość { $depth }
terminal-perft-plans-of = Pierwsza akcja ({ $name })
terminal-perft-plans = plany
terminal-perft-total = razem
terminal-perft-chance = los
terminal-perft-interrupted = Przerwano: policzono { $number } z { $total } głębokości.
terminal-perft-stopped = Przerwano.
terminal-error-perft-plans = --plans wymaga pozycji, w której kilka miejsc wybiera jednocześnie. Tutaj użyj --depth.
