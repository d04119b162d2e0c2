### Lekcje gry Era of the Ninja: tytuły, kroki i powody, dla których wybór jest błędny.

era-of-the-ninja-lessons-first = Pierwsze kroki
era-of-the-ninja-lessons-survival = Walcz i przetrwaj
era-of-the-ninja-lessons-lord = Ekwipunek i Władca
era-of-the-ninja-lessons-modules = Moduły zaawansowane
era-of-the-ninja-lessons-modes = Inne tryby

## Pierwsze kroki

era-of-the-ninja-lesson-first-victory = Twoje pierwsze zwycięstwo
era-of-the-ninja-lesson-first-victory-about = Dotrzyj do Władcy i pokonaj go.
era-of-the-ninja-lesson-first-victory-goal = Jesteś Ninja w zamku Władcy: pokonaj go, a wygrasz. Jest ranny i stoi w komnacie na północy.
era-of-the-ninja-lesson-first-victory-move = Przejście na sąsiedni kafelek kosztuje 1 punkt Ruchu, a w turze masz 2. Idź na północ.
era-of-the-ninja-lesson-first-victory-move-wrong = Władca nadal jest w innej komnacie i nie będzie na ciebie czekać. Idź na północ, póki trwa twoja tura.
era-of-the-ninja-lesson-first-victory-attack = W każdej turze masz jedną Akcję. Zaatakuj Władcę: rzucasz kością o dziesięciu ściankach i dodajesz swój Atak.
era-of-the-ninja-lesson-first-victory-attack-wrong = Bez Ataku nic z tego: Władca zauważa każdego w swojej komnacie i uderza pierwszy. Zaatakuj go teraz.
era-of-the-ninja-lesson-first-victory-attack-back = Gdy opuszczasz komnatę, Władca idzie za tobą i uderza. Zaatakuj go, póki stoisz obok.
era-of-the-ninja-lesson-first-victory-end = Wypada 10, najlepsza ścianka kości, i Władca jest pokonany: wygrywasz! Teraz naucz się go szukać.

era-of-the-ninja-lesson-exploring = Eksploracja zamku
era-of-the-ninja-lesson-exploring-about = Jak odkrywa się nowe komnaty i co w nich czeka.
era-of-the-ninja-lesson-exploring-doors = Przejścia na bokach kafelka to drzwi, a dwa naprzeciw siebie tworzą drogę. Za przejściem na północy jest nieznana komnata.
era-of-the-ninja-lesson-exploring-explore = Eksploracja nieznanej komnaty kosztuje 2 punkty Ruchu, a masz właśnie 2. Eksploruj na północ.
era-of-the-ninja-lesson-exploring-explore-wrong = Władcy nie ma w żadnej ze znanych komnat. Wydaj 2 punkty Ruchu na eksplorację na północ.
era-of-the-ninja-lesson-exploring-turn = Dobierasz kafelek z trzema przejściami. Jedno musi łączyć się z przejściem, z którego przychodzisz; pozostałe obróć, jak chcesz.
era-of-the-ninja-lesson-exploring-turn-wrong = Najpierw trzeba położyć nowy kafelek. Wybierz, jak go obrócić.
era-of-the-ninja-lesson-exploring-encounter = Każda nowa komnata przynosi kartę Spotkania: tu są to Yari, włócznicy Władcy. Wszyscy wrogowie poza Władcą to poplecznicy.
era-of-the-ninja-lesson-exploring-sprint = Trzech to na razie za dużo, a punktów Ruchu już nie masz. Użyj Akcji Sprint: jeszcze raz daje ci twój Ruch.
era-of-the-ninja-lesson-exploring-sprint-wrong = Zostajesz wśród trzech Yari, a oni mogą cię zobaczyć i uderzyć. Jedyne wyjście to Sprint.
era-of-the-ninja-lesson-exploring-flee = Znowu masz punkty Ruchu. Wróć na południe.
era-of-the-ninja-lesson-exploring-flee-wrong = Nadal grozi ci niebezpieczeństwo. Zostaw Yari za sobą i wróć na południe.
era-of-the-ninja-lesson-exploring-end = Tura zawsze ma tę kolejność: najpierw zakupy i przezbrojenie, potem ruch, na końcu jedna Akcja. Po Sprincie można się już tylko ruszać.

