### Shinobi WAT-AAH! w przeglądarce.

## Stół

web-wat-aah-you = Ty
web-wat-aah-others = Pozostali gracze
web-wat-aah-board = Plansza Wielkiego Mistrza
web-wat-aah-cards = { $number ->
        [one] { $number } karta na ręce
        [few] { $number } karty na ręce
        [many] { $number } kart na ręce
       *[other] { $number } karty na ręce
    }
web-wat-aah-known-hand = Co wiesz o tej ręce
web-wat-aah-troops = siła { $number }
web-wat-aah-corruption = Korupcja { $number }
web-wat-aah-corruption-short = Korupcja
web-wat-aah-total = suma { $number }
web-wat-aah-clan = { $number ->
        [one] { $clan }: { $number } karta, siła { $strength }
        [few] { $clan }: { $number } karty, siła { $strength }
        [many] { $clan }: { $number } kart, siła { $strength }
       *[other] { $clan }: { $number } karty, siła { $strength }
    }
web-wat-aah-new-clan = Wystaw nowy klan
web-wat-aah-deck = Talia: { $number }
web-wat-aah-reshuffles = przetasowań: { $number }
web-wat-aah-yokai = Yokai

## Jigoku

web-wat-aah-jigoku = Jigoku: { $number }
web-wat-aah-jigoku-open = Otwórz Jigoku: { $number }
web-wat-aah-jigoku-order = Karta z wierzchu jest pierwsza.
web-wat-aah-filter = Pokaż tylko jeden klan
web-wat-aah-all = Wszystkie

## Ręka

web-wat-aah-hand = Twoja ręka
web-wat-aah-hand-none = Nie masz kart na ręce.
web-wat-aah-hand-other = Ręka
web-wat-aah-hand-other-none = Ręka jest pusta.
web-wat-aah-hand-pick = Wybierz karty, które chcesz wystawić razem.
web-wat-aah-sort-clan = Według klanów
web-wat-aah-sort-strength = Według siły
web-wat-aah-plan = Co mogą wybrane karty
web-wat-aah-plan-place = { $number ->
        [one] Wystaw { $clan }: { $number } karta, siła { $strength }
        [few] Wystaw { $clan }: { $number } karty, siła { $strength }
        [many] Wystaw { $clan }: { $number } kart, siła { $strength }
       *[other] Wystaw { $clan }: { $number } karty, siła { $strength }
    }
web-wat-aah-plan-reinforce = { $number ->
        [one] Wzmocnij { $clan }: { $number } karta, siła { $strength }
        [few] Wzmocnij { $clan }: { $number } karty, siła { $strength }
        [many] Wzmocnij { $clan }: { $number } kart, siła { $strength }
       *[other] Wzmocnij { $clan }: { $number } karty, siła { $strength }
    }
web-wat-aah-plan-echo = { $clan }, Uderzenie Echa
web-wat-aah-plan-clear = Odłóż je

## Oglądane karty

web-wat-aah-stage-looked-at = Oglądasz te karty
web-wat-aah-stage-taking = Widzisz tę rękę
web-wat-aah-stage-temple = Karty ze Świątyni

## Plansza Wielkiego Mistrza

web-wat-aah-temple = Świątynia Cienia
web-wat-aah-temple-under = Odłożone pod talię: { $names }
web-wat-aah-shosho = Shosho
web-wat-aah-rank = miejsce { $number }
web-wat-aah-pawns = { $number ->
        [one] { $number } pionek do postawienia
        [few] { $number } pionki do postawienia
        [many] { $number } pionków do postawienia
       *[other] { $number } pionka do postawienia
    }
web-wat-aah-court-hidden = Zakryta karta Dworu
web-wat-aah-decoy = Wabik { $number }
web-wat-aah-final-boss = Finałowy Boss
web-wat-aah-suspects = Nadal możliwi: { $names }

## Co działa

web-wat-aah-round = Runda { $number }
web-wat-aah-target = Cel: { $name }
web-wat-aah-left = Do wyboru: { $number }

## Zanim zostanie zapieczętowane

web-wat-aah-sure-seal = Zapieczętować tę wymianę? Potem nie można jej zmienić.
web-wat-aah-sure-end = Zakończyć turę bez użycia karty Dworu?

## Wynik

web-wat-aah-figure-clans = Wystawione klany
web-wat-aah-figure-powers = Użyte moce
web-wat-aah-figure-lost = Stracone karty
web-wat-aah-figure-corrupt = Karty na stosie Korupcji
