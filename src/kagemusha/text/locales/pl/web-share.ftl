### Skończona partia dla innych.

web-share = Udostępnij tę partię
web-share-link = Link do partii: każdy, kto go otworzy, może ją obejrzeć i analizować
web-share-embed = Kod HTML, który pokazuje partię na innej stronie
web-share-embed-about = Zaczyna się od początku, z miejsca, z którego patrzysz.
web-share-embed-here = Zaczyna się od chwili { $number }, z miejsca, z którego patrzysz.
web-share-embed-look = Zobacz, jak to wygląda
web-share-animation = Animacja
web-share-animation-about = Mały plik, który sam się odtwarza. Pokazuje tylko to, co wiedziało wybrane miejsce.
web-share-animation-make = Zrób animację
web-share-animation-busy = Rysowanie partii …
web-share-animation-picture = Partia jako animacja
web-share-animation-save = Zapisz plik
web-share-animation-send = Udostępnij plik …
web-embed-open = Otwórz w Kagemusha
