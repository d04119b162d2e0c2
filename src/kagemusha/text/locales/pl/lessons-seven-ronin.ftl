### Lekcje gry 7 Ronin: tytuły, kroki i powody, dla których wybór jest błędny.

seven-ronin-lessons-first = Pierwsze kroki
seven-ronin-lessons-ronin = Siedmiu roninów
seven-ronin-lessons-areas = Wioska
seven-ronin-lessons-plans = Dobre plany

## Pierwsze kroki

seven-ronin-lesson-first-attack = Twój pierwszy atak
seven-ronin-lesson-first-attack-about = Poprowadź ninja i zdobądź wioskę.
seven-ronin-lesson-first-attack-goal = Jesteś Atakującym i prowadzisz ninja. Zajmij pięć z dziesięciu obszarów, a wygrasz: cztery już masz.
seven-ronin-lesson-first-attack-lone = Obszar jest zajęty, gdy są na nim ninja i nie ma ronina. Kabe, ostatni ronin, może strzec tylko jednego: którego, pokażą odsłonięte plany.
seven-ronin-lesson-first-attack-plan = Planuj w tajemnicy: wyślij po jednym ninja na Wieżę obserwacyjną i do Gospody. Potem zapieczętuj plan.
seven-ronin-lesson-first-attack-plan-wrong = To nie jest pięć obszarów. Kabe trzyma jeden z twoich, więc wyślij nowych ninja na dwa obszary, na których nikogo nie masz.
seven-ronin-lesson-first-attack-win = Kabe strzeże Studni, ale pięć innych obszarów jest zajętych. Zakończ krok, a obszary zostaną policzone.
seven-ronin-lesson-first-attack-win-wrong = Oddajesz obszar, którego potrzebujesz. Zakończ krok, póki zajętych jest pięć.
seven-ronin-lesson-first-attack-end = Pięć obszarów: wioska jest twoja! Teraz poznaj drugą stronę.

seven-ronin-lesson-first-defence = Twoja pierwsza obrona
seven-ronin-lesson-first-defence-about = Utrzymaj wioskę do końca ostatniej rundy.
seven-ronin-lesson-first-defence-goal = Teraz jesteś Obrońcą i prowadzisz roninów. To ostatnia z ośmiu rund: jeśli Atakujący teraz nie wygra, wygrasz ty.
seven-ronin-lesson-first-defence-count = Ninja są na czterech obszarach, a przy pięciu zajętych przegrasz. Obszar, na którym stoi ronin, nie jest zajęty.
seven-ronin-lesson-first-defence-plan = Postaw Kabe i Musashiego na dwóch obszarach, na których są ninja, a potem zapieczętuj plan.
seven-ronin-lesson-first-defence-plan-wrong = Przyszli nowi ninja i zajętych jest pięć obszarów. Postaw obu roninów tam, gdzie ninja już stoją: tam na pewno odbierzesz obszar.
seven-ronin-lesson-first-defence-musashi = Musashi i ninja są na tym samym obszarze: jest atakowany. Użyj jego zdolności, by usunąć ninja, zanim ten go zrani.
seven-ronin-lesson-first-defence-musashi-wrong = Ninja stał się raną i zapełnił kafelek Musashiego: ronin jest wyeliminowany. Zdolność by go ocaliła.
seven-ronin-lesson-first-defence-end = Ostatnia runda minęła, a wioska stoi. Wygrywasz!

