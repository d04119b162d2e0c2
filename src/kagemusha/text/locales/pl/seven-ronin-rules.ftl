### Zasady gry 7 Ronin w kolejności czytania. B7: gra w ogólności. R7: poszczególne punkty.
### Atrybut „not-in-book” to to, czego nie ma w instrukcji.
### Wiersz to akapit; wiersz zaczęty łącznikiem to punkt listy.

rules-seven-ronin-intro =
    Dwie strony walczą o wioskę przez osiem rund: Atakujący prowadzi ninja, Obrońca prowadzi siedmiu roninów.
    Atakujący wygrywa, mając pięć obszarów (oba Pola liczą się jak trzy) albo gdy nie ma już roninów.
    Obrońca wygrywa, gdy nie ma już ninja na planszy ani w rezerwach, albo z końcem rundy 8.
    Wioska ma dziesięć obszarów ułożonych w pierścień, a pośrodku Rynek, który nie jest obszarem.
    W każdej rundzie obie strony planują w tajemnicy, po czym oba plany odsłania się naraz.
    Atakujący wysyła nowych ninja z rezerw: co najmniej tylu, ile wynosi minimum rundy, na nie więcej obszarów, niż wynosi poziom zagrożenia, i na każdy nie więcej, niż wynosi jego limit.
    Może też postawić jednego ninja na Rynku: każdy stojący tam ninja pozwala w dalszych rundach na jednego ninja ponad limit.
    Obrońca rozstawia wszystkich roninów: po jednym na obszar, lecz Tasuke może stać z innym na jednym obszarze.
    Ronin może iść na Rynek, jeśli na początku planowania byli tam ninja; usuwa ich wszystkich, nie otrzymując ran.
    Potem Obrońca używa zdolności roninów w dowolnej kolejności.
    Musashi i Yobu działają tam, gdzie są ninja; Yumi, Taiko i Hayai tam, gdzie ich nie ma.
    Następnie ninja, którzy trafili na ronina, stają się ranami na jego kafelku, póki jest na nim miejsce; ronin z pełnym kafelkiem odpada z gry.
    Ninja, których nikt nie powstrzymał, zajmują swój obszar i zostają na nim na kolejne rundy.
    Na koniec Atakujący używa zdolności zajętych obszarów w dowolnej kolejności, po czym liczy się zajęte obszary.
    Od rundy 4 na koniec każdej rundy jeden ninja z rezerw umiera z głodu.

rules-seven-ronin-editions =
    Trzy edycje różnią się w trzech sprawach; wybierz edycję opcją „edition” albo ustaw każdą sprawę osobno.
    - Minimum ninja (przełącznik „minimum”). Edycja angielska: wartość wydrukowana na torze czasu, tutaj 1 2 3 4 4 4 5 5 („track”). Francuska: numer rundy albo poziom zagrożenia, jeśli jest mniejszy („threat”). Polska: numer rundy („round”).
    - Gospoda kopiująca Wieżę obserwacyjną (przełącznik „inn-watchtower”) w edycji angielskiej rani sąsiadów Gospody („inn”). Nie ma w instrukcji: francuska i polska o tym milczą; w tych edycjach rani sąsiadów Wieży obserwacyjnej („watchtower”).
    - Leczenie przez Taiko ronina, który stoi na Rynku (przełącznik „taiko-heals-green”): dozwolone w edycji angielskiej i francuskiej, w polskiej nie.
    Żetony Szpiega z dodatku promocyjnego można dołączyć do każdej edycji (przełącznik „spy”, domyślnie wyłączony): zobacz R7.27.
    Nie ma w instrukcji: kolejności pierścienia, poziomów zagrożenia i większości wydrukowanego minimum, które instrukcje pokazują tylko na ilustracjach. Plik planszy oznacza je jako założenia. Możesz wybrać inne poziomy zagrożenia (opcja „track”) albo inną liczbę ninja w rezerwach (opcja „reserves”), zobacz R7.28, albo grać z własnym plikiem planszy.

