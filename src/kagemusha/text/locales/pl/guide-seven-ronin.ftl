### Co mówi przewodnik w partii 7 Ronin: pojęcia z tytułami, ryzyko, co się stało.

## Pojęcia

seven-ronin-guide-goal-attacker = Jesteś Atakującym i prowadzisz ninja. Zajmij pięć z dziesięciu obszarów na koniec rundy, a wygrasz. Obszar jest zajęty, gdy są na nim ninja i nie ma ronina.
seven-ronin-guide-goal-attacker-name = Cel Atakującego
seven-ronin-guide-goal-defender = Jesteś Obrońcą i prowadzisz roninów. Jeśli przez osiem rund ninja ani razu nie zajmą pięciu obszarów, wygrasz. Obszar z roninem nie jest zajęty.
seven-ronin-guide-goal-defender-name = Cel Obrońcy
seven-ronin-guide-secret = Obie strony planują jednocześnie, za zasłonami. Gdy oba plany są zapieczętowane, odsłania się je razem.
seven-ronin-guide-secret-name = Tajne plany
seven-ronin-guide-threat = Poziom zagrożenia mówi, na ile różnych obszarów mogą iść nowi ninja w tej rundzie: { $number }. Wybierz obszar, żeby wysłać tam ninja.
seven-ronin-guide-threat-name = Poziom zagrożenia
seven-ronin-guide-limit = Romby przy obszarze to jego limit: po jednym na każdego nowego ninja, który może tam przyjść w jednej rundzie.
seven-ronin-guide-limit-name = Limit obszaru
seven-ronin-guide-place = Każdy ronin musi dostać obszar: wybierz ronina, potem obszar. Na obszarze stoi jeden ronin; Tasuke może dołączyć do innego.
seven-ronin-guide-place-name = Rozstawianie roninów
seven-ronin-guide-ronin-ability = Plany są odsłonięte. Zanim ninja staną się ranami, każdy ronin może raz użyć zdolności. Wybierz jedną albo zakończ krok.
seven-ronin-guide-ronin-ability-name = Zdolności roninów
seven-ronin-guide-area-ability = Zajmujesz obszary: każdy ma zdolność, której możesz teraz raz użyć. Wybierz jedną albo zakończ krok.
seven-ronin-guide-area-ability-name = Zdolności obszarów
seven-ronin-guide-wounds = Gdzie ninja trafili na ronina, stali się ranami na jego kafelku i opuścili wioskę. Kafelek ma tyle miejsc, ile ronin ma Wytrzymałości.
seven-ronin-guide-wounds-name = Rany
seven-ronin-guide-minimum = Minimum mówi, ilu ninja musisz wysłać w tej rundzie: { $number }. Przychodzą z twoich rezerw.
seven-ronin-guide-minimum-name = Minimum
seven-ronin-guide-green-attacker = Pośrodku jest Rynek. W każdej rundzie wyślij tam jednego ninja: w następnych rundach za każdego z nich jeden nowy ninja może wejść ponad limit.
seven-ronin-guide-green-attacker-name = Rynek
seven-ronin-guide-green-defender = Ninja na Rynku pozwalają Atakującemu przekraczać limity. Ronin postawiony na Rynku usuwa ich wszystkich bez żadnej rany.
seven-ronin-guide-green-defender-name = Rynek
seven-ronin-guide-fallen = Ronin z pełnym kafelkiem jest wyeliminowany i nigdy nie wraca. Gdy nie ma już żadnego, wygrywa Atakujący.
seven-ronin-guide-fallen-name = Eliminacja
seven-ronin-guide-held = Zagroda sprawia, że ronin zostaje na swoim obszarze w następnej rundzie. Obie strony wiedzą wtedy, gdzie będzie.
seven-ronin-guide-held-name = Zagroda
seven-ronin-guide-fields = Oba Pola nie mają zdolności, ale gdy oba są zajęte, liczą się jak trzy obszary.
seven-ronin-guide-fields-name = Pola
seven-ronin-guide-hunger = Od tej rundy głód zabiera z rezerw jednego ninja na koniec każdej rundy.
seven-ronin-guide-hunger-name = Głód
seven-ronin-guide-last-rounds = { $number ->
    [0] To ostatnia runda.
    [one] Po tej rundzie zostaje już tylko jedna.
    [few] Po tej rundzie zostają już tylko { $number }.
   *[other] Po tej rundzie zostaje już tylko { $number }.
} Jeśli Atakujący do tego czasu nie wygra, wygra Obrońca.
seven-ronin-guide-last-rounds-name = Koniec partii

## Co ryzykuje plan

seven-ronin-guide-risk-reach = Nawet jeśli żaden ronin nie stanie na drodze, liczba obszarów z ninja wyniesie { $number }. Do wygranej potrzeba { $need }.
seven-ronin-guide-risk-reserves = W rezerwach zostanie ci ninja: { $number }. Następne rundy wymagają co najmniej { $need }.
seven-ronin-guide-risk-few = Liczba obszarów, na które wysyłasz ninja: { $number }; poziom zagrożenia pozwala na { $need }. Im mniej obszarów, tym łatwiej cię powstrzymać.
seven-ronin-guide-risk-met = W tej rundzie musi zostać na miejscu: { $ronin-list-name }. Ninja, których tam wyślesz, staną się ranami.
seven-ronin-guide-risk-open = { $number ->
    [one] Jeden obszar z ninja jest bez ronina: { $areas-name }.
    [few] { $number } obszary z ninja są bez ronina: { $areas-name }.
   *[other] { $number } obszarów z ninja jest bez ronina: { $areas-name }.
} Z nowymi ninja może ich być { $most }; przy { $need } przegrywasz.
seven-ronin-guide-risk-fall = { $number ->
    [one] Grozi eliminacja: { $ronin-list-name }. Czeka tam dość ninja, żeby zapełnić kafelek.
   *[other] Grozi eliminacja: { $ronin-list-name }. Czeka tam dość ninja, żeby zapełnić ich kafelki.
}

## Co się stało

seven-ronin-guide-round-attacker = Runda { $round }: { $wounds ->
    [0] twoi ninja nie trafili na żadnego ronina.
    [one] ronini otrzymali { $wounds } ranę.
    [few] ronini otrzymali { $wounds } rany.
   *[other] ronini otrzymali { $wounds } ran.
} { $fallen ->
    [0] {""}
   *[other] Eliminacja: { $ronin-list-name }.
} Zajęte obszary: { $held } z { $need }. Liczą się tylko te, na których nie stoi ronin.
seven-ronin-guide-round-attacker-again = Runda { $round }: rany { $wounds }, obszary { $held } z { $need }.
seven-ronin-guide-round-defender = Runda { $round }: { $wounds ->
    [0] twoi ronini nie trafili na żadnego ninja.
    [one] twoi ronini otrzymali { $wounds } ranę.
    [few] twoi ronini otrzymali { $wounds } rany.
   *[other] twoi ronini otrzymali { $wounds } ran.
} { $fallen ->
    [0] {""}
   *[other] Eliminacja: { $ronin-list-name }.
} Ninja zajmują { $held } z { $need } obszarów: te, na których nie stoi żaden z twoich roninów.
seven-ronin-guide-round-defender-again = Runda { $round }: rany { $wounds }, stracone obszary { $held } z { $need }.