seven-ronin-lesson-wounds = Rany
seven-ronin-lesson-wounds-about = Co się dzieje, gdy ninja trafią na ronina.
seven-ronin-lesson-wounds-vitality = Jesteś Atakującym, a ninja, którzy trafią na ronina, stają się ranami na jego kafelku. Yumi ma Wytrzymałość 3 i 1 ranę: jest miejsce na 2 następne.
seven-ronin-lesson-wounds-strike = Yumi musi w tej rundzie zostać na Polu (3). Wyeliminuj Yumi i od razu zajmij pole: ilu ninja do tego trzeba?
seven-ronin-lesson-wounds-strike-wrong = Yumi przeżyje. Dwie rany zapełnią kafelek, a jeszcze jeden ninja musi zająć pole: wyślij trzech na Pole (3).
seven-ronin-lesson-wounds-strike-exact = Yumi pada, ale obaj ninja stali się ranami i pole zostaje wolne. Trzeci by je zajął.
seven-ronin-lesson-wounds-end = Dwaj ninja zapełnili kafelek, trzeci zajmuje pole. Wyeliminowany ronin nigdy nie wraca; gdy nie ma już żadnego, Atakujący też wygrywa.

## Siedmiu roninów

seven-ronin-lesson-musashi-and-yobu = Musashi i Yobu
seven-ronin-lesson-musashi-and-yobu-about = Zdolności na obszary, na których są ninja.
seven-ronin-lesson-musashi-and-yobu-contested = Jesteś Obrońcą: przed ranami każdy ronin może raz użyć zdolności. Musashi i Yobu potrzebują atakowanego obszaru, z ninja i roninem.
seven-ronin-lesson-musashi-and-yobu-cut = Jedna rana zapełniłaby kafelek Musashiego, a pełny kafelek to eliminacja. Niech usunie ninja z Wieży obserwacyjnej.
seven-ronin-lesson-musashi-and-yobu-cut-wrong = Musashi nic nie zrobił, otrzymał ranę i jest wyeliminowany. Zacznij od niego.
seven-ronin-lesson-musashi-and-yobu-drive = Przed Yobu stoją dwaj ninja, a jedna rana by go wyeliminowała. Odeślij obu na sąsiedni obszar, do kogoś, kto ich wytrzyma.
seven-ronin-lesson-musashi-and-yobu-drive-wrong = Każdy ninja odesłany na Wieżę obserwacyjną trafia w Musashiego, a jedna rana to jego koniec. Kabe na Cmentarzu ma miejsce na dwie.
seven-ronin-lesson-musashi-and-yobu-drive-falls = Wystarczy jeden ninja, który zostanie, żeby wyeliminować Yobu. Odeślij obu.
seven-ronin-lesson-musashi-and-yobu-end = Kabe otrzymał dwie rany i nikt nie padł. Stawiaj Musashiego i Yobu tam, gdzie spodziewasz się ninja, a obok Yobu kogoś mocnego.

seven-ronin-lesson-yumi-and-taiko = Yumi i Taiko
seven-ronin-lesson-yumi-and-taiko-about = Zdolności na obszary bez ninja.
seven-ronin-lesson-yumi-and-taiko-free = Jesteś Obrońcą: Yumi i Taiko działają z wolnego obszaru, czyli bez ninja. Taiko leczy, a Yumi strzela do rezerw, do ninja czekających poza wioską.
seven-ronin-lesson-yumi-and-taiko-heal = Dwaj ninja zaraz zapełnią kafelek Kabe. Niech Taiko najpierw go uleczy.
seven-ronin-lesson-yumi-and-taiko-heal-wrong = Kabe miał miejsce na dwie rany, a dwie zapełniły kafelek: jest wyeliminowany. Jedna wyleczona rana by go ocaliła.
seven-ronin-lesson-yumi-and-taiko-shoot = Duktem może przyjść ostatni ninja z rezerw i zająć piąty obszar. Niech Yumi go zastrzeli.
seven-ronin-lesson-yumi-and-taiko-shoot-wrong = Ostatni ninja przyszedł Duktem na piąty obszar. Yumi może go w porę zastrzelić.
seven-ronin-lesson-yumi-and-taiko-end = Przy pustych rezerwach Dukt jest bezużyteczny. Stawiaj Yumi i Taiko tam, gdzie nie spodziewasz się ninja.

