### Podpowiedzi: co mówi się o rzeczach na planszy, w każdej grze.

tip-more = i inne możliwości