rule-seven-ronin-B7-1 =
    Partia trwa najwyżej osiem rund. Każda runda ma trzy fazy.
    - Faza planowania: obie strony przydzielają znaczniki w tajemnicy; potem oba plany odsłania się i przenosi na planszę.
    - Faza walki: krok 1, Obrońca używa zdolności roninów; krok 2, przydziela się rany i zdejmuje wyeliminowanych roninów; krok 3, Atakujący używa zdolności zajętych obszarów, po czym liczy się te obszary.
    - Faza końcowa: ronini schodzą z planszy; potem rozpatruje się tor czasu i przesuwa znacznik upływu czasu na następną rundę.
    Atakujący chce zająć pięć z dziesięciu obszarów albo wyeliminować wszystkich roninów. Obrońca chce wyeliminować wszystkich ninja z planszy i z rezerw albo wytrwać do końca rundy 8.
    Obszar jest atakowany, gdy są na nim ninja i ronin, wolny, gdy nie ma na nim ninja, zajęty, gdy są na nim sami ninja.
    .title = Runda i cel gry

rule-seven-ronin-B7-2 =
    Każda strona planuje w tajemnicy za zasłonką. Gdy obie są gotowe, plany odsłania się w tej samej chwili i wszystkie znaczniki trafiają na planszę.
    .not-in-book =
        Plan układa się po jednym znaczniku i pieczętuje, gdy jest pełny. Jego autor może zdjąć pieczęć przed odsłonięciem.
        Przy układaniu krok po kroku ninja podaje się w kolejności planszy, Rynek na końcu, a roninów w kolejności ich kafelków. Cały plan podany w jednym wierszu może mieć dowolną kolejność.
    .title = Tajne plany, odsłaniane razem

rule-seven-ronin-B7-3 =
    Jest 50 znaczników ninja: 40 zaczyna w rezerwach Atakującego, 10 w puli ninja. Nowi ninja przychodzą tylko z rezerw. Wyeliminowani ninja, wyleczone rany i rany wyeliminowanego ronina trafiają do puli.
    Żaden znacznik nie ginie: rezerwy, plansza z Rynkiem, rany na kafelkach i pula zawsze dają razem 50. Pula i rany są jawne dla obu stron; rezerwy też, z wyjątkiem Fazy planowania.
    .not-in-book = Tutaj rezerwy są jawne także w Fazie planowania, lecz w stanie z jej początku.
    .title = Rezerwy, pula ninja i pięćdziesiąt znaczników

rule-seven-ronin-B7-4 =
    W jednej rundzie nowi ninja mogą trafić na najwyżej tyle różnych obszarów, ile wynosi poziom zagrożenia rundy. Rynek się nie liczy. Nie liczą się też ninja, którzy już są na planszy.
    .not-in-book = Same poziomy są tylko na ilustracji planszy, której nie mieliśmy. W tej wiosce poziom wynosi 3 w rundach od 1 do 3, 4 w rundach od 4 do 6, 5 w rundach 7 i 8.
    .title = Poziom zagrożenia

rule-seven-ronin-B7-5 =
    Każdy obszar ma limit: największą liczbę nowych ninja, jaką jeden plan może tam przydzielić. Ninja na Rynku pozwalają na więcej (R7.3). Limit wiąże tylko plan Atakującego: ninja, którzy już tam są, się nie liczą, a zdolności mogą go przekroczyć.
    .title = Limit obszaru

