### 7 Ronin: nazwy, dziennik partii i wszystkie odmowy.

## Nazwy

side-attacker = Atakujący
side-defender = Obrońca

area-watchtower = Wieża obserwacyjna
    .the = Wieża obserwacyjna
area-field-2 = Pole (2)
    .the = Pole (2)
area-passage = Dukt
    .the = Dukt
area-field-3 = Pole (3)
    .the = Pole (3)
area-granary = Spichlerz
    .the = Spichlerz
area-animal-pen = Zagroda dla zwierząt
    .the = Zagroda dla zwierząt
area-well = Studnia
    .the = Studnia
area-shrine = Kapliczka
    .the = Kapliczka
area-burial-grounds = Cmentarz
    .the = Cmentarz
area-inn = Gospoda
    .the = Gospoda
area-green = Rynek
    .the = Rynek

kind-watchtower = Wieża obserwacyjna
kind-granary = Spichlerz
kind-well = Studnia
kind-inn = Gospoda
kind-animal-pen = Zagroda dla zwierząt
kind-shrine = Kapliczka
kind-burial-grounds = Cmentarz
kind-passage = Dukt
kind-field = Pole
kind-plain = obszar bez zdolności

ronin-yobu = Yobu
ronin-yumi = Yumi
ronin-musashi = Musashi
ronin-hayai = Hayai
ronin-taiko = Taiko
ronin-kabe = Kabe
ronin-tasuke = Tasuke

step-spy-attacker = Szpieg Atakującego
step-spy-defender = Szpieg Obrońcy
step-planning = Planowanie
step-ronin-abilities = Zdolności roninów
step-division = Podział ran
step-area-abilities = Zdolności obszarów
step-passage-division = Podział ran po użyciu Duktu

reason-five-areas = zajęto dość obszarów
reason-both-fields = oba Pola liczą się razem jak trzy obszary
reason-inn-as-field = Gospoda liczy się jako drugie Pole
reason-ronin-gone = wszyscy ronini są wyeliminowani
reason-ninja-gone = wszyscy ninja są wyeliminowani
reason-both-gone = wszyscy ninja są wyeliminowani, a razem z nimi padł ostatni ronin
reason-last-round = wioska przetrwała do końca ostatniej rundy

## Wydarzenia

seven-ronin-round-began = Zaczyna się runda { $round }.
seven-ronin-spied = { $side-name } wysyła szpiega. Obszar: { $area-name }.
    .you = Wysyłasz szpiega. Obszar: { $area-name }.
seven-ronin-spy-kept = { $side-name } zachowuje żeton Szpiega.
    .you = Zachowujesz żeton Szpiega.
seven-ronin-ninja-planned = Plan – { $area-name }: 1 ninja.
seven-ronin-ronin-planned = Plan – { $area-name }: { $ronin-name }.
seven-ronin-plan-sealed = { $side-name } pieczętuje swój plan.
    .you = Pieczętujesz swój plan.
seven-ronin-ronin-spotted = Szpieg donosi – { $area-name }: { $number ->
        [0] nie stanie tu żaden ronin.
        [one] stanie tu { $ronin-list-name }.
       *[other] staną tu { $ronin-list-name }.
    }
seven-ronin-ninja-spotted = Szpieg donosi – { $area-name }: { $number ->
        [0] nie przybędzie tu żaden nowy ninja.
        [one] przybędzie tu { $number } nowy ninja.
        [few] przybędą tu { $number } nowi ninja.
       *[other] przybędzie tu { $number } nowych ninja.
    }
seven-ronin-plans-revealed = Zasłonki w górę: plany rundy { $round } są odsłonięte.
seven-ronin-ninja-deployed = { $area-name }: { $number ->
        [one] przybywa { $number } ninja.
        [few] przybywają { $number } ninja.
       *[other] przybywa { $number } ninja.
    }
seven-ronin-ronin-deployed = { $area-name }: na stanowisku { $ronin-name }.
seven-ronin-green-cleared = { $ronin-name } oczyszcza Rynek: { $number ->
        [one] { $number } ninja trafia
        [few] { $number } ninja trafiają
       *[other] { $number } ninja trafia
    } do puli ninja.
