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
reason-less-corrupt = równa suma, ale mniejsza Korupcja
reason-shared-victory = równa suma i równa Korupcja

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

temple-text-last-stand = { $number ->
        [1] Gdy przeciwnik niszczy cały twój klan, jedna jego karta klanu zostaje, według twojego wyboru. Cała reszta odchodzi. Działa to raz w rundzie. Do tego czasu klanu z jednej karty nie można do tego wybrać.
       *[other] Gdy przeciwnik niszczy cały twój klan, w którym liczba kart wynosi co najmniej { $number }, jedna jego karta klanu zostaje, według twojego wyboru. Cała reszta odchodzi. Działa to raz w rundzie.
    } Nie chroni klanów cofanych na rękę ani przed efektami działającymi na pojedynczą kartę.
temple-text-closed-fist = Przeciwnicy nie mogą cię zmusić do odrzucenia ani wymiany kart z ręki, nie mogą też oglądać twojej ręki ani z niej zabierać: nie można cię do tego wybrać.
temple-text-false-ledger = Przy ustalaniu miejsc twoja Korupcja liczy się o { $number } mniej, ale nie mniej niż 0. Remisy nadal rozstrzyga pełna Korupcja.
temple-text-mist-scouts = Gdy rekrutujesz, podejrzyj { $number } { $number ->
        [few] karty
       *[other] kart
    } z wierzchu talii i zachowaj { $number ->
        [2] jedną
        [3] dwie
        [4] trzy
       *[5] cztery
    }; pozostała trafia do Jigoku.
temple-text-greedy-tithe = Gdy ulegasz korupcji, dobierz tyle kart, ile wynosi siła karty plus { $number } zamiast plus 2.
temple-text-echo-strike = Raz w rundzie, gdy wystawiasz lub wzmacniasz klan dokładnie dwiema kartami, mogą one liczyć się dla mocy jak trzy, pod każdym względem.
temple-text-masterless-banner = Przy ustalaniu miejsc każdy twój Ronin w grze liczy się za { $number } zamiast wydrukowanej siły.
temple-text-iron-drill = Przy ustalaniu miejsc każdy twój klan z trzema lub więcej kartami dowolnego rodzaju liczy się o { $number } więcej.
temple-text-gate-of-jigoku = Gdy rekrutujesz, możesz zamiast tego zabrać { $number ->
        [1] wierzchnią kartę
       *[other] jedną z { $number } wierzchnich kart
    } Jigoku. Przy ustalaniu miejsc do twojej sumy dodaje się siłę { $number ->
        [1] wierzchniej karty
       *[other] najsilniejszej z { $number } wierzchnich kart
    } Jigoku.
temple-text-shadow-stores = Przy ustalaniu miejsc każda karta na twojej ręce dodaje 1 do twojej sumy, łącznie najwyżej { $number }.

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
court-text-pardon = Odłóż do Jigoku jedną kartę o sile najwyżej { $number } ze swojego stosu Korupcji.
court-text-banishment = Zniszcz jedną kartę przeciwnika w grze, dowolnego rodzaju, o wydrukowanej sile najwyżej { $number }.
court-text-court-spy = Obejrzyj rękę przeciwnika, zabierz jedną kartę, po czym daj mu dowolną ze swoich, nawet tę zabraną. Potem dobierz { $number ->
        [one] { $number } kartę
        [few] { $number } karty
       *[other] { $number } kart
    }.
court-text-forced-march = Użyj przed końcem fazy 2. W tej turze możesz i wystawić, i wzmocnić klan, w dowolnej kolejności, także ten właśnie wystawiony. Tylko pierwsze z dwóch wystawień używa mocy. Czwarty klan natychmiast kończy rundę.
court-text-imperial-seal = Możesz pokazać tę kartę przed ustaleniem miejsc: { $number } więcej do twojej sumy. Remisy rozstrzyga się bez niej.
court-text-palace-guard = Gdy celuje w ciebie moc dwóch kart, nawet skopiowana, anuluj jej działanie na ciebie. Nie chroni przed mocą trzech kart, Yokai ani kartami Dworu.
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
    .you = Odsłaniasz kartę: { $card-name }.
