### Era of the Ninja: nazwy wszystkich kart i jednostek oraz to, co mówią karty.
###
### Nazwy mają ninja-…, lord-…, weapon-…, item-…, skill-…, unit-…;
### działanie karty ninja-text-… i tak dalej, Synergia Umiejętności synergy-text-….
### Liczby pochodzą z plików z zawartością gry, więc tekst nadąża za zmienioną kartą:
### $amount to liczba pierwszego efektu karty bez znaku, $signed ta sama liczba jako tekst
### z + lub −, $reach jego odległość w kafelkach, $level liczba z jednego z jego warunków;
### $ki, $ingenuity, $wounds, $counters i $shadow to jego koszt. 2 na końcu ($amount2, $signed2, $ki2 …)
### oznacza to samo w drugim efekcie. $start to znaczniki, z którymi karta zaczyna;
### $activate-ki, $activate-ingenuity i $activate-wounds to koszt włączenia Przedmiotu.
### Wydrukowany Atak, Zasięg, Rany i tak dalej pokazuje się obok tekstu, nie w nim.

## Ninja: imiona

ninja-oni = Oni
ninja-tanuki = Tanuki
ninja-ishimaru = Ishimaru
ninja-sunakake = Sunakake
ninja-jizo = Jizo
ninja-tsuchigumo = Tsuchigumo
ninja-onijin = Onijin
ninja-hagane = Hagane
ninja-kamaitachi = Kamaitachi
ninja-tetsugoro = Tetsugoro
ninja-kagami = Kagami
ninja-hari = Hari
ninja-hikage = Hikage
ninja-kawako = Kawako
ninja-nami = Nami
ninja-ame-onna = Ame-onna
ninja-kiri = Kiri
ninja-seiryu = Seiryu
ninja-chibi = Chibi
ninja-kodama = Kodama
ninja-sojobo = Sojobo
ninja-takeko = Takeko
ninja-kusa = Kusa
ninja-sakura = Sakura
ninja-shinmai = Shinmai
ninja-kitsune = Kitsune
ninja-hibana = Hibana
ninja-enra = Enra
ninja-ho-o = Ho-o
ninja-rokuro = Rokuro

## Ninja: zdolności

ninja-text-oni = Raz w turze, gdy twój Atak zabija, odzyskujesz { $amount ->
        [one] { $amount } Ranę
        [few] { $amount } Rany
       *[other] { $amount } Ran
    }.
ninja-text-tanuki = Zaczyna z { $start ->
        [one] { $start } znacznikiem Ataku
       *[other] { $start } znacznikami Ataku
    }. Raz w rundzie, gdy tracisz Rany, dostajesz jeszcze { $amount }. Przed rzutem na Atak możesz wydać { $counters2 }: dodaj { $amount2 } do rzutu.
ninja-text-ishimaru = Dopóki nie ruszysz się w danej rundzie, Obrażenia każdego ataku na ciebie są niższe o { $amount }.
ninja-text-sunakake = Raz w turze podczas Ruchu możesz wydać { $ki } Ki: zamieniasz się miejscami ze stosem oddalonym najwyżej o { $reach ->
        [one] { $reach } krok
        [few] { $reach } kroki
       *[other] { $reach } kroków
    }.
ninja-text-jizo = Raz w rundzie, gdy masz przyjąć Obrażenia, możesz wydać { $ingenuity ->
        [one] { $ingenuity } punkt Pomysłowości
        [few] { $ingenuity } punkty Pomysłowości
       *[other] { $ingenuity } punktów Pomysłowości
    }: są niższe o { $amount }. Gdy korzystasz z Regeneracji na Dziedzińcu, odzyskujesz o { $amount2 ->
        [one] { $amount2 } Ranę
        [few] { $amount2 } Rany
       *[other] { $amount2 } Ran
    } więcej.
ninja-text-tsuchigumo = Raz w turze podczas Ruchu możesz wydać { $ki } Ki: stos oddalony najwyżej o { $reach ->
        [one] { $reach } krok
        [few] { $reach } kroki
       *[other] { $reach } kroków
    } przechodzi na twój kafelek.
ninja-text-onijin = Gdy twój Atak zabija Samurajów, otrzymujesz o { $amount ->
        [one] { $amount } punkt Pomysłowości
        [few] { $amount } punkty Pomysłowości
       *[other] { $amount } punktów Pomysłowości
    } więcej.
