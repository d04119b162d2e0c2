### Co mówi przewodnik w partii Era of the Ninja: pojęcia z tytułami, ryzyko, co się stało.

## Pojęcia

era-of-the-ninja-guide-goal = Jesteś Ninja w zamku Władcy. Znajdź go za nieznanymi drzwiami i pokonaj, zanim zrobi to drugi Ninja. Gdy zabraknie ci Ran, przegrywasz.
era-of-the-ninja-guide-goal-name = Cel gry
era-of-the-ninja-guide-goal-arcade = Ta pierwsza partia jest krótka, w trybie Arcade. Zbieraj Pomysłowość, pokonując wrogów i ukrywając się wśród nich: gdy liczba rund dojdzie do { $number } albo padnie Władca, wygrywa, kto ma najwięcej niewydanej Pomysłowości.
era-of-the-ninja-guide-goal-arcade-name = Cel gry
era-of-the-ninja-guide-ninja = Wybierz swojego Ninja. Rany to jego życie, Ki zmienia rzuty, Ruch mówi, jak daleko idzie w turze.
era-of-the-ninja-guide-ninja-name = Twój Ninja
era-of-the-ninja-guide-cards = Z dwóch Broni, dwóch Przedmiotów i dwóch Umiejętności zatrzymujesz po jednej karcie. Pomagają od pierwszej rundy.
era-of-the-ninja-guide-cards-name = Ekwipunek
era-of-the-ninja-guide-shadow = Każda runda zaczyna się rzutem: to twój Cień. Im jest wyższy, tym trudniej cię zobaczyć.
era-of-the-ninja-guide-shadow-name = Cień
era-of-the-ninja-guide-turn = Tura ma tę kolejność: zakupy i przezbrojenie, ruch, na końcu jedna Akcja. Akcja kończy turę.
era-of-the-ninja-guide-turn-name = Tura
era-of-the-ninja-guide-move = Przejście do sąsiedniej komnaty kosztuje 1 punkt Ruchu, eksploracja nieznanej 2. Każda nowa komnata przynosi Spotkanie.
era-of-the-ninja-guide-move-name = Ruch i eksploracja
era-of-the-ninja-guide-tile = Dobierasz nową komnatę. Obróć ją tak, żeby jedno przejście łączyło się z tym, z którego przychodzisz; więcej otwartych przejść to więcej dróg.
era-of-the-ninja-guide-tile-name = Nowe komnaty
era-of-the-ninja-guide-units = Są tu Jednostki Władcy. Jednostki jednego rodzaju na kafelku to stos; cały stos trudniej pokonać niż jedną z nich.
era-of-the-ninja-guide-units-name = Jednostki Władcy
era-of-the-ninja-guide-attack = Żeby zaatakować, rzucasz kością i dodajesz swój Atak. Osiągnij wartość Śmierci, a wróg padnie; każdy wybór podaje szanse. Walka robi hałas: twój Cień spada.
era-of-the-ninja-guide-attack-name = Atak
era-of-the-ninja-guide-hide = Ukrycie to cicha Akcja: trudniej cię zobaczyć, a jeśli nikt cię nie widzi, dostajesz 1 punkt Pomysłowości za każdy stos na twoim kafelku.
era-of-the-ninja-guide-hide-name = Ukrycie
era-of-the-ninja-guide-limit = Modyfikatory nigdy nie podnoszą rzutu powyżej 9. Przed rzutem 1 Ki znosi ten Limit.
era-of-the-ninja-guide-limit-name = Limit
era-of-the-ninja-guide-reroll = Po rzucie 1 Ki pozwala rzucić jeszcze raz; liczy się nowy wynik. Zachowaj Ki na rzuty, które rozstrzygają.
era-of-the-ninja-guide-reroll-name = Ki
era-of-the-ninja-guide-awareness = Po wszystkich turach zamek rzuca na Czujność. Kto ma wyższy Cień, jest w ukryciu; pozostałych widać.
era-of-the-ninja-guide-awareness-name = Czujność
era-of-the-ninja-guide-seen = Było cię widać: stosy, które cię widzą, podchodzą i atakują. Trzymaj się z dala od licznych albo się ukryj.
era-of-the-ninja-guide-seen-name = Gdy cię widać
era-of-the-ninja-guide-dodge = Wróg atakuje. Rzuć kością i dodaj swój Unik: osiągnij jego Atak, a nic nie stracisz.
era-of-the-ninja-guide-dodge-name = Unik
era-of-the-ninja-guide-wounds = Tracisz Rany. Jeśli w rundzie nie wykonasz Ruchu, Sprintu ani Ataku, odzyskasz 1 Ranę i 1 Ki; leczą też niektóre Przedmioty.
era-of-the-ninja-guide-wounds-name = Rany
era-of-the-ninja-guide-ingenuity = Masz Pomysłowość. Na początku tury kupuje się za nią karty: Broń kosztuje 2, Przedmiot 3, Umiejętność 4.
era-of-the-ninja-guide-ingenuity-name = Pomysłowość
era-of-the-ninja-guide-lead = Prowadzący gra pierwszy i decyduje, którzy wrogowie działają najpierw.
era-of-the-ninja-guide-lead-name = Prowadzący
era-of-the-ninja-guide-lord = Władca wszedł do zamku. Zauważa każdego na swoim kafelku. Przyjdź z pełnym Ki i dobrą Bronią: jego porażka kończy partię.
era-of-the-ninja-guide-lord-name = Władca

## Co ryzykuje wybór

era-of-the-ninja-guide-risk-miss = Ten atak chybia w { $number } % przypadków. Po chybieniu Cień spada do 1 i prawie zawsze cię widać.
era-of-the-ninja-guide-risk-seen = Szansa, że cię zobaczą, to { $number } %, a z Ukryciem tylko { $hide } %. Podejdą: { $stack-list-name }. Możesz stracić Rany: { $damage }.
era-of-the-ninja-guide-risk-explore = Pozostałe Rany: { $number }. Nowa komnata może być pełna wrogów, więc może lepiej najpierw odpocząć.

## Co się stało

era-of-the-ninja-guide-round = Runda { $round }: Czujność wyniosła { $awareness } i { $seen ->
    [yes] było cię widać
   *[no] nikt cię nie widział
}. Stracone Rany: { $lost }, zdobyta Pomysłowość: { $gained }.
era-of-the-ninja-guide-round-again = Runda { $round }: { $seen ->
    [yes] widać cię
   *[no] w ukryciu
}, pozostałe Rany { $wounds }, zdobyta Pomysłowość { $gained }.
