### Zasady gry Era of the Ninja w kolejności czytania. E: to, co mówi instrukcja. E/r: rozstrzygnięcia.
### Wiersz to akapit; wiersz zaczęty łącznikiem to punkt listy.

rules-era-of-the-ninja-intro =
    Każdy gracz prowadzi jednego Ninja, który przeszukuje zamek; w grze podstawowej wygrywa ten, kto pokona Władcę.
    Runda ma sześć faz: Prowadzący, Cień, Ninja, Czujność, Jednostki Władcy, Regeneracja.
    Prowadzący działa pierwszy, rzuca za wrogów na Czujność i ustala, w jakiej kolejności działają; potem oddaje tę rolę innemu graczowi.
    Rzuca się kością dziesięciościenną i dodaje modyfikatory; Limit zatrzymuje wynik w granicach od 2 do 9. Naturalne 1 to Całkowita Porażka, naturalne 0 Całkowity Sukces.
    Ki to siła wewnętrzna: 1 Ki przed rzutem znosi Limit, a 1 Ki po rzucie pozwala rzucić ponownie.
    W fazie Cienia każdy rzuca na Cień. Im jest wyższy, tym trudniej Ninja zauważyć: ukryty jest ten, czyj Cień przewyższa Czujność, a po Akcji Ukrycie wystarczy remis.
    W swojej turze możesz kolejno kupić karty, przezbroić się, wykonać Ruch i jedną Akcję: Sprint, Atak lub Ukrycie.
    Przejście na odkryty kafelek kosztuje 1 punkt Ruchu, eksploracja 2: dokładasz nowy kafelek, wchodzisz i stawiasz na nim jednostki z karty Spotkania.
    Jednostki o tej samej nazwie tworzą stos. Każda dalsza jednostka podnosi wartości stosu o swoją Pomysłowość, a każdy znacznik Rany obniża je o 1.
    Atakując, rzucasz na Atak: od wartości Rany cel dostaje znaczniki Ran, od wartości Śmierci ginie; trzy znaczniki też zabierają jednostkę.
    Atak zdradza: po trafieniu Cień spada o Pomysłowość zaatakowanych, a po chybieniu do 1.
    Pomysłowość zdobywa się za pokonanych wrogów i za udane Ukrycie obok nich. Broń kosztuje 2 punkty, Przedmiot 3, Umiejętność 4, Synergia 5.
    W fazie Jednostek Władcy wrogowie idą ku widocznym Ninja i atakują. Rzuć na Unik: jeśli się nie uda, tracisz Rany, czyli swój zapas życia; kto straci ostatnią, odpada.
    W Regeneracji wrogowie pozbywają się znaczników Ran, a Ninja, który nie ruszył się ani nie atakował, odzyskuje 1 Ranę i 1 Ki.
    Władca wchodzi do gry z kartą „Wejście Władcy”. Widzi każdego na swoim kafelku, znaczniki Ran go nie zabiją, a Całkowity Sukces nie zawsze wystarcza: Atak musi sięgnąć jego wartości Śmierci.

rule-era-of-the-ninja-E-1 =
    Wszystkie kości w grze mają dziesięć ścianek. Ścianka 0 oznacza 10.
    .title = Kości dziesięciościenne

rule-era-of-the-ninja-E-2 =
    Naturalne 1 to Całkowita Porażka, a naturalne 0 to Całkowity Sukces. Liczy się wyłącznie ścianka kości, nigdy wynik po modyfikatorach.
    .title = Całkowita Porażka i Całkowity Sukces

rule-era-of-the-ninja-E-3 =
    Gdy na kości wypadnie od 2 do 9, dodajesz modyfikatory, ale wynik nie może spaść poniżej 2 ani przekroczyć 9.
    .title = Limit 2 i 9

rule-era-of-the-ninja-E-4 =
    Limit obowiązuje tylko w chwili rzutu. Późniejsze zmiany położonej już kości Cienia, na przykład po Ataku, mogą wyjść poza 2 i 9.
    .title = Kiedy działa Limit

rule-era-of-the-ninja-E-5 =
    Całkowita Porażka oznacza, że to, czego próbujesz, się nie udaje, bez względu na premie.
    .title = Całkowita Porażka zawsze zawodzi

rule-era-of-the-ninja-E-6 =
    Całkowity Sukces liczy się jako 10 i to, czego próbujesz, się udaje. Wyjątkiem jest Atak na Władcę lub na innego gracza: tam Całkowity Sukces nie zawsze wystarcza.
    .title = Całkowity Sukces zawsze się udaje

rule-era-of-the-ninja-E-7 =
    Zanim rzucisz własną kością, możesz wydać 1 Ki, żeby ten rzut nie podlegał Limitowi 2 i 9.
    .title = Ki znosi Limit

rule-era-of-the-ninja-E-8 =
    Limit zniesiony za Ki pozostaje zniesiony także przy wszystkich przerzutach tego samego rzutu; nie płacisz za to ponownie.
    .title = Zniesiony Limit a przerzuty

rule-era-of-the-ninja-E-9 =
    Po własnym rzucie możesz wydać 1 Ki i rzucić ponownie. Wolno to powtarzać, dopóki masz Ki, ale zawsze liczy się ostatni wynik.
    .title = Ki na przerzut

rule-era-of-the-ninja-E-10 =
    Przy jednym rzucie wolno wykorzystać Ki na kilka sposobów, na przykład znieść Limit i przerzucić kość. Za każde użycie płacisz osobno.
    .title = Koszty Ki się sumują

rule-era-of-the-ninja-E-11 =
    Wynik powyżej 9 lub poniżej 2, uzyskany po zniesieniu Limitu, jest zwykłą liczbą. Nie staje się przez to Całkowitym Sukcesem ani Całkowitą Porażką.
    .title = Wynik poza Limitem

rule-era-of-the-ninja-E-12 =
    Ki nigdy nie wpływa na kość Czujności: nie można za nie przerzucić jej ani zmienić.
    .title = Ki a kość Czujności

rule-era-of-the-ninja-E-13 =
    Niektóre zdolności na kartach opłaca się punktami Ki.
    .title = Ki na zdolności

rule-era-of-the-ninja-E-14 =
    Na początku gry każdy gracz losuje dwóch Ninja, jednego zachowuje, a drugiego odrzuca.
    .title = Wybór Ninja

rule-era-of-the-ninja-E-15 =
    Zdolności, które zmieniają przygotowanie gry, stosuje się przed rozdaniem kart.
    .title = Zdolności przygotowania

rule-era-of-the-ninja-E-16 =
    Każdy gracz dostaje 2 Bronie, 2 Przedmioty i 2 Umiejętności. Z każdego rodzaju zachowuje jedną kartę, a drugą odrzuca.
    .title = Karty początkowe

rule-era-of-the-ninja-E-17 =
    Zaczynasz z tyloma Ranami i Ki, ile podaje karta twojego Ninja. Do tego dochodzą dodatki z Przedmiotów i Umiejętności.
    .title = Początkowe Rany i Ki

rule-era-of-the-ninja-E-18 =
    Na stole kładzie się jeden Dziedziniec. Wszystkie pozostałe kafelki się tasuje i układa w zakrytą talię kafelków.
    .title = Kafelki na początku

rule-era-of-the-ninja-E-19 =
    Talia Spotkań składa się, licząc od wierzchu, z trzech części.
    - Najpierw 5 kart Spotkań.
    - Potem 9 kart Spotkań potasowanych z jedną kartą „Wejście Władcy”.
    - Na spodzie 3 karty straży.
    .title = Talia Spotkań

rule-era-of-the-ninja-E-20 =
    Pozostałe karty Spotkań, w tym drugie „Wejście Władcy”, wracają do pudełka. Wyjątkiem jest gra z Posiłkami, w której tworzą talię Posiłków.
    .title = Nieużyte Spotkania

rule-era-of-the-ninja-E-21 =
    Władcę się losuje, a jego karta jest jawna od początku. Te jego zdolności, które działają, gdy jest jeszcze w ukryciu, obowiązują od razu.
    .title = Wylosowany Władca

rule-era-of-the-ninja-E-22 =
    Wszyscy Ninja zaczynają grę na początkowym Dziedzińcu.
    .title = Start na Dziedzińcu

