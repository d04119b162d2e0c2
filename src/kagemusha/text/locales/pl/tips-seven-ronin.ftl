### 7 Ronin: czym są teraz rzeczy na planszy.

## Obszary

tip-seven-ronin-free = Wolny: nie ma tu ninja.
tip-seven-ronin-guarded = Wolny: stoi tu tylko { $names }.
tip-seven-ronin-contested = Atakowany: { $number } ninja przeciw: { $names }.
tip-seven-ronin-occupied = Zajęty, { $number } ninja: liczy się dla Atakującego.
tip-seven-ronin-new-green = Nowych ninja w jednym planie: { $number }; Rynek pozwala łącznie na { $green } więcej.
tip-seven-ronin-used = Jego zdolności użyto już w tej rundzie.
tip-seven-ronin-would = Gdyby był zajęty, teraz zrobiłby to:
tip-seven-ronin-watchtower = Po 1 ranie: { $names }.
tip-seven-ronin-watchtower-nobody = Nikt tu nie stoi: { $areas }. Nikogo więc nie zrani.
tip-seven-ronin-granary = Z puli do rezerw: { $number } ninja z { $supply }.
tip-seven-ronin-passage = Wysyła na jeden obszar 1 lub 2 ninja z { $own ->
        [yes] twoich rezerw
       *[no] rezerw Atakującego
    } (jest ich { $number }).
tip-seven-ronin-passage-none = Rezerwy są puste: nie wyśle nikogo.
tip-seven-ronin-burial-grounds = Do rezerw wraca 1 lub 2 z ninja na obszarach (jest ich { $number }).
tip-seven-ronin-well = 1 rana dla jednego z: { $names }.
tip-seven-ronin-animal-pen = Zatrzymuje jednego na następną rundę: { $names }.
tip-seven-ronin-shrine = Jeden nie ma zdolności w następnej rundzie: { $names }.
tip-seven-ronin-nobody = Żaden ronin nie stoi na obszarze: nie ma kogo wybrać.
tip-seven-ronin-inn = Kopiuje jedno z: { $areas }.
tip-seven-ronin-inn-nothing = Żaden inny obszar nie jest zajęty: nie ma czego kopiować.
tip-seven-ronin-field-both = Oba Pola są zajęte: razem liczą się jak 3.
tip-seven-ronin-field-one = Drugie Pole nie jest zajęte: nic się nie dodaje.
tip-seven-ronin-green = { $number } ninja: tylu nowych ninja może łącznie przekroczyć limity.
tip-seven-ronin-green-empty = Nie ma tu ninja: limity obowiązują tak, jak je podano.

## Ronini

tip-seven-ronin-ronin = Rany: { $wounds } z { $vitality }. Jeszcze { $left } i { $name } odpada.
tip-seven-ronin-gone = { $name }: poza grą.
tip-seven-ronin-station = Miejsce: { $place }.

## Liczby

tip-seven-ronin-threat = Runda { $round }: nowi ninja najwyżej na tylu obszarach: { $number }.
tip-seven-ronin-minimum = Runda { $round }: nowych ninja co najmniej { $number }.
tip-seven-ronin-hungry = Na koniec tej rundy 1 ninja z rezerw umiera z głodu.
tip-seven-ronin-fed = Na koniec tej rundy nikt nie umiera z głodu.
tip-seven-ronin-reserves = Do rozstawienia zostało { $number } ninja.
tip-seven-ronin-supply = { $number } ninja; jako rany leży na kafelkach: { $wounds }.
tip-seven-ronin-holds = { $number } z { $wanted } obszarów, których potrzebuje Atakujący.
tip-seven-ronin-round = Runda { $round } z { $rounds }.
tip-seven-ronin-step = Teraz: { $name }.
