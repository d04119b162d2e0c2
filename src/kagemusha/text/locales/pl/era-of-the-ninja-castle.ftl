### Era of the Ninja: komnaty zamku i karty Spotkań.
###
### Nazwę ma room-… lub encounter-…, zdanie dla nastroju room-flavour-…, działanie komnaty lub karty
### room-text-…; liczby podaje się jak przy innych kartach. tile-… to kształt komnaty.

## Kształty

tile-cross = Skrzyżowanie
tile-courtyard = Dziedziniec
tile-tee = Rozwidlenie
tile-straight = Korytarz
tile-corner = Zakręt
tile-dead-end = Ślepy Zaułek

## Komnaty

room-audience-hall = Sala Audiencyjna
room-hall-of-pillars = Sala Kolumn
room-lantern-hall = Sala Lampionów
room-moss-garden = Ogród Mchów
room-dojo = Dojo
room-shrine = Kaplica
room-courtyard = Dziedziniec
room-plum-courtyard = Dziedziniec Śliwy
room-stone-courtyard = Kamienny Dziedziniec
room-kitchen = Kuchnia
room-servants-quarters = Izby Służby
room-music-room = Pokój Muzyki
room-painted-gallery = Malowana Galeria
room-archive = Archiwum
room-storehouse = Spichlerz
room-armoury = Zbrojownia
room-hall-of-screens = Sala Parawanów
room-counting-house = Skarbiec
room-bell-tower = Dzwonnica
room-long-corridor = Długi Korytarz
room-nightingale-floor = Słowicza Podłoga
room-narrow-stairs = Wąskie Schody
room-verandah = Weranda
room-tea-room = Herbaciarnia
room-watchtower = Wieża Strażnicza
room-bathhouse = Łaźnia
room-hidden-passage = Ukryte Przejście

## Komnaty: nastrój

room-flavour-audience-hall = Poduszki w rzędach przed pustym miejscem.
room-flavour-hall-of-pillars = Cedrowe pnie niosą dach, którego nie widać.
room-flavour-lantern-hall = Czterdzieści lampionów i sługa, który zapala je po kolei.
room-flavour-moss-garden = Mech tłumi każdy krok.
room-flavour-dojo = Podłoga wygładzona tysiącem lekcji.
room-flavour-shrine = Skarbona, sznur od dzwonka, misa czystej wody.
room-flavour-courtyard = Staw i mur, przez który się tu wchodzi.
room-flavour-plum-courtyard = Płatki unoszą się na ciemnym stawie.
room-flavour-stone-courtyard = Zagrabiony żwir do świtu pokazuje każdy ślad.
room-flavour-kitchen = Ryż paruje, noże są świeżo naostrzone.
room-flavour-servants-quarters = Słyszą cię i postanawiają spać dalej.
room-flavour-music-room = Koto, w którym brakuje jednej struny.
room-flavour-painted-gallery = Malowane tygrysy patrzą na niewłaściwe drzwi.
room-flavour-archive = Każdy rozkaz ma tu odpis, także ten o następnej straży.
room-flavour-storehouse = Od jesieni nikt nie liczył skrzyń.
room-flavour-armoury = Stojaki pełne ostrzy i jedno wolne miejsce.
room-flavour-hall-of-screens = Porusza się siedem cieni, a tylko jeden jest twój.
room-flavour-counting-house = Tutejsza straż dostała dziś żołd.
room-flavour-bell-tower = Jedno uderzenie w spiż budzi cały zamek.
room-flavour-long-corridor = Drzwi po obu stronach, wszystkie zamknięte.
room-flavour-nightingale-floor = Deski ułożono tak, żeby śpiewały.
room-flavour-narrow-stairs = Zbudowane tak, że obroni je jeden człowiek.
room-flavour-verandah = Deszcz kapie z okapu do kamiennej misy.
room-flavour-tea-room = Woda jest jeszcze ciepła.
room-flavour-watchtower = Widać stąd ponad wszystkimi dachami.
room-flavour-bathhouse = Para, cedr i żadnych drugich drzwi.
room-flavour-hidden-passage = Za zwojem na ścianie wieje chłód.

## Komnaty: cechy

