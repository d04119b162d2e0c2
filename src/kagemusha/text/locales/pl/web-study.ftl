### Komentarze i warianty skończonej partii.

web-study = Komentarze i warianty
web-study-by = autor: { $name }
web-study-comment = Twój komentarz
web-study-at = Chwila { $number }
web-study-variation = Wariant od chwili { $number }
web-study-begin = Spróbuj stąd inaczej
web-study-choose = Co można tu zrobić:
web-study-step-back = Wstecz w wariancie
web-study-step-on = Dalej w wariancie
web-study-leave = Wróć do partii
web-study-drop = Usuń wariant
web-study-drop-sure = Wariant zniknie razem z twoimi komentarzami.
web-study-new = Zapisz jako studium
web-study-new-about = Komentarze i warianty zapisują się razem i każdy, kto ma link, może je czytać. Zmieniać je można tylko w tej przeglądarce.
web-study-title = Tytuł
web-study-author = Twoje imię (opcjonalnie)
web-study-save = Zapisz
web-study-saved = Zapisano ✓
web-study-links = Linki
web-study-link = Każdy, kto ma ten link, może czytać studium
web-study-own-link = Z tym linkiem możesz je też zmieniać na innym urządzeniu: zachowaj go dla siebie
web-study-delete = Usuń studium
web-study-delete-sure = Studium zniknie dla wszystkich. Partia zostaje.

# Kilka osób ogląda partię, a jedna prowadzi.
web-joint = Oglądanie razem
web-joint-begin = Obejrzyjcie razem
web-joint-join = Dołącz
web-joint-led = { $name } pokazuje tę partię innym.
web-joint-others = Inni oglądają tę partię razem.
web-joint-you-lead = Prowadzisz: inni widzą to, na co patrzysz.
web-joint-nobody = Nikt teraz nie prowadzi.
web-joint-following = Prowadzi { $name }, a ty patrzysz na to samo.
web-joint-alone = Oglądasz samodzielnie. Prowadzi { $name }.
web-joint-hand-over = Niech prowadzi { $name }
web-joint-lead = Prowadź
web-joint-catch-up = Dogoń resztę
web-joint-part = Oglądaj samodzielnie
web-joint-leave = Odejdź
web-joint-about = Wyślij innym link spod „Udostępnij”: znajdą cię tutaj.
web-joint-guest = Gość
