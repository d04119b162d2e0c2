### Zagadki w terminalu.

terminal-help-puzzles = Zagadki: pozycje z partii silnych botów, takie, jakie zna jeden gracz. Rozwiązuj te dołączone do gier albo szukaj nowych.
terminal-help-puzzles-short = Rozwiązuj zagadki albo szukaj nowych.
terminal-help-puzzles-examples =
    kagemusha puzzles play seven-ronin
    kagemusha puzzles play wat-aah --daily
    kagemusha puzzles make wat-aah --number 20
terminal-help-puzzles-play =
    Rozwiązuj zagadki. Odpowiedź ocenia się po szansie na wygraną, którą traci wobec najlepszej, średnio po wszystkim, co może być ukryte; jest dobra, jeśli nie da się jej odróżnić od najlepszej. Potem pokazany jest dalszy ciąg. Liczy się tylko pierwsza odpowiedź.
terminal-help-puzzles-play-short = Rozwiązuj zagadki.
terminal-help-puzzles-play-examples =
    kagemusha puzzles play seven-ronin --theme defence
    kagemusha puzzles play wat-aah --daily
    kagemusha puzzles play era-of-the-ninja --streak
terminal-help-puzzles-make =
    Szukaj zagadek w partiach botów. Pozycja zostaje, jeśli niewiele wyborów jest dobrych, a każdy inny wyraźnie traci: na pierwszy rzut oka, z innym ziarnem i przy dłuższym szukaniu. Najwyżej połowa z nich jest łatwa. To samo ziarno znajduje te same zagadki. Po Ctrl-C to samo polecenie szuka dalej.
terminal-help-puzzles-make-short = Szukaj nowych zagadek w partiach botów.
terminal-help-puzzles-make-examples =
    kagemusha puzzles make wat-aah --number 20 --seed 7 --out mine.jsonl
terminal-help-puzzles-verify =
    Niech inny bot rozwiąże zagadki: najpierw jak w partii, potem szukając także przez następną rundę. Zagadki, w których wybiera coś innego, są wymienione.
terminal-help-puzzles-verify-short = Niech inny bot rozwiąże zagadki.
terminal-help-puzzles-verify-examples =
    kagemusha puzzles verify seven-ronin
    kagemusha puzzles verify seven-ronin --file mine.jsonl --out verified.jsonl
terminal-option-puzzles-theme = Tylko zagadki na ten temat.
terminal-option-puzzles-daily = Tylko zagadka dnia, dla wszystkich ta sama.
terminal-option-puzzles-streak = Jedna po drugiej, aż do złej odpowiedzi.
terminal-option-puzzles-number = Ile zagadek ma mieć plik. Domyślnie: 100.
terminal-option-puzzles-seed = Ziarno, od którego zależą rozgrywane partie. Domyślnie: 1.
terminal-option-puzzles-out = Plik, do którego są dopisywane, po jednej w wierszu. Domyślnie: build/puzzles/GAME.jsonl.
terminal-option-puzzles-measure = Najpierw zmierz na nowo trudność zagadek z pliku, oceń ponownie te z innych zasad lub kart i usuń te, które już nie pasują, oraz łatwe ponad połowę podanej liczby.
terminal-option-puzzles-file = Plik z zagadkami. Domyślnie: te dołączone do gry.
terminal-option-puzzles-bot = Bot. Domyślnie: czempion gry, jeśli go ma, a jeśli nie, jej najsilniejszy poziom.
terminal-option-puzzles-verified = Plik na zagadki, które bot rozwiązuje; może to być ten sam plik.
terminal-help-puzzle =
    show        poddaj się: najlepszy wybór i dalszy ciąg
    hint        temat zagadki
    board, log, rules, why … działają jak w partii
    quit        koniec
terminal-puzzles-looking = Szukanie zagadek
terminal-puzzles-progress = Zagadki: { $done } z { $total }
terminal-puzzles-found = Zagadki: { $number }. Partie: { $matches }. Plik: { $file }
terminal-puzzles-resume = To samo polecenie szuka dalej od tego miejsca.
terminal-puzzles-verify-looking = Sprawdzanie zagadek
terminal-puzzles-verify-progress = Zagadki: { $done } z { $total }
terminal-puzzles-verify-other = Zagadka { $id }: dobre jest { $right }, ale bot wybiera { $choice }.
terminal-puzzles-verified = Bot „{ $bot }” rozwiązuje zagadki: { $number } z { $total }.
terminal-error-no-puzzles = Plik „{ $file }” nie zawiera zagadek tej gry.
terminal-puzzles-easy = Zagadka { $id }, łatwa
terminal-puzzles-medium = Zagadka { $id }, średnia
terminal-puzzles-hard = Zagadka { $id }, trudna
terminal-puzzles-ask = Twoja strona: { $seat }. Co najlepiej wybrać? „show” poddaje się, „hint” podaje temat, „quit” kończy.
terminal-puzzles-best = Dobrze! Nic nie wygrywa częściej.
terminal-puzzles-right = Dobrze! Traci { $loss }: za mało, by odróżnić go od najlepszego wyboru.
terminal-puzzles-mistake = To nie najlepszy wybór: traci { $loss } szansy na wygraną.
terminal-puzzles-blunder = Poważny błąd: traci { $loss } szansy na wygraną.
terminal-puzzles-loss = { $number } % ± { $margin }
terminal-puzzles-level = Przy najlepszym wyborze: { $number } % szansy na wygraną, jeśli wszyscy grają dalej jak bot „{ $level }”. Straty z przedziałem 95 %.
terminal-puzzles-engine = Przy najlepszym wyborze: { $number } % szansy na wygraną według silnika. Straty z przedziałem 95 %.
terminal-puzzles-themes = Tematy: { $themes }
terminal-puzzles-enter = Enter: następna zagadka, „quit”: koniec>
terminal-puzzles-count = Zagadki rozwiązane za pierwszym razem: { $right } z { $number }.
terminal-puzzles-run = Seria: { $number }
terminal-puzzles-streak-over = Twoja seria: { $number }. Rekord: { $best }.
