### Lekcje gry WAT-AAH!: tytuły, kroki i powody, dla których wybór jest błędny.

wat-aah-lessons-first = Pierwsze kroki
wat-aah-lessons-powers = Moce
wat-aah-lessons-timing = Właściwa chwila
wat-aah-lessons-grand = Wielki Mistrz

## Pierwsze kroki

wat-aah-lesson-first-victory = Twoje pierwsze zwycięstwo
wat-aah-lesson-first-victory-about = Wystaw czwarty klan i policz.
wat-aah-lesson-first-victory-goal = Jesteś Graczem 1, a każdy zbiera klany: co najmniej dwie karty jednego zwierzęcia. Kto wystawi czwarty klan, kończy rundę, a ty masz trzy.
wat-aah-lesson-first-victory-count = Wtedy dodaje się siłę kart w grze i wygrywa najwyższa suma. Masz 26, Gracz 2 ma 30.
wat-aah-lesson-first-victory-fourth = Trzymasz dwa Niedźwiedzie o sile 6 i dwa Karpie o sile 1. Wystaw klan, który wygra: wybierz go, potem obie karty, potem „Gotowe”.
wat-aah-lesson-first-victory-fourth-wrong = Tak runda się nie skończy, a Gracz 2 dostanie jeszcze jedną turę. Wystaw teraz czwarty klan, z obu Niedźwiedzi.
wat-aah-lesson-first-victory-fourth-weak = Dwa Karpie dają 28, a Gracz 2 ma 30: runda skończona i przegrana. Dwa Niedźwiedzie dają 38.
wat-aah-lesson-first-victory-end = 38 do 30: wygrywasz! Rundę wygrywa siła, nie szybkość.

wat-aah-lesson-a-turn = Tura
wat-aah-lesson-a-turn-about = Dobierz, wystaw, odrzuć.
wat-aah-lesson-a-turn-phases = Tura ma trzy fazy: dobierasz, możesz wystawić klan i odrzucasz jedną kartę. Nikt inny nie widzi twojej ręki.
wat-aah-lesson-a-turn-draw = Najpierw dobierz. Rekrutuj: dostaniesz jedną kartę.
wat-aah-lesson-a-turn-draw-wrong = To daje wiele kart, ale na końcu kosztuje punkty. O tym jest następna lekcja; tutaj rekrutuj.
wat-aah-lesson-a-turn-place = Drugi Szczur: wystaw oba, a zadziała pierwsza moc klanu. Każe ona przeciwnikowi odrzucić dwie karty; wskaż Gracza 2.
wat-aah-lesson-a-turn-place-wrong = Ta lekcja jest o Szczurach: wybierz Szczura 3 i Szczura 4, potem „Gotowe”, i wskaż Gracza 2.
wat-aah-lesson-a-turn-discard = Na koniec odrzuć jedną kartę. Dwa Lisy mogą być twoim następnym klanem, więc oddaj samotnego Karpia.
wat-aah-lesson-a-turn-discard-wrong = Para została rozbita: jeden Lis to nie klan. Odrzuć Karpia.
wat-aah-lesson-a-turn-end = Twoja tura się skończyła, a odrzucona karta leży w Jigoku i każdy ją widzi. Zachowuj pary, wyrzucaj pojedyncze karty.

wat-aah-lesson-corrupt = Rekrutacja albo korupcja
wat-aah-lesson-corrupt-about = Teraz wiele kart, później mniej punktów.
wat-aah-lesson-corrupt-ways = Rekrutacja daje jedną kartę. Przy korupcji pokazujesz kartę, kładziesz ją na swój stos Korupcji i dobierasz tyle kart, ile wynosi jej siła plus 2.
wat-aah-lesson-corrupt-greed = Karta ma średnio siłę około 3: pięć kart za 3 punkty. Runda dopiero się zaczyna, a na ręce nie masz pary, więc ulegnij korupcji.
wat-aah-lesson-corrupt-greed-wrong = Jedna karta i nadal żadnej pary. Na początku rundy karty są warte więcej niż kilka punktów: ulegnij korupcji.
wat-aah-lesson-corrupt-price = Pięć nowych kart, a z nimi pary Niedźwiedzi, Szczurów i Lisów. Na końcu odejmie się 3 punkty, ale same dwa Niedźwiedzie dają 12.

wat-aah-lesson-too-late = Za późno na korupcję
wat-aah-lesson-too-late-about = Gdy rozstrzyga kilka punktów.
wat-aah-lesson-too-late-threat = Jesteś Graczem 1 i prowadzisz 32 do 26. Gracz 2 ma trzy klany i dwie karty: runda może się skończyć w następnej turze.
wat-aah-lesson-too-late-careful = Musisz dobrać karty tak albo inaczej. Wybierz sposób, który zachowa prowadzenie.
wat-aah-lesson-too-late-careful-wrong = Niedźwiedź trafił na stos Korupcji: 6 punktów mniej i Gracz 2 wygrał dwoma. Nowe karty przyszły za późno, żeby je wystawić.
wat-aah-lesson-too-late-end = 32 do 28: wygrywasz! Gdy koniec jest blisko, rekrutuj: przy remisie wygrywa ten, kto ma mniejszą Korupcję.

## Moce

wat-aah-lesson-two-or-three = Dwie karty czy trzy
wat-aah-lesson-two-or-three-about = Więcej kart, większa moc.
wat-aah-lesson-two-or-three-powers = Dwie karty wystawione razem używają pierwszej mocy klanu, trzy lub cztery drugiej. Pająk niszczy jedną wrogą kartę albo cały wrogi klan.
wat-aah-lesson-two-or-three-destroy = Gracz 2 ma trzy Niedźwiedzie, 18 punktów. Wystaw Pająki tak, żeby zniszczyć cały klan Niedźwiedzia.
wat-aah-lesson-two-or-three-destroy-wrong = Przy dwóch Pająkach znika tylko jedna karta, bez nich żadna. Wystaw wszystkie trzy.
wat-aah-lesson-two-or-three-destroy-carp = Karpie były warte 2 punkty, Niedźwiedzie 18. Wskaż klan Niedźwiedzia.
wat-aah-lesson-two-or-three-end = Niedźwiedzie są w Jigoku. Często warto poczekać turę na trzecią kartę.

wat-aah-lesson-ronin = Ronin
wat-aah-lesson-ronin-about = Karta, która pasuje do każdego klanu.
wat-aah-lesson-ronin-stands = Ronin zastępuje kartę dowolnego klanu, ale klan potrzebuje choć jednej własnej karty. Jego siła to tylko 1.
wat-aah-lesson-ronin-three = Karp przy dwóch kartach dobiera 2 karty, przy trzech 4. Wystaw razem oba Karpie i Ronina.
wat-aah-lesson-ronin-three-wrong = Bez trzeciej karty Karp dobiera najwyżej 2 karty. Wystaw naraz Karpia 2, Karpia 3 i Ronina.
wat-aah-lesson-ronin-end = Cztery karty zamiast dwóch. Używaj Ronina dla mocy, nie dla siły.

wat-aah-lesson-yokai = Yokai
wat-aah-lesson-yokai-about = Duchy, które dołączają do klanu.
wat-aah-lesson-yokai-joins = Yokai dołącza do klanu, który już masz w grze: wzmacniasz klan. Każdy ma własną moc i jest tylko jeden.
wat-aah-lesson-yokai-yurei = Oni ma siłę 8 i żadnej mocy; Yurei ma siłę 1 i niszczy wrogi klan. Wzmocnij swój klan Szczura tą kartą, która teraz da więcej.
wat-aah-lesson-yokai-yurei-wrong = Oni daje 8 punktów. Yurei zabiera Graczowi 2 Smoki, czyli 14 punktów: zagraj Yurei.
wat-aah-lesson-yokai-end = Yurei dał 15 punktów, a Oni nadal jest na ręce. Wzmocnić może też jedna karta klanu, ale bez mocy.

wat-aah-lesson-jigoku = Jigoku
wat-aah-lesson-jigoku-about = Co Kruk znajdzie wśród odrzuconych kart.
wat-aah-lesson-jigoku-open = Jigoku jest jawne: zanim zaczniesz planować, zobacz, co tam leży. Często są tam dobre karty.
wat-aah-lesson-jigoku-crow = Dwa Kruki zabierają z Jigoku dowolne dwie karty. Wystaw je.
wat-aah-lesson-jigoku-crow-wrong = Najlepsze karty zostają w Jigoku. Wystaw dwa Kruki.
wat-aah-lesson-jigoku-take = Trzymasz jednego Niedźwiedzia. Weź to, co da ci najwięcej: drugiego Niedźwiedzia i najsilniejszą kartę, jaka istnieje.
wat-aah-lesson-jigoku-take-wrong = Ta karta do niczego nie pasuje. Drugi Niedźwiedź tworzy klan o sile 12, a Oni dodaje 8 dowolnemu klanowi.
wat-aah-lesson-jigoku-end = Klan Niedźwiedzia i Oni, który go wzmocni: 20 punktów na ręce. Gdy odrzucasz, pomyśl, co inni mogliby zabrać z Jigoku.

