### Zasady gry Shinobi WAT-AAH! w kolejności czytania. W: to, co mówi instrukcja. S: rozstrzygnięcia.
### Wiersz to akapit; wiersz zaczęty łącznikiem to punkt listy.

rules-wat-aah-intro =
    Od dwóch do czterech władców zbiera przed sobą klany ninja; silne klany wygrywają, Korupcja kosztuje punkty.
    Zsumuj siłę swoich kart w grze i odejmij Korupcję: w trybie Konik Polny wygrywa najwyższa suma.
    W swojej turze dobierasz karty, potem możesz wystawić karty, na koniec odrzucasz jedną kartę.
    Najpierw wybierz, jak dobierasz: rekrutujesz i bierzesz jedną kartę albo ulegasz korupcji.
    Kto ulega korupcji, pokazuje kartę, kładzie ją na swój stos Korupcji i dobiera tyle kart, ile wynosi jej siła plus 2.
    Żeby wystawić klan, połóż 2, 3 lub 4 karty jednego klanu, którego jeszcze nie masz w grze.
    Żeby wzmocnić klan, dołóż do swojego klanu od 1 do 3 kart albo jednego Yokai; klan nigdy nie ma więcej niż 4 karty.
    Dwie karty wystawione naraz uruchamiają pierwszą moc klanu, trzy lub cztery drugą; jedna karta nie uruchamia żadnej.
    Ronin zastępuje kartę dowolnego klanu; Yokai ma własną moc.
    Moce zmuszają przeciwników do odrzucania lub wymiany kart, niszczą lub cofają ich karty, dają ci nowe karty albo kopiują inną moc; moc, która może coś zrobić, musi zadziałać.
    Jigoku to odkryty stos kart odrzuconych; gdy talia się skończy, tasuje się z niego nową.
    Gdy tylko ktoś ma cztery klany i użył mocy, runda się kończy.
    Tryb Wielki Mistrz ma trzy rundy: miejsca w każdej dają pionki Ninja, które trafiają na Dwór, na Misje albo na Ostateczne Starcie.
    Ostatni w rundzie odwiedzają Świątynię Cienia; Misje pozwalają podglądać Wabiki i tak odgadnąć finałowego Bossa.
    Na końcu każdy pionek na Dworze i na Misjach jest wart 10 punktów, a ile warte jest Starcie, rozstrzyga finałowy Boss.

rule-wat-aah-W-1 =
    Od dwóch do czterech graczy prowadzi klany ninja. Są dwa tryby.
    - Konik Polny: jedna runda; wygrywa najwyższa suma.
    - Wielki Mistrz: trzy rundy; miejsca w każdej dają pionki Ninja, a rozstrzyga to, ile przyniosą na końcu.
    Karty Shinobi, razem 94, czyli 81 kart klanów (dziewięć klanów), 4 Ronini i 9 Yokai, tworzą jedną zakrytą talię. Obok jest Jigoku, odkryty stos kart odrzuconych.
    Każdy odsłania kartę i to rozstrzyga, kto zaczyna (S.1). Potem każdy dostaje 8 kart, a pierwszy gracz 7.
    W trybie Wielki Mistrz jednego z pięciu Bossów odkłada się, nie patrząc; kolejny jest zakrytym finałowym Bossem; trzej pozostali to zakryte Wabiki. Pierwszy gracz bierze Shosho Cesarza, a każdy gracz ma w zapasie 12 pionków Ninja.
    .title = Cel i tryby gry

rule-wat-aah-W-2 =
    Gra się zgodnie z ruchem wskazówek zegara. Tura ma trzy fazy.
    - Faza 1, dobieranie: rekrutuj albo ulegnij korupcji. Jest obowiązkowa.
    - Faza 2, wystawianie: wystaw klan albo wzmocnij klan, albo nie rób nic.
    - Faza 3, odrzucenie jednej karty. Jest obowiązkowa, chyba że ręka jest pusta.
    .title = Tura w trzech fazach