rule-era-of-the-ninja-E-23 =
    Runda ma sześć faz: Prowadzący, Cień, Ninja, Czujność, Jednostki Władcy i Regeneracja. Rundy powtarza się, aż wszyscy Ninja odpadną albo Władca zostanie pokonany.
    .title = Sześć faz rundy

rule-era-of-the-ninja-E-24 =
    W pierwszej rundzie każdy rzuca kością, a Prowadzącym zostaje gracz z najwyższym wynikiem; remisujący rzucają ponownie. Kość Czujności ustawia się na 1.
    .title = Pierwszy Prowadzący

rule-era-of-the-ninja-E-25 =
    Na początku każdej dalszej rundy Prowadzący wskazuje innego gracza, który wciąż żyje, na nowego Prowadzącego. Przekazuje mu kość Czujności z jej obecną wartością.
    .title = Następny Prowadzący

rule-era-of-the-ninja-E-26 =
    Prowadzący działa jako pierwszy i rzuca kością Czujności. Ustala też kolejność, w jakiej działają wrogowie, a gdy mają oni równorzędne cele lub drogi, wybiera między nimi.
    .title = Obowiązki Prowadzącego

rule-era-of-the-ninja-E-27 =
    W fazie Cienia każdy gracz rzuca jedną kością i dodaje swoje modyfikatory Cienia, z zachowaniem Limitu 2 i 9. Wynik zostaje na karcie Ninja jako jego Cień na tę rundę.
    .title = Rzut na Cień

rule-era-of-the-ninja-E-28 =
    Ninja, który przy rzucie na Cień miał Całkowitą Porażkę, nie może być w tej rundzie ukryty, niezależnie od Czujności.
    .title = Całkowita Porażka w Cieniu

rule-era-of-the-ninja-E-29 =
    Ninja, który przy rzucie na Cień miał Całkowity Sukces, jest w tej rundzie ukryty bez względu na Czujność, chyba że zaatakuje.
    .title = Całkowity Sukces w Cieniu

rule-era-of-the-ninja-E-30 =
    W fazie Ninja każdy gracz ma jedną turę. Zaczyna Prowadzący, potem gra się zgodnie z ruchem wskazówek zegara.
    .title = Kolejność tur

rule-era-of-the-ninja-E-31 =
    Tura ma cztery kroki w tej kolejności: Wydawanie Pomysłowości, Przezbrojenie, Ruch, Akcja. Kupować i przezbrajać się wolno tylko, dopóki się nie ruszysz ani nie wykonasz Akcji.
    .title = Cztery kroki tury

rule-era-of-the-ninja-E-32 =
    W turze wykonujesz najwyżej jedną Akcję, a po jej rozpatrzeniu twoja tura się kończy.
    .title = Jedna Akcja

rule-era-of-the-ninja-E-33 =
    Broń kosztuje 2 punkty Pomysłowości, Przedmiot 3, Umiejętność 4, a Synergia 5. Możesz kupić tyle, na ile cię stać.
    .title = Ceny zakupów

rule-era-of-the-ninja-E-34 =
    Po zakupie możesz mieć razem najwyżej 4 Bronie i Przedmioty. Jeśli masz ich więcej, sam wybierasz, które odrzucasz.
    .title = Limit czterech kart

rule-era-of-the-ninja-E-35 =
    Kupując Synergię, bierzesz wierzchnią kartę z talii Umiejętności i kładziesz ją zakrytą pod wybraną przez siebie Umiejętnością. Od tej chwili Synergia tej Umiejętności działa.
    .title = Kupno Synergii

rule-era-of-the-ninja-E-36 =
    Jeśli dobierzesz Umiejętność, którą masz już aktywną, kładziesz nową kartę pod tamtą. Uruchamia to Synergię tej Umiejętności.
    .title = Powtórzona Umiejętność

rule-era-of-the-ninja-E-37 =
    Jeśli pod aktywną Umiejętnością leżała już zakryta karta, powtórzona karta ją zastępuje. Zakrytą kartę odsłaniasz i staje się ona twoją aktywną Umiejętnością.
    .title = Powtórka zamiast zakrytej karty

rule-era-of-the-ninja-E-38 =
    Premie, kary i zdolności dają wyłącznie karty aktywne.
    .title = Działają tylko karty aktywne

rule-era-of-the-ninja-E-39 =
    Naraz możesz mieć aktywną tylko jedną Broń. Dwie wolno mieć aktywne jedynie wtedy, gdy łączy je cecha Para.
    .title = Jedna aktywna Broń

rule-era-of-the-ninja-E-40 =
    W kroku Przezbrojenia możesz dowolnie zmieniać aktywną Broń: jedną wyłączyć, a inną włączyć.
    .title = Zmiana Broni

rule-era-of-the-ninja-E-41 =
    W kroku Przezbrojenia możesz włączać swoje Przedmioty, płacąc podane na nich koszty. Włączonego Przedmiotu nie wolno wyłączyć; może to sprawić tylko włączenie innego Przedmiotu.
    .title = Włączanie Przedmiotów

rule-era-of-the-ninja-E-42 =
    Za 1 punkt Ruchu przechodzisz przez sparowane przejście na sąsiedni, już odkryty kafelek.
    .title = Ruch na odkryty kafelek

rule-era-of-the-ninja-E-43 =
    Za 2 punkty Ruchu eksplorujesz przez otwarte przejście. Dobierasz kafelek, dokładasz go tak, by przejścia się sparowały, i wchodzisz na niego.
    Następnie dobierasz kartę Spotkania, stawiasz na tym kafelku jej jednostki i kontynuujesz turę.
    .title = Eksploracja

rule-era-of-the-ninja-E-44 =
    Nowy kafelek musi utworzyć parę przejść z kafelkiem, na którym stoisz. Poza tym kładzie się go tak, żeby sparować jak najwięcej przejść z innymi sąsiednimi kafelkami.
    .title = Dokładanie kafelka

rule-era-of-the-ninja-E-45 =
    Przejście, które jest zwrócone ku innemu kafelkowi, a nie ma pary, jest zamknięte. Przez ten bok nie można się poruszać, nie sięga też przez niego Zasięg.
    .title = Przejście bez pary

rule-era-of-the-ninja-E-46 =
    Akcja Sprint daje ci jeszcze raz tyle punktów Ruchu, ile wynosi twój zmodyfikowany Ruch. Dodajesz je do niewykorzystanych punktów i możesz wydać razem z nimi. Tak może eksplorować nawet Ninja, który ma jeden punkt Ruchu.
    .title = Sprint

rule-era-of-the-ninja-E-47 =
    Jednostki o tej samej nazwie postawione razem na kafelku tworzą jeden stos.
    .title = Stos

rule-era-of-the-ninja-E-48 =
    Jeśli postawionych jednostek o tej samej nazwie jest więcej, niż pozwala ich limit stosu, nadmiarowe tworzą kolejny stos.
    .title = Nadmiar w stosie

rule-era-of-the-ninja-E-49 =
    Gdy spotkają się dwa stosy o tej samej nazwie, łączą się tylko wtedy, gdy razem nie przekroczą limitu stosu. W przeciwnym razie pozostają osobne.
    .title = Łączenie stosów

rule-era-of-the-ninja-E-50 =
    Jednostki o różnych nazwach nigdy nie tworzą wspólnego stosu, nawet jeśli są tego samego typu.
    .title = Różne nazwy się nie łączą

rule-era-of-the-ninja-E-51 =
    Jeśli w puli zabraknie jednostki, którą trzeba postawić, zastępuje ją inna.
    - Daimyo lub Mnicha zastępuje Samuraj, a jeśli ich nie ma, Ashigaru.
    - Samuraja zastępuje Samuraj drugiego rodzaju albo Ashigaru.
    - Ashigaru zastępuje Ashigaru drugiego rodzaju, a jeśli i tych nie ma, nie stawia się nic.
    .title = Pusta pula jednostek

rule-era-of-the-ninja-E-52 =
    Atak ma cztery kroki: wskazujesz cel, ustalasz jego wartości Rany i Śmierci, rzucasz na Atak i stosujesz wynik.
    .title = Przebieg Ataku

rule-era-of-the-ninja-E-53 =
    Bronią do walki wręcz atakujesz tylko na własnym kafelku. Celem może być pojedyncza jednostka, cały stos albo jedna jednostka ze stosu.
    .title = Cele w walce wręcz