wat-aah-first-chosen = { $player-name } zaczyna.
    .you = Zaczynasz ty.
wat-aah-turn-began = { $player-name } zaczyna swoją turę.
    .you = Zaczynasz swoją turę.
wat-aah-card-drawn = { $player-name } dobiera kartę: { $card-name }.
    .you = Dobierasz kartę: { $card-name }.
wat-aah-card-drawn-unseen = { $player-name } dobiera kartę.
    .you = Dobierasz kartę.
wat-aah-gate-opened = { $player-name } otwiera Bramę i zabiera z Jigoku kartę: { $card-name }.
    .you = Otwierasz Bramę i zabierasz z Jigoku kartę: { $card-name }.
wat-aah-card-corrupted = { $player-name } ulega korupcji. Na stos Korupcji trafia { $card-name }.
    .you = Ulegasz korupcji. Na stos Korupcji trafia { $card-name }.
wat-aah-clan-placed = { $player-name } wystawia klan { $clan-of }: { $number ->
        [one] { $number } karta
        [few] { $number } karty
       *[other] { $number } kart
    }.
    .you = Wystawiasz klan { $clan-of }: { $number ->
            [one] { $number } karta
            [few] { $number } karty
           *[other] { $number } kart
        }.
wat-aah-clan-reinforced = { $player-name } wzmacnia klan { $clan-of }: { $number ->
        [one] { $number } karta
        [few] { $number } karty
       *[other] { $number } kart
    }.
    .you = Wzmacniasz klan { $clan-of }: { $number ->
            [one] { $number } karta
            [few] { $number } karty
           *[other] { $number } kart
        }.
wat-aah-card-placed = { $player-name } dokłada do klanu { $clan-of } kartę: { $card-name }.
    .you = Dokładasz do klanu { $clan-of } kartę: { $card-name }.
wat-aah-power-used = { $player-name } używa mocy: { $effect-name }.
    .you = Używasz mocy: { $effect-name }.
wat-aah-power-wasted = { $player-name } nie ma celu dla swojej mocy.
    .you = Nie masz celu dla swojej mocy.
wat-aah-power-copied = { $player-name } kopiuje moc klanu { $clan-of } ({ $other-name }).
    .you = Kopiujesz moc klanu { $clan-of } ({ $other-name }).
    .to-you = { $player-name } kopiuje moc twojego klanu { $clan-of }.
wat-aah-targeted = { $player-name } wskazuje cel: { $other-name }.
    .you = Wskazujesz cel: { $other-name }.
    .to-you = { $player-name } wskazuje cel: ciebie.
wat-aah-card-discarded = { $player-name } odrzuca kartę: { $card-name }.
    .you = Odrzucasz kartę: { $card-name }.
wat-aah-hands-swapped = { $player-name } i { $other-name } wymieniają między sobą całe ręce.
    .you = Wymieniacie się całymi rękami: ty i { $other-name }.
    .to-you = Wymieniacie się całymi rękami: { $player-name } i ty.
wat-aah-swap-chosen = { $player-name } ma już wybrane karty do wymiany.
    .you = Masz już wybrane karty do wymiany.
wat-aah-cards-swapped = { $player-name } i { $other-name } wymieniają po { $number ->
        [one] { $number } karcie
        [few] { $number } karty
       *[other] { $number } kart
    }.
    .you = Wymieniacie się, ty i { $other-name }, po { $number ->
            [one] { $number } karcie
            [few] { $number } karty
           *[other] { $number } kart
        }.
    .to-you = Wymieniacie się, { $player-name } i ty, po { $number ->
            [one] { $number } karcie
            [few] { $number } karty
           *[other] { $number } kart
        }.
wat-aah-card-received = { $player-name } otrzymuje kartę: { $card-name } (oddaje ją { $other-name }).
    .you = Otrzymujesz kartę: { $card-name } (oddaje ją { $other-name }).
    .to-you = { $player-name } otrzymuje od ciebie kartę: { $card-name }.
wat-aah-card-returned = { $player-name }: z klanu { $clan-of } wraca na rękę { $card-name }.
    .you = { $card-name } z klanu { $clan-of } wraca na twoją rękę.
