### Co wybiera się przed grą, dla wszystkich klientów.

## Boty

setup-bot-random = random: gra dowolny dozwolony ruch, łagodny początek
setup-bot-greedy = greedy: wybiera to, co teraz daje najwięcej
setup-bot-novice = novice: gra rozsądnie i można go pokonać
setup-bot-skilled = skilled: myśli naprzód i mało wybacza
setup-bot-master = master: najsilniejszy, do dwóch sekund na ruch

## Opcje

setup-option-mode = Tryb
setup-about-mode = Jak długo się gra i kto gra przeciw komu.

setup-value-on = Tak
setup-value-off = Nie
