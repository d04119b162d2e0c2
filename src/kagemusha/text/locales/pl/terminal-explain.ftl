### „explain” w wierszu poleceń: co bot zagrałby w danej pozycji, jak często i dlaczego.

terminal-help-explain =
    Powiedz, co bot zagrałby w danej pozycji: jego plany i jak często gra każdy z nich, szansa na wygraną z każdym oraz powód. Gdy kilka miejsc wybiera jednocześnie, każde jest wyjaśniane na podstawie tego, co wie. Podaj grę i, jeśli chcesz, pozycję; albo plik z partią i moment tej partii.
terminal-help-explain-short = Powiedz, co bot zagrałby w danej pozycji i dlaczego.
terminal-help-explain-examples =
    kagemusha explain seven-ronin --position "round=3 ninja=green:2"
    kagemusha explain seven-ronin --seat attacker --work 3
    kagemusha explain moja-partia.json --at 12
    kagemusha explain wat-aah --seats 3 --json -
    kagemusha explain seven-ronin --bot champion
terminal-option-explain-what = Gra albo plik z partią. Domyślnie: pierwsza gra.
terminal-option-explain-at = W partii: po tylu wpisach dziennika. Domyślnie: ostatnia pozycja.
terminal-option-explain-seat = Miejsce do wyjaśnienia. Domyślnie: wszystkie, które mają wybierać.
terminal-option-explain-bot = Bot, który wyjaśnia: poziom albo, w 7 Ronin i WAT-AAH!, champion. Domyślnie: najwyższy poziom.
terminal-explain-chance = Szansa na wygraną, jeśli wszyscy grają dalej jak bot „{ $level }”: { $chance }.
terminal-explain-vague = Szansa na wygraną zdaniem bota: { $word }.
terminal-explain-value = Jego własna ocena pozycji, nieskalibrowana: { $number } % (± { $error }).
terminal-explain-chosen = Zagrałby: { $words }
terminal-explain-mixture = Jak często { $bot } gra każdy plan, szansa z tym planem według jego własnych ocen i sam plan:
terminal-explain-plans = Część szukania bota { $bot } na każdy plan, szansa z tym planem według jego własnych ocen i sam plan:
terminal-explain-rest = Rzadsze plany: { $number }, razem { $share }.
terminal-error-explain-at = Opcja --at dotyczy pliku z partią. Dla gry użyj --position.
terminal-error-explain-log = Partia w pliku ma własne opcje i pozycje: użyj zamiast tego --at N.
terminal-error-explain-moves = Nie ma wpisu { $number }: dziennik tej partii ma { $most }.
terminal-error-explain-over = Nikt nie ma tu wyboru: partia się skończyła. Wcześniejszy moment partii wskaż przez --at N.
