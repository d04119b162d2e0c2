### Shinobi WAT-AAH!: o co chodzi, co da każdy wybór, co mówią karty.

## Stół

speech-wat-aah-none = nic

## Karty do czytania

speech-wat-aah-strengths = Klan. Siły: { $strengths }
speech-wat-aah-strength = Siła: { $number }
speech-wat-aah-in-hand = Na ręce: { $cards }.
speech-wat-aah-power-one = Przy 1 karcie: bez mocy.
speech-wat-aah-power-two = Przy 2 kartach: { $text }
speech-wat-aah-power-three = Przy 3 lub 4 kartach: { $text }
speech-wat-aah-power-yokai = { $card-name }: { $text }
speech-wat-aah-ronin = Ronin: zastępuje kartę dowolnego klanu, lecz z samych Roninów klanu nie ma.
speech-wat-aah-yokai = Yokai: sam wzmacnia jeden z twoich klanów w grze i działa od razu.
speech-wat-aah-kind-temple = Karta Świątyni: leży odkryta i działa w rundzie po tej, w której ją weźmiesz.
speech-wat-aah-kind-court = Karta Dworu: leży zakryta, do użycia raz w rundzie po tej, w której ją weźmiesz.
speech-wat-aah-kind-boss = Boss: Wabik, finałowy Boss albo ten odłożony.

## O co chodzi

speech-wat-aah-goal-grasshopper = Wystawiaj klany z 2 do 4 kart. Rundę kończy czyjś czwarty klan; wygrywa najwyższa siła po odjęciu Korupcji.
speech-wat-aah-goal-grand-master = Trzy rundy. Każdą kończy czyjś czwarty klan, a miejsce daje pionki; pionki na Dworze, na Misjach i w Ostatecznym Starciu dają punkty, które rozstrzygają.
speech-wat-aah-task-draw-step = Faza 1: dobierz. Rekrutuj albo ulegnij korupcji i dobierz wiele kart.
speech-wat-aah-task-place-step = Faza 2: wystaw klan, wzmocnij klan albo spasuj.
speech-wat-aah-task-picking = Wybierz karty, które wystawisz razem. Wybrane: { $cards }
speech-wat-aah-task-targeting = Wybierz cel: { $effect-name }.
speech-wat-aah-task-targeting-court = Wybierz cel karty Dworu.
speech-wat-aah-task-guarding = { $player-name } kieruje w ciebie moc: { $effect-name }. Czy odpowiesz?
speech-wat-aah-task-guarding-court = { $player-name } celuje w ciebie. Czy odpowiesz?
speech-wat-aah-task-suffering = Musisz odrzucić karty. Do wyboru jeszcze: { $number }
speech-wat-aah-task-swapping = Wybierz w tajemnicy, co oddasz, i zapieczętuj. Do wyboru jeszcze: { $number }. Wybrane: { $cards }
speech-wat-aah-task-digging = Zabierz karty z Jigoku. Do wyboru jeszcze: { $number }
speech-wat-aah-task-keeping = Podglądasz: { $cards }. Wybierz, co zachowasz, jeszcze { $number }.
speech-wat-aah-task-discard-step = Faza 3: odrzuć jedną kartę.
speech-wat-aah-task-turn-end = Twoja tura się kończy, chyba że użyjesz karty Dworu.
speech-wat-aah-task-sparing = Ostatni Bastion: wybierz kartę klanu, która zostaje.
speech-wat-aah-task-pardoning = Wybierz kartę, która opuści twoją Korupcję.
speech-wat-aah-task-taking = Widzisz tę rękę. Wybierz kartę, którą zabierasz.
speech-wat-aah-task-giving = Wybierz kartę, którą oddajesz.
speech-wat-aah-task-sealing = Przed ustaleniem miejsc każdy, kto ma kartę Dworu, jest pytany o Cesarską Pieczęć. Czy ją pokażesz?
speech-wat-aah-task-honouring = Remis na czele. Kto otrzymuje Shosho?
speech-wat-aah-task-temple-step = Ostatnie miejsce: odwiedzasz Świątynię. Dobierz dwie karty i zachowaj jedną albo podejrzyj Wabik.
speech-wat-aah-task-temple-choosing = { $round ->
        [3] Wybierz kartę Świątyni, którą zachowasz. Nie ma już rundy, w której mogłaby działać.
       *[other] Wybierz kartę Świątyni na następną rundę.
    }