ninja-text-hagane = Bronie kosztują cię o { $amount ->
        [one] { $amount } punkt Pomysłowości
        [few] { $amount } punkty Pomysłowości
       *[other] { $amount } punktów Pomysłowości
    } mniej.
ninja-text-kamaitachi = Raz w turze, gdy twój Atak zabija, możesz wydać { $ki } Ki: atakujesz jeszcze raz.
ninja-text-tetsugoro = Dopóki nie ruszysz się w danej rundzie, rzucasz na Atak dwiema kośćmi; liczy się lepsza.
ninja-text-kagami = Raz w rundzie, po rzucie na Unik, możesz wydać { $ki } Ki: kość pokazuje { $amount }.
ninja-text-hari = Raz w turze, przed Ruchem, możesz stracić { $wounds ->
        [one] { $wounds } Ranę
        [few] { $wounds } Rany
       *[other] { $wounds } Ran
    }, ale nie ostatnią: odzyskujesz { $amount } Ki.
ninja-text-hikage = Raz w turze, przed rzutem na Atak, jeśli twój Cień jest wyższy niż { $shadow }, możesz go obniżyć o { $shadow }: dodaj { $amount } do rzutu.
ninja-text-kawako = Raz w rundzie, gdy unikniesz ataku, możesz przesunąć atakujący stos na sąsiedni kafelek.
ninja-text-nami = Raz w turze podczas Ruchu możesz wydać { $ki } Ki: Ruch { $signed }.
ninja-text-ame-onna = Raz w rundzie, po eksploracji, jeśli na kafelku nie ma Władcy, możesz wydać { $ki } Ki: właśnie postawione jednostki wracają do puli i dobiera się inną kartę Spotkania.
ninja-text-kiri = Przechodzisz na każdy sąsiedni kafelek, także przez przejścia bez pary i tam, gdzie nie ma żadnego przejścia.
ninja-text-seiryu = Raz w turze podczas Ruchu możesz wydać { $ki } Ki: przenosisz się na dowolny kafelek oddalony najwyżej o { $reach ->
        [one] { $reach } krok
        [few] { $reach } kroki
       *[other] { $reach } kroków
    }, nie wydając punktów Ruchu.
ninja-text-chibi = Za udane Ukrycie na kafelku z poplecznikami otrzymujesz o { $amount ->
        [one] { $amount } punkt Pomysłowości
        [few] { $amount } punkty Pomysłowości
       *[other] { $amount } punktów Pomysłowości
    } więcej.
ninja-text-kodama = Po udanym Ukryciu odzyskujesz { $amount ->
        [one] { $amount } Ranę
        [few] { $amount } Rany
       *[other] { $amount } Ran
    }.
ninja-text-sojobo = Umiejętności kosztują cię o { $amount ->
        [one] { $amount } punkt Pomysłowości
        [few] { $amount } punkty Pomysłowości
       *[other] { $amount } punktów Pomysłowości
    } mniej.
ninja-text-takeko = Przygotowanie gry: dostajesz do wyboru o { $amount ->
        [one] { $amount } Broń
        [few] { $amount } Bronie
       *[other] { $amount } Broni
    } więcej.
ninja-text-kusa = Gdy wykonujesz Ukrycie w rundzie, w której twój Ninja się ruszył, możesz wydać { $ki } Ki: w tej rundzie jest ukryty.
ninja-text-sakura = Raz w turze, po zakupie, odzyskujesz { $amount } Ki.
ninja-text-shinmai = Raz w rundzie, gdy twój Atak chybia, otrzymujesz { $amount ->
        [one] { $amount } punkt Pomysłowości
        [few] { $amount } punkty Pomysłowości
       *[other] { $amount } punktów Pomysłowości
    }.
ninja-text-kitsune = Zaczyna z { $start ->
        [one] { $start } znacznikiem Uniku
       *[other] { $start } znacznikami Uniku
    }. Raz w rundzie, gdy po rzucie na Czujność twój Ninja jest ukryty, dostajesz jeszcze { $amount }. Przed rzutem na Unik możesz wydać { $counters2 }: dodaj { $amount2 } do rzutu.
ninja-text-hibana = Raz w turze podczas Ruchu możesz stracić { $wounds ->
        [one] { $wounds } Ranę
        [few] { $wounds } Rany
       *[other] { $wounds } Ran
    }, ale nie ostatnią: połóż { $amount ->
        [one] { $amount } znacznik Rany
        [few] { $amount } znaczniki Ran
       *[other] { $amount } znaczników Ran
    } na każdym stosie na swoim kafelku, a jeśli jest tam Władca, także na nim.
ninja-text-enra = Akcja, za { $ki } Ki: zabierz Przedmiot innemu Ninja na swoim kafelku. Raz w rundzie, po udanym Ukryciu na kafelku z poplecznikami, możesz wydać { $ki2 } Ki: otrzymujesz wierzchni Przedmiot z talii.
ninja-text-ho-o = Raz w grze, gdy tracisz ostatnią Ranę, zamiast tego { $amount ->
        [one] zostaje ci { $amount } Rana
        [few] zostają ci { $amount } Rany
       *[other] zostaje ci { $amount } Ran
    }.
ninja-text-rokuro = Przy ostatniej Ranie: Atak { $signed }.

## Władcy: imiona

lord-kasai = Kasai
lord-arashi = Arashi
lord-kurogane = Kurogane
lord-yamabuki = Yamabuki
lord-kagemaru = Kagemaru
lord-orochi = Orochi
lord-danjo = Danjo
lord-nue = Nue
lord-shuten = Shuten
lord-saika = Saika
lord-gashadokuro = Gashadokuro
lord-tatewaki = Tatewaki
lord-kongo = Kongo
lord-rasetsu = Rasetsu
lord-sakon = Sakon
lord-ibaraki = Ibaraki
lord-genma = Genma
lord-tamamo = Tamamo
lord-hannya = Hannya
lord-kurozuka = Kurozuka
lord-ryuzo = Ryuzo
lord-bishamon = Bishamon
lord-hyakume = Hyakume
lord-daikoku = Daikoku

## Władcy: zdolności

lord-text-kasai = Zaczyna z { $start } Ki Ognia. Dopóki ma { $level } lub więcej: Obrażenia { $signed }. Za każdym razem, gdy Władca zostaje zaatakowany, a nie pokonany, ubywa { $amount2 } Ki Ognia.
lord-text-arashi = Dopóki Władca jest w ukryciu, Ninja, którzy wykonują Ukrycie w rundzie, w której się ruszyli, mają Cień { $signed }.
lord-text-kurogane = Zaczyna z { $start ->
        [one] { $start } płytą pancerza
       *[other] { $start } płytami pancerza
    }. Dopóki ma { $level } lub więcej: wartość Śmierci { $signed }. Za każdym razem, gdy Władca zostaje zaatakowany, a nie pokonany, ubywa { $amount2 }.
lord-text-yamabuki = Dopóki Władca jest w ukryciu, każda runda, która zaczyna się przy Czujności { $level } lub wyższej, kosztuje każdego Ninja { $amount ->
        [one] { $amount } punkt Pomysłowości
        [few] { $amount } punkty Pomysłowości
       *[other] { $amount } punktów Pomysłowości
    }.
lord-text-kagemaru = Dopóki Władca jest w ukryciu, Ninja, którego Atak zabija, jest w tej rundzie widoczny.
lord-text-orochi = Dopóki Władca jest w ukryciu, każda runda, która zaczyna się przy Czujności { $level } lub wyższej, sprowadza na początkowy Dziedziniec { $amount } Ashigaru Yari.
lord-text-danjo = Dopóki Władca jest w ukryciu, udane Ukrycie daje o { $amount ->
        [one] { $amount } punkt Pomysłowości
        [few] { $amount } punkty Pomysłowości
       *[other] { $amount } punktów Pomysłowości
    } mniej.
lord-text-nue = Dopóki Władca jest w ukryciu, każdy widoczny Ninja traci w Regeneracji { $amount } Ki.
lord-text-shuten = Dopóki Władca jest w ukryciu, poplecznicy mają Ruch { $signed } i Obrażenia { $signed2 }.
lord-text-saika = Gdy Władca zaczyna działać przy Czujności { $level } lub wyższej, na jego kafelek przybywa { $amount ->
        [one] { $amount } Ashigaru Arkebuzer
        [few] { $amount } Ashigaru Arkebuzerów
       *[other] { $amount } Ashigaru Arkebuzerów
    }. Dopóki jest na planszy, Ashigaru Arkebuzerzy mają Zasięg { $signed2 }.
