### Bulles d’aide : ce qui se dit des choses d’un plateau, dans tous les jeux.

tip-more = et d’autres choix