rule-era-of-the-ninja-E-54 =
    Bronią dystansową atakujesz zawsze tylko jedną jednostkę. Nie może ona stać na twoim kafelku, chyba że Broń na to pozwala.
    .title = Cele Broni dystansowej

rule-era-of-the-ninja-E-55 =
    Cel jest w Zasięgu, jeśli prowadzi do niego linia prosta, pozioma lub pionowa. Każde przejście po drodze musi być sparowane, a kafelków nie może być więcej, niż wynosi Zasięg.
    .title = Zasięg

rule-era-of-the-ninja-E-56 =
    Gdy atakujesz jedną jednostkę, samotną lub ze stosu, obowiązują wartości Rany i Śmierci wydrukowane na jej karcie.
    .title = Wartości pojedynczej jednostki

rule-era-of-the-ninja-E-57 =
    Gdy atakujesz cały stos, do wydrukowanych wartości Rany i Śmierci dodajesz Pomysłowość każdej jednostki poza pierwszą. Dla trzech Ashigaru Yari, o Pomysłowości jeden, obie wartości rosną więc o dwa.
    .title = Wartości całego stosu

rule-era-of-the-ninja-E-58 =
    Każdy znacznik Rany na celu obniża jego wartość Rany i jego wartość Śmierci o 1.
    .title = Znaczniki Ran na celu

rule-era-of-the-ninja-E-59 =
    Wynik Ataku niższy od wartości Rany oznacza chybienie. Twój Cień spada wtedy do 1.
    .title = Chybiony Atak

rule-era-of-the-ninja-E-60 =
    Jeśli wynik Ataku sięga wartości Rany, ale nie wartości Śmierci, kładziesz na celu po jednym znaczniku Rany za każdą zaatakowaną jednostkę.
    .title = Zraniony cel

rule-era-of-the-ninja-E-61 =
    Za każde 3 znaczniki Ran na stosie zdejmujesz z niego jedną jednostkę i te 3 znaczniki. Atakujący otrzymuje Pomysłowość zdjętej jednostki. Z pięciu Ashigaru Yari zranionych razem zostają więc cztery z dwoma znacznikami.
    .title = Trzy znaczniki za jednostkę

rule-era-of-the-ninja-E-62 =
    Jeśli wynik Ataku jest równy wartości Śmierci lub wyższy, zdejmujesz wszystkie zaatakowane jednostki. Za każdą z nich otrzymujesz jej Pomysłowość.
    .title = Zabity cel

rule-era-of-the-ninja-E-63 =
    Gdy Atak zrani lub zabije cel (E.60, E.62), twój Cień spada o łączną Pomysłowość wszystkich zaatakowanych jednostek.
    .title = Atak osłabia Cień

rule-era-of-the-ninja-E-64 =
    Atak z Całkowitą Porażką chybia, tracisz 1 Ranę, a twój Cień spada do 1.
    .title = Całkowita Porażka w Ataku

rule-era-of-the-ninja-E-65 =
    Całkowity Sukces w Ataku na popleczników pokonuje cel niezależnie od jego wartości Śmierci.
    .title = Całkowity Sukces w Ataku

rule-era-of-the-ninja-E-66 =
    Po Ataku z Całkowitym Sukcesem twój Cień się nie zmienia.
    .title = Całkowity Sukces chroni Cień

rule-era-of-the-ninja-E-67 =
    Akcją Ukrycie ogłaszasz, że próbujesz się ukryć. Czy się udało, okaże się dopiero w fazie Czujności.
    .title = Akcja Ukrycie

rule-era-of-the-ninja-E-68 =
    W fazie Czujności Prowadzący rzuca kością Czujności. Wynik pokazuje, jak uważni są w tej rundzie wrogowie.
    .title = Rzut na Czujność

rule-era-of-the-ninja-E-69 =
    Ninja, który wykonał Ukrycie, jest ukryty, jeśli Czujność nie przewyższa jego Cienia. Otrzymuje wtedy 1 punkt Pomysłowości za każdy stos popleczników na swoim kafelku.
    .title = Udane Ukrycie

rule-era-of-the-ninja-E-70 =
    Ninja, który wykonał Ukrycie, jest widoczny, jeśli Czujność przewyższa jego Cień. Nie otrzymuje wtedy Pomysłowości.
    .title = Nieudane Ukrycie

rule-era-of-the-ninja-E-71 =
    Ninja, który nie wykonał Ukrycia, jest ukryty tylko wtedy, gdy jego Cień jest wyższy od Czujności.
    .title = Ukryci bez Akcji

rule-era-of-the-ninja-E-72 =
    W fazie Jednostek Władcy każdy stos oraz Władca działają raz. Kolejność ustala Prowadzący.
    .title = Działania wrogów

rule-era-of-the-ninja-E-73 =
    Wróg bez Zasięgu porusza się, najwyżej o swój Ruch, ku najbliższemu widocznemu Ninja, po czym atakuje. Jeśli kilku Ninja jest równie blisko, wybiera Prowadzący.
    .title = Wrogowie bez Zasięgu

rule-era-of-the-ninja-E-74 =
    Wróg bez Zasięgu nigdy nie opuszcza kafelka, na którym stoi widoczny Ninja, chyba że zmusza go do tego zdolność.
    .title = Wróg nie porzuca widocznego

rule-era-of-the-ninja-E-75 =
    Jeśli żaden Ninja nie jest widoczny, wrogowie się nie poruszają, chyba że zmusza ich do tego zdolność.
    .title = Nikogo nie widać

rule-era-of-the-ninja-E-76 =
    Wróg z Zasięgiem, który ma w Zasięgu widocznego Ninja, zostaje na miejscu i atakuje.
    .title = Strzelcy z celem w Zasięgu

rule-era-of-the-ninja-E-77 =
    Wróg z Zasięgiem, który nie ma w nim żadnego widocznego Ninja, idzie najkrótszą drogą tam, skąd któregoś dosięgnie. Tam się zatrzymuje i atakuje.
    .title = Strzelcy bez celu

rule-era-of-the-ninja-E-78 =
    Wróg z Zasięgiem nigdy nie wchodzi na kafelek, na którym stoi widoczny Ninja, chyba że zmusza go do tego zdolność.
    .title = Strzelcy trzymają odstęp

rule-era-of-the-ninja-E-79 =
    Każdy stos i Władca, gdy działa, atakuje najwyżej raz.
    .title = Jeden atak wroga

rule-era-of-the-ninja-E-80 =
    Wróg bez Zasięgu może atakować tylko Ninja na własnym kafelku.
    .title = Atak bez Zasięgu

rule-era-of-the-ninja-E-81 =
    Liczba potrzebna do Uniku to Atak wroga plus Pomysłowość każdej jednostki stosu poza pierwszą, minus 1 za każdy znacznik Rany na stosie.
    .title = Trudność Uniku

rule-era-of-the-ninja-E-82 =
    Atakowany gracz rzuca na Unik. Jeśli wynik jest równy wymaganej liczbie lub wyższy, unika ataku.
    .title = Udany Unik

rule-era-of-the-ninja-E-83 =
    Po nieudanym Uniku Ninja traci tyle Ran, ile wynoszą Obrażenia wroga plus Pomysłowość każdej jednostki stosu poza pierwszą, minus 1 za każdy znacznik Rany na stosie.
    .title = Nieudany Unik

rule-era-of-the-ninja-E-84 =
    Przy Całkowitej Porażce w Uniku Ninja traci poza Obrażeniami jeszcze 1 Ranę.
    .title = Całkowita Porażka w Uniku

rule-era-of-the-ninja-E-85 =
    Całkowity Sukces w Uniku zawsze pozwala uniknąć ataku, nawet gdy wymagana liczba wynosi 10 lub więcej.
    .title = Całkowity Sukces w Uniku

rule-era-of-the-ninja-E-86 =
    Na początku Regeneracji zdejmuje się wszystkie znaczniki Ran z wrogów. W trybie Samotny Ninja zostają (E.159).
    .title = Wrogowie dochodzą do siebie

rule-era-of-the-ninja-E-87 =
    W fazie Regeneracji Ninja, który w swojej turze nie wykonał Ruchu, Sprintu ani Ataku, odzyskuje 1 Ranę i 1 Ki.
    .title = Regeneracja Ninja

rule-era-of-the-ninja-E-88 =
    Ninja, który wykonał Ukrycie i się nie ruszył, także odzyskuje 1 Ranę i 1 Ki.
    .title = Ukrycie a Regeneracja