lord-text-gashadokuro = Władcy nie można atakować Bronią dystansową.
lord-text-tatewaki = Całkowity Sukces w Ataku na Władcę to 10 plus twoje premie, bez drugiego rzutu: poniżej jego wartości Śmierci Władca dostaje 1 znacznik Rany, poniżej jego wartości Rany nic się nie dzieje. Twój Cień się nie zmienia.
lord-text-kongo = Na Władcy nigdy nie kładzie się znaczników Ran.
lord-text-rasetsu = Władca ściga najbliższego Ninja, nawet ukrytego.
lord-text-sakon = Znaczniki Ran przeznaczone dla Władcy trafiają na stos popleczników na jego kafelku, dopóki jakiś tam jest: najpierw na Ashigaru, potem na Samurajów, potem na Mnichów, na Daimyo na końcu.
lord-text-ibaraki = Gdy Władca zaczyna działać, każdy Ninja na jego kafelku traci { $amount ->
        [one] { $amount } Ranę
        [few] { $amount } Rany
       *[other] { $amount } Ran
    }.
lord-text-genma = Gdy Władca wchodzi do gry, wszyscy Ninja są widoczni do końca rundy; gdy wchodzi w fazie Regeneracji, do końca następnej rundy.
lord-text-tamamo = Gdy Władca zaczyna działać, każdy Ninja na jego kafelku traci { $amount } Ki.
lord-text-hannya = Ninja na kafelku Władcy mają Unik { $signed }.
lord-text-kurozuka = Za każdym razem, gdy Władca zostaje zaatakowany, a nie pokonany, atakujący wybiera i odrzuca { $amount ->
        [one] { $amount } Przedmiot
        [few] { $amount } Przedmioty
       *[other] { $amount } Przedmiotów
    }.
lord-text-ryuzo = Za każdym razem, gdy Władca zostaje zaatakowany, a nie pokonany, Prowadzący przesuwa go na sąsiedni kafelek.
lord-text-bishamon = Zaczyna z { $start ->
        [one] { $start } chorągwią
       *[other] { $start } chorągwiami
    }. Dopóki ma { $level } lub więcej: wartość Śmierci { $signed }. Każdy Atak, który zabija Samurajów, zabiera { $amount2 }, także dopóki Władca jest w ukryciu.
lord-text-hyakume = Dopóki Władca jest na planszy: Czujność { $signed }.
lord-text-daikoku = Dopóki Władca jest w ukryciu, Atak, który zabija, daje o { $amount ->
        [one] { $amount } punkt Pomysłowości
        [few] { $amount } punkty Pomysłowości
       *[other] { $amount } punktów Pomysłowości
    } więcej, a każdy celny Atak obniża Cień o { $amount2 } więcej.

## Bronie: nazwy

weapon-katana = Katana
weapon-wakizashi = Wakizashi
weapon-ninjato = Ninjato
weapon-nodachi = Nodachi
weapon-garrote = Garota
weapon-kusarigama = Kusarigama
weapon-naginata = Naginata
weapon-kama = Kama
weapon-bo = Bo
weapon-sai = Sai
weapon-jitte = Jitte
weapon-tekko = Tekko
weapon-kanabo = Kanabo
weapon-yumi = Yumi
weapon-hankyu = Hankyu
weapon-shuriken = Shuriken
weapon-kunai = Kunai
weapon-horoku = Horoku
weapon-fukiya = Fukiya
weapon-tanegashima = Tanegashima

## Bronie: zdolności

