# kagemusha animate

terminal-help-animate =
    Zrób małą animację partii z tego, co wiedziało jedno miejsce albo widz: plik SVG, który sam się odtwarza w przeglądarkach i na stronach internetowych. W pliku nie ma niczego, co było przed tym miejscem ukryte.
terminal-help-animate-short = Zrób animację partii.
terminal-help-animate-examples =
    kagemusha animate moja-partia.json
    kagemusha animate moja-partia.json --seat attacker --out atak.svg
    kagemusha animate moja-partia.json --seconds 0.5
terminal-option-animate-seat = Czyją wiedzę pokazać. Domyślnie: spectator.
terminal-option-animate-out = Plik do zapisania; - to standardowe wyjście. Domyślnie: nazwa zapisu z .svg.
terminal-option-animate-seconds = Ile sekund pokazywać każdą chwilę. Domyślnie: 1.
terminal-animate-title = { $game }, { $variant } · widok: { $name }
terminal-animate-about = { $number ->
        [one] Animacja: { $number } obraz.
        [few] Animacja: { $number } obrazy.
        [many] Animacja: { $number } obrazów.
       *[other] Animacja: { $number } obrazu.
    }
terminal-error-animate-format = Animacja jest plikiem SVG. Podaj w --out nazwę z końcówką .svg zamiast { $file }.
