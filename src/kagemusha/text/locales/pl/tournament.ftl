### Turnieje: co jest odrzucane i polecenia administratora.

tournament-unknown = Nie ma tu turnieju { $tournament }.
tournament-not-organiser = Może to zrobić tylko organizator tego turnieju.
tournament-no-name = Turniej musi mieć nazwę.
tournament-sides = Partia turniejowa toczy się między dwiema stronami, a przy tych opcjach jest tylko jedna. Wybierz inny tryb.
tournament-clock = Turniej wymaga zegara, a kto przekroczy czas, przegrywa.
tournament-many = Organizujesz już { $number } turnieje, które się nie skończyły. Najpierw zakończ lub odwołaj jeden z nich.
tournament-full = Może wziąć udział najwyżej { $number } uczestników.
tournament-many-bots = Może wziąć udział najwyżej { $number } botów: myślą na tym serwerze.
tournament-not-open = Ten turniej już się zaczął albo został odwołany. Nie można już do niego dołączyć.
tournament-ended = Ten turniej się skończył albo został odwołany.
tournament-few = Liczba uczestników musi wynosić co najmniej { $number }, a wynosi { $found }.
tournament-no-entrant = Wycofać można tylko kogoś, kto bierze udział w tym turnieju.
tournament-no-match = W tym turnieju nie toczy się teraz taka partia.
tournament-no-rematch = W turnieju nie ma rewanżu. Na jego stronie widać następnego przeciwnika.

terminal-help-admin-tournaments = Wyświetla wszystkie turnieje: identyfikator, ostatnią zmianę, stan, rundę, liczbę uczestników, grę, organizatora i nazwę.
terminal-help-admin-cancel-tournament = Odwołuje turniej. Partie, które trwają, zostaną dokończone.
terminal-help-admin-rename-tournament = Nadaje turniejowi inną nazwę.
terminal-option-admin-tournament = Identyfikator turnieju.
terminal-option-admin-tournament-name = Nowa nazwa.
admin-tournaments = Turnieje: { $number }.
admin-tournament-row = runda { $round } z { $rounds }, uczestnicy: { $entrants }
admin-tournament-cancelled = Turniej { $tournament } został odwołany.
admin-tournament-renamed = Turniej { $tournament } nazywa się teraz { $name }.