weapon-text-katana = Brak zdolności.
weapon-text-wakizashi = Para: może być aktywna razem z jedną inną Bronią do walki wręcz.
weapon-text-ninjato = Przy Cieniu { $level } lub wyższym: Atak { $signed }.
weapon-text-nodachi = Przeciw stosowi { $level } lub więcej jednostek albo jednej z nich: Atak { $signed }.
weapon-text-garrote = Zabójcza: Atak, który zraniłby popleczników, zabija ich.
weapon-text-kusarigama = Raz w turze, gdy twój Atak rani, zaatakowany stos albo Władca nie działa w tej rundzie.
weapon-text-naginata = Można nią atakować także na sąsiednim kafelku, przez sparowane przejście, ale tam tylko jedną jednostkę. W rękach kobiety: Atak { $signed2 }.
weapon-text-kama = Gdy twój Atak zabija, otrzymujesz o { $amount ->
        [one] { $amount } punkt Pomysłowości
        [few] { $amount } punkty Pomysłowości
       *[other] { $amount } punktów Pomysłowości
    } więcej. W rękach Ninja żywiołu Drewna taki Atak raz w turze daje też { $amount2 } Ki.
weapon-text-bo = Raz w turze, gdy twój Atak rani, możesz przesunąć zaatakowany stos na sąsiedni kafelek. W rękach Ninja ze sfery Drogi: Unik { $signed2 }.
weapon-text-sai = Para: może być aktywna razem z jedną inną Bronią do walki wręcz. Unik { $signed2 }.
weapon-text-jitte = Samurajowie, którzy cię atakują, mają Atak { $signed }.
weapon-text-tekko = Liczy się jako walka bez Broni. Naturalne 1 w rzucie na Atak liczy się jako zwykłe 2.
weapon-text-kanabo = Nie można nią atakować całego stosu.
weapon-text-yumi = Brak zdolności.
weapon-text-hankyu = Można nią atakować także na własnym kafelku.
weapon-text-shuriken = Można nią atakować także na własnym kafelku. Para: może być aktywna razem z jedną inną Bronią dystansową.
weapon-text-kunai = Można nią atakować także na własnym kafelku. Przeciw samotnej jednostce: Atak { $signed2 }.
weapon-text-horoku = Można nią atakować także cały stos.
weapon-text-fukiya = Gdy twój Atak trafia, twój Cień spada o { $amount } mniej.
weapon-text-tanegashima = Można nią atakować także na własnym kafelku. Jeśli w danej rundzie wykonasz Ruch, naturalne { $amount2 } lub mniej w rzucie na Atak to Całkowita Porażka.

## Przedmioty: nazwy

item-kusari-katabira = Kusari Katabira
item-do-maru = Do-maru
item-shozoku = Shozoku
item-tabi = Tabi
item-hachimaki = Hachimaki
item-oni-men = Oni-men
item-sake = Sake
item-onigiri = Kulka Ryżowa
item-hyorogan = Hyorogan
item-kemuridama = Kemuridama
item-kaginawa = Kaginawa
item-makibishi = Makibishi
item-torikabuto = Torikabuto
item-omamori = Omamori
item-ofuda = Ofuda
item-ezu = Plan Zamku
item-furoshiki = Furoshiki
item-kayaku = Kayaku
item-shichihode = Shichihode
item-makimono = Makimono

## Przedmioty: zdolności

item-text-kusari-katabira = Pancerz: Obrażenia każdego ataku na ciebie są niższe o { $amount }. Ruch { $signed2 }.
item-text-do-maru = Pancerz. Zaczyna z { $start ->
        [one] { $start } płytą
       *[other] { $start } płytami
    }. Gdy masz przyjąć Obrażenia, możesz wydać { $counters ->
        [one] { $counters } płytę
        [few] { $counters } płyty
       *[other] { $counters } płyt
    }: są niższe o { $amount }. Cień { $signed2 }.
item-text-shozoku = Włączenie kosztuje { $activate-ingenuity ->
        [one] { $activate-ingenuity } punkt Pomysłowości
        [few] { $activate-ingenuity } punkty Pomysłowości
       *[other] { $activate-ingenuity } punktów Pomysłowości
    }. Cień { $signed }.
item-text-tabi = Ruch { $signed }.
item-text-hachimaki = Ki { $signed }. Na kafelku z innym członkiem twojego klanu: Unik { $signed2 }.
item-text-oni-men = Włączenie kosztuje { $activate-wounds ->
        [one] { $activate-wounds } Ranę
        [few] { $activate-wounds } Rany
       *[other] { $activate-wounds } Ran
    }. Atak { $signed }.