rule-era-of-the-ninja-E-89 =
    Regeneracja nie podnosi Ran ani Ki ponad stan początkowy, powiększony o dodatki z Przedmiotów i Umiejętności.
    .title = Górna granica Ran i Ki

rule-era-of-the-ninja-E-90 =
    Ninja, który straci ostatnią Ranę, zostaje pokonany.
    .title = Ostatnia Rana

rule-era-of-the-ninja-E-91 =
    Całkowity Sukces w Ataku na Władcę liczy się jako 10 plus wszystkie premie. Władca zostaje pokonany, jeśli suma jest równa jego wartości Śmierci lub wyższa.
    .title = Całkowity Sukces przeciw Władcy

rule-era-of-the-ninja-E-92 =
    Jeśli Całkowity Sukces nie wystarczył, by pokonać Władcę, kładziesz na nim 3 znaczniki Ran i natychmiast rzucasz na Atak drugi raz.
    .title = Władca przetrwał

rule-era-of-the-ninja-E-93 =
    Znaczniki Ran nigdy nie pokonują Władcy, choćby miał ich trzy lub więcej.
    .title = Rany nie zabijają Władcy

rule-era-of-the-ninja-E-94 =
    Znaczniki Ran obniżają tylko wartość Rany i wartość Śmierci Władcy. Jego Atak i Obrażenia pozostają bez zmian.
    .title = Co Rany robią Władcy

rule-era-of-the-ninja-E-95 =
    Władca wie o każdym Ninja na swoim kafelku, bez względu na jego Cień.
    .title = Władca widzi swój kafelek

rule-era-of-the-ninja-E-96 =
    Gdy Władca wejdzie na kafelek z ukrytym Ninja, ten staje się widoczny i jest odtąd jego celem.
    .title = Władca wchodzi na ukrytego

rule-era-of-the-ninja-E-97 =
    Władca nigdy nie tworzy stosu z innymi jednostkami.
    .title = Władca jest zawsze sam

rule-era-of-the-ninja-E-98 =
    Jeśli karta mówi co innego niż instrukcja, obowiązuje karta.
    .title = Karty ponad instrukcją

rule-era-of-the-ninja-E-99 =
    W opcji NvN, czyli walki Ninja z Ninja, wolno zaatakować innego Ninja tylko wtedy, gdy twój Cień jest wyższy od jego Cienia.
    .title = NvN: kogo wolno atakować

rule-era-of-the-ninja-E-100 =
    Aby ukraść, musisz stać na tym samym kafelku co cel; wskazujesz jedną jego Broń lub jeden jego Przedmiot. Ty rzucasz na Atak, cel na Unik, i jeśli twój wynik jest wyższy, zabierasz tę kartę.
    .title = NvN: Kradzież

rule-era-of-the-ninja-E-101 =
    Aby zranić w NvN, ty rzucasz na Atak, cel na Unik. Jeśli twój wynik jest wyższy, cel traci tyle Ran, ile wynosi różnica, i o tyle samo spada Cień obu Ninja.
    .title = NvN: zadawanie Ran

rule-era-of-the-ninja-E-102 =
    Jeśli w NvN wyższy wynik ma cel, atak się nie udaje, a Cień atakującego spada do 1.
    .title = NvN: udana obrona

rule-era-of-the-ninja-E-103 =
    Przy równych wynikach w NvN nic się nie dzieje: nikt niczego nie traci i niczyj Cień się nie zmienia.
    .title = NvN: remis

rule-era-of-the-ninja-E-104 =
    W NvN za Ki może przerzucać tylko ten, kto ma niższy wynik. Gdy dzięki temu wyjdzie na prowadzenie, prawo do przerzutu przechodzi na drugiego gracza, i tak na przemian.
    .title = NvN: przerzuty za Ki

rule-era-of-the-ninja-E-105 =
    W NvN wolno jak zwykle wydać 1 Ki przed własnym rzutem, żeby znieść Limit 2 i 9.
    .title = NvN: zniesienie Limitu

rule-era-of-the-ninja-E-106 =
    Atakującego, który w NvN wyrzuci Całkowity Sukces, nie obowiązuje Limit. Do 10 dodaje wszystkie swoje modyfikatory.
    .title = NvN: Całkowity Sukces atakującego

rule-era-of-the-ninja-E-107 =
    Jeśli w NvN cel wyrzuci Całkowity Sukces, atak się nie udaje bez względu na wynik, a Cień atakującego spada do 1.
    .title = NvN: Całkowity Sukces celu

rule-era-of-the-ninja-E-108 =
    Jeśli w NvN atakujący wyrzuci Całkowitą Porażkę, atak się nie udaje. Atakujący traci 1 Ranę, a jego Cień spada do 1.
    .title = NvN: Całkowita Porażka atakującego

rule-era-of-the-ninja-E-109 =
    Jeśli w NvN cel wyrzuci Całkowitą Porażkę, atak się udaje. Zanim ustali się jego skutki, cel traci 1 Ranę, a jego Cień spada do 1.
    .title = NvN: Całkowita Porażka celu

rule-era-of-the-ninja-E-110 =
    Zdolności, które dotyczą wartości Rany lub Śmierci, jak cecha Zabójcza, w NvN nic nie dają, bo Ninja nie ma takich wartości.
    .title = NvN: zdolności bez skutku

rule-era-of-the-ninja-E-111 =
    W opcji Posiłki nowi wrogowie i nowi Ninja przybywają na końcu fazy Regeneracji.
    .title = Posiłki: kiedy przybywają

rule-era-of-the-ninja-E-112 =
    Talię Posiłków tworzą potasowane razem nieużyte karty Spotkań i dodatkowa karta „Wejście Władcy”.
    .title = Talia Posiłków

rule-era-of-the-ninja-E-113 =
    Jeśli Czujność przewyższa najwyższy Cień spośród wszystkich Ninja, dobiera się jedną kartę Posiłków.
    .title = Posiłki: wysoka Czujność

rule-era-of-the-ninja-E-114 =
    Za każdego Ninja, którego Cień wynosi 1, dobiera się jedną kartę Posiłków.
    .title = Posiłki: Cień równy 1

rule-era-of-the-ninja-E-115 =
    Jeśli na kości Czujności wypadło naturalne 0, dobiera się jedną kartę Posiłków.
    .title = Posiłki: naturalne 0 Czujności

rule-era-of-the-ninja-E-116 =
    Dla każdej karty Posiłków Prowadzący wybiera kafelek z przejściem zwróconym ku wolnemu miejscu na skraju zamku. Dopiero potem odsłania kartę i stawia tam jej jednostki. Ten sam kafelek wolno wybrać kilka razy.
    .title = Posiłki: wybór kafelka

rule-era-of-the-ninja-E-117 =
    Jeśli kartą Posiłków jest „Wejście Władcy”, Władca wchodzi do zamku w ten sposób.
    .title = Posiłki: Władca

rule-era-of-the-ninja-E-118 =
    Pokonany gracz może dobrać nowego Ninja spośród nieużytych znaczników, do których należą też te odrzucone podczas przygotowania gry. Jest to możliwe, dopóki Władca nie zostanie odnaleziony i dopóki są wolni Ninja.
    W trybach klanowych dobiera się tylko członków własnego klanu; mogą oni korzystać z jego puli.
    .title = Posiłki: nowy Ninja

rule-era-of-the-ninja-E-119 =
    Do klanu żywiołu może należeć Ninja o tym samym lub o sprzymierzonym żywiole. Ninja o dwóch żywiołach wybiera, który się liczy.
    .title = Klan żywiołu: kto należy

rule-era-of-the-ninja-E-120 =
    Każdy żywioł ma dwóch sprzymierzeńców, swoich sąsiadów w pierścieniu Ziemia, Metal, Woda, Drewno, Ogień.
    - Metal: Ziemia i Woda.
    - Woda: Metal i Drewno.
    - Drewno: Woda i Ogień.
    - Ogień: Drewno i Ziemia.
    - Ziemia: Ogień i Metal.
    .title = Sprzymierzone żywioły

rule-era-of-the-ninja-E-121 =
    Korzyść klanu żywiołu działa tylko wtedy, gdy stoisz na jednym kafelku z innym członkiem swojego klanu.
    .title = Klan żywiołu: razem na kafelku

rule-era-of-the-ninja-E-122 =
    Członkowie klanu Metalu mają Atak wyższy o 1, gdy na ich kafelku jest inny członek.
    .title = Klan Metalu

rule-era-of-the-ninja-E-123 =
    Członek klanu Wody ma Ruch wyższy o 1, jeśli zaczyna turę na jednym kafelku z innym członkiem klanu.
    .title = Klan Wody

rule-era-of-the-ninja-E-124 =
    Członek klanu Drewna może wykonać Akcję Leczenie i przywrócić innemu członkowi klanu 1 Ranę.
    .title = Klan Drewna

rule-era-of-the-ninja-E-125 =
    Gdy innemu członkowi klanu Ognia nie uda się Unik, możesz przyjąć jego Obrażenia na siebie. Twój pancerz je zmniejsza, ale tracisz co najmniej 1 Ranę.
    .title = Klan Ognia

rule-era-of-the-ninja-E-126 =
    Członkowie klanu Ziemi mają Unik wyższy o 1, gdy na ich kafelku jest inny członek.
    .title = Klan Ziemi

rule-era-of-the-ninja-E-127 =
    Do klanu hierarchii może należeć Ninja z tej samej sfery albo ze sfery sąsiedniej na drabinie. Drabina sfer to kolejno Niebo, Droga, Duch, Człowiek i Pustka.
    .title = Klan hierarchii: kto należy

rule-era-of-the-ninja-E-128 =
    Przed grą członek klanu Nieba wskazuje jeden typ jednostek albo jeden klan przeciwników. Atakując taki cel, ma Atak wyższy o 1.
    .title = Klan Nieba

rule-era-of-the-ninja-E-129 =
    Członkowie klanu Drogi płacą za eksplorację 1 punkt Ruchu zamiast 2.
    .title = Klan Drogi

rule-era-of-the-ninja-E-130 =
    Członkowie klanu Ducha mają 1 dodatkowe Ki. Wydaje się je jako pierwsze i nie można go odzyskać.
    .title = Klan Ducha

rule-era-of-the-ninja-E-131 =
    Członkowie klanu Człowieka mają 2 dodatkowe Rany. Traci się je jako pierwsze i nie można ich odzyskać.
    .title = Klan Człowieka

rule-era-of-the-ninja-E-132 =
    Członek klanu Pustki, który wykonuje Ukrycie, ma Cień wyższy o 1.
    .title = Klan Pustki

rule-era-of-the-ninja-E-133 =
    Do klanu imiennego może należeć każdy Ninja, ale klan ten ma tylko korzyści wspólne wszystkim klanom: wymianę, pulę Pomysłowości i wspólne zwycięstwo.
    .title = Klan imienny

rule-era-of-the-ninja-E-134 =
    Jeśli zaczynasz turę na jednym kafelku z innym członkiem klanu, możecie wymieniać się Broniami i Przedmiotami. Po wymianie każdy może mieć najwyżej 4 takie karty.
    .title = Klany: wymiana

rule-era-of-the-ninja-E-135 =
    Na początku swojej tury możesz wpłacić dowolną liczbę swoich punktów Pomysłowości do puli klanu.
    .title = Klany: wpłata do puli

rule-era-of-the-ninja-E-136 =
    Jeśli w swojej turze korzystasz z puli klanu, możesz zrobić w niej tylko jeden zakup. Brakujące punkty wolno dopłacić z własnej Pomysłowości.
    .title = Klany: zakup z puli

rule-era-of-the-ninja-E-137 =
    Pomysłowość wpłacona do puli klanu zostaje w niej także po pokonaniu tego, kto ją wpłacił.
    .title = Klany: wpłaty zostają

rule-era-of-the-ninja-E-138 =
    Gdy wygra jeden członek klanu, wygrywają wszyscy jego członkowie.
    .title = Klany: wspólne zwycięstwo

rule-era-of-the-ninja-E-139 =
    W tej opcji twój Atak jest atakiem z zaskoczenia, jeśli jest w tej rundzie pierwszym na kafelku celu, a twój Cień jest wyższy od Czujności.
    .title = Atak z zaskoczenia: warunki

rule-era-of-the-ninja-E-140 =
    Atak z zaskoczenia daje Atak wyższy o 1, a jeśli twój Cień to Całkowity Sukces, wyższy o 2. Limit 2 i 9 nadal obowiązuje.
    .title = Atak z zaskoczenia: premia

rule-era-of-the-ninja-E-141 =
    W trybie Standardowym gra od 2 do 4 graczy. Wygrywa ten, kto pokona Władcę.
    .title = Tryb Standardowy

rule-era-of-the-ninja-E-142 =
    W tym trybie gra od 2 do 4 graczy, bez Władcy i bez popleczników. Przed grą gracze na zmianę kładą odkryte wszystkie kafelki.
    .title = Walka na Śmierć NvN

rule-era-of-the-ninja-E-143 =
    W Walce na Śmierć każdy rzuca kością, a remisujący rzucają ponownie. Od najniższego wyniku do najwyższego gracze stawiają swoich Ninja, każdy na innym kafelku; Prowadzącym zostaje gracz z najwyższym wynikiem.
    .title = Walka na Śmierć: ustawienie

rule-era-of-the-ninja-E-144 =
    W Walce na Śmierć nie ma faz Czujności i Jednostek Władcy.
    .title = Walka na Śmierć: pominięte fazy

rule-era-of-the-ninja-E-145 =
    W Walce na Śmierć Akcja Ukrycie pozwala rzucić na Cień jeszcze raz.
    .title = Walka na Śmierć: Ukrycie

rule-era-of-the-ninja-E-146 =
    Akcja Przeszukanie to rzut kością: otrzymujesz tyle punktów Pomysłowości, ile wynosi połowa wyniku zaokrąglona w dół, i o tyle samo spada twój Cień.
    Przy Całkowitej Porażce nie dostajesz nic, a twój Cień spada do 1; przy Całkowitym Sukcesie Cień się nie zmienia.
    .title = Walka na Śmierć: Przeszukanie

rule-era-of-the-ninja-E-147 =
    Jeśli masz zdolność, która wyłącza rzut na Cień lub jego zmiany, po Przeszukaniu twój Cień mimo to spada do 1.
    .title = Przeszukanie bez Cienia

rule-era-of-the-ninja-E-148 =
    W Walce na Śmierć pokonani nie dostają nowych Ninja. Wygrywa ostatni, który pozostał przy życiu.
    .title = Walka na Śmierć: ostatni żywy

rule-era-of-the-ninja-E-149 =
    W tym trybie gra 2 lub 4 graczy. Przy 3 jeden gracz może prowadzić dwóch Ninja albo strony są nierówne.
    Najpierw uzgadnia się strony. Potem każdy wybiera Ninja ze swojego klanu albo losuje spośród jego członków.
    Dwie strony mogą mieć ten sam klan; liczą się wtedy jako osobne klany.
    .not-in-book = Każdy Ninja ma własne miejsce przy stole. Losuje się dwóch Ninja i zachowuje jednego, jak w innych trybach.
    .title = Walka Klanów na Śmierć

rule-era-of-the-ninja-E-150 =
    W Walce Klanów na Śmierć wygrywa strona, która pozostanie ostatnia. Obowiązują w niej zasady klanów.
    .title = Walka Klanów: zwycięstwo

rule-era-of-the-ninja-E-151 =
    W tym trybie od 2 do 4 graczy tworzy jeden klan i nie ma NvN. Gdy ktokolwiek pokona Władcę, wygrywają wszyscy.
    .title = Atak Klanu

rule-era-of-the-ninja-E-152 =
    W tym trybie gra kilka stron, a NvN jest dozwolone tylko przeciw innej stronie. Wygrywa strona tego, kto pokona Władcę.
    .title = Atak Wielu Klanów

rule-era-of-the-ninja-E-153 =
    W tym trybie pokonanie Władcy nie kończy gry. Pogromca otrzymuje Pomysłowość Władcy i jego głowę, po czym gra toczy się dalej.
    .title = Głowa Władcy

rule-era-of-the-ninja-E-154 =
    W trybie Głowa Władcy wygrywasz, gdy zaczynasz turę na początkowym Dziedzińcu, mając głowę.
    .title = Głowa Władcy: zwycięstwo

