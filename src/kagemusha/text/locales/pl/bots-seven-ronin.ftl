### 7 Ronin: dlaczego bot wybrał to, co wybrał.

bots-seven-ronin-only = Nie ma innego wyboru.
bots-seven-ronin-opening = Otwarcie wylosowane z { $plans } planów, by nikt go nie przewidział; to grane jest w { $percent } % przypadków.
bots-seven-ronin-mixed = Wylosowany z { $plans } dobrych planów, by nikt go nie przewidział; ten grany jest w { $percent } % przypadków.
bots-seven-ronin-best-plan = Cokolwiek zaplanuje druga strona, nic nie jest lepsze.
bots-seven-ronin-begun = Najlepszy sposób, by dokończyć rozpoczęty plan.
bots-seven-ronin-solved = Ta partia jest dość mała, by ją rozwiązać: lepiej się nie da.
bots-seven-ronin-spies = Wiedzieć to teraz jest warte więcej niż zachować żeton.
bots-seven-ronin-keeps-spy = Żeton będzie wart więcej później.
bots-seven-ronin-wins = To wygrywa partię.
bots-seven-ronin-enough = Nic z tego, co zostało, by nie pomogło.
bots-seven-ronin-divides = Najlepszy z { $choices } sposobów podziału ran.
bots-seven-ronin-uses = Najlepsza z { $choices } możliwości: w porównaniu z końcem kroku szansa wygranej rośnie o { $percent } pkt proc.
bots-seven-ronin-uses-barely = Najlepsza z { $choices } możliwości, ale niewiele lepsza niż koniec kroku.

## Jak grają

bots-style-seven-ronin-random = Kładzie znaczniki gdziekolwiek. Nie ma planu do odgadnięcia.
bots-style-seven-ronin-greedy = Porównuje kilka planów i bierze najlepszy z nich.
bots-style-seven-ronin-beginner = Bierze, co może w tej rundzie, szybko zużywa Rezerwy i zapomina o zdolnościach.
bots-style-seven-ronin-novice = Gra najlepszy plan, jaki zauważy, i nie blefuje. Można go przejrzeć.
bots-style-seven-ronin-skilled = Porównuje niektóre twoje plany ze swoimi. Rzadko zgaduje.
bots-style-seven-ronin-expert = Porównuje wiele twoich planów ze swoimi i miesza je.
bots-style-seven-ronin-master = Miesza plany tak, że nikt go nie odczyta, a krótkie końcówki gra bezbłędnie.
bots-style-seven-ronin-champion = Wie z nauki, ile warta jest każda sytuacja, i miesza plany przeciw wszystkim twoim.