item-text-sake = Włączenie kosztuje { $activate-ki } Ki. Rany { $signed }.
item-text-onigiri = W swojej turze, przed Ruchem, możesz odrzucić tę kartę: odzyskujesz { $amount ->
        [one] { $amount } Ranę
        [few] { $amount } Rany
       *[other] { $amount } Ran
    }.
item-text-hyorogan = W swojej turze, przed Ruchem, jeśli nie masz już Ki, możesz odrzucić tę kartę: odzyskujesz { $amount } Ki.
item-text-kemuridama = Gdy po rzucie na Czujność twój Ninja jest widoczny, możesz odrzucić tę kartę: w tej rundzie jest ukryty.
item-text-kaginawa = Eksploracja kosztuje cię { $amount ->
        [one] { $amount } punkt Ruchu
        [few] { $amount } punkty Ruchu
       *[other] { $amount } punktów Ruchu
    }.
item-text-makibishi = Podczas Ruchu możesz odrzucić tę kartę: w tej rundzie nie działa żaden stos na twoim kafelku ani Władca, jeśli tam jest.
item-text-torikabuto = Podczas Ruchu, na kafelku Władcy, możesz odrzucić tę kartę: połóż na Władcy { $amount ->
        [one] { $amount } znacznik Rany
        [few] { $amount } znaczniki Ran
       *[other] { $amount } znaczników Ran
    }.
item-text-omamori = Po Całkowitej Porażce możesz odrzucić tę kartę: rzucasz ponownie.
item-text-ofuda = Zaczyna z { $start ->
        [one] { $start } pieczęcią
       *[other] { $start } pieczęciami
    }. Przed rzutem na Atak możesz zużyć { $counters }: ten rzut nie podlega Limitowi.
item-text-ezu = Raz w turze, przed Ruchem, gdy na twoim kafelku nie ma popleczników, możesz podejrzeć wierzchni kafelek talii i, jeśli chcesz, wtasować go z powrotem.
item-text-furoshiki = Możesz mieć o { $amount ->
        [one] { $amount } Broń lub Przedmiot
        [few] { $amount } Bronie lub Przedmioty
       *[other] { $amount } Broni lub Przedmiotów
    } więcej. Raz w turze, gdy okradniesz lub zranisz Ninja, otrzymujesz { $amount2 ->
        [one] { $amount2 } punkt Pomysłowości
        [few] { $amount2 } punkty Pomysłowości
       *[other] { $amount2 } punktów Pomysłowości
    }.
item-text-kayaku = Akcja: odrzuć tę kartę i zdejmij { $amount ->
        [one] { $amount } jednostkę
        [few] { $amount } jednostki albo jedyną
       *[other] { $amount } jednostek albo tyle, ile jest,
    } ze stosu oddalonego najwyżej o { $reach ->
        [one] { $reach } krok
        [few] { $reach } kroki
       *[other] { $reach } kroków
    }; nie daje to Pomysłowości.
item-text-shichihode = W swojej turze, przed Ruchem, możesz odrzucić tę kartę: twój Cień wynosi odtąd { $amount }. Nie pomaga to po Całkowitej Porażce.
item-text-makimono = W swojej turze, przed Ruchem, możesz wydać { $ki } Ki i odrzucić tę kartę: otrzymujesz wierzchnią Umiejętność z talii.

## Umiejętności: nazwy

skill-pocket-space = Kieszonkowa Przestrzeń
skill-iron-grip = Żelazny Chwyt
skill-kuji-kiri = Kuji-kiri
skill-silent-blade = Ciche Ostrze
skill-kenjutsu = Kenjutsu
skill-shurikenjutsu = Shurikenjutsu
skill-taijutsu = Taijutsu
skill-kawarimi = Kawarimi
skill-bunshin = Bunshin
skill-shinobi-iri = Shinobi-iri
skill-kagenui = Kagenui
skill-mokuso = Mokuso
skill-saiminjutsu = Saiminjutsu
skill-intonjutsu = Intonjutsu
skill-hensojutsu = Hensojutsu
skill-boryaku = Boryaku
skill-choho = Choho
skill-monomi = Monomi
skill-kyusho = Kyusho
skill-goton = Goton

## Umiejętności: zdolności

skill-text-pocket-space = Twój schowek mieści { $amount ->
        [one] { $amount } Broń lub Przedmiot, który nie wlicza
        [few] { $amount } Bronie i Przedmioty, które nie wliczają
       *[other] { $amount } Broni i Przedmiotów, które nie wliczają
    } się do limitu.
