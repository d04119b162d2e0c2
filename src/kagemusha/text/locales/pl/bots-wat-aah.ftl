### Shinobi WAT-AAH!: dlaczego bot wybrał to, co wybrał.

bots-wat-aah-only = Nie ma innego wyboru.
bots-wat-aah-corrupt = Dobranych kart będzie około { $cards }, a Korupcja wzrośnie o około { $cost }; tu się to opłaca: { $chance } % wobec { $next } %.
bots-wat-aah-recruit = Jedna karta wystarczy i nie kosztuje Korupcji: { $chance } % wobec { $next } %.
bots-wat-aah-fourth = Czwarty klan kończy rundę w dobrej chwili: { $chance } % wobec { $next } %.
bots-wat-aah-place = Najlepsze z wypróbowanych zagrań (było ich { $plans }): { $chance } % wobec { $next } %.
bots-wat-aah-wait = Karty są więcej warte w ręce: { $chance } % wobec { $next } %.
bots-wat-aah-target = Ten cel daje najwięcej: { $chance } % wobec { $next } %.
bots-wat-aah-lose = Tych kart ręce będzie brakować najmniej: { $chance } % wobec { $next } %.
bots-wat-aah-take = Te karty najbardziej pomagają ręce: { $chance } % wobec { $next } %.
bots-wat-aah-pawns = Możliwi finałowi Bossowie: { $bosses }. Przeciw nim pionki stoją tu najlepiej: { $chance } % wobec { $next } %.
bots-wat-aah-learn = To, co się tu zyskuje, pomaga najbardziej: { $chance } % wobec { $next } %.
bots-wat-aah-other = Najlepszy z wypróbowanych wyborów (było ich { $plans }): { $chance } % wobec { $next } %.
