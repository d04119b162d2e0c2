### Czego odmawiają stół do gry i jego baza danych.

## Miejsca

table-unknown = Nie ma stołu „{ $table }”.
table-wrong-secret = Ten sekret nie otwiera żadnego miejsca przy tym stole.
table-other-seat = Miejsce { $seat } nie należy do ciebie.
table-which-seat = Podaj, o które miejsce chodzi. Twoje to: { $known }.
table-seat-taken = Miejsce { $seat } nie jest wolne.
table-no-seat-open = Przy tym stole nie ma wolnego miejsca.
table-no-spectators = Widzowie mogą oglądać ten stół dopiero po zakończeniu partii.

## Polecenia

table-stale = Stan stołu się zmienił. Spójrz na niego jeszcze raz, przy swojej aktualizacji { $number }, i wybierz ponownie.
table-plan-too-far = Plan kończy się tam, gdzie coś się odkrywa albo rozstrzyga los: najpierw zrób „{ $action }”, a potem wybieraj dalej.
table-bad-command = Identyfikator polecenia ma od 1 do { $number } znaków, samych widocznych.
table-bad-secret = Sekret musi mieć co najmniej { $number } znaków: litery, cyfry, łączniki lub podkreślenia.
table-long-name = Imię może mieć najwyżej { $number } znaków.
table-bad-words = Wiadomość może mieć od 1 do { $number } znaków.
table-many-undos = Osiągnięto limit cofnięć przy tym stole ({ $number }).
table-full = Osiągnięto limit wpisów tego stołu ({ $number }).
table-too-many = Z twojego adresu jest już { $number } niedokończonych stołów. Dokończ lub poddaj jedną z partii albo spróbuj później.
table-too-many-imported = Z twojego adresu wczytano już { $number } partii w ciągu ostatnich 7 dni. Spróbuj później.
table-chat-full = Osiągnięto limit wiadomości w tej rozmowie ({ $number }).
table-chat-often = Wysłano { $number } wiadomości w ciągu minuty. Poczekaj chwilę.
table-chat-closed = Administrator serwera zamknął tę rozmowę.
table-muted = Administrator serwera odebrał ci głos przy tym stole.
table-no-such-line = W tej rozmowie nie ma wiersza { $number } albo został usunięty.
table-no-person = Na miejscu { $seat } nie siedzi nikt, kto ma imię.
table-report-what = Podaj wiersz rozmowy albo miejsce, którego nazwę zgłaszasz.
table-many-reports = Twoje zgłoszenia z tego stołu, które czekają na administratora: { $number }. Więcej nie można.
table-no-report = Nie ma zgłoszenia „{ $report }”. Listę pokazuje „kagemusha admin reports”.
table-report-resolved = To zgłoszenie jest już załatwione: { $measure }.
table-measure-needs = Do tego środka czegoś brakuje: { $what }.
table-not-blocked = „{ $value }” nie jest zablokowane. Blokady pokazuje „kagemusha admin blocks”.

## Czas i koniec