rule-era-of-the-ninja-E-155 =
    Głowa zajmuje jedno z 4 miejsc na Bronie i Przedmioty. Nie można jej odłożyć do schowka i zawsze można ją ukraść, bez względu na to, co chroni inne karty.
    .title = Głowa w ekwipunku

rule-era-of-the-ninja-E-156 =
    Temu, kto niesie głowę, każdy Całkowity Sukces zmienia się w 9, także Całkowity Sukces w Cieniu. Zdolności, które z 9 robią Całkowity Sukces, nie działają, a Limitu nie może on znieść.
    .title = Ciężar głowy

rule-era-of-the-ninja-E-157 =
    Porzucenie głowy na swoim kafelku jest Akcją. Jej podniesienie z własnego kafelka też jest Akcją.
    .title = Porzucenie i podniesienie głowy

rule-era-of-the-ninja-E-158 =
    Każda Całkowita Porażka tego, kto niesie głowę, zadaje głowie Ranę. Przy trzeciej głowa zostaje zniszczona i nikt nie wygrywa.
    .title = Rany głowy

rule-era-of-the-ninja-E-159 =
    W tym trybie gra jeden gracz. Nie ma fazy Prowadzącego, a znaczniki Ran na wrogach w Regeneracji zostają.
    .title = Samotny Ninja

rule-era-of-the-ninja-E-160 =
    Tryb Arcade dla 2 do 4 graczy nakłada się na inny tryb. Wygrywa ten, kto ma na końcu najwięcej niewydanych punktów Pomysłowości; klan liczy je razem.
    .title = Arcade

rule-era-of-the-ninja-E-r1 =
    Limit stosu podaje, ile jednostek łącznie może mieć stos, a nie ile znaczników leży pod figurką.
    .title = Limit stosu liczy jednostki

rule-era-of-the-ninja-E-r2 =
    Przy Całkowitym Sukcesie przeciw Władcy wystarczy suma równa jego wartości Śmierci; nie musi być wyższa (E.91).
    .title = Dokładnie wartość Śmierci Władcy

rule-era-of-the-ninja-E-r3 =
    Gdy Cień równa się Czujności, ukryty jest tylko Ninja, który wykonał Ukrycie. Pozostali potrzebują Cienia wyższego od Czujności.
    .title = Remis Cienia i Czujności

rule-era-of-the-ninja-E-r4 =
    Przy nagrodzie za Ukrycie liczą się stosy popleczników, które są na kafelku w fazie Czujności. Władca się nie liczy.
    .title = Nagroda za Ukrycie

rule-era-of-the-ninja-E-r5 =
    Na kafelku Władcy też wolno się ukryć, ale chroni to tylko przed poplecznikami, nie przed nim.
    .title = Ukrycie obok Władcy

rule-era-of-the-ninja-E-r6 =
    Cień nigdy nie spada poniżej 1. Cień obniżony do 1 nie jest Całkowitą Porażką, ale liczy się przy Posiłkach (E.114).
    .title = Cień nie spada poniżej 1

rule-era-of-the-ninja-E-r7 =
    Cień równy 10 lub wyższy, uzyskany przez zniesienie Limitu za Ki, jest zwykłą liczbą, a nie Całkowitym Sukcesem.
    .title = Cień od 10 wzwyż

rule-era-of-the-ninja-E-r8 =
    Stosy łączą się na końcu fazy Jednostek Władcy. Posiłki łączą się ze stosami już w chwili postawienia.
    .title = Kiedy łączą się stosy

rule-era-of-the-ninja-E-r9 =
    Znaczniki Ran połączonych stosów się dodaje. Wymiana trzech znaczników na jednostkę (E.61) następuje jednak dopiero, gdy stos znów otrzyma Ranę.
    .title = Znaczniki po połączeniu

rule-era-of-the-ninja-E-r10 =
    Także samotny poplecznik ginie, gdy ma 3 znaczniki Ran.
    .title = Samotny poplecznik

rule-era-of-the-ninja-E-r11 =
    Znaczniki Ran na stosie obniżają wartości Rany i Śmierci także wtedy, gdy atakujesz tylko jedną jego jednostkę.
    .title = Znaczniki a jedna jednostka stosu

rule-era-of-the-ninja-E-r12 =
    Poplecznik z Zasięgiem, który ma widocznego Ninja na własnym kafelku, atakuje właśnie jego.
    .title = Strzelec z Ninja obok siebie

rule-era-of-the-ninja-E-r13 =
    Tekst cechy Zabójcza mówi o poplecznikach, dlatego na Władcę ona nie działa.
    .title = Zabójcza Broń a Władca

rule-era-of-the-ninja-E-r14 =
    Ujemne Obrażenia liczą się jako 0. Dodatkową Ranę za Całkowitą Porażkę w Uniku traci się mimo to.
    .title = Ujemne Obrażenia

rule-era-of-the-ninja-E-r15 =
    Instrukcja pozwala ranić w NvN z każdej odległości. To znaczy: Bronią do walki wręcz na tym samym kafelku, a dystansową według E.54 i E.55. Przy Kradzieży rodzaj Broni nie ma znaczenia, a liczą się wszystkie premie do Ataku.
    .title = NvN: odległość i Broń

rule-era-of-the-ninja-E-r16 =
    Jeśli w NvN obaj gracze wyrzucą Całkowitą Porażkę, każdy ponosi własną karę i nic więcej się nie dzieje.
    .title = NvN: dwie Całkowite Porażki

rule-era-of-the-ninja-E-r17 =
    Po udanym ataku NvN z Całkowitym Sukcesem atakującego spada tylko Cień celu.
    .title = NvN: Cień po Całkowitym Sukcesie

rule-era-of-the-ninja-E-r18 =
    Udana Kradzież nie zmienia niczyjego Cienia. Skradziona karta jest nieaktywna, a limit 4 kart obowiązuje.
    .title = NvN: po udanej Kradzieży

rule-era-of-the-ninja-E-r19 =
    Drugą kartę „Wejście Władcy” odrzuca się i dobiera następną. Karta „Wejście Władcy” stawia samego Władcę, bez innych jednostek.
    .title = Drugie Wejście Władcy

rule-era-of-the-ninja-E-r20 =
    Gdy talia Spotkań jest pusta, nowy kafelek nie ma jednostek; gdy nie ma kafelków, nie można eksplorować. Pustą talię Broni, Przedmiotów lub Umiejętności tworzy się na nowo z jej potasowanych kart odrzuconych.
    .title = Wyczerpane talie

rule-era-of-the-ninja-E-r21 =
    Jeśli żaden kafelek nie ma przejścia zwróconego ku wolnemu miejscu, kartę Posiłków się odrzuca.
    .title = Posiłki bez wejścia

rule-era-of-the-ninja-E-r22 =
    Jeśli dobrany kafelek zamknąłby zamek, choć zostały jeszcze kafelki do dobrania, obraca się go inaczej. Jeśli i to nie pomaga, bierze się inny kafelek.
    .title = Kafelek zamykający zamek

rule-era-of-the-ninja-E-r23 =
    Gdy Prowadzący zostanie wyeliminowany, jego rolę przejmuje następny żywy gracz zgodnie z ruchem wskazówek zegara. Jeśli został już tylko jeden gracz, pozostaje Prowadzącym.
    .title = Prowadzący odpada

rule-era-of-the-ninja-E-r24 =
    Kupuje się zawsze wierzchnią kartę talii. Broń i Przedmiot są nieaktywne aż do Przezbrojenia, Umiejętność jest aktywna od razu.
    .title = Świeżo kupiona karta

rule-era-of-the-ninja-E-r25 =
    Do Umiejętności, której Synergia już działa, nie wolno kupić drugiej Synergii.
    .title = Tylko jedna Synergia

rule-era-of-the-ninja-E-r26 =
    Gdy tracisz kartę, która dawała ci Rany lub Ki, nadwyżka ponad nową granicę przepada. Zawsze zostaje ci jednak co najmniej 1 Rana.
    .title = Utrata dodatkowych Ran i Ki

rule-era-of-the-ninja-E-r27 =
    Kto wykonał Przeszukanie, Leczenie albo porzucił lub podniósł głowę i się nie ruszył, może skorzystać z Regeneracji.
    .title = Akcje, po których wolno odpocząć

rule-era-of-the-ninja-E-r28 =
    Zasada domowa: przy pierwszym rzucie o rolę Prowadzącego nie wolno używać Ki.
    .title = Pierwszy Prowadzący bez Ki

