### Shinobi WAT-AAH!: nazwy, działanie kart, dziennik partii i wszystkie odmowy.

## Nazwy

# Gracz według numeru miejsca.
seat-player = Gracz { $number }

mode-grasshopper = Konik Polny
mode-grand-master = Wielki Mistrz

# Każdy klan oraz jego forma w „klan …”.
clan-rat = Szczur
    .of = Szczura
clan-fox = Lis
    .of = Lisa
clan-toad = Ropucha
    .of = Ropuchy
clan-spider = Pająk
    .of = Pająka
clan-crow = Kruk
    .of = Kruka
clan-carp = Karp
    .of = Karpia
clan-dragon = Smok
    .of = Smoka
clan-monkey = Małpa
    .of = Małpy
clan-bear = Niedźwiedź
    .of = Niedźwiedzia

# Karta klanu: jej klan i siła.
shinobi-card = { $clan-name } { $strength }
card-ronin = Ronin

yokai-ryu = Ryu
yokai-yurei = Yurei
yokai-kitsune = Kitsune
yokai-kappa = Kappa
yokai-monkey-king = Małpi Król
yokai-old-hermit = Stary Pustelnik
yokai-nezumi = Nezumi
yokai-oni = Oni
yokai-tengu = Tengu

temple-last-stand = Ostatni Bastion
temple-closed-fist = Zaciśnięta Pięść
temple-false-ledger = Fałszywa Księga
temple-mist-scouts = Zwiadowcy Mgły
temple-greedy-tithe = Chciwa Dziesięcina
temple-echo-strike = Uderzenie Echa
temple-masterless-banner = Sztandar bez Pana
temple-iron-drill = Żelazna Musztra
temple-gate-of-jigoku = Brama Jigoku
temple-shadow-stores = Zapasy Cienia

court-levy = Pobór
court-grave-permit = Zgoda na Ekshumację
court-pardon = Ułaskawienie
court-banishment = Wygnanie
court-court-spy = Dworski Szpieg
court-forced-march = Forsowny Marsz
court-imperial-seal = Cesarska Pieczęć
court-palace-guard = Straż Pałacowa
court-tax-collector = Poborca Podatków
court-tribute = Danina

boss-grug-azor = Grug’azor
boss-dark-shogun = Mroczny Szogun
boss-zombies = Zombie
boss-gaijins = Gaijini
boss-ma-maho = Ma’ Maho

place-court = Dwór Cesarski
place-missions = Misje
place-showdown = Ostateczne Starcie

effect-nothing = brak efektu
effect-discard = przeciwnik odrzuca karty
effect-swap = wymiana kart z ręki
effect-return-card = cofnięcie karty
effect-return-clan = cofnięcie klanu
effect-destroy-card = zniszczenie karty
effect-destroy-clan = zniszczenie klanu
effect-dig = zabranie kart z Jigoku
effect-draw = dobranie kart
effect-look = podejrzenie kart i zachowanie części
effect-copy = skopiowanie mocy

step-first-player = Pierwszy gracz
step-dealing = Rozdanie
step-draw-step = Faza 1: dobieranie
step-drawing = Dobieranie kart
step-corrupting = Korupcja
step-place-step = Faza 2: wystawianie
step-picking = Wybór kart do klanu
step-targeting = Wybór celu
step-guarding = Odpowiedź na moc
step-suffering = Odrzucanie z powodu mocy
step-swapping = Wybór kart do wymiany
step-digging = Zabieranie z Jigoku
step-looking = Podglądanie kart
step-keeping = Wybór kart do zachowania
step-discard-step = Faza 3: odrzucanie
step-turn-end = Koniec tury
step-sparing = Wybór karty, która zostaje
step-pardoning = Wybór karty do ułaskawienia
step-taking = Zabieranie karty z ręki
step-giving = Oddawanie karty
step-paying = Płacenie daniny
step-sealing = Przed ustaleniem miejsc
step-honouring = Przyznanie Shosho
step-temple-step = Wizyta w Świątyni
step-temple-drawing = Dobieranie kart Świątyni
step-temple-choosing = Wybór karty Świątyni
step-peeking = Podglądanie Wabika
step-pawn-step = Stawianie pionków
step-court-drawing = Dobieranie karty Dworu
step-mission-peek = Meldunek z Misji
step-showdown = Ostateczne Starcie

reason-highest-total = najwyższa suma
reason-less-corrupt = remis w sumie, ale mniejsza Korupcja
reason-shared-victory = remis w sumie i w Korupcji