table-time-up = Twój czas na ten ruch minął: wykona go za ciebie bot.
table-time-lost = Partia jest skończona: minął czas miejsca { $seat }.
table-was-closed = Partia jest skończona: administrator serwera zamknął stół.
table-for-review = Ten stół jest tylko do oglądania: powstał z zapisu partii.
table-resigned = Partia jest poddana. Bot gra dalej za ciebie.
table-bot-plays = Bot gra za ciebie. Najpierw wróć na swoje miejsce.
table-paused = Partia jest wstrzymana. Wszyscy gracze muszą się zgodzić na jej wznowienie.
table-no-proposal = Ta propozycja nie jest już aktualna.
table-proposal-open = Jest już otwarta propozycja. Najpierw na nią odpowiedz albo ją wycofaj.
table-not-possible = Przy tym stole nie jest to teraz możliwe.
table-declined = Propozycję odrzucono. Możesz zapytać ponownie za { $number } s.
table-not-gone = Ten gracz jest przy stole. Decydować można tylko za nieobecnych.
table-wait-for = Ta osoba jest nieobecna zbyt krótko. Poczekaj jeszcze { $number } s.
table-many-proposals = Osiągnięto limit odejść i propozycji przy tym stole ({ $number }).
table-still-running = Całą partię można zobaczyć po jej zakończeniu.
table-rematch-early = Kolejną partię można zaproponować, gdy ta się skończy.
table-rematch-begun = Następna partia już się zaczęła.
table-no-rematch = Nikt teraz nie proponuje kolejnej partii.
table-rematch-seats = Jest was { $number }, a w tej grze jest najwyżej { $most } miejsc.
table-no-such-move = Nie ma ruchu { $number }. Ruchy mają numery od 0, czyli otwarcia, do { $last }.
table-no-such-seat = Nie ma miejsca { $seat }. Miejsca mają numery od 0 do { $last }.
table-no-such-update = Nie masz aktualizacji { $number }. Twoje mają numery od 0 do { $last }.
table-fork-move = Dopóki partia trwa, podaj jedną ze swoich aktualizacji, od której chcesz grać dalej, a nie ruch.
table-fork-seat = Aby kontynuować z partii, która jeszcze trwa, trzeba mieć sekret jednego z miejsc.
table-fork-over = W tej chwili partia jest już skończona: wybierz wcześniejszą.
table-fork-people = Dopóki w tę partię grają ludzie, nie można jej dogrywać gdzie indziej: poczekaj na jej koniec.
table-closed = Stół „{ $table }” nie jest już tutaj obsługiwany.

## Baza danych

table-other-rules = Stół „{ $table }” zaczęto według innych zasad ({ $found }) niż te, które ma program ({ $known }), i nie można go wczytać.
table-store-no-url = „{ $url }” nie jest adresem bazy danych. Napisz sqlite:///PLIK albo postgresql://UŻYTKOWNIK@HOST/NAZWA.
table-store-no-driver = Brakuje sterownika dla { $url }: { $problem }. Zainstaluj kagemusha z dodatkiem „postgres”.
table-store-failed = Baza danych { $url } nie działa: { $problem }.
table-store-busy = Inni byli szybsi { $number } razy z rzędu. Spróbuj ponownie.
table-store-too-new = Baza danych ma rewizję { $found }, a ten program zna najwyżej { $known }: zapisała ją nowsza wersja. Zainstaluj ją albo wybierz inną bazę.
table-store-no-way-back = Z rewizji { $found } nie można wrócić do „{ $wanted }”.
table-store-damaged = Wpis { $number } stołu „{ $table }” nie prowadzi do stanu, który z nim zachowano.

reason-time = czas minął
reason-closed = administrator serwera zamknął stół
reason-resigned = druga strona się poddała
reason-absent = druga strona opuściła stół
reason-draw = uzgodniono remis
reason-aborted = partię przerwano

## Kopia zapasowa i jej przywrócenie

terminal-help-backup =
    Zapisz wszystkie stoły działającego serwera w jednym pliku. Kopia zawiera wszystko, co zatwierdzono do chwili jej rozpoczęcia. Przechowuj ją bezpiecznie: zawiera ziarna losowe trwających partii, ale żadnych sekretów miejsc.
terminal-help-backup-short = Zapisz wszystkie stoły serwera w pliku.
terminal-help-backup-examples =
    kagemusha backup tables.backup
    kagemusha backup /backups/today --database postgresql://kagemusha@localhost/kagemusha
terminal-help-restore =
    Wczytaj kopię zapasową do bazy, która jest pusta lub jeszcze nie istnieje, w całości albo wcale, i sprawdź każdy stół. Może to być baza innego rodzaju niż wcześniej.
terminal-help-restore-short = Wczytaj kopię zapasową do pustej bazy.
terminal-help-restore-examples =
    kagemusha restore tables.backup --database sqlite:///new.db