rule-wat-aah-W-3 =
    Wybierz, zanim zobaczysz kartę.
    - Rekrutacja: dobierz na rękę wierzchnią kartę talii, nie pokazując jej innym.
    - Korupcja: pokaż wierzchnią kartę talii i połóż ją zakrytą na swój stos Korupcji; potem dobierz tyle kart, ile wynosi jej siła plus 2. Karta o sile 3 daje więc 5 kart.
    Przy liczeniu punktów siłę kart z twojego stosu Korupcji się odejmuje.
    .title = Dobieranie: rekrutacja albo korupcja

rule-wat-aah-W-4 =
    Połóż 2, 3 lub 4 karty jednego klanu, którego jeszcze przed tobą nie ma. Ronin może zastąpić kartę tego klanu. Klan ma najwyżej 4 karty.
    Liczba wystawionych kart rozstrzyga o mocy, której używa się od razu: 2 karty dają pierwszą, 3 lub 4 drugą.
    .not-in-book =
        Instrukcja pokazuje moce tylko na ilustracjach kart. Tutaj, według publicznych opisów wydanej gry, pierwsza i druga moc każdego klanu:
        - Szczur: przeciwnik odrzuca 2 karty; 3 karty.
        - Lis: wymień z przeciwnikiem 3 karty z ręki; wymień całe ręce.
        - Ropucha: cofnij jedną kartę przeciwnika na rękę właściciela; jeden klan przeciwnika.
        - Pająk: zniszcz jedną kartę przeciwnika; jeden klan przeciwnika.
        - Kruk: zabierz z Jigoku 2 dowolne karty; 3.
        - Karp: dobierz 2 karty; 4.
        - Smok: podejrzyj 3 wierzchnie karty talii i zachowaj 1; podejrzyj 5 i zachowaj 2.
        - Małpa: użyj pierwszej mocy klanu przeciwnika; jego drugiej mocy.
        - Niedźwiedź: brak mocy, ale każdy Niedźwiedź ma siłę 6.
    .title = Wystawienie klanu

rule-wat-aah-W-5 =
    Dołóż 1, 2 lub 3 karty do klanu leżącego przed tobą, karty tego klanu lub Roninów; albo dołóż jednego Yokai. Klan nigdy nie ma więcej niż 4 karty.
    Dwie dołożone karty uruchamiają pierwszą moc klanu, trzy drugą; jedna nie uruchamia żadnej. Karty, które już tam były, się nie liczą.
    Yokai może dołączyć do dowolnego klanu, ale tylko do takiego, który już jest w grze; jego mocy używa się od razu.
    .not-in-book =
        Moce Yokai, których instrukcja też nie drukuje:
        - Ryu: podejrzyj 5 kart, zachowaj 2. Yurei: zniszcz jeden klan przeciwnika. Kitsune: wymień całe ręce.
        - Kappa: cofnij jeden klan przeciwnika. Małpi Król: użyj drugiej mocy klanu przeciwnika. Stary Pustelnik: dobierz 4 karty.
        - Nezumi: przeciwnik odrzuca 3 karty. Oni: brak mocy, ale siła 8. Tengu: zabierz z Jigoku 3 dowolne karty.
    .title = Wzmocnienie klanu

rule-wat-aah-W-6 =
    Odłóż jedną kartę z ręki odkrytą do Jigoku. Potem turę ma gracz po twojej lewej. Liczba kart na ręce nie jest ograniczona.
    .title = Odrzucanie

rule-wat-aah-W-7 =
    Runda kończy się, gdy gracz wystawił czwarty klan i użył jego mocy. Klan z jednej karty klanu też liczy się jako klan.
    Każdy dodaje siłę wszystkich swoich kart w grze i odejmuje siłę kart ze swojego stosu Korupcji: klany o sile 9 i 12 dają 21; przy Korupcji 3 suma wynosi 18.
    W trybie Konik Polny wygrywa najwyższa suma; przy remisie ten, kto ma mniejszą Korupcję.
    .title = Koniec rundy i suma

rule-wat-aah-W-8 =
    W trybie Wielki Mistrz rozgrywa się trzy rundy. Po każdej sumy wyznaczają miejsca graczy, a każdy bierze ze swojego zapasu pionki Ninja według miejsca.
    - 2 graczy: 4, 2.
    - 3 graczy: 4, 3, 1.
    - 4 graczy: 4, 3, 2, 1.
    Remisujący dzielą miejsce i każdy dostaje za nie pełną liczbę pionków, a następne miejsce przypada zaraz po nim. Przy sumach 25, 25 i 10 dwaj gracze dostają po 4 pionki, a trzeci 3.
    Zwycięzca rundy bierze Shosho Cesarza. Ostatni odwiedzają Świątynię Cienia. Potem stawia się pionki, a posiadacz Shosho zaczyna następną rundę.
    .title = Trzy rundy, miejsca i pionki

