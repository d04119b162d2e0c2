### Era of the Ninja: przykłady do zasad. Atrybut „text” mówi, co każdy pokazuje.

example-era-of-the-ninja-move = Krok
    .text = Jeden punkt Ruchu na sąsiedni kafelek przez sparowane przejście.
example-era-of-the-ninja-explore = Eksploracja
    .text = Dwa punkty Ruchu: dobierasz i obracasz kafelek, Ninja wchodzi, a Spotkanie stawia tam strażników.
example-era-of-the-ninja-sprint = Sprint
    .text = Został jeden punkt Ruchu. Sprint dodaje wartość 2: razem trzy.
example-era-of-the-ninja-defeat = Pokonanie jednostki
    .text = Na kości 6, Atak dodaje 3: 9 osiąga wartość Śmierci 7. Jednostka znika i daje 1 Pomysłowość.
example-era-of-the-ninja-wound = Zranienie stosu
    .text = 5 + 3 = 8 osiąga wartość Rany 7, ale nie Śmierci 9. Trzy jednostki dostają trzy znaczniki, a trzy znaczniki usuwają jedną jednostkę.
example-era-of-the-ninja-miss = Chybienie
    .text = 2 + 3 = 5 to mniej niż wartość Rany 7. Cień spada do 1.
example-era-of-the-ninja-hide = Udane Ukrycie
    .text = Czujność to 7, Cień też. Po Akcji Ukrycie wystarczy remis, a jeden stos na kafelku daje 1 Pomysłowość.
example-era-of-the-ninja-ki = Ki znosi Limit
    .text = Jedno Ki przed rzutem: wynik może być wyższy niż 9.
example-era-of-the-ninja-reroll = Ki na ponowny rzut
    .text = Pierwszy rzut jest słaby. Jeszcze jedno Ki i kość rzuca się znowu.
example-era-of-the-ninja-buy = Zakup Broni
    .text = Broń kosztuje 2 z 6 Pomysłowości. Działa, gdy jest aktywna.
example-era-of-the-ninja-lord = Władca pada
    .text = Całkowity Sukces liczy się jako 10, a Atak dodaje 3: 13 osiąga jego wartość Śmierci 10.