terminal-option-backup-file = Plik do zapisania. Istniejący zostanie zastąpiony, gdy nowy będzie kompletny.
terminal-option-restore-file = Kopia zapasowa.
terminal-option-restore-database = Baza docelowa: sqlite:///PLIK lub postgresql://UŻYTKOWNIK@HOST/NAZWA.
terminal-error-restore-where = Podaj bazę docelową: --database sqlite:///PLIK lub postgresql://UŻYTKOWNIK@HOST/NAZWA.

backup-written = { $file }: stoły { $number }, wpisy { $moves }, { $size } KiB.
backup-restored = Przywrócono { $file }: stoły { $number }, wpisy { $moves }.
backup-checked = Odtworzono każdy wpis. Stoły poprawne: { $number }; błędne: { $wrong }.
backup-not-empty = W tej bazie są już stoły. Kopię zapasową wczytuje się do pustej.
backup-damaged = „{ $file }” nie jest kopią zapasową albo plik jest niepełny lub zmieniony.

## Dla administratorów

terminal-help-admin = Zarządzaj stołami serwera: lista, zamykanie, eksport, usuwanie. Serwer może w tym czasie działać.
terminal-help-admin-short = Zarządzaj stołami serwera.
terminal-help-admin-list = Wypisz wszystkie stoły: identyfikator, ostatnia zmiana, stan, gra, ludzie, wpisy.
terminal-help-admin-disk = Pokaż, ile miejsca na dysku zajmują stoły.
terminal-help-admin-close = Zakończ trwającą partię w tym miejscu. Nikt nie wygrywa, a każdy może ją obejrzeć.
terminal-help-admin-export = Wyeksportuj do pliku zapis skończonej partii, dla „kagemusha verify”.
terminal-help-admin-delete = Usuń stół na zawsze, nawet w trakcie partii.
terminal-help-admin-expire = Usuń stoły, które nie zmieniły się od podanej liczby dni. Trwające partie zostają.
terminal-help-admin-downgrade = Cofnij bazę do rewizji, którą zna starsza wersja programu. Dane, których starsza wersja nie może przechować, przepadną: najpierw zrób kopię zapasową i zatrzymaj serwer.
terminal-option-admin-table = Identyfikator stołu.
terminal-option-admin-file = Plik do zapisania.
terminal-option-admin-expire = finished=DNI (skończone), abandoned=DNI (czekają na ludzi, bez zegara) lub imported=DNI (wczytane).
terminal-option-admin-dry-run = Tylko wypisz, co zostałoby usunięte.
terminal-option-admin-revision = Rewizja, na przykład 0003.
terminal-help-admin-reports = Wypisz, co zgłosili ludzie: wiersze rozmów i nazwy, które czekają na decyzję.
terminal-help-admin-resolve = Załatw zgłoszenie. Razem z nim załatwione są wszystkie zgłoszenia tego samego.
terminal-help-admin-moderate = Podejmij działanie przy stole bez zgłoszenia.
terminal-help-admin-block = Zablokuj adres lub sieć: serwer przestaje odpowiadać i zamyka połączenia.
terminal-help-admin-blocks = Wypisz, co jest zablokowane: adresy, stoły i tajne klucze miejsc.
terminal-help-admin-unblock = Zdejmij blokadę.
terminal-option-admin-report = Identyfikator zgłoszenia.
terminal-option-admin-measure = dismiss (nic nie robić), remove-line (usunąć wiersz), rename (zmienić nazwę), mute i unmute (odebrać i przywrócić głos), close-chat i open-chat (zamknąć i otworzyć rozmowę), close-table (zamknąć stół), block-client, block-seat lub block-table (zablokować klienta, miejsce lub stół).
terminal-option-admin-name = Nowa nazwa, dla rename. Domyślnie: żadna.
terminal-option-admin-note = Notatka dla administratorów, przechowywana z blokadą.
terminal-option-admin-seat = Miejsce, od 0: dla rename, mute, unmute i block-seat.
terminal-option-admin-line = Wiersz rozmowy, dla remove-line.
terminal-option-admin-all = Także załatwione.
terminal-option-admin-block = Adres lub sieć, na przykład 192.0.2.7 lub 2001:db8::/64.
terminal-option-admin-unblock = Adres, stół lub skrót, który pokazuje „kagemusha admin blocks”.
terminal-help-admin-examples =
    kagemusha admin list
    kagemusha admin reports
    kagemusha admin expire finished=90 abandoned=30 imported=7 --dry-run