wat-aah-lesson-dragon = Smok
wat-aah-lesson-dragon-about = Zobacz pięć kart, zachowaj dwie.
wat-aah-lesson-dragon-look = Trzy Smoki oglądają pięć wierzchnich kart i zachowują dwie; dwa Smoki oglądają trzy i zachowują jedną. Wystaw wszystkie trzy.
wat-aah-lesson-dragon-look-wrong = Trzy Smoki widzą i zachowują więcej niż dwa. Wystaw wszystkie trzy razem.
wat-aah-lesson-dragon-keep = Trzymasz jednego Szczura. Zachowaj dwie karty, które najlepiej do niego pasują; reszta trafi do Jigoku.
wat-aah-lesson-dragon-keep-wrong = Z oboma Szczurami masz trzy, a trzy używają drugiej mocy. Jedna silna karta to jeszcze nie klan.
wat-aah-lesson-dragon-end = Trzy Szczury i nikt o nich nie wie: to, co zachowujesz, zostaje tajne.

wat-aah-lesson-fox = Lis
wat-aah-lesson-fox-about = Wymień biedną rękę na bogatą.
wat-aah-lesson-fox-swap = Dwa Lisy wymieniają trzy karty, trzy Lisy całe ręce. Liczba kart na ręce jest jawna.
wat-aah-lesson-fox-most = Po Lisach zostanie ci jedna słaba karta. Wystaw wszystkie trzy i wymień ją na największą rękę.
wat-aah-lesson-fox-most-wrong = Spójrz na ręce: Gracz 2 ma trzy karty, Gracz 3 dziewięć. Wystaw trzy Lisy i wskaż Gracza 3.
wat-aah-lesson-fox-end = Dziewięć kart za jedną! Wystawiaj dobre karty, zanim ktoś wymieni się z tobą.

wat-aah-lesson-monkey = Małpa
wat-aah-lesson-monkey-about = Użyj mocy wrogiego klanu.
wat-aah-lesson-monkey-copies = Małpa używa mocy wrogiego klanu: pierwszej przy dwóch Małpach, drugiej przy trzech lub czterech. Niedźwiedzie i Małpy nie mają mocy do skopiowania.
wat-aah-lesson-monkey-copy = Gracz 2 ma Pająki, Karpie i trzy Niedźwiedzie. Wystaw Małpy, skopiuj Pająka i zniszcz Niedźwiedzie.
wat-aah-lesson-monkey-copy-wrong = Karp tylko dobrałby karty. Skopiuj Pająka trzema Małpami, a klan Niedźwiedzia zniknie ze swoimi 18 punktami.
wat-aah-lesson-monkey-end = Słabe karty, duży skutek. Zanim wyrzucisz Małpy, zobacz, co przeciwnicy mają w grze.

## Właściwa chwila

wat-aah-lesson-last-blow = Ostatni cios
wat-aah-lesson-last-blow-about = Zakończ rundę mocą.
wat-aah-lesson-last-blow-behind = Twoje trzy klany dają 26, klany Gracza 2 dają 41. Czwarty klan kończy rundę, ale jego moc działa przed liczeniem.
wat-aah-lesson-last-blow-toad = Trzy Ropuchy cofają cały wrogi klan na rękę właściciela, gdzie się nie liczy. Wystaw klan, który wygra rundę.
wat-aah-lesson-last-blow-toad-wrong = To za mało: przy dwóch Ropuchach wraca tylko jedna karta. Wystaw wszystkie trzy i cofnij cały klan.
wat-aah-lesson-last-blow-toad-bear = Dwa Niedźwiedzie dają 38, a Gracz 2 ma 41. Trzy Ropuchy też dają 38 i zabierają Graczowi 2 klan.
wat-aah-lesson-last-blow-end = Wygrywasz! W środku rundy Ropucha tylko opóźnia, ale jako ostatni cios jest warta tyle co Pająk.