skill-text-iron-grip = Twoich kart nie można ukraść. Raz w rundzie, gdy unikniesz ataku stosu albo Władcy, połóż na nim { $amount2 ->
        [one] { $amount2 } znacznik Rany
        [few] { $amount2 } znaczniki Ran
       *[other] { $amount2 } znaczników Ran
    }.
skill-text-kuji-kiri = Naturalne { $amount } lub więcej w rzucie na Atak to Całkowity Sukces.
skill-text-silent-blade = Twoje ataki nigdy nie zmieniają twojego Cienia.
skill-text-kenjutsu = Z mieczem: Atak { $signed }.
skill-text-shurikenjutsu = Z Bronią miotaną: Zasięg { $signed }, a twoje rzuty na Atak nie podlegają Limitowi.
skill-text-taijutsu = Po swoim Ruchu, do końca rundy: Unik { $signed }.
skill-text-kawarimi = Raz w rundzie, gdy masz przyjąć Obrażenia, możesz wydać { $ki } Ki: zamiast tego stos albo Władca na twoim kafelku dostaje tyle samo znaczników Ran.
skill-text-bunshin = Przy Cieniu { $level } lub wyższym rzucasz na Unik dwiema kośćmi; liczy się lepsza.
skill-text-shinobi-iri = Gdy wykonujesz Ukrycie na kafelku z poplecznikami: Cień { $signed }.
skill-text-kagenui = Raz w turze, przed Ruchem, możesz wydać { $ki } Ki: stos albo Władca oddalony najwyżej o { $reach ->
        [one] { $reach } krok
        [few] { $reach } kroki
       *[other] { $reach } kroków
    } nie działa w tej rundzie.
skill-text-mokuso = Gdy korzystasz z Regeneracji samotnie na swoim kafelku, odzyskujesz o { $amount } Ki więcej.
skill-text-saiminjutsu = Raz w turze podczas Ruchu możesz wydać { $ki } Ki: przesuń stos oddalony najwyżej o { $reach ->
        [one] { $reach } krok
        [few] { $reach } kroki
       *[other] { $reach } kroków
    } na kafelek sąsiadujący z jego kafelkiem.
skill-text-intonjutsu = Raz w turze, gdy twój Atak zabija: Cień { $signed }.
skill-text-hensojutsu = Naturalne 1 w rzucie na Cień liczy się jako zwykłe 2.
skill-text-boryaku = Raz w turze, przed Ruchem, możesz wydać { $ingenuity ->
        [one] { $ingenuity } punkt Pomysłowości
        [few] { $ingenuity } punkty Pomysłowości
       *[other] { $ingenuity } punktów Pomysłowości
    }: odrzuć Broń i dobierz inną.
skill-text-choho = Raz w turze, przed Ruchem, możesz podejrzeć wierzchnią kartę Spotkania i, jeśli chcesz, wtasować ją z powrotem. Raz w turze, po eksploracji, otrzymujesz { $amount2 ->
        [one] { $amount2 } punkt Pomysłowości
        [few] { $amount2 } punkty Pomysłowości
       *[other] { $amount2 } punktów Pomysłowości
    }.
skill-text-monomi = Raz w rundzie, po rzucie na Czujność, możesz wydać { $ingenuity ->
        [one] { $ingenuity } punkt Pomysłowości
        [few] { $ingenuity } punkty Pomysłowości
       *[other] { $ingenuity } punktów Pomysłowości
    }: Czujność { $signed }.
skill-text-kyusho = Przeciw samotnej jednostce: jej wartość Śmierci { $signed }.
skill-text-goton = Raz w rundzie, gdy po rzucie na Czujność twój Ninja jest widoczny, możesz go przenieść na kafelek oddalony najwyżej o { $reach ->
        [one] { $reach } krok
        [few] { $reach } kroki
       *[other] { $reach } kroków
    }.

## Umiejętności: co dodaje Synergia

synergy-text-pocket-space = Twój schowek mieści o { $amount ->
        [one] { $amount } kartę
        [few] { $amount } karty
       *[other] { $amount } kart
    } więcej. Przedmioty kosztują cię o { $amount2 ->
        [one] { $amount2 } punkt Pomysłowości
        [few] { $amount2 } punkty Pomysłowości
       *[other] { $amount2 } punktów Pomysłowości
    } mniej.