wat-aah-card-destroyed = { $player-name }: z klanu { $clan-of } trafia do Jigoku { $card-name }.
    .you = { $card-name } z twojego klanu { $clan-of } trafia do Jigoku.
wat-aah-clan-returned = { $player-name }: klan { $clan-of } wraca na rękę.
    .you = Twój klan { $clan-of } wraca na rękę.
wat-aah-clan-destroyed = { $player-name } traci klan { $clan-of }.
    .you = Tracisz klan { $clan-of }.
wat-aah-card-dug = { $player-name } zabiera z Jigoku kartę: { $card-name }.
    .you = Zabierasz z Jigoku kartę: { $card-name }.
wat-aah-card-looked-at = { $player-name } podgląda kartę: { $card-name }.
    .you = Podglądasz kartę: { $card-name }.
wat-aah-card-looked-at-unseen = { $player-name } podgląda kartę z talii.
    .you = Podglądasz kartę z talii.
wat-aah-card-kept = { $player-name } zachowuje kartę: { $card-name }.
    .you = Zachowujesz kartę: { $card-name }.
wat-aah-card-kept-unseen = { $player-name } zachowuje jedną z kart.
    .you = Zachowujesz jedną z kart.
wat-aah-card-rejected = { $player-name } odkłada do Jigoku kartę: { $card-name }.
    .you = Odkładasz do Jigoku kartę: { $card-name }.
wat-aah-jigoku-reshuffled = Talia jest pusta: { $number ->
        [one] { $number } karta z Jigoku tworzy
        [few] { $number } potasowane karty z Jigoku tworzą
       *[other] { $number } potasowanych kart z Jigoku tworzy
    } nową talię.
wat-aah-court-used = { $player-name } używa karty Dworu: { $court-name }.
    .you = Używasz karty Dworu: { $court-name }.
wat-aah-card-pardoned = { $player-name } odkłada do Jigoku kartę ze stosu Korupcji: { $card-name }.
    .you = Odkładasz do Jigoku kartę ze stosu Korupcji: { $card-name }.
wat-aah-hand-seen = { $player-name } ogląda rękę przeciwnika: { $other-name }.
    .you = Oglądasz rękę przeciwnika: { $other-name }.
    .to-you = { $player-name } ogląda twoją rękę.
wat-aah-card-taken = { $player-name } zabiera kartę: { $card-name } (traci ją { $other-name }).
    .you = Zabierasz kartę: { $card-name } (traci ją { $other-name }).
    .to-you = { $player-name } zabiera ci kartę: { $card-name }.
wat-aah-card-taken-unseen = { $player-name } zabiera kartę (traci ją { $other-name }).
    .you = Zabierasz kartę (traci ją { $other-name }).
    .to-you = { $player-name } zabiera ci kartę.
wat-aah-card-given = { $player-name } oddaje kartę: { $card-name } (otrzymuje ją { $other-name }).
    .you = Oddajesz kartę: { $card-name } (otrzymuje ją { $other-name }).
    .to-you = { $player-name } oddaje ci kartę: { $card-name }.
wat-aah-card-given-unseen = { $player-name } oddaje kartę (otrzymuje ją { $other-name }).
    .you = Oddajesz kartę (otrzymuje ją { $other-name }).
    .to-you = { $player-name } oddaje ci kartę.
wat-aah-power-stopped = { $player-name } nie odczuwa tej mocy: zostaje anulowana.
    .you = Nie odczuwasz tej mocy: zostaje anulowana.
wat-aah-card-spared = { $player-name } zachowuje w grze kartę z klanu { $clan-of }: { $card-name }.
    .you = Zachowujesz w grze kartę z klanu { $clan-of }: { $card-name }.
wat-aah-round-ended = Kończy się runda { $round }.
wat-aah-scored = { $player-name }: suma { $score }, Korupcja { $corruption }.
    .you = Ty: suma { $score }, Korupcja { $corruption }.
wat-aah-seal-shown = { $player-name } pokazuje kartę Dworu: { $court-name }.
    .you = Pokazujesz kartę Dworu: { $court-name }.