seven-ronin-lesson-hayai = Hayai
seven-ronin-lesson-hayai-about = Jeździec, który naprawia złe przeczucia.
seven-ronin-lesson-hayai-five = Jesteś Obrońcą, a pięć obszarów z ninja i bez ronina to porażka. Ale Hayai stoi na wolnym obszarze i może stamtąd ruszyć konno.
seven-ronin-lesson-hayai-ride = Hayai jedzie na dowolny obszar, na którym są ninja i nie ma ronina, i podejmuje walkę. Ma miejsce na dwie rany: wybierz obszar, na którym przeżyje.
seven-ronin-lesson-hayai-ride-wrong = Zajętych było pięć obszarów i Atakujący wygrał. Hayai musi jechać na jeden z nich.
seven-ronin-lesson-hayai-ride-falls = Tylu ninja eliminuje Hayai. Jedź do Studni albo do Kapliczki: jeden ninja to jedna rana.
seven-ronin-lesson-hayai-end = Cztery obszary, a Hayai żyje. Rusza już po odsłonięciu planów, więc oszczędzaj go i stawiaj na wolnym obszarze.

seven-ronin-lesson-kabe-and-tasuke = Kabe i Tasuke
seven-ronin-lesson-kabe-and-tasuke-about = Najmocniejszy ronin i ta, która pomaga innym.
seven-ronin-lesson-kabe-and-tasuke-crowd = Jesteś Obrońcą, a w Spichlerzu siedzi pięciu ninja. Kabe ma największą Wytrzymałość, 7, ale z 3 ranami ma miejsce już tylko na 4.
seven-ronin-lesson-kabe-and-tasuke-share = Na obszarze może stać jeden ronin, ale Tasuke może dołączyć do innego. Postaw oboje w Spichlerzu i zapieczętuj plan.
seven-ronin-lesson-kabe-and-tasuke-share-wrong = Pięciu ninja zachowuje Spichlerz i jego zdolność. Kabe i Tasuke razem mogą go odbić.
seven-ronin-lesson-kabe-and-tasuke-share-alone = Sam Kabe ma miejsce na cztery rany z pięciu: jest wyeliminowany, a Spichlerz nadal zajęty.
seven-ronin-lesson-kabe-and-tasuke-share-tasuke = Sama Tasuke zniesie trzy rany, a jest ich pięć. Postaw obok niej Kabe.
seven-ronin-lesson-kabe-and-tasuke-divide = Kabe ma miejsce na 4 rany, Tasuke na 3, a pełny kafelek to eliminacja. Podziel pięć ran tak, by oboje przeżyli.
seven-ronin-lesson-kabe-and-tasuke-divide-wrong = Jeden kafelek jest pełny i tracisz tego ronina. Przy 3 ranach dla Kabe i 2 dla Tasuke przeżyją oboje.
seven-ronin-lesson-kabe-and-tasuke-end = Pięciu ninja zniknęło i nikt nie padł. Tasuke jest najcenniejsza obok ronina, który dostanie wiele ran.

## Wioska

seven-ronin-lesson-limits = Trzy granice
seven-ronin-lesson-limits-about = Poziom zagrożenia, limit obszaru i minimum.
seven-ronin-lesson-limits-threat = Jesteś Atakującym. Poziom zagrożenia mówi, na ile różnych obszarów mogą iść nowi ninja: w tej rundzie na 4.
seven-ronin-lesson-limits-limit = Limit mówi, ilu nowych ninja może przyjść na obszar w jednej rundzie: na Wieżę obserwacyjną 1, na Pole (3) 3. Ci, którzy już tam są, się nie liczą.
seven-ronin-lesson-limits-minimum = Minimum mówi, ilu ninja musisz wysłać łącznie: w tej rundzie 4. Przychodzą z twoich rezerw.
seven-ronin-lesson-limits-spread = Masz Dukt i Kapliczkę, a Kabe będzie strzegł jednego obszaru. Zaplanuj tak, żeby mimo to zająć pięć, i zapieczętuj plan.
seven-ronin-lesson-limits-spread-wrong = Kabe trzymał jeden obszar i zostały cztery. Wszyscy nowi ninja muszą iść tam, gdzie nikogo nie masz.
seven-ronin-lesson-limits-spread-few = Dwaj ninja na jednym obszarze to nadal jeden obszar. Wykorzystaj cały poziom zagrożenia: czterech ninja na cztery nowe obszary.
seven-ronin-lesson-limits-end = Sześć obszarów z ninja, jeden strzeżony: pięć. Gdy chcesz obszarów, rozdzielaj siły; gdy chcesz wyeliminować ronina, skupiaj je.

