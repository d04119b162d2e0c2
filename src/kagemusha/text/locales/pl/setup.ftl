### Co wybiera się przed grą, dla wszystkich klientów.

## Boty

setup-bot-random = random: gra dowolny dozwolony ruch, łagodny początek
setup-bot-greedy = greedy: wybiera to, co teraz daje najwięcej
setup-bot-beginner = beginner: widzi tylko następny krok, pierwszy przeciwnik
setup-bot-novice = novice: gra rozsądnie, ale coś przeocza
setup-bot-skilled = skilled: myśli naprzód i mało wybacza
setup-bot-expert = expert: myśli dalej naprzód
setup-bot-master = master: najsilniejszy, do dwóch sekund na ruch
setup-bot-adaptive = adaptive: gra tak dobrze jak ty

## Opcje

setup-option-mode = Tryb
setup-about-mode = Jak długo się gra i kto gra przeciw komu.

setup-value-on = Tak
setup-value-off = Nie