wat-aah-ranked = { $player-name }: miejsce { $rank }, { $pawns ->
        [one] { $pawns } pionek
        [few] { $pawns } pionki
       *[other] { $pawns } pionków
    } Ninja.
    .you = Ty: miejsce { $rank }, { $pawns ->
            [one] { $pawns } pionek
            [few] { $pawns } pionki
           *[other] { $pawns } pionków
        } Ninja.
wat-aah-shosho-given = { $player-name } otrzymuje Shosho Cesarza.
    .you = Otrzymujesz Shosho Cesarza.
wat-aah-temple-card-drawn = { $player-name } dobiera kartę Świątyni: { $temple-name }.
    .you = Dobierasz kartę Świątyni: { $temple-name }.
wat-aah-temple-card-drawn-unseen = { $player-name } dobiera kartę Świątyni.
    .you = Dobierasz kartę Świątyni.
wat-aah-temple-taken = { $player-name } bierze kartę Świątyni: { $temple-name }.
    .you = Bierzesz kartę Świątyni: { $temple-name }.
wat-aah-temple-refused = { $player-name } odkłada kartę pod talię Świątyni: { $temple-name }.
    .you = Odkładasz kartę pod talię Świątyni: { $temple-name }.
wat-aah-decoy-peeked = { $player-name } podgląda Wabik { $decoy }.
    .you = Podglądasz Wabik { $decoy }.
wat-aah-boss-seen = { $player-name } już wie, kim jest Wabik { $decoy }: { $boss-name }.
    .you = Już wiesz, kim jest Wabik { $decoy }: { $boss-name }.
wat-aah-pawns-placed = { $player-name } stawia { $number ->
        [one] { $number } pionek
        [few] { $number } pionki
       *[other] { $number } pionków
    } Ninja: { $place-name }.
    .you = Stawiasz { $number ->
            [one] { $number } pionek
            [few] { $number } pionki
           *[other] { $number } pionków
        } Ninja: { $place-name }.
wat-aah-court-card-drawn = { $player-name } otrzymuje kartę Dworu: { $court-name }.
    .you = Otrzymujesz kartę Dworu: { $court-name }.
wat-aah-court-card-drawn-unseen = { $player-name } otrzymuje zakrytą kartę Dworu.
    .you = Otrzymujesz zakrytą kartę Dworu.
wat-aah-boss-revealed = Odsłonięto finałowego Bossa: { $boss-name }.
wat-aah-final-score = { $player-name } ma { $score ->
        [one] { $score } punkt zwycięstwa
        [few] { $score } punkty zwycięstwa
       *[other] { $score } punktów zwycięstwa
    }.
    .you = Masz { $score ->
            [one] { $score } punkt zwycięstwa
            [few] { $score } punkty zwycięstwa
           *[other] { $score } punktów zwycięstwa
        }.
wat-aah-match-won = { $reason ->
        [shared-victory] { $winners-name } dzielą się zwycięstwem
       *[other] { $winners-name } wygrywa
    }: { $reason-name }.
    .you = { $reason ->
            [shared-victory] { $winners-name } dzielą się zwycięstwem
           *[other] Wygrywasz
        }: { $reason-name }.
wat-aah-seal-kept = { $player-name } nie pokazuje karty Dworu.
    .you = Nie pokazujesz karty Dworu.
wat-aah-guard-kept = { $player-name } nie powstrzymuje mocy.
    .you = Nie powstrzymujesz mocy.
wat-aah-turn-ended = { $player-name } kończy turę.
    .you = Kończysz turę.
wat-aah-court-laid-down = { $player-name } po ustaleniu miejsc odrzuca kartę Dworu: { $court-name }.
    .you = Po ustaleniu miejsc odrzucasz kartę Dworu: { $court-name }.

## Odmowy: krok i karty