seven-ronin-lesson-green = Rynek
seven-ronin-lesson-green-about = Zbierz ninja pośrodku i uderz ponad limit.
seven-ronin-lesson-green-place = Jesteś Atakującym, a pośrodku jest Rynek. Nie jest obszarem, ale w każdej rundzie możesz tam wysłać jednego ninja.
seven-ronin-lesson-green-raise = Za każdego ninja na Rynku jeden nowy ninja może wejść ponad limit. Kapliczka przyjmie 1; przy dwóch na Rynku możesz wysłać 3.
seven-ronin-lesson-green-strike = Yumi musi zostać w Kapliczce i ma miejsce na dwie rany: wyeliminuj Yumi i zajmij Kapliczkę. Czwarty ninja, wymagany przez minimum, może iść na Rynek.
seven-ronin-lesson-green-strike-wrong = Yumi przeżyje. Wykorzystaj Rynek: wyślij do Kapliczki trzech ninja, jednego w limicie i dwóch ponad limit.
seven-ronin-lesson-green-strike-exact = Yumi pada, ale nie ma już ninja, który zająłby Kapliczkę. Wyślij tam trzech.
seven-ronin-lesson-green-end = Ninja zostają na Rynku i pomagają w każdej rundzie, dopóki ronin nie oczyści Rynku.

seven-ronin-lesson-clear-the-green = Oczyść Rynek
seven-ronin-lesson-clear-the-green-about = Kogo wysłać przeciw ninja pośrodku.
seven-ronin-lesson-clear-the-green-danger = Jesteś Obrońcą, a czterej ninja na Rynku pozwalają Atakującemu wysyłać co rundę czterech ponad limity. Ronin na Rynku usuwa ich wszystkich bez żadnej rany.
seven-ronin-lesson-clear-the-green-clear = Jedna rana wyeliminuje Yumi; Kabe ma miejsce na pięć. Jedno z nich wyślij na Rynek, drugie przeciw dwóm ninja w Gospodzie.
seven-ronin-lesson-clear-the-green-clear-wrong = Dwaj ninja zachowują Gospodę i jej zdolność. Kabe jest dość mocny, żeby ich powstrzymać.
seven-ronin-lesson-clear-the-green-clear-strong = Na Rynku nie ma ran, więc siła Kabe się marnuje, a Gospoda przepada. Wyślij Yumi, bo ledwie się trzyma.
seven-ronin-lesson-clear-the-green-clear-left = Rynek jest pełny i w następnej rundzie Atakujący może pięć razy przekroczyć limity. Wyślij tam Yumi.
seven-ronin-lesson-clear-the-green-end = Pięciu ninja zniknęło za darmo. Ale ronin na Rynku nie ma zdolności i nie strzeże obszaru, więc nie chodź tam dla jednego ninja.

