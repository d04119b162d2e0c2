### 7 Ronin: osiągnięcia.

web-seven-ronin-achievement-five-areas = Pięć obszarów
web-seven-ronin-achievement-five-areas-about = Wygraj jako Atakujący, trzymając pięć obszarów: rozstaw ninja tam, gdzie stanie niewielu roninów.
web-seven-ronin-achievement-all-seven = Cała siódemka
web-seven-ronin-achievement-all-seven-about = Wygraj jako Obrońca bez straty ronina: rozdzielaj rany tak, by nikt nie padł.
web-seven-ronin-achievement-fields = Pan pól
web-seven-ronin-achievement-fields-about = Wygraj jako Atakujący dzięki Polom: razem liczą się jak trzy obszary.
web-seven-ronin-achievement-green = Rynek jest nasz
web-seven-ronin-achievement-green-about = Oczyść Rynek jako Obrońca i wygraj: ronin zatrzymuje tam ninja na tyłach.
web-seven-ronin-achievement-bow-and-balm = Łuk i balsam
web-seven-ronin-achievement-bow-and-balm-about = Użyj Yumi i Taiko na wolnych obszarach w partii, którą wygrasz.
web-seven-ronin-achievement-no-ninja = Nikogo nie ma
web-seven-ronin-achievement-no-ninja-about = Wygraj jako Obrońca, bo Atakującemu zabrakło ninja: liczy się każdy wyeliminowany ninja.
web-seven-ronin-achievement-both-sides = Z obu stron
web-seven-ronin-achievement-both-sides-about = Wygraj jako Atakujący i jako Obrońca: znajomość obu stron pomaga zgadywać.
