### Dlaczego bot, który gra w każdą grę, wybrał to, co wybrał.

bots-only = Nie ma innego wyboru.
bots-best = Najlepszy z wypróbowanych planów (było ich { $plans }).

## Jak grają

bots-style-random = Gra wszystko, na co pozwalają zasady.
bots-style-greedy = Od razu bierze to, co wygląda najlepiej, i nie czeka.
bots-style-beginner = Myśli o krok naprzód i dużo przeocza. Dobry pierwszy przeciwnik.
bots-style-novice = Gra rozsądnie, ale myśli krótko i coś przeocza.
bots-style-skilled = Patrzy naprzód przed każdym wyborem.
bots-style-expert = Patrzy dalej i nie przeocza niczego bliskiego.
bots-style-master = Patrzy tak daleko, jak pozwalają dwie sekundy.
bots-style-champion = Wie z własnych obliczeń, ile warta jest każda sytuacja.
bots-style-adaptive = Gra tak dobrze jak ty: mocniej, gdy prowadzisz, słabiej, gdy przegrywasz.

## Nazwy poziomów: polecenia i API używają identyfikatorów

bot-level-random = losowy
bot-level-greedy = zachłanny
bot-level-beginner = początkujący
bot-level-novice = nowicjusz
bot-level-skilled = wprawny
bot-level-expert = ekspert
bot-level-master = mistrz
bot-level-champion = czempion
bot-level-adaptive = adaptacyjny