rule-wat-aah-W-9 =
    Poczynając od posiadacza Shosho, zgodnie z ruchem wskazówek zegara, każdy stawia jeden lub więcej nowych pionków w jednym miejscu, kolejka po kolejce, aż wszystkie będą na planszy. Stawia się tylko pionki otrzymane po tej rundzie.
    - Świątynia Cienia: nie przyjmuje pionków, jest przeznaczona dla ostatnich w rundzie. Dobierz dwie karty Świątyni, jedną włóż z powrotem pod talię, a drugą zachowaj: leży odkryta i działa przez następną rundę; albo podejrzyj w tajemnicy jeden z trzech Wabików.
    - Dwór Cesarski: w rundzie najwyżej jeden pionek każdego gracza. Daje zakrytą kartę Dworu do jednorazowego użycia w następnej rundzie.
    - Misje: ilekroć twoja suma pionków staje się tu parzysta, możesz podejrzeć w tajemnicy jeden z Wabików.
    - Ostateczne Starcie: o tym, ile są tu warte pionki, decyduje finałowy Boss.
    .title = Miejsca na planszy

rule-wat-aah-W-10 =
    Każdy Boss najpierw zabiera pionki każdemu graczowi na Ostatecznym Starciu (obrażenia); pozostałe dają punkty według tej tabeli, za 0, 1, 2, 3, 4 oraz 5 lub więcej.
    - Grug’azor, obrażenia 2: 0, 30, 60, 90, 120, 120.
    - Mroczny Szogun, obrażenia 0: 0, 50, 50, 50, 50, 50.
    - Zombie, obrażenia 1: −30, 0, 0, 0, 0, 0.
    - Gaijini, obrażenia 0: −30, −30, −30, 30, 60, 90.
    - Ma’ Maho, obrażenia 0: −50, −10, −20, −30, −40, −50.
    .title = Bossowie

rule-wat-aah-W-11 =
    Gdy pionki trzeciej rundy są postawione, odsłania się finałowego Bossa. Każdy pionek na Dworze Cesarskim i na Misjach jest wart 10 punktów zwycięstwa; te na Ostatecznym Starciu liczą się tak, jak mówi Boss.
    Wygrywa ten, kto ma najwięcej punktów; przy remisie ten, kto ma mniejszą Korupcję, a jeśli i to remis, zwycięstwo jest wspólne (S.22).
    .title = Wynik końcowy

rule-wat-aah-S-1 =
    Przed pierwszą turą wszyscy odsłaniają kartę; zaczyna ten, kto ma najwyższą siłę, a po remisie odsłania się ponownie. Każda odsłonięta karta trafia do Jigoku jeszcze przed rozdaniem.
    .not-in-book = Ponownie odsłaniają tylko ci, którzy remisują z najwyższą siłą, aż tylko jeden będzie miał najwyższą. Ronini i Yokai liczą się z wydrukowaną siłą.
    .title = Pierwszy gracz

rule-wat-aah-S-2 =
    Gdy pionki rundy są postawione, wszystkie karty w grze i cała Korupcja trafiają do Jigoku. Ręce się zachowuje. Następną rundę zaczyna posiadacz Shosho.
    .not-in-book = Między rundami niczego się nie rozdaje; talia i Jigoku zostają, jak są. Po rundzie 3 niczego się nie sprząta, bo stosy mogą jeszcze rozstrzygnąć remis (S.22).
    .title = Od rundy do rundy

rule-wat-aah-S-3 =
    Gdy tylko talia się skończy, z Jigoku tasuje się nową.
    .not-in-book = Dzieje się to nawet w środku dobierania. Karty właśnie oglądane zostają na boku. Jeśli Jigoku też jest puste, czeka się, aż trzeba będzie dobrać kartę; dobiera się wtedy tyle, ile jest. Korupcja, przy której nie ma czego odsłonić, nic nie robi.
    .title = Pusta talia

