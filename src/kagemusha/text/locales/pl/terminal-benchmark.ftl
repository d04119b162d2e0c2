### Kagemusha-Bench w wierszu poleceń.

terminal-help-benchmark = Kagemusha-Bench: stałe zadania dla agentów i tabela wyników, której każdy wiersz można powtórzyć.
terminal-help-benchmark-short = Stałe zadania dla agentów; tabela wyników.
terminal-help-benchmark-examples =
    kagemusha benchmark tasks
    kagemusha benchmark run wat-aah-1 --agent greedy
    kagemusha benchmark check --task crossing-1
terminal-help-benchmark-tasks = Wypisz zadania. Zadanie nigdy się nie zmienia; zmienione zadanie dostaje nową nazwę.
terminal-help-benchmark-tasks-short = Wypisz zadania.
terminal-help-benchmark-tasks-examples =
    kagemusha benchmark tasks
terminal-help-benchmark-run =
    Agent wykonuje zadanie. W partiach agent to bot: nazwa, module:Class albo exec:COMMAND. W małych grach to program rozwiązujący: nazwa albo module:function. Wyniki zależą tylko od zadania, agenta i ziarna, jeśli agent losuje wyłącznie z tego, co dostaje.
terminal-help-benchmark-run-short = Agent wykonuje zadanie.
terminal-help-benchmark-run-examples =
    kagemusha benchmark run crossing-1 --agent cfr-plus
    kagemusha benchmark run seven-ronin-1 --agent moje_boty:Moj --out tabela.jsonl
terminal-help-benchmark-check =
    Powtórz wiersze tabeli wyników i porównaj liczby. Kod wyjścia 1, jeśli któryś się różni; mówi też, czy od tego czasu zmieniły się zasady lub boty.
terminal-help-benchmark-check-short = Powtórz wiersze tabeli wyników.
terminal-help-benchmark-check-examples =
    kagemusha benchmark check --task crossing-1
    kagemusha benchmark check tabela.jsonl
terminal-option-benchmark-task = Zadanie; listę podaje kagemusha benchmark tasks.
terminal-option-benchmark-agent = Agent: bot albo program rozwiązujący.
terminal-option-benchmark-only-agent = Tylko wiersze tego agenta.
terminal-option-benchmark-seed = Ziarno rozdań i losowań. Domyślnie: 1.
terminal-option-benchmark-out = Tabela wyników, do której dopisać wiersz.
terminal-option-benchmark-file = Tabela wyników. Domyślnie: ta z pakietu.
terminal-benchmark-solve = { $game }: rozwiąż małą grę, dla pierwszego miejsca wartą dokładnie { $value }
terminal-benchmark-versus = { $game }: partie przeciw { $opponents }
terminal-benchmark-alone = { $game }: samemu przeciw grze, po { $deals } partii z każdym przeciwnikiem
terminal-benchmark-exploit = { $game }: partie przeciw lokalnej najlepszej odpowiedzi na agenta, po { $deals } na każdym miejscu
terminal-benchmark-looking = W toku
terminal-benchmark-progress = { $done } z { $total }
terminal-benchmark-line = { $task }, { $agent }, ziarno { $seed }
terminal-benchmark-point = { "  " }akcje: { $budget }, NashConv { $conv }, pierwsze miejsce { $value }
terminal-benchmark-share = { "  " }{ $name }: { $share } % ({ $low } do { $high }), Elo { $elo }, partie: { $matches }
terminal-benchmark-all = razem
terminal-benchmark-same = ok  { $task }, { $agent }, ziarno { $seed }
terminal-benchmark-differs = RÓŻNI SIĘ  { $task }, { $agent }, ziarno { $seed }: przy tych samych zasadach i botach
terminal-benchmark-changed = RÓŻNI SIĘ  { $task }, { $agent }, ziarno { $seed }: od wersji { $version } zmieniły się zasady lub boty