seven-ronin-lesson-watchtower-and-well = Wieża obserwacyjna i Studnia
seven-ronin-lesson-watchtower-and-well-about = Rany z daleka.
seven-ronin-lesson-watchtower-and-well-arrows = Jesteś Atakującym: po walce możesz raz użyć zdolności każdego zajętego obszaru. Wieża obserwacyjna rani każdego ronina obok, w Gospodzie i na Polu (2).
seven-ronin-lesson-watchtower-and-well-poison = Studnia zadaje jedną ranę wybranemu roninowi, gdziekolwiek stoi w wiosce.
seven-ronin-lesson-watchtower-and-well-all = Jeszcze jedna rana wyeliminuje każdego z nich: Yobu, Kabe i Taiko. Wyeliminuj teraz wszystkich trzech.
seven-ronin-lesson-watchtower-and-well-all-wrong = Jeden ronin został. Użyj obu zdolności, Wieży obserwacyjnej i Studni.
seven-ronin-lesson-watchtower-and-well-all-wasted = Wieża obserwacyjna i tak trafi Yobu i Kabe. Zachowaj Studnię dla Taiko, którego strzały nie dosięgną.
seven-ronin-lesson-watchtower-and-well-end = Wszyscy ronini są wyeliminowani: wygrywasz! Ronin, który zniesie już tylko jedną ranę, wszędzie jest w niebezpieczeństwie.

seven-ronin-lesson-pen-and-shrine = Zagroda i Kapliczka
seven-ronin-lesson-pen-and-shrine-about = Przygotuj następną rundę.
seven-ronin-lesson-pen-and-shrine-abilities = Jesteś Atakującym, a Zagroda dla zwierząt każe roninowi zostać na miejscu w następnej rundzie. Kapliczka odbiera roninowi zdolność na tę rundę.
seven-ronin-lesson-pen-and-shrine-fix = Musashi ma dwie rany i miejsce na dwie następne. Użyj na nim Zagrody i Kapliczki.
seven-ronin-lesson-pen-and-shrine-fix-wrong = Kabe nie ma zdolności i jest za mocny; Musashi to lepszy cel. Zatrzymaj go Zagrodą i ucisz Kapliczką.
seven-ronin-lesson-pen-and-shrine-strike = Musashi musi zostać na Polu (3) i nie może usunąć ninja. Wyeliminuj go i zajmij pole; łącznie wyślij czterech ninja.
seven-ronin-lesson-pen-and-shrine-strike-wrong = Na Pole (3) musi iść trzech ninja: dwaj zapełnią kafelek Musashiego, trzeci zajmie pole.
seven-ronin-lesson-pen-and-shrine-end = Było wiadomo, gdzie stanie i że będzie bezbronny. Do tego służą Zagroda i Kapliczka.

seven-ronin-lesson-granary-and-burial = Spichlerz i Cmentarz
seven-ronin-lesson-granary-and-burial-about = Nowi ninja do twoich rezerw.
seven-ronin-lesson-granary-and-burial-empty = Jesteś Atakującym, a twoje rezerwy są puste. Nowi ninja przychodzą tylko stamtąd: bez nich w następnej rundzie nie zaatakujesz.
seven-ronin-lesson-granary-and-burial-granary = Wyeliminowani ninja leżą w puli. Użyj Spichlerza, który przywraca dwóch z nich do rezerw.
seven-ronin-lesson-granary-and-burial-granary-wrong = Runda skończyłaby się z za małymi rezerwami. Zacznij od Spichlerza: nic nie kosztuje.
seven-ronin-lesson-granary-and-burial-back = Cmentarz przywraca jednego lub dwóch ninja z obszarów. Na Polu (2) jest ich czterech, a wystarczy jeden: przywróć dwóch.
seven-ronin-lesson-granary-and-burial-back-wrong = Przywróć ilu się da, ale nigdy ostatniego ninja z obszaru, który trzymasz. Na Polu (2) jest czterech.
seven-ronin-lesson-granary-and-burial-end = W rezerwach czterej ninja, a wszystkie cztery obszary nadal twoje. Na koniec rundy głód zabierze jednego; wyjaśnia to osobna lekcja.