wat-aah-lesson-not-yet = Jeszcze nie
wat-aah-lesson-not-yet-about = Nie kończ rundy, którą przegrasz.
wat-aah-lesson-not-yet-count = Jesteś Graczem 1 i masz 26, Gracz 2 ma 30. Dwie Małpy byłyby czwartym klanem, ale dają tylko 2 punkty.
wat-aah-lesson-not-yet-wait = Wystawiasz albo wzmacniasz, nie jedno i drugie. Najpierw wzmocnij Szczury kartą Szczur 5.
wat-aah-lesson-not-yet-wait-wrong = Twoja suma nie urosła. Wzmocnij klan Szczura kartą Szczur 5: to da 31.
wat-aah-lesson-not-yet-wait-lose = Runda skończyła się wynikiem 28 do 30 i porażką. O końcu decydujesz ty: poczekaj, aż będziesz prowadzić.
wat-aah-lesson-not-yet-keep = Teraz odrzuć kartę i zachowaj Małpy: to one zakończą rundę.
wat-aah-lesson-not-yet-keep-wrong = Jedna Małpa to nie klan i nie zakończysz nią rundy. Odrzuć Lisa.
wat-aah-lesson-not-yet-draw = Gracz 2 nic nie zrobił i prowadzisz 31 do 30. Dobierz, nie tracąc punktów.
wat-aah-lesson-not-yet-draw-wrong = Korupcja zabrała ci punkt przewagi. Rekrutuj.
wat-aah-lesson-not-yet-now = Teraz zakończ rundę: wystaw Małpy i skopiuj Smoka. Co zachowasz, nie ma już znaczenia.
wat-aah-lesson-not-yet-now-wrong = Każda następna tura daje szansę Graczowi 2. Prowadzisz, więc wystaw czwarty klan.
wat-aah-lesson-not-yet-end = 33 do 30: wygrywasz! Licz przed każdą turą i kończ rundę, gdy prowadzisz.

wat-aah-lesson-whom-to-hit = W kogo uderzyć
wat-aah-lesson-whom-to-hit-about = Czytaj klany i ręce przeciwników.
wat-aah-lesson-whom-to-hit-read = Gracz 2 ma trzy klany i trzy karty: jedna para zakończy rundę. Gracz 3 ma jeden klan i dziewięć kart.
wat-aah-lesson-whom-to-hit-rat = Trzy Szczury każą przeciwnikowi odrzucić trzy wybrane przez niego karty. Uderz w tego, kto mógłby zakończyć rundę.
wat-aah-lesson-whom-to-hit-rat-wrong = Gracz 2 zachowuje parę i może zakończyć rundę. Trzy odrzucone karty opróżnią jego rękę; dziewięć kart Gracza 3 może poczekać.
wat-aah-lesson-whom-to-hit-end = Gracz 2 miał parę, a teraz nie ma nic. Groźny jest ten, kto ma trzy klany i prowadzi, a nie ten, kto ma najwięcej kart.

## Wielki Mistrz

wat-aah-lesson-pawns = Pionki
wat-aah-lesson-pawns-about = Ile warta jest runda w trybie Wielki Mistrz.
wat-aah-lesson-pawns-rounds = Tryb Wielki Mistrz ma trzy rundy. Każda daje pionki Ninja według miejsc, a na końcu to pionki przynoszą punkty.
wat-aah-lesson-pawns-rank = Zakończ tę rundę: wystaw Niedźwiedzie.
wat-aah-lesson-pawns-rank-wrong = Prowadzisz, więc nie czekaj. Wystaw Niedźwiedzie jako czwarty klan.
wat-aah-lesson-pawns-court = Runda wygrana: masz 4 pionki i Shosho, więc kładziesz pierwszy. Postaw jeden pionek na Dworze Cesarskim: 10 punktów i tajna karta na następną rundę.
wat-aah-lesson-pawns-court-wrong = Wolno, ale najpierw weź Dwór: w rundzie może tam iść jeden pionek każdego gracza i przynosi kartę.
wat-aah-lesson-pawns-missions = Pionki na Misjach są warte po 10 punktów, a parzysta liczba pozwala podejrzeć Wabik. Postaw tam dwa.
wat-aah-lesson-pawns-missions-wrong = Postaw na Misjach dokładnie dwa: dwa to liczba parzysta i możesz podejrzeć.
wat-aah-lesson-pawns-peek = Z pięciu Bossów jeden to finałowy Boss, trzej to Wabiki, a jednego odłożono. Wabik, który znasz, nie jest finałowym Bossem: podejrzyj.
wat-aah-lesson-pawns-peek-wrong = Wiedza nic tu nie kosztuje. Podejrzyj Wabik.
wat-aah-lesson-pawns-showdown = Ile warte są pionki na Ostatecznym Starciu, rozstrzyga finałowy Boss: dużo albo mniej niż nic. Postaw tam ostatni pionek.
wat-aah-lesson-pawns-showdown-wrong = Spróbuj tu Ostatecznego Starcia: przy większości Bossów źle jest nie mieć tam nikogo.
wat-aah-lesson-pawns-use = Masz Shosho, więc zaczynasz rundę 2. Zanim dobierzesz, użyj karty Dworu Pobór: dwie karty z talii, raz w tej rundzie.
wat-aah-lesson-pawns-use-wrong = Tak też można, ale karta Dworu przepada na koniec rundy. Użyj jej teraz, gdy jest jeszcze dużo do wystawienia.
wat-aah-lesson-pawns-end = Dwie karty więcej, a i tak dobierasz jak zwykle. Ręce zostają z rundy na rundę, więc dobra ręka jest warta więcej niż klan, który przyszedł za późno.