rule-era-of-the-ninja-E-r29 =
    Gracz dobiera jeden znacznik Ninja i wyposaża nowego Ninja według zasad przygotowania gry. Ninja ten staje na początkowym Dziedzińcu po Regeneracji, ale przed kartami Posiłków, z 0 punktów Pomysłowości.
    Karty poprzedniego Ninja się odrzuca, a jego znacznik już nie wraca.
    .title = Jak przybywa nowy Ninja

rule-era-of-the-ninja-E-r30 =
    Osłaniający z klanu Ognia przyjmuje podstawowe Obrażenia. Dodatkową Ranę za Całkowitą Porażkę traci ten, kto rzucał na Unik.
    .title = Ogień: która Rana zostaje

rule-era-of-the-ninja-E-r31 =
    Premia +1 klanu Pustki dolicza się w chwili ogłoszenia Ukrycia i nie podlega Limitowi.
    .title = Pustka: kiedy rośnie Cień

rule-era-of-the-ninja-E-r32 =
    Dla klanu Wody liczy się dowolny inny członek klanu. Leczenie klanu Drewna wymaga, by leczony stał na tym samym kafelku.
    .title = Woda i Drewno: kto i gdzie

rule-era-of-the-ninja-E-r33 =
    Nie ma ataku z zaskoczenia na Władcę z jego własnego kafelka ani w NvN. W pierwszej rundzie Cień porównuje się z Czujnością 1.
    .title = Atak z zaskoczenia: wyjątki

rule-era-of-the-ninja-E-r34 =
    W trybach Atak Wielu Klanów i Głowa Władcy gra od 2 do 4 graczy.
    .title = Liczba graczy w dwóch trybach

rule-era-of-the-ninja-E-r35 =
    Zwycięstwo z głową daje tylko początkowy Dziedziniec, nie inny.
    .not-in-book = Kto niesie głowę i zostaje pokonany, upuszcza ją na swoim kafelku; głowa nie podlega wymianie.
    .title = Głowa: Dziedziniec, upuszczenie i wymiana

rule-era-of-the-ninja-E-r36 =
    W trybie Arcade pokonani zachowują swój wynik, a remisujący dzielą zwycięstwo. Pula klanu liczy się do wyniku klanu.
    .title = Arcade: wynik

rule-era-of-the-ninja-E-r37 =
    Zastąpienie brakujących jednostek (E.51) odbywa się samoczynnie. Jeśli jest kilka możliwości, wybiera aktywny gracz.
    .title = Zastępowanie jednostek

rule-era-of-the-ninja-E-r38 =
    Gdy zasady na kartach przeczą sobie nawzajem, gracze uzgadniają, która obowiązuje. Jeśli nie mogą, każdy rzuca kością, a decyduje ten, kto ma najwyższy wynik.
    .not-in-book = Tutaj pierwszeństwo mają kolejno: Władca, Ninja, Umiejętność, Przedmiot, Broń. Kośćmi rzuca się tylko wtedy, gdy to nie rozstrzyga.
    .title = Sprzeczne karty

rule-era-of-the-ninja-E-r39 =
    Gdy nie ma już żadnego Ninja i nikt nie dobiera nowego, nikt nie wygrywa.
    .title = Gra bez zwycięzcy

rule-era-of-the-ninja-E-r40 =
    Ekwipunek wszystkich graczy jest jawny. Zakryte pozostają kolejność talii i karty leżące pod Umiejętnościami jako Synergia.
    .title = Co jest jawne

rule-era-of-the-ninja-E-r41 =
    Całkowita Porażka liczy się jako 1, a Całkowity Sukces jako 10, bez modyfikatorów. Wyjątkiem jest Całkowity Sukces w Ataku na Władcę lub w NvN.
    .title = Wartość obu skrajnych wyników

rule-era-of-the-ninja-E-r42 =
    Po każdym ataku Całkowity Sukces w Cieniu staje się zwykłą liczbą. Po Ataku z Całkowitym Sukcesem jest to nadal 10.
    .title = Cień po jakimkolwiek ataku

rule-era-of-the-ninja-E-r43 =
    Ninja z Całkowitą Porażką w Cieniu nigdy nie jest ukryty, nawet jeśli wykona Ukrycie, a Czujność wynosi 1.
    .title = Porażki w Cieniu nic nie ukryje

rule-era-of-the-ninja-E-r44 =
    Gdy zabijesz jedną jednostkę stosu, wszystkie znaczniki Ran zostają na tym stosie.
    .title = Zabita jednostka ze stosu

rule-era-of-the-ninja-E-r45 =
    Samotna jednostka może liczyć się jako stos. Efekt, który mówi o jednostce, dotyczy tylko jednej.
    .not-in-book = Samotna jednostka jest stosem przy nagrodzie za Ukrycie i przy wymianie trzech znaczników na jednostkę.
    .title = Samotna jednostka to stos

rule-era-of-the-ninja-E-r46 =
    Drugi rzut z E.92 jest nowym rzutem z tymi samymi premiami, także za zaskoczenie, a jego skutki dla Cienia ustala się jak zwykle. Przy kolejnym Całkowitym Sukcesie znów stosuje się E.91 i E.92.
    .title = Drugi rzut przeciw Władcy

rule-era-of-the-ninja-E-r47 =
    Poplecznicy atakują tylko widocznych Ninja, Władca także ukrytych na swoim kafelku. Na czyj kafelek Władca wejdzie, ten jest widoczny dla wszystkich do końca fazy, a Władca tam się zatrzymuje.
    Władca nigdy nie opuszcza kafelka, na którym jest Ninja.
    .title = Kogo atakują wrogowie

rule-era-of-the-ninja-E-r48 =
    Wróg z Zasięgiem wybiera najbliższego widocznego Ninja, najpierw na własnym kafelku. Jeśli nikogo nie może dosięgnąć, zbliża się tak bardzo, jak mu wolno.
    .title = Cel wroga z Zasięgiem

rule-era-of-the-ninja-E-r49 =
    Połączyć się mogą wszystkie stosy o tej samej nazwie na jednym kafelku. Jeśli nie wszystkie się zmieszczą, Prowadzący wybiera, które się łączą.
    .title = Które stosy się łączą

rule-era-of-the-ninja-E-r50 =
    Początkowa Broń, początkowa Umiejętność i Przedmioty bez kosztu są od razu aktywne. Dodatkowe Rany i Ki daje tylko karta aktywna; gdy zacznie działać, rośnie i granica, i obecny stan.
    .title = Karty aktywne od początku

rule-era-of-the-ninja-E-r51 =
    Jeśli odsłonięta spod spodu Umiejętność powtarza inną aktywną, stosuje się ponownie E.36 i E.37.
    .title = Odsłonięta Umiejętność się powtarza

rule-era-of-the-ninja-E-r52 =
    Przy remisie nikt nie przerzuca. Przy ustalaniu, kto może przerzucić, Całkowita Porażka jest niższa od każdego wyniku, a Całkowity Sukces celu od każdego wyższy.
    Całkowity Sukces celu wygrywa z Całkowitym Sukcesem atakującego (E.107). Jeśli atakujący mimo Całkowitego Sukcesu ma niższy wynik, atak się nie udaje, ale jego Cień się nie zmienia.
    .title = NvN: remisy i skrajne wyniki

rule-era-of-the-ninja-E-r53 =
    Korzyść klanu ma każdy jego członek, także ze sprzymierzonego żywiołu. Leczenie wolno wykonać także po Ruchu, najwyżej do granicy Ran leczonego.
    .title = Korzyść dla wszystkich członków

rule-era-of-the-ninja-E-r54 =
    Osłaniający stoi na kafelku tego, kto rzucał na Unik. Po ostatecznym wyniku Uniku pyta się członków zgodnie z ruchem wskazówek zegara od rzucającego, i to tylko wtedy, gdy Obrażenia wynoszą co najmniej 1.
    Osłonić można także przed Ranami w NvN, ale nie przed Kradzieżą.
    .title = Ogień: kiedy można osłonić

rule-era-of-the-ninja-E-r55 =
    W klanie Nieba każdy członek wskazuje własny cel. Dodatki klanów Ducha i Człowieka liczy się osobno od granicy Ran i Ki i nigdy się ich nie odzyskuje; nowy Ninja dostaje je od nowa.
    .title = Niebo, Duch i Człowiek: szczegóły