admin-row = ludzie { $people }, wpisy { $entries }
admin-number = Stoły: { $number }.
admin-total = razem
admin-closed = Stół { $table } jest zamknięty.
admin-deleted = Usunięte stoły: { $number }.
admin-downgraded = Baza ma rewizję { $revision }.
admin-reports = Zgłoszenia: { $number }.
admin-report-line = miejsce { $seat } ({ $client }), wiersz { $line }: „{ $words }”
admin-report-name = miejsce { $seat } ({ $client }), nazwa: „{ $words }”
admin-report-by = zgłasza miejsce { $seat }: „{ $reason }”
admin-done = Gotowe: { $measure }.
admin-blocked = Zablokowano: { $value }.
admin-unblocked = Odblokowano: { $value }.
admin-blocks = Blokady: { $number }.

## Uczciwa gra

terminal-help-admin-fair-play = Pokaż, jak gra się przy stołach rankingowych: zgodność z silnikiem na tle tego, co zwykłe przy tym rankingu, i czasy namysłu. Bez profilu wypisuje wszystkie według tego, co już przeanalizowano; z profilem analizuje jego partie, a potem partie innych do porównania. To wskazówki tylko dla ciebie: nic z nich samo nie wynika.
terminal-option-fair-play-profile = Identyfikator profilu. Domyślnie wypisywane są wszystkie.
terminal-option-fair-play-matches = Ile partii każdego profilu jest czytanych, od najnowszej. Domyślnie: 20.
terminal-option-fair-play-seconds = Sekundy, po których żadna kolejna partia nie jest czytana ani analizowana. To, co przeanalizowano, zostaje. Domyślnie: 600.
fair-play-number = Rankingi: { $number }.
fair-play-note = To wskazówki, nie dowody. Obejrzyj partie, zanim cokolwiek postanowisz.
fair-play-matches = partie: przeczytane { $read }, w tym przeanalizowane { $analysed }; nieprzeczytane { $unread }
fair-play-best = jak silnik: { $mean } % (przedział 95 %: od { $low } do { $high }) z { $number } istotnych decyzji, partie: { $matches }
fair-play-best-few = Przeanalizowano za mało decyzji, by porównać je z silnikiem.
fair-play-loss = szansa oddana w jednej decyzji: { $mean } % (przedział 95 %: od { $low } do { $high })
fair-play-usual = zwykle przy tym rankingu: { $mean } %, ± { $spread } między graczami (pewność jak przy { $others } innych); odległość { $distance } odchyleń standardowych
fair-play-usual-few = Przeanalizowano za mało innych o podobnym rankingu, by powiedzieć, co jest zwykłe.
fair-play-bot = bot { $name }, ranking { $rating }: jak silnik { $best } %, oddaje { $loss } % (decyzje: { $number })
fair-play-times = czasy { $number } decyzji: mediana { $median } s, rozrzut { $spread }, prawie jednakowe { $band } %
fair-play-times-few = Za mało decyzji, by powiedzieć coś o czasach namysłu.
fair-play-difficulty = dłużej przy większym wyborze: korelacja rang { $value } (przedział 95 %: od { $low } do { $high })
fair-play-times-others = inni w tej puli ({ $number }): mediana { $medians } s, rozrzut { $spreads }, prawie jednakowe { $bands } %, korelacja rang { $difficulties }
fair-play-times-alone = Za mało innych w tej puli, by porównać z nimi czasy.
fair-play-range = od { $low } do { $high }