refused-wat-aah-wrong-step = { $verb ->
        [recruit] Rekrutujesz w fazie 1 swojej tury.
        [corrupt] Korupcji ulegasz w fazie 1 swojej tury.
        [gate] Bramę Jigoku otwierasz w fazie 1 swojej tury.
        [place] Klan wystawiasz w fazie 2 swojej tury.
        [reinforce] Klan wzmacniasz w fazie 2 swojej tury.
        [pass] Spasować możesz tylko w fazie 2 swojej tury.
        [card] W tym kroku nie wybiera się karty.
        [done] Wystawianie kończysz po wybraniu kart.
        [echo] Uderzenia Echa używasz po wybraniu kart do wystawienia.
        [target] W tym kroku nie wybiera się celu.
        [court] Karty Dworu używa się we własnej turze: przed dobieraniem, między fazami lub po odrzuceniu, nigdy w trakcie mocy.
        [end] Twoja tura kończy się po fazie 3.
        [guard] Moc powstrzymujesz tylko wtedy, gdy celuje w ciebie.
        [no-guard] Mocy ulegasz tylko wtedy, gdy celuje w ciebie.
        [seal] Karty pieczętujesz tylko przy wymianie.
        [show-seal] Cesarską Pieczęć pokazuje się na końcu rundy.
        [no-seal] O Cesarską Pieczęć pyta się na końcu rundy.
        [temple] Świątynię odwiedzają po ustaleniu miejsc ci, którzy są ostatni.
        [temple-card] Kartę Świątyni wybierasz podczas wizyty w Świątyni.
        [pawns] Pionki stawia się po rundzie.
        [peek] Wabik podglądasz w Świątyni albo po postawieniu pionków na Misjach.
        [no-peek] Wabik podglądasz w Świątyni albo po postawieniu pionków na Misjach.
       *[other] Tę kartę się dobiera, a nie wybiera.
    } Teraz: { $step ->
        [draw-step] { speech-wat-aah-task-draw-step }
        [place-step] { speech-wat-aah-task-place-step }
        [picking] wybierz karty, które wystawisz razem, i zakończ wystawianie.
        [targeting] wybierz cel.
        [guarding] powiedz, czy powstrzymujesz moc.
        [suffering] odrzuć karty z powodu mocy.
        [swapping] wybierz karty, które oddasz, i je zapieczętuj.
        [digging] zabierz karty z Jigoku.
        [keeping] wybierz karty, które zachowasz.
        [discard-step] { speech-wat-aah-task-discard-step }
        [turn-end] zakończ turę albo użyj karty Dworu.
        [sparing] wybierz kartę klanu, która zostaje.
        [pardoning] wybierz kartę, która opuści twoją Korupcję.
        [taking] wybierz kartę, którą zabierasz.
        [giving] wybierz kartę, którą oddajesz.
        [sealing] powiedz, czy pokazujesz Cesarską Pieczęć.
        [honouring] powiedz, kto otrzymuje Shosho.
        [temple-step] dobierz dwie karty Świątyni albo podejrzyj Wabik.
        [temple-choosing] wybierz jedną z dobranych kart Świątyni.
        [pawn-step] postaw pionki w jednym miejscu.
       *[other] podejrzyj Wabik albo zrezygnuj.
    }
refused-wat-aah-must = { $step ->
        [pawn-step] Nie możesz spasować, dopóki masz pionki. Postaw co najmniej jeden.
       *[other] Kto jest ostatni, musi wybrać w Świątyni: dwie karty do wyboru albo podejrzenie Wabika.
    }
refused-wat-aah-not-in-hand = { $card-name }: tej karty nie ma na twojej ręce. Masz: { $card-list-name }.
refused-wat-aah-not-in-jigoku = { $card-name }: tej karty nie ma w Jigoku. Zabierz taką, która tam leży; kolejność jest dowolna.
refused-wat-aah-not-looked-at = { $card-name }: tej karty nie ma wśród podglądanych. Możesz zachować: { $card-list-name }.
refused-wat-aah-not-in-clan = { $card-name }: ta karta nie może zostać. Ostatni Bastion zatrzymuje jedną kartę klanu { $clan-of }: { $card-list-name }.
refused-wat-aah-not-corrupt = { $card-name }: tej karty nie ma na twoim stosie Korupcji. Masz tam: { $card-list-name }.
refused-wat-aah-too-strong-to-pardon = { $card-name }: ta karta jest za silna na Ułaskawienie, które obejmuje kartę o sile najwyżej { $number }. Możesz wybrać: { $card-list-name }.
refused-wat-aah-not-in-his-hand = { $card-name }: tej karty nie ma na oglądanej ręce. Możesz zabrać: { $card-list-name }.
refused-wat-aah-swap-full = Masz już wybrane wszystkie karty, które oddajesz. Teraz je zapieczętuj.
refused-wat-aah-swap-open = Najpierw wybierz karty, które oddasz: jeszcze { $number }.