era-of-the-ninja-lesson-shadow = Cień i Czujność
era-of-the-ninja-lesson-shadow-about = Kto cię widzi i kiedy.
era-of-the-ninja-lesson-shadow-roll = Na początku każdej rundy rzucasz kością na Cień: tym razem wypadło 7. Im jest wyższy, tym trudniej cię zobaczyć.
era-of-the-ninja-lesson-shadow-awareness = Po twojej turze kością rzuca też zamek: to Czujność. Jesteś w ukryciu, gdy twój Cień jest wyższy: z 7 sześć razy na dziesięć.
era-of-the-ninja-lesson-shadow-move = Korytarz blokują trzej Yari, ale atakowani są tylko widoczni Ninja, a ty masz dobry Cień. Idź na północ.
era-of-the-ninja-lesson-shadow-move-wrong = To donikąd nie prowadzi. Z Cieniem 7 możesz zaryzykować: idź na północ, między Yari.
era-of-the-ninja-lesson-shadow-wait = Teraz cisza: zakończ turę. Potem zamek rzuca na Czujność.
era-of-the-ninja-lesson-shadow-wait-wrong = Nie musisz uciekać: masz wysoki Cień. Zostań i zakończ turę.
era-of-the-ninja-lesson-shadow-wait-noise = Walka robi hałas: po ciosie twój Cień od razu spada. Tym razem zachowaj ciszę i zakończ turę.
era-of-the-ninja-lesson-shadow-end = Czujność 6, twój Cień 7: nikt cię nie zobaczył, a Yari nawet się nie ruszyli. W następnej rundzie rzucasz na nowy Cień.

era-of-the-ninja-lesson-hide = Ukrycie wśród wrogów
era-of-the-ninja-lesson-hide-about = Akcja, która daje zysk bez walki.
era-of-the-ninja-lesson-hide-success = Na Cień wypadło 10, Całkowity Sukces: w tej rundzie nikt cię nie zobaczy, jakakolwiek będzie Czujność, chyba że zaatakujesz. 1 to Całkowita Porażka: wtedy na pewno cię widać.
era-of-the-ninja-lesson-hide-move = Na północy stoją dwa stosy, grupy jednego rodzaju: Yari i Mnisi. Wejdź tam.
era-of-the-ninja-lesson-hide-move-wrong = W tej rundzie nikt cię nie zobaczy. Wykorzystaj to i idź na północ, do obu stosów.
era-of-the-ninja-lesson-hide-hide = Jeśli Akcja Ukrycie się uda, za każdy stos na kafelku dostajesz 1 punkt Pomysłowości na ekwipunek. Ukryj się.
era-of-the-ninja-lesson-hide-hide-wrong = To nic nie daje. Użyj Akcji Ukrycie, między dwoma stosami.
era-of-the-ninja-lesson-hide-hide-noise = Atak kończy ochronę Całkowitego Sukcesu, a hałas obniża Cień: znowu można cię zobaczyć. Zamiast tego się ukryj.
era-of-the-ninja-lesson-hide-hide-nothing = Nikt cię nie widzi, ale nic z tego nie masz. Akcja Ukrycie przyniosłaby 2 punkty Pomysłowości.
era-of-the-ninja-lesson-hide-gain = Czujność wyniosła 9, ale nikt cię nie zauważył: 2 punkty Pomysłowości bez walki.
era-of-the-ninja-lesson-hide-tie = Nowa runda, a twój Cień to 6. Ukryj się znowu: wtedy wystarcza remis Czujności z Cieniem.
era-of-the-ninja-lesson-hide-tie-wrong = Użyj Akcji Ukrycie: jest bezpieczniej i jest z tego zysk.
era-of-the-ninja-lesson-hide-tie-loud = Hałas obniża twój Cień i ci, którzy zostali, cię widzą. Zamiast tego się ukryj.
era-of-the-ninja-lesson-hide-tie-equal = Czujność wyniosła 6, tyle co twój Cień. Bez Ukrycia to znaczy: widać cię, i wrogowie uderzają.
era-of-the-ninja-lesson-hide-end = Czujność też wyniosła 6, a ciebie nie widać. Ukrywaj się wśród wielu stosów, gdy masz wysoki Cień.

era-of-the-ninja-lesson-attack = Rana i Śmierć
era-of-the-ninja-lesson-attack-about = Jak rozstrzyga się Atak i jakie ma szanse.
era-of-the-ninja-lesson-attack-values = Każdy wróg ma wartość Rany i wartość Śmierci, Yari 5 i 7. Osiągnij wartość Śmierci, a padnie; osiągnij tylko wartość Rany, a będzie ranny.
era-of-the-ninja-lesson-attack-odds = Z Kataną dodajesz do kości Atak 3: 4 lub więcej pokonuje Yari, siedem ścianek na dziesięć. 2 albo 3 rani, a 1 to Całkowita Porażka i chybienie.
era-of-the-ninja-lesson-attack-strike = Zaatakuj Yari.
era-of-the-ninja-lesson-attack-strike-wrong = Bez Ataku nic nie zyskasz. Szanse masz dobre: zaatakuj Yari.
era-of-the-ninja-lesson-attack-strike-unarmed = Bez Katany ten sam rzut chybia, a po chybieniu Cień spada do 1. Zachowaj Katanę i zaatakuj.
era-of-the-ninja-lesson-attack-token = Wypadło 3: z Atakiem to 6, i Yari jest ranny. Jego znacznik Rany obniża obie wartości o 1: to teraz 4 i 6.
era-of-the-ninja-lesson-attack-finish = Teraz do pokonania wystarczy 3 na kości. Zaatakuj jeszcze raz.
era-of-the-ninja-lesson-attack-finish-wrong = Yari wciąż tam stoi. Jest słabszy niż przedtem: zaatakuj jeszcze raz.
era-of-the-ninja-lesson-attack-end = Pokonany: dostajesz jego Pomysłowość, czyli 1, a Cień spada o tyle samo, bo walka robi hałas. Po chybieniu spada do 1.