seven-ronin-ninja-cut = { $area-name }: Musashi eliminuje 1 ninja.
seven-ronin-ninja-pushed = Yobu odsyła { $number } ninja: { $area-name } → { $to-name }.
seven-ronin-reserves-shot = Yumi trafia z łuku: z rezerw ubywa 1 ninja.
seven-ronin-wound-healed = Taiko leczy 1 ranę: { $ronin-name }.
seven-ronin-hayai-rode = Hayai rusza konno: { $area-name } → { $to-name }.
seven-ronin-ronin-wounded = { $ronin-name } otrzymuje { $number ->
        [one] { $number } ranę
        [few] { $number } rany
       *[other] { $number } ran
    }.
seven-ronin-ronin-eliminated = { $ronin ->
        [tasuke] { $ronin-name } jest wyeliminowana; jej
       *[other] { $ronin-name } jest wyeliminowany; jego
    } rany trafiają do puli ninja.
seven-ronin-area-occupied = { $area-name }: obszar { $number ->
        [one] zajmuje { $number } ninja.
        [few] zajmują { $number } ninja.
       *[other] zajmuje { $number } ninja.
    }
seven-ronin-ronin-shot = { $inn ->
        [yes] Gospoda kopiuje Wieżę obserwacyjną: strzały lecą
       *[no] Strzały lecą
    } na oba sąsiednie obszary. Miejsce ostrzału: { $area-name }.
seven-ronin-ninja-recruited = { $inn ->
        [yes] Gospoda kopiuje Spichlerz
       *[no] Złupiony Spichlerz kusi nowych
    }: z puli ninja do rezerw { $number ->
        [one] przechodzi { $number } ninja.
        [few] przechodzą { $number } ninja.
       *[other] przechodzi { $number } ninja.
    }
seven-ronin-ronin-poisoned = { $inn ->
        [yes] Gospoda kopiuje Studnię
       *[no] Studnia jest zatruta
    }: pije z niej { $ronin-name }.
seven-ronin-ronin-penned = { $inn ->
        [yes] Gospoda kopiuje Zagrodę dla zwierząt
       *[no] Zagroda dla zwierząt stoi otworem
    }: { $ronin-name } nie może odejść i zostaje na następną rundę.
seven-ronin-ronin-cursed = { $inn ->
        [yes] Gospoda kopiuje Kapliczkę
       *[no] Kapliczka jest zbezczeszczona
    }: { $ronin-name } nie użyje zdolności w następnej rundzie.
seven-ronin-ninja-recalled = { $inn ->
        [yes] Gospoda kopiuje Cmentarz
       *[no] Zbiórka na Cmentarzu
    }: do rezerw { $number ->
        [one] wraca { $number } ninja
        [few] wracają { $number } ninja
       *[other] wraca { $number } ninja
    } ({ $area-name }).
seven-ronin-ninja-sent = { $inn ->
        [yes] Gospoda kopiuje Dukt
       *[no] Duktem
    }: z rezerw { $number ->
        [one] nadchodzi { $number } ninja
        [few] nadchodzą { $number } ninja
       *[other] nadchodzi { $number } ninja
    } ({ $area-name }).
seven-ronin-inn-became-field = Gospoda kopiuje w tej rundzie Pole.
seven-ronin-areas-counted = Zajęte obszary: { $number }{ $bonus ->
        [0] .
       *[other] , za Pola jeszcze { $bonus }, razem { $total }.
    }
seven-ronin-ninja-starved = Głód: 1 ninja z rezerw trafia do puli ninja.
seven-ronin-match-won = { $side-name } wygrywa: { $reason-name }.
    .you = Wygrywasz: { $reason-name }.
seven-ronin-step-ended = { $side ->
        [attacker] Atakujący nie używa więcej zdolności obszarów.
       *[defender] Obrońca nie używa więcej zdolności roninów.
    }

## Odmowy: plany