## Odmowy: wystawianie i wzmacnianie

refused-wat-aah-already-placed = W tej turze klan został już wystawiony lub wzmocniony. Wolno jedno albo drugie; z Forsownym Marszem każde raz.
refused-wat-aah-clan-in-play = Klan { $clan-of } już leży przed tobą, a klan wystawia się tylko raz. Możesz go wzmocnić.
refused-wat-aah-clan-not-in-play = Klan { $clan-of } nie leży przed tobą, więc nie możesz go wzmocnić. { $clan-list-count ->
        [0] Nie masz teraz żadnego klanu do wzmocnienia.
       *[other] Możesz wzmocnić: { $clan-list-name }.
    }
refused-wat-aah-not-your-clan = Klanu { $clan-of } innego gracza nie możesz wzmocnić: karty dokładasz tylko do klanów leżących przed tobą.
refused-wat-aah-clan-full = Twój klan { $clan-of } ma już 4 karty, a żaden klan nie ma więcej.
refused-wat-aah-no-clan-card = Sami Ronini nie tworzą klanu. Klan { $clan-of } wymaga co najmniej jednej karty: { $clan-name }.
refused-wat-aah-too-few-held = Żeby wystawić klan { $clan-of }, trzeba 2 kart: { $clan-name } lub Ronin; { $number ->
        [0] nie masz żadnej.
        [one] masz tylko { $number }.
       *[other] masz tylko { $number }.
    } { $clan-list-count ->
        [0] Nie masz teraz żadnego klanu do wystawienia.
       *[other] Możesz wystawić: { $clan-list-name }.
    }
refused-wat-aah-nothing-to-add = Nie masz nic dla klanu { $clan-of }: przyjmuje on własne karty, Roninów albo jednego Yokai.
refused-wat-aah-other-clan = { $card-name } nie należy do klanu { $clan-of }. Klan przyjmuje własne karty i Roninów.
refused-wat-aah-not-held = { $number ->
        [0] { $card-name }: tej karty nie ma na twojej ręce. Weź karty, które masz.
       *[other] { $card-name }: masz tylko { $number }.
    }
refused-wat-aah-yokai-new = { $card-name } to Yokai, a Yokai nigdy nie zaczyna klanu. Dołóż go do klanu, który masz w grze: wzmocnij klan.
refused-wat-aah-yokai-alone = { $card-name } to Yokai i dochodzi sam, bez innych kart.
refused-wat-aah-yokai-no-room = { $card-name } nie ma miejsca: klan { $clan-of } ma 4 karty. Wybierz klan, który ma najwyżej 3.
refused-wat-aah-too-many-cards = Klan ma najwyżej 4 karty. { $number ->
        [0] Klan { $clan-of } jest pełny.
        [one] W klanie { $clan-of } jest miejsce na { $number } kartę.
        [few] W klanie { $clan-of } jest miejsce na { $number } karty.
       *[other] W klanie { $clan-of } jest miejsce na { $number } kart.
    }
refused-wat-aah-too-few-cards = { $number ->
        [one] Żeby wzmocnić klan, dołóż co najmniej 1 kartę.
       *[other] Nowy klan zaczyna się od co najmniej { $number } kart.
    }
refused-wat-aah-echo-missing = Tylko karta Świątyni Uderzenie Echa pozwala, by dwie karty liczyły się jak trzy, raz w rundzie. Teraz nie możesz jej użyć.
refused-wat-aah-echo-two = Uderzenie Echa wymaga dokładnie 2 kart, a tu jest ich { $number }.
refused-wat-aah-pick-order = Pojedynczo karty do klanu wybiera się według siły, od najsłabszej, a potem Roninów. Zacznij od najsłabszej albo wystaw wszystkie karty naraz, w dowolnej kolejności.

