### Co działa na tym komputerze.

doctor-version = Kagemusha { $version }, { $python }, { $system }.
doctor-compiled = Zasady i boty działają skompilowane: { $parts }.
doctor-interpreted =
    To polecenie interpretuje zasady i boty: działają poprawnie, ale w tym samym czasie boty przewidują mniej.
doctor-copy =
    Skompilowana kopia w { $folder }: { $state ->
        [ready] gotowa; używają jej boty serwera.
       *[other] jeszcze niegotowa albo utworzona z innych źródeł.
    }
doctor-compiler =
    { $found ->
        [none] Kompilator C: nie znaleziono. Mając gcc albo clang, „make play” skompiluje boty podczas pierwszej partii.
       *[other] Kompilator C: { $found }. „make play” kompiluje nim boty podczas pierwszej partii.
    }
doctor-client =
    { $state ->
        [built] Klient przeglądarki: zbudowany.
       *[other] Klient przeglądarki: niezbudowany. Buduje go „make web”.
    }
doctor-no-server = Pod adresem { $address } nie działa żaden serwer
doctor-server =
    Serwer { $address }: { $failed ->
        [none] brak problemów
       *[other] problemy z: { $failed }
    }; jego boty działają { $bots ->
        [compiled] skompilowane.
       *[other] interpretowane.
    }
doctor-database = Stoły są przechowywane w { $address }, o ile nie wybierzesz innej bazy danych.
doctor-extra =
    Część opcjonalna „{ $extra }”: { $missing ->
        [none] zainstalowana.
       *[other] niezainstalowana (brakuje: { $missing }). Zainstaluj ją poleceniem: pip install "kagemusha[{ $extra }]"
    }
terminal-help-doctor =
    Pokazuje, co działa na tym komputerze: czy zasady i boty są skompilowane, klient przeglądarki, serwer, baza danych, części opcjonalne.
terminal-help-doctor-short = Pokaż, co działa na tym komputerze.
terminal-help-doctor-examples =
    kagemusha doctor
