### Tematy zagadek.

puzzle-theme-seven-ronin-attack = Atakujący
puzzle-theme-seven-ronin-defence = Obrońca
puzzle-theme-seven-ronin-patience = Kiedy przestać
puzzle-theme-seven-ronin-division = Podział obrażeń
puzzle-theme-seven-ronin-ronin = Zdolności roninów
puzzle-theme-seven-ronin-area = Zdolności obszarów
puzzle-theme-seven-ronin-late = Ostatnie rundy