## Co robi moc: klany przy dwóch i przy trzech kartach oraz Yokai

power-nothing = Brak mocy.
power-discard = Jeden przeciwnik wybiera i odrzuca { $number ->
        [one] { $number } kartę
        [few] { $number } karty
       *[other] { $number } kart
    }.
power-swap = { $number ->
        [0] Wymień całą rękę z ręką przeciwnika.
        [one] Wymień z przeciwnikiem { $number } kartę z ręki; każdy wybiera, którą oddaje.
        [few] Wymień z przeciwnikiem { $number } karty z ręki; każdy wybiera, które oddaje.
       *[other] Wymień z przeciwnikiem { $number } kart z ręki; każdy wybiera, które oddaje.
    }
power-return-card = Cofnij jedną kartę przeciwnika w grze na rękę jej właściciela.
power-return-clan = Cofnij jeden cały klan przeciwnika na rękę jego właściciela.
power-destroy-card = Zniszcz jedną kartę przeciwnika w grze.
power-destroy-clan = Zniszcz jeden cały klan przeciwnika.
power-dig = Zabierz z Jigoku { $number ->
        [one] { $number } dowolną kartę
        [few] { $number } dowolne karty
       *[other] { $number } dowolnych kart
    }.
power-draw = Dobierz { $number ->
        [one] { $number } kartę
        [few] { $number } karty
       *[other] { $number } kart
    }.
power-look = Podejrzyj { $number ->
        [one] { $number } kartę
        [few] { $number } karty
       *[other] { $number } kart
    } z wierzchu talii i zachowaj z nich { $keep }; reszta trafia do Jigoku.
power-copy = Użyj mocy, jaką klan przeciwnika ma przy { $number ->
        [one] { $number } karcie
       *[other] { $number } kartach
    }; Małpa albo klan bez mocy nic nie daje.

## Co robi karta Świątyni

temple-text-last-stand = Gdy przeciwnik niszczy lub cofa cały twój klan, jedna jego karta klanu zostaje, według twojego wyboru. Cała reszta odchodzi. Nie chroni przed efektami działającymi na pojedynczą kartę.
temple-text-closed-fist = Przeciwnicy nie mogą cię zmusić do odrzucenia ani wymiany kart z ręki, nie mogą też oglądać twojej ręki ani z niej zabierać: nie jesteś dla tego celem.
temple-text-false-ledger = Od twojego wyniku odejmuje się tylko połowę sumy Korupcji, zaokrągloną w dół. Remisy nadal rozstrzyga pełna suma.
temple-text-mist-scouts = Gdy rekrutujesz, podejrzyj dwie karty i zachowaj jedną; druga trafia do Jigoku.
temple-text-greedy-tithe = Gdy ulegasz korupcji, dobierz tyle kart, ile wynosi siła karty plus { $number } zamiast plus 2.
temple-text-echo-strike = Raz w rundzie, gdy wystawiasz lub wzmacniasz klan dokładnie dwiema kartami, mogą one liczyć się dla mocy jak trzy, pod każdym względem.
temple-text-masterless-banner = Przy ustalaniu miejsc każdy twój Ronin w grze liczy się za { $number } zamiast wydrukowanej siły.
temple-text-iron-drill = Przy ustalaniu miejsc każdy twój klan z trzema lub więcej kartami dowolnego rodzaju liczy się o { $number } więcej.
temple-text-gate-of-jigoku = Gdy rekrutujesz, możesz zamiast tego zabrać jedną z trzech wierzchnich kart Jigoku.
temple-text-shadow-stores = Po odrzuceniu karty, albo gdy nie było czego odrzucić, dobierz jedną kartę, jeśli masz ich na ręce najwyżej { $number }. Nie działa, gdy runda się skończyła.

## Co robi karta Dworu

court-text-levy = Dobierz { $number ->
        [one] { $number } kartę
        [few] { $number } karty
       *[other] { $number } kart
    }.
court-text-grave-permit = Zabierz z Jigoku { $number ->
        [one] { $number } dowolną kartę
        [few] { $number } dowolne karty
       *[other] { $number } dowolnych kart
    }.