refused-seven-ronin-wrong-step = { $verb ->
        [deploy] Plany układa się w fazie planowania.
        [seal] Plan pieczętuje się w fazie planowania.
        [done] W tym kroku nie ma czego kończyć.
        [spy] Szpiegów wysyła się na początku fazy planowania, jeśli gra się z wariantem szpiegów.
        [no-spy] Szpiegów wysyła się na początku fazy planowania, jeśli gra się z wariantem szpiegów.
        [divide] Rany dzieli się tylko tam, gdzie Tasuke i inny ronin spotykają ninja.
        [ronin-ability] Ronini używają zdolności w kroku 1 fazy walki.
       *[other] Zdolności obszarów używa się w kroku 3 fazy walki.
    } Teraz: { $step ->
        [planning] ułóż swój plan i go zapieczętuj.
        [ronin-abilities] użyj zdolności roninów albo zakończ krok.
        [area-abilities] użyj zdolności zajętych obszarów albo zakończ krok.
        [division] podziel rany między Tasuke a jej partnera.
        [passage-division] podziel rany między Tasuke a jej partnera.
       *[other] wyślij szpiega na obszar albo zachowaj żeton.
    }
refused-seven-ronin-other-side = { $side ->
        [attacker] Prowadzisz ninja: zaplanuj, ilu z nich dokąd idzie. Roninów planuje Obrońca.
       *[defender] Prowadzisz roninów: zaplanuj, gdzie każdy z nich stanie. Ninja planuje Atakujący.
    }
refused-seven-ronin-reserves = Ninja w planie: { $number }. W rezerwach jest tylko { $reserves }.
refused-seven-ronin-threat = Za dużo obszarów z nowymi ninja: { $number }. Poziom zagrożenia pozwala na { $threat }.
refused-seven-ronin-limits = Limit obszaru przekroczony: { $areas-name }, łącznie o { $number }. { $green ->
        [0] Na początku planowania na Rynku nie było ninja, więc limity obowiązują.
        [one] Na początku planowania na Rynku był { $green } ninja, więc ponad limity może wejść { $green }.
        [few] Na początku planowania na Rynku byli { $green } ninja, więc ponad limity może wejść { $green }.
       *[other] Na początku planowania na Rynku było { $green } ninja, więc ponad limity może wejść { $green }.
    }
refused-seven-ronin-green-twice = Na Rynek może trafić tylko 1 ninja na rundę, a nie { $number }.
refused-seven-ronin-minimum = Ninja w planie: { $number }. W tej rundzie trzeba przydzielić co najmniej { $required }.
refused-seven-ronin-ninja-order = Ninja planuje się w kolejności planszy, Rynek na końcu. Dalej od: { $last-name }, tak by zmieściło się jeszcze wymagane minimum ({ $required }). Albo podaj cały plan w jednym wierszu, w dowolnej kolejności.
refused-seven-ronin-ronin-eliminated = { $ronin ->
        [tasuke] { $ronin-name } jest wyeliminowana
       *[other] { $ronin-name } jest wyeliminowany
    } i nie bierze już udziału w grze.
refused-seven-ronin-ronin-held = { $ronin ->
        [tasuke] { $ronin-name } jest zatrzymana
       *[other] { $ronin-name } jest zatrzymany
    } przez Zagrodę dla zwierząt i w tej rundzie zostaje na miejscu.
refused-seven-ronin-ronin-twice = { $ronin-name } ma już miejsce w tym planie.
refused-seven-ronin-green-empty = { $ronin-name } nie może iść na Rynek: na początku planowania nie było tam ninja.
refused-seven-ronin-green-shared = { $ronin-name } nie może też iść na Rynek: może tam stać tylko jeden ronin.
refused-seven-ronin-shared = { $area-name }: { $ronin-name } nie może tu dołączyć. Na obszarze stoi jeden ronin; tylko Tasuke może stać z dokładnie jednym innym.
refused-seven-ronin-tasuke-cursed = { $area-name }: { $ronin-name } nie może tu dołączyć. Pod znacznikiem Kapliczki Tasuke nie dzieli obszaru z nikim.
refused-seven-ronin-ronin-left = { $number ->
        [one] { $ronin-list-name } nie ma jeszcze miejsca
       *[other] { $ronin-list-name } nie mają jeszcze miejsca
    }: trzeba przydzielić każdego żyjącego ronina, który nie jest zatrzymany.