## Walcz i przetrwaj

era-of-the-ninja-lesson-stacks = Stosy
era-of-the-ninja-lesson-stacks-about = Atak na wszystkich albo na jednego.
era-of-the-ninja-lesson-stacks-values = Trzej Yari stoją w jednym stosie. Przeciw całemu stosowi obie wartości rosną o Pomysłowość każdej kolejnej jednostki: 5 i 7 zmieniają się w 7 i 9.
era-of-the-ninja-lesson-stacks-choice = Na wszystkich trzech potrzeba 6: pięć ścianek na dziesięć, za 3 punkty Pomysłowości. Na jedną jednostkę wystarczy 4: siedem ścianek, za 1 punkt.
era-of-the-ninja-lesson-stacks-all = Tutaj bardziej opłaca się cały stos. Zaatakuj go.
era-of-the-ninja-lesson-stacks-all-wrong = Wszyscy Yari wciąż tam są. Zaatakuj cały stos.
era-of-the-ninja-lesson-stacks-all-few = Padł jeden, zostało dwóch. Ten sam rzut pokonałby wszystkich trzech: zaatakuj cały stos.
era-of-the-ninja-lesson-stacks-five = Padli wszyscy trzej, ale na północy stoi pięciu, razem 9 i 11. Przeciw tylu łatwo chybić, a wtedy Cień spadnie do 1.
era-of-the-ninja-lesson-stacks-go = Idź na północ, do tych pięciu.
era-of-the-ninja-lesson-stacks-go-wrong = Pięciu Yari jest na północy. Idź do nich.
era-of-the-ninja-lesson-stacks-one = Przeciw jednej jednostce ze stosu liczą się tylko jej własne wartości: 5 i 7. Uderz jednego Yari.
era-of-the-ninja-lesson-stacks-one-wrong = Tak nic nie zyskasz. Uderz jednego Yari ze stosu.
era-of-the-ninja-lesson-stacks-one-many = Wynik 7 to chybienie przeciw stosowi pięciu: Cień spada do 1, a oni oddają cios. Na jednego Yari by wystarczył.
era-of-the-ninja-lesson-stacks-tokens = Jeśli tylko zranisz stos, dostaje po jednym znaczniku Rany za każdą zaatakowaną jednostkę. Każde 3 znaczniki usuwają jedną jednostkę, a ty dostajesz jej Pomysłowość.
era-of-the-ninja-lesson-stacks-end = Padł jeden Yari, a Cień spadł tylko o 1. Atak na pięciu kosztowałby 5: wybierając cel, pamiętaj o Cieniu.

era-of-the-ninja-lesson-dodge = Pościg
era-of-the-ninja-lesson-dodge-about = Co robią Jednostki Władcy i jak robi się Unik.
era-of-the-ninja-lesson-dodge-hunted = Masz Cień 2, więc cię zobaczą. Yari mają Ruch 2: idą ku najbliższemu Ninja i atakują, jeśli dotrą na jego kafelek.
era-of-the-ninja-lesson-dodge-away = Yari są o jeden kafelek od ciebie, a z odległości trzech nie zdołają cię dosięgnąć. Idź na południe.
era-of-the-ninja-lesson-dodge-away-wrong = Tam cię dosięgną, a we dwóch biją mocno. Trzymaj dystans: idź na południe.
era-of-the-ninja-lesson-dodge-farther = Dwa kafelki to jeszcze za mało. Idź dalej na południe.
era-of-the-ninja-lesson-dodge-farther-wrong = Z Ruchem 2 tutaj cię dosięgną. Jeszcze jeden kafelek na południe i już nie zdołają.
era-of-the-ninja-lesson-dodge-wait = Teraz dzielą was trzy kafelki. Zakończ turę.
era-of-the-ninja-lesson-dodge-wait-wrong = Tu cię nie dosięgną. Po prostu zakończ turę.
era-of-the-ninja-lesson-dodge-numbers = Teraz nie masz dokąd uciec: Unik to rzut kością plus twój Unik. Trzeba osiągnąć Atak stosu: 4 i jeszcze 1 za drugiego Yari.
era-of-the-ninja-lesson-dodge-dodge = 5 lub więcej to sześć ścianek na dziesięć. Zakończ turę i spróbuj Uniku.
era-of-the-ninja-lesson-dodge-dodge-wrong = Jedyna droga prowadzi przez Yari. Zostań na miejscu i zakończ turę.
era-of-the-ninja-lesson-dodge-end = Wypadło 6 i Unik się udał. Nieudany kosztowałby 2 Rany: Obrażenia Yari to 1 i jeszcze 1 za drugiego.

