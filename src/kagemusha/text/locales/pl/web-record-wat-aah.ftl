### Shinobi WAT-AAH!: osiągnięcia.

web-wat-aah-achievement-four = Czwórka
web-wat-aah-achievement-four-about = Wystaw od razu klan z czterech kart: więcej kart i mocniejsza moc.
web-wat-aah-achievement-pure = Czyste ręce
web-wat-aah-achievement-pure-about = Wygraj, ani razu nie ulegając korupcji: cierpliwość nie kosztuje punktów.
web-wat-aah-achievement-ronin = Miecz do wynajęcia
web-wat-aah-achievement-ronin-about = Dołóż Ronina do klanu: pasuje do każdego.
web-wat-aah-achievement-jigoku = Powrót z Jigoku
web-wat-aah-achievement-jigoku-about = Zabierz kartę z Jigoku: to, co odrzucono, może być akurat tym, czego ci trzeba.
web-wat-aah-achievement-aim = Właściwy cel
web-wat-aah-achievement-aim-about = Wskaż przeciwnika jako cel co najmniej dwa razy i wygraj: uderz w tego, kto prowadzi.
web-wat-aah-achievement-grand-master = Wielki Mistrz
web-wat-aah-achievement-grand-master-about = Wygraj w trybie Wielkiego Mistrza: decydują pionki, nie tylko karty.
web-wat-aah-achievement-decoy = Za maską
web-wat-aah-achievement-decoy-about = Podejrzyj Wabik i wygraj: znajomość Bossa pomaga stawiać pionki.
