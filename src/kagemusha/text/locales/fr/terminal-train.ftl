### L’entraînement en ligne de commande.

terminal-help-train =
    Entraîner un bot en le faisant jouer contre lui-même et ses versions passées, avec PyTorch. Les courbes, les sauvegardes et le bot restent dans un dossier : GAME_policy.py y est un bot pour toute commande qui accepte module:Class. Ctrl-C arrête ; la même commande continue.
terminal-help-train-short = Entraîner un bot contre lui-même.
terminal-help-train-examples =
    kagemusha train wat-aah --choices 2000000
    kagemusha train seven-ronin --out runs/seven-ronin --seed 2
terminal-option-train-choices = Combien de choix l’élève fait en tout. Par défaut : 1000000.
terminal-option-train-matches = Combien de parties se jouent en même temps. Par défaut : 64.
terminal-option-train-hidden = Combien de neurones a chacune des deux couches cachées. Par défaut : 256.
terminal-option-train-out = Le dossier. Par défaut : build/training/GAME.
terminal-train-row = { $choices } choix, { $matches } parties : { $league } % de victoires dans la ligue, { $random } % contre random
terminal-train-bot = Bot : { $bot } dans { $folder }
