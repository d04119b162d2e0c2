### Shinobi WAT-AAH! w wierszu poleceń i przy stole w terminalu.

## Pytania, opcje i odmowy

terminal-ask-mode = Który tryb?
terminal-ask-seats = Ilu graczy?
terminal-players = gracze: { $number }
terminal-option-mode = WAT-AAH!: grasshopper (jedna runda) albo grand-master (trzy, z planszą). Era of the Ninja: standard, lone-ninja, lords-head, clan-attack, multi-clan-attack, nvn-death-match, clan-death-match. Domyślnie: pierwszy.
terminal-option-seats = WAT-AAH! i Era of the Ninja: ilu graczy. Domyślnie: 2, w trybie lone-ninja 1.
terminal-option-deck = WAT-AAH!: plik z własnymi kartami Shinobi.
terminal-option-cards = WAT-AAH!: plik z własnymi kartami Świątyni, Dworu i Bossów.
terminal-option-handicap = WAT-AAH!: o ile mniej kart dostaje pierwszy gracz. Domyślnie: 1.
terminal-error-other-game = { $option } należy do gry { $game }, a w grze { $other } nic nie robi. Pomiń tę opcję.
terminal-result-shared = { $names } dzielą zwycięstwo: { $reason }.

## Co brzmi inaczej niż w innych grach

terminal-wat-aah-variant = { $mode-name }, gracze: { $seats }
terminal-wat-aah-verify-ok = ok  { $file }: { $game }, { $mode-name }, ruchy: { $number }, { $ended }
terminal-wat-aah-simulated = { $game }, { $mode-name }: partie { $number } w { $seconds } s ({ $rate } na sekundę), ziarno { $seed }
terminal-wat-aah-balance-rounds = Rundy
terminal-wat-aah-balance-clan-3 = Klany wystawione trzema lub więcej kartami naraz
terminal-wat-aah-balance-clan-2 = Klany wystawione dwiema kartami naraz
terminal-wat-aah-balance-yokai = Wystawione karty Yokai
terminal-wat-aah-balance-ronin = Wystawione karty Roninów
terminal-wat-aah-balance-temple = Posiadane karty Świątyni
terminal-wat-aah-balance-court = Posiadane karty Dworu
terminal-wat-aah-balance-boss = Finałowy Boss spotkany z pionkami
terminal-wat-aah-replay-help = Enter lub n: dalej; p: wstecz; numer: ten wpis; end: ostatni; view p1, p2, p3, p4, spectator lub all; board; log: wszystko dotąd; q: wyjście.
terminal-wat-aah-menu-back = Wpisz numer albo „back”, by wrócić do całej listy.
terminal-wat-aah-why-usage = Dopisz ruch, na przykład: why place rat
terminal-wat-aah-rules-usage = „rules W.4” pokazuje jedną z nich, „rules intro” grę na jednej stronie.
terminal-wat-aah-position-hidden = Wiersz pozycji zawiera ręce wszystkich i Bossa, więc nie ma go przed końcem partii.
terminal-wat-aah-help-commands =
    W każdej chwili:
      card NAZWA          co robi karta: card rat; „card” wymienia wszystkie
      jigoku, jigoku rat  co leży w Jigoku; tylko karty Szczura
      board, list         stół
      log, log 30         co się wydarzyło, z numerami zasad
      rules, rules W.4    zasady; jedna z nich
      why RUCH            która zasada zabrania ruchu i co mówi
      hint, hint BOT      co zrobiłby tu bot (zwykle master) i dlaczego
      undo                cofnij, dopóki nic nie odsłonięto
      save PLIK           zapisz kopię
      quit                przerwij; partia jest zapisana i można ją dokończyć
      resume [PLIK]       zapisz tę partię i wznów inną

## Stół

terminal-wat-aah-header-grasshopper = Tura: { $player-name } - { $step-name }
terminal-wat-aah-header-grand-master = Runda { $round } z 3 - tura: { $player-name } - { $step-name }
terminal-wat-aah-header-between = Runda { $round } - { $step-name }
terminal-wat-aah-piles = Talia { $deck }, Jigoku { $number }
terminal-wat-aah-piles-top = , na wierzchu { $card-name }
terminal-wat-aah-piles-reshuffles = , przetasowano { $number } z 3
terminal-wat-aah-player = { $player-name }:
terminal-wat-aah-player-you = { $player-name } (ty):
terminal-wat-aah-troops = siła { $number }
terminal-wat-aah-corruption = Korupcja { $what }
terminal-wat-aah-in-hand = karty na ręce { $number }
terminal-wat-aah-clans = Klany ({ $number } z 4):
terminal-wat-aah-known = Na tej ręce znasz:
terminal-wat-aah-pawns = Na planszy:
terminal-wat-aah-pawns-left = do postawienia { $number }
terminal-wat-aah-shosho = ma Shosho
terminal-wat-aah-temple = karta Świątyni: { $temple-name }
terminal-wat-aah-temple-spent = karta Świątyni: { $temple-name } (użyta)
terminal-wat-aah-court = karta Dworu: { $court-name }
terminal-wat-aah-court-hidden = karta Dworu: zakryta
terminal-wat-aah-peeked = { $number ->
        [one] zna Wabik { $numbers }
       *[other] zna Wabiki { $numbers }
    }
