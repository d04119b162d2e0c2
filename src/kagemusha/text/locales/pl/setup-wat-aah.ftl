### Shinobi WAT-AAH!: co wybiera się przed grą, dla wszystkich klientów.

game-wat-aah = Shinobi WAT-AAH!
game-about-wat-aah = Zbierz klany shinobi, użyj ich mocy we właściwej chwili i miej na końcu przed sobą najsilniejsze karty.
setup-mode-grasshopper = Konik Polny: jedna runda, szybki początek
setup-mode-grand-master = Wielki Mistrz: trzy rundy, pionki i Ostateczne Starcie
setup-option-handicap = Utrudnienie pierwszego gracza
setup-about-handicap = O ile mniej kart niż inni dostaje pierwszy gracz. Według instrukcji: 1.
setup-option-deck = Własni shinobi
setup-about-deck = Karty Shinobi zamiast tych z pudełka.
setup-option-cards = Własne karty
setup-about-cards = Karty Świątyni, Dworu i Bossów zamiast tych z pudełka.