era-of-the-ninja-lesson-recovery = Rany i Regeneracja
era-of-the-ninja-lesson-recovery-about = Jak przeżyć i nabrać sił.
era-of-the-ninja-lesson-recovery-life = Rany to twoje życie: została ci 1. Ninja, który straci ostatnią, jest pokonany.
era-of-the-ninja-lesson-recovery-rice = Masz Kulkę Ryżową, Przedmiot, który leczy. Zjedz ją: odrzucasz kartę i odzyskujesz Rany.
era-of-the-ninja-lesson-recovery-rice-wrong = Z 1 Raną każdy cios to koniec. Najpierw zjedz Kulkę Ryżową.
era-of-the-ninja-lesson-recovery-rest = Kto nie rusza się, nie biegnie i nie atakuje, w fazie Regeneracji odzyskuje 1 Ranę i 1 Ki, także po Ukryciu. Odpocznij: zakończ turę.
era-of-the-ninja-lesson-recovery-rest-wrong = To nie był odpoczynek. Nie rób nic innego, tylko zakończ turę.
era-of-the-ninja-lesson-recovery-end = Odzyskujesz 1 Ranę i 1 Ki. Nigdy nie będzie ich więcej niż na początku, razem z kartami.

era-of-the-ninja-lesson-ki = Ki i Limit
era-of-the-ninja-lesson-ki-about = Dwa sposoby, żeby pomóc szczęściu.
era-of-the-ninja-lesson-ki-limit = Daimyo ma wartość Śmierci 10, a twój Atak to 3. Ale z premiami wynik nigdy nie wychodzi poza 2 i 9, czyli Limit: pomogłoby tylko 10 na kości.
era-of-the-ninja-lesson-ki-attack = Ale masz 3 Ki, wewnętrzną siłę. Zaatakuj Daimyo: przed rzutem padnie pytanie o Ki.
era-of-the-ninja-lesson-ki-attack-wrong = Daimyo żyje. Masz dość Ki, żeby go pokonać: zaatakuj Daimyo.
era-of-the-ninja-lesson-ki-lift = Przed rzutem możesz wydać 1 Ki, żeby znieść Limit. Znieś go: wtedy wystarczą cztery ścianki na dziesięć zamiast jednej.
era-of-the-ninja-lesson-ki-lift-wrong = Z Limitem Daimyo jest tylko ranny, a to groźny przeciwnik. Znieś Limit przed rzutem.
era-of-the-ninja-lesson-ki-reroll = 5 i 3 to 8: byłby tylko ranny. Wydaj 1 Ki, żeby rzucić ponownie; liczy się nowy wynik, nawet gorszy.
era-of-the-ninja-lesson-ki-reroll-wrong = Jest tylko ranny, a teraz to on uderza. Masz jeszcze Ki: rzuć ponownie.
era-of-the-ninja-lesson-ki-stand = 8 i 3 to 11: więcej niż 10! Zachowaj ten wynik.
era-of-the-ninja-lesson-ki-stand-wrong = Po ponownym rzucie liczy się niższy wynik. Zachowuj wynik, który wystarcza.
era-of-the-ninja-lesson-ki-end = Dwa Ki za Daimyo to dobry wydatek, a Ki wraca, gdy odpoczywasz. Pomaga w rzutach na Cień, Atak i Unik, ale nigdy na kość Czujności.

## Ekwipunek i Władca

era-of-the-ninja-lesson-buying = Wydawanie Pomysłowości
era-of-the-ninja-lesson-buying-about = Jak kupować Bronie, Przedmioty i Umiejętności i jak ich używać.
era-of-the-ninja-lesson-buying-prices = Tura zaczyna się od zakupów: Broń kosztuje 2 punkty Pomysłowości, Przedmiot 3, Umiejętność 4, a Synergia, która ją wzmacnia, 5. Masz 6 i bierzesz wierzchnią kartę.
era-of-the-ninja-lesson-buying-weapon = Najpierw kup Broń.
era-of-the-ninja-lesson-buying-weapon-wrong = Gołymi rękami rzadko kogoś pokonasz. Zacznij turę od Broni.
era-of-the-ninja-lesson-buying-skill = Nie bierz jeszcze Katany do ręki: potem nie można już kupować. Wydaj pozostałe 4 na Umiejętność.
era-of-the-ninja-lesson-buying-skill-wrong = Stać cię jeszcze na Umiejętność, która służy przez całą grę. Wydaj na nią 4 punkty Pomysłowości.
era-of-the-ninja-lesson-buying-skill-late = Katana jest w ręku i czas zakupów minął. Najpierw kup wszystko, potem się przezbrój.
era-of-the-ninja-lesson-buying-activate = Umiejętność, taka jak Kenjutsu do mieczy, od razu jest aktywna; Bronie i Przedmioty trzeba aktywować, żeby działały. Aktywuj Katanę.
era-of-the-ninja-lesson-buying-activate-wrong = Katana jeszcze nic nie daje. Aktywuj ją, zanim się ruszysz albo wykonasz Akcję.
era-of-the-ninja-lesson-buying-activate-bare = Cios gołą ręką chybia. Nie pomogła ani Katana, ani Umiejętność do mieczy, bo Katana nie była aktywna.
era-of-the-ninja-lesson-buying-attack = Katana i Kenjutsu razem podnoszą twój Atak. Zaatakuj Yari.
era-of-the-ninja-lesson-buying-attack-wrong = Nowy ekwipunek się nie przydał. Zaatakuj Yari.
era-of-the-ninja-lesson-buying-end = Możesz mieć razem 4 Bronie i Przedmioty; Umiejętności się nie liczą. Czego nie wydasz, to zostaje.

