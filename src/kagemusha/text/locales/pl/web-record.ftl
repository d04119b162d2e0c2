### Twoje wyniki: co rozegrano i osiągnięto w tej przeglądarce.

web-record-about = Każda partia dokończona w tej przeglądarce. Wyniki są zapisane tylko tutaj. Partie przy jednym ekranie i kontynuowane od wybranej pozycji się nie liczą.
web-record-earned = osiągnięte:
web-record-open = jeszcze nie:
web-record-lesson = Lekcja
web-record-played = Rozegrane
web-record-won = Wygrane
web-record-lost = Przegrane
web-record-rate = % wygranych
web-record-all = Wszystkie partie
web-record-by-mode = Według trybu lub edycji
web-record-by-opponent = Według przeciwnika
web-record-by-side = Według strony lub miejsca
web-record-none = Nie ma jeszcze dokończonej partii.
web-record-unnamed = Gracz bez imienia
web-record-achievements = Osiągnięcia: { $number } z { $all }
web-record-export = Pobierz
web-record-delete = Usuń wyniki
web-record-delete-sure = Usunąć wszystkie partie i osiągnięcia zapisane w tej przeglądarce? Tego nie można cofnąć.
