### Strona gry, która nie ma własnej.

web-generic-table = Stół
web-generic-players = Gracze
web-generic-nothing = nic