court-text-pardon = Odłóż do Jigoku jedną kartę ze swojego stosu Korupcji.
court-text-banishment = Zniszcz jedną kartę przeciwnika w grze, dowolnego rodzaju, o wydrukowanej sile najwyżej { $number }.
court-text-court-spy = Obejrzyj rękę przeciwnika, zabierz jedną kartę, po czym oddaj dowolną swoją, nawet tę zabraną.
court-text-forced-march = W tej turze możesz i wystawić, i wzmocnić klan, w dowolnej kolejności, także ten właśnie wystawiony. Czwarty klan natychmiast kończy rundę.
court-text-imperial-seal = Możesz pokazać tę kartę przed ustaleniem miejsc: { $number } więcej do wyniku, lecz nie przy remisach.
court-text-palace-guard = Gdy celuje w ciebie moc dwóch kart, nawet skopiowana, anuluj jej działanie na ciebie. Nie chroni przed trzema kartami, Yokai ani kartami Dworu.
court-text-tax-collector = Obejrzyj rękę przeciwnika i zabierz jedną kartę.
court-text-tribute = Każdy przeciwnik, zgodnie z ruchem wskazówek zegara, odrzuca losową kartę; puste ręce się pomija. Potem dobierz { $number ->
        [one] { $number } kartę
        [few] { $number } karty
       *[other] { $number } kart
    }.

## Co robi Boss

boss-text = { $damage ->
        [0] Nikt nie traci tu pionków.
        [one] Każdy gracz traci tu { $damage } pionek.
        [few] Każdy gracz traci tu { $damage } pionki.
       *[other] Każdy gracz traci tu { $damage } pionków.
    } Punkty za 0, 1, 2, 3, 4 oraz 5 lub więcej pozostałych pionków: { $points }.

## Wydarzenia

wat-aah-round-began = Zaczyna się runda { $round }.
wat-aah-revealed-card = { $player-name } odsłania kartę: { $card-name }.
wat-aah-first-chosen = { $player-name } zaczyna.
wat-aah-turn-began = { $player-name } zaczyna swoją turę.
wat-aah-card-drawn = { $player-name } dobiera kartę: { $card-name }.
wat-aah-card-drawn-unseen = { $player-name } dobiera kartę.
wat-aah-gate-opened = { $player-name } otwiera Bramę i zabiera z Jigoku kartę: { $card-name }.
wat-aah-card-corrupted = { $player-name } ulega korupcji. Na stos Korupcji trafia { $card-name }.
wat-aah-clan-placed = { $player-name } wystawia klan { $clan-of }: { $number ->
        [one] { $number } karta
        [few] { $number } karty
       *[other] { $number } kart
    }.
wat-aah-clan-reinforced = { $player-name } wzmacnia klan { $clan-of }: { $number ->
        [one] { $number } karta
        [few] { $number } karty
       *[other] { $number } kart
    }.
wat-aah-card-placed = { $player-name } dokłada do klanu { $clan-of } kartę: { $card-name }.
wat-aah-power-used = { $player-name } używa mocy: { $effect-name }.
wat-aah-power-wasted = { $player-name } nie ma celu dla swojej mocy.
wat-aah-power-copied = { $player-name } kopiuje moc klanu { $clan-of } ({ $other-name }).
wat-aah-targeted = { $player-name } wskazuje cel: { $other-name }.
wat-aah-card-discarded = { $player-name } odrzuca kartę: { $card-name }.
wat-aah-hands-swapped = { $player-name } i { $other-name } wymieniają między sobą całe ręce.
wat-aah-swap-chosen = { $player-name } ma już wybrane karty do wymiany.
wat-aah-cards-swapped = { $player-name } i { $other-name } wymieniają po { $number ->
        [one] { $number } karcie
        [few] { $number } karty
       *[other] { $number } kart
    }.
wat-aah-card-received = { $player-name } otrzymuje kartę: { $card-name } (oddaje ją { $other-name }).
wat-aah-card-returned = { $player-name }: z klanu { $clan-of } wraca na rękę { $card-name }.
wat-aah-card-destroyed = { $player-name }: z klanu { $clan-of } trafia do Jigoku { $card-name }.
wat-aah-clan-returned = { $player-name }: klan { $clan-of } wraca na rękę.
wat-aah-clan-destroyed = { $player-name } traci klan { $clan-of }.
wat-aah-card-dug = { $player-name } zabiera z Jigoku kartę: { $card-name }.
wat-aah-card-looked-at = { $player-name } podgląda kartę: { $card-name }.
wat-aah-card-looked-at-unseen = { $player-name } podgląda kartę z talii.
wat-aah-card-kept = { $player-name } zachowuje kartę: { $card-name }.
wat-aah-card-kept-unseen = { $player-name } zachowuje jedną z kart.
wat-aah-card-rejected = { $player-name } odkłada do Jigoku kartę: { $card-name }.
wat-aah-jigoku-reshuffled = Talia jest pusta: { $number ->
        [one] { $number } karta z Jigoku tworzy
        [few] { $number } potasowane karty z Jigoku tworzą
       *[other] { $number } potasowanych kart z Jigoku tworzy
    } nową talię.