room-text-moss-garden = Gdy wykonujesz tu Ukrycie: Cień { $signed }.
room-text-dojo = Atak { $signed }, póki tu jesteś.
room-text-shrine = Raz w turze, przed Ruchem, możesz tu wydać { $ingenuity ->
        [one] { $ingenuity } punkt Pomysłowości
        [few] { $ingenuity } punkty Pomysłowości
       *[other] { $ingenuity } punktów Pomysłowości
    }: odzyskujesz { $amount ->
        [one] { $amount } Ranę
        [few] { $amount } Rany
       *[other] { $amount } Ran
    }.
room-text-archive = Raz w rundzie, przed Ruchem, możesz tu podejrzeć wierzchnią kartę Spotkania i, jeśli chcesz, wtasować ją do talii.
room-text-storehouse = Przedmioty kosztują cię tu o { $amount ->
        [one] { $amount } punkt Pomysłowości
        [few] { $amount } punkty Pomysłowości
       *[other] { $amount } punktów Pomysłowości
    } mniej.
room-text-armoury = Raz w turze, przed Ruchem, możesz tu odrzucić Broń i dobrać wierzchnią kartę Broni.
room-text-hall-of-screens = Unik { $signed }, póki tu jesteś.
room-text-counting-house = Twój Atak stąd, który zabija, daje o { $amount ->
        [one] { $amount } punkt Pomysłowości
        [few] { $amount } punkty Pomysłowości
       *[other] { $amount } punktów Pomysłowości
    } więcej.
room-text-bell-tower = W fazie Czujności: Czujność { $signed } za każdego Ninja tutaj, który w tej rundzie atakował.
room-text-nightingale-floor = Gdy wchodzisz: Cień { $signed }.
room-text-narrow-stairs = Stos, który tu powstaje, ma najwyżej { $amount ->
        [one] { $amount } jednostkę
        [few] { $amount } jednostki
       *[other] { $amount } jednostek
    }. Stos, który tu wejdzie, pozostaje cały.
room-text-tea-room = Gdy korzystasz tu z Regeneracji, odzyskujesz o { $amount } Ki więcej.
room-text-watchtower = Twoja Broń dystansowa sięga stąd o { $amount } kafelek dalej, łuki Daikyu o { $amount2 }.
room-text-bathhouse = Gdy korzystasz tu z Regeneracji, odzyskujesz o { $amount ->
        [one] { $amount } Ranę
        [few] { $amount } Rany
       *[other] { $amount } Ran
    } więcej.
room-text-hidden-passage = Stąd możesz przejść na każdy odkryty kafelek obok, nawet tam, gdzie nie ma przejścia.

## Spotkania

encounter-lone-sentry = Drzemiący Wartownik
encounter-night-watch = Nieopłacona Warta
encounter-gate-guards = Strażnicy Bramy
encounter-drunken-banquet = Pijacka Uczta
encounter-spear-drill = Musztra Włóczników
encounter-gunners-post = Beczki Prochu
encounter-firing-line = Linia Strzelecka
encounter-cooks = Nocny Posiłek
encounter-wall-patrol = Patrol za Plecami
encounter-duellist = Pojedynkowicz
encounter-fencing-pupils = Uczniowie Szermierki
encounter-lone-archer = Samotny Łucznik
encounter-archery-contest = Turniej Łuczniczy
encounter-praying-monk = Modlący się Mnich
encounter-temple-pair = Dwójka ze Świątyni
encounter-monks-at-practice = Ćwiczący Mnisi
encounter-gamblers = Hazardziści
encounter-escort = Eskorta Więźnia
encounter-hunting-party = Psiarczycy
encounter-guard-change = Zmiana Warty
encounter-armourers = Płatnerze
encounter-generals-horn = Róg Generała
encounter-war-council = Rada Wojenna
encounter-pay-parade = Parada z Żołdem

## Spotkania: nastrój