rule-wat-aah-S-4 =
    Przy korupcji liczy się siła pokazanej karty.
    .not-in-book = Zawsze jest to siła wydrukowana: Oni daje 10 kart. Stosy Korupcji, Jigoku i liczbę kart na każdej ręce znają wszyscy; to, że stos leży zakryty, nic tu nie zmienia.
    .title = Siła i wiedza jawna

rule-wat-aah-S-5 =
    W jednej turze wystawiasz klan albo wzmacniasz klan, nie jedno i drugie.
    .not-in-book = Wyjątkiem jest karta Dworu Forsowny Marsz.
    .title = Wystawienie albo wzmocnienie

rule-wat-aah-S-6 =
    Klan potrzebuje co najmniej jednej prawdziwej karty klanu. Ronini wystawieni razem z nią wliczają się do liczby kart, która rozstrzyga o mocy (W.4, W.5).
    .title = Co najmniej jedna karta klanu

rule-wat-aah-S-7 =
    Wolno wzmocnić klan samymi Roninami. Dwóch lub trzech uruchamia moc klanu.
    .title = Sami Ronini

rule-wat-aah-S-8 =
    Wystawiasz i wzmacniasz tylko przed sobą, także z Yokai.
    .title = Przed sobą

rule-wat-aah-S-9 =
    Utracony klan wolno wystawić ponownie.
    .title = Utracony klan

rule-wat-aah-S-10 =
    Runda kończy się, gdy masz przed sobą cztery klany w tej samej chwili, po użyciu mocy, bez odrzucania. Klany utracone wcześniej się nie liczą.
    .title = Cztery klany naraz

rule-wat-aah-S-11 =
    Przy pustej ręce nie ma odrzucania.
    .title = Pusta ręka

rule-wat-aah-S-12 =
    Zasada domowa przeciw rundom bez końca: w każdej rundzie liczy się tasowania Jigoku, najwyżej jedno na turę. Po turze z trzecim runda się kończy i miejsca ustala się jak zwykle.
    .title = Trzecie tasowanie

rule-wat-aah-S-13 =
    Moce są obowiązkowe. Jeśli moc nie może nic zrobić, jej karty i tak się wystawia i zostają one w grze.
    .not-in-book = Jeśli jest cel, na który moc podziała, wybierz taki; niekoniecznie ten, na który podziała najmocniej. Bez takiego celu nic się nie dzieje. Jeśli według pliku z innymi kartami Ostatni Bastion chroni nawet klan z jednej karty, klan ten niczego by nie stracił, więc nie jest takim celem. Pająk, Ropucha, Yurei i Kappa działają tylko na przeciwników.
    .title = Moce są obowiązkowe

rule-wat-aah-S-14 =
    Gdy po użyciu mocy w klanie nie zostaje żadna karta klanu, reszta trafia do Jigoku.
    .not-in-book = Celem mocy, która działa na jedną kartę, może być karta klanu, Ronin lub Yokai.
    .title = Jedna karta jako cel

rule-wat-aah-S-15 =
    Cofnięty lub zniszczony klan zabiera ze sobą swoich Roninów i Yokai. Właścicielem karty w grze jest gracz, przed którym ona leży.
    .title = Całe klany

rule-wat-aah-S-16 =
    Przy Szczurze, Lisie, Nezumi i Kitsune aktywny gracz wskazuje przeciwnika, a ten sam wybiera, które ze swoich kart traci. Lis z dwóch kart wymienia 3 karty albo tyle, ile liczy mniejsza ręka; obaj gracze wybierają w tajemnicy. Całą rękę wolno wymienić z pustą.
    .title = Odrzucanie i wymiana

rule-wat-aah-S-17 =
    Małpa kopiuje pierwszą moc, jeśli wystawiono dwie karty, a drugą, jeśli trzy lub cztery. Małpi Król zawsze kopiuje drugą. Niedźwiedź, Małpa albo brak klanu przeciwnika nic nie daje; klan, którego moc coś zrobi, ma pierwszeństwo (S.13).
    .title = Skopiowane moce

