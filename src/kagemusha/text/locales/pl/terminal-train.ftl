### Trening w wierszu poleceń.

terminal-help-train =
    Trenuj bota, który gra sam ze sobą i ze swoimi wcześniejszymi wersjami, przy użyciu PyTorch. Krzywe, stan i bot są zapisywane w folderze: GAME_policy.py to bot dla każdego polecenia, które przyjmuje module:Class. Ctrl-C zatrzymuje; to samo polecenie pracuje dalej.
terminal-help-train-short = Trenuj bota w grze z samym sobą.
terminal-help-train-examples =
    kagemusha train wat-aah --choices 2000000
    kagemusha train seven-ronin --out runs/seven-ronin --seed 2
terminal-option-train-choices = Ile wyborów uczeń podejmuje łącznie. Domyślnie: 1000000.
terminal-option-train-matches = Ile partii toczy się jednocześnie. Domyślnie: 64.
terminal-option-train-hidden = Ile neuronów ma każda z dwóch warstw ukrytych. Domyślnie: 256.
terminal-option-train-out = Folder. Domyślnie: build/training/GAME.
terminal-train-row = wybory: { $choices }, partie: { $matches }, wygrane: { $league } % w lidze, { $random } % z botem random
terminal-train-bot = Bot: { $bot } w { $folder }