wat-aah-court-used = { $player-name } używa karty Dworu: { $court-name }.
wat-aah-card-pardoned = { $player-name } odkłada do Jigoku kartę ze stosu Korupcji: { $card-name }.
wat-aah-hand-seen = { $player-name } ogląda rękę przeciwnika: { $other-name }.
wat-aah-card-taken = { $player-name } zabiera kartę: { $card-name } (traci ją { $other-name }).
wat-aah-card-taken-unseen = { $player-name } zabiera kartę (traci ją { $other-name }).
wat-aah-card-given = { $player-name } oddaje kartę: { $card-name } (otrzymuje ją { $other-name }).
wat-aah-card-given-unseen = { $player-name } oddaje kartę (otrzymuje ją { $other-name }).
wat-aah-power-stopped = { $player-name } nie odczuwa tej mocy: zostaje anulowana.
wat-aah-card-spared = { $player-name } zachowuje w grze kartę z klanu { $clan-of }: { $card-name }.
wat-aah-round-ended = Kończy się runda { $round }.
wat-aah-scored = { $player-name }: suma { $score }, Korupcja { $corruption }.
wat-aah-seal-shown = { $player-name } pokazuje kartę Dworu: { $court-name }.
wat-aah-ranked = { $player-name }: miejsce { $rank }, { $pawns ->
        [one] { $pawns } pionek
        [few] { $pawns } pionki
       *[other] { $pawns } pionków
    } Ninja.
wat-aah-shosho-given = { $player-name } otrzymuje Shosho Cesarza.
wat-aah-temple-card-drawn = { $player-name } dobiera kartę Świątyni: { $temple-name }.
wat-aah-temple-card-drawn-unseen = { $player-name } dobiera kartę Świątyni.
wat-aah-temple-taken = { $player-name } bierze kartę Świątyni na następną rundę: { $temple-name }.
wat-aah-temple-refused = { $player-name } odkłada kartę pod talię Świątyni: { $temple-name }.
wat-aah-decoy-peeked = { $player-name } podgląda Wabik { $decoy }.
wat-aah-boss-seen = { $player-name } już wie, kim jest Wabik { $decoy }: { $boss-name }.
wat-aah-pawns-placed = { $player-name } stawia { $number ->
        [one] { $number } pionek
        [few] { $number } pionki
       *[other] { $number } pionków
    } Ninja: { $place-name }.
wat-aah-court-card-drawn = { $player-name } otrzymuje kartę Dworu: { $court-name }.
wat-aah-court-card-drawn-unseen = { $player-name } otrzymuje zakrytą kartę Dworu.
wat-aah-boss-revealed = Odsłonięto finałowego Bossa: { $boss-name }.
wat-aah-final-score = { $player-name } ma { $score ->
        [one] { $score } punkt zwycięstwa
        [few] { $score } punkty zwycięstwa
       *[other] { $score } punktów zwycięstwa
    }.
wat-aah-match-won = { $reason ->
        [shared-victory] { $winners-name } dzielą się zwycięstwem
       *[other] { $winners-name } wygrywa
    }: { $reason-name }.
wat-aah-seal-kept = { $player-name } nie pokazuje karty Dworu.
wat-aah-guard-kept = { $player-name } nie powstrzymuje mocy.
wat-aah-turn-ended = { $player-name } kończy turę.
wat-aah-court-laid-down = { $player-name } po ustaleniu miejsc odrzuca kartę Dworu: { $court-name }.

## Odmowy: karty