era-of-the-ninja-lesson-range = Strzał z daleka
era-of-the-ninja-lesson-range-about = Bronie do walki wręcz i dystansowe.
era-of-the-ninja-lesson-range-weapons = Z dwóch Broni aktywna może być tylko jedna. Katana służy do walki wręcz i sięga tylko twojego kafelka; Yumi to łuk, Broń dystansowa.
era-of-the-ninja-lesson-range-switch = Zanim się ruszysz, możesz za darmo zmienić Broń. Aktywuj Yumi.
era-of-the-ninja-lesson-range-switch-wrong = Katana nie sięga Yari. Aktywuj Yumi, zanim się ruszysz albo wykonasz Akcję.
era-of-the-ninja-lesson-range-range = Zasięg mówi, na ile kafelków strzelasz: w linii prostej i tylko przez połączone przejścia. Yari stoi o dwa kafelki dalej, właśnie w takiej linii.
era-of-the-ninja-lesson-range-shoot = Strzel do Yari.
era-of-the-ninja-lesson-range-shoot-wrong = Linia była wolna, a Yari w Zasięgu. Strzelaj, póki masz Yumi.
era-of-the-ninja-lesson-range-end = Broń dystansowa trafia tylko jedną jednostkę i nigdy na twoim kafelku, chyba że karta mówi inaczej. Arkebuzerzy i Daikyu też mają Zasięg: strzelają do ciebie z daleka.

era-of-the-ninja-lesson-the-lord = Władca
era-of-the-ninja-lesson-the-lord-about = Znajdź Władcę, przygotuj się i pokonaj go.
era-of-the-ninja-lesson-the-lord-deck = Żeby znaleźć Władcę, eksploruj: jego karty nigdy nie ma wśród pierwszych pięciu Spotkań, jest wśród dziesięciu następnych. Tu już wyszła, a Władca stoi na północy.
era-of-the-ninja-lesson-the-lord-sees = Władca zauważa każdego Ninja na swoim kafelku, nawet po Całkowitym Sukcesie, takim jak twoje 10. Na innym kafelku Cień chroni cię jak zawsze.
era-of-the-ninja-lesson-the-lord-rest = Brakuje ci sił i masz 1 Ki. Wykorzystaj dobry Cień i odpocznij rundę na miejscu: zakończ turę.
era-of-the-ninja-lesson-the-lord-rest-wrong = Najpierw potrzebujesz sił. Zostań na miejscu i zakończ turę.
era-of-the-ninja-lesson-the-lord-rest-seen = Na jego kafelku żaden Cień nie pomaga: Władca uderza i to koniec. Najpierw odpocznij, o kafelek dalej.
era-of-the-ninja-lesson-the-lord-save = Nowy Cień to 7, wystarczy. Zostaw swoje 2 Ki na Władcę: zachowaj rzut.
era-of-the-ninja-lesson-the-lord-save-wrong = Tego Ki zabraknie w walce z Władcą. Zachowaj 7.
era-of-the-ninja-lesson-the-lord-go = Już czas. Idź na północ, do Władcy.
era-of-the-ninja-lesson-the-lord-go-wrong = Jeśli zwlekasz, Władca może cię zobaczyć i uderzyć pierwszy. Idź do niego teraz.
era-of-the-ninja-lesson-the-lord-attack = Zaatakuj Władcę.
era-of-the-ninja-lesson-the-lord-attack-wrong = Przy Władcy nie da się ukryć, a bije mocno. Zaatakuj go.
era-of-the-ninja-lesson-the-lord-lift = Jego wartość Śmierci to 10, powyżej Limitu. Wydaj 1 Ki: znieś Limit.
era-of-the-ninja-lesson-the-lord-lift-wrong = Wypadło 9, ale przez Limit premie przepadły: jest tylko ranny. Najpierw znieś Limit.
era-of-the-ninja-lesson-the-lord-win = 9 i 3 to 12, więcej niż jego wartość Śmierci. Zachowaj wynik.
era-of-the-ninja-lesson-the-lord-win-wrong = Władca był już prawie pokonany, a nowy rzut jest gorszy. Zachowaj 12.
era-of-the-ninja-lesson-the-lord-end = Wygrywasz: przeciw Władcy 10 na kości liczy się jako 10 plus premie. Jeśli to za mało, dostaje 3 znaczniki Rany, które same nigdy go nie zabiją, a ty rzucasz znowu.

