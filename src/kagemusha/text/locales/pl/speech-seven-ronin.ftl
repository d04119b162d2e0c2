### 7 Ronin: o co chodzi i co da każdy wybór.

## Co robić i co da każdy ruch

speech-seven-ronin-goal-attacker = Atakujący prowadzi ninja: zajmij { $wanted } z { $count } obszarów (oba Pola liczą się jak 3) albo wyeliminuj wszystkich roninów przed końcem rundy { $rounds }.
speech-seven-ronin-goal-defender = Obrońca prowadzi roninów: wytrwaj do końca rundy { $rounds } albo wyeliminuj wszystkich ninja.
speech-seven-ronin-task-planning-attacker = Zaplanuj atak: co najmniej { $minimum } ninja, obszarów najwyżej { $threat }; 1 ninja może iść na Rynek, który nie liczy się jako obszar.
speech-seven-ronin-task-planning-defender = Zaplanuj obronę: każdy ronin musi dostać własny obszar; tylko Tasuke może stanąć z innym.
speech-seven-ronin-task-spy-attacker = Masz żeton Szpiega: wskaż obszar, by się dowiedzieć, który ronin tam stanie, albo zachowaj żeton.
speech-seven-ronin-task-spy-defender = Masz żeton Szpiega: wskaż obszar, by się dowiedzieć, ilu nowych ninja tam przybędzie, albo zachowaj żeton.
speech-seven-ronin-task-ronin-abilities = Użyj zdolności swoich roninów w dowolnej kolejności.
speech-seven-ronin-task-division = Rozdziel rany między Tasuke i drugiego ronina.
speech-seven-ronin-task-area-abilities = Użyj zdolności zajętych obszarów w dowolnej kolejności.
speech-seven-ronin-task-passage-division = Ninja przybyli Duktem: rozdziel rany między Tasuke i drugiego ronina.

speech-seven-ronin-do-musashi = Musashi usuwa 1 ninja ze swojego obszaru: { $place }
speech-seven-ronin-do-yumi = Yumi usuwa 1 ninja z rezerw
speech-seven-ronin-do-taiko = Taiko leczy 1 ranę: { $who }
speech-seven-ronin-do-hayai = Hayai rusza konno: { $place } ({ $number } ninja)
speech-seven-ronin-do-yobu = Yobu odsyła ninja: { $places }
speech-seven-ronin-do-divide = { $shares }
speech-seven-ronin-do-falls = , pada
speech-seven-ronin-do-watchtower = Wieża obserwacyjna, po 1 ranie: { $names }
speech-seven-ronin-do-watchtower-some = Wieża obserwacyjna, po 1 ranie, bo w puli brak znaczników dla wszystkich: { $names }
speech-seven-ronin-do-granary = Spichlerz: { $number } ninja z puli do rezerw
speech-seven-ronin-do-well = Studnia, 1 rana: { $who }
speech-seven-ronin-do-animal-pen = Zagroda, zostaje na następną rundę: { $who } ({ $place })
speech-seven-ronin-do-shrine = Kapliczka, bez zdolności w następnej rundzie: { $who }
speech-seven-ronin-do-burial-grounds = Cmentarz, powrót do rezerw: { $places }
speech-seven-ronin-do-passage = Dukt, z rezerw na: { $places }
speech-seven-ronin-do-field = Pole: liczy się w tej rundzie jako drugie
speech-seven-ronin-do-inn = Gospoda jako { $words }
speech-seven-ronin-group-passage = Dukt: 1 lub 2 ninja z rezerw na obszar
speech-seven-ronin-group-well = Studnia: 1 rana dla ronina
speech-seven-ronin-group-animal-pen = Zagroda: ronin musi zostać na następną rundę
speech-seven-ronin-group-shrine = Kapliczka: ronin bez zdolności w następnej rundzie
speech-seven-ronin-group-burial-grounds = Cmentarz: 1 lub 2 ninja wracają do rezerw
speech-seven-ronin-group-watchtower = Wieża obserwacyjna: po 1 ranie, póki starcza puli
speech-seven-ronin-group-yobu = Yobu odsyła 1 lub 2 ninja na sąsiednie obszary
speech-seven-ronin-group-taiko = Taiko leczy 1 ranę innego
speech-seven-ronin-group-hayai = Hayai jedzie na obszar, na którym są ninja
speech-seven-ronin-group-spy = Wyślij szpiega na obszar
speech-seven-ronin-group-divide = Rozdziel rany
speech-seven-ronin-do-spy = Wyślij szpiega: { $place }
speech-seven-ronin-do-no-spy = Zachowaj żeton Szpiega
speech-seven-ronin-do-seal = Zapieczętuj plan
speech-seven-ronin-do-done-ronin = Koniec: bez dalszych zdolności
speech-seven-ronin-do-done-areas = Koniec: bez dalszych zdolności, policz obszary
speech-seven-ronin-do-deploy-ninja = Zaplanuj 1 ninja: { $place }
speech-seven-ronin-do-deploy-ronin = Zaplanuj miejsce: { $who } – { $place }

