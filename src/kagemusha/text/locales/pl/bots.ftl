### Dlaczego bot, który gra w każdą grę, wybrał to, co wybrał.

bots-only = Nie ma innego wyboru.
bots-best = Najlepszy z wypróbowanych planów (było ich { $plans }).

## Jak grają

bots-style-random = Gra wszystko, na co pozwalają zasady.
bots-style-greedy = Od razu bierze to, co wygląda najlepiej, i nie czeka.
bots-style-novice = Gra rozsądnie i myśli krótko. Dobry pierwszy przeciwnik.
bots-style-skilled = Patrzy naprzód przed każdym wyborem.
bots-style-master = Patrzy tak daleko, jak pozwalają dwie sekundy.