era-of-the-ninja-lesson-rivals = Rywale
era-of-the-ninja-lesson-rivals-about = Na Władcę poluje więcej niż jeden Ninja.
era-of-the-ninja-lesson-rivals-rivals = W grze standardowej 2 do 4 Ninja poluje na tego samego Władcę, a wygrywa tylko ten, kto go pokona. Twój rywal stoi obok niego, a Władca ma 3 znaczniki Rany.
era-of-the-ninja-lesson-rivals-lead = Prowadzący ma pierwszą turę, rzuca na Czujność i mówi, w jakiej kolejności działają wrogowie. W tej rundzie to ty; w następnej musisz wskazać innego gracza.
era-of-the-ninja-lesson-rivals-go = Zaczynasz: wykorzystaj to. Idź na północ, do Władcy.
era-of-the-ninja-lesson-rivals-go-wrong = Następną turę miał rywal: pokonał Władcę i wygrał. Nie czekaj: idź na północ.
era-of-the-ninja-lesson-rivals-attack = Każdy znacznik Rany obniża wartość Śmierci Władcy o 1. Zaatakuj go przed rywalem.
era-of-the-ninja-lesson-rivals-attack-wrong = Władca zostaje dla rywala, który go pokonuje i wygrywa. Zaatakuj go samodzielnie.
era-of-the-ninja-lesson-rivals-end = Wygrywasz samodzielnie, ale nie osłabiaj Władcy dla kogoś innego. Jego znaczniki znikają w fazie Regeneracji, poza trybem Samotny Ninja.

## Moduły zaawansowane

era-of-the-ninja-lesson-rooms = Komnaty z cechą
era-of-the-ninja-lesson-rooms-about = O losie nocy może zdecydować miejsce.
era-of-the-ninja-lesson-rooms-features = Niektóre komnaty mają cechę: jest na nich opisana i działa na każdego, kto w nich stoi. Na północ od ciebie jest Ogród Mchów: kto się tam ukryje, ma wyższy Cień.
era-of-the-ninja-lesson-rooms-go = Trzech Yari jest blisko, a Cień 5 to mało. Idź na północ, do Ogrodu Mchów.
era-of-the-ninja-lesson-rooms-go-wrong = Tutaj nic ci nie pomoże przeciw Yari. Idź na północ, gdzie łatwiej się ukryć.
era-of-the-ninja-lesson-rooms-hide = Ogród pomaga tylko tym, którzy się ukrywają. Ukryj się.
era-of-the-ninja-lesson-rooms-hide-wrong = Bez Ukrycia ogród nic ci nie daje. Zostań w nim i się ukryj.
era-of-the-ninja-lesson-rooms-end = Ogród podniósł twój Cień ponad Czujność i nikt cię nie widzi. Czytaj opisy komnat i karty Spotkań: niektóre pomagają wrogom.

era-of-the-ninja-lesson-steal = Ninja przeciw Ninja: kradzież
era-of-the-ninja-lesson-steal-about = Zabierz rywalowi to, co ma.
era-of-the-ninja-lesson-steal-rule = W module NvN, czyli Ninja przeciw Ninja, gracze mogą się atakować. Twój Cień musi być wyższy niż Cień celu: masz 8, rywal 5.
era-of-the-ninja-lesson-steal-steal = Żeby ukraść Broń albo Przedmiot Ninja na twoim kafelku, twój rzut na Atak musi być wyższy niż jego rzut na Unik. Ukradnij Katanę.
era-of-the-ninja-lesson-steal-steal-wrong = Nie masz Broni, a rywal wciąż ma Katanę. Ukradnij ją, póki masz wyższy Cień.
era-of-the-ninja-lesson-steal-end = 9 do 3: Katana jest twoja, nieaktywna do twojej następnej tury. Jeśli wyższy wynik ma cel, kradzież się nie udaje, a twój Cień spada do 1.

era-of-the-ninja-lesson-wound = Ninja przeciw Ninja: rany
era-of-the-ninja-lesson-wound-about = Zaatakuj rywala.
era-of-the-ninja-lesson-wound-rule = Możesz też ranić Ninja. Jeśli twój Atak jest wyższy od Uniku, rywal traci tyle Ran, ile wynosi różnica, a Cień was obu spada o tyle samo.
era-of-the-ninja-lesson-wound-wound = Rywalowi zostały 3 Rany i ma niższy Cień. Zaatakuj go.
era-of-the-ninja-lesson-wound-wound-wrong = Rywal uchodzi z 3 Ranami. Atakuj, póki masz wyższy Cień.
era-of-the-ninja-lesson-wound-end = 9 do 4: 5 Ran i rywal jest pokonany. Za Ki może rzucić ponownie tylko gracz z niższym wynikiem, potem ewentualnie drugi, i tak na przemian.

