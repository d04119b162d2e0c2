### Co wybiera się przed grą, dla wszystkich klientów.

## Boty

setup-bot-random = losowy: gra dowolny dozwolony ruch, łagodny początek
setup-bot-greedy = zachłanny: wybiera to, co teraz daje najwięcej
setup-bot-beginner = początkujący: widzi tylko następny krok, pierwszy przeciwnik
setup-bot-novice = nowicjusz: gra rozsądnie, ale coś przeocza
setup-bot-skilled = wprawny: myśli naprzód i mało wybacza
setup-bot-expert = ekspert: myśli dalej naprzód
setup-bot-master = mistrz: najwyższy poziom, do dwóch sekund na ruch
setup-bot-champion = czempion: co najmniej tak silny jak mistrz, nauczony na własnych obliczeniach
setup-bot-adaptive = adaptacyjny: gra tak dobrze jak ty

## Opcje

setup-option-mode = Tryb
setup-about-mode = Jak długo się gra i kto gra przeciw komu.

setup-value-on = Tak
setup-value-off = Nie
