### La bulle d’aide d’un plateau, et le mode « ? ».

web-tips-mode = Choisissez n’importe quoi pour savoir ce que c’est. Échap quitte ce mode.
web-tips-now = À présent
web-tips-can = Vous pouvez
web-tips-end = Terminé
