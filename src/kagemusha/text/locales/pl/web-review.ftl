### Spojrzenie wstecz na partię: szanse, decyzje, punkty zwrotne.

web-review-title = Analiza
web-review-about = Bot ogląda każdą decyzję według tego, co gracz wtedy wiedział, i pokazuje, gdzie partię wygrano i przegrano.
web-review-start = Analizuj partię
web-review-stop = Anuluj
web-review-progress = { $done } z { $total } decyzji
web-review-chart = Szansa wygranej w kolejnych ruchach
web-review-move = Ruch { $move }
web-review-points = { $sign ->
        [minus] −{ $size }
       *[plus] +{ $size }
    } p.p.
web-review-mark-mistake = Ruch { $move }: błąd, { $name }, { $points }
web-review-mark-blunder = Ruch { $move }: ciężki błąd, { $name }, { $points }
web-review-mark-turn = Ruch { $move }: to, co pokazano, wylosowano lub zrobili inni, zmienia szansę, { $name }, { $points }
web-review-key-mistake = błąd
web-review-key-blunder = ciężki błąd
web-review-key-turn = zwrot nie z własnej woli
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
web-review-unknown = Bot nie policzył tu szansy.
web-review-before = Szansa przed: { $before }
web-review-after = po tym, co zagrano: { $after }
web-review-played = zagrane
web-review-best = najlepsze
web-review-mixture = Pod „Bot”: jak często bot zagrałby każdy z tych wyborów.
web-review-why = Bot o własnym wyborze: { $why }
