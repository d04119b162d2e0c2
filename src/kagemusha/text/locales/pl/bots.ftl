### Dlaczego bot, który gra w każdą grę, wybrał to, co wybrał.

bots-only = Nie ma innego wyboru.
bots-best = Najlepszy z wypróbowanych planów (było ich { $plans }): { $chance } % wobec { $next } %.