seven-ronin-lesson-fields = Dwa Pola
seven-ronin-lesson-fields-about = Dwa obszary, które liczą się jak trzy.
seven-ronin-lesson-fields-three = Jesteś Atakującym. Pola nie mają zdolności, ale oba razem liczą się jak trzy obszary.
seven-ronin-lesson-fields-plan = Masz Pole (2), Studnię i Kapliczkę; Kabe będzie strzegł jednego obszaru. Dwaj ostatni ninja muszą dać ci pięć.
seven-ronin-lesson-fields-plan-wrong = To najwyżej cztery. Z Polem (3) masz oba Pola, które liczą się o jeden więcej; drugiego ninja wyślij tam, gdzie nikogo nie masz.
seven-ronin-lesson-fields-end = Cztery obszary i jeden więcej za Pola: pięć, wygrywasz! Jako Obrońca nigdy nie oddawaj obu Pól.

seven-ronin-lesson-passage-and-inn = Dukt i Gospoda
seven-ronin-lesson-passage-and-inn-about = Jeden obszar otwiera drogę do następnego.
seven-ronin-lesson-passage-and-inn-count = Jesteś Atakującym i zajmujesz trzy obszary. Dukt wysyła jednego lub dwóch ninja z rezerw na dowolny obszar, a oni od razu walczą.
seven-ronin-lesson-passage-and-inn-send = Yumi strzeże Gospody i nie przetrwa już ani jednej rany. Wyślij Duktem dość ninja, żeby zająć Gospodę.
seven-ronin-lesson-passage-and-inn-send-wrong = Sam czwarty obszar nie wystarczy. Gospoda potrafi więcej niż inne, więc zajmij właśnie ją.
seven-ronin-lesson-passage-and-inn-send-one = Yumi pada, ale ninja stał się ostatnią raną. Wyślij dwóch: drugi zajmie Gospodę.
seven-ronin-lesson-passage-and-inn-copy = Gospoda używa zdolności innego zajętego obszaru. Niech będzie drugim Polem: razem z Polem liczy się o jeden więcej.
seven-ronin-lesson-passage-and-inn-copy-wrong = Cztery obszary to nie zwycięstwo. Jeśli Gospoda skopiuje Pole, cztery obszary policzą się jak pięć.
seven-ronin-lesson-passage-and-inn-win = Dukt, Cmentarz, Pole (2) i Gospoda to cztery, a dwa Pola dają jeden więcej. Zakończ krok.
seven-ronin-lesson-passage-and-inn-win-wrong = Wraca ninja, którego potrzebujesz przy liczeniu. Od razu zakończ krok.
seven-ronin-lesson-passage-and-inn-end = Pięć: wygrywasz! Obszaru zajętego w tym kroku można użyć w tym samym kroku.

## Dobre plany

seven-ronin-lesson-places = Każdy na swoim miejscu
seven-ronin-lesson-places-about = Gdzie każdy ronin pomaga najbardziej.
seven-ronin-lesson-places-strong = Jesteś Obrońcą: na Polu (3) siedzi czterech ninja, a mogą przyjść następni. Z tłumem zmierzy się tylko ronin o dużej Wytrzymałości: Kabe ma miejsce na siedem ran.
seven-ronin-lesson-places-weak = Musashi potrzebuje obszaru, na którym jest niewielu ninja. Yumi i Taiko potrzebują obszarów, na które nikt nie przyjdzie, a jedna rana wyeliminuje Yumi.
seven-ronin-lesson-places-plan = Rozstaw wszystkich czterech roninów i zapieczętuj plan: kto pójdzie na Pole (3), kto do Studni z jednym ninja, a kto zostanie z dala?
seven-ronin-lesson-places-plan-wrong = Kabe stoi dobrze, ale Studnia potrzebuje Musashiego: usunie tam jednego ninja. Miejsce Yumi i Taiko jest tam, gdzie nie ma ninja.
seven-ronin-lesson-places-plan-crowd = Sześciu ninja na Polu (3) to za wielu dla każdego oprócz Kabe. Postaw go tam, a Musashiego przy Studni.
seven-ronin-lesson-places-use = Teraz każdy może działać: użyj zdolności Yumi, Musashiego i Taiko w dowolnej kolejności.
seven-ronin-lesson-places-use-wrong = Zanim zakończysz krok, użyj wszystkich trzech zdolności.
seven-ronin-lesson-places-use-early = Jedna zdolność przepadła, a w tej rundzie nie ma drugiej szansy. Zanim zakończysz krok, użyj wszystkich trzech.
seven-ronin-lesson-places-end = Jeden ninja z rezerw zastrzelony, jeden usunięty, jedna rana wyleczona i nikt nie padł. Mocni ronini przeciw tłumowi, zdolności tam, gdzie działają: to dobry plan.

