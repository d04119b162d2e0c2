### Plansza Era of the Ninja w przeglądarce.

## Zamek

web-era-of-the-ninja-castle = Zamek, mapa: przeciągnij, aby ją przesunąć, plus i minus zmieniają skalę, 0 pokazuje całość
web-era-of-the-ninja-the-castle = Zamek
web-era-of-the-ninja-zoom-in = Powiększ
web-era-of-the-ninja-zoom-out = Pomniejsz
web-era-of-the-ninja-fit = Pokaż cały zamek
web-era-of-the-ninja-turn = Obróć komnatę
web-era-of-the-ninja-tile = Kafelek { $number }: { $room }. Wyjścia: { $ways }
web-era-of-the-ninja-stack = { $name }{ $units ->
        [0] {""}
       *[other] , jednostki: { $units }
    }, kafelek { $tile }{ $tokens ->
        [0] {""}
       *[other] , znaczniki Ran: { $tokens }
    }{ $prize ->
        [0] {""}
       *[other] , niesie: { $prize } Pomysłowości
    }
web-era-of-the-ninja-token = { $ninja } ({ $player }), kafelek { $tile }, Cień { $shadow }, { $hidden ->
        [yes] w ukryciu
       *[no] na widoku
    }
web-era-of-the-ninja-awareness = Czujność
web-era-of-the-ninja-who-sees-whom = Kto kogo widzi
web-era-of-the-ninja-sees = { $number ->
        [0] nikogo nie widzi
       *[other] widzi: { $names }
    }
web-era-of-the-ninja-hunts = ściga: { $names }
web-era-of-the-ninja-seen-by = { $number ->
        [0] nikt nie widzi tego Ninja
       *[other] widzą: { $names }
    }
web-era-of-the-ninja-how-far = Jak daleko możesz dojść
web-era-of-the-ninja-legend = Co znaczą znaki
web-era-of-the-ninja-legend-walk = potrzebny Ruch
web-era-of-the-ninja-legend-sprint = ze Sprintem
web-era-of-the-ninja-legend-threat = może tu zaatakować; liczba: kroki przedtem
web-era-of-the-ninja-legend-attack = w zasięgu broni
web-era-of-the-ninja-legend-sees = widzi
web-era-of-the-ninja-legend-hunts = ściga
web-era-of-the-ninja-mark-walk = Potrzebny Ruch: { $number }
web-era-of-the-ninja-mark-sprint = Ze Sprintem, potrzebny Ruch: { $number }
web-era-of-the-ninja-mark-threat = Może tu zaatakować; kroki przedtem: { $number }
web-era-of-the-ninja-mark-attack = W zasięgu broni

## Wartości

web-era-of-the-ninja-value-move = Ruch
web-era-of-the-ninja-value-attack = Atak
web-era-of-the-ninja-value-dodge = Unik
web-era-of-the-ninja-value-shadow = Cień
web-era-of-the-ninja-value-range = Zasięg
web-era-of-the-ninja-value-wounds = Rany
web-era-of-the-ninja-value-ki = Ki
web-era-of-the-ninja-value-ingenuity = Pomysłowość

## Ninja

web-era-of-the-ninja-you = ty
web-era-of-the-ninja-lead = prowadzi
web-era-of-the-ninja-hidden = w ukryciu
web-era-of-the-ninja-seen = na widoku
web-era-of-the-ninja-hid = próbuje się ukryć
web-era-of-the-ninja-defeated = pokonany
web-era-of-the-ninja-out = poza grą
web-era-of-the-ninja-you-are-out = Odpadasz z gry. Pozostali grają dalej i na nic nie czekają. Na końcu zobaczysz wynik.
web-era-of-the-ninja-choose-this = Wybierz: { $name }…
web-era-of-the-ninja-moves-left = Zostało Ruchu: { $number }
web-era-of-the-ninja-score = wynik { $number }
web-era-of-the-ninja-pool = pula { $number }
web-era-of-the-ninja-counters = znaczniki: { $number }
web-era-of-the-ninja-declared = wskazany wróg: { $enemy }

## Karty

web-era-of-the-ninja-kind = { $kind ->
        [ninja] Ninja
        [weapon] Broń
        [item] Przedmiot
        [skill] Umiejętność
        [lord] Władca
        [unit] Jednostka
       *[other] Łup
    }
web-era-of-the-ninja-card = { $kind }, { $state ->
        [active] karta aktywna
        [stowed] w schowku
       *[inactive] karta nieaktywna
    }{ $synergy ->
        [yes] , z Synergią
       *[no] {""}
    }{ $counters ->
        [0] {""}
       *[other] , znaczniki: { $counters }
    }
web-era-of-the-ninja-kept = wybrana
web-era-of-the-ninja-face-down = Zakryta karta
web-era-of-the-ninja-draft-waits = Pozostali jeszcze wybierają.
web-era-of-the-ninja-draft-stage = { $stage ->
        [ninja] Wybierz Ninja
        [cards] Wybierz Broń, Przedmiot i Umiejętność
       *[castle] Do zamku
    }
web-era-of-the-ninja-shop = Karty: kup, wymień, wyposaż
web-era-of-the-ninja-shop-open = Kup, wymień, wyposaż: pokaż { $number ->
        [one] { $number } kartę
        [few] { $number } karty
        [many] { $number } kart
       *[other] { $number } karty
    }

## Władca i talie

web-era-of-the-ninja-lord = { $state ->
        [here] Władca zamku, na planszy
        [defeated] Władca zamku, pokonany
       *[away] Władca zamku, jeszcze nieodnaleziony
    }
web-era-of-the-ninja-tiles-left = Pozostałe kafelki
web-era-of-the-ninja-encounters-left = Pozostałe Spotkania
web-era-of-the-ninja-reinforcements-left = Pozostałe Posiłki
web-era-of-the-ninja-head-wounds = Rany głowy
web-era-of-the-ninja-top = Na wierzchu swojej talii
web-era-of-the-ninja-units-left = Jednostki pozostałe w puli
web-era-of-the-ninja-discards = Odrzucone karty ({ $number })

## Runda i kości

web-era-of-the-ninja-round = Runda { $number }
web-era-of-the-ninja-lead-is = Prowadzi: { $player }
web-era-of-the-ninja-awareness-is = Czujność { $number }
web-era-of-the-ninja-phase-lead = Prowadzący
web-era-of-the-ninja-phase-shadow = Cień
web-era-of-the-ninja-phase-ninja = Ninja
web-era-of-the-ninja-phase-awareness = Czujność
web-era-of-the-ninja-phase-units = Jednostki Władcy
web-era-of-the-ninja-phase-recovery = Regeneracja
web-era-of-the-ninja-stage = { $player }: { $stage }
web-era-of-the-ninja-die = Kość pokazuje { $face }
web-era-of-the-ninja-die-waits = Kość nie jest jeszcze rzucona
web-era-of-the-ninja-result = Wynik
web-era-of-the-ninja-lifted = Limit jest zdjęty
web-era-of-the-ninja-damage = Obrażenia { $number }
web-era-of-the-ninja-thrown = Ostatnie rzuty

## Wynik

web-era-of-the-ninja-figure-tiles = Dołożone kafelki
web-era-of-the-ninja-figure-units = Pokonane jednostki
web-era-of-the-ninja-figure-dodged = Udane Uniki
web-era-of-the-ninja-figure-wounds = Stracone Rany
web-era-of-the-ninja-figure-cards = Otrzymane karty

web-keys-map = na mapie: przesuń ją
web-keys-zoom = na mapie: bliżej, dalej, całość