wat-aah-lesson-temple = Świątynia Cienia
wat-aah-lesson-temple-about = Pomoc dla ostatnich.
wat-aah-lesson-temple-discard = Jesteś Graczem 1 i przegrywasz. Odrzuć kartę; potem Gracz 2 zakończy rundę.
wat-aah-lesson-temple-discard-wrong = Odrzuć dowolną kartę, żeby przejść dalej.
wat-aah-lesson-temple-last = Masz ostatnie miejsce, więc odwiedzasz Świątynię: podejrzyj Wabik albo dobierz dwie karty Świątyni i zachowaj jedną. Dobierz karty Świątyni.
wat-aah-lesson-temple-last-wrong = Podglądanie pomaga na koniec partii. Teraz potrzebna jest pomoc na następną rundę: dobierz karty Świątyni.
wat-aah-lesson-temple-choose = Zwiadowcy Mgły: gdy rekrutujesz, oglądasz cztery karty i zachowujesz trzy; Sztandar bez Pana: twoi Ronini liczą się za 6. Nie masz Ronina: wybierz.
wat-aah-lesson-temple-choose-wrong = Bez Ronina Sztandar nic nie daje. Zwiadowcy pomagają przy każdej rekrutacji.
wat-aah-lesson-temple-end = Karta leży przed tobą i działa przez całą następną rundę. Ostatnie miejsce nie jest takie złe.

wat-aah-lesson-boss = Finałowy Boss
wat-aah-lesson-boss-about = Dokąd wysłać ostatnie pionki.
wat-aah-lesson-boss-bosses = Finałowy Boss rozstrzyga, ile da Starcie. Bez pionka: 0 (Grug’azor, Mroczny Szogun), −30 (Zombie, Gaijini), −50 (Ma’ Maho).
wat-aah-lesson-boss-rank = Zakończ rundę Niedźwiedziami, a dostaniesz 4 pionki.
wat-aah-lesson-boss-rank-wrong = Prowadzisz, więc zakończ rundę: wystaw Niedźwiedzie.
wat-aah-lesson-boss-scout = Masz jeden pionek na Misjach. Jeszcze jeden i będą dwa, liczba parzysta: postaw go, a możesz podejrzeć.
wat-aah-lesson-boss-scout-wrong = Najpierw dowiedz się więcej. Jeden pionek na Misje to razem dwa i możesz podejrzeć.
wat-aah-lesson-boss-peek = Podejrzyj Wabik 1.
wat-aah-lesson-boss-peek-wrong = Inny Wabik też byłby dobry, ale zacznij od Wabika 1: nie przegap okazji.
wat-aah-lesson-boss-again = Ma’ Maho nie jest finałowym Bossem. Jeszcze dwa na Misjach to cztery: podejrzyj znowu, inny Wabik.
wat-aah-lesson-boss-again-wrong = Postaw dwa pionki na Misjach, a potem podejrzyj Wabik, którego nie znasz.
wat-aah-lesson-boss-decide = Zombie też odpadają: pionek na Starciu daje 50 więcej w jednym przypadku na trzy, czyli średnio 17. Gdzie indziej daje 10: zdecyduj.
wat-aah-lesson-boss-decide-wrong = Pewne 10 punktów, ale Mroczny Szogun dał 50 Graczowi 2, a tobie nic. Średnio Starcie było warte 17.
wat-aah-lesson-boss-end = 100 do 90: wygrywasz i znasz już całą grę. Każdy znany Wabik podnosi wartość ostatnich pionków.
