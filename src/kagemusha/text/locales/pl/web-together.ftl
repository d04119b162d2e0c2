### Co czyta ktoś, kto wchodzi z linku do stołu.

web-welcome = Zaproszenie do gry w
web-welcome-by = { $number ->
        [one] { $names } zaprasza do gry
       *[other] { $names } zapraszają do gry
    }
web-welcome-playing = { $number ->
        [one] { $names } gra w
       *[other] { $names } grają w
    }
web-welcome-full = Wszystkie miejsca są zajęte.
web-welcome-watch = Tylko oglądam
web-welcome-usual = zwykłe zasady
web-welcome-minutes = po { $number } min, plus { $increment } s na ruch
web-welcome-number = partia { $number } przy tym stole
web-welcome-learn = Najpierw lekcja
web-qr = Pokaż kod QR
web-qr-about = Link do tego stołu jako kod QR
