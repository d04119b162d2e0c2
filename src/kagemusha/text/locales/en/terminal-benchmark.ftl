### Kagemusha-Bench on the command line.

terminal-help-benchmark = Kagemusha-Bench: fixed tasks for agents, and a leaderboard whose lines can be reproduced.
terminal-help-benchmark-short = Run agents on fixed tasks; check a leaderboard.
terminal-help-benchmark-examples =
    kagemusha benchmark tasks
    kagemusha benchmark run wat-aah-1 --agent greedy
    kagemusha benchmark check --task crossing-1
terminal-help-benchmark-tasks = List the tasks. A task never changes; a changed task gets a new id.
terminal-help-benchmark-tasks-short = List the tasks.
terminal-help-benchmark-tasks-examples =
    kagemusha benchmark tasks
terminal-help-benchmark-run =
    Run an agent on a task. In matches an agent is a bot: a name, module:Class or exec:COMMAND. In small games it is a solver: a name or module:function. The figures depend only on task, agent and seed, provided that the agent uses only the random generator it is given.
terminal-help-benchmark-run-short = Run an agent on a task.
terminal-help-benchmark-run-examples =
    kagemusha benchmark run crossing-1 --agent cfr-plus
    kagemusha benchmark run seven-ronin-1 --agent my_bots:Mine --out board.jsonl
terminal-help-benchmark-check =
    Run the lines of a leaderboard again and compare the figures. Exits with 1 if a line differs, and says whether rules or bots have changed since.
terminal-help-benchmark-check-short = Run the lines of a leaderboard again.
terminal-help-benchmark-check-examples =
    kagemusha benchmark check --task crossing-1
    kagemusha benchmark check board.jsonl
terminal-option-benchmark-task = The task; kagemusha benchmark tasks lists them.
terminal-option-benchmark-agent = The agent: a bot or a solver.
terminal-option-benchmark-only-agent = Only lines of this agent.
terminal-option-benchmark-seed = The seed for deals and draws. Default: 1.
terminal-option-benchmark-out = A leaderboard to which the line is added.
terminal-option-benchmark-file = The leaderboard. Default: that of the package.
terminal-benchmark-solve = { $game }: solve a small game exactly worth { $value } to the first seat
terminal-benchmark-versus = { $game }: matches against { $opponents }
terminal-benchmark-alone = { $game }: alone against the game, { $deals } matches against each opponent
terminal-benchmark-exploit = { $game }: matches against a local best response to the agent, { $deals } on each seat
terminal-benchmark-looking = Running
terminal-benchmark-progress = { $done } of { $total }
terminal-benchmark-line = { $task }, { $agent }, seed { $seed }
terminal-benchmark-point = { "  " }{ $budget } actions: NashConv { $conv }, first seat { $value }
terminal-benchmark-share = { "  " }{ $name }: { $share } % ({ $low } to { $high }), Elo { $elo }, { $matches } matches
terminal-benchmark-all = all
terminal-benchmark-same = ok  { $task }, { $agent }, seed { $seed }
terminal-benchmark-differs = DIFFERS  { $task }, { $agent }, seed { $seed }: with the same rules and bots
terminal-benchmark-changed = DIFFERS  { $task }, { $agent }, seed { $seed }: rules or bots have changed since version { $version }
