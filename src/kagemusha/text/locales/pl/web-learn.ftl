### Lekcje: kurs gry i przewodnik obok planszy.

web-learn-title = Nauka gry { $game }
web-learn-none = Ta gra nie ma jeszcze lekcji.
web-learn-no-such-lesson = Nie ma takiej lekcji.
web-learn-no-such-game = Nie ma tu takiej gry.
web-learn-count = Ukończone lekcje: { $done } z { $number }
web-learn-progress = Postęp
web-learn-start = Zacznij: { $title }
web-learn-go-on = Kontynuuj: { $title }
web-learn-steps = { $number ->
        [one] { $number } krok
        [few] { $number } kroki
       *[many] { $number } kroków
    }
web-learn-is-done = ukończona
web-learn-coach = Przewodnik
web-learn-step = Krok { $number } z { $steps }
web-learn-watch = Zobacz, co się stanie…
web-learn-right = Dobrze!
web-learn-marked = Zaznaczone: { $names }.
web-learn-continue = Dalej
web-learn-try-again = Spróbuj ponownie
web-learn-show-me = Pokaż
web-learn-do-it = Zrób to za mnie
web-learn-shown = Wybierz: { $choice }.
web-learn-shown-plan = Plan leży na planszy. Teraz go zapieczętuj.
web-learn-again = Zacznij od nowa
web-learn-skip = Pomiń lekcję
web-learn-all = Wszystkie lekcje
web-learn-done = Świetnie!
web-learn-next = Następna: { $title }
web-learn-play = Zagraj

## Przewodnik w partii

web-guide-play = Pierwsza partia z przewodnikiem
web-guide-about = Prawdziwa partia z łatwym botem. Przewodnik wyjaśnia, co nowe, i mówi, czym grozi plan.
web-guide-off = Wyłącz
web-guide-got-it = Rozumiem
web-guide-your-choice = Wybór należy do ciebie. Rozejrzyj się albo poproś o radę.
web-guide-looking = Szukam rady…
web-guide-offer = Pierwszy raz grasz w { $game }?
web-guide-offer-about = Przewodnik wyjaśni wszystko po kolei.
web-guide-yes = Prowadź mnie
web-guide-no = Nie, dziękuję
web-guide-sure = Chwileczkę
web-guide-anyway = Zrobić to mimo wszystko?
web-guide-learned = { $number ->
        [one] Poznane pojęcia: { $number }
       *[other] Poznane pojęcia: { $number }
    }
web-guide-lessons = Dowiedz się więcej:
