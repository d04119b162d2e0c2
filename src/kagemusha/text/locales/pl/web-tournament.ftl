### Turnieje publicznej poczekalni.

web-tournaments = Turnieje
web-tournaments-none = W tej chwili nie ma turnieju.
web-tournament-new = Nowy turniej
web-tournament-open = Otwórz turniej
web-tournament-look = Zobacz
web-tournament-unknown = Nie ma tu takiego turnieju. Mógł zostać usunięty.
web-tournament-name = Nazwa turnieju
web-tournament-system = System
web-tournament-swiss = Szwajcarski
web-tournament-round-robin = Każdy z każdym
web-tournament-double-round-robin = Każdy z każdym, dwa razy
web-tournament-about-swiss = W każdej rundzie spotykasz kogoś, kto ma tyle punktów co ty, i nikogo dwa razy. Liczba rund to najwyżej połowa liczby graczy.
web-tournament-about-round-robin = Każdy spotyka każdego raz.
web-tournament-about-double-round-robin = Każdy spotyka każdego dwa razy, raz po każdej stronie.
web-tournament-rounds = Maksymalna liczba rund
web-tournament-time-about = W każdej rundzie zegary ruszają od razu. Kto przekroczy czas, przegrywa, a kto nie przyjdzie, także.
web-tournament-rest = Minuty między rundami
web-tournament-least = Minimalna liczba graczy
web-tournament-most = Maksymalna liczba graczy
web-tournament-link = Link do turnieju
web-tournament-by = Organizuje: { $name }

## Stan turnieju

web-tournament-now = Stan turnieju
web-tournament-is-open = { $number ->
        [one] Czeka na graczy: { $number } z najwyżej { $most }
        [few] Czeka na graczy: { $number } z najwyżej { $most }
       *[other] Czeka na graczy: { $number } z najwyżej { $most }
    }
web-tournament-is-running = Runda { $round } z { $rounds }
web-tournament-is-over = Zakończony
web-tournament-is-cancelled = Odwołany
web-tournament-cancelled-by-organiser = Organizator odwołał turniej. Partie, które trwały, zostaną dokończone.
web-tournament-cancelled-by-operator = Administrator tego serwera odwołał turniej. Partie, które trwały, zostaną dokończone.
web-tournament-won = { $number ->
        [one] { $names } wygrywa turniej.
       *[other] Pierwsze miejsce dzielą: { $names }.
    }
web-tournament-progress = Zakończone partie tej rundy
web-tournament-due = { $number ->
        [0] Następna runda zaczyna się teraz.
        [one] Następna runda zacznie się za { $number } sekundę.
        [few] Następna runda zacznie się za { $number } sekundy.
       *[other] Następna runda zacznie się za { $number } sekund.
    }
web-tournament-play = Graj przeciw: { $name }
web-tournament-wait = Twoja partia w tej rundzie się skończyła. Następna pojawi się tutaj.
web-tournament-bye = W tej rundzie nie masz przeciwnika. Następna partia pojawi się tutaj.
web-tournament-join = Weź udział
web-tournament-leave = Zrezygnuj z udziału
web-tournament-withdraw = Wycofaj się
web-tournament-withdraw-sure = Nie zagrasz w żadnej następnej rundzie i nie możesz wrócić. Partia, która trwa, toczy się dalej: dokończ ją albo się poddaj.

## Klasyfikacja

web-tournament-entrants = Gracze
web-tournament-nobody = Nikt jeszcze nie bierze udziału.
web-tournament-ranking = Klasyfikacja
web-tournament-points = Punkty
web-tournament-record = W / R / P
web-tournament-record-long = Partie wygrane, zremisowane i przegrane
web-tournament-buchholz = Buchholz
web-tournament-berger = S.-B.
web-tournament-withdrawn = poza turniejem
web-tournament-ties-swiss = Przy równej liczbie punktów decydują: Buchholz (punkty przeciwników), Sonneborn-Berger (S.-B.: punkty pokonanych i połowa punktów tych, z którymi był remis), partie między równymi graczami i wygrane. Kto jest równy we wszystkim, dzieli miejsce.
web-tournament-ties-robin = Przy równej liczbie punktów decydują: partie między równymi graczami, Sonneborn-Berger (S.-B.: punkty pokonanych i połowa punktów tych, z którymi był remis) i wygrane. Kto jest równy we wszystkim, dzieli miejsce.

## Partie

web-tournament-matches = Partie
web-tournament-round = Runda { $number }
web-tournament-running = trwa
web-tournament-review = Obejrzyj
web-tournament-no-opponent = bez przeciwnika: { $points }
web-tournament-by-time = na czas
web-tournament-by-resigned = poddanie
web-tournament-by-absent = odejście od stołu
web-tournament-by-walkover = decyzja organizatora
web-tournament-by-withdrawn = wycofanie
web-tournament-by-closed = zamknięta przez administratora

## Dla organizatora

web-tournament-organise = Organizujesz ten turniej
web-tournament-start = Rozpocznij turniej
web-tournament-few = { $number ->
        [one] Musi wziąć udział co najmniej { $number } gracz.
        [few] Musi wziąć udział co najmniej { $number } graczy.
       *[other] Musi wziąć udział co najmniej { $number } graczy.
    }
web-tournament-bot = Bot
web-tournament-number = Liczba
web-tournament-enter = Dodaj boty
web-tournament-walkover = Walkower: kto przegrywa
web-tournament-loses-to = { $name } (przeciw: { $other })
web-tournament-declare = Ogłoś walkower
web-tournament-walkover-sure = { $name } przegrywa trwającą partię, a wygrywa { $other }. Wszyscy zobaczą, że to twoja decyzja. Nie można tego cofnąć.
web-tournament-remove = Usuń gracza z turnieju
web-tournament-remove-do = Usuń
web-tournament-remove-sure = { $name } nie będzie już brać udziału. Wszyscy to zobaczą.
web-tournament-cancel = Odwołaj turniej
web-tournament-cancel-sure = Nie będzie następnej rundy. Wszyscy zobaczą, że turniej odwołuje organizator. Nie można tego cofnąć.
web-tournament-sure = Na pewno?