encounter-flavour-lone-sentry = Na nogach trzyma go tylko włócznia.
encounter-flavour-night-watch = Po trzech miesiącach bez żołdu patrzy się w inną stronę.
encounter-flavour-gate-guards = Powiedziano im, że przyjdziesz.
encounter-flavour-drunken-banquet = Ktoś śpiewa i nikomu to nie przeszkadza.
encounter-flavour-spear-drill = Pięć grotów obraca się naraz ku drzwiom.
encounter-flavour-gunners-post = Palą fajki o wiele za blisko.
encounter-flavour-firing-line = W ciemności żarzą się trzy lonty.
encounter-flavour-cooks = Garnek ryżu stoi w zasięgu ręki.
encounter-flavour-wall-patrol = Komnata jest pusta. Ta za tobą już nie.
encounter-flavour-duellist = Woła cię po imieniu, zanim miniesz próg.
encounter-flavour-fencing-pupils = Obaj chcą spróbować na czymś, co się rusza.
encounter-flavour-lone-archer = Czekał na czyste pole strzału.
encounter-flavour-archery-contest = Słomiana tarcza ma już dość.
encounter-flavour-praying-monk = Przez chwilę jego spokój jest twój.
encounter-flavour-temple-pair = Jeden się modli, drugi czuwa, potem zmiana.
encounter-flavour-monks-at-practice = Trzeci liczy uderzenia.
encounter-flavour-gamblers = Kości są fałszywe, a jedno miejsce wolne.
encounter-flavour-escort = Związany człowiek wskazuje głową następne drzwi.
encounter-flavour-hunting-party = Psy wiedzą wcześniej niż ludzie.
encounter-flavour-guard-change = Jeden się spóźnił, drugi jest zły.
encounter-flavour-armourers = Przy drzwiach stygnie gotowe ostrze.
encounter-flavour-generals-horn = Dmie w niego sam i sprawia mu to radość.
encounter-flavour-war-council = Mapa na podłodze pokazuje, kto gdzie stoi.
encounter-flavour-pay-parade = Skrzynię podnoszą we dwóch.

## Spotkania: co się dzieje przy eksploracji

encounter-text-lone-sentry = Przy eksploracji: nie działają w tej rundzie.
encounter-text-night-watch = Przy eksploracji możesz wydać { $ingenuity ->
        [one] { $ingenuity } punkt Pomysłowości
        [few] { $ingenuity } punkty Pomysłowości
       *[other] { $ingenuity } punktów Pomysłowości
    }: schodzą z planszy.
encounter-text-drunken-banquet = Przy eksploracji: każdy stos dostaje { $amount ->
        [one] { $amount } znacznik Rany
        [few] { $amount } znaczniki Ran
       *[other] { $amount } znaczników Ran
    }.
encounter-text-gunners-post = Przy eksploracji możesz wydać { $ki } Ki: każdy stos dostaje { $amount ->
        [one] { $amount } znacznik Rany
        [few] { $amount } znaczniki Ran
       *[other] { $amount } znaczników Ran
    }.
encounter-text-cooks = Przy eksploracji: odzyskujesz { $amount ->
        [one] { $amount } Ranę
        [few] { $amount } Rany
       *[other] { $amount } Ran
    }.
encounter-text-wall-patrol = Przy eksploracji: każdy stos od razu przechodzi na sąsiedni kafelek przez sparowane przejście; jeśli jest ich kilka, wybierasz.
encounter-text-duellist = Przy eksploracji: w tej rundzie twój Ninja jest widoczny, chyba że ukryje go karta.
encounter-text-praying-monk = Przy eksploracji: odzyskujesz { $amount } Ki.
encounter-text-gamblers = Przy eksploracji możesz wydać { $ingenuity ->
        [one] { $ingenuity } punkt Pomysłowości
        [few] { $ingenuity } punkty Pomysłowości
       *[other] { $ingenuity } punktów Pomysłowości
    }: nie działają w tej rundzie.
encounter-text-escort = Przy eksploracji: podglądasz wierzchni kafelek i, jeśli chcesz, wtasowujesz go z powrotem.
encounter-text-hunting-party = Przy eksploracji: twój Cień { $signed }.
encounter-text-armourers = Przy eksploracji możesz wydać { $ingenuity ->
        [one] { $ingenuity } punkt Pomysłowości
        [few] { $ingenuity } punkty Pomysłowości
       *[other] { $ingenuity } punktów Pomysłowości
    }: dobierasz wierzchnią kartę Broni.
encounter-text-generals-horn = Przy eksploracji: Cień każdego Ninja { $signed }.
encounter-text-war-council = Przy eksploracji: podglądasz wierzchnią kartę Spotkania i, jeśli chcesz, wtasowujesz ją z powrotem.
encounter-text-pay-parade = Przy eksploracji: każdy stos niesie { $amount ->
        [one] { $amount } punkt Pomysłowości; zyskuje go
        [few] { $amount } punkty Pomysłowości; zyskuje je
       *[other] { $amount } punktów Pomysłowości; zyskuje je
    } ten, kto pokona jego ostatnią jednostkę.
