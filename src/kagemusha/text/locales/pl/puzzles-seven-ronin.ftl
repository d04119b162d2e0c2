### Tematy zagadek.

seven-ronin-theme-attack = Atakujący
seven-ronin-theme-defence = Obrońca
seven-ronin-theme-patience = Kiedy przestać
seven-ronin-theme-division = Podział obrażeń
seven-ronin-theme-ronin = Zdolności roninów
seven-ronin-theme-area = Zdolności obszarów
seven-ronin-theme-late = Ostatnie rundy