era-of-the-ninja-lesson-sneak = Atak z zaskoczenia
era-of-the-ninja-lesson-sneak-about = Uderz, zanim cię zauważą.
era-of-the-ninja-lesson-sneak-rule = W module Atak z zaskoczenia dostajesz +1 do Ataku, jeśli twój Cień jest wyższy od Czujności, a +2, jeśli to Całkowity Sukces. Masz 8, a Czujność wciąż pokazuje 4.
era-of-the-ninja-lesson-sneak-go = Na północy stoi Yari. Idź tam.
era-of-the-ninja-lesson-sneak-go-wrong = W następnej rundzie wszystko losuje się od nowa. Wykorzystaj ten Cień: idź na północ.
era-of-the-ninja-lesson-sneak-strike = Zaatakuj Yari. Z premią wystarczy 3 na kości.
era-of-the-ninja-lesson-sneak-strike-wrong = Chwila minęła, a Yari żyje. Atakuj, póki nikt cię nie widzi.
era-of-the-ninja-lesson-sneak-end = 3 na kości, 3 za Atak, 1 za zaskoczenie: 7, akurat dość. Zaskoczeniem jest tylko pierwszy atak na danym kafelku w rundzie.

era-of-the-ninja-lesson-reinforcements = Posiłki
era-of-the-ninja-lesson-reinforcements-about = Hałas ściąga kolejnych żołnierzy.
era-of-the-ninja-lesson-reinforcements-rule = W module Posiłki pod koniec rundy mogą przyjść nowi żołnierze: jedna karta Spotkania za każdy powód. Powody to hałas i Czujność.
era-of-the-ninja-lesson-reinforcements-when = Karta przychodzi za każdego Ninja, którego Cień to 1, za Czujność wyższą od każdego Cienia i za 10 na kości Czujności.
era-of-the-ninja-lesson-reinforcements-quiet = Otacza cię pięciu Yari: atak pewnie by chybił, a wtedy Cień wyniósłby 1. Bez hałasu: ukryj się.
era-of-the-ninja-lesson-reinforcements-quiet-wrong = Zostań na miejscu i nie hałasuj: ukryj się.
era-of-the-ninja-lesson-reinforcements-quiet-noise = Walka była głośna: Czujność przewyższyła twój Cień, wrogowie uderzyli i przyszli następni. Zamiast tego się ukryj.
era-of-the-ninja-lesson-reinforcements-end = Nie ma hałasu, nie ma żołnierzy. Moduł ma też dobrą stronę: pokonany gracz może wrócić z nowym Ninja, dopóki nie znaleziono Władcy.

era-of-the-ninja-lesson-clans = Klany
era-of-the-ninja-lesson-clans-about = Wygrajcie razem.
era-of-the-ninja-lesson-clans-clan = W trybie Atak Klanu wszyscy gracze należą do jednego klanu, tu do klanu Metalu. Jeśli ktoś z was pokona Władcę, wygrywają wszyscy.
era-of-the-ninja-lesson-clans-pool = Klan ma pulę Pomysłowości, z której kupować może każdy. Wpłać do niej swoje 2: twoja towarzyszka nie ma Broni, a Broń kosztuje 2.
era-of-the-ninja-lesson-clans-pool-wrong = Towarzyszka wciąż nie ma Broni. Na początku tury wpłać do puli oba punkty.
era-of-the-ninja-lesson-clans-join = Członkowie klanu żywiołu pomagają sobie na tym samym kafelku: Metal daje Atak +1. Idź na północ, do towarzyszki.
era-of-the-ninja-lesson-clans-join-wrong = W pojedynkę nie masz korzyści klanu. Idź na północ, do towarzyszki.
era-of-the-ninja-lesson-clans-strike = Masz teraz Atak 4 zamiast 3. Zaatakuj Yari.
era-of-the-ninja-lesson-clans-strike-wrong = Razem macie więcej siły. Zaatakuj Yari, póki stoisz obok towarzyszki.
era-of-the-ninja-lesson-clans-end = Na jednym kafelku członkowie mogą też na początku tury wymieniać Bronie i Przedmioty. Woda porusza się dalej, Drewno leczy, Ogień przyjmuje cios za innych, Ziemia lepiej robi Uniki.

## Inne tryby

era-of-the-ninja-lesson-death-match = Walka na Śmierć
era-of-the-ninja-lesson-death-match-about = Bez Władcy i żołnierzy: wygrywa ostatni Ninja.
era-of-the-ninja-lesson-death-match-rule = W Walce na Śmierć nie ma Władcy, popleczników ani Czujności. Wszystkie komnaty są znane, Ninja zawsze mogą się atakować, a wygrywa ostatni na nogach.
era-of-the-ninja-lesson-death-match-search = Przeszukanie to Akcja tego trybu: rzucasz kością, dostajesz połowę wyniku jako Pomysłowość, a Cień spada o tyle samo. Przeszukaj kafelek.
era-of-the-ninja-lesson-death-match-search-wrong = Tu Pomysłowości nie zdobywa się na żołnierzach. Zostań i użyj Przeszukania.
era-of-the-ninja-lesson-death-match-keep = Rywal wszedł na twój kafelek i ma Cień 3; u ciebie wypadło 9, więc możesz atakować. Zachowaj wynik.
era-of-the-ninja-lesson-death-match-keep-wrong = Do ataku wystarczy każdy wynik powyżej 3, a Ki przepadło. Zachowaj 9.
era-of-the-ninja-lesson-death-match-wound = Rywalowi została 1 Rana. Zaatakuj go.
era-of-the-ninja-lesson-death-match-wound-wrong = Rywal jest teraz słaby, ale odzyska siły. Atakuj od razu.
era-of-the-ninja-lesson-death-match-roll = Twój Atak przeciw Unikowi rywala: rzuć kością.
era-of-the-ninja-lesson-death-match-roll-wrong = Rzuć kością.
era-of-the-ninja-lesson-death-match-end = Na nogach zostajesz tylko ty: wygrywasz! W tym trybie Akcja Ukrycie oznacza ponowny rzut na Cień.

