### Ustawienia w przeglądarce.

web-settings-look = Wygląd
web-settings-theme = Kolory
web-settings-theme-system = Jak w systemie
web-settings-theme-light = Jasne
web-settings-theme-dark = Ciemne
web-settings-size = Rozmiar tekstu
web-settings-size-normal = Zwykły
web-settings-size-large = Duży
web-settings-size-largest = Bardzo duży
web-settings-contrast = Większy kontrast
web-settings-play = Gra
web-settings-speed = Animacje i tury botów
web-settings-speed-slow = Wolne
web-settings-speed-normal = Zwykłe
web-settings-speed-fast = Szybkie
web-settings-speed-none = Od razu
web-settings-confirm = Pytaj przed ostatecznym wyborem
web-settings-confirm-about = Zanim zapieczętujesz plan lub zrobisz coś innego, czego nie można cofnąć.
web-settings-hints = Proponuj podpowiedzi
web-settings-hints-about = Tylko przeciw botom.
web-settings-forced = Wykonuj za mnie wymuszone wybory
web-settings-forced-about = Przeciw botom, gdy jest tylko jeden wybór.
web-settings-kept = Ta przeglądarka pamięta te ustawienia dla wszystkich gier.
web-settings-bots-full = Boty grają z pełną siłą.
web-settings-bots-soon = Boty osiągną pełną siłę za kilka minut: trwa ich kompilacja.
web-settings-bots-less = Boty nie są tu skompilowane, bo brakuje kompilatora C albo kompilacja się nie udała: najsilniejsze widzą mniej daleko.