refused-seven-ronin-ronin-order = Roninów planuje się w kolejności ich kafelków. Następny ronin: { $ronin-name }. Albo podaj cały plan w jednym wierszu, w dowolnej kolejności.
refused-seven-ronin-spy-green = Na Rynek nie można wysłać szpiega: wskaż obszar.

## Odmowy: rany i zdolności

refused-seven-ronin-division = Tasuke musi wziąć od { $low } do { $high } z tych ran; resztę bierze drugi ronin.
refused-seven-ronin-from-green = { $ronin-name } stoi na Rynku: stamtąd nie używa się zdolności.
refused-seven-ronin-cursed = { $ronin-name } ma znacznik Kapliczki i w tej rundzie nie ma zdolności.
refused-seven-ronin-ability-spent = { $ronin-name }: zdolność już użyta w tej rundzie. Każdej używa się raz na rundę.
refused-seven-ronin-hayai-held = { $ronin-name } jest zatrzymany przez Zagrodę dla zwierząt i nie może ruszyć konno.
refused-seven-ronin-not-contested = { $ronin-name } działa tylko na obszarze, na którym są ninja. { $area-name }: nie ma tu ninja.
refused-seven-ronin-not-free = { $ronin-name } działa tylko z obszaru bez ninja. { $area-name }: są tu ninja.
refused-seven-ronin-reserves-empty = Yumi nie ma celu: rezerwy są puste.
refused-seven-ronin-taiko-himself = Taiko leczy innego ronina, nigdy siebie.
refused-seven-ronin-not-wounded = { $ronin-name } nie ma rany, którą Taiko mógłby wyleczyć. Wybierz ronina, który ją ma.
refused-seven-ronin-patient-on-green = { $ronin-name } stoi na Rynku. W tej partii Taiko nikogo tam nie leczy.
refused-seven-ronin-hayai-green = Hayai nie może pojechać na Rynek: jeździ na obszary, a Rynek nie jest obszarem.
refused-seven-ronin-hayai-no-ninja = { $area-name }: Hayai nie może tu przyjechać, bo nie ma tu ninja. Jeździ na obszar, na którym są.
refused-seven-ronin-hayai-area-taken = { $area-name }: Hayai nie może tu przyjechać, bo { $ronin-list-count ->
        [one] stoi tu { $ronin-list-name }
       *[other] stoją tu { $ronin-list-name }
    }. Jeździ tam, gdzie nie ma nikogo albo jest sama Tasuke.
refused-seven-ronin-hayai-tasuke-cursed = { $area-name }: Hayai nie może tu przyjechać, bo stoi tu Tasuke ze znacznikiem Kapliczki i nie dzieli obszaru z nikim.
refused-seven-ronin-yobu-push = { $area-name }: Yobu może odesłać stąd { $number ->
        [one] { $number } ninja
       *[other] 1 lub { $number } ninja
    }, i tylko na sąsiednie obszary: { $areas-name }.
refused-seven-ronin-not-occupied = { $kind-name }: obszar nie jest zajęty. Do użycia zdolności muszą tu być ninja, a żadnego ronina.
refused-seven-ronin-area-used = { $kind-name }: zdolność już użyta w tej rundzie. Każdej używa się raz na rundę.
refused-seven-ronin-field-copied = Gospoda skopiowała już w tej rundzie Pole.
refused-seven-ronin-supply-empty = Pula ninja jest pusta: nie ma z niej czego wziąć.
refused-seven-ronin-watchtower-targets = Strzały trafiają każdego ronina na obu sąsiednich obszarach; { $ronin-list-count ->
        [0] teraz nikogo tam nie ma.
       *[other] stoją tam: { $ronin-list-name }. Nikogo się nie wskazuje, chyba że pula ninja (teraz { $supply }) nie wystarcza dla wszystkich: wtedy wskaż tylu roninów, ile ma znaczników.
    }