seven-ronin-lesson-hunger = Głód
seven-ronin-lesson-hunger-about = Niech ostatni ninja umrze z głodu.
seven-ronin-lesson-hunger-rule = Jesteś Obrońcą, a na koniec rund od 4 do 7 głód zabiera jednego ninja z rezerw. Gdy nie ma już żadnego ani tam, ani na planszy, od razu wygrywasz.
seven-ronin-lesson-hunger-shoot = W rezerwach są dwaj ninja, a przy Studni jeden. Użyj Yumi i Musashiego, a głód zrobi resztę.
seven-ronin-lesson-hunger-shoot-wrong = W rezerwach został jeden ninja i partia trwa dalej. Yumi musi zastrzelić jednego, drugiego zabierze głód.
seven-ronin-lesson-hunger-end = Nie ma już ninja: wygrywasz! Yumi na wolnym obszarze i głód zabierają razem dwóch ninja z rezerw na rundę.

seven-ronin-lesson-reserves = Oszczędzaj rezerwy
seven-ronin-lesson-reserves-about = Czterdziestu ninja to mniej, niż się zdaje.
seven-ronin-lesson-reserves-budget = Jesteś Atakującym i zaczynasz z 40 ninja w rezerwach. W edycji angielskiej, którą gra się w lekcjach, minima ośmiu rund zabierają 28 z nich, a głód 4.
seven-ronin-lesson-reserves-spare = Naprawdę wolnych jest więc tylko 8 ninja. Ci, którzy zajmują obszary, służą dalej; ci, którzy stają się ranami, przepadają.
seven-ronin-lesson-reserves-save = To runda 7, masz 11 ninja w rezerwach, a roninów jest sześciu: w tej rundzie nie wygrasz. Zaplanuj tak, żeby po głodzie zostało pięciu na ostatnią.
seven-ronin-lesson-reserves-save-wrong = W ostatniej rundzie trzeba wysłać pięciu, a zostało mniej. Wyślij teraz dokładnie minimum, czyli pięciu.
seven-ronin-lesson-reserves-end = Pięciu z jedenastu przydzielonych, jednego zabrał głód, zostało pięciu. Gdy nie ma nic do wygrania, nie wysyłaj więcej niż minimum.

seven-ronin-lesson-guessing = Zgaduj dobrze
seven-ronin-lesson-guessing-about = Jakie szanse ma plan i dlaczego warto go zmieniać.
seven-ronin-lesson-guessing-hidden = Jesteś Atakującym: ostatni ronin, Yumi, nie przetrwa już ani jednej rany i może być na dowolnym z dziesięciu obszarów. Znajdź Yumi, a wygrasz.
seven-ronin-lesson-guessing-cover = Musisz wysłać trzech ninja i możesz zaatakować trzy obszary. Wybierz plan, który najczęściej znajdzie Yumi.
seven-ronin-lesson-guessing-cover-wrong = Mniej obszarów rzadziej znajduje Yumi: jeden w 1 przypadku na 10, dwa w 2, trzy w 3. Wyślij ninja na trzy różne obszary.
seven-ronin-lesson-guessing-luck = Trzy obszary z dziesięciu: taki plan udaje się w 3 przypadkach na 10, a plan z jednym obszarem tylko w 1. Dobry plan może zawieść, a zły się udać: patrz na szanse, nie na wynik.
seven-ronin-lesson-guessing-mix = Kto zawsze robi to samo, zostaje znaleziony w 10 przypadkach na 10. Po obu stronach niech więc między podobnie dobrymi planami decyduje los.