rule-wat-aah-S-18 =
    Kolejność Jigoku ma znaczenie dla Bramy Jigoku. Karty wchodzące razem układają się w kolejności listy kart: klany jak w W.4, każdy od najsłabszej karty, potem Ronini, potem Yokai jak w W.5; karty kilku graczy idą po kolei zgodnie z ruchem wskazówek zegara od gracza aktywnego, a między rundami od posiadacza Shosho. Ostatnia karta leży na wierzchu. Karty, które gracz odrzuca z powodu mocy, nie wchodzą razem (S.33).
    .title = Kolejność Jigoku

rule-wat-aah-S-19 =
    Karty zachowane po podejrzeniu (Smok, Ryu, Zwiadowcy Mgły) pozostają tajne; resztę widać w Jigoku.
    .title = Karty zachowane po podejrzeniu

rule-wat-aah-S-20 =
    Yokai może dołączyć tylko do klanu, który ma najwyżej 3 karty. Klan może mieć kilku Yokai, dołożonych w różnych turach.
    .title = Miejsce dla Yokai

rule-wat-aah-S-21 =
    Sumy mogą być ujemne.
    .title = Sumy ujemne

rule-wat-aah-S-22 =
    Z remisujących o zwycięstwo wygrywa ten, kto ma mniejszą Korupcję. Jeśli nadal jest remis, w trybie Konik Polny gra się jeszcze raz, a w trybie Wielki Mistrz zwycięstwo jest wspólne.
    .not-in-book = Mniejszą Korupcję ma ten, czyj stos Korupcji ma niższą łączną siłę. Tutaj także w trybie Konik Polny ci, którzy nadal remisują, dzielą się zwycięstwem: nie gra się ponownie. W trybie Wielki Mistrz remis końcowy rozstrzygają stosy z trzeciej rundy.
    .title = Mniejsza Korupcja

rule-wat-aah-S-23 =
    Gracze z równymi sumami dzielą miejsce, a następne przypada zaraz po nim. Ostatni są wszyscy, którzy dzielą najgorsze miejsce; gdy remisują wszyscy, nikt nie jest ostatni.
    .title = Miejsca bez przerw

rule-wat-aah-S-24 =
    Spośród remisujących o pierwsze miejsce Shosho dostaje ten, kto ma najmniejszą Korupcję. Jeśli nadal jest remis, dotychczasowy posiadacz daje je jednemu z nich, a zachować może je tylko wtedy, gdy sam do nich należy.
    .title = Kto dostaje Shosho

rule-wat-aah-S-25 =
    Kolejność po rundzie: miejsca, Shosho, wzięcie pionków, Świątynia, stawianie pionków.
    .not-in-book = Ostatni odwiedzają Świątynię zgodnie z ruchem wskazówek zegara od nowego posiadacza Shosho; muszą, także po rundzie 3. O Cesarskiej Pieczęci mówi S.35.
    .title = Kolejność po rundzie

rule-wat-aah-S-26 =
    Nikt nie może pasować, dopóki ma pionki. W jednej kolejce stawia się pionki tylko w jednym miejscu. W rundzie każdy gracz stawia na Dworze najwyżej jeden pionek.
    .title = Stawianie pionków

rule-wat-aah-S-27 =
    Gdy liczba twoich pionków na Misjach staje się parzysta, możesz podejrzeć jeden Wabik. Nie musisz.
    .not-in-book = Pionki zostają i liczą się przez wszystkie rundy. Liczy się stan po postawieniu: przejście od 1 do 3 nie pozwala podejrzeć Wabika, od 0 do 4 pozwala podejrzeć jeden. Który Wabik podejrzano, wiedzą wszyscy, ale nie to, co pokazał. Wolno podejrzeć ten sam ponownie.
    .title = Misje i Wabiki

rule-wat-aah-S-28 =
    Karty Dworu używa się raz w następnej rundzie i potem się ją odrzuca, najpóźniej na koniec tej rundy. Karta Świątyni działa przez całą następną rundę i na jej koniec się ją odrzuca.
    .not-in-book =
        Karty Dworu używa się we własnej turze: przed dobieraniem, między fazami lub po odrzuceniu, ale nie w trakcie mocy i nie po czwartym klanie, chyba że karta mówi inaczej. Swoją kartę wolno oglądać w każdej chwili. Nie używa się jej tam, gdzie nic by nie zrobiła.
        Każdego gracza, w którego celuje moc dwóch kart i który ma jakąkolwiek kartę Dworu, pyta się o Straż Pałacową, a na końcu rundy każdego, kto ma kartę Dworu, pyta się o Cesarską Pieczęć, żeby samo pytanie niczego nie zdradzało.
        W rundzie 3 Dwór nie daje kart, ale jego pionki punktują. Gdy talia Dworu się skończy, z odrzuconych kart Dworu tasuje się nową; jeśli ich też nie ma, karty się nie dostaje.
        Karty Świątyni i Dworu odrzuca się po ustaleniu miejsc w rundzie, w której działały, przed następną wizytą w Świątyni.
    .title = Karty Świątyni i Dworu

