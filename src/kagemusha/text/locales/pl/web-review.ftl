### Analiza partii: szanse, decyzje, punkty zwrotne.

web-review-title = Analiza
web-review-about = Bot ocenia każdą decyzję według tego, co gracz wtedy wiedział, i pokazuje, gdzie partię wygrano i przegrano.
web-review-start = Analizuj partię
web-review-adviser = Analizuje
web-review-stop = Anuluj
web-review-progress = { $done } z { $total } decyzji
web-review-chart = Szansa wygranej w kolejnych ruchach
web-review-rounds = Runda
web-review-move = Ruch { $move }
web-review-points = { $sign ->
        [minus] −{ $size }
       *[plus] +{ $size }
    } p.p.
web-review-mark-mistake = Ruch { $move }: błąd, { $name }, { $points }
web-review-mark-blunder = Ruch { $move }: poważny błąd, { $name }, { $points }
web-review-mark-turn = Ruch { $move }: odsłonięcie, los lub inny gracz zmienił szansę, { $name }, { $points }
web-review-key-mistake = błąd
web-review-key-blunder = poważny błąd
web-review-key-turn = zwrot niezależny od gracza
web-review-band = Blade pasy pokazują niepewność szans (95 %).
web-review-table = Wszystkie decyzje w tabeli
web-review-column-move = Ruchy
web-review-column-seat = Gracz
web-review-column-played = Zagrano
web-review-column-before = Przed
web-review-column-after = Po
web-review-column-chance = Szansa
web-review-column-share = Bot
web-review-decision = Decyzja: { $name }
web-review-unknown = Bot nie oszacował tu szansy.
web-review-before = Szansa przed: { $before }
web-review-after = po wyborze: { $after }
web-review-played = zagrane
web-review-best = najlepsze
web-review-most-often = najczęściej
web-review-share-played = { $played ->
        [never] Bot „{ $bot }” nigdy tak nie gra; losuje spośród innych planów: { $number }.
       *[some] Bot „{ $bot }” gra tak w { $share } przypadków; losuje spośród { $number } planów.
    }
web-review-why = Bot o swoim wyborze: { $why }

## Punkty zwrotne, słowami

web-review-turns = Punkty zwrotne
web-review-own = Decyzje, które miały znaczenie: { $total }. Tak dobre jak najlepsza lub prawie: { $good }. Błędy: { $mistakes }.
web-review-no-turns = Nie było ich: żadna decyzja ani niespodzianka nie zmieniła wyraźnie szansy.
web-review-look = Obejrzyj tę chwilę
web-review-round = Runda { $number }, { $name }
web-review-told-mistake = Błąd.
web-review-told-blunder = Poważny błąd.
web-review-told-slip = Niewielka strata.
web-review-told-turn = Nie decyzja tego gracza: odsłonięcie, los lub inny gracz.
web-review-told-played = Zagrano ({ $chance }): { $words }
web-review-told-better = Lepiej ({ $chance }): { $words }
web-review-turning = Punkt zwrotny:
web-review-whose = Szanse, jeśli wszyscy grają dalej jak bot „{ $level }”; w nawiasie przedział 95 %.
web-review-not-calibrated = Szanse bota „{ $bot }” nie są tu skalibrowane: krzywa i jej punkty to tylko jego opinia.
web-review-refining = Liczby stają się dokładniejsze: { $done } z { $total }

## Skąd taki wynik

web-review-account = Skąd taki wynik
web-review-account-about = Wynik: { $name }: każda część z błędem standardowym, w punktach procentowych
web-review-account-start = Na początku
web-review-account-luck = Kości i karty
web-review-account-others = Wybory innych
web-review-account-own = Własne decyzje
web-review-account-result = Wynik
web-review-account-points = { $points } ± { $error }