rule-seven-ronin-B7-6 =
    Dziesięć obszarów tworzy pierścień. Przy każdym jego limit i to, co daje, gdy jest zajęty:
    - Wieża obserwacyjna, 1: jedna rana każdemu roninowi na dwóch sąsiednich obszarach.
    - Pole (2), 2: zobacz Pole (3).
    - Dukt, 2: jeden lub dwaj ninja z rezerw na jeden obszar.
    - Pole (3), 3: oba Pola razem liczą się jak trzy obszary.
    - Spichlerz, 2: dwaj ninja z puli do rezerw.
    - Zagroda dla zwierząt, 2: wybrany ronin zostaje na miejscu na następną rundę.
    - Studnia, 1: jedna rana wybranemu roninowi.
    - Kapliczka, 1: wybrany ronin nie ma zdolności w następnej rundzie.
    - Cmentarz, 2: jeden lub dwaj ninja z obszarów wracają do rezerw.
    - Gospoda, 1: używa zdolności innego zajętego obszaru.
    Ronini, ich Wytrzymałość i zdolność:
    - Yobu, 3: z atakowanego obszaru odsyła jednego lub dwóch ninja na sąsiednie obszary.
    - Yumi, 3: z wolnego obszaru usuwa jednego ninja z rezerw.
    - Musashi, 4: na atakowanym obszarze usuwa jednego z tamtejszych ninja.
    - Hayai, 5: z wolnego obszaru jedzie na obszar, na którym są ninja.
    - Taiko, 5: z wolnego obszaru leczy jedną ranę innego ronina.
    - Kabe, 7: bez zdolności.
    - Tasuke, 3: może stać na obszarze z jednym innym roninem, a Obrońca dzieli wtedy rany.
    .not-in-book = Kolejność pierścienia to kolejność tej listy: każdy obszar sąsiaduje z poprzednim i następnym, ostatni z pierwszym. Instrukcje mówią tylko, że Gospoda leży między Cmentarzem a Wieżą obserwacyjną, a Pole po drugiej stronie Wieży obserwacyjnej.
    .title = Obszary i ronini w skrócie

rule-seven-ronin-B7-7 =
    Na koniec rundy oznaczonej symbolem strat (rundy od 4 do 8) jeden ninja z rezerw trafia do puli; przy pustych rezerwach nic się nie dzieje. Jeśli był to ostatni ninja na planszy i w rezerwach, Obrońca od razu wygrywa. Ponieważ partia kończy się z rundą 8, zanim do tego dojdzie, straty zdarzają się tylko w rundach od 4 do 7. Potem zaczyna się następna runda z własnym poziomem zagrożenia i minimum.
    .title = Tor czasu: głód i następna runda

rule-seven-ronin-R7-1 =
    W każdej rundzie Atakujący może zaplanować na Rynek jednego ninja, nigdy więcej. Nie liczy się on do poziomu zagrożenia. Rynek nie ma limitu i zachowuje ninja z poprzednich rund.
    .not-in-book = Ten ninja liczy się do minimum.
    .title = Co rundę jeden ninja na Rynek

rule-seven-ronin-R7-2 =
    Atakujący musi przydzielić co najmniej minimum ninja danej rundy (zobacz edycje). Gdy w rezerwach jest ich mniej, przydziela wszystkich. Gdy nie ma żadnego, plan jest pusty.
    .title = Minimum i szczupłe rezerwy

rule-seven-ronin-R7-3 =
    Na początku planowania liczy się, ilu ninja stoi na Rynku. Łącznie tylu nowych ninja może wejść ponad limity, na jeden obszar lub na kilka. Jest tak nawet wtedy, gdy ronin oczyści Rynek w tej samej rundzie. Limity dotyczą tylko nowych ninja: razem na obszarze może ich być więcej.
    .not-in-book = Jeden wiersz francuskiej instrukcji mówi odwrotnie niż jej własna ramka o Rynku; uznajemy go za błąd druku.
    .title = Rynek podnosi limity

rule-seven-ronin-R7-4 =
    Obrońca przydziela każdego żyjącego ronina, którego nie zatrzymała Zagroda dla zwierząt. Na obszarze stoi jeden ronin; tylko Tasuke może stać z dokładnie jednym innym. Na Rynek idzie najwyżej jeden ronin, i tylko jeśli na początku planowania był tam choć jeden ninja.
    .title = Rozstawienie roninów

