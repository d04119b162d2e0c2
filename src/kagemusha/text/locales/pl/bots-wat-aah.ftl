### Shinobi WAT-AAH!: dlaczego bot wybrał to, co wybrał.

bots-wat-aah-only = Nie ma innego wyboru.
bots-wat-aah-corrupt = Dobranych kart będzie około { $cards }, a Korupcja wzrośnie o około { $cost }; tu się to opłaca.
bots-wat-aah-recruit = Jedna karta wystarczy i nie kosztuje Korupcji.
bots-wat-aah-fourth = Czwarty klan kończy rundę w dobrej chwili.
bots-wat-aah-place = Najlepsze z wypróbowanych zagrań (było ich { $plans }).
bots-wat-aah-wait = Karty są więcej warte w ręce.
bots-wat-aah-target = Ten cel daje najwięcej.
bots-wat-aah-lose = Tych kart ręce będzie brakować najmniej.
bots-wat-aah-take = Te karty najbardziej pomagają ręce.
bots-wat-aah-pawns = Możliwi finałowi Bossowie: { $bosses }. Przeciw nim pionki stoją tu najlepiej.
bots-wat-aah-learn = To, co się tu zyskuje, pomaga najbardziej.
bots-wat-aah-other = Najlepszy z wypróbowanych wyborów (było ich { $plans }).

## Jak grają

bots-style-wat-aah-random = Zagrywa dowolną dozwoloną kartę.
bots-style-wat-aah-greedy = Wykłada to, co w tej chwili jest najwięcej warte.
bots-style-wat-aah-beginner = Wykłada to, co od razu jest najwięcej warte, i przeocza wiele kart.
bots-style-wat-aah-novice = Myśli o twojej ręce, ale przeocza część własnych zagrań.
bots-style-wat-aah-skilled = Rozważa ręce, które możesz mieć.
bots-style-wat-aah-expert = Rozważa sporo rąk, które możesz mieć.
bots-style-wat-aah-master = Rozważa wiele rąk, które możesz mieć, i każdego możliwego Bossa.
bots-style-wat-aah-champion = W trybie Konik Polny dla dwóch lub trzech graczy wie z nauki, ile warta jest sytuacja i które karty pewnie trzymasz. Poza tym gra jak mistrz.