refused-seven-ronin-recall = Cmentarz cofa łącznie 1 lub 2 ninja z obszarów, na których są, nigdy z Rynku.
refused-seven-ronin-send-green = Dukt nie może wysłać ninja na Rynek: idą na obszar, a Rynek nie jest obszarem.
refused-seven-ronin-send-apart = Dukt wysyła ninja tylko na jeden obszar.
refused-seven-ronin-send = Dukt wysyła 1 lub 2 ninja na jeden obszar, i nie więcej, niż jest w rezerwach (teraz { $reserves }).
refused-seven-ronin-kabe-has-no-ability = Kabe nie ma zdolności, którą Kapliczka mogłaby odebrać. Wybierz innego ronina.
refused-seven-ronin-not-on-an-area = { $ronin-name } nie stoi na żadnym obszarze wioski. Wybierz ronina, który na nim stoi.
refused-seven-ronin-already-chosen = { $kind-name }: { $ronin-name } jest już celem w tej rundzie. Wybierz innego ronina.

## Notacja

notation-inn-needs-as = Gospoda kopiuje inny obszar. Napisz na przykład „inn as well kabe”.
notation-ronin-needs-area = Podaj, gdzie ma stanąć { $ronin-name }: na przykład „deploy { $ronin } inn”.
notation-yobu = Zdolność Yobu zapisuj tak: „yobu 2 -> inn” albo „yobu 1 -> inn, 1 -> watchtower”.

## Plansze

board-too-few-areas = { $where }: za mało obszarów ({ $areas }) na tylu roninów ({ $ronin }). Obszarów musi być co najmniej tyle, ilu jest roninów.
board-too-many-markers = { $where }: za dużo znaczników ninja ({ $markers }). Rezerwy i pula mogą mieć łącznie najwyżej { $most }.
option-own-board = Własna plansza ma własne poziomy zagrożenia i liczby znaczników: pomiń opcję „{ $option }” albo zmień sam plik planszy.

## Pozycje

position-wrong-total = Znaczniki ninja w pozycji: { $total }. Rezerwy, plansza, rany i pula muszą dać razem { $markers }.
position-no-spies = W pozycji są szpiedzy, ale ten wariant jest wyłączony. Graj z opcją spy=on.
position-too-many-ronin = { $area-name }: za dużo roninów. Stoi się samemu albo z Tasuke, a na Rynku tylko samemu.
position-ninja-with-ronin = { $area-name }: w tym kroku ninja i ronin nie mogą tu być razem.
position-no-ninja-yet = Na początku rundy 1 na planszy nie ma ninja. Pomiń ninja=… albo rundę.
position-ronin-not-held = { $area-name }: podczas planowania może tu być tylko zatrzymany ronin. Wymień go w held=…
position-held-nowhere = { $ronin-name } nie może być w held ani w penned, nie stojąc na obszarze wioski. Dodaj @ i obszar w ronin=…
position-ronin-nowhere = { $ronin-name } musi w tym kroku gdzieś stać. Dodaj @ i obszar w ronin=…
position-no-plans-now = W tym kroku nie ma planów: { $step-name }. Pomiń ninja-plan, ronin-plan i sealed.
position-plan-incomplete = { $side-name }: plan nie jest pełny i nie można go jeszcze zapieczętować.
position-both-sealed = Dwa zapieczętowane plany od razu się odsłania. Zostaw jeden otwarty albo podaj pozycję po odsłonięciu.
position-illegal-plan = { $side-name }: plan w pozycji łamie zasady przydzielania znaczników.
position-no-result = Pozycja z step=over wymaga won=strona:powód, na przykład won=attacker:five-areas. Powody: { $known }.

notation-unknown-area = „{ $word }” nie jest obszarem. Obszary: { $known }.
notation-unknown-ronin = „{ $word }” nie jest roninem. Ronini: { $known }.
notation-unknown-area-or-ronin = „{ $word }” nie jest ani obszarem, ani roninem. Możliwe: { $known }.
