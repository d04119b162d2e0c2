### Training on the command line.

terminal-help-train =
    Train a bot by self-play against itself and its earlier versions, with PyTorch. Curves, checkpoints and the bot are kept in a folder: GAME_policy.py there is a bot for every command that takes module:Class. Ctrl-C stops; the same command resumes.
terminal-help-train-short = Train a bot by self-play.
terminal-help-train-examples =
    kagemusha train wat-aah --choices 2000000
    kagemusha train seven-ronin --out runs/seven-ronin --seed 2
terminal-option-train-choices = How many choices the learner makes in total. Default: 1000000.
terminal-option-train-matches = How many matches are played at once. Default: 64.
terminal-option-train-hidden = How many units each of the two hidden layers has. Default: 256.
terminal-option-train-out = The folder. Default: build/training/GAME.
terminal-train-row = { $choices } choices, { $matches } matches: won { $league } % in the league, { $random } % against random
terminal-train-bot = Bot: { $bot } in { $folder }