## Ronini i obszary do czytania

speech-seven-ronin-station-beside-the-board = obok planszy
speech-seven-ronin-station-eliminated = poza grą
speech-seven-ronin-card-vitality = Wytrzymałość: { $number }
speech-seven-ronin-card-limit = Nowych ninja na rundę najwyżej: { $number }
speech-seven-ronin-card-yobu = Na atakowanym obszarze: odsyła stamtąd 1 lub 2 ninja na sąsiednie obszary.
speech-seven-ronin-card-yumi = Na wolnym obszarze: usuwa 1 ninja z rezerw.
speech-seven-ronin-card-musashi = Na atakowanym obszarze: usuwa stamtąd 1 ninja.
speech-seven-ronin-card-hayai = Na wolnym obszarze: jedzie na obszar, na którym są ninja i nie ma ronina albo jest sama Tasuke.
speech-seven-ronin-card-taiko = Na wolnym obszarze: leczy 1 ranę innego ronina.
speech-seven-ronin-card-kabe = Bez zdolności.
speech-seven-ronin-card-tasuke = Może stać na obszarze z jednym innym roninem; Obrońca dzieli wtedy rany.
speech-seven-ronin-card-watchtower = Póki zajęta, raz na rundę: 1 rana dla każdego ronina na obu sąsiednich obszarach.
speech-seven-ronin-card-granary = Póki zajęty, raz na rundę: 2 ninja z puli do rezerw.
speech-seven-ronin-card-well = Póki zajęta, raz na rundę: 1 rana dla wybranego ronina.
speech-seven-ronin-card-inn = Póki zajęta, raz na rundę: zdolność innego zajętego obszaru.
speech-seven-ronin-card-animal-pen = Póki zajęta, raz na rundę: wybrany ronin musi zostać na następną rundę.
speech-seven-ronin-card-shrine = Póki zajęta, raz na rundę: wybrany ronin nie ma zdolności w następnej rundzie.
speech-seven-ronin-card-burial-grounds = Póki zajęty, raz na rundę: 1 lub 2 ninja z obszarów wracają do rezerw.
speech-seven-ronin-card-passage = Póki zajęty, raz na rundę: 1 lub 2 ninja z rezerw na obszar, od razu tam walczą.
speech-seven-ronin-card-field = Gdy oba Pola są zajęte, liczą się razem jak 3 obszary.
speech-seven-ronin-card-plain = Obszar bez zdolności.
speech-seven-ronin-card-green = To nie obszar. W rundzie może tu wejść 1 nowy ninja; każdy ninja na Rynku pozwala na 1 nowego ninja ponad limit. Ronin, który tu przyjdzie, usuwa wszystkich bez ran.

## Advice to a newcomer

speech-seven-ronin-advice-attack = Plan atakuje: { $areas }. Gdzie nie czeka żaden ronin, zajmujesz obszar; gdzie czeka, ninja stają się ranami.
speech-seven-ronin-advice-guard = Ryzyko: te obszary zostają otwarte i ninja, którzy tam przyjdą, je zajmą: { $areas }.
speech-seven-ronin-advice-weak = Jeszcze jedna rana eliminuje: { $ronin }.
speech-seven-ronin-mixture-attack = Jak często jego plany atakują każdy obszar i iloma ninja najczęściej: { $areas }.
speech-seven-ronin-mixture-guard = Jak często jego plany strzegą każdego obszaru i przez kogo najczęściej: { $areas }.
speech-seven-ronin-mixture-area = { $area } { $percent } % ({ $most })
speech-seven-ronin-mixture-force = Ninja, których wysyła: od { $least } do { $most }.
