### Votre bilan : ce qui a été joué et réussi dans ce navigateur.

web-record-about = Chaque partie que vous avez finie dans ce navigateur. Le bilan n’est stocké qu’ici. Les parties sur un même écran et celles reprises à partir d’une position ne comptent pas.
web-record-earned = réussi :
web-record-open = pas encore :
web-record-lesson = La leçon
web-record-played = Jouées
web-record-won = Gagnées
web-record-lost = Perdues
web-record-rate = % gagnées
web-record-all = Toutes les parties
web-record-by-mode = Par mode ou édition
web-record-by-opponent = Par adversaire
web-record-by-side = Par camp ou place
web-record-none = Aucune partie finie pour le moment.
web-record-unnamed = Joueur sans nom
web-record-achievements = Réussites : { $number } sur { $all }
web-record-export = Télécharger
web-record-delete = Effacer le bilan
web-record-delete-sure = Effacer toutes les parties et réussites gardées par ce navigateur ? C’est définitif.