speech-wat-aah-task-pawn-step = Postaw pionki w jednym miejscu. Do postawienia: { $number }
speech-wat-aah-task-mission-peek = Meldunek z Misji: możesz podejrzeć Wabik.

## Co robi każdy wybór

speech-wat-aah-do-recruit = Rekrutuj: dobierz jedną kartę
speech-wat-aah-do-recruit-scouts = Rekrutuj ze Zwiadowcami Mgły: podejrzyj { $number ->
        [few] { $number } karty
       *[other] { $number } kart
    } i zachowaj { $keep }
speech-wat-aah-do-corrupt = Ulegnij korupcji: jedna karta liczy się przeciw tobie, a dobierasz tyle kart, ile wynosi jej siła plus { $number }
speech-wat-aah-do-gate = Otwórz Bramę: zabierz z Jigoku { $card-name }
speech-wat-aah-do-place = Wystaw klan { $clan-of }
speech-wat-aah-do-reinforce = Wzmocnij klan { $clan-of }
speech-wat-aah-do-pass = Pas: niczego nie wystawiaj
speech-wat-aah-do-done = Gotowe: { $cards }
speech-wat-aah-do-echo = Uderzenie Echa, jakby były trzy: { $cards }
speech-wat-aah-do-court = Użyj karty Dworu { $court-name }: { $text }
speech-wat-aah-do-end = Zakończ turę
speech-wat-aah-do-guard = Powstrzymaj moc Strażą Pałacową
speech-wat-aah-do-no-guard = Niech się stanie
speech-wat-aah-do-seal = To te karty
speech-wat-aah-do-show-seal = Pokaż Cesarską Pieczęć
speech-wat-aah-do-no-seal = Niczego nie pokazuj
speech-wat-aah-do-temple = Dobierz dwie karty Świątyni i zachowaj jedną
speech-wat-aah-do-temple-card = { $temple-name }: { $text }
speech-wat-aah-do-peek = Podejrzyj Wabik { $decoy }
speech-wat-aah-do-peek-known = Podejrzyj znów Wabik { $decoy } ({ $boss-name })
speech-wat-aah-do-no-peek = Nie podglądaj
speech-wat-aah-do-pawns = { $place-name }: { $number ->
        [one] { $number } pionek
        [few] { $number } pionki
       *[other] { $number } pionków
    }
speech-wat-aah-do-honour = { $player-name }
speech-wat-aah-do-target-player = { $player-name } (karty na ręce: { $number })
speech-wat-aah-do-target-clan = { $player-name }, klan { $clan-of }: { $cards }
speech-wat-aah-do-target-card = { $player-name }, klan { $clan-of }: { $card-name }
speech-wat-aah-do-card-pick = Wybierz: { $what }
speech-wat-aah-do-card-discard = Odrzuć: { $what }
speech-wat-aah-do-card-offer = Oddaj: { $what }
speech-wat-aah-do-card-take = Zabierz: { $what }
speech-wat-aah-do-card-keep = Zachowaj: { $what }
speech-wat-aah-do-card-spare = Zostaw w grze: { $what }
speech-wat-aah-do-card-pardon = Ułaskaw: { $what }
speech-wat-aah-do-card-give = Oddaj: { $what }
speech-wat-aah-group-ronin = Ronin
speech-wat-aah-group-yokai = Yokai

## Advice to a newcomer

speech-wat-aah-advice = Siła { $number } więcej w twojej sumie.
speech-wat-aah-advice-fourth = To twój czwarty klan: runda się kończy.
