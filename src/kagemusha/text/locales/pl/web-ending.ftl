# Jak skończyła się gra i obrazek, którym można się podzielić.
web-ending-turn = Punkt zwrotny: { $sentence }
web-ending-turn-round = Punkt zwrotny w rundzie { $round }: { $sentence }
web-ending-picture = Obrazek do udostępnienia
web-ending-picture-about = { $title }. { $why }
web-ending-save = Zapisz obrazek
web-ending-share = Udostępnij…
web-ending-failed = W tej przeglądarce nie udało się utworzyć obrazka.