rule-seven-ronin-R7-5 =
    Ronin zatrzymany przez Zagrodę dla zwierząt zostaje na swoim obszarze i go zachowuje: dołączyć do niego może tylko Tasuke.
    .not-in-book = Jeśli zatrzymana jest Tasuke, sama i bez znacznika Kapliczki, dołączyć do niej może jeden dowolny ronin. Zatrzymany ronin zachowuje zdolność, lecz zatrzymany Hayai nie może ruszyć konno.
    .title = Zatrzymani ronini

rule-seven-ronin-R7-6 =
    Ronin przydzielony na Rynek usuwa przy odsłonięciu wszystkich tamtejszych ninja, także tego, który przybył w tej rundzie. Trafiają do puli, a on nie otrzymuje ran.
    .title = Oczyszczenie Rynku

rule-seven-ronin-R7-7 =
    Po planie, który łamie zasadę, obie strony zasłaniają plansze i planują od nowa.
    .not-in-book = Tutaj taki plan jest odrzucany w całości, zanim cokolwiek zostanie odsłonięte, z podaniem każdej złamanej zasady. Druga strona zachowuje swój plan.
    .title = Niedozwolone plany

rule-seven-ronin-R7-8 =
    Zdolności roninów są dobrowolne. Każdej można użyć najwyżej raz na rundę, tylko w kroku 1, w dowolnej kolejności. Na obszarze atakowanym są ninja i ronin, na wolnym nie ma ninja.
    .not-in-book = Warunek zdolności sprawdza się w chwili jej użycia, według znaczników leżących wtedy na planszy.
    .title = Krok 1: zdolności roninów

rule-seven-ronin-R7-9 =
    Musashi na atakowanym obszarze: jeden ninja z jego obszaru trafia do puli.
    Yobu na atakowanym obszarze: jeden lub dwaj ninja z jego obszaru idą na jeden sąsiedni obszar albo, po jednym, na oba. Limity nie mają znaczenia.
    .title = Musashi i Yobu

rule-seven-ronin-R7-10 =
    Yumi na wolnym obszarze: jeden ninja z rezerw trafia do puli.
    Taiko na wolnym obszarze: jedna rana innego żyjącego ronina trafia do puli. Czy ten ronin może stać na Rynku, zależy od edycji.
    .title = Yumi i Taiko

rule-seven-ronin-R7-11 =
    Hayai na wolnym obszarze: jedzie na dowolny obszar, bliski czy daleki, na którym są ninja i nie ma ronina albo jest sama Tasuke. Na Rynek jechać nie może.
    .not-in-book = Angielska instrukcja mówi o obszarach zajętych, francuska i polska o atakowanych lub zajętych. Czytane razem pozwalają też na atakowany obszar, na którym stoi Tasuke.
    .title = Hayai

rule-seven-ronin-R7-12 =
    Z Rynku nie można użyć żadnej zdolności, pod znacznikiem Kapliczki też nie.
    Znacznik położony w jednej rundzie działa tylko w następnej. Kabe nie ma zdolności, więc Kapliczka na niego nie działa.
    .not-in-book =
        Znacznik na Tasuke: w następnej rundzie nie może ona stać z innym roninem, a Hayai nie może do niej dojechać; w rundzie, w której go położono, Obrońca nadal dzieli rany. Jeśli Tasuke pod znacznikiem i jej partner są oboje zatrzymani, zostają razem, a Obrońca nadal dzieli rany.
        Kabe nie może być celem Kapliczki. Znaczników może być więcej niż dwa z pudełka. Znacznik położony na roninie, który ma już znacznik z poprzedniej rundy, odnawia go na następną rundę.
    .title = Znaczniki Kapliczki

