### Era of the Ninja: osiągnięcia.

web-era-of-the-ninja-achievement-explorer = Odkrycia
web-era-of-the-ninja-achievement-explorer-about = Dołóż sześć kafelków w jednej partii: Władca czeka w komnatach, których nikt jeszcze nie otworzył.
web-era-of-the-ninja-achievement-unseen = W ukryciu
web-era-of-the-ninja-achievement-unseen-about = Ukryj się i bądź w ukryciu co najmniej trzy rundy: niewidzianych Ninja nikt nie atakuje.
web-era-of-the-ninja-achievement-dodger = Lekkie stopy
web-era-of-the-ninja-achievement-dodger-about = Wykonaj trzy Uniki w jednej partii: sprawdź, jakiego wyniku potrzebujesz.
web-era-of-the-ninja-achievement-limit = Poza Limit
web-era-of-the-ninja-achievement-limit-about = Znieś Limit dla rzutu: Ki kupuje wyniki powyżej dziewięciu.
web-era-of-the-ninja-achievement-buyer = Dobre wyposażenie
web-era-of-the-ninja-achievement-buyer-about = Zdobądź trzy karty w jednej partii: niewydana Pomysłowość nic nie daje.
web-era-of-the-ninja-achievement-sneak = Z cienia
web-era-of-the-ninja-achievement-sneak-about = Zaatakuj z zaskoczenia: ukryty Ninja uderza mocniej.
web-era-of-the-ninja-achievement-lord = Władca padł
web-era-of-the-ninja-achievement-lord-about = Pokonaj Władcę: przyjdź z siłami, z bronią i z zapasem Ki.
