### Era of the Ninja: przykłady do zasad. Atrybut „text” mówi, co każdy pokazuje.

example-era-of-the-ninja-move = Krok
    .text = Jeden punkt Ruchu na sąsiedni kafelek przez sparowane przejście.
example-era-of-the-ninja-explore = Eksploracja
    .text = Dwa punkty Ruchu: dobierasz i obracasz kafelek, Ninja wchodzi, a Spotkanie stawia tam strażników.
example-era-of-the-ninja-sprint = Sprint
    .text = Został jeden punkt Ruchu. Sprint dodaje wartość 2: razem trzy.
example-era-of-the-ninja-defeat = Pokonanie jednostki
    .text = Na kości 6, Atak dodaje 3: 9 osiąga wartość Śmierci 7. Jednostka znika i daje 1 punkt Pomysłowości.
example-era-of-the-ninja-wound = Zranienie stosu
    .text = 5 + 3 = 8 osiąga wartość Rany 7, ale nie Śmierci 9. Trzy jednostki dostają trzy znaczniki, a trzy znaczniki usuwają jedną jednostkę.
example-era-of-the-ninja-miss = Chybienie
    .text = 2 + 3 = 5 to mniej niż wartość Rany 7. Cień spada do 1.
example-era-of-the-ninja-hide = Udane Ukrycie
    .text = Czujność to 7, Cień też. Po Akcji Ukrycie wystarczy remis, a jeden stos na kafelku daje 1 punkt Pomysłowości.
example-era-of-the-ninja-ki = Ki znosi Limit
    .text = Jedno Ki przed rzutem: wynik może być wyższy niż 9.
example-era-of-the-ninja-reroll = Ki na ponowny rzut
    .text = Pierwszy rzut jest słaby. Jeszcze jedno Ki i kość rzuca się znowu.
example-era-of-the-ninja-buy = Zakup Broni
    .text = Broń kosztuje 2 z 6 punktów Pomysłowości. Działa, gdy jest aktywna.
example-era-of-the-ninja-lord = Władca pada
    .text = Całkowity Sukces liczy się jako 10, a Atak dodaje 3: 13 osiąga jego wartość Śmierci 10.
example-era-of-the-ninja-turn = Tura
    .text = Ninja przechodzi na następny kafelek i atakuje dwóch Yari. Rzut wystarcza na cały stos.
example-era-of-the-ninja-limit = Limit
    .text = 8 + 3 dałoby 11, ale bez Ki wynik liczy się najwyżej jako 9. Daimyo jest tylko ranny.
example-era-of-the-ninja-strike-one = Jedna jednostka ze stosu
    .text = Na pięć razem rzut byłby za niski. Wymierzony w jedną jednostkę zabija ją i zostają cztery.
example-era-of-the-ninja-range = Strzał
    .text = Ninja zmienia broń na łuk i trafia jednostkę dwa kafelki dalej.
example-era-of-the-ninja-hide-failed = Nieudane Ukrycie
    .text = Czujność dochodzi do 7, a Cień 4 jest niższy. Ninja zostaje zauważony, zaatakowany i ranny.
example-era-of-the-ninja-hidden = Niewidoczny wśród strażników
    .text = Cień 9 jest wyższy niż Czujność 5. Ninja stoi obok trzech strażników i żaden nie atakuje.
example-era-of-the-ninja-dodge = Unik
    .text = Ninja zostaje zauważony, a strażnicy podchodzą i atakują. 9 osiąga wymagane 5: bez ran.
example-era-of-the-ninja-struck = Nieudany Unik
    .text = 3 to mniej niż wymagane 5. Strażnicy ranią Ninja.
example-era-of-the-ninja-rest = Regeneracja
    .text = Ninja, który się nie rusza i nie atakuje, odzyskuje w fazie Regeneracji 1 Ranę i 1 Ki.