rule-seven-ronin-R7-13 =
    W kroku 2 na każdym atakowanym obszarze ninja stają się ranami stojącego tam ronina, w liczbie, jaką mieści jeszcze jego Wytrzymałość. Gdy kafelek jest pełny, ronin jest od razu wyeliminowany: jego rany trafiają do puli, a on odpada z gry. Ninja, dla których zabrakło miejsca, zostają i zajmują obszar.
    .title = Krok 2: rany i eliminacja

rule-seven-ronin-R7-14 =
    Tam, gdzie Tasuke stoi z innym roninem, Obrońca dzieli rany między nich oboje, jak chce, byle zmieściły się na ich kafelkach.
    .title = Tasuke i jej partner

rule-seven-ronin-R7-15 =
    Zdolności obszarów są dobrowolne. Każdej można użyć najwyżej raz na rundę, w kroku 3, w dowolnej kolejności i tylko dopóki obszar jest zajęty: są na nim ninja, a nie ma ronina. Obszar zdobyty w trakcie kroku liczy się od razu. Zdolności obszaru, który opustoszał i został zajęty ponownie, nie można użyć drugi raz.
    .not-in-book = Użycie bez żadnego skutku nie jest proponowane.
    .title = Krok 3: zdolności obszarów

rule-seven-ronin-R7-16 =
    Wieża obserwacyjna: każdy ronin na dwóch sąsiednich obszarach otrzymuje jedną ranę.
    Studnia: jeden wybrany ronin otrzymuje jedną ranę. Tych ran Obrońca nie dzieli.
    Spichlerz: dwaj ninja przechodzą z puli do rezerw.
    Rany bierze się z puli.
    .not-in-book =
        Jeśli obok Wieży obserwacyjnej stoją Tasuke i jej partner, oboje otrzymują po ranie. Uwaga przy Tasuke we wszystkich trzech instrukcjach mówi, że Atakujący wybiera jedno z nich; trzymamy się słów Wieży obserwacyjnej „każdy ronin”.
        Jeśli w puli jest tylko jeden ninja, Spichlerz przenosi jednego. Jeśli w chwili użycia nie wystarcza w niej znaczników na wszystkie rany, Atakujący wybiera, kto dostaje te, które są. Wszystkie rany z jednego użycia spadają naraz; potem zdejmuje się wyeliminowanych roninów.
    .title = Wieża obserwacyjna, Studnia i Spichlerz

rule-seven-ronin-R7-17 =
    Zagroda dla zwierząt, Kapliczka i Studnia wybierają ronina, który stoi na obszarze wioski, nigdy na Rynku.
    .title = Kogo mogą wybrać obszary

rule-seven-ronin-R7-18 =
    Cmentarz: jeden lub dwaj ninja z jednego lub dwóch obszarów wracają do rezerw. Z Rynku wrócić nie mogą.
    .title = Cmentarz

rule-seven-ronin-R7-19 =
    Dukt: jeden lub dwaj ninja z rezerw idą na jeden obszar, nie na Rynek; limity nie mają znaczenia. Stojący tam ronin od razu otrzymuje rany jak w kroku 2, a przy Tasuke dzieli je Obrońca. Ninja, którzy zostaną, zajmują obszar i można użyć jego zdolności w tym samym kroku.
    .title = Dukt

rule-seven-ronin-R7-20 =
    Gospoda używa zdolności innego obszaru, który jest w tej chwili zajęty, nawet jeśli już jej użyto. Skopiowanej zdolności tamten obszar nadal może użyć sam.
    .title = Gospoda

rule-seven-ronin-R7-21 =
    Na koniec kroku 3 liczy się zajęte obszary. Dodaje się jeden, jeśli zajęte są oba Pola albo jeśli zajęte jest jedno Pole, a Gospoda skopiowała w tej rundzie Pole. Nigdy nie dodaje się więcej niż jeden: oba Pola i Gospoda dają cztery. Przy pięciu lub więcej Atakujący wygrywa. Wcześniej obszarów się nie liczy.
    .not-in-book = Gospoda sama musi być zajęta w chwili liczenia.
    .title = Liczenie obszarów

