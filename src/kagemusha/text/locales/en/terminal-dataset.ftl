### Datasets on the command line.

terminal-help-dataset = Datasets: many matches of strong bots in one small file, to learn from. Make one, or verify it.
terminal-help-dataset-short = Make or verify a file with many matches of bots.
terminal-help-dataset-examples =
    kagemusha dataset make wat-aah --games 100000 --workers 2
    kagemusha dataset verify
terminal-help-dataset-make =
    Let bots play matches and write them to a file. In every match each seat has a bot drawn from the list. The same seed, bots and version give the same matches, on any number of processes. After Ctrl-C, the same command resumes; with a larger --games it adds matches.
terminal-help-dataset-make-short = Let bots play matches and save them to a file.
terminal-help-dataset-make-examples =
    kagemusha dataset make wat-aah --games 100000 --workers 2
    kagemusha dataset make seven-ronin --bots expert,skilled --work 0.2 --out mine.jsonl.xz
terminal-help-dataset-verify =
    Replay every match of datasets and compare it with what the file says: choices, result, and the hash of every state. Exits with 1 if anything differs.
terminal-help-dataset-verify-short = Replay and compare every match of a file.
terminal-help-dataset-verify-examples =
    kagemusha dataset verify
    kagemusha dataset verify build/datasets/wat-aah.jsonl.xz
terminal-option-dataset-bots = The bots. Default: master,expert,skilled.
terminal-option-dataset-games = How many matches the file should have. Default: 1000.
terminal-option-dataset-out = The file. Default: build/datasets/GAME.jsonl.xz.
terminal-option-dataset-files = Datasets. Default: the samples that come with the package.
terminal-dataset-looking = Replaying
terminal-dataset-progress = { $done } of { $total } matches
terminal-dataset-made = Matches: { $number }. File: { $file }
terminal-dataset-resume = The same command resumes from here.
terminal-dataset-ok = ok  { $file }: { $game }, matches: { $number }, choices: { $choices }, won by seat: { $won }; bots: { $bots }
