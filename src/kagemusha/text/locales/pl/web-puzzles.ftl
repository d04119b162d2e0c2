### Zagadki w przeglądarce.

web-puzzles-lead = Co wybierasz? Każda pozycja pochodzi z partii silnych botów i pokazuje tylko to, co wie dany gracz. Odpowiedź jest dobra, jeśli nie da się jej odróżnić od najlepszej.
web-puzzles-of = Zagadki: { $game }
web-puzzles-all = Wszystkie zagadki
web-puzzles-none = Do tej gry nie ma zagadek.
web-puzzles-no-such = Nie ma takiej zagadki.
web-puzzles-list = Lista i tematy
web-puzzles-count = Dobrze za pierwszym razem: { $right } z { $number }
web-puzzles-row = { $number ->
        [one] { $number } dzień z rzędu
        [few] { $number } dni z rzędu
        [many] { $number } dni z rzędu
       *[other] { $number } dnia z rzędu
    }
web-puzzles-best = Najdłuższa seria: { $number }
web-puzzles-themes = Tematy
web-puzzles-every-theme = Wszystkie tematy
web-puzzles-one = Zagadka { $number }{ $state ->
        [right] , dobrze za pierwszym razem
        [wrong] , źle za pierwszym razem
       *[open] {""}
    }
web-puzzle = Zagadka
web-puzzle-daily = Zagadka dnia
web-puzzle-streak = Seria
web-puzzle-difficulty = { $difficulty ->
        [easy] Łatwa
        [medium] Średnia
       *[hard] Trudna
    }
web-puzzle-run = Seria: { $number }
web-puzzle-ask = Co najlepiej wybrać?
web-puzzle-ask-side = Twoja strona: { $side }. Co najlepiej wybrać?
web-puzzle-watch = Zobacz, dokąd to prowadzi…
web-puzzle-right = Dobrze!
web-puzzle-wrong = To nie jest najlepszy wybór.
web-puzzle-best = Nic nie wygrywa częściej.
web-puzzle-as-good = Traci { $loss }: za mało, by odróżnić go od najlepszego wyboru.
web-puzzle-loses = „{ $choice }” traci { $loss } szansy na wygraną.
web-puzzle-loss = { $number } % ± { $margin }
web-puzzle-every = Ile traci każdy wybór
web-puzzle-about = Przy najlepszym wyborze silnik daje { $number } % szansy na wygraną, uwzględniając wszystko, co może być ukryte. Każda strata ma przedział 95 %.
web-puzzle-about-level = Przy najlepszym wyborze wygrywasz w { $number } % przypadków, jeśli wszyscy grają dalej jak bot „{ $level }”, uwzględniając wszystko, co może być ukryte. Każda strata ma przedział 95 %.
web-puzzle-choice = Wybór
web-puzzle-loses-column = Strata
web-puzzle-again = Spróbuj jeszcze raz
web-puzzle-show = Pokaż najlepszy wybór
web-puzzle-give-up = Pokaż rozwiązanie
web-puzzle-hint-themes = Tematy: { $themes }.
web-puzzle-hint-few = To jeden z tych wyborów: { $choices }.
web-puzzle-solution = Najlepszy wybór: { $choice }.
web-puzzle-next = Następna zagadka
web-puzzle-streak-over = Seria kończy się na { $number }. Twój rekord to { $best }.
web-puzzle-streak-again = Zacznij nową serię