era-of-the-ninja-lesson-clan-death-match = Walka Klanów na Śmierć
era-of-the-ninja-lesson-clan-death-match-about = Wygrywa ostatnia strona.
era-of-the-ninja-lesson-clan-death-match-sides = W Walce Klanów na Śmierć walczą całe strony: ty i Hagane należycie do Metalu, Hibana do Ognia. Wygrywa ostatnia strona, która ma jeszcze Ninja.
era-of-the-ninja-lesson-clan-death-match-wound = Hagane stoi obok, więc Metal daje ci Atak +1. Zaatakuj Hibanę, która ma niższy Cień.
era-of-the-ninja-lesson-clan-death-match-wound-wrong = Hibana żyje i ma następną turę. Zaatakuj ją, póki masz wyższy Cień.
era-of-the-ninja-lesson-clan-death-match-end = Ogień nie ma już nikogo: wygrywa Metal. Wygrywacie razem, także ci, którzy po drodze odpadli.

era-of-the-ninja-lesson-multi-clan-attack = Atak Wielu Klanów
era-of-the-ninja-lesson-multi-clan-attack-about = Wiele stron, jeden Władca.
era-of-the-ninja-lesson-multi-clan-attack-sides = W Ataku Wielu Klanów kilka stron poluje na tego samego Władcę, a zabójca wygrywa dla całej strony. Wolno atakować przeciwników, takich jak Hibana, nigdy własny klan.
era-of-the-ninja-lesson-multi-clan-attack-attack = Hibana ma następną turę i też stoi obok Władcy. Masz jedną Akcję: użyj jej przeciw Władcy.
era-of-the-ninja-lesson-multi-clan-attack-attack-wrong = Następną turę miała Hibana: pokonała Władcę i wygrała dla Ognia. Zaatakuj Władcę bez zwłoki.
era-of-the-ninja-lesson-multi-clan-attack-attack-rival = Walka z Hibaną jej nie powstrzymała: zaatakowała Władcę i wygrała. Rozstrzyga Władca: zaatakuj go.
era-of-the-ninja-lesson-multi-clan-attack-end = Wygrywasz, a z tobą Hagane, choć była w innej komnacie.

era-of-the-ninja-lesson-lords-head = Głowa Władcy
era-of-the-ninja-lesson-lords-head-about = Przynieś głowę z powrotem.
era-of-the-ninja-lesson-lords-head-rule = W trybie Głowa Władcy gra trwa po jego śmierci: zabójca bierze głowę i wygrywa, gdy zacznie z nią turę na początkowym Dziedzińcu. Masz głowę.
era-of-the-ninja-lesson-lords-head-run = Dziedziniec jest tuż obok. Idź na południe.
era-of-the-ninja-lesson-lords-head-run-wrong = Rywal stoi obok i może ukraść głowę. Uciekaj: idź na południe.
era-of-the-ninja-lesson-lords-head-home = Wygrasz na początku następnej tury w tym miejscu. Zakończ tę i zachowaj głowę.
era-of-the-ninja-lesson-lords-head-home-wrong = Musisz zacząć turę na Dziedzińcu. Zostań tam i zakończ tę turę.
era-of-the-ninja-lesson-lords-head-home-dropped = Głowa leży na ziemi i każdy może ją podnieść. Zachowaj ją i zakończ turę.
era-of-the-ninja-lesson-lords-head-end = Wygrywasz, ale na dłuższej drodze rywale mogą ukraść głowę, a każda twoja Całkowita Porażka ją rani. Trzecia ją niszczy i nikt nie wygrywa.

era-of-the-ninja-lesson-arcade = Arcade
era-of-the-ninja-lesson-arcade-about = Wygrywa największa Pomysłowość.
era-of-the-ninja-lesson-arcade-rule = W Arcade, dodawanym do innego trybu, wygrywa gracz z największą niewydaną Pomysłowością, jakkolwiek skończy się gra. Masz 3, rywal 8.
era-of-the-ninja-lesson-arcade-strike = Pokonanie Władcy kończy grę i daje ci jego Pomysłowość: z twoimi 3 to akurat dość. Zaatakuj go.
era-of-the-ninja-lesson-arcade-strike-wrong = Rywal prowadzi i ma następną turę. Zaatakuj Władcę teraz.
era-of-the-ninja-lesson-arcade-strike-spent = Władca pokonany, ale to, co wydane, się nie liczy: rywal ma więcej i wygrywa. Nic nie kupuj i atakuj.
era-of-the-ninja-lesson-arcade-end = Masz najwięcej i wygrywasz! W Arcade nawet pokonany gracz zachowuje wynik, a klan go sumuje.
