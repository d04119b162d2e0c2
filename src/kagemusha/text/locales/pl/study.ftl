### Studia: komentarze i warianty skończonej partii.

study-unknown = Nie ma studium { $study }.
study-wrong-secret = To studium może zmieniać tylko osoba, która je zaczęła: brakuje klucza albo jest zły.
study-stale = Studium zmieniono gdzie indziej i ma teraz wersję { $number }. Wczytaj je ponownie, a potem zmień.
study-long-text = Ten tekst jest za długi. Napisz najwyżej { $number } znaków.
study-too-much = W studium jest za dużo: { $number }, a mieści się najwyżej { $most }.
study-too-many = Ta partia ma już { $number } studiów i więcej mieć nie może. Zmień jedno z nich.
study-empty-variation = Wariant musi mieć co najmniej jedną akcję.

terminal-help-admin-studies = Wypisz wszystkie studia: identyfikator, ostatnia zmiana, stół, adres, autor i tytuł.
terminal-help-admin-delete-study = Usuń studium na zawsze. Partia zostaje.
terminal-option-admin-study = Identyfikator studium.
admin-studies = Studia: { $number }.
admin-study-deleted = Usunięto studium { $study }.

review-full = W tym wspólnym oglądaniu jest już { $number } osób i więcej się nie zmieści. Obejrzyj partię samodzielnie.
review-led = To wspólne oglądanie prowadzi { $name } i tylko ta osoba może przekazać prowadzenie.
review-no-participant = Tej osoby nie ma we wspólnym oglądaniu. Najpierw trzeba dołączyć.
review-not-leader = Wszystkich przenosi tylko osoba, która prowadzi wspólne oglądanie. Najpierw przejmij prowadzenie.