terminal-wat-aah-decoys = Wabiki:
terminal-wat-aah-suspects = Finałowym Bossem może być:
terminal-wat-aah-final-boss = Finałowy Boss: { $boss-name }
terminal-wat-aah-hand = Twoja ręka ({ $number }):
terminal-wat-aah-hand-of = Ręka, { $player-name } ({ $number }):
terminal-wat-aah-jigoku = Jigoku ({ $number }):
terminal-wat-aah-jigoku-top = Od wierzchu:
terminal-wat-aah-jigoku-none = Takiej karty nie ma w Jigoku.

## Karty do czytania

terminal-wat-aah-cards-clan = Klany:
terminal-wat-aah-cards-card = Ronin i Yokai:
terminal-wat-aah-cards-temple = Karty Świątyni:
terminal-wat-aah-cards-court = Karty Dworu:
terminal-wat-aah-cards-boss = Bossowie:
terminal-wat-aah-no-card = Nie ma karty „{ $words }”. Samo „card” wymienia wszystkie.

## Pomoc

terminal-wat-aah-help-goal =
    Konik Polny: gdy ktoś wystawi czwarty klan, runda się kończy. Siła twoich kart w grze po odjęciu siły kart Korupcji to twoja suma; wygrywa najwyższa, a przy remisie mniejsza Korupcja.
    Wielki Mistrz: trzy takie rundy. Miejsce daje pionki, a pionki punkty; zobacz „help grand-master”.
terminal-wat-aah-help-turn =
    1. Dobierz: rekrutuj (jedna karta) albo ulegnij korupcji (zobacz „help corruption”).
    2. Wystaw: nowy klan, wzmocnienie albo nic (zobacz „help placing”).
    3. Odrzuć jedną kartę, chyba że ręka jest pusta.
terminal-wat-aah-help-placing =
    Nowy klan to 2, 3 lub 4 karty klanu, którego jeszcze nie masz przed sobą. Ronin może zastąpić niektóre z nich, ale nie wszystkie.
    Wzmocnienie to od 1 do 3 kart tego klanu albo jeden Yokai; klan nigdy nie ma więcej niż 4 karty.
    Dwie karty wystawione naraz uruchamiają pierwszą moc, trzy lub cztery drugą; to, co leżało wcześniej, się nie liczy. Moc, która znajduje cel, musi zadziałać.
terminal-wat-aah-help-corruption =
    Korupcja: wierzchnia karta talii zostaje pokazana i trafia na twój stos Korupcji. Potem dobierasz tyle kart, ile wynosi jej siła, i jeszcze dwie. Na końcu jej siła liczy się przeciw tobie.
terminal-wat-aah-help-grand-master =
    Po każdej rundzie miejsca dają pionki, zwycięzca bierze Shosho, a ostatni odwiedza Świątynię. Potem wszyscy stawiają pionki, zaczyna posiadacz Shosho:
    Dwór Cesarski: jeden pionek na rundę; 10 punktów i karta Dworu na następną rundę.
    Misje: po 10 punktów; gdy twoja suma na nich staje się parzysta, możesz podejrzeć Wabik.
    Ostateczne Starcie: punkty według finałowego Bossa, którego odsłania się po rundzie 3. Kogo widzisz wśród Wabików, ten nie jest finałowym Bossem. „card zombies” pokazuje, co robi Boss.
terminal-wat-aah-help-board =
    Znak > pokazuje, czyja jest tura. Przy każdym graczu: siła w grze, Korupcja, karty na ręce i klany: Szczur 3 4 + Oni (8) = 15.
    „Na tej ręce znasz” wymienia to, co już widać było: karty oddane, cofnięte lub zabrane jawnie.
terminal-wat-aah-help-cards =
    „card rat” pokazuje klan, jego siły i moce, „card oni” Yokai; tak samo Roninów, karty Świątyni i Dworu oraz Bossów. Wystarczy nazwa w twoim języku albo jej początek. Samo „card” wymienia wszystkie.
    „jigoku” pokazuje karty odrzucone i zniszczone, „jigoku crow” tylko jeden klan.
terminal-wat-aah-help-notation =
    Ruchy wpisuje się tak, jak pokazują je listy po prawej; nazwy można skracać, dopóki są jasne.
      recruit   corrupt   pass   end   court   gate crow-2
      place rat rat-3 rat-4 ronin      reinforce carp old-hermit      place toad toad-1 toad-3 echo
      target p2     target p2 rat      target p3 fox fox-4
      discard rat-5, take rat-5, keep rat-5, give rat-5, offer rat-5, pick rat-5
      pawns missions 2    temple    peek 2    no-peek
    Kilka ruchów można wpisać w jednym wierszu, oddzielając je znakiem „;”.