synergy-text-iron-grip = Obrażenia każdego ataku na ciebie są niższe o { $amount }. Przeciw Ninja: Unik { $signed2 }.
synergy-text-kuji-kiri = Raz w rundzie, po dowolnym własnym rzucie z naturalnym { $level }, odzyskujesz { $amount } Ki.
synergy-text-silent-blade = Twój pierwszy Atak w rundzie daje o { $amount ->
        [one] { $amount } punkt Pomysłowości
        [few] { $amount } punkty Pomysłowości
       *[other] { $amount } punktów Pomysłowości
    } więcej, jeśli zabija.
synergy-text-kenjutsu = Raz w rundzie, z mieczem, możesz powtórzyć rzut na Atak.
synergy-text-shurikenjutsu = Z Bronią dystansową: Atak { $signed }.
synergy-text-taijutsu = W walce bez Broni: Atak { $signed }.
synergy-text-kawarimi = Gdy masz przyjąć Obrażenia, możesz wydać { $ki } Ki: są niższe o { $amount }.
synergy-text-bunshin = Gdy twój Cień to Całkowity Sukces, rzucasz na Atak dwiema kośćmi; liczy się lepsza.
synergy-text-shinobi-iri = Gdy wykonujesz Ukrycie, możesz wydać { $ki } Ki: Cień { $signed }.
synergy-text-kagenui = Raz w turze, gdy twój Atak rani, połóż jeszcze { $amount ->
        [one] { $amount } znacznik Rany
        [few] { $amount } znaczniki Ran
       *[other] { $amount } znaczników Ran
    } na zaatakowanym stosie albo na Władcy.
synergy-text-mokuso = Gdy korzystasz z Regeneracji w ukryciu, odzyskujesz o { $amount ->
        [one] { $amount } Ranę
        [few] { $amount } Rany
       *[other] { $amount } Ran
    } więcej.
synergy-text-saiminjutsu = Jednostki, które cię atakują, mają Obrażenia { $signed }.
synergy-text-intonjutsu = Raz w turze, gdy twój Atak chybia, twój Cień wynosi potem { $amount } zamiast 1.
synergy-text-hensojutsu = Raz w rundzie, gdy twój rzut na Cień to Całkowity Sukces, otrzymujesz { $amount ->
        [one] { $amount } punkt Pomysłowości
        [few] { $amount } punkty Pomysłowości
       *[other] { $amount } punktów Pomysłowości
    }.
synergy-text-boryaku = Synergie kosztują cię o { $amount ->
        [one] { $amount } punkt Pomysłowości
        [few] { $amount } punkty Pomysłowości
       *[other] { $amount } punktów Pomysłowości
    } mniej.
synergy-text-choho = Jeśli w rundzie eksplorujesz, w jej Regeneracji odzyskujesz { $amount } Ki.
synergy-text-monomi = Za udane Ukrycie na kafelku z poplecznikami otrzymujesz o { $amount ->
        [one] { $amount } punkt Pomysłowości
        [few] { $amount } punkty Pomysłowości
       *[other] { $amount } punktów Pomysłowości
    } więcej. Twoje rzuty na Przeszukanie: { $signed2 }.
synergy-text-kyusho = Przeciw jednostkom ze znacznikami Ran: ich wartość Rany { $signed }.
synergy-text-goton = W Regeneracji, jeśli w tej rundzie twój Ninja jest widoczny, odzyskujesz { $amount } Ki.

## Jednostki: nazwy i zdolności

unit-yari = Ashigaru Yari
unit-harquebus = Ashigaru Arkebuzer
unit-daishyo = Samuraj Daishyo
unit-daikyu = Samuraj Daikyu
unit-monk = Mnich
unit-daimyo = Daimyo
unit-text-yari = Brak zdolności.
unit-text-harquebus = Brak zdolności.
unit-text-daishyo = Brak zdolności.
unit-text-daikyu = Brak zdolności.
unit-text-monk = Brak zdolności.
unit-text-daimyo = Ashigaru na jego kafelku mają Atak { $signed }, inni Samurajowie { $signed2 }.
