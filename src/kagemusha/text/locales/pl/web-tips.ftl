### Podpowiedź na planszy i tryb „?”.

web-tips-mode = Wskaż cokolwiek, by się dowiedzieć, co to jest. Esc kończy ten tryb.
web-tips-now = Teraz
web-tips-can = Możesz
web-tips-end = Gotowe
