### Czego odmawiają stół do gry i jego magazyn.

## Miejsca

table-unknown = Nie ma stołu „{ $table }”.
table-wrong-secret = Ten sekret nie otwiera żadnego miejsca przy tym stole.
table-other-seat = Miejsce { $seat } nie należy do ciebie.
table-which-seat = Powiedz, o które miejsce chodzi. Twoje to: { $known }.
table-seat-taken = Miejsce { $seat } nie jest wolne.
table-no-seat-open = Przy tym stole nie ma wolnego miejsca.
table-no-spectators = Ten stół nie przyjmuje widzów przed końcem gry.

## Polecenia

table-stale = Stół zmienił się w międzyczasie. Spójrz na niego jeszcze raz, przy swojej aktualizacji { $number }, i dopiero wybierz.
table-plan-too-far = Plan kończy się tam, gdzie coś się odkrywa albo rozstrzyga los: najpierw zrób „{ $action }”, a potem wybieraj dalej.
table-bad-command = Identyfikator polecenia ma od 1 do { $number } znaków, samych widocznych.
table-bad-secret = Liczba znaków sekretu to co najmniej { $number }: litery, cyfry, łączniki lub podkreślenia.
table-long-name = Liczba znaków imienia to co najwyżej { $number }.
table-bad-words = Liczba znaków wiadomości to od 1 do { $number }.
table-many-undos = Cofnięć przy tym stole: { $number }. Więcej nie można.
table-full = Ten stół ma już tyle wpisów: { $number }. Więcej nie przyjmuje.
table-chat-full = Ta rozmowa ma już tyle wierszy: { $number }. Więcej nie przyjmuje.

## Czas i koniec

table-time-up = Twój czas na ten ruch minął: wykona go za ciebie bot.
table-time-lost = Gra przy stole jest skończona: minął czas miejsca { $seat }.
table-for-review = Ten stół służy tylko do oglądania: powstał z zapisu.
table-still-running = Całą rozgrywkę pokazuje się po jej zakończeniu.
table-no-such-move = Nie ma ruchu { $number }. Ruchy mają numery od 0, czyli otwarcia, do { $last }.
table-no-such-update = Nie masz aktualizacji { $number }. Twoje mają numery od 0 do { $last }.
table-fork-move = Dopóki stół jest w grze, podaj, od której swojej aktualizacji chcesz grać dalej, a nie od którego ruchu.
table-fork-seat = Aby grać dalej od stołu, który jeszcze trwa, trzeba mieć sekret jednego z miejsc.
table-fork-over = Stąd nie ma już nic do rozegrania: wybierz wcześniejszą chwilę.
table-fork-people = Dopóki w tę partię grają ludzie, nie można jej dogrywać gdzie indziej: poczekaj na jej koniec.
table-closed = Stół „{ $table }” nie jest już tutaj obsługiwany.

## Magazyn

table-other-rules = Stół „{ $table }” zaczęto według innych zasad ({ $found }) niż te, które ma program ({ $known }); program nie będzie zgadywał.
table-store-no-url = „{ $url }” nie jest adresem magazynu. Napisz sqlite:///PLIK albo postgresql://UŻYTKOWNIK@HOST/NAZWA.
table-store-no-driver = Brakuje sterownika dla { $url }: { $problem }. Zainstaluj kagemusha z dodatkiem „postgres”.
table-store-failed = Magazyn { $url } nie odpowiada jak należy: { $problem }.
table-store-busy = Inni byli szybsi { $number } razy z rzędu. Spróbuj ponownie.
table-store-too-new = Magazyn ma rewizję { $found }, a ten program zna najwyżej { $known }: zapisała go nowsza wersja. Zainstaluj ją albo weź inny magazyn.
table-store-damaged = Wpis { $number } stołu „{ $table }” nie prowadzi do stanu, który z nim zachowano.

reason-time = czas minął