rule-era-of-the-ninja-E-r56 =
    W Walce na Śmierć klan Pustki dolicza 1 po ponownym rzucie na Cień. Całkowita Porażka pozostaje równa 1.
    .title = Pustka w Walce na Śmierć

rule-era-of-the-ninja-E-r57 =
    Wymieniać mogą się wszyscy członkowie klanu na tym kafelku. Kto ma potem za dużo kart, odrzuca nadmiar.
    .not-in-book = Wymiana wymaga zgody zainteresowanych. Otrzymane karty są nieaktywne, a każdy sam wybiera, które ze swoich odrzuca.
    .title = Wymiana: kto i jak

rule-era-of-the-ninja-E-r58 =
    Warunki Posiłków dotyczą żywych Ninja z Cieniem z tej rundy; jeśli takich nie ma, działa tylko E.115. Gdy talia Posiłków jest pusta, nie dobiera się karty.
    Władca jest odnaleziony, gdy stoi na planszy. „Wejście Władcy” dobrane po jego pokonaniu też zastępuje się następną kartą.
    .title = Posiłki: szczegóły

rule-era-of-the-ninja-E-r59 =
    Zaskoczenie przepada, jeśli w tej rundzie ktoś już próbował zaatakować poplecznika na kafelku celu.
    .not-in-book = Ataki NvN się nie liczą. Cień 10 przy Czujności 10 nie daje premii.
    .title = Zaskoczenie: co się liczy

rule-era-of-the-ninja-E-r60 =
    Najpierw kładzie się Dziedziniec. Potem gracze w kolejności miejsc przy stole dokładają kafelki, każdy obok dowolnego z leżących, według E.44.
    .title = Walka na Śmierć: kładzenie kafelków

rule-era-of-the-ninja-E-r61 =
    Pogromca Władcy bierze głowę z każdej odległości i odrzuca nadmiar kart, tak by razem z głową zostały najwyżej 4. Przeciwnicy mogą ukraść głowę nawet wtedy, gdy gra się bez opcji NvN.
    .title = Kto bierze głowę

rule-era-of-the-ninja-E-r62 =
    W trybie Samotny Ninja gracz jest Prowadzącym, a Czujność zaczyna od 1. Opcje NvN i klanów są wyłączone.
    .title = Samotny Ninja: szczegóły

rule-era-of-the-ninja-E-r63 =
    Tryb, na który nakłada się Arcade, rozstrzyga tylko o tym, kiedy gra się kończy. Pokonanie Władcy daje jego Pomysłowość, a Pomysłowość zastąpionego Ninja zostaje w wyniku jego gracza.
    .title = Arcade: szczegóły

rule-era-of-the-ninja-E-r64 =
    Po setnej rundzie, albo wcześniejszej, jeśli gracze tak ustalą (opcja rounds), noc się kończy: gra dobiega końca i nikt nie wygrywa. Tylko w Arcade także wtedy rozstrzyga wynik.
    .title = Koniec nocy

rule-era-of-the-ninja-E-r65 =
    Cień, który jest Całkowitym Sukcesem, gdy atakujesz Władcę lub próbujesz ukraść głowę, i który po ataku nadal wynosi 10, zmienia się w 9, gdy bierzesz głowę (E.156). Cień, który spadł wskutek ataku, pozostaje bez zmian.
    .title = Głowa a Cień 10

rule-era-of-the-ninja-E-r66 =
    Do schowka trafiają Bronie i nieaktywne Przedmioty; aktywny Przedmiot zostaje na miejscu (E.41). Broń odłożona do schowka nie jest już aktywna. Jeśli masz więcej kart, niż pozwala limit, możesz odłożyć część do schowka, w którym jest miejsce, zamiast je odrzucać.
    .title = Co trafia do schowka

rule-era-of-the-ninja-E-r67 =
    Limit znosi się tylko tam, gdzie wynik powyżej 9 mógłby coś zmienić: dla wartości Rany, Śmierci lub Ataku, którą osiąga tylko taki wynik, dla Cienia, dla Przeszukania albo przeciw innemu Ninja. Nikt nie wydaje Ki na darmo.
    .title = Żadnego Ki na darmo

rule-era-of-the-ninja-E-r68 =
    Arcade wymaga co najmniej dwóch stron, bo jeden klan nie mógłby przegrać. Dlatego nie gra się w Arcade w trybach Samotny Ninja i Atak Klanu ani wtedy, gdy wszyscy gracze są z jednego klanu.
    .title = Arcade wymaga rywali

rule-era-of-the-ninja-E-r69 =
    Niektóre komnaty mają cechę; jest zapisana na komnacie i działa na Ninja lub jednostki, które w niej są. Gdy przeczy karcie, ważniejsza jest karta. Opcja rooms = plain wyłącza cechy.
    .title = Cechy komnat

rule-era-of-the-ninja-E-r70 =
    Niektóre karty Spotkań mówią, co się dzieje przy eksploracji, gdy ich jednostki już stoją. Dobrane jako Posiłki sprowadzają tylko jednostki. To, co niesie stos, dostaje ten, kto pokona jego ostatnią jednostkę; gdy stosy się łączą, sumuje się to.
    .title = Co mówią Spotkania

rule-era-of-the-ninja-E-r71 =
    Z opcją pace = quick w Walce na Śmierć zamek ma 3 kafelki Komnat na każdego Ninja, a po rundzie 4 płonie. Odtąd odpoczynek przywraca Ki, ale już nie Rany, a na koniec każdej rundy każdy Ninja traci Ranę; ostatnią traci tak tylko ten, kto ma najniższy Cień, a nikt, jeśli wszystkie są równe. Według instrukcji układa się wszystkie kafelki, a Rany odzyskuje się jak zwykle: wtedy Ninja leczą się mniej więcej tak szybko, jak tracą Rany.
    .title = Szybka Walka na Śmierć

rule-era-of-the-ninja-E-r72 =
    Opcja difficulty ma trzy zmierzone poziomy.
    - Łatwa: ataki z zaskoczenia (E.139), a każdy Ninja ma 3 Rany więcej; traci się je pierwsze i nigdy nie odzyskuje.
    - Zwykła: wartości Rany i Śmierci Władcy są wyższe: o 2 w pojedynkę, o 1 w kilka osób.
    - Trudna: Posiłki (E.111), a te same dwie wartości są wyższe: o 1 w pojedynkę, o 2 w kilka osób.
    Jak często Władca zostaje pokonany na każdym poziomie, podaje strona o balansie.
    .title = Trudność

rule-era-of-the-ninja-E-r73 =
    Z opcją defeated = castle gracz, który odpadł, gra dalej po stronie zamku: w fazie Jednostek Władcy pierwszy z takich graczy, zgodnie z ruchem wskazówek zegara od Prowadzącego, dokonuje wyborów, których zwykle dokonuje Prowadzący (E.26): które jednostki działają następne, kogo atakują, którędy idą i które stosy się łączą. Prowadzący nadal rzuca na Czujność. Według instrukcji pokonani tylko patrzą albo, z opcją reinforcements, dobierają nowego Ninja (E.118).
    .title = Pokonani a zamek

rule-era-of-the-ninja-E-r74 =
    Na kartach z tego pudełka:
    - Krok prowadzi przez sparowane przejście na sąsiedni kafelek. Kto jest przesuwany, robi jeden krok.
    - Stos to stos popleczników; gdy karta może zadziałać na Władcę, wymienia go. Jednostka jest samotna, jeśli w jej stosie nie ma innej; Władca jest samotny zawsze.
    - Atak zabija, jeśli pokonuje to, w co był wymierzony (E.62, E.65). Dodatkową Pomysłowość za zabicie dostaje się także wtedy, gdy znaczniki Ran z Ataku zdejmują jednostkę (E.61).
    - Atak trafia, jeśli rani lub zabija.
    - Ninja się ruszył, jeśli przeszedł na inny kafelek, eksplorował, wykonał Akcję Sprint albo przeniosła go na inny kafelek jego własna karta.
    - Przed Ruchem znaczy: w swojej turze, dopóki możesz się jeszcze przezbroić. Podczas Ruchu znaczy: w dowolnej chwili swojej tury przed Akcją, a także po Sprincie; potem nie można już kupować ani się przezbrajać.
    .title = Co znaczą słowa na kartach
