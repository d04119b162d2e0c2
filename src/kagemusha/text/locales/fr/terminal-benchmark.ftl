### Kagemusha-Bench en ligne de commande.

terminal-help-benchmark = Kagemusha-Bench : des tâches fixes pour des agents, et un palmarès dont chaque ligne peut être rejouée.
terminal-help-benchmark-short = Des agents sur des tâches fixes ; un palmarès.
terminal-help-benchmark-examples =
    kagemusha benchmark tasks
    kagemusha benchmark run wat-aah-1 --agent greedy
    kagemusha benchmark check --task crossing-1
terminal-help-benchmark-tasks = Lister les tâches. Une tâche ne change jamais ; une tâche modifiée reçoit un autre nom.
terminal-help-benchmark-tasks-short = Lister les tâches.
terminal-help-benchmark-tasks-examples =
    kagemusha benchmark tasks
terminal-help-benchmark-run =
    Faire passer une tâche à un agent. Dans les parties, un agent est un bot : un nom, module:Class ou exec:COMMAND. Dans les petits jeux, c’est un solveur : un nom ou module:function. Les chiffres ne dépendent que de la tâche, de l’agent et de la graine, si l’agent ne tire qu’avec ce qu’il reçoit.
terminal-help-benchmark-run-short = Faire passer une tâche à un agent.
terminal-help-benchmark-run-examples =
    kagemusha benchmark run crossing-1 --agent cfr-plus
    kagemusha benchmark run seven-ronin-1 --agent mes_bots:Mien --out palmares.jsonl
terminal-help-benchmark-check =
    Refaire les lignes d’un palmarès et comparer les chiffres. Code de sortie 1 si une ligne diffère ; dit si les règles ou les bots ont changé depuis.
terminal-help-benchmark-check-short = Refaire les lignes d’un palmarès.
terminal-help-benchmark-check-examples =
    kagemusha benchmark check --task crossing-1
    kagemusha benchmark check palmares.jsonl
terminal-option-benchmark-task = La tâche ; kagemusha benchmark tasks les donne toutes.
terminal-option-benchmark-agent = L’agent : un bot ou un solveur.
terminal-option-benchmark-only-agent = Seulement les lignes de cet agent.
terminal-option-benchmark-seed = La graine des donnes et des tirages. Par défaut : 1.
terminal-option-benchmark-out = Un palmarès auquel ajouter la ligne.
terminal-option-benchmark-file = Le palmarès. Par défaut : celui du paquet.
terminal-benchmark-solve = { $game } : résoudre un petit jeu qui vaut exactement { $value } pour la première place
terminal-benchmark-versus = { $game } : des parties contre { $opponents }
terminal-benchmark-alone = { $game } : seul contre le jeu, { $deals } parties contre chaque adversaire
terminal-benchmark-exploit = { $game } : des parties contre une meilleure réponse locale à l’agent, { $deals } à chaque place
terminal-benchmark-looking = En cours
terminal-benchmark-progress = { $done } sur { $total }
terminal-benchmark-line = { $task }, { $agent }, graine { $seed }
terminal-benchmark-point = { "  " }{ $budget } actions : NashConv { $conv }, première place { $value }
terminal-benchmark-share = { "  " }{ $name } : { $share } % ({ $low } à { $high }), Elo { $elo }, { $matches } parties
terminal-benchmark-all = ensemble
terminal-benchmark-same = ok  { $task }, { $agent }, graine { $seed }
terminal-benchmark-differs = DIFFÈRE  { $task }, { $agent }, graine { $seed } : avec les mêmes règles et les mêmes bots
terminal-benchmark-changed = DIFFÈRE  { $task }, { $agent }, graine { $seed } : les règles ou les bots ont changé depuis la version { $version }