refused-wat-aah-wrong-step = „{ $action }” nie należy do obecnego kroku: { $step-name }.
refused-wat-aah-pick = { $card-name }: tej karty nie można teraz wybrać. Do klanu idą z ręki jego własne karty i Ronini, razem najwyżej 4; nowy klan zaczyna się od karty klanu; Yokai dochodzi sam i tylko do klanu w grze. Karty wybiera się w kolejności ręki; w jednym wierszu kolejność jest dowolna.
refused-wat-aah-not-in-jigoku = { $card-name }: tej karty nie można teraz zabrać. Musi leżeć w Jigoku, a kilka kart zabiera się w kolejności listy kart, tak by wystarczyło ich do końca.
refused-wat-aah-not-looked-at = { $card-name }: tej karty nie można teraz zachować. Musi być wśród podglądanych, a kilka zachowuje się w kolejności listy kart, tak by wystarczyło ich do końca.
refused-wat-aah-not-in-clan = { $card-name }: ta karta nie może zostać. Wybierz kartę klanu z trafionego klanu.
refused-wat-aah-not-corrupt = { $card-name }: tej karty nie ma na twoim stosie Korupcji. Wybierz taką, która tam jest.
refused-wat-aah-not-in-his-hand = { $card-name }: tej karty nie ma na oglądanej ręce. Wybierz taką, która tam jest.
refused-wat-aah-not-in-hand = { $card-name }: tej karty nie ma na twojej ręce. Wybierz taką, która tam jest.

## Odmowy: wybory

refused-wat-aah-gate = „{ $action }” nie jest możliwe: Brama Jigoku pozwala zabrać jedną z trzech wierzchnich kart Jigoku.
refused-wat-aah-court = „{ $action }” nie jest możliwe: nie masz karty Dworu, której można użyć w tej chwili i która by coś zrobiła.
refused-wat-aah-place = „{ $action }” nie jest możliwe: wystaw klan, którego jeszcze przed tobą nie ma, z co najmniej 2 kart, w tym jednej karty klanu, i nie po innym wystawieniu w tej turze.
refused-wat-aah-reinforce = „{ $action }” nie jest możliwe: wzmocnij leżący przed tobą klan, który ma najwyżej 3 karty, pasującą kartą, i nie po innym wystawieniu w tej turze.
refused-wat-aah-done = „{ $action }” nie jest jeszcze możliwe: nowy klan wymaga co najmniej 2 kart, wzmocnienie 1.
refused-wat-aah-echo = „{ $action }” nie jest możliwe: Uderzenie Echa wymaga dokładnie 2 kart i działa raz w rundzie, dla swojego posiadacza.
refused-wat-aah-target = „{ $action }”: tego nie można tu wybrać. Moc działa na przeciwnika, klan albo kartę, z którymi coś zrobi; Shosho trafia do jednego z nadal remisujących.
refused-wat-aah-guard = „{ $action }” nie jest możliwe: twoja karta Dworu nie powstrzymuje tej mocy.
refused-wat-aah-seal = „{ $action }” nie jest jeszcze możliwe: najpierw wybierz tyle kart, ile trzeba wymienić.
refused-wat-aah-show-seal = „{ $action }” nie jest możliwe: twoja karta Dworu nie dodaje niczego do wyniku.
refused-wat-aah-temple-card = „{ $action }” nie jest możliwe: wybierz jedną z dobranych kart Świątyni.
refused-wat-aah-pawns = „{ $action }” nie jest możliwe: postaw pionki, które jeszcze masz, w jednym miejscu; Dwór Cesarski przyjmuje w rundzie po jednym pionku od gracza.
refused-wat-aah-peek = „{ $action }” nie jest możliwe: wybierz Wabik 1, 2 lub 3.
refused-wat-aah-now = „{ $action }” nie jest teraz możliwe. Wybierz jedną z dostępnych akcji.

## Notacja

notation-unknown-card = „{ $word }” nie jest kartą Shinobi. Karty: { $known }.
notation-unknown-clan = „{ $word }” nie jest klanem. Klany: { $known }.
notation-unknown-player = „{ $word }” nie jest graczem. Gracze: { $known }.
notation-unknown-place = „{ $word }” nie jest miejscem na planszy. Miejsca: { $known }.
notation-unknown-temple = „{ $word }” nie jest kartą Świątyni. Karty: { $known }.
notation-unknown-court = „{ $word }” nie jest kartą Dworu. Karty: { $known }.
notation-unknown-boss = „{ $word }” nie jest Bossem. Bossowie: { $known }.

## Pozycje

position-too-many-cards = W pozycji jest za dużo kart jednego rodzaju: { $total }; w talii jest ich { $cards }.
position-needs-check = „{ $key }” należy do środka efektu; taki wiersz przyjmuje się tylko tak, jak zapisał go program, z jego polem check. Pisząc ręcznie, zacznij od step=draw-step, step=place-step albo step=discard-step.
