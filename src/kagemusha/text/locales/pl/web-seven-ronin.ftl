### 7 Ronin w przeglądarce.

## Planyza

web-seven-ronin-board = Wioska
web-seven-ronin-round = Runda { $round }
web-seven-ronin-holds = Atakujący zajmuje { $number } z { $wanted }
web-seven-ronin-limit = limit { $number }
web-seven-ronin-free = wolny
web-seven-ronin-contested = atakowany
web-seven-ronin-occupied = zajęty
web-seven-ronin-ninja = { $number } ninja
web-seven-ronin-planned-ninja = { $number ->
        [one] { $number } planowany ninja
        [few] { $number } planowani ninja
        [many] { $number } planowanych ninja
       *[other] { $number } planowanego ninja
    }
web-seven-ronin-planned = { $name } (w planie)
web-seven-ronin-planned-at = w planie: { $area }
web-seven-ronin-wounds = { $wounds ->
        [one] { $wounds } rana
        [few] { $wounds } rany
        [many] { $wounds } ran
       *[other] { $wounds } rany
    } z { $vitality }
web-seven-ronin-remove = { $name }: cofnij jednego planowanego ninja
web-seven-ronin-reserves = Rezerwy
web-seven-ronin-supply = Pula ninja
web-seven-ronin-aim = { $name }: wybierz cel na planszy
web-seven-ronin-cancel = Anuluj
web-seven-ronin-tokens = Żeton Szpiega ma jeszcze: { $names }

## Co robią obszary

web-seven-ronin-legend = Znaki obszarów
web-seven-ronin-power-watchtower = rani każdego ronina obok
web-seven-ronin-power-well = rani jednego ronina
web-seven-ronin-power-granary = 2 ninja więcej w rezerwach
web-seven-ronin-power-burial-grounds = 1 lub 2 ninja wracają do rezerw
web-seven-ronin-power-passage = 1 lub 2 ninja z rezerw na obszar
web-seven-ronin-power-animal-pen = ronin musi zostać na następną rundę
web-seven-ronin-power-shrine = ronin bez zdolności w następnej rundzie
web-seven-ronin-power-inn = kopiuje inny zajęty obszar
web-seven-ronin-power-field = oba razem liczą się jak 3
web-seven-ronin-power-limit = każdy romb: jeden nowy ninja na rundę

## Znaki roninów

web-seven-ronin-held = Zatrzymany przez Zagrodę
web-seven-ronin-penned = Zostaje na następną rundę
web-seven-ronin-silenced = Bez zdolności w tej rundzie
web-seven-ronin-cursed = Bez zdolności w następnej rundzie
web-seven-ronin-spent = Zdolność użyta

## Tor czasu

web-seven-ronin-track = Tor czasu
web-seven-ronin-track-round = Runda
web-seven-ronin-track-threat = Poziom zagrożenia
web-seven-ronin-track-minimum = Minimum ninja
web-seven-ronin-track-hunger = Głód
web-seven-ronin-yes = tak

## Plany

web-seven-ronin-thinking = planuje za parawanem
web-seven-ronin-locked = ma zapieczętowany plan
web-seven-ronin-brief-thinking = { $name }: planuje
web-seven-ronin-brief-locked = { $name }: plan gotowy
web-seven-ronin-plan = Twój plan
web-seven-ronin-hint-attacker = Wybieraj obszary lub przeciągaj na nie ninja
web-seven-ronin-to-place = Ronini do rozmieszczenia
web-seven-ronin-areas-used = Obszary: { $number } z { $threat }
web-seven-ronin-force = Ninja: { $number }, co najmniej { $minimum }
web-seven-ronin-left = { $number ->
        [0] Każdy ronin ma swoje miejsce
        [one] { $number } ronin bez miejsca
        [few] { $number } ronini bez miejsca
        [many] { $number } roninów bez miejsca
       *[other] { $number } ronina bez miejsca
    }
web-seven-ronin-as-list = Planuj na liście
web-seven-ronin-nowhere = jeszcze bez miejsca
web-seven-ronin-more = { $name }: o jednego ninja więcej
web-seven-ronin-less = { $name }: o jednego ninja mniej
web-seven-ronin-fine = Plan można zapieczętować.
web-seven-ronin-seal = Zapieczętuj plan
web-seven-ronin-undo = Cofnij
web-seven-ronin-reset = Od nowa
web-seven-ronin-confirm-seal = Gdy oba plany są zapieczętowane, zostają ujawnione, a twojego nie da się już cofnąć. Zapieczętować go teraz?
web-seven-ronin-sealed = Twój plan jest zapieczętowany. Na twojej planszy widać go linią przerywaną; druga strona go nie widzi.
web-seven-ronin-told-ronin = { $number ->
        [0] Twój szpieg: nie stanie tu żaden ronin: { $area }.
       *[other] Twój szpieg: kto tu stanie, { $area }: { $names }.
    }
web-seven-ronin-told-ninja = Twój szpieg: ilu nowych ninja tu przyjdzie, { $area }: { $number }.

## Wynik

web-seven-ronin-of = { $number } z { $all }
web-seven-ronin-figure-rounds = Rozegrane rundy
web-seven-ronin-figure-areas = Obszary zajęte przez Atakującego, z potrzebnych
web-seven-ronin-figure-fallen = Polegli ronini
web-seven-ronin-figure-wounds = Rany pozostałych
web-seven-ronin-figure-reserves = Ninja pozostali w Rezerwach

web-keys-ring = na kręgu: do następnego obszaru
web-keys-plan = na obszarze: postaw jednego, zabierz jednego
web-keys-ronin = na kręgu: wybierz tego ronina