rule-seven-ronin-R7-22 =
    W każdej chwili: jeśli wszyscy ronini są wyeliminowani, a na planszy (wraz z Rynkiem) lub w rezerwach jest choć jeden ninja, Atakujący od razu wygrywa. Jeśli nie ma tam już żadnego ninja, od razu wygrywa Obrońca, nawet gdy nie ma też żadnego ronina.
    .title = Jednej strony już nie ma

rule-seven-ronin-R7-23 =
    W Fazie końcowej ronini wybrani w tej rundzie przez Zagrodę dla zwierząt (lub przez kopiującą ją Gospodę) zostają na swoich obszarach na następną rundę. Wszyscy inni schodzą z planszy, także ci, którzy byli zatrzymani od poprzedniej rundy. Znacznik Kapliczki położony w jednej rundzie zdejmuje się w Fazie końcowej następnej. Po rundzie 8 wygrywa Obrońca.
    .title = Faza końcowa

rule-seven-ronin-R7-24 =
    Minimum nigdy nie wymaga więcej, niż da się przydzielić: jeśli limity, poziom zagrożenia i Rynek nie pomieszczą tylu ninja, przydziela się tylu, ilu się mieści. W wiosce z pudełka to się nie zdarza; na własnej planszy może.
    .title = Minimum, które się nie mieści

rule-seven-ronin-R7-25 =
    Krok, w którym strona nie ma nic do wyboru, mija sam. Rany, które można podzielić tylko na jeden sposób, dzielą się same.
    .title = Kroki bez wyboru

rule-seven-ronin-R7-26 =
    Gospoda może skopiować Pole zawsze, gdy zajęte jest jakieś Pole, nawet gdy oba. Czy to coś zmienia, okazuje się przy liczeniu.
    .not-in-book = Skopiowanie jednego czy drugiego Pola to to samo: jest to jeden wybór, nie dwa.
    .title = Gospoda i Pola

rule-seven-ronin-R7-27 =
    Wariant z dodatku promocyjnego, którego nie ma w instrukcjach; wyłączony, jeśli się go nie wybierze. Każda strona ma jeden żeton Szpiega, do użycia raz w partii, na początku planowania. Atakujący decyduje pierwszy: może wskazać obszar i dowiaduje się, którzy ronini tam staną. Jeśli tego nie zrobi, Obrońca może wskazać obszar i dowiaduje się, ilu nowych ninja tam przybędzie. W rundzie używa się najwyżej jednego żetonu, a Rynku wskazać nie można.
    Strona szpiegowana pieczętuje swój plan pierwsza; wtedy szpieg poznaje odpowiedź i dopiero potem planuje. Obszar wskazuje się jawnie; odpowiedź poznaje tylko szpieg.
    .title = Szpiedzy (wariant)

rule-seven-ronin-R7-28 =
    Gdy gracze nie są równie silni albo chcą innych szans na wygraną, dwie opcje zmieniają przygotowanie gry; bez nich wioska jest taka, jaka jest. Nie zmieniają jej zasad i nie można ich łączyć z własną planszą.
    - Opcja „track” daje wiosce inne poziomy zagrożenia. Przy „rising” wynoszą one 3 w rundzie 1, 4 w rundach od 2 do 5, 6 w rundach od 6 do 8; wydrukowanym minimum edycji angielskiej jest wtedy numer rundy albo poziom zagrożenia, jeśli jest mniejszy. Atakujący wygrywa wtedy częściej niż przy zwykłych poziomach.
    - Opcja „reserves” mówi, ile znaczników zaczyna w rezerwach, od 32 do 48 zamiast 40; w puli jest reszta z 50. Większa liczba pomaga Atakującemu, mniejsza Obrońcy.
    Jak często Atakujący wygrywa przy tych opcjach, podaje strona gry w dokumentacji.
    .title = Wyrównanie szans