rule-wat-aah-S-29 =
    Obrażenia nie zabierają więcej pionków, niż jest. Kto nie ma pionków na Ostatecznym Starciu, też punktuje według tabeli. Odłożoną kartę Świątyni i wymienione karty znają tylko ci, których to dotyczy; odłożonego Bossa i finałowego Bossa przed końcem nie zna nikt.
    .title = Bossowie i to, co tajne

rule-wat-aah-S-30 =
    Karty tego samego klanu i tej samej siły to jeden rodzaj: nikt ich nie odróżni. To, co wiesz o cudzej ręce, nadal widzisz jako liczbę: co najmniej tyle kart danego rodzaju. Gdy jakieś karty opuszczają tę rękę zakryte, od tej liczby odejmuje się wszystkie, które mogły być wśród nich.
    .title = Jednakowe karty i to, co wiesz

rule-wat-aah-S-31 =
    Nieużyte karty Dworu odrzuca się na koniec rundy.
    .not-in-book = Odrzuca się je odkryte po ustaleniu miejsc, tak samo jak pokazane Cesarskie Pieczęcie.
    .title = Nieużyte karty Dworu

rule-wat-aah-S-32 =
    Karty do klanu wybiera się w tajemnicy. Kładzie się je razem i dopiero wtedy inni widzą, który to klan.
    Wybierane pojedynczo idą w kolejności listy kart; wpisane w jednym wierszu mogą iść w dowolnej.
    .title = Wybór w tajemnicy

rule-wat-aah-S-33 =
    Kto musi odrzucić karty z powodu mocy, odrzuca je pojedynczo. Trafiają do Jigoku jedna po drugiej, w kolejności, którą wybiera ich właściciel.
    .title = Odrzucanie pojedynczo

rule-wat-aah-S-34 =
    Forsowny Marsz zmienia fazę 2, więc używa się go przed jej końcem: przed dobieraniem, między fazami 1 i 2 albo w fazie 2, zanim cokolwiek położysz. Po wystawieniu, wzmocnieniu lub spasowaniu jest za późno.
    .title = Kiedy użyć Forsownego Marszu

rule-wat-aah-S-35 =
    Po rundzie następują po sobie te kroki, każdy po zakończeniu poprzedniego. Najpierw graczy z kartą Dworu pyta się o Cesarską Pieczęć, po kolei, zgodnie z ruchem wskazówek zegara od posiadacza Shosho; każda odpowiedź jest od razu jawna. Potem ustala się miejsca, przyznaje Shosho i dopiero wtedy wszyscy biorą pionki. Na końcu jest Świątynia i stawianie pionków.
    .title = Pieczęć, Shosho, potem pionki

rule-wat-aah-S-36 =
    Z dwóch wystawień, na które pozwala Forsowny Marsz, tylko pierwsze używa mocy. Drugie tylko wprowadza karty do gry, także Yokai, i żadnej mocy nie używa; nie można przy nim ogłosić Uderzenia Echa.
    .title = Drugie wystawienie Forsownego Marszu

rule-wat-aah-S-37 =
    Opcja „handicap” ustala, o ile mniej kart niż inni dostaje pierwszy gracz. W instrukcji o jedną (W.1).
    .title = Ręka pierwszego gracza

rule-wat-aah-S-38 =
    Zapasy Cienia i Brama Jigoku liczą to, co jest w chwili zakończenia rundy: karty na ręce i wierzch Jigoku, po ostatniej mocy albo ostatnim odrzuceniu, zanim cokolwiek zostanie sprzątnięte.
    .title = Co karty Świątyni liczą przy ustalaniu miejsc