## Odmowy: cele

refused-wat-aah-target-self = To działa tylko na przeciwników, nie na ciebie. Wskaż przeciwnika.
refused-wat-aah-target-player = Wskaż tylko przeciwnika, bez klanu i bez karty. { $player-list-count ->
        [0] Nikogo nie można wybrać.
       *[other] Możesz wybrać: { $player-list-name }.
    }
refused-wat-aah-target-clan = Wybierz cały klan przeciwnika.
refused-wat-aah-target-card = Wybierz jedną kartę w klanie przeciwnika.
refused-wat-aah-no-such-clan = { $player-name } nie ma w grze klanu { $clan-of }. Wybierz klan, który leży przed przeciwnikiem.
refused-wat-aah-hand-empty = Nic by się nie stało: { $player-name } nie ma kart na ręce. Możesz wybrać: { $player-list-name }.
refused-wat-aah-closed-fist = { $player-name } ma kartę Świątyni Zaciśnięta Pięść: tej ręki nie można ruszyć. Możesz wybrać: { $player-list-name }.
refused-wat-aah-copies-nothing = Klan { $clan-of } nie ma mocy, którą można skopiować. Wybierz klan, którego moc coś zrobi.
refused-wat-aah-copy-without-effect = Moc klanu { $clan-of } nic by teraz nie zrobiła. Wybierz klan, którego moc coś zrobi.
refused-wat-aah-last-stand = Nic by się nie stało: { $player-name } ma w klanie { $clan-of } jedną kartę, a Ostatni Bastion ją zatrzymuje. Wybierz cel, z którym moc coś zrobi.
refused-wat-aah-card-not-there = { $card-name }: tej karty nie ma w tym klanie { $clan-of }. Wybierz kartę, która w nim jest.
refused-wat-aah-too-strong = { $card-name }: ta karta jest za silna na Wygnanie, które niszczy karty o wydrukowanej sile najwyżej { $number }.
refused-wat-aah-honour = Shosho trafia do jednego z nadal remisujących: { $player-list-name }.

## Odmowy: Świątynia, Dwór, pionki

refused-wat-aah-gate-closed = Tylko karta Świątyni Brama Jigoku pozwala brać karty z Jigoku. Rekrutuj albo ulegnij korupcji.
refused-wat-aah-gate-top = { $card-name }: tej karty nie ma wśród wierzchnich kart Jigoku, które otwiera Brama. { $card-list-count ->
        [0] Jigoku jest puste.
       *[other] Możesz zabrać: { $card-list-name }.
    }
refused-wat-aah-court-none = Nie masz karty Dworu.
refused-wat-aah-march-late = Na Forsowny Marsz jest za późno: używa się go przed końcem fazy 2.
refused-wat-aah-court-later = { $effect ->
        [palace-guard] { $court-name }: tej karty używa się, gdy celuje w ciebie moc dwóch kart, a nie w swojej turze.
       *[other] { $court-name }: tę kartę pokazuje się na końcu rundy, a nie w swojej turze.
    }
refused-wat-aah-court-without-effect = { $court-name }: ta karta nic by teraz nie zrobiła, więc nie można jej użyć. Zachowaj ją na później.
refused-wat-aah-guard = Nie możesz powstrzymać tej mocy: robi to tylko karta Dworu Straż Pałacowa.
refused-wat-aah-show-seal = Nie masz Cesarskiej Pieczęci do pokazania.
refused-wat-aah-temple-empty = W Świątyni nie ma już kart. Podejrzyj Wabik.
refused-wat-aah-temple-card = Tej karty Świątyni nie masz wśród dobranych. Wybierz jedną z tych: { $temple-list-name }.
refused-wat-aah-court-one = Dwór Cesarski przyjmuje w rundzie po jednym pionku od gracza{ $visited ->
        [yes] , a twój już tam stoi
       *[no] , nie więcej
    }.
refused-wat-aah-pawns-left = Postaw co najmniej 1 pionek i nie więcej, niż masz: { $number }.
refused-wat-aah-peek = Są trzy Wabiki: 1, 2 i 3.

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
